//! Jobs in NATS JetStream, for several machines.
//!
//! The stream `tessera-jobs` is a work queue: a job is a message on `tessera.jobs.ID`, which stays until it is acknowledged. The stream
//! `tessera-results` stores its outcome, on `tessera.results.ID.0` (and on `….1` and so on, if it is long) or `tessera.failed.ID`. A
//! worker acknowledges a job only after the server has acknowledged its result.

mod hold;
mod link;
mod results;

use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, pull};
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType};
use futures_util::StreamExt as _;
use tokio::runtime::Runtime;

use self::hold::NatsHold;
use self::link::{Link, away};
use crate::kinds::MAX_JOB;
use crate::{Added, Job, JobError, JobId, Outcome, Queue, Status, Taken};

const JOBS: &str = "tessera-jobs";
const RESULTS: &str = "tessera-results";
/// The name of the consumer that all workers share.
const WORKERS: &str = "workers";

/// A job whose lease is not renewed within this time goes to another worker.
const LEASE: Duration = Duration::from_secs(10);
/// The maximum number of jobs in the queue, and of messages with results.
const MAX_MESSAGES: i64 = 1_000_000;
/// The maximum number of jobs that all workers run at once.
const MAX_RUNNING: i64 = 10_000;
/// The maximum size of a job with its headers, in bytes.
const MAX_MESSAGE: i32 = (64 << 10) + 1024;
/// The number of jobs that are sent before the server's acknowledgements are awaited.
const AT_ONCE: usize = 256;

/// A queue in NATS JetStream, for any number of machines.
pub struct NatsQueue {
    runtime: Runtime,
    link: Link,
}

impl NatsQueue {
    /// Connects with a server, `nats://…`, or fails if it cannot be reached.
    pub fn connect(address: &str) -> Result<Self, JobError> {
        let queue = Self::start(address, false)?;
        queue.runtime.block_on(queue.link.streams())?;
        Ok(queue)
    }

    /// Connects with a server that may not be up yet: retries until it is.
    pub fn connect_patiently(address: &str) -> Result<Self, JobError> {
        Self::start(address, true)
    }

