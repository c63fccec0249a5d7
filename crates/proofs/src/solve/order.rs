//! Which actions are tried first: those that have settled a question before, of the same player.

use std::cmp::Reverse;
use std::marker::PhantomData;

use tessera_game::Random;
use tessera_games::AnyGame;

/// The merits of actions so far.
pub(super) struct Order<P> {
    /// For each player, by the id of the action.
    merits: [Vec<u32>; 2],
    random: Option<Random>,
    game: PhantomData<P>,
}

/// When a merit grows beyond this, all are halved.
const MAX_MERIT: u32 = 1 << 24;

impl<P: AnyGame> Order<P> {
    /// The order of a thread: the first begins with the order of the rules, others with one of their own.
    pub(super) fn new(thread: u64) -> Self {
        Self {
            merits: [const { Vec::new() }; 2],
            random: (thread > 0).then(|| Random::new(thread)),
            game: PhantomData,
        }
    }

    /// The legal actions, the most promising first.
    pub(super) fn actions(&mut self, position: &P) -> Vec<P::Action> {
        let mut actions = position.actions();
        let merits = self.merits(position);
        actions.sort_by_cached_key(|&action| Reverse(merits[usize::from(position.action_id(action))]));
        actions
    }

    /// An action has settled a question with that horizon.
    pub(super) fn praise(&mut self, position: &P, action: P::Action, within: u8) {
        let merits = self.merits(position);
        let merit = &mut merits[usize::from(position.action_id(action))];
        *merit += u32::from(within) * u32::from(within);
        if *merit > MAX_MERIT {
            for merit in merits.iter_mut() {
                *merit /= 2;
            }
        }
    }

    fn merits(&mut self, position: &P) -> &mut Vec<u32> {
        let merits = &mut self.merits[position.to_move().index()];
        let random = &mut self.random;
        if merits.len() < position.id_count() {
            merits.resize_with(position.id_count(), || random.as_mut().map_or(0, |random| random.below(64)));
        }
        merits
    }
}
