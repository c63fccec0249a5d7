//! What the shared code asks of a game, and the one list of the games that answer.

mod slither;
mod trexo;
mod xok;
mod yoxii;

use std::collections::BTreeMap;

use tessera_draw::Place;
use tessera_game::{Player, TextError};
use tessera_games::{AnyAction, AnyIllegal, AnyPosition, GameId};

use crate::draft::Hand;
use crate::editor::EditableSetup;
use crate::{Counts, Outline, Played, Tool, Words, say};

/// What the shared code asks of a position. Implemented once per game, in `games/<game>/mod.rs`.
pub(crate) trait GameView {
    /// The shape of the board's cells.
    fn outline(&self) -> Outline {
        Outline::Square
    }

    /// Every cell with what stands there.
    fn contents(&self) -> BTreeMap<Place, Words>;

    /// One kind of thing in a player's stock, or in the common stock; `variant` where a kind has several. `None`
    /// for a sign that only stands for the player.
    fn stock_words(&self, player: Option<Player>, variant: Option<&str>, count: usize) -> Option<Words>;

    /// Whose turn it is.
    fn to_move_words(&self, player: Player) -> Words;

    /// Who has won.
    fn win_words(&self, player: Player) -> Words;

    /// That the game has ended without a single winner.
    fn draw_words(&self) -> Words {
        say::game_drawn()
    }

    /// How near a player is to what counts in this game: as a sentence, and short.
    fn standing_words(&self, player: Player) -> [Words; 2];

    /// Why the game has ended, with the cells that show it; `played` ends in this position.
    fn ending_words(&self, played: &Played) -> Option<(Words, Vec<Place>)>;

    /// What one of these cells counts, in a game that is decided by counting.
    fn ending_counts(&self, _: Place) -> Option<Counts> {
        None
    }

    /// A turn that begins in this position: the positions before its actions, and the actions. `None` if they belong
    /// to another game.
    fn turn_words(&self, positions: &[AnyPosition], actions: &[AnyAction]) -> Option<Words>;

    /// The same in one short sentence, where [`turn_words`](Self::turn_words) are long.
    fn brief_words(&self, _positions: &[AnyPosition], _actions: &[AnyAction]) -> Option<Words> {
        None
    }

    /// The piece of an action and the square by which it is found in a list; `None` for one that only ends the turn.
    fn heading(&self, action: AnyAction) -> Option<(Words, String)>;

    /// Whether the board also has a slanted view.
    fn has_slant(&self) -> bool {
        false
    }

    /// A turn that nothing has been done of yet.
    fn hand(&self) -> Box<dyn Hand>;
}

/// What hints ask of a position. Apart from [`GameView`], so that the module that a page loads first is without it.
pub(crate) trait GameReasons {
    /// Whether every turn is one action.
    fn has_single_actions(&self) -> bool {
        true
    }

    /// An action that would win at once for a player, even if the other one is to move. `None` also where that cannot be
    /// known.
    fn quick_win(&self, _player: Player) -> Option<AnyAction> {
        None
    }

    /// How a turn from this position wins for a player, if the game has words for it. For `form` see [`crate::hint::form`].
    fn win_reason(&self, _actions: &[AnyAction], _player: Player, _form: &'static str) -> Option<Words> {
        None
    }

    /// The most reasons that a hint gives: it should be short.
    fn most_reasons(&self) -> usize {
        3
    }

    /// What a turn from this position achieves on the board, the most important first.
    fn gains(&self, actions: &[AnyAction], form: &'static str) -> Vec<Words>;
}

macro_rules! games {
    ($($name:ident: $game:ident),*) => {
        /// The position as its game sees it.
        pub(crate) fn view(position: &AnyPosition) -> &dyn GameView {
            match position {
                $(AnyPosition::$name(position) => position,)*
            }
        }

        /// The position as hints see it.
        pub(crate) fn reasons(position: &AnyPosition) -> &dyn GameReasons {
            match position {
                $(AnyPosition::$name(position) => position,)*
            }
        }

        /// The reason why an action cannot be played.
        pub fn illegal(reason: &AnyIllegal) -> Words {
            match reason {
                $(AnyIllegal::$name(reason) => crate::games::$game::illegal(*reason),)*
                AnyIllegal::AnotherGame => say::illegal_another_game(),
            }
        }

        /// The tools of a game's editor.
        pub fn editor_tools(game: GameId) -> Vec<Tool> {
            match game {
                $(GameId::$name => crate::games::$game::editor::tools().into_iter().map(|(tool, _)| tool).collect(),)*
            }
        }

        /// Reads a board that may break the rules.
        pub(crate) fn setup(game: GameId, text: &str) -> Result<Box<dyn EditableSetup>, TextError> {
            Ok(match game {
                $(GameId::$name => Box::new(text.parse::<crate::games::$game::editor::Setup>()?),)*
            })
        }

        /// The messages of all games.
        #[cfg(test)]
        pub(crate) const MESSAGES: &[&[(&str, &[&str])]] = &[say::ALL, $(crate::games::$game::say::ALL),*];
    };
}

games!(Xok: xok, Yoxii: yoxii, Trexo: trexo, Slither: slither);
