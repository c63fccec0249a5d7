//! The board editor of Yoxii.

use tessera_draw::Place;
use tessera_draw::art::{TOTEM, player_class, stone_art};
use tessera_game::Player;
use tessera_games::AnyPosition;
pub(crate) use tessera_games::yoxii::Setup;
use tessera_games::yoxii::{Content, Position, SetupError, Square, Value};

use super::{say, square_words};
use crate::editor::{EditableSetup, Tool, effect};
use crate::{Figure, Words};

/// The tools of the editor, with what each puts on a square.
pub(crate) fn tools() -> Vec<(Tool, Content)> {
    let piece = |id: String, says: Words, content: Content| {
        let tool = figure(content).map_or_else(Tool::erase, |figure| Tool::piece(id, says, &figure));
        (tool, content)
    };
    let mut tools =
        vec![(Tool::erase(), Content::Free), piece("totem".to_owned(), say::editor_totem(), Content::Totem)];
    for owner in Player::BOTH {
        for value in Value::ALL {
            let says = say::editor_stone(owner, value.points());
            tools.push(piece(format!("{owner}-{value}"), says, Content::Stone { owner, value }));
        }
    }
    tools
}

fn figure(content: Content) -> Option<Figure> {
    match content {
        Content::Free => None,
        Content::Totem => Some(Figure::new(TOTEM, &[])),
        Content::Stone { owner, value } => Some(Figure::new(stone_art(value), &[player_class(owner)])),
    }
}

/// How many stones each player has laid.
fn stones(setup: &Setup) -> [usize; 2] {
    let count = |player| {
        let is_own = |content: &&Content| matches!(content, Content::Stone { owner, .. } if *owner == player);
        setup.board.iter().filter(is_own).count()
    };
    Player::BOTH.map(count)
}

impl EditableSetup for Setup {
    /// The player to move follows from the numbers of stones.
    fn apply(&mut self, tool: &str, place: Option<Place>) -> Result<(), Words> {
        let content = effect(tools(), tool)?;
        let square = place.and_then(|place| Square::new(place.letter(), place.number()));
        let square = square.filter(|&square| self.shape.has(square));
        let square = square.ok_or_else(say::illegal_off_the_board)?;
        if content == Content::Totem {
            self.board.iter_mut().filter(|old| **old == Content::Totem).for_each(|old| *old = Content::Free);
        }
        self[square] = content;
        let [first, second] = stones(self);
        self.to_move = if first <= second { Player::First } else { Player::Second };
        Ok(())
    }

    fn problem(&self) -> Option<Words> {
        Some(match Position::try_from(self.clone()).err()? {
            SetupError::NoTotem | SetupError::SecondTotem(_) => say::yoxii_problem_totem(),
            SetupError::TooManyStones { owner, value, most, .. } => {
                say::yoxii_problem_stones(owner, value.points(), most)
            }
            // Nothing can be put there.
            SetupError::OffTheBoard(_) => return None,
            SetupError::ToMove { stones: [first, second], .. } => {
                // With these numbers, only the player to move is wrong.
                if first == second || first == second + 1 {
                    return None;
                }
                say::yoxii_problem_balance(first, second)
            }
        })
    }

    fn pieces(&self) -> Vec<(Place, Vec<Figure>, Words)> {
        let squares = (0..7).rev().flat_map(|row| (0..7).filter_map(move |column| Square::new(column, row)));
        let piece = |square: Square| {
            Some((square.into(), vec![figure(self[square])?], square_words(square, self[square])))
        };
        squares.filter_map(piece).collect()
    }

    fn bare(&self) -> AnyPosition {
        AnyPosition::Yoxii(Position::start_on(self.shape))
    }
}
