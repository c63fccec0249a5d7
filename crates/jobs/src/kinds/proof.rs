//! Certificates of solved boards, a board a job.

use serde::{Deserialize, Serialize};
use tessera_games::GameId;
use tessera_proofs::{ProofError, ProofRun};
use tessera_search::Stop;

use super::{Job, RunJob, Work};
use crate::JobError;

/// Solves a board. As work it is one job: itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProofJob {
    /// The game.
    pub game: GameId,
    /// The position string.
    pub position: String,
    /// The size of the table, in MiB.
    pub mebibytes: usize,
}

/// The largest table, in MiB.
const MAX_MEBIBYTES: usize = 1 << 20;

impl RunJob for ProofJob {
    fn run(&self, stop: &Stop) -> Result<Option<String>, String> {
        if self.mebibytes > MAX_MEBIBYTES {
            return Err(format!("a table has at most {MAX_MEBIBYTES} MiB"));
        }
        let run = ProofRun {
            mebibytes: self.mebibytes,
            stop: stop.clone(),
            ..ProofRun::new(self.game, &self.position)
        };
        match run.run(&mut |_| ()) {
            Ok(certificate) => Ok(Some(certificate.to_text())),
            Err(ProofError::Unsolved) if stop.is_raised() => Ok(None),
            Err(error) => Err(error.to_string()),
        }
    }

    fn title(&self) -> String {
        format!("proof of {}, {}", self.game.title(), self.position)
    }
}

impl Work for ProofJob {
    fn jobs(&self) -> Vec<Job> {
        vec![Job::Proof(self.clone())]
    }

    fn assemble(&self, results: &[String]) -> Result<String, JobError> {
        Ok(results.concat())
    }
}
