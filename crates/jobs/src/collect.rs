//! Brings work into a queue, and puts the results of its jobs together.

use crate::{Added, Job, JobError, Outcome, Queue, Work};

/// Puts the jobs of some work into a queue, as far as they are known. Where jobs follow from results, adding the work again adds the next
/// ones.
pub fn add(queue: &dyn Queue, work: &dyn Work) -> Result<Added, JobError> {
    queue.add(&known(queue, work)?.0)
}

/// What the work comes to: the same text as if one process had done it. An error if results are missing that it needs.
pub fn collect(queue: &dyn Queue, work: &dyn Work) -> Result<String, JobError> {
    let (_, results) = known(queue, work)?;
    work.assemble(&results?)
}

/// The jobs that are known, and their results, or why there are none.
type Known = (Vec<Job>, Result<Vec<String>, JobError>);

fn known(queue: &dyn Queue, work: &dyn Work) -> Result<Known, JobError> {
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
        let more = work.more(&results)?;
        if more.is_empty() {
            return Ok((jobs, Ok(results)));
        }
        jobs.extend(more);
    }
}
