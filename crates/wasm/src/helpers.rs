//! The threads of a browser: workers of the page that share the memory of the player, and wait here for a job.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tessera_search::Job;

/// The helpers of this memory.
static HELPERS: Helpers = Helpers::new();

/// How long the next helper may take on its way. A job that comes sooner is done without it.
const PATIENCE: Duration = Duration::from_millis(250);

/// Whether there is more than one thread in this memory. A wait would break a module that is built for one.
const SHARED: bool = cfg!(any(not(target_family = "wasm"), target_feature = "atomics"));

/// Those who wait for a job, and the jobs that none of them has taken up yet.
#[derive(Default)]
struct Desk {
    idle: usize,
    jobs: Vec<Job>,
}

struct Helpers {
    desk: Mutex<Desk>,
    changed: Condvar,
}

impl Helpers {
    const fn new() -> Self {
        Self { desk: Mutex::new(Desk { idle: 0, jobs: Vec::new() }), changed: Condvar::new() }
    }

    /// A desk is in order at every moment, whoever broke off.
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

    /// Waits until so many are idle, or none comes any more.
    fn gather(&self, count: usize) {
        let mut desk = self.desk();
        while desk.idle < count {
            let (next, wait) =
                self.changed.wait_timeout(desk, PATIENCE).unwrap_or_else(PoisonError::into_inner);
            if wait.timed_out() {
                return;
            }
            desk = next;
        }
    }

    /// Gives a job to someone idle, if there is one.
    fn give(&self, job: Job) -> bool {
        let mut desk = self.desk();
        let free = desk.jobs.len() < desk.idle;
        if free {
            desk.jobs.push(job);
            self.changed.notify_all();
        }
        free
    }
}

/// Makes this thread a helper, for good.
pub(crate) fn help() {
    while SHARED {
        HELPERS.next()();
    }
}

/// Waits for so many helpers, but not for long.
pub(crate) fn gather(count: usize) {
    if SHARED && count > 0 {
        HELPERS.gather(count);
    }
}

/// Gives a job to a helper, if one is idle.
pub(crate) fn spawn(job: Job) -> bool {
    HELPERS.give(job)
}

#[cfg(test)]
mod tests {
    use std::sync::{Barrier, mpsc};
    use std::thread;

    use super::Helpers;

    #[test]
    fn whoever_is_idle_gets_a_job_and_no_job_waits_for_long() {
        static HELPERS: Helpers = Helpers::new();
        // Who has a job is busy with it until all jobs are given.
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
        HELPERS.gather(1);
        for _ in 0..2 {
            thread::spawn(|| {
                loop {
                    HELPERS.next()();
                }
            });
        }
        for _ in 0..100 {
            // On a machine under load they may be late.
            while HELPERS.desk().idle < 2 {
                HELPERS.gather(2);
            }
            assert!(give("one") && give("two") && !give("one too many"));
            ALL_GIVEN.wait();
            let mut names = [done.recv().unwrap(), done.recv().unwrap()];
            names.sort_unstable();
            assert_eq!(names, ["one", "two"]);
        }
    }
}
