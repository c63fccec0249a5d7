//! Which guide belongs to which game.

use tessera_games::AnyGame;
use tessera_search::Guide;

use crate::slither::SlitherGuide;
use crate::trexo::TrexoGuide;
use crate::xok::XokGuide;
use crate::yoxii::YoxiiGuide;

/// A game's own type of position, for which there is a guide.
pub(crate) trait Guided: AnyGame {
    type Guide: Guide<Self>;

    fn guide() -> Self::Guide;
}

macro_rules! guide {
    ($position:ty, $guide:ident) => {
        impl Guided for $position {
            type Guide = $guide;

            fn guide() -> $guide {
                $guide
            }
        }
    };
}

guide!(tessera_xok::Position, XokGuide);
guide!(tessera_yoxii::Position, YoxiiGuide);
guide!(tessera_trexo::Board<tessera_trexo::Standard>, TrexoGuide);
guide!(tessera_trexo::Board<tessera_trexo::Large>, TrexoGuide);
guide!(tessera_slither_stone::Position, SlitherGuide);

/// Evaluates an expression with the position as its game's fastest type.
macro_rules! guided {
    ($any:expr, $own:ident => $value:expr) => {
        match $any {
            tessera_games::AnyPosition::Xok($own) => $value,
            tessera_games::AnyPosition::Yoxii($own) => $value,
            tessera_games::AnyPosition::Trexo(position) => {
                tessera_trexo::with_board!(position, $own => $value)
            }
            tessera_games::AnyPosition::Slither($own) => $value,
        }
    };
}

pub(crate) use guided;
