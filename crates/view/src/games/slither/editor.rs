//! The board editor of Slither Stone.

use tessera_draw::Place;
use tessera_draw::art::{FREE, SNAKE_HEAD, SNAKE_SINGLE, WALL, snake_classes};
use tessera_game::Player;
use tessera_games::AnyPosition;
pub(crate) use tessera_games::slither_stone::Setup;
use tessera_games::slither_stone::{Content, Direction, FREE_SPACES, Position, SetupError, Snake, Square};

use super::{angle, say, square_words};
use crate::editor::{EditableSetup, Tool, effect};
use crate::{Figure, Words};

/// What a tool does.
#[derive(Clone, Copy)]
pub(crate) enum Effect {
    Put(Content),
    Head(Snake),
    ToMove,
    Supply(Player),
    Moved,
    Walled,
}

/// The tools of the editor.
pub(crate) fn tools() -> Vec<(Tool, Effect)> {
    let mut tools = vec![
        (Tool::erase(), Effect::Put(Content::Empty)),
        (Tool::piece("wall", say::editor_wall(), &Figure::new(WALL, &[])), Effect::Put(Content::Wall)),
        (Tool::piece("free", say::editor_free(), &Figure::new(FREE, &[])), Effect::Put(Content::FreeSpace)),
    ];
    for snake in Snake::ALL {
        let (player, number, classes) = (snake.owner, snake.number.digit(), snake_classes(snake));
        let tool = |part: &str, says, art| {
            Tool::piece(format!("{player}-{number}-{part}"), says, &Figure::new(art, &classes))
        };
        tools.push((tool("head", say::editor_head(player, number), SNAKE_HEAD), Effect::Head(snake)));
        let body = Effect::Put(Content::Snake { snake, head: None });
        tools.push((tool("body", say::editor_body(player, number), SNAKE_SINGLE), body));
    }
    tools.push((Tool::beside("to-move", say::editor_to_move()), Effect::ToMove));
    for player in Player::BOTH {
        let tool = Tool::beside(format!("{player}-supply"), say::editor_supply(player));
        tools.push((tool, Effect::Supply(player)));
    }
    tools.push((Tool::beside("moved", say::editor_moved()), Effect::Moved));
    tools.push((Tool::beside("walled", say::editor_walled()), Effect::Walled));
    tools
}

fn figure(content: Content) -> Option<Figure> {
    Some(match content {
        Content::Empty => return None,
        Content::Wall => Figure::new(WALL, &[]),
        Content::FreeSpace => Figure::new(FREE, &[]),
        Content::Snake { snake, head: None } => Figure::new(SNAKE_SINGLE, &snake_classes(snake)),
        Content::Snake { snake, head: Some(pointing) } => {
            Figure::new(SNAKE_HEAD, &snake_classes(snake)).turned(angle(pointing))
        }
    })
}

/// A head points north at first, and a quarter further each time. The old head becomes body.
fn put_head(setup: &mut Setup, snake: Snake, square: Square) {
    let next = match setup[square] {
        Content::Snake { snake: there, head: Some(now) } if there == snake => {
            Direction::ALL[(now.index() + 1) % Direction::ALL.len()]
        }
        _ => Direction::North,
    };
    for content in &mut setup.board {
        if matches!(content, Content::Snake { snake: there, head: Some(_) } if *there == snake) {
            *content = Content::Snake { snake, head: None };
        }
    }
    setup[square] = Content::Snake { snake, head: Some(next) };
}

impl EditableSetup for Setup {
    fn apply(&mut self, tool: &str, place: Option<Place>) -> Result<(), Words> {
        let square = place.and_then(|place| self.grid.square(place.letter(), place.number()));
        let square = square.ok_or_else(say::illegal_off_the_board);
        match effect(tools(), tool)? {
            Effect::Put(content) => self[square?] = content,
            Effect::Head(snake) => put_head(self, snake, square?),
            Effect::ToMove => self.to_move = !self.to_move,
            Effect::Supply(player) => {
                let supply = &mut self.supplies[player.index()];
                *supply = (*supply + 1) % (FREE_SPACES + 1);
            }
            Effect::Moved => self.has_moved = !self.has_moved,
            Effect::Walled => self.has_walled = !self.has_walled,
        }
        Ok(())
    }

    fn problem(&self) -> Option<Words> {
        Some(match Position::try_from(self.clone()).err()? {
            SetupError::TwoHeads { snake, .. } | SetupError::NoHead { snake, .. } => {
                say::slither_problem_head(snake.owner, snake.number.digit())
            }
            SetupError::NoSnake => say::slither_problem_no_snake(),
            SetupError::Supply(_) | SetupError::TooManyFreeSpaces => say::slither_problem_free(),
            SetupError::OffTheBoard(_) => say::illegal_off_the_board(),
        })
    }

    fn pieces(&self) -> Vec<(Place, Vec<Figure>, Words)> {
        let (columns, rows) = (self.grid.columns(), self.grid.rows());
        let places =
            (0..rows).rev().flat_map(|row| (0..columns).filter_map(move |column| Place::new(column, row)));
        let piece = |place: Place| {
            let content = self[self.grid.square(place.letter(), place.number())?];
            Some((place, vec![figure(content)?], square_words(place.to_string(), content)))
        };
        places.filter_map(piece).collect()
    }

    /// A position needs a snake: one head in the upper left corner.
    fn bare(&self) -> AnyPosition {
        let mut bare = Setup {
            to_move: self.to_move,
            supplies: [0, 0],
            has_moved: self.has_moved,
            has_walled: self.has_walled,
            ..Setup::empty(self.grid)
        };
        if let Some(corner) = self.grid.square(0, self.grid.rows() - 1) {
            bare[corner] = Content::Snake { snake: Snake::ALL[0], head: Some(Direction::North) };
        }
        Position::try_from(bare)
            .map_or_else(|_| AnyPosition::start(tessera_games::GameId::Slither), AnyPosition::Slither)
    }
}
