//! The board editor of Xok.

use tessera_draw::Place;
use tessera_draw::art::{FISH, player_class, shark_art};
use tessera_game::Player;
use tessera_games::AnyPosition;
pub(crate) use tessera_games::xok::Setup;
use tessera_games::xok::{Cell, Piece, Position, SetupError, Shark, SharkKind};

use super::{angle, cell_words, say};
use crate::editor::{EditableSetup, Tool, effect};
use crate::{Figure, Words};

/// What a tool does.
#[derive(Clone, Copy)]
pub(crate) enum Effect {
    Erase,
    Fish(Player),
    Shark(Player, SharkKind),
    ToMove,
}

/// The tools of the editor.
pub(crate) fn tools() -> Vec<(Tool, Effect)> {
    let mut tools = vec![(Tool::erase(), Effect::Erase)];
    for player in Player::BOTH {
        let fish = figure(player, Piece::Fish);
        tools.push((
            Tool::piece(format!("{player}-fish"), say::editor_fish(player), &fish),
            Effect::Fish(player),
        ));
        for kind in SharkKind::ALL {
            let (letter, figure) =
                (kind.letter(), figure(player, Piece::Shark(Shark::new(kind, kind.facings()[0]))));
            let id = format!("{player}-{}", letter.to_ascii_lowercase());
            tools.push((
                Tool::piece(id, say::editor_shark(player, letter), &figure),
                Effect::Shark(player, kind),
            ));
        }
    }
    tools.push((Tool::beside("to-move", say::editor_to_move()), Effect::ToMove));
    tools
}

fn figure(player: Player, piece: Piece) -> Figure {
    let classes = [player_class(player)];
    match piece {
        Piece::Fish => Figure::new(FISH, &classes),
        Piece::Shark(shark) => Figure::new(shark_art(shark.kind()), &classes).turned(angle(shark.facing())),
    }
}

/// A shark of that kind, its first way round, or one step further than the one that stands there.
fn next_shark(there: Option<(Player, Piece)>, player: Player, kind: SharkKind) -> Shark {
    let facings = kind.facings();
    let next = match there {
        Some((owner, Piece::Shark(shark))) if owner == player && shark.kind() == kind => {
            facings.iter().position(|&facing| facing == shark.facing()).map_or(0, |now| now + 1)
        }
        _ => 0,
    };
    Shark::new(kind, facings[next % facings.len()])
}

impl EditableSetup for Setup {
    fn apply(&mut self, tool: &str, place: Option<Place>) -> Result<(), Words> {
        let effect = effect(tools(), tool)?;
        if let Effect::ToMove = effect {
            self.to_move = !self.to_move;
            return Ok(());
        }
        let cell = place.and_then(|place| Cell::new(place.letter(), place.number() + 1));
        let cell = cell.filter(|&cell| self.rules.shape().has(cell));
        let cell = cell.ok_or_else(say::illegal_off_the_board)?;
        self[cell] = match effect {
            Effect::Fish(player) => Some((player, Piece::Fish)),
            Effect::Shark(player, kind) => Some((player, Piece::Shark(next_shark(self[cell], player, kind)))),
            Effect::Erase | Effect::ToMove => None,
        };
        Ok(())
    }

    fn problem(&self) -> Option<Words> {
        Some(match Position::try_from(self.clone()).err()? {
            SetupError::TooManyFish { owner, most, .. } => say::xok_problem_fish(owner, most),
            SetupError::TooManySharks { owner, kind, most, .. } => {
                say::xok_problem_shark(owner, kind.letter(), most)
            }
            // Nothing can be put there.
            SetupError::OffTheBoard(_) => return None,
        })
    }

    fn pieces(&self) -> Vec<(Place, Vec<Figure>, Words)> {
        let piece = |cell| {
            let (player, piece) = self[cell]?;
            Some((cell.into(), vec![figure(player, piece)], cell_words(cell, self[cell])))
        };
        (0..Cell::ROWS as u8).rev().flat_map(Cell::of_row).filter_map(piece).collect()
    }

    fn bare(&self) -> AnyPosition {
        let bare = Setup { to_move: self.to_move, ..Setup::empty(self.rules) };
        AnyPosition::Xok(Position::try_from(bare).unwrap_or_else(|_| Position::start()))
    }
}
