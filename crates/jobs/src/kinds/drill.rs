//! Jobs that only sleep, to try out a queue and its machines before long work.

use std::thread;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tessera_search::Stop;

use super::{Job, RunJob, Work};
use crate::JobError;

/// `jobs` jobs that each sleep for `millis`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drill {
    /// The number of jobs.
    pub jobs: u32,
    /// How long each takes, in milliseconds.
    pub millis: u32,
}

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrillJob {
    /// Its number, from 0.
    pub number: u32,
    /// How long it takes, in milliseconds.
    pub millis: u32,
}

impl RunJob for DrillJob {
    fn run(&self, stop: &Stop) -> Result<Option<String>, String> {
        let end = Instant::now() + Duration::from_millis(self.millis.into());
        while !stop.is_raised() {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(Some(format!("{{\"drill\":{}}}\n", self.number)));
            }
            thread::sleep(left.min(Duration::from_millis(50)));
        }
        Ok(None)
    }

    fn title(&self) -> String {
        format!("drill {}", self.number)
    }
}

impl Work for Drill {
    fn jobs(&self) -> Vec<Job> {
        let job = |number| Job::Drill(DrillJob { number, millis: self.millis });
        (0..self.jobs).map(job).collect()
    }

    fn assemble(&self, results: &[String]) -> Result<String, JobError> {
        Ok(results.concat())
    }
}
