//! The kinds of jobs. A new kind is a file here, a variant of [`Job`] and a line in [`Job::as_run_job`].

mod drill;
mod explorer;
mod proof;
mod puzzles;

use serde::{Deserialize, Serialize};
use tessera_search::Stop;

pub use self::drill::{Drill, DrillJob};
pub use self::explorer::{ExplorerJob, ExplorerWork};
pub use self::proof::ProofJob;
pub use self::puzzles::{PuzzleJob, PuzzleWork};
use crate::{JobError, JobId};

/// The maximum size of a job, in bytes.
pub(crate) const MAX_JOB: usize = 64 << 10;

/// A job: an object of JSON whose `kind` says what is to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Job {
    /// A pause.
    Drill(DrillJob),
    /// Lines of an opening explorer.
    Explorer(ExplorerJob),
    /// The certificate of a solved board.
    Proof(ProofJob),
    /// The puzzles of some games.
    Puzzles(PuzzleJob),
}

/// How a kind of job is run.
pub trait RunJob {
    /// Runs the job; `None` if stopped. The same job has the same result on every machine: lines of text, each with its end.
    fn run(&self, stop: &Stop) -> Result<Option<String>, String>;

    /// The job in a few words.
    fn title(&self) -> String;
}

/// Work that is split into jobs.
pub trait Work {
    /// The first jobs, in the order of their results.
    fn jobs(&self) -> Vec<Job>;

    /// The jobs that follow once all jobs so far have these results. Most work has none: its first jobs are all.
    fn next_round(&self, _results: &[String]) -> Result<Vec<Job>, JobError> {
        Ok(Vec::new())
    }

    /// The outcome of the work, from the results of all jobs.
    fn assemble(&self, results: &[String]) -> Result<String, JobError>;
}

impl Job {
    /// The register of all kinds.
    fn as_run_job(&self) -> &dyn RunJob {
        match self {
            Self::Drill(job) => job,
            Self::Explorer(job) => job,
            Self::Proof(job) => job,
            Self::Puzzles(job) => job,
        }
    }

    /// Its content, as a queue keeps it.
    ///
    /// # Panics
    ///
    /// Never: every kind is plain data.
    pub fn content(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a job is plain data")
    }

    /// The hash of its content.
    pub fn id(&self) -> JobId {
        JobId::of(&self.content())
    }

    /// Reads the job with this id.
    pub(crate) fn read(id: JobId, content: &[u8]) -> Result<Self, JobError> {
        let damaged = |problem: String| JobError::DamagedJob { name: id.to_string(), problem };
        if content.len() > MAX_JOB {
            return Err(damaged(format!("it has more than {MAX_JOB} bytes")));
        }
        if JobId::of(content) != id {
            return Err(damaged("its content does not match its id".into()));
        }
        serde_json::from_slice(content)
            .map_err(|error| damaged(format!("this version cannot read it: {error}")))
    }

    /// Does it; `None` if stopped.
    pub fn run(&self, stop: &Stop) -> Result<Option<String>, String> {
        self.as_run_job().run(stop)
    }

    /// The job in a few words.
    pub fn title(&self) -> String {
        self.as_run_job().title()
    }
}

#[cfg(test)]
mod tests {
    use tessera_games::GameId;

    use super::{DrillJob, Job, PuzzleJob};

    #[test]
    fn a_job_reads_back_and_its_id_never_changes() {
        let job = Job::Puzzles(PuzzleJob { game: GameId::Yoxii, seed: 1, first: 8, games: 4 });
        let content = r#"{"kind":"puzzles","game":"yoxii","seed":1,"first":8,"games":4}"#;
        assert_eq!(String::from_utf8(job.content()).unwrap(), content);
        assert_eq!(Job::read(job.id(), content.as_bytes()).unwrap(), job);
        assert_eq!(
            Job::Drill(DrillJob { number: 0, millis: 5 }).id().to_string(),
            "a81f641f37e3f1d7f57a34ddf06b5503f5f22d5c0509d466cd4f03dd057e6561"
        );
    }

    #[test]
    fn a_damaged_job_gets_a_clear_sentence() {
        let read = |content: &str| {
            let id = crate::JobId::of(content.as_bytes());
            Job::read(id, content.as_bytes()).unwrap_err().to_string()
        };
        for (content, problem) in [
            ("", "this version cannot read it: EOF"),
            (r#"{"kind":"chess"}"#, "this version cannot read it: unknown variant `chess`"),
            (r#"{"kind":"drill","number":1}"#, "this version cannot read it: missing field `millis`"),
            (
                r#"{"kind":"drill","number":1,"millis":1,"x":1}"#,
                "this version cannot read it: unknown field `x`",
            ),
        ] {
            let said = read(content);
            assert!(said.contains(&format!("is damaged: {problem}")), "{said}");
        }
        let job = Job::Drill(DrillJob { number: 0, millis: 5 });
        let said = Job::read(job.id(), b"{}").unwrap_err().to_string();
        assert!(said.ends_with("is damaged: its content does not match its id"), "{said}");
        let said = read(&" ".repeat(70_000));
        assert!(said.ends_with("it has more than 65536 bytes"), "{said}");
    }
}
