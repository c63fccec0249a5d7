//! A worker: takes jobs from a queue, runs them, stores their results.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

use tessera_search::Stop;

use crate::{Hold, Job, JobError, Outcome, Queue, Taken};

/// How long a thread waits for a job before it checks `stop`.
const WAIT: Duration = Duration::from_millis(250);

/// Does jobs on some threads until it is stopped.
pub struct Worker<'a> {
    /// Where the jobs come from.
    pub queue: &'a dyn Queue,
    /// The number of jobs that are done at once.
    pub threads: usize,
    /// Whether to end when every job is done, also those of others.
    pub once: bool,
}

/// How many jobs a worker has done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct JobCounts {
    /// With a result.
    pub done: usize,
    /// Failed.
    pub failed: usize,
}

/// An event of a worker.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A job is done.
    Done(&'a Job),
    /// A job cannot be done.
    Failed(&'a Job, &'a str),
    /// A job in the queue was damaged.
    Damaged(&'a JobError),
    /// The queue cannot be reached. The worker waits for it.
    Away(&'a JobError),
    /// The queue can be reached again.
    Back,
}

/// Receives events, from any thread.
type OnEvent<'a> = &'a (dyn Fn(Event<'_>) + Sync);

/// The shared state of a worker's threads.
struct Shared<'a> {
    stop: &'a Stop,
    on_event: OnEvent<'a>,
    done: AtomicUsize,
    failed: AtomicUsize,
    is_away: AtomicBool,
}

impl Worker<'_> {
    /// Works until `stop` is raised, and then releases unfinished jobs. With `once`, it also ends when every job is done.
    pub fn run(&self, stop: &Stop, on_event: OnEvent<'_>) -> Result<JobCounts, JobError> {
        let shared = Shared {
            stop,
            on_event,
            done: AtomicUsize::new(0),
            failed: AtomicUsize::new(0),
            is_away: AtomicBool::new(false),
        };
        thread::scope(|scope| {
            let work = || self.work(&shared).inspect_err(|_| stop.raise());
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads
                .into_iter()
                .try_for_each(|thread| thread.join().unwrap_or_else(|panic| panic::resume_unwind(panic)))
        })?;
        Ok(JobCounts { done: shared.done.into_inner(), failed: shared.failed.into_inner() })
    }

    /// One thread.
    fn work(&self, shared: &Shared<'_>) -> Result<(), JobError> {
        while !shared.stop.is_raised() {
            let taken = self.queue.take(WAIT);
            shared.note(&taken);
            match taken {
                Ok(Taken::Job(hold)) => shared.one(hold)?,
                Ok(Taken::Empty) if self.once => break,
                Ok(Taken::Empty | Taken::Busy) => {}
                Err(error @ JobError::DamagedJob { .. }) => {
                    shared.failed.fetch_add(1, Relaxed);
                    (shared.on_event)(Event::Damaged(&error));
                }
                Err(JobError::Away(_)) => thread::sleep(WAIT),
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl Shared<'_> {
    /// Reports each loss and recovery of the queue once.
    fn note<T>(&self, answer: &Result<T, JobError>) {
        match answer {
            Err(error @ JobError::Away(_)) if !self.is_away.swap(true, Relaxed) => {
                (self.on_event)(Event::Away(error));
            }
            Ok(_) if self.is_away.swap(false, Relaxed) => (self.on_event)(Event::Back),
            _ => {}
        }
    }

    /// Does one job.
    fn one(&self, mut hold: Box<dyn Hold + '_>) -> Result<(), JobError> {
        let done = panic::catch_unwind(AssertUnwindSafe(|| hold.job().run(self.stop)));
        let mut outcome = match done {
            // If this fails, the lease or lock ends by itself.
            Ok(Ok(None)) => return hold.give_back().or_else(|error| if_away(error, ())),
            Ok(Ok(Some(text))) => Outcome::Done(text),
            Ok(Err(reason)) => Outcome::Failed(reason),
            Err(panic) => Outcome::Failed(format!("the program failed: {}", message(&*panic))),
        };
        loop {
            let finished = hold.finish(&outcome);
            self.note(&finished);
            match finished {
                Ok(()) => break,
                Err(JobError::Away(_)) if !self.stop.is_raised() => thread::sleep(WAIT),
                Err(error @ JobError::TooLarge { .. }) if matches!(outcome, Outcome::Done(_)) => {
                    outcome = Outcome::Failed(error.to_string());
                }
                Err(error) => return if_away(error, ()),
            }
        }
        match &outcome {
            Outcome::Done(_) => {
                self.done.fetch_add(1, Relaxed);
                (self.on_event)(Event::Done(hold.job()));
            }
            Outcome::Failed(reason) => {
                self.failed.fetch_add(1, Relaxed);
                (self.on_event)(Event::Failed(hold.job(), reason));
            }
        }
        Ok(())
    }
}

/// A queue that is away is no error of a worker that stops.
fn if_away<T>(error: JobError, value: T) -> Result<T, JobError> {
    if matches!(error, JobError::Away(_)) { Ok(value) } else { Err(error) }
}

/// The message of a panic.
fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}
