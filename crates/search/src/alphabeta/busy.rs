//! What the threads are searching just now, so that they do not all search the same: each puts off what another
//! is busy with, and finds the answer in the table when it comes back (Kerrigan's "simplified ABDADA").

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Marks of the actions being searched. Marks that overwrite each other cost a little time, nothing more.
#[derive(Debug)]
pub(crate) struct Busy {
    marks: Vec<AtomicU64>,
}

const MARKS: usize = 1 << 12;
/// Below this depth a subtree is searched faster than it is put off.
pub(crate) const FROM_DEPTH: i32 = 3;

impl Busy {
    pub(crate) fn new() -> Self {
        Self { marks: (0..MARKS).map(|_| AtomicU64::new(0)).collect() }
    }

    /// The mark of an action in the position with that hash.
    pub(crate) fn mark(hash: u64, code: u16, depth: i32) -> u64 {
        (hash ^ (u64::from(code) << 8 | u64::from(depth.unsigned_abs()))).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            | 1
    }

    fn place(&self, mark: u64) -> &AtomicU64 {
        &self.marks[(mark >> 52) as usize % MARKS]
    }

    pub(crate) fn is_marked(&self, mark: u64) -> bool {
        self.place(mark).load(Relaxed) == mark
    }

    pub(crate) fn set(&self, mark: u64) {
        self.place(mark).store(mark, Relaxed);
    }

    pub(crate) fn clear(&self, mark: u64) {
        if self.is_marked(mark) {
            self.place(mark).store(0, Relaxed);
        }
    }
}
