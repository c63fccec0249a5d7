//! Copying the write-ahead log into the database.
//!
//! SQLite would do it in whichever commit finds the log long, and that commit would wait. A task with a connection of its
//! own does it beside the writer instead. While the writer goes on, the log cannot begin anew, because there is always a
//! little more to copy. So when it is long, the writer copies that little itself, between two transactions.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, query_as};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How often the length of the log is looked at.
const PAUSE: Duration = Duration::from_millis(200);

/// How often it is copied, if it is short. Copying seldom is less work, because a page is copied once for many changes.
const SELDOM: Duration = Duration::from_secs(2);

/// How many pages of 4 KiB make it long.
const LONG: i64 = 4_096;

/// The task, until it is stopped.
pub(super) struct Checkpoints {
    shared: Arc<Shared>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

#[derive(Default)]
struct Shared {
    /// Whether something was written since the last copy.
    written: AtomicBool,
    /// Whether the writer should copy the rest.
    long: AtomicBool,
}

impl Checkpoints {
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let shared = Arc::new(Shared::default());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(run(connection, Arc::clone(&shared), stopped));
        Self { shared, stop: Some(stop), task }
    }

    /// After each commit, by the writer.
    pub(super) async fn written(&self, connection: &mut SqliteConnection) {
        self.shared.written.store(true, Ordering::Relaxed);
        if self.shared.long.swap(false, Ordering::Relaxed) {
            // If it fails, the log only stays long.
            let _ = passive(connection).await;
        }
    }

    pub(super) async fn stop(mut self) {
        drop(self.stop.take());
        let _ = self.task.await;
    }
}

async fn run(mut connection: SqliteConnection, shared: Arc<Shared>, mut stopped: oneshot::Receiver<()>) {
    let mut last = Instant::now();
    while timeout(PAUSE, &mut stopped).await.is_err() {
        if !shared.written.load(Ordering::Relaxed) {
            continue;
        }
        // If something fails, the log stays as it is, and nothing is lost. The next time may be better.
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

/// How many pages the log has, and how many of them are copied.
async fn look(connection: &mut SqliteConnection) -> sqlx::Result<(i64, i64)> {
    let (_, pages, copied): (i64, i64, i64) =
        query_as("PRAGMA wal_checkpoint(NOOP)").fetch_one(connection).await?;
    Ok((pages, copied))
}

/// Copies what can be copied without anyone waiting. Returns the length of the log.
async fn passive(connection: &mut SqliteConnection) -> sqlx::Result<i64> {
    let (_, pages, _): (i64, i64, i64) =
        query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    Ok(pages)
}

/// Copies everything and empties the log. Both are durable then, unless this is false because someone else reads.
pub(super) async fn truncate(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let (busy, _, _): (i64, i64, i64) =
        query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(connection).await?;
    Ok(busy == 0)
}
