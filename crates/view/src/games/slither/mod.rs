//! Slither Stone as it is seen and said.

mod draft;
pub(crate) mod editor;
mod reason;
pub(crate) mod say;
mod turn;

use std::collections::BTreeMap;

use tessera_draw::Place;
use tessera_game::{Player, Position as _};
use tessera_games::slither_stone::{Action, Content, Direction, Illegal, Position, Snake, Square, Taken};
use tessera_games::{AnyAction, AnyPosition};

use self::turn::WholeTurn;
use crate::draft::Hand;
use crate::games::{GameReasons, GameView};
use crate::{Played, Value, Words};

impl GameView for Position {
    fn contents(&self) -> BTreeMap<Place, Words> {
        let cell = |square| {
            Some((place(self, square)?, square_words(self.square_text(square), self.content(square)?)))
        };
        self.grid().squares().into_iter().filter_map(cell).collect()
    }

    fn stock_words(&self, player: Option<Player>, snake: Option<&str>, count: usize) -> Option<Words> {
        let player = player?;
        match snake {
            Some(number) => Some(say::slither_stock_snake(player, number)),
            None => Some(say::slither_stock_free(player, count)),
        }
    }

    fn to_move_words(&self, player: Player) -> Words {
        say::slither_to_move(player)
    }

    fn win_words(&self, player: Player) -> Words {
        say::slither_wins(player)
    }

    /// The squares within reach.
    fn standing_words(&self, player: Player) -> [Words; 2] {
        let count = self.within_reach(player).len() as usize;
        [say::slither_standing(count), say::slither_standing_short(count)]
    }

    /// The cells are those of the loser's snakes that died in the last move.
    fn ending_words(&self, played: &Played) -> Option<(Words, Vec<Place>)> {
        let loser = self.loser()?;
        let mut places = Vec::new();
        if let Some(AnyAction::Slither(Action::Move(move_))) = played.actions.last()
            && let [.., AnyPosition::Slither(before), _] = &played.positions[..]
        {
            let trace = before.trace(*move_);
            for leg in trace.legs().filter(|leg| leg.death.is_some() && leg.snake.owner == loser) {
                let squares = before.body(leg.snake).into_iter().chain(leg.entered().iter().copied());
                places.extend(squares.filter_map(|square| place(before, square)));
            }
        }
        places.sort_unstable();
        places.dedup();
        Some((say::slither_end(!loser), places))
    }

    fn turn_words(&self, positions: &[AnyPosition], actions: &[AnyAction]) -> Option<Words> {
        Some(WholeTurn::new(positions, actions)?.words(self.to_move()))
    }

    fn brief_words(&self, positions: &[AnyPosition], actions: &[AnyAction]) -> Option<Words> {
        Some(WholeTurn::new(positions, actions)?.brief(self.to_move()))
    }

    fn heading(&self, action: AnyAction) -> Option<(Words, String)> {
        let AnyAction::Slither(action) = action else { return None };
        Some(match action {
            Action::Wall(square) => (say::slither_tool_wall(), self.square_text(square)),
            Action::FreeSpace(square) => {
                (say::slither_tool_free(self.supply(self.to_move())), self.square_text(square))
            }
            Action::Move(move_) => {
                let head = self.head(Snake { owner: self.to_move(), number: move_.wise });
                let cell = head.map_or_else(String::new, |(square, _)| self.square_text(square));
                (say::slither_part_wise(move_.wise.digit()), cell)
            }
            Action::End => return None,
        })
    }

    fn hand(&self) -> Box<dyn Hand> {
        Box::new(draft::SlitherHand::new(*self))
    }
}

impl GameReasons for Position {
    fn has_single_actions(&self) -> bool {
        false
    }

    /// The turn itself is a long sentence.
    fn most_reasons(&self) -> usize {
        1
    }

    fn gains(&self, actions: &[AnyAction], form: &'static str) -> Vec<Words> {
        reason::gains(self, actions, form).unwrap_or_default()
    }
}

/// The place of a square.
fn place(position: &Position, square: Square) -> Option<Place> {
    let (column, row) = position.grid().place(square);
    Place::new(column, row)
}

/// What stands on a square.
fn square_words(name: String, content: Content) -> Words {
    match content {
        Content::Empty => say::cell_empty(name),
        Content::Wall => say::slither_cell_wall(name),
        Content::FreeSpace => say::slither_cell_free(name),
        Content::Snake { snake, head: None } => {
            say::slither_cell_body(name, snake.owner, snake.number.digit())
        }
        Content::Snake { snake, head: Some(direction) } => say::slither_cell_head(
            name,
            snake.owner,
            snake.number.digit(),
            Value::direction(direction.letter()),
        ),
    }
}

/// Degrees clockwise from north.
fn angle(direction: Direction) -> i32 {
    90 * i32::from(direction.index() as u8)
}

/// Why an action cannot be played.
pub(crate) fn illegal(reason: Illegal) -> Words {
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
