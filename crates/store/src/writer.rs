//! Group commit: a task that owns the connection takes everything that waits into one transaction.

use tokio::sync::{mpsc, oneshot, watch};

use crate::StoreError;
use crate::plan::{Answer, Work};

/// How many jobs can wait. Whoever comes then waits for a place.
const QUEUE: usize = 1_024;

/// About how many rows go into one transaction.
const MOST_AT_ONCE: usize = 256;

/// A database to which one task writes.
pub(crate) trait Backend: Send + 'static {
    /// Does everything in one transaction, and returns when it is durable.
    fn write(&mut self, works: &[Work]) -> impl Future<Output = Result<Vec<Answer>, StoreError>> + Send;

    /// Ends the connection in good order.
    fn close(self) -> impl Future<Output = ()> + Send;
}

#[expect(clippy::large_enum_variant, reason = "the large one is the usual one")]
enum Message {
    Write(Work, oneshot::Sender<Result<Answer, StoreError>>),
    Close,
}

/// The way to the task.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Message>,
    /// Says nothing, and ends with the task.
    ended: watch::Receiver<()>,
}

impl Writer {
    /// Starts the task. It ends with [`Writer::close`], or when the last `Writer` is dropped.
    pub(crate) fn start(backend: impl Backend) -> Self {
        let (queue, messages) = mpsc::channel(QUEUE);
        let (running, ended) = watch::channel(());
        tokio::spawn(async move {
            run(backend, messages).await;
            drop(running);
        });
        Self { queue, ended }
    }

    /// Has something written, and waits until it is durable.
    pub(crate) async fn write(&self, work: Work) -> Result<Answer, StoreError> {
        let (sender, answer) = oneshot::channel();
        if self.queue.send(Message::Write(work, sender)).await.is_err() {
            return Err(StoreError::not_saved("the store is closed"));
        }
        answer.await.unwrap_or_else(|_| Err(StoreError::not_saved("the store has stopped")))
    }

    /// Writes what waits, and ends the task.
    pub(crate) async fn close(&self) {
        // If it cannot be sent, the task is closing already.
        let _ = self.queue.send(Message::Close).await;
        let mut ended = self.ended.clone();
        while ended.changed().await.is_ok() {}
    }
}

async fn run(mut backend: impl Backend, mut messages: mpsc::Receiver<Message>) {
    let mut works = Vec::new();
    let mut waiting = Vec::new();
    while let Some(first) = messages.recv().await {
        let mut next = Some(first);
        let mut weight = 0;
        while let Some(message) = next {
            match message {
                Message::Write(work, answer) => {
                    weight += work.weight();
                    works.push(work);
                    waiting.push(answer);
                }
                Message::Close => messages.close(),
            }
            next = if weight < MOST_AT_ONCE { messages.try_recv().ok() } else { None };
        }
        if !works.is_empty() {
            let written = backend.write(&works).await;
            answer(written, waiting.drain(..));
            works.clear();
        }
    }
    backend.close().await;
}

/// Tells everyone who waits. Nobody minds if someone has given up waiting.
fn answer(
    written: Result<Vec<Answer>, StoreError>,
    waiting: impl Iterator<Item = oneshot::Sender<Result<Answer, StoreError>>>,
) {
    match written {
        Ok(answers) => {
            for (waiting, answer) in waiting.zip(answers) {
                let _ = waiting.send(Ok(answer));
            }
        }
        Err(error) => {
            for waiting in waiting {
                let _ = waiting.send(Err(error.clone()));
            }
        }
    }
}
