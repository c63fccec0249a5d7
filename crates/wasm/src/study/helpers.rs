//! The threads of a browser: workers of the page that share the engine's memory and wait here for jobs.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tessera_search::Job;

/// The helpers of this memory.
static HELPERS: Helpers = Helpers::new(PATIENCE);

/// How long a job waits for an idle helper. After that the search runs without it.
const PATIENCE: Duration = Duration::from_millis(250);

/// Whether several threads share this memory. In a build for one thread, waiting would trap.
const SHARED: bool = cfg!(any(not(target_family = "wasm"), target_feature = "atomics"));

/// The number of waiting helpers, and the jobs that none of them has taken yet.
#[derive(Default)]
struct Desk {
    idle: usize,
    jobs: Vec<Job>,
}

struct Helpers {
    desk: Mutex<Desk>,
    changed: Condvar,
    patience: Duration,
}

impl Helpers {
    const fn new(patience: Duration) -> Self {
        Self { desk: Mutex::new(Desk { idle: 0, jobs: Vec::new() }), changed: Condvar::new(), patience }
    }

    /// The desk is always consistent, so poisoning is ignored.
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a job and takes it.
    fn next(&self) -> Job {
        let mut desk = self.desk();
        desk.idle += 1;
        self.changed.notify_all();
        loop {
            if let Some(job) = desk.jobs.pop() {
                desk.idle -= 1;
                return job;
            }
            desk = self.changed.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Gives a job to an idle helper. Waits a short time for one; false if none comes.
    fn give(&self, job: Job) -> bool {
        let mut desk = self.desk();
        // Not `wait_timeout_while`: it reads the system's clock, and in a browser there is none.
        while desk.jobs.len() >= desk.idle {
            let waited = self.changed.wait_timeout(desk, self.patience);
            let (next, wait) = waited.unwrap_or_else(PoisonError::into_inner);
            if wait.timed_out() {
                return false;
            }
            desk = next;
        }
        desk.jobs.push(job);
        self.changed.notify_all();
        true
    }
}

/// Makes this thread a helper. It does not return.
pub(crate) fn help() {
    while SHARED {
        HELPERS.next()();
    }
}

/// Gives a job to a helper, if there is one.
pub(crate) fn spawn(job: Job) -> bool {
    SHARED && HELPERS.give(job)
}

#[cfg(test)]
mod tests {
    use std::sync::{Barrier, mpsc};
    use std::thread;
    use std::time::Duration;

    use super::Helpers;

    #[test]
    fn idle_helpers_get_jobs_and_no_job_waits_for_long() {
        static HELPERS: Helpers = Helpers::new(Duration::from_millis(1));
        // A helper with a job is busy until all jobs are given.
        static ALL_GIVEN: Barrier = Barrier::new(3);
        let (sender, done) = mpsc::channel();
        let give = |name: &'static str| {
            let sender = sender.clone();
            HELPERS.give(Box::new(move || {
                ALL_GIVEN.wait();
                sender.send(name).unwrap();
            }))
        };
        assert!(!give("too early"));
        for _ in 0..2 {
            thread::spawn(|| {
                loop {
                    HELPERS.next()();
                }
            });
        }
        for _ in 0..100 {
            // On a loaded machine they may be late.
            while HELPERS.desk().idle < 2 {
                thread::yield_now();
            }
            assert!(give("one") && give("two") && !give("one too many"));
            ALL_GIVEN.wait();
            let mut names = [done.recv().unwrap(), done.recv().unwrap()];
            names.sort_unstable();
            assert_eq!(names, ["one", "two"]);
        }
    }
}
