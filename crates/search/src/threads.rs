//! The threads that help with a search.

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
