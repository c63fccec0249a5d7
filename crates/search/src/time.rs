//! The clock of a search, and the decision whether to start another iteration.

use std::time::Duration;

use crate::Limits;

/// Returns the time since some fixed moment. It is a function pointer so that a web page can supply the browser's clock.
pub type Clock = fn() -> Duration;

/// The system's clock. `wasm32-unknown-unknown` has none, so it always returns zero there: supply another function.
pub fn system_clock() -> Duration {
    #[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
    return Duration::ZERO;
    #[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
    {
        use std::sync::OnceLock;
        use std::time::Instant;
        static ORIGIN: OnceLock<Instant> = OnceLock::new();
        ORIGIN.get_or_init(Instant::now).elapsed()
    }
}

/// The time of one search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timer {
    clock: Clock,
    start: Duration,
    soft: Option<Duration>,
    hard: Option<Duration>,
}

impl Timer {
    pub(crate) fn start(clock: Clock, limits: &Limits) -> Self {
        Self { clock, start: clock(), soft: limits.soft, hard: limits.hard }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        (self.clock)().saturating_sub(self.start)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.hard.is_some_and(|hard| self.elapsed() >= hard)
    }

    /// The time by which the exact search must end: halfway between now and the limit of this search.
    pub(crate) fn half_time(&self) -> Option<Duration> {
        let whole = self.soft.or(self.hard)?;
        Some(self.elapsed() + whole.saturating_sub(self.elapsed()) / 2)
    }

    /// Whether the next iteration should not start. `stable` is the number of iterations since the best action last
    /// changed; `fallen` says whether its score has dropped.
    pub(crate) fn is_enough(&self, stable: u32, fallen: bool) -> bool {
        let percent = 130 - 15 * stable.min(5) + if fallen { 60 } else { 0 };
        self.soft.is_some_and(|soft| self.elapsed() >= soft * percent / 100)
    }
}

#[cfg(test)]
mod tests {
    use super::Timer;
    use crate::Limits;
    use std::time::Duration;

    #[test]
    fn a_clear_best_action_needs_less_time() {
        let limits = Limits { soft: Some(Duration::from_secs(1)), ..Limits::default() };
        let mut timer = Timer::start(|| Duration::from_millis(900), &limits);
        timer.start = Duration::ZERO;
        assert!(timer.is_enough(5, false));
        assert!(!timer.is_enough(0, false));
        assert!(!timer.is_enough(5, true));
        assert!(!timer.is_over());
        assert_eq!(timer.half_time(), Some(Duration::from_millis(950)));
    }
}
