//! The helper threads of a search.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The work of a helper thread.
pub type Job = Box<dyn FnOnce() + Send>;

/// Starts a job on another thread. If no thread is available, it drops the job and returns false. It is a function
/// pointer so that a web page can supply its workers.
pub type Spawn = fn(Job) -> bool;

/// The stack size of a thread, enough for the longest line.
const STACK: usize = 16 << 20;

/// Starts an operating system thread. `wasm32-unknown-unknown` has none: supply another function there.
pub fn system_spawn(job: Job) -> bool {
    thread::Builder::new().stack_size(STACK).spawn(job).is_ok()
}

/// Counts the running helpers, so that a search can wait until all have finished.
#[derive(Default)]
pub(crate) struct Gate {
    inside: Mutex<usize>,
    changed: Condvar,
}

/// Held by a helper while it works, or until its job is dropped.
pub(crate) struct Pass(Arc<Gate>);

impl Gate {
    pub(crate) fn enter(self: &Arc<Self>) -> Pass {
        *self.inside() += 1;
        Pass(Arc::clone(self))
    }

    /// Waits until no helper is left.
    pub(crate) fn wait(&self) {
        let mut inside = self.inside();
        while *inside > 0 {
            inside = self.changed.wait(inside).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The counter is always consistent, so poisoning is ignored.
    fn inside(&self) -> MutexGuard<'_, usize> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        *self.0.inside() -= 1;
        self.0.changed.notify_all();
    }
}
