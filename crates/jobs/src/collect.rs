//! Brings work into a queue, and puts the results of its jobs together.

use crate::{Added, Job, JobError, Outcome, Queue, Work};

/// Puts the jobs of some work into a queue, as far as they are known. Where jobs follow from results, adding the work again adds the next
/// ones.
pub fn add(queue: &dyn Queue, work: &dyn Work) -> Result<Added, JobError> {
    queue.add(&jobs_so_far(queue, work)?.0)
}

/// The outcome of the work: the same text as if one process had done it. An error if results that it needs are missing.
pub fn collect(queue: &dyn Queue, work: &dyn Work) -> Result<String, JobError> {
    let (_, results) = jobs_so_far(queue, work)?;
    work.assemble(&results?)
}

/// The jobs of all rounds so far, and their results, or why they are incomplete.
type JobsSoFar = (Vec<Job>, Result<Vec<String>, JobError>);

fn jobs_so_far(queue: &dyn Queue, work: &dyn Work) -> Result<JobsSoFar, JobError> {
    let mut jobs = work.jobs();
    let mut results = Vec::new();
    loop {
        let before = results.len();
        for job in &jobs[before..] {
            match queue.outcome(job.id()) {
                Ok(Some(Outcome::Done(text))) => results.push(text),
                Ok(Some(Outcome::Failed(reason))) => {
                    let job = job.id();
                    return Ok((jobs, Err(JobError::Failed { job, reason })));
                }
                Ok(None) => {}
                Err(error) => return Ok((jobs, Err(error))),
            }
        }
        let missing = jobs.len() - results.len();
        if missing > 0 {
            let error = match before {
                1.. if results.len() == before => JobError::NotAdded(missing),
                _ => JobError::Missing { missing, jobs: jobs.len() },
            };
            return Ok((jobs, Err(error)));
        }
        let more = work.next_round(&results)?;
        if more.is_empty() {
            return Ok((jobs, Ok(results)));
        }
        jobs.extend(more);
    }
}
