//! The list of turns of a line: how each is written, and how it is said.

use serde::Serialize;
use tessera_game::{Player, Position as _};
use tessera_games::{AnyAction, AnyPosition};
use tessera_slither_stone as slither;
use tessera_xok as xok;

use crate::{Line, Played, Words, names, say};

/// One turn: all the actions of a player until the other is to move.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Turn {
    /// Its number, from 1.
    pub number: usize,
    /// Who makes it.
    #[serde(with = "names::player")]
    pub player: Player,
    /// How it is written.
    pub text: String,
    /// How many of the line's actions it consists of.
    pub actions: usize,
    /// The same in words.
    pub says: Words,
}

/// The turns of a line; the last one may not be complete.
pub fn turns(line: &Line) -> Result<Vec<Turn>, Words> {
    let played = line.played()?;
    let mut turns = Vec::new();
    let mut first = 0;
    while first < played.actions.len() {
        let player = played.positions[first].to_move();
        let mut end = first + 1;
        while end < played.actions.len() && played.positions[end].to_move() == player {
            end += 1;
        }
        let texts = line.actions[first..end].iter().map(String::as_str).filter(|&text| text != ".");
        let text = texts.collect::<Vec<_>>().join(" ");
        let says = said(&played, first, end);
        turns.push(Turn { number: turns.len() + 1, player, text, actions: end - first, says });
        first = end;
    }
    Ok(turns)
}

/// A turn in words: the actions from `first` to before `end`.
fn said(played: &Played, first: usize, end: usize) -> Words {
    let before = &played.positions[first];
    let player = before.to_move();
    match (before, &played.actions[first]) {
        (AnyPosition::Xok(before), AnyAction::Xok(action)) => said_xok(before, *action),
        (_, AnyAction::Yoxii(action)) => {
            let (totem, stone) = (action.totem().to_string(), action.stone().to_string());
            say::yoxii_said(player, totem, stone, action.value().points())
        }
        (AnyPosition::Trexo(before), AnyAction::Trexo(action)) => {
            say::trexo_said(player, action.x.to_string(), action.o.to_string(), before.level(action.x) + 1)
        }
        (AnyPosition::TrexoLarge(before), AnyAction::Trexo(action)) => {
            say::trexo_said(player, action.x.to_string(), action.o.to_string(), before.level(action.x) + 1)
        }
        _ => said_slither(player, &played.positions[first..end], &played.actions[first..end]),
    }
}

fn said_xok(before: &xok::Position, action: xok::Action) -> Words {
    let player = before.to_move();
    match action.placement() {
        xok::Placement::TwoFish(one, other) => say::xok_said_fish(player, one.to_string(), other.to_string()),
        xok::Placement::Shark(shark, cell) => {
            let (kind, facing) = (shark.kind().letter(), shark.facing().to_string());
            say::xok_said_shark(player, kind, cell.to_string(), facing, before.eaten(action).len())
        }
    }
}

/// A turn of Slither Stone: the move, then what was placed and who died, as far as there is something.
fn said_slither(player: Player, positions: &[AnyPosition], actions: &[AnyAction]) -> Words {
    let mut wall = String::new();
    let mut free = Vec::new();
    let mut dead = Vec::new();
    let mut moved = None;
    let mut wise_lives = true;
    for (position, action) in positions.iter().zip(actions) {
        let (AnyPosition::Slither(position), AnyAction::Slither(action)) = (position, action) else {
            continue;
        };
        match *action {
            slither::Action::Wall(square) => wall = position.square_text(square),
            slither::Action::FreeSpace(square) => free.push(position.square_text(square)),
            slither::Action::Move(move_) => {
                moved = Some(move_);
                let trace = position.trace(move_);
                wise_lives = trace.legs().any(|leg| leg.wise && leg.death.is_none());
                let dying = trace.legs().filter(|leg| leg.death.is_some());
                dead.extend(dying.map(|leg| leg.snake.number.digit().to_string()));
            }
            slither::Action::End => {}
        }
    }
    let (snake, kind, direction) = moved.map_or((String::new(), String::new(), String::new()), |move_| {
        let letter = |letter: char| letter.to_string();
        let pointing = if wise_lives { letter(move_.pointing.letter()) } else { String::new() };
        (letter(move_.wise.digit()), letter(move_.kind.letter()), pointing)
    });
    let order = if moved.is_some_and(|move_| move_.mad_first) { "mad" } else { "wise" };
    let or_none = |text: String| if text.is_empty() { "none".to_owned() } else { text };
    let [snake, kind, direction, wall] = [snake, kind, direction, wall].map(or_none);
    let [free, dead] = [free, dead].map(|list| or_none(list.join(", ")));
    say::slither_said(player, snake, kind, direction, order, wall, free, dead)
}
