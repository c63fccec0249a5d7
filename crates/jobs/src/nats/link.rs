//! The connection with a server, and its streams.

use std::fmt::Display;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_nats::jetstream::Context;
use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::context::ContextBuilder;
use async_nats::jetstream::stream::Stream;
use async_nats::{ConnectErrorKind, ConnectOptions, ServerAddr};
use futures_util::TryStreamExt as _;
use percent_encoding::percent_decode_str;

use super::{WORKERS, jobs_config, results_config, workers_config};
use crate::JobError;

/// How long to wait before the server is tried again.
const AGAIN: Duration = Duration::from_millis(500);
/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// The streams and the consumer.
#[derive(Clone)]
pub(super) struct Streams {
    pub(super) results: Stream,
    pub(super) workers: PullConsumer,
}

/// The connection.
pub(super) struct Link {
    pub(super) context: Context,
    /// The streams that existed when the server was last asked.
    streams: Mutex<Option<Streams>>,
}

/// Options with the user and the password of an address, or with its token: the client ignores them otherwise.
fn login(server: &ServerAddr) -> Result<impl Fn() -> ConnectOptions + use<>, JobError> {
    let decoded = |text: &str| {
        let text = percent_decode_str(text).decode_utf8();
        text.map(String::from).map_err(|_| {
            JobError::Address("the user and the password of the NATS server are not UTF-8".into())
        })
    };
    let user = server.username().map(decoded).transpose()?;
    let password = server.password().map(decoded).transpose()?;
    Ok(move || match (user.clone(), password.clone()) {
        (None, None) => ConnectOptions::new(),
        (Some(token), None) => ConnectOptions::new().token(token),
        (user, password) => {
            ConnectOptions::new().user_and_password(user.unwrap_or_default(), password.unwrap_or_default())
        }
    })
}

impl Link {
    pub(super) async fn connect(address: &str, is_patient: bool) -> Result<Self, JobError> {
        let server: ServerAddr = address.parse().map_err(|error| {
            JobError::Address(format!("this is not the address of a NATS server: {error}"))
        })?;
        // Names and passwords in the address are for the server alone.
        let place = format!("{}:{}", server.host(), server.port());
        let login = login(&server)?;
        let options = || {
            login()
                .name("tessera-jobs")
                .connection_timeout(PATIENCE)
                .request_timeout(Some(PATIENCE))
                .ping_interval(Duration::from_secs(2))
                .reconnect_delay_callback(|_| AGAIN)
        };
        let client = match options().connect(server.clone()).await {
            Err(error) if is_patient && is_absence(error.kind()) => {
                options().retry_on_initial_connect().connect(server).await
            }
            client => client,
        };
        let client = client.map_err(|error| {
            JobError::Address(format!("the NATS server at {place} cannot be used: {error}"))
        })?;
        let context = ContextBuilder::new().timeout(PATIENCE).ack_timeout(PATIENCE).build(client);
        Ok(Self { context, streams: Mutex::new(None) })
    }

    /// The streams, which are made if need be.
    pub(super) async fn streams(&self) -> Result<Streams, JobError> {
        if let Some(streams) = &*self.streams.lock().unwrap_or_else(PoisonError::into_inner) {
            return Ok(streams.clone());
        }
        let problem = |error: &dyn Display| {
            JobError::Away(format!(
                "the NATS server has no streams for jobs ({error}): is it there, and was it started with -js?"
            ))
        };
        let jobs = self.context.get_or_create_stream(jobs_config()).await.map_err(|error| problem(&error))?;
        let results =
            self.context.get_or_create_stream(results_config()).await.map_err(|error| problem(&error))?;
        let workers = jobs.get_or_create_consumer(WORKERS, workers_config()).await.map_err(away)?;
        let streams = Streams { results, workers };
        *self.streams.lock().unwrap_or_else(PoisonError::into_inner) = Some(streams.clone());
        Ok(streams)
    }

    /// Asks the server again next time: it may have restarted.
    pub(super) fn forget_streams(&self) {
        *self.streams.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// The consumer that all workers share.
    pub(super) async fn consumer(&self) -> Result<PullConsumer, JobError> {
        Ok(self.streams().await?.workers)
    }

    /// The numbers of jobs that are waiting, and taken but not acknowledged.
    pub(super) async fn waiting_and_running(&self) -> Result<(usize, usize), JobError> {
        let info = self.consumer().await?.get_info().await.map_err(away)?;
        Ok((info.num_pending as usize, info.num_ack_pending))
    }

    /// The number of subjects with results.
    pub(super) async fn count(&self, subjects: &str) -> Result<usize, JobError> {
        let results = self.streams().await?.results;
        let found = results.info_with_subjects(subjects).await.map_err(away)?;
        found.try_fold(0, |count, _| async move { Ok(count + 1) }).await.map_err(away)
    }
}

/// Whether the server is down, rather than refusing.
fn is_absence(kind: ConnectErrorKind) -> bool {
    matches!(kind, ConnectErrorKind::Io | ConnectErrorKind::TimedOut | ConnectErrorKind::Dns)
}

/// An error that may pass: the server may answer later.
pub(super) fn away(error: impl Display) -> JobError {
    JobError::Away(format!("the NATS server does not answer: {error}"))
}
