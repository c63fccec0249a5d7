//! The presence at a game: on this node, and on others by the store.

use axum::extract::ws::Utf8Bytes;
use tessera_games::Player;
use tessera_online::Millis;
use tessera_online::wire::ServerMessage;
use tessera_store::{Beat, Presence, gone_since};

use super::live_game::text;

/// Milliseconds after its last heartbeat at which other nodes take a node for dead. A node paused for less credits its
/// games itself.
pub(crate) const DEAD: Millis = 4_000;

/// The nodes, as they were at a time.
pub(crate) struct Nodes {
    /// The name of this node.
    pub(crate) own: String,
    pub(crate) beats: Vec<Beat>,
    pub(crate) now: Millis,
}

impl Nodes {
    /// The last heartbeat of a node that is taken for alive.
    pub(crate) fn last_of_living(&self, node: &str) -> Option<Millis> {
        self.beats.iter().find(|beat| beat.node == node && self.now - beat.at <= DEAD).map(|beat| beat.at)
    }
}

/// Who is connected to a game.
#[derive(Default)]
pub(crate) struct Crowd {
    /// The sockets of each seat here.
    seats: [u32; 2],
    watchers: u32,
    /// Since when a seat that had a socket here has had none.
    left: [Option<Millis>; 2],
    /// Whether a seat has a socket at another node.
    elsewhere: [bool; 2],
    /// Since when a seat has been away from all other nodes.
    left_elsewhere: [Option<Millis>; 2],
    /// The names of the players, if they have sent one. They stay while a player is away.
    names: [Option<String>; 2],
}

impl Crowd {
    /// Reads the presence at other nodes from stored rows.
    pub(crate) fn learn(&mut self, presences: &[Presence], nodes: &Nodes) {
        let (own, others): (Vec<Presence>, Vec<Presence>) =
            presences.iter().cloned().partition(|presence| presence.node == nodes.own);
        for seat in [0, 1] {
            let is_present = |presence: &Presence| {
                usize::from(presence.seat) == seat
                    && presence.until.is_none()
                    && nodes.last_of_living(&presence.node).is_some()
            };
            self.elsewhere[seat] = others.iter().any(is_present);
            self.left_elsewhere[seat] = gone_since(&others, &nodes.beats, seat as u8, nodes.now, DEAD);
            if self.seats[seat] == 0 {
                let until = own.iter().filter(|presence| usize::from(presence.seat) == seat);
                let until = until.filter_map(|presence| presence.until).max();
                self.left[seat] = self.left[seat].max(until);
            }
        }
    }

    /// Whether a player has a socket here.
    pub(crate) fn is_here(&self, seat: Player) -> bool {
        self.seats[seat.index()] > 0
    }

    /// Since when a player has been away from all nodes.
    pub(crate) fn gone(&self, seat: Player) -> Option<Millis> {
        let index = seat.index();
        if self.is_here(seat) || self.elsewhere[index] {
            return None;
        }
        self.left[index].max(self.left_elsewhere[index])
    }

    /// Counts a socket of a player in. Whether it is the first here.
    pub(crate) fn enter(&mut self, seat: Player) -> bool {
        let index = seat.index();
        self.seats[index] += 1;
        self.left[index] = None;
        self.seats[index] == 1
    }

    /// Counts a socket of a player out. Whether it was the last here.
    pub(crate) fn leave(&mut self, seat: Player, now: Millis) -> bool {
        let index = seat.index();
        self.seats[index] = self.seats[index].saturating_sub(1);
        let is_last = self.seats[index] == 0;
        self.left[index] = is_last.then_some(now);
        is_last
    }

    /// Sets or removes the name of a player.
    pub(crate) fn set_name(&mut self, seat: Player, name: Option<String>) {
        self.names[seat.index()] = name;
    }

    /// The names of the players who have a socket here.
    pub(crate) fn names_here(&self) -> impl Iterator<Item = (Player, String)> {
        let names = Player::BOTH.into_iter().filter(move |&seat| self.is_here(seat));
        names.filter_map(move |seat| Some((seat, self.names[seat.index()].clone()?)))
    }

    pub(crate) fn enter_watcher(&mut self) {
        self.watchers += 1;
    }

    pub(crate) fn leave_watcher(&mut self) {
        self.watchers = self.watchers.saturating_sub(1);
    }

    /// The message with it.
    pub(crate) fn message(&self) -> Utf8Bytes {
        let here = Player::BOTH.map(|seat| self.is_here(seat) || self.elsewhere[seat.index()]);
        let gone = Player::BOTH.map(|seat| self.gone(seat));
        text(&ServerMessage::Crowd { watchers: self.watchers, here, gone, names: self.names.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_gone_when_no_living_node_has_them() {
        let beats = [("b", 9_000), ("dead", 3_000)];
        let beats = beats.map(|(node, at)| Beat { node: node.into(), at, knows_outages: true }).to_vec();
        let nodes = Nodes { own: "a".into(), beats, now: 10_000 };
        let row = |node: &str, until| Presence { seat: 1, node: node.into(), since: 100, until };
        let gone = |crowd: &mut Crowd, rows: &[Presence]| {
            crowd.learn(rows, &nodes);
            crowd.gone(Player::Second)
        };
        let mut crowd = Crowd::default();
        assert_eq!(gone(&mut crowd, &[]), None);
        assert_eq!(gone(&mut crowd, &[row("a", Some(500))]), Some(500));
        assert_eq!(gone(&mut crowd, &[row("a", Some(500)), row("b", None)]), None, "at another node");
        assert_eq!(gone(&mut crowd, &[row("a", Some(500)), row("b", Some(700))]), Some(700));
        assert_eq!(gone(&mut crowd, &[row("dead", None)]), Some(3_000));
        assert!(crowd.enter(Player::Second) && !crowd.enter(Player::Second));
        assert_eq!(gone(&mut crowd, &[row("dead", None)]), None, "here");
        assert!(!crowd.leave(Player::Second, 9_990) && crowd.leave(Player::Second, 9_995));
        assert_eq!(gone(&mut crowd, &[row("dead", None)]), Some(9_995));
    }
}
