//! Opening explorers, some lines of the file a job.

use serde::{Deserialize, Serialize};
use tessera_explorer::{ExplorerBuild, ExplorerError, Head, Task};
use tessera_search::Stop;

use super::{Job, RunJob, Work};
use crate::JobError;

/// The file that [`ExplorerBuild::run`] makes. Each turn deeper is a round: its positions are known only when those of the round before are
/// searched. The strong games are the last round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplorerWork {
    /// Which explorer.
    pub build: ExplorerBuild,
    /// The number of lines of one job.
    pub lines_per_job: usize,
}

/// Some lines of the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExplorerJob {
    /// The game and the settings, as in the first line of the file.
    pub settings: String,
    /// The tasks, one for each line.
    pub tasks: Vec<String>,
}

impl RunJob for ExplorerJob {
    fn run(&self, stop: &Stop) -> Result<Option<String>, String> {
        let head: Head = self.settings.parse()?;
        let mut lines = String::new();
        for text in &self.tasks {
            let Some(line) = Task::read(&head, text)?.run(&head, stop) else {
                return if stop.is_raised() { Ok(None) } else { Err(format!("{text:?} has no result")) };
            };
            lines += &line;
            lines.push('\n');
        }
        Ok(Some(lines))
    }

    fn title(&self) -> String {
        let first = self.tasks.first().map_or("nothing", String::as_str);
        let end = first.char_indices().nth(60).map_or(first.len(), |(end, _)| end);
        format!("explorer, {} lines from {:?}", self.tasks.len(), &first[..end])
    }
}

impl ExplorerWork {
    /// The jobs that follow the beginning of a file.
    fn jobs_after(&self, text: &str) -> Result<Vec<Job>, ExplorerError> {
        let settings = text.lines().next().unwrap_or_default();
        let tasks: Vec<String> = self.build.tasks(text)?.iter().map(Task::to_string).collect();
        let job =
            |tasks: &[String]| Job::Explorer(ExplorerJob { settings: settings.into(), tasks: tasks.into() });
        Ok(tasks.chunks(self.lines_per_job.max(1)).map(job).collect())
    }

    /// The file as far as the results go.
    fn text(&self, results: &[String]) -> String {
        self.build.beginning() + &results.concat()
    }
}

impl Work for ExplorerWork {
    fn jobs(&self) -> Vec<Job> {
        self.jobs_after(&self.build.beginning()).unwrap_or_default()
    }

    fn next_round(&self, results: &[String]) -> Result<Vec<Job>, JobError> {
        self.jobs_after(&self.text(results)).map_err(|error| JobError::Unfit(error.to_string()))
    }

    fn assemble(&self, results: &[String]) -> Result<String, JobError> {
        self.build.finish(self.text(results)).map_err(|error| JobError::Unfit(error.to_string()))
    }
}
