//! The threads that help with a search.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Something to be done beside the caller, once.
pub type Job = Box<dyn FnOnce() + Send>;

/// Starts a job on another thread; false if none can be had, and the job is dropped. Given as a function so that a page
/// can bring its workers.
pub type Spawn = fn(Job) -> bool;

/// A thread's stack has room for the longest line.
const STACK: usize = 16 << 20;

/// Starts a thread of the system. On `wasm32-unknown-unknown`, which has none, none can be had: bring your own.
pub fn system_spawn(job: Job) -> bool {
    thread::Builder::new().stack_size(STACK).spawn(job).is_ok()
}

/// Where a search waits for its helpers.
#[derive(Default)]
pub(crate) struct Gate {
    inside: Mutex<usize>,
    changed: Condvar,
}

/// Held by a helper as long as it works, or until its job is dropped.
pub(crate) struct Pass(Arc<Gate>);

impl Gate {
    pub(crate) fn enter(self: &Arc<Self>) -> Pass {
        *self.inside() += 1;
        Pass(Arc::clone(self))
    }

    /// Waits until all have left.
    pub(crate) fn wait(&self) {
        let mut inside = self.inside();
        while *inside > 0 {
            inside = self.changed.wait(inside).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A number is in order at every moment, whoever broke off.
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
