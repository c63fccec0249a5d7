//! What a queue of jobs can do.

use std::time::Duration;

use crate::{Job, JobError, JobId, Outcome};

/// How many jobs were added.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Added {
    /// Those that are in the queue now and were not before.
    pub queued: usize,
    /// Those that were in the queue already.
    pub known: usize,
    /// Those that are done already.
    pub done: usize,
}

/// How many jobs there are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Status {
    /// Not taken by a worker.
    pub waiting: usize,
    /// Those that workers do now.
    pub running: usize,
    /// Those with a result.
    pub done: usize,
    /// Those that cannot be done.
    pub failed: usize,
}

/// What a worker finds in a queue.
pub enum Taken<'a> {
    /// A job of its own.
    Job(Box<dyn Hold + 'a>),
    /// Others do what is left. It comes back if they die.
    Busy,
    /// Every job is done.
    Empty,
}

/// A job that a worker has taken. No other worker gets it while this exists and the process runs.
pub trait Hold: Send {
    /// The job.
    fn job(&self) -> &Job;

    /// Keeps what came of the job, and then takes the job out of the queue. If this fails, it can be called again.
    fn finish(&mut self, outcome: &Outcome) -> Result<(), JobError>;

    /// Gives the job back at once. A hold that is dropped is given back too, but perhaps not at once.
    fn give_back(self: Box<Self>) -> Result<(), JobError>;
}

/// A queue of jobs, with their results.
pub trait Queue: Send + Sync {
    /// Puts jobs into the queue that are neither there nor done. Those that failed, or whose results are damaged, are queued again.
    fn add(&self, jobs: &[Job]) -> Result<Added, JobError>;

    /// Takes a job, and waits for one at most so long.
    ///
    /// A damaged job is an error once: it counts as failed from then on.
    fn take(&self, wait: Duration) -> Result<Taken<'_>, JobError>;

    /// What came of a job; `None` if it is not done.
    fn outcome(&self, id: JobId) -> Result<Option<Outcome>, JobError>;

    /// How many jobs there are.
    fn status(&self) -> Result<Status, JobError>;
}