    fn start(address: &str, is_patient: bool) -> Result<Self, JobError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .map_err(|error| JobError::Away(format!("no thread can be started: {error}")))?;
        let link = runtime.block_on(Link::connect(address, is_patient))?;
        Ok(Self { runtime, link })
    }

    /// Whether workers have nothing to take and nothing to finish.
    ///
    /// Does not count the stream's messages: after a crash it may hold acknowledged ones, which the consumer never redelivers.
    async fn is_idle(&self) -> Result<bool, JobError> {
        Ok(self.link.waiting_and_running().await? == (0, 0))
    }

    async fn publish_all(&self, jobs: &[&Job]) -> Result<Added, JobError> {
        // When idle, leftovers are overwritten.
        let is_idle = self.is_idle().await?;
        let mut added = Added::default();
        for some in jobs.chunks(AT_ONCE) {
            let mut answers = Vec::with_capacity(some.len());
            for job in some {
                let subject = format!("tessera.jobs.{}", job.id());
                let mut message = PublishMessage::build().payload(job.content().into());
                if !is_idle {
                    message = message.expected_last_subject_sequence(0);
                }
                answers.push(self.link.context.send_publish(subject, message).await.map_err(away)?);
            }
            for answer in answers {
                match answer.await {
                    Ok(_) => added.queued += 1,
                    Err(error) if error.kind() == PublishErrorKind::WrongLastSequence => added.known += 1,
                    Err(error) => return Err(away(error)),
                }
            }
        }
        Ok(added)
    }

    async fn add_all(&self, jobs: &[Job]) -> Result<Added, JobError> {
        let mut open = Vec::new();
        for job in jobs {
            let (id, bytes) = (job.id(), job.content().len());
            if bytes > MAX_JOB {
                return Err(JobError::TooLarge { what: "a job", bytes, most: MAX_JOB });
            }
            match self.link.outcome(id).await {
                Ok(Some(Outcome::Done(_))) => continue,
                Ok(Some(Outcome::Failed(_))) | Err(JobError::DamagedResult { .. }) => {
                    self.link.forget(id).await?;
                }
                Ok(None) => {}
                Err(error) => return Err(error),
            }
            open.push(job);
        }
        let done = jobs.len() - open.len();
        Ok(Added { done, ..self.publish_all(&open).await? })
    }

    /// Takes a message from the work queue, if there is one.
    async fn next(&self, wait: Duration) -> Result<Option<async_nats::jetstream::Message>, JobError> {
        let consumer = self.link.consumer().await?;
        let mut messages = consumer.batch().max_messages(1).expires(wait).messages().await.map_err(away)?;
        messages.next().await.transpose().map_err(away)
    }

    async fn taken(&self, wait: Duration) -> Result<Taken<'_>, JobError> {
        let Some(message) = self.next(wait).await? else {
            return Ok(if self.is_idle().await? { Taken::Empty } else { Taken::Busy });
        };
        let name = message.subject.rsplit('.').next().unwrap_or_default().to_owned();
        let Ok(id) = name.parse::<JobId>() else {
            message.double_ack().await.map_err(away)?;
            let problem = "its name is not an id; it was thrown away".into();
            return Err(JobError::DamagedJob { name, problem });
        };
        match self.link.outcome(id).await {
            // Its worker was killed after it stored the result and before it acknowledged the job.
            Ok(Some(_)) => {
                message.double_ack().await.map_err(away)?;
                return Ok(Taken::Busy);
            }
            Ok(None) | Err(JobError::DamagedResult { .. }) => {}
            Err(error) => return Err(error),
        }
        match Job::read(id, &message.payload) {
            Ok(job) => Ok(Taken::Job(Box::new(NatsHold::new(self, id, job, message)))),
            Err(error) => {
                self.link.keep(id, &Outcome::Failed(error.to_string())).await?;
                message.double_ack().await.map_err(away)?;
                Err(error)
            }
        }
    }
}

impl Queue for NatsQueue {
    fn add(&self, jobs: &[Job]) -> Result<Added, JobError> {
        self.runtime.block_on(self.add_all(jobs))
    }

    fn take(&self, wait: Duration) -> Result<Taken<'_>, JobError> {
        let taken = self.runtime.block_on(self.taken(wait));
        if matches!(taken, Err(JobError::Away(_))) {
            self.link.forget_streams();
        }
        taken
    }

    fn outcome(&self, id: JobId) -> Result<Option<Outcome>, JobError> {
        self.runtime.block_on(self.link.outcome(id))
    }

    fn status(&self) -> Result<Status, JobError> {
        self.runtime.block_on(async {
            let (waiting, running) = self.link.waiting_and_running().await?;
            Ok(Status {
                waiting,
                running,
                done: self.link.count("tessera.results.*.0").await?,
                failed: self.link.count("tessera.failed.*").await?,
            })
        })
    }
}

/// The work queue.
fn jobs_config() -> Config {
    Config {
        name: JOBS.into(),
        subjects: vec!["tessera.jobs.*".into()],
        retention: RetentionPolicy::WorkQueue,
        storage: StorageType::File,
        discard: DiscardPolicy::New,
        max_messages: MAX_MESSAGES,
        max_messages_per_subject: 1,
        max_message_size: MAX_MESSAGE,
        ..Config::default()
    }
}

/// The results: the last message of each subject.
fn results_config() -> Config {
    Config {
        name: RESULTS.into(),
        subjects: vec!["tessera.results.*.*".into(), "tessera.failed.*".into()],
        retention: RetentionPolicy::Limits,
        storage: StorageType::File,
        discard: DiscardPolicy::New,
        max_messages: MAX_MESSAGES,
        max_messages_per_subject: 1,
        allow_direct: true,
        ..Config::default()
    }
}

fn workers_config() -> pull::Config {
    pull::Config {
        durable_name: Some(WORKERS.into()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: LEASE,
        max_ack_pending: MAX_RUNNING,
        ..pull::Config::default()
    }
}
