//! A job that a worker has taken from the server.

use std::sync::Arc;

use async_nats::jetstream::message::Acker;
use async_nats::jetstream::{AckKind, Message};
use tokio::task::JoinHandle;

use super::link::away;
use super::{LEASE, NatsQueue};
use crate::{Hold, Job, JobError, JobId, Outcome};

/// Renews the job's lease until dropped.
pub(super) struct NatsHold<'a> {
    queue: &'a NatsQueue,
    id: JobId,
    job: Job,
    acker: Arc<Acker>,
    /// Renews the lease.
    renewal: JoinHandle<()>,
}

impl<'a> NatsHold<'a> {
    pub(super) fn new(queue: &'a NatsQueue, id: JobId, job: Job, message: Message) -> Self {
        let (_, acker) = message.split();
        let acker = Arc::new(acker);
        let lease = Arc::clone(&acker);
        let renewal = queue.runtime.spawn(async move {
            loop {
                tokio::time::sleep(LEASE / 4).await;
                // The server may be away: the next renewal tries again.
                let _ = lease.ack_with(AckKind::Progress).await;
            }
        });
        Self { queue, id, job, acker, renewal }
    }
}

impl Hold for NatsHold<'_> {
    fn job(&self) -> &Job {
        &self.job
    }

    fn finish(&mut self, outcome: &Outcome) -> Result<(), JobError> {
        let kept = self.queue.runtime.block_on(async {
            self.queue.link.keep(self.id, outcome).await?;
            // If this ack is lost, the job is redelivered and its worker finds the result.
            let _ = self.acker.double_ack().await;
            Ok(())
        });
        if kept.is_err() {
            self.queue.link.forget_streams();
        }
        kept
    }

    fn give_back(self: Box<Self>) -> Result<(), JobError> {
        // Confirmed, because the process may end at once.
        self.queue.runtime.block_on(self.acker.double_ack_with(AckKind::Nak(None))).map_err(away)
    }
}

impl Drop for NatsHold<'_> {
    fn drop(&mut self) {
        self.renewal.abort();
    }
}
