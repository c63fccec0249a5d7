//! The interface of a queue of jobs.

use std::time::Duration;

use crate::{Job, JobError, JobId, Outcome};

/// How many jobs were added.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Added {
    /// New in the queue.
    pub queued: usize,
    /// Already in the queue.
    pub known: usize,
    /// Already done.
    pub done: usize,
}

/// How many jobs there are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Status {
    /// Not taken by a worker.
    pub waiting: usize,
    /// Held by workers.
    pub running: usize,
    /// With a result.
    pub done: usize,
    /// Failed.
    pub failed: usize,
}

/// The answer of a queue to a worker that asks for a job.
pub enum Taken<'a> {
    /// A job of its own.
    Job(Box<dyn Hold + 'a>),
    /// Other workers hold the rest. A job becomes available again if its worker dies.
    Busy,
    /// Every job is done.
    Empty,
}

/// A job that a worker has taken. No other worker gets it while this exists and the process runs.
pub trait Hold: Send {
    /// The job.
    fn job(&self) -> &Job;

    /// Stores the outcome, and then removes the job from the queue. If this fails, it can be called again.
    fn finish(&mut self, outcome: &Outcome) -> Result<(), JobError>;

    /// Releases the job at once. Dropping the hold releases it too, but possibly later.
    fn give_back(self: Box<Self>) -> Result<(), JobError>;
}

/// A queue of jobs, with their results.
pub trait Queue: Send + Sync {
    /// Queues the jobs that are neither queued nor done. Those that failed, or whose results are damaged, are queued again.
    fn add(&self, jobs: &[Job]) -> Result<Added, JobError>;

    /// Takes a job; waits for one for at most `wait`.
    ///
    /// A damaged job is an error once: it counts as failed from then on.
    fn take(&self, wait: Duration) -> Result<Taken<'_>, JobError>;

    /// A job's outcome; `None` if it is not done.
    fn outcome(&self, id: JobId) -> Result<Option<Outcome>, JobError>;

    /// How many jobs there are.
    fn status(&self) -> Result<Status, JobError>;
}
