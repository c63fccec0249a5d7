//! Whether this node may decide anything: only while it is state to be alive, awake and able to save.

use std::time::Duration;

use tessera_online::Millis;
use tokio::sync::watch;
use tokio::time::timeout;

use super::time::Time;

/// How long a command waits for the node to know how it is.
const WAIT: Duration = Duration::from_secs(2);

/// Why a node decides nothing. The name of the reason goes to clients, the sentence to those who watch over the node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// It has just started, or it stood still and does not know yet what it has missed.
    Late,
    /// The store does not save or answer.
    NotSaved,
    /// Its clock and that of the database differ.
    Clock,
}

impl Problem {
    /// The name of the reason.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Late => "not-ready",
            Self::NotSaved => "not-saved",
            Self::Clock => "clock",
        }
    }

    /// The reason as a sentence.
    pub(crate) fn sentence(self) -> &'static str {
        match self {
            Self::Late => "the server is not ready yet",
            Self::NotSaved => "the games cannot be read or saved at the moment",
            Self::Clock => "the clocks of the server and of the database differ",
        }
    }
}

#[derive(Clone, Copy)]
struct HealthState {
    /// Until when the node may decide, if nothing else is said.
    until: Millis,
    problem: Option<Problem>,
}

/// How a node is, as far as it knows.
pub(crate) struct Health {
    state: watch::Sender<HealthState>,
}

impl Health {
    pub(crate) fn new() -> Self {
        Self { state: watch::Sender::new(HealthState { until: Millis::MIN, problem: None }) }
    }

    /// The node is well until this time. When nothing is said by then, it stood still.
    pub(crate) fn set_healthy(&self, until: Millis) {
        self.state.send_replace(HealthState { until, problem: None });
    }

    /// The node must not decide anything. Whether that is new.
    pub(crate) fn set_failing(&self, problem: Problem) -> bool {
        let before = self.state.send_replace(HealthState { until: Millis::MIN, problem: Some(problem) });
        before.problem != Some(problem)
    }

    /// What is wrong at the moment.
    pub(crate) fn problem(&self, time: &Time) -> Option<Problem> {
        let state = *self.state.borrow();
        let is_well = state.problem.is_none() && time.now() < state.until;
        if is_well { None } else { Some(state.problem.unwrap_or(Problem::Late)) }
    }

    /// The same, but a node that has stood still gets some time to find out what it has missed.
    pub(crate) async fn wait(&self, time: &Time) -> Option<Problem> {
        let mut changes = self.state.subscribe();
        let settled = async {
            loop {
                match self.problem(time) {
                    Some(Problem::Late) => {}
                    state => return state,
                }
                if changes.changed().await.is_err() {
                    return Some(Problem::Late);
                }
            }
        };
        timeout(WAIT, settled).await.unwrap_or(Some(Problem::Late))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_node_that_says_nothing_is_late_and_then_waited_for() {
        let (time, health) = (Time::new(), Health::new());
        assert_eq!(health.problem(&time), Some(Problem::Late));
        health.set_healthy(time.now() + 10_000);
        assert_eq!(health.wait(&time).await, None);
        // It stands still, or its clock jumps.
        time.shift(20_000);
        assert_eq!(health.problem(&time), Some(Problem::Late));
        let (waited, ()) =
            tokio::join!(health.wait(&time), async { health.set_healthy(time.now() + 10_000) });
        assert_eq!(waited, None);
        assert!(health.set_failing(Problem::NotSaved) && !health.set_failing(Problem::NotSaved));
        assert_eq!(health.wait(&time).await, Some(Problem::NotSaved), "at once");
    }
}
