//! The weights of the evaluation, from `weights.txt`.

use crate::weights::parse;

/// The file that the player is compiled with.
pub(super) const TEXT: &str = include_str!("weights.txt");

// The places of the weights.
/// Those of a player with one snake.
pub(super) const ONE_SNAKE: usize = 0;
/// Those of a player with two.
pub(super) const TWO_SNAKES: usize = ONE_SNAKE + OF_SNAKES;
pub(super) const SECOND_SNAKE: usize = TWO_SNAKES + OF_SNAKES;
/// No move is left in which both snakes live.
pub(super) const FORK: usize = SECOND_SNAKE + 1;
pub(super) const BOTH_JUMP: usize = FORK + 1;
pub(super) const BOTH_DASH: usize = BOTH_JUMP + 1;
/// By the number of steps after which both snakes have a way on, from one.
pub(super) const LASTING: usize = BOTH_DASH + 1;
/// There is a step after which both snakes have two ways on.
pub(super) const ROOMY: usize = LASTING + MAX_LASTING;
/// For each free space.
pub(super) const SUPPLY: usize = ROOMY + 1;
/// To be the next to move, by who has how many snakes: both one, only the other two, only the next to move two, both two.
pub(super) const NEXT: usize = SUPPLY + 1;
/// The share of the territory, by who has how many snakes: both one, one player two, both two.
pub(super) const SHARE: usize = NEXT + 4;
/// The same on foot.
pub(super) const SHARE_ON_FOOT: usize = SHARE + 3;
/// The number of weights.
pub(super) const COUNT: usize = SHARE_ON_FOOT + 3;

// What counts differently with one snake and with two.
/// Squares come out at less than nothing: the shares have counted them already, and overrate the many of an early
/// position.
pub(super) const SQUARES: usize = 0;
/// Pairs of own squares that share a side: room to turn in.
pub(super) const JOINTS: usize = 1;
/// The same for the squares that are reached first on foot, without jumps.
pub(super) const SQUARES_ON_FOOT: usize = 2;
pub(super) const JOINTS_ON_FOOT: usize = 3;
/// Snakes that can step where they point, and snakes that can jump.
pub(super) const LINES: usize = 4;
const OF_SNAKES: usize = 5;

/// More lasting steps than this count as this many.
pub(super) const MAX_LASTING: usize = 4;

/// The weights of an evaluation.
pub(crate) type Weights = [i16; COUNT];

/// The weights that the player uses.
pub(super) static SHIPPED: Weights = parse(TEXT);
