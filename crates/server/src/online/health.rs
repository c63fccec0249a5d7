//! Whether this node may decide anything: only while it is known to be alive, awake and able to save.

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
struct Known {
    /// Until when the node may decide, if nothing else is said.
    until: Millis,
    problem: Option<Problem>,
}

/// How a node is, as far as it knows.
pub(crate) struct Health {
    known: watch::Sender<Known>,
}

impl Health {
    pub(crate) fn new() -> Self {
        Self { known: watch::Sender::new(Known { until: Millis::MIN, problem: None }) }
    }

    /// The node is well until this time. When nothing is said by then, it stood still.
    pub(crate) fn well(&self, until: Millis) {
        self.known.send_replace(Known { until, problem: None });
    }

    /// The node must not decide anything. Whether that is new.
    pub(crate) fn ill(&self, problem: Problem) -> bool {
        let before = self.known.send_replace(Known { until: Millis::MIN, problem: Some(problem) });
        before.problem != Some(problem)
    }

    /// What is wrong at the moment.
    pub(crate) fn problem(&self, time: &Time) -> Option<Problem> {
        let known = *self.known.borrow();
        let is_well = known.problem.is_none() && time.now() < known.until;
        if is_well { None } else { Some(known.problem.unwrap_or(Problem::Late)) }
    }

    /// The same, but a node that has stood still gets some time to find out what it has missed.
    pub(crate) async fn wait(&self, time: &Time) -> Option<Problem> {
        let mut changes = self.known.subscribe();
        let settled = async {
            loop {
                match self.problem(time) {
                    Some(Problem::Late) => {}
                    known => return known,
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
        health.well(time.now() + 10_000);
        assert_eq!(health.wait(&time).await, None);
        // It stands still, or its clock jumps.
        time.shift(20_000);
        assert_eq!(health.problem(&time), Some(Problem::Late));
        let (waited, ()) = tokio::join!(health.wait(&time), async { health.well(time.now() + 10_000) });
        assert_eq!(waited, None);
        assert!(health.ill(Problem::NotSaved) && !health.ill(Problem::NotSaved));
        assert_eq!(health.wait(&time).await, Some(Problem::NotSaved), "at once");
    }
}
