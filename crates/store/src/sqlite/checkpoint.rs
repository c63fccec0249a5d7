//! Checkpoints: copy the write-ahead log into the database.
//!
//! By default SQLite makes a checkpoint in a commit, and delays it. A task with its own connection does it concurrently
//! instead. While the writer is busy, that task can never copy the whole log, so the log never restarts. When it is long,
//! the writer therefore copies the rest itself, between two transactions.
//!
//! The file of the log keeps its length when the log restarts. After a failed write, which may mean that the disk is full,
//! the task empties the file as soon as it can, so that it is not the log that keeps the disk full.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, query_as};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How often the length of the log is checked.
const PAUSE: Duration = Duration::from_millis(200);

/// How often a short log is copied. Copying rarely is less work: a page is copied once for many changes.
const SELDOM: Duration = Duration::from_secs(2);

/// How often emptying the log is tried after a failed write.
const RETRY: Duration = Duration::from_secs(1);

/// The length of a long log, in pages of 4 KiB.
const LONG: i64 = 4_096;

/// The task, until it is stopped.
pub(super) struct Checkpoints {
    shared: Arc<Shared>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

#[derive(Default)]
struct Shared {
    /// Whether a commit came after the last copy.
    written: AtomicBool,
    /// Whether the writer should copy the rest.
    long: AtomicBool,
    /// Whether a write has failed since the log was last emptied.
    failed: AtomicBool,
}

impl Checkpoints {
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let shared = Arc::new(Shared::default());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(run(connection, Arc::clone(&shared), stopped));
        Self { shared, stop: Some(stop), task }
    }

    /// Called by the writer after each commit.
    pub(super) async fn written(&self, connection: &mut SqliteConnection) {
        self.shared.written.store(true, Ordering::Relaxed);
        if self.shared.long.swap(false, Ordering::Relaxed) {
            // A failure is harmless: the log stays long.
            let _ = passive(connection).await;
        }
    }

    /// Called by the writer after a failure.
    pub(super) fn failed(&self) {
        self.shared.failed.store(true, Ordering::Relaxed);
    }

    pub(super) async fn stop(mut self) {
        drop(self.stop.take());
        let _ = self.task.await;
    }
}

async fn run(mut connection: SqliteConnection, shared: Arc<Shared>, mut stopped: oneshot::Receiver<()>) {
    let mut last = Instant::now();
    while timeout(PAUSE, &mut stopped).await.is_err() {
        if shared.failed.load(Ordering::Relaxed) {
            if last.elapsed() >= RETRY {
                shared.failed.store(false, Ordering::Relaxed);
                let is_empty = truncate(&mut connection).await.unwrap_or(false);
                shared.failed.fetch_or(!is_empty, Ordering::Relaxed);
                last = Instant::now();
            }
            continue;
        }
        if !shared.written.load(Ordering::Relaxed) {
            continue;
        }
        // A failure is harmless: the log stays as it is until the next attempt.
        let waits = look(&mut connection).await.is_ok_and(|(pages, copied)| pages - copied > LONG);
        if waits || last.elapsed() >= SELDOM {
            shared.written.store(false, Ordering::Relaxed);
            match passive(&mut connection).await {
                Ok(pages) => shared.long.store(pages > LONG, Ordering::Relaxed),
                Err(_) => shared.written.store(true, Ordering::Relaxed),
            }
            last = Instant::now();
        }
    }
    let _ = connection.close().await;
}

/// The number of pages in the log, and of copied ones.
async fn look(connection: &mut SqliteConnection) -> sqlx::Result<(i64, i64)> {
    let (_, pages, copied): (i64, i64, i64) =
        query_as("PRAGMA wal_checkpoint(NOOP)").fetch_one(connection).await?;
    Ok((pages, copied))
}

/// Copies as much as possible without blocking other connections. Returns the length of the log.
async fn passive(connection: &mut SqliteConnection) -> sqlx::Result<i64> {
    let (_, pages, _): (i64, i64, i64) =
        query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    Ok(pages)
}

/// Copies everything durably and empties the log. Returns false if a reader prevented that.
pub(super) async fn truncate(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let (busy, _, _): (i64, i64, i64) =
        query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(connection).await?;
    Ok(busy == 0)
}
