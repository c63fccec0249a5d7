//! Presence: which player is connected to which node.

/// A player's connection to a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presence {
    /// The seat, 0 or 1.
    pub seat: u8,
    /// The name of the node.
    pub node: String,
    /// When the player connected, in Unix milliseconds.
    pub since: i64,
    /// When the player disconnected; `None` while connected, by the node's last update.
    pub until: Option<i64>,
}

/// The last heartbeat of a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The name of the node.
    pub node: String,
    /// The time of the heartbeat, in Unix milliseconds.
    pub at: i64,
    /// Whether the node knows [`Outage`]s. Those of the first version do not.
    pub knows_outages: bool,
}

/// A time in which no node was alive. Nodes credit a game for it when the game is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last heartbeat before it, in Unix milliseconds.
    pub since: i64,
    /// The first heartbeat after it.
    pub until: i64,
}

/// The time since which a player has been disconnected from all nodes: `None` if connected, or never connected.
///
/// A node whose last heartbeat is more than `patience` before `now` counts as dead. Its players have been disconnected since
/// that heartbeat.
pub fn gone_since(presences: &[Presence], beats: &[Beat], seat: u8, now: i64, patience: i64) -> Option<i64> {
    let mut gone = None;
    for presence in presences.iter().filter(|presence| presence.seat == seat) {
        let left = match presence.until {
            Some(until) => until,
            None => match beats.iter().find(|beat| beat.node == presence.node) {
                Some(beat) if now.saturating_sub(beat.at) <= patience => return None,
                Some(beat) => beat.at.max(presence.since),
                None => presence.since,
            },
        };
        gone = gone.max(Some(left));
    }
    gone
}

#[cfg(test)]
mod tests {
    use super::*;

    fn presence(node: &str, since: i64, until: Option<i64>) -> Presence {
        Presence { seat: 1, node: node.into(), since, until }
    }

    fn gone(presences: &[Presence]) -> Option<i64> {
        let beats = [("alive", 9_500), ("dead", 4_000)];
        let beats = beats.map(|(node, at)| Beat { node: node.into(), at, knows_outages: true });
        gone_since(presences, &beats, 1, 10_000, 2_000)
    }

    #[test]
    fn a_player_is_gone_when_no_living_node_has_them() {
        assert_eq!(gone(&[]), None);
        assert_eq!(gone(&[presence("alive", 100, None)]), None);
        assert_eq!(gone(&[presence("alive", 100, Some(700))]), Some(700));
        assert_eq!(gone(&[presence("alive", 100, Some(700)), presence("alive2", 200, Some(900))]), Some(900));
        assert_eq!(gone(&[presence("alive", 100, None), presence("dead", 200, Some(900))]), None);
        assert_eq!(gone(&[presence("dead", 200, None)]), Some(4_000));
        assert_eq!(gone(&[presence("forgotten", 300, None)]), Some(300));
        assert_eq!(gone(&[Presence { seat: 0, ..presence("alive", 100, Some(700)) }]), None);
    }
}
