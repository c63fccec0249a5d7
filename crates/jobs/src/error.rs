//! The errors of queues, jobs and results.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::JobId;

/// Why a queue, a job or a result cannot be used. Each is one message for people.
#[derive(Debug)]
#[non_exhaustive]
pub enum JobError {
    /// A file or folder cannot be read or written.
    File {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// There is no queue in this folder.
    NoQueue(PathBuf),
    /// A job in the queue is not what its name says. It counts as failed from now on.
    DamagedJob {
        /// Its name in the queue.
        name: String,
        /// The problem, as a message.
        problem: String,
    },
    /// A result is not what a worker has written.
    DamagedResult {
        /// The job.
        job: JobId,
        /// The problem, as a message.
        problem: String,
    },
    /// A job was tried and cannot be done.
    Failed {
        /// The job.
        job: JobId,
        /// The reason, as a message.
        reason: String,
    },
    /// Some results are missing.
    Missing {
        /// How many.
        missing: usize,
        /// Of how many.
        jobs: usize,
    },
    /// This many follow-up jobs have no result: they may not have been added yet.
    NotAdded(usize),
    /// The results do not come to what was asked for.
    TooFew(String),
    /// The results do not fit together.
    Unfit(String),
    /// A job or a result is larger than a queue takes.
    TooLarge {
        /// "a job" or "the result".
        what: &'static str,
        /// Its size in bytes.
        bytes: usize,
        /// The most there may be.
        most: usize,
    },
    /// The server of the queue cannot be used with this address.
    Address(String),
    /// The queue cannot be reached now; later it may be.
    Away(String),
}

impl JobError {
    pub(crate) fn file(path: &Path) -> impl Fn(io::Error) -> Self {
        move |error| Self::File { path: path.into(), error }
    }
}

impl fmt::Display for JobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, error } => write!(f, "{}: {error}", path.display()),
            Self::NoQueue(path) => {
                write!(f, "there are no jobs in {}: `tessera jobs add` puts some there", path.display())
            }
            Self::DamagedJob { name, problem } => write!(f, "the job {name} is damaged: {problem}"),
            Self::DamagedResult { job, problem } => {
                write!(
                    f,
                    "the result of job {job} is damaged: {problem}; add the work again and run a worker"
                )
            }
            Self::Failed { job, reason } => {
                write!(f, "job {job} has failed: {reason}; add the work again to try once more")
            }
            Self::Missing { missing, jobs } => write!(f, "{missing} of {jobs} jobs are not done yet"),
            Self::NotAdded(jobs) => {
                write!(
                    f,
                    "{jobs} jobs that follow from the results so far are not done yet: add the work again and run a worker"
                )
            }
            Self::Unfit(problem) => write!(f, "the results do not fit together: {problem}"),
            Self::TooFew(message) | Self::Address(message) | Self::Away(message) => f.write_str(message),
            Self::TooLarge { what, bytes, most } => {
                write!(f, "{what} has {bytes} bytes, and {most} are the most that a queue takes")
            }
        }
    }
}

impl Error for JobError {}
