//! CPU time of a thread.

use std::time::Duration;

/// The CPU time of this thread, or the wall clock where the system has no such clock.
#[cfg(unix)]
pub(crate) fn cpu_clock() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(
        u64::try_from(time.tv_sec).unwrap_or_default(),
        u32::try_from(time.tv_nsec).unwrap_or_default(),
    )
}

#[cfg(not(unix))]
pub(crate) fn cpu_clock() -> Duration {
    tessera_search::system_clock()
}

#[cfg(all(test, unix))]
mod tests {
    use super::cpu_clock;
    use std::time::Duration;

    #[test]
    fn sleeping_costs_no_time() {
        let before = cpu_clock();
        std::thread::sleep(Duration::from_millis(50));
        assert!(cpu_clock().saturating_sub(before) < Duration::from_millis(40));
    }
}
