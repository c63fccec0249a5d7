//! Yoxii as it is seen and said.

mod draft;
pub(crate) mod editor;
mod reason;
pub(crate) mod say;

use std::collections::BTreeMap;

use tessera_draw::Place;
use tessera_game::{Outcome, Player, Position as _};
use tessera_games::yoxii::{Action, Content, Illegal, Position, Square};
use tessera_games::{AnyAction, AnyPosition};

use crate::draft::Hand;
use crate::games::{GameReasons, GameView};
use crate::{Counts, Played, Words};

impl GameView for Position {
    fn contents(&self) -> BTreeMap<Place, Words> {
        let squares = self.shape().squares().into_iter();
        squares.map(|square| (square.into(), square_words(square, self.content(square)))).collect()
    }

    fn stock_words(&self, player: Option<Player>, value: Option<&str>, count: usize) -> Option<Words> {
        Some(say::yoxii_stock_stone(player?, value?, count))
    }

    fn to_move_words(&self, player: Player) -> Words {
        say::yoxii_to_move(player)
    }

    fn win_words(&self, player: Player) -> Words {
        say::yoxii_wins(player)
    }

    /// The points around the totem.
    fn standing_words(&self, player: Player) -> [Words; 2] {
        let points = self.around_totem(player).sum;
        [say::yoxii_standing(points), say::yoxii_standing_short(points)]
    }

    fn ending_words(&self, _: &Played) -> Option<(Words, Vec<Place>)> {
        let counts = Player::BOTH.map(|player| self.around_totem(player));
        let why = match self.outcome()? {
            Outcome::Win(winner) => {
                let (own, other) = (counts[winner.index()], counts[(!winner).index()]);
                if own.sum > other.sum {
                    say::yoxii_end_sum(winner, own.sum, other.sum)
                } else {
                    say::yoxii_end_stones(winner, own.sum, own.stones, other.stones)
                }
            }
            Outcome::Draw => say::yoxii_end_draw(counts[0].sum),
        };
        let is_stone = |square: &Square| matches!(self.content(*square), Content::Stone { .. });
        Some((why, self.totem().neighbours().iter().filter(is_stone).map(Place::from).collect()))
    }

    fn ending_counts(&self, place: Place) -> Option<Counts> {
        let square = self.totem().neighbours().iter().find(|&square| Place::from(square) == place)?;
        match self.content(square) {
            Content::Stone { owner, value } => Some(Counts { player: owner, points: value.points().into() }),
            _ => None,
        }
    }

    fn turn_words(&self, _: &[AnyPosition], actions: &[AnyAction]) -> Option<Words> {
        let action = own(actions)?;
        let (totem, stone) = (action.totem().to_string(), action.stone().to_string());
        Some(say::yoxii_said(self.to_move(), totem, stone, action.value().points()))
    }

    fn heading(&self, action: AnyAction) -> Option<(Words, String)> {
        let action = own(&[action])?;
        Some((say::yoxii_part_totem(action.totem().to_string()), action.stone().to_string()))
    }

    fn hand(&self) -> Box<dyn Hand> {
        Box::new(draft::YoxiiHand::new(*self))
    }
}

impl GameReasons for Position {
    /// A totem that cannot be moved any more.
    fn win_reason(&self, actions: &[AnyAction], player: Player, _: &'static str) -> Option<Words> {
        let action = own(actions)?;
        let after = self.after(action);
        let [own, other] = [player, !player].map(|player| after.around_totem(player).sum);
        (own > other).then(|| say::yoxii_hint_stuck(player, action.totem().to_string(), own, other))
    }

    fn gains(&self, actions: &[AnyAction], form: &'static str) -> Vec<Words> {
        own(actions).map(|action| reason::gains(self, action, form)).unwrap_or_default()
    }
}

/// The one action of a turn.
fn own(actions: &[AnyAction]) -> Option<Action> {
    if let [AnyAction::Yoxii(action)] = actions { Some(*action) } else { None }
}

/// What stands on a square.
fn square_words(square: Square, content: Content) -> Words {
    let name = square.to_string();
    match content {
        Content::Free => say::cell_empty(name),
        Content::Totem => say::yoxii_cell_totem(name),
        Content::Stone { owner, value } => say::yoxii_cell_stone(name, owner, value.points()),
    }
}

/// Why an action cannot be played.
pub(crate) fn illegal(reason: Illegal) -> Words {
    match reason {
        Illegal::GameOver => say::illegal_game_over(),
        Illegal::OffTheBoard(_) => say::illegal_off_the_board(),
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
