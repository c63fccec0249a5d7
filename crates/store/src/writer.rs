//! Group commit: a task that owns the connection takes all queued writes into one transaction.

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};

use crate::StoreError;
use crate::plan::{WriteOp, WriteResult};

/// The queue's capacity; further callers wait for a slot.
const QUEUE: usize = 1_024;

/// The approximate number of rows in one transaction.
const MAX_BATCH_ROWS: usize = 256;

/// A database to which one task writes.
pub(crate) trait Backend: Send + 'static {
    /// Performs all operations in one transaction, and returns when it is durable.
    fn write(&mut self, ops: &[WriteOp])
    -> impl Future<Output = Result<Vec<WriteResult>, StoreError>> + Send;

    /// Closes the connection cleanly.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// A transaction, for monitoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Batch {
    /// The number of operations in it.
    pub ops: usize,
    /// The time until it was durable or had failed.
    pub took: Duration,
    /// Whether it was saved.
    pub saved: bool,
}

/// Called after every transaction.
pub(crate) type Observer = Arc<dyn Fn(Batch) + Send + Sync>;

/// A slot for an observer, which can be set once.
#[derive(Clone, Default)]
struct Seen(Arc<OnceLock<Observer>>);

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Seen").field(&self.0.get().is_some()).finish()
    }
}

#[expect(clippy::large_enum_variant, reason = "the large one is the usual one")]
enum Message {
    Write(WriteOp, oneshot::Sender<Result<WriteResult, StoreError>>),
    Close,
}

/// A handle to the task.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Message>,
    /// Closes when the task ends.
    ended: watch::Receiver<()>,
    seen: Seen,
}

impl Writer {
    /// Starts the task. It ends with [`Writer::close`], or when the last `Writer` is dropped.
    pub(crate) fn start(backend: impl Backend) -> Self {
        let (queue, messages) = mpsc::channel(QUEUE);
        let (running, ended) = watch::channel(());
        let seen = Seen::default();
        let observed = seen.clone();
        tokio::spawn(async move {
            run(backend, messages, observed).await;
            drop(running);
        });
        Self { queue, ended, seen }
    }

    /// Sets the observer, unless there is one already.
    pub(crate) fn observe(&self, observer: Observer) {
        let _ = self.seen.0.set(observer);
    }

    /// Queues an operation, and waits until it is durable.
    pub(crate) async fn write(&self, op: WriteOp) -> Result<WriteResult, StoreError> {
        let (sender, result) = oneshot::channel();
        if self.queue.send(Message::Write(op, sender)).await.is_err() {
            return Err(StoreError::not_saved("the store is closed"));
        }
        result.await.unwrap_or_else(|_| Err(StoreError::not_saved("the store has stopped")))
    }

    /// Writes everything that is queued, and ends the task.
    pub(crate) async fn close(&self) {
        // Sending fails only if the task is closing already.
        let _ = self.queue.send(Message::Close).await;
        let mut ended = self.ended.clone();
        while ended.changed().await.is_ok() {}
    }
}

async fn run(mut backend: impl Backend, mut messages: mpsc::Receiver<Message>, seen: Seen) {
    let mut ops = Vec::new();
    let mut waiting = Vec::new();
    while let Some(first) = messages.recv().await {
        let mut next = Some(first);
        let mut weight = 0;
        while let Some(message) = next {
            match message {
                Message::Write(op, result) => {
                    weight += op.weight();
                    ops.push(op);
                    waiting.push(result);
                }
                Message::Close => messages.close(),
            }
            next = if weight < MAX_BATCH_ROWS { messages.try_recv().ok() } else { None };
        }
        if !ops.is_empty() {
            let start = Instant::now();
            let written = backend.write(&ops).await;
            if let Some(observer) = seen.0.get() {
                observer(Batch { ops: ops.len(), took: start.elapsed(), saved: written.is_ok() });
            }
            send_results(written, waiting.drain(..));
            ops.clear();
        }
    }
    backend.close().await;
}

/// Sends each caller its result; dropped receivers are ignored.
fn send_results(
    written: Result<Vec<WriteResult>, StoreError>,
    waiting: impl Iterator<Item = oneshot::Sender<Result<WriteResult, StoreError>>>,
) {
    match written {
        Ok(results) => {
            for (waiting, result) in waiting.zip(results) {
                let _ = waiting.send(Ok(result));
            }
        }
        Err(error) => {
            for waiting in waiting {
                let _ = waiting.send(Err(error.clone()));
            }
        }
    }
}
