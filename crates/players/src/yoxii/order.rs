//! Which actions are looked at first.
//!
//! The weights come from a regression on the best actions that searches of 8 000 nodes found in 11 000 positions of
//! self-play: it put the best action among the first four in 64 % of the positions, where the order before it, by
//! the destinations left to the opponent, had 45 %.

use std::ops::ControlFlow;

use tessera_game::Position as _;
use tessera_games::yoxii::{Action, Position, Value};
use tessera_search::{Completeness, all_actions};

use super::boards::{Boards, neighbours_of_first, number};
use super::free_squares;
use super::ways::Ways;

/// Up to this depth only stones of one value are looked at, unless all of these actions are proven to lose.
const ONE_VALUE_DEPTH: i32 = 8;
/// Up to this depth only stones of two values are looked at, with the same exception.
const FEW_VALUES_DEPTH: i32 = 12;
/// With at most this many free squares, twos are laid before threes.
const TWOS_FROM: u32 = 21;

/// For the number of ways that the opponent has from the totem's new square, one of which the stone mostly bars.
const ENEMY_WAYS: [i32; 9] = [-6_220, 2_580, 7_540, 4_000, 180, -2_190, -3_810, -7_300, -7_620];
/// For the number of ways that the player to move would have from there.
const OWN_WAYS: [i32; 9] = [0, 1_590, 1_570, 880, -340, -990, -580, -920, -2_300];
/// For the number of open squares around there.
const EXITS: [i32; 9] = [-6_110, -2_560, -580, 690, 1_470, 1_160, 1_000, 160, -1_970];
/// For the number of ways that the opponent would have from the stone's square: it is best laid where they have many.
const BARRED_ENEMY_WAYS: [i32; 9] = [-7_700, -12_120, -9_460, -7_230, -4_220, -700, 3_020, 6_930, 11_060];
/// The same for the player to move: where the only way leads back to the totem, nothing is lost.
const BARRED_OWN_WAYS: [i32; 9] = [-500, 12_470, 4_280, 970, -1_980, -3_340, -3_800, -3_640, -1_530];
/// For the number of enemy stones around the stone's square; more than five are alike.
const ENEMIES: [i32; 6] = [-1_520, 170, 860, 790, 1_190, 2_160];
/// For each value, by the number of free squares: fewer than 12, and so on in steps of 4.
const VALUES: [[i32; 4]; 7] = [
    [-1_960, 5_200, 950, -3_820],
    [-1_540, 3_260, 1_440, -3_840],
    [-4_160, 4_620, 3_230, -5_070],
    [-10_400, 6_150, 8_350, -6_570],
    [-10_010, 4_420, 8_200, -8_230],
    [-12_180, -1_650, 8_620, -7_020],
    [-7_440, -4_700, 9_650, -5_180],
];

/// What is known of the actions of a position. The score of an action is a sum: what is thought of the totem's
/// square, of the stone's square, and of the stone.
pub(super) struct Order {
    boards: Boards,
    open: u64,
    own_ways: Ways,
    enemy_ways: Ways,
    values: &'static [i32; 4],
}

impl Order {
    #[inline]
    pub(super) fn of(position: &Position) -> Self {
        let boards = Boards::of(position);
        let open = boards.open();
        let free = (open & !boards.totem).count_ones() as usize;
        let phase = (free / 4).saturating_sub(2);
        Self {
            boards,
            open,
            own_ways: Ways::new(boards.own, open),
            enemy_ways: Ways::new(boards.enemy, open),
            values: &VALUES[phase.min(VALUES.len() - 1)],
        }
    }

    /// Appends the scores of the actions: how promising each looks. The score of a square is computed once and reused.
    pub(super) fn score_all(&self, actions: &[Action], scores: &mut Vec<i32>) {
        let mut stones = [i32::MIN; 64];
        let (mut last, mut moved) = (None, 0);
        scores.extend(actions.iter().map(|&action| {
            if last != Some(action.totem()) {
                last = Some(action.totem());
                moved = self.totem(u32::from(number(action.totem())));
            }
            let square = number(action.stone());
            let laid = &mut stones[usize::from(square)];
            if *laid == i32::MIN {
                *laid = self.stone(u32::from(square));
            }
            moved + *laid + self.value(action.value())
        }));
    }

    #[inline]
    fn totem(&self, square: u32) -> i32 {
        let exits = (neighbours_of_first(1 << square) & self.open).count_ones();
        ENEMY_WAYS[self.enemy_ways.from(square).min(8)]
            + OWN_WAYS[self.own_ways.from(square).min(8)]
            + EXITS[(exits as usize).min(8)]
    }

    #[inline]
    fn stone(&self, square: u32) -> i32 {
        let enemies = (neighbours_of_first(1 << square) & self.boards.enemy).count_ones();
        BARRED_ENEMY_WAYS[self.enemy_ways.from(square).min(8)]
            + BARRED_OWN_WAYS[self.own_ways.from(square).min(8)]
            + ENEMIES[(enemies as usize).min(ENEMIES.len() - 1)]
    }

    #[inline]
    fn value(&self, value: Value) -> i32 {
        self.values[usize::from(value.points() - 1) & 3]
    }
}

/// Adds the actions worth a look: except near the root only those with the one or two values that are laid first.
pub(super) fn list(position: &Position, depth: i32, actions: &mut Vec<Action>) -> Completeness {
    let supply = position.supply(position.to_move());
    let mut left = laid_first(position).into_iter().filter(|&value| supply.left(value) > 0);
    let laid = [left.next(), left.next().filter(|_| depth > ONE_VALUE_DEPTH)];
    if depth > FEW_VALUES_DEPTH || left.next().is_none() {
        all_actions(position, actions);
        return Completeness::Complete;
    }
    let _ = position.visit_actions_unchecked(|action| {
        if laid.contains(&Some(action.value())) {
            actions.push(action);
        }
        ControlFlow::Continue(())
    });
    Completeness::Partial
}

/// The values in the order in which they are laid: the threes, and when the board has filled up, the twos.
fn laid_first(position: &Position) -> [Value; 4] {
    if free_squares(position) > TWOS_FROM {
        [Value::Three, Value::Two, Value::Four, Value::One]
    } else {
        [Value::Two, Value::Three, Value::One, Value::Four]
    }
}
