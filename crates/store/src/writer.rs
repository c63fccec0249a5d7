//! Group commit: a task that owns the connection takes everything that waits into one transaction.

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};

use crate::plan::{Answer, Work};
use crate::planted::Plant;
use crate::{Appended, StoreError};

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

/// A transaction, for those who watch over the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Batch {
    /// How many pieces of work were in it.
    pub works: usize,
    /// How long it took until it was durable, or had failed.
    pub took: Duration,
    /// Whether it was saved.
    pub saved: bool,
}

/// Whoever is told of every transaction.
pub(crate) type Observer = Arc<dyn Fn(Batch) + Send + Sync>;

/// The place of an observer, which may be empty.
#[derive(Clone, Default)]
struct Seen(Arc<OnceLock<Observer>>);

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Seen").field(&self.0.get().is_some()).finish()
    }
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

    /// Has every transaction reported, unless somebody else has already asked for that.
    pub(crate) fn observe(&self, observer: Observer) {
        let _ = self.seen.0.set(observer);
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

async fn run(mut backend: impl Backend, mut messages: mpsc::Receiver<Message>, seen: Seen) {
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
        if Plant::AcknowledgeEarly.is_awake() {
            acknowledge_early(&works, &mut waiting).await;
        }
        if !works.is_empty() {
            let start = Instant::now();
            let written = backend.write(&works).await;
            if let Some(observer) = seen.0.get() {
                observer(Batch { works: works.len(), took: start.elapsed(), saved: written.is_ok() });
            }
            answer(written, waiting.drain(..));
            works.clear();
        }
    }
    backend.close().await;
}

/// A bug, see [`planted`](crate::planted): says that events are there, and writes them later.
async fn acknowledge_early(works: &[Work], waiting: &mut [oneshot::Sender<Result<Answer, StoreError>>]) {
    for (work, waiting) in works.iter().zip(waiting) {
        if let Work::Append(events) = work {
            let early = std::mem::replace(waiting, oneshot::channel().0);
            let _ = early.send(Ok(Answer::Appended(vec![Appended::Done; events.len()])));
        }
    }
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
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
