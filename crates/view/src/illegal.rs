//! Why an action cannot be played, in words: every reason of every game.

use tessera_game::{ActionError, TextError};
use tessera_games::{AnyIllegal, GameId};

use crate::Words;
use crate::say;

/// A reason in words.
pub fn illegal(reason: &AnyIllegal) -> Words {
    match reason {
        AnyIllegal::Xok(reason) => xok(*reason),
        AnyIllegal::Yoxii(reason) => yoxii(*reason),
        AnyIllegal::Trexo(reason) => trexo(*reason),
        AnyIllegal::Slither(reason) => slither(*reason),
        AnyIllegal::AnotherGame => say::illegal_another_game(),
    }
}

/// Why a text is not a legal action, in words.
pub fn action_error(error: &ActionError<AnyIllegal>) -> Words {
    match error {
        ActionError::Malformed(TextError { at, .. }) => say::illegal_text(at + 1),
        ActionError::Illegal(reason) => illegal(reason),
    }
}

/// Why a text is not a position of a game, in words.
pub fn position_error(game: GameId, error: &TextError) -> Words {
    say::illegal_position(game.title(), error.at + 1)
}

/// A reason of Xok.
pub(crate) fn xok(reason: tessera_xok::Illegal) -> Words {
    use tessera_xok::Illegal;
    match reason {
        Illegal::GameOver => say::illegal_game_over(),
        Illegal::NotNeighbours => say::xok_not_neighbours(),
        Illegal::TooFewFish => say::xok_too_few_fish(),
        Illegal::NotEmpty(cell) => say::xok_not_empty(cell.to_string()),
        Illegal::NoSharkLeft(kind) => say::xok_no_shark_left(kind.letter()),
        Illegal::OnShark(cell) => say::xok_on_shark(cell.to_string()),
        Illegal::OnOwnFish(cell) => say::xok_on_own_fish(cell.to_string()),
        Illegal::EatsNothing => say::xok_eats_nothing(),
    }
}

/// A reason of Yoxii.
pub(crate) fn yoxii(reason: tessera_yoxii::Illegal) -> Words {
    use tessera_yoxii::Illegal;
    match reason {
        Illegal::GameOver => say::illegal_game_over(),
        Illegal::TotemStays => say::yoxii_totem_stays(),
        Illegal::TotemOnStone => say::yoxii_totem_on_stone(),
        Illegal::TotemOffLine => say::yoxii_totem_off_line(),
        Illegal::TotemOverFreeSquare => say::yoxii_totem_over_free(),
        Illegal::TotemOverEnemyStone => say::yoxii_totem_over_enemy(),
        Illegal::StoneOnTotem => say::yoxii_stone_on_totem(),
        Illegal::StoneOnStone => say::yoxii_stone_on_stone(),
        Illegal::StoneAway => say::yoxii_stone_away(),
        Illegal::NoneLeft(value) => say::yoxii_none_left(value.points()),
    }
}

/// A reason of Trexo.
pub(crate) fn trexo(reason: tessera_trexo::Illegal) -> Words {
    use tessera_trexo::Illegal;
    match reason {
        Illegal::GameOver(_) => say::illegal_game_over(),
        Illegal::OffTheBoard(_) => say::illegal_off_the_board(),
        Illegal::SameSquareTwice(_) => say::trexo_same_square(),
        Illegal::NotSideBySide => say::trexo_not_side_by_side(),
        Illegal::StockEmpty => say::trexo_stock_empty(),
        Illegal::DifferentLevels { x, o } => say::trexo_different_levels(x.min(o), x.max(o)),
        Illegal::OneTile => say::trexo_one_tile(),
    }
}

/// A reason of Slither Stone.
pub(crate) fn slither(reason: tessera_slither_stone::Illegal) -> Words {
    use tessera_slither_stone::{Illegal, Taken};
    match reason {
        Illegal::GameOver => say::illegal_game_over(),
        Illegal::OffTheBoard => say::illegal_off_the_board(),
        Illegal::NotEmpty(Taken::ByWall) => say::slither_on_wall(),
        Illegal::NotEmpty(Taken::ByFreeSpace) => say::slither_on_free_space(),
        Illegal::NotEmpty(Taken::BySnake) => say::slither_on_snake(),
        Illegal::BesideSnake => say::slither_beside_snake(),
        Illegal::SecondWall => say::slither_second_wall(),
        Illegal::NoFreeSpace => say::slither_no_free_space(),
        Illegal::MovedAlready => say::slither_moved_already(),
        Illegal::NotMovedYet => say::slither_not_moved_yet(),
        Illegal::DeadSnake(number) => say::slither_dead_snake(number.digit()),
        Illegal::DiesPointing => say::slither_dies_pointing(),
        Illegal::DiesAsMadFirst => say::slither_dies_as_mad(),
    }
}
