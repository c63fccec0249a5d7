//! Puts the results of a work's jobs together.

use crate::{JobError, Outcome, Queue, Work};

/// What the work comes to: the same text as if one process had done it. An error if results are missing that it needs.
pub fn collect(queue: &dyn Queue, work: &dyn Work) -> Result<String, JobError> {
    let jobs = work.jobs();
    let (mut results, mut missing) = (Vec::with_capacity(jobs.len()), 0);
    for job in &jobs {
        match queue.outcome(job.id())? {
            Some(Outcome::Done(text)) => results.push(text),
            Some(Outcome::Failed(reason)) => return Err(JobError::Failed { job: job.id(), reason }),
            None => missing += 1,
        }
    }
    if missing > 0 {
        return Err(JobError::Missing { missing, jobs: jobs.len() });
    }
    work.assemble(&results)
}
