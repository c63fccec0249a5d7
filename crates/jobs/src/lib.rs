//! Long work split into jobs, which workers take from a [`Queue`]: a folder ([`Folder`]) or, with the feature `nats`, NATS
//! JetStream (`NatsQueue`), for several machines.
//!
//! A job's id is the hash of its content, and its result is kept under that id, so doing a job twice changes nothing. A job leaves the
//! queue only after its result is kept: a worker can be killed at any time.
//!
//! ```
//! use tessera_jobs::{Drill, Folder, Worker, add, collect};
//! use tessera_search::Stop;
//!
//! let path = std::env::temp_dir().join(format!("tessera-jobs-example-{}", std::process::id()));
//! let queue = Folder::make(&path)?;
//! let work = Drill { jobs: 3, millis: 0 };
//! assert_eq!(add(&queue, &work)?.queued, 3);
//! assert_eq!(add(&queue, &work)?.queued, 0);
//!
//! let counts = Worker { queue: &queue, threads: 2, once: true }.run(&Stop::new(), &|_| ())?;
//! assert_eq!(counts.done, 3);
//! assert_eq!(collect(&queue, &work)?.lines().count(), 3);
//! # std::fs::remove_dir_all(path).unwrap();
//! # Ok::<(), tessera_jobs::JobError>(())
//! ```

mod collect;
mod error;
mod folder;
mod id;
mod kinds;
#[cfg(feature = "nats")]
mod nats;
mod outcome;
mod queue;
mod worker;

pub use collect::{add, collect};
pub use error::JobError;
pub use folder::Folder;
pub use id::JobId;
pub use kinds::{
    Drill, DrillJob, ExplorerJob, ExplorerWork, Job, ProofJob, PuzzleJob, PuzzleWork, RunJob, Work,
};
#[cfg(feature = "nats")]
pub use nats::NatsQueue;
pub use outcome::Outcome;
pub use queue::{Added, Hold, Queue, Status, Taken};
pub use worker::{Event, JobCounts, Worker};
