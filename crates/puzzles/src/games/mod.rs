//! Dispatch by game; the differences are in each game's module.

mod slither;
mod trexo;
mod xok;
mod yoxii;

use serde::{Deserialize, Serialize};
use tessera_games::{AnyAction, AnyGame, AnyPosition, GameId, with_own};

use crate::ask::accepts_action;
use crate::check::check_plain;
use crate::make::{Draft, Made, own_draft};
use crate::theme::themes;
use crate::{Disputed, Goal, Puzzle, PuzzleError, Step, file};

themes! {
    /// Two fish complete the chain.
    Join = "join" of Xok,
    /// Fish in the way keep the enemy's groups apart.
    Cut = "cut" of Xok,
    /// A shark eats the way free, or a fish out of the enemy's chain.
    Feed = "feed-a-shark" of Xok,
    /// Both are about to win.
    Race = "race" of Xok,
    /// The totem gets stuck where one's own stones count more.
    CloseIn = "close-in" of Yoxii,
    /// The totem jumps over one's own stones.
    JumpOut = "jump-out" of Yoxii,
    /// A stone of less value is right, where a four would spoil it.
    KeepFours = "keep-the-fours" of Yoxii,
    /// Five at once.
    LastGap = "last-gap" of Trexo,
    /// Two lines of four, of which one answer stops only one.
    DoubleThreat = "double-threat" of Trexo,
    /// Another tile would complete the enemy's line.
    PoisonedTile = "poisoned-tile" of Trexo,
    /// The tile lies on others.
    LevelTrick = "level-trick" of Trexo,
    /// The one tile that stops a line.
    Block = "block" of Trexo,
    /// The enemy's snakes have nowhere left to go.
    BoxIn = "box-in" of Slither,
    /// The only way out.
    Escape = "escape" of Slither,
    /// Only a free space saves.
    LastResort = "last-resort" of Slither,
}

/// The file of a game's bundled puzzles, in the compact form.
pub const fn shipped(game: GameId) -> &'static str {
    match game {
        GameId::Xok => xok::FILE,
        GameId::Yoxii => yoxii::FILE,
        GameId::Trexo => trexo::FILE,
        GameId::Slither => slither::FILE,
    }
}

/// The bundled puzzles of a game.
pub fn puzzles(game: GameId) -> Result<Vec<Puzzle>, PuzzleError> {
    file::read(shipped(game))
}

/// Whether the answer of a player is that of a solution: equal in everything that is asked.
///
/// ```
/// use tessera_games::GameId;
/// use tessera_puzzles::{accepts, puzzles};
///
/// let puzzle = &puzzles(GameId::Yoxii)?[0];
/// let (position, step) = (puzzle.start()?, &puzzle.solution[0]);
/// assert_eq!(step.to_string(), "e1-f2=1*");
/// assert!(accepts(&position, step, &position.parse_turn("e1-f2=2")?));
/// let others = position.action_texts();
/// let other = others.iter().find(|text| !text.starts_with("e1-f2")).expect("another turn");
/// assert!(!accepts(&position, step, &position.parse_turn(other)?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn accepts(position: &AnyPosition, step: &Step, given: &[AnyAction]) -> bool {
    with_own!(position, own => own.accepts_turn(step, given))
}

/// Checks a puzzle, whose position is this one, by brute force.
pub(crate) fn check(position: &AnyPosition, puzzle: &Puzzle) -> Result<(), Disputed> {
    with_own!(position, own => own.check_puzzle(puzzle))
}

/// The puzzle in a position that a turn has led to from the one before, and its theme.
pub(crate) fn draft(before: &AnyPosition, position: &AnyPosition, goal: Goal) -> Option<(Draft, Theme)> {
    with_own!(position, own => own.draft_puzzle(before, goal))
}

/// A game's own type of position, as its puzzles see it.
trait PuzzleGame: AnyGame {
    /// Whether the answer of a player is that of a solution.
    fn accepts_turn(&self, step: &Step, given: &[AnyAction]) -> bool;

    /// Checks a puzzle, whose position is this one, by brute force.
    fn check_puzzle(&self, puzzle: &Puzzle) -> Result<(), Disputed>;

    /// The puzzle in this position, to which a turn has led from the one before, and its theme.
    fn draft_puzzle(&self, before: &AnyPosition, goal: Goal) -> Option<(Draft, Theme)>;
}

impl<P: Made> PuzzleGame for P {
    fn accepts_turn(&self, step: &Step, given: &[AnyAction]) -> bool {
        accepts_action(self, step, given)
    }

    fn check_puzzle(&self, puzzle: &Puzzle) -> Result<(), Disputed> {
        check_plain(self, puzzle)
    }

    fn draft_puzzle(&self, before: &AnyPosition, goal: Goal) -> Option<(Draft, Theme)> {
        own_draft(&P::own_position(before)?, self, goal)
    }
}

/// Whether drafting is cheap enough to skip the scout search.
pub(crate) const fn skips_scout(game: GameId) -> bool {
    matches!(game, GameId::Slither)
}

/// Of ten puzzles, the maximum number of wins in one turn, and of rescues from a loss in one turn.
pub(crate) const fn one_turn_share(game: GameId) -> usize {
    // In Slither Stone there are no others.
    if matches!(game, GameId::Slither) { 7 } else { 3 }
}

/// The positions after careful turns of the player to move, where puzzles beside a game are looked for.
pub(crate) fn careful_moves(position: &AnyPosition) -> Vec<AnyPosition> {
    match position {
        AnyPosition::Slither(own) => {
            slither::careful_moves(own).into_iter().map(AnyPosition::Slither).collect()
        }
        _ => Vec::new(),
    }
}
