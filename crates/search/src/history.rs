//! Statistics of cutoffs, to order actions: histories and counter-actions.

use tessera_game::Player;

/// How often actions caused cutoffs recently, by player and slot, and which answer last refuted each.
#[derive(Debug)]
pub(crate) struct History<A> {
    cutoffs: [Vec<i16>; 2],
    counters: [Vec<Option<A>>; 2],
}

/// Histories stay between −8 192 and 8 192.
const MOST: i32 = 8_192;

impl<A: Copy + Eq> History<A> {
    pub(crate) fn new(slots: usize) -> Self {
        Self { cutoffs: [vec![0; slots], vec![0; slots]], counters: [vec![None; slots], vec![None; slots]] }
    }

    pub(crate) fn of(&self, player: Player, slot: usize) -> i32 {
        self.cutoffs[player.index()].get(slot).map_or(0, |&h| i32::from(h))
    }

    /// The answer of `player` that last refuted an action of that slot.
    pub(crate) fn counter(&self, player: Player, slot: usize) -> Option<A> {
        self.counters[player.index()].get(slot).copied().flatten()
    }

    pub(crate) fn set_counter(&mut self, player: Player, slot: usize, answer: A) {
        if let Some(counter) = self.counters[player.index()].get_mut(slot) {
            *counter = Some(answer);
        }
    }

    pub(crate) fn reward(&mut self, player: Player, slot: usize, depth: i32) {
        self.add(player, slot, bonus(depth));
    }

    pub(crate) fn punish(&mut self, player: Player, slot: usize, depth: i32) {
        self.add(player, slot, -bonus(depth));
    }

    /// The closer to the limit, the less is added, so old cutoffs fade.
    fn add(&mut self, player: Player, slot: usize, bonus: i32) {
        if let Some(history) = self.cutoffs[player.index()].get_mut(slot) {
            let now = i32::from(*history);
            *history = (now + bonus - now * bonus.abs() / MOST) as i16;
        }
    }
}

fn bonus(depth: i32) -> i32 {
    (32 * depth * depth).min(1_600)
}

#[cfg(test)]
mod tests {
    use super::{History, MOST};
    use tessera_game::Player;

    #[test]
    fn histories_stay_within_their_limits_and_ignore_unknown_slots() {
        let mut history = History::<u8>::new(2);
        for _ in 0..1_000 {
            history.reward(Player::First, 0, 30);
            history.punish(Player::First, 1, 30);
            history.reward(Player::Second, 9, 30);
        }
        assert!((MOST - 100..=MOST).contains(&history.of(Player::First, 0)));
        assert!((-MOST..=100 - MOST).contains(&history.of(Player::First, 1)));
        assert_eq!(history.of(Player::Second, 0), 0);
        history.set_counter(Player::First, 9, 1);
        assert_eq!(history.counter(Player::First, 9), None);
    }
}
