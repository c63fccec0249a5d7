//! The threads of a batch, which wait between the steps.

use std::mem;

use rayon::{ThreadPool, ThreadPoolBuilder};

/// Threads of our own. They are started when they are first needed, and again in a child process: threads do not
/// survive a fork.
pub(crate) struct Threads {
    count: usize,
    started: Option<(u32, ThreadPool)>,
}

impl Threads {
    pub(crate) const fn new(count: usize) -> Self {
        Self { count, started: None }
    }

    pub(crate) const fn count(&self) -> usize {
        self.count
    }

    /// Does some work in the threads; in the caller's own if there is one only, or if none can be started.
    pub(crate) fn run<T: Send>(&mut self, work: impl FnOnce() -> T + Send) -> T {
        if self.count < 2 {
            return work();
        }
        let process = std::process::id();
        if let Some((_, lost)) = self.started.take_if(|(owner, _)| *owner != process) {
            // Its threads are in another process: waiting for them to end would last for ever.
            mem::forget(lost);
        }
        if self.started.is_none() {
            let pool = ThreadPoolBuilder::new().num_threads(self.count).build();
            self.started = pool.ok().map(|pool| (process, pool));
        }
        match &self.started {
            Some((_, pool)) => pool.install(work),
            None => work(),
        }
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        if let Some((_, lost)) = self.started.take_if(|(owner, _)| *owner != std::process::id()) {
            mem::forget(lost);
        }
    }
}
