//! `tessera worker`: does jobs from a queue.

use anyhow::Result;
use clap::Args;
use tessera_jobs::{Event, Worker as Jobs};

use crate::output::Stopped;
use crate::queue::{Purpose, QueueArgs, Share, share};
use crate::thinking::stop_on_ctrl_c;
use crate::{input, output, progress};

/// Do jobs from a queue: puzzles and other long work, on one machine or many
#[derive(Args)]
#[command(after_help = "Examples:
  tessera worker --folder jobs --threads 2 --once
  tessera worker nats://queue.example.org

Takes jobs until Ctrl-C, which gives the job in hand back. It may be killed at any time: its job goes to another worker. \
`tessera jobs` puts jobs into the queue and collects the results. More: docs/workers.md.")]
pub(crate) struct Worker {
    #[command(flatten)]
    queue: QueueArgs,
    /// The number of jobs to do at once
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    threads: usize,
    /// End when every job is done, also those of other workers
    #[arg(long)]
    once: bool,
    /// Do only this share of the jobs, such as 1/2: for machines that each have a copy of the folder
    #[arg(long, value_name = "K/N", value_parser = share, requires = "folder")]
    share: Option<Share>,
}

impl Worker {
    pub(crate) fn run(&self) -> Result<()> {
        let stop = stop_on_ctrl_c()?;
        let queue = self.queue.open(Purpose::Work(self.share))?;
        let spinner = progress::spinner("jobs done");
        let tell = |event: Event<'_>| {
            let sentence = match event {
                Event::Done(job) => {
                    spinner.inc(1);
                    return spinner.set_message(job.title());
                }
                Event::Failed(job, reason) => {
                    format!("job {} ({}) has failed: {reason}", job.id(), job.title())
                }
                Event::Damaged(error) => error.to_string(),
                Event::Away(error) => format!("{error}; waiting for it"),
                Event::Back => "the queue is there again".into(),
            };
            spinner.suspend(|| output::complain(&sentence));
        };
        let worker = Jobs { queue: &*queue, threads: self.threads, once: self.once };
        let tally = worker.run(&stop, &tell);
        spinner.finish_and_clear();
        let tally = tally?;
        let done = output::plural(tally.done as u64, "job");
        match tally.failed {
            0 => output::print_line(format_args!("{done} done"))?,
            failed => output::print_line(format_args!("{done} done, {failed} failed"))?,
        }
        // Without --once a worker is always ended like this.
        if self.once { Stopped::check(&stop, || "the queue may have more jobs".into()) } else { Ok(()) }
    }
}
