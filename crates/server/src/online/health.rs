//! Whether this node may decide commands: only while its heartbeat is stored in time.

use std::time::Duration;

use tessera_online::Millis;
use tokio::sync::watch;
use tokio::time::timeout;
use tracing::{info, warn};

use super::time::Time;

/// How long a command waits for a late node to recover.
const WAIT: Duration = Duration::from_secs(2);

/// Why a node decides nothing. Clients receive the code, operators the message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// It has just started, or was paused and has not caught up.
    Late,
    /// The store does not save or answer.
    NotSaved,
    /// Its clock and that of the database differ.
    Clock,
}

impl Problem {
    pub(crate) const ALL: [Self; 3] = [Self::Late, Self::NotSaved, Self::Clock];

    /// The code for programs.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Late => "not-ready",
            Self::NotSaved => "not-saved",
            Self::Clock => "clock",
        }
    }

    /// The message for people.
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
    /// Until when the node may decide, unless the state changes.
    until: Millis,
    problem: Option<Problem>,
}

/// The health of this node.
pub(crate) struct Health {
    state: watch::Sender<HealthState>,
}

impl Health {
    pub(crate) fn new() -> Self {
        Self { state: watch::Sender::new(HealthState { until: Millis::MIN, problem: None }) }
    }

    /// The node may decide from one time until another. Without another call by then, it was paused.
    pub(crate) fn set_healthy(&self, now: Millis, until: Millis) {
        let before = self.state.send_replace(HealthState { until, problem: None });
        if before.problem.is_some() || before.until < now {
            info!("commands are accepted");
        }
    }

    /// The node must not decide anything.
    pub(crate) fn set_failing(&self, problem: Problem) {
        let before = self.state.send_replace(HealthState { until: Millis::MIN, problem: Some(problem) });
        if before.problem != Some(problem) {
            warn!(code = problem.code(), "no commands are accepted: {}", problem.sentence());
        }
    }

    /// The present problem, if there is one.
    pub(crate) fn problem(&self, time: &Time) -> Option<Problem> {
        let state = *self.state.borrow();
        let is_well = state.problem.is_none() && time.now() < state.until;
        if is_well { None } else { Some(state.problem.unwrap_or(Problem::Late)) }
    }

    /// Like [`problem`](Self::problem), but waits up to [`WAIT`] for a `Late` node to recover.
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
    async fn a_node_without_a_heartbeat_is_late_and_then_waited_for() {
        let (time, health) = (Time::new(), Health::new());
        assert_eq!(health.problem(&time), Some(Problem::Late));
        health.set_healthy(time.now(), time.now() + 10_000);
        assert_eq!(health.wait(&time).await, None);
        // It is paused, or its clock jumps.
        time.shift(20_000);
        assert_eq!(health.problem(&time), Some(Problem::Late));
        let (waited, ()) =
            tokio::join!(health.wait(&time), async { health.set_healthy(time.now(), time.now() + 10_000) });
        assert_eq!(waited, None);
        health.set_failing(Problem::NotSaved);
        assert_eq!(health.wait(&time).await, Some(Problem::NotSaved), "at once");
    }
}
