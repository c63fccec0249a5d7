//! Who is there, on which node.

/// A player at a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presence {
    /// The seat, 0 or 1.
    pub seat: u8,
    /// The node.
    pub node: String,
    /// Since when, in Unix milliseconds.
    pub since: i64,
    /// Until when; `None` while the player is there, as far as the node has said.
    pub until: Option<i64>,
}

/// When a node was last alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The node.
    pub node: String,
    /// Its last sign of life, in Unix milliseconds.
    pub at: i64,
}

/// Since when a player has been away from all nodes: `None` if the player is there, or has never been.
///
/// A node whose last beat is more than `patience` before `now` is taken for dead, and with it the players who were there.
/// They have been away since that beat.
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
        let beats = [Beat { node: "alive".into(), at: 9_500 }, Beat { node: "dead".into(), at: 4_000 }];
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
