//! What the shared code asks of a game, and the one list of the games that answer.

pub(crate) mod slither;
mod trexo;
mod xok;
mod yoxii;

use tessera_games::{AnyAction, AnyPosition};

use crate::board::{Board, Happened};
use crate::{Options, Place, Scene};

/// The places of a piece that lies over several of them, from tail to head. It has several parts where its order is
/// not known.
pub(crate) type Trail = Vec<Vec<Place>>;

/// What the shared code asks of a position. Implemented once per game, in `games/<game>/mod.rs`.
pub(crate) trait DrawnPosition {
    /// The trails of its long pieces, as far as the position shows them.
    fn trails(&self) -> Vec<Trail> {
        Vec::new()
    }

    /// Notes what an action does that is about to be played here.
    fn note(&self, action: AnyAction, happened: &mut Happened, trails: &mut [Trail]);

    /// The board as the options want it.
    fn board(&self, trails: &[Trail], options: &Options) -> Box<dyn Board>;
}

macro_rules! games {
    ($($name:ident: $game:ident $position:ty),*) => {
        /// The position as its game draws it.
        pub(crate) fn drawn(position: &AnyPosition) -> &dyn DrawnPosition {
            match position {
                $(AnyPosition::$name(position) => position,)*
            }
        }

        $(impl From<$position> for Scene {
            fn from(position: $position) -> Self {
                Self::from(AnyPosition::$name(position))
            }
        })*

        /// The shapes of `art/` by game, and the classes that colour them.
        pub(crate) mod art {
            $(pub use crate::games::$game::art::*;)*

            /// The shapes of every game, with the texts of their files.
            pub(crate) const FILES: &[&[crate::art::File]] = &[$(crate::games::$game::art::FILES),*];
        }

        /// The style sheets of every game, by theme.
        pub(crate) const STYLES: &[[&str; 3]] = &[$(crate::theme::styles!(stringify!($game))),*];

        /// What a game adds to its printed sheets.
        #[cfg(feature = "print")]
        pub(crate) mod print {
            use tessera_games::GameId;

            use crate::print::Cut;

            /// The pieces to cut out; `None` for a game that is played with pencils.
            pub(crate) fn cut(game: GameId) -> Option<Cut> {
                match game {
                    $(GameId::$name => crate::games::$game::print::cut(),)*
                }
            }

            /// The actions of a game worth showing beside the rules.
            pub(crate) const fn example(game: GameId) -> &'static str {
                match game {
                    $(GameId::$name => crate::games::$game::print::EXAMPLE,)*
                }
            }
        }
    };
}

games! {
    Xok: xok tessera_games::xok::Position,
    Yoxii: yoxii tessera_games::yoxii::Position,
    Trexo: trexo tessera_games::trexo::Position,
    Slither: slither tessera_games::slither_stone::Position
}
