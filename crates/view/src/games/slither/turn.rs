//! A turn in words: the move, then what was placed and who died, as far as there is something.

use tessera_game::{Player, Position as _};
use tessera_games::slither_stone::{Action, Move, Snake, SnakeNumber};
use tessera_games::{AnyAction, AnyPosition};

use super::say;
use crate::{Value, Words};

/// What a turn consists of.
#[derive(Default)]
pub(super) struct WholeTurn {
    moved: Option<Move>,
    /// Whether the wise snake is alive after the move, and so turns its head.
    wise_lives: bool,
    /// The squares of the heads after the move; empty for a dead snake and without a move.
    heads: [String; 2],
    wall: String,
    free: Vec<String>,
    dead: Vec<String>,
}

impl WholeTurn {
    /// The turn of these actions, with the positions before them; `None` if they belong to another game.
    pub(super) fn new(positions: &[AnyPosition], actions: &[AnyAction]) -> Option<Self> {
        let mut turn = Self::default();
        for (position, action) in positions.iter().zip(actions) {
            let (AnyPosition::Slither(position), AnyAction::Slither(action)) = (position, action) else {
                return None;
            };
            match *action {
                Action::Wall(square) => turn.wall = position.square_text(square),
                Action::FreeSpace(square) => turn.free.push(position.square_text(square)),
                Action::Move(move_) => {
                    turn.moved = Some(move_);
                    let trace = position.trace(move_);
                    turn.wise_lives = trace.legs().any(|leg| leg.wise && leg.death.is_none());
                    let mut after = *position;
                    after.play_unchecked(Action::Move(move_));
                    for (number, head) in SnakeNumber::BOTH.into_iter().zip(&mut turn.heads) {
                        let snake = Snake { owner: position.to_move(), number };
                        *head = after
                            .head(snake)
                            .map_or_else(String::new, |(square, _)| position.square_text(square));
                    }
                    let dying = trace.legs().filter(|leg| leg.death.is_some());
                    turn.dead.extend(dying.map(|leg| leg.snake.number.digit().to_string()));
                }
                Action::End => {}
            }
        }
        Some(turn)
    }

    /// Everything, also where the heads are.
    pub(super) fn words(self, player: Player) -> Words {
        let [snake, kind, direction, order] = self.move_words();
        let [one, two] = self.heads.map(or_none);
        let [free, dead] = [self.free, self.dead].map(|list| or_none(list.join(", ")));
        say::slither_said(player, snake, kind, direction, order, or_none(self.wall), free, one, two, dead)
    }

    /// One sentence, for a hint and for a line of turns.
    pub(super) fn brief(self, player: Player) -> Words {
        let [snake, kind, direction, order] = self.move_words();
        let count = self.free.len();
        let [free, dead] = [self.free, self.dead].map(|list| or_none(list.join(", ")));
        say::slither_brief(player, snake, kind, direction, order, or_none(self.wall), count, free, dead)
    }

    /// The wise snake, the kind of move, where the wise snake looks in the end, and which of the snakes is first.
    fn move_words(&self) -> [Value; 4] {
        let none = || "none".to_owned();
        let letter = |letter: char| letter.to_string();
        let wise = self.moved.map_or_else(none, |move_| letter(move_.wise.digit()));
        let kind = self.moved.map_or_else(none, |move_| letter(move_.kind.letter()));
        let turned = self.moved.filter(|_| self.wise_lives);
        let direction = turned.map_or_else(none, |move_| letter(move_.pointing.letter()));
        let order = if self.moved.is_some_and(|move_| move_.mad_first) { "mad" } else { "wise" };
        [wise.into(), Value::Direction(kind), Value::Direction(direction), order.into()]
    }
}

fn or_none(text: String) -> String {
    if text.is_empty() { "none".to_owned() } else { text }
}
