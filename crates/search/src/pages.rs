//! Large pages of memory for the table. Every look-up goes somewhere else, and with small pages the processor must first
//! look up where that is.

/// Whether the system would give that much memory. Nothing is kept of it, and nothing touched, so it takes no time.
pub fn has_room_for(mebibytes: usize) -> bool {
    let mut list: Vec<u8> = Vec::new();
    let given = list.try_reserve_exact(mebibytes.saturating_mul(1 << 20)).is_ok();
    // A list that nobody sees would not be made.
    std::hint::black_box(&mut list);
    given
}

/// A list with room for so many, in large pages where the system has some to give.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "7 % more nodes a second in Xok, 4 % in Yoxii, and steadier")]
pub(crate) fn roomy_list<T>(capacity: usize) -> Vec<T> {
    const LARGE_PAGE: usize = 2 << 20;
    let mut list = Vec::with_capacity(capacity);
    let memory = list.spare_capacity_mut().as_mut_ptr_range();
    let start = memory.start.addr().next_multiple_of(LARGE_PAGE);
    let end = memory.end.addr() & !(LARGE_PAGE - 1);
    if start < end {
        // SAFETY: the range lies within the list's own memory, and the advice changes nothing of what is in it.
        // Whether it is taken does not matter.
        unsafe { libc::madvise(memory.start.with_addr(start).cast(), end - start, libc::MADV_HUGEPAGE) };
    }
    list
}

/// A list with room for so many.
#[cfg(not(target_os = "linux"))]
pub(crate) fn roomy_list<T>(capacity: usize) -> Vec<T> {
    Vec::with_capacity(capacity)
}

#[cfg(test)]
mod tests {
    use super::has_room_for;

    #[test]
    fn there_is_no_room_for_more_than_any_memory() {
        assert!(has_room_for(1) && !has_room_for(usize::MAX) && !has_room_for(usize::MAX >> 22));
    }
}
