//! One game between two contestants, from its opening to its end. Our own rules check every action.

use std::time::Duration;

use tessera_game::mix;
use tessera_games::{AnyPosition, Outcome, Player};
use tessera_search::{Score, Stop};

use super::seat::{Question, Seat, position_line};
use super::{Conditions, EndReason, Played, Task};
use crate::matches::fault::Fault;
use crate::matches::openings::Opening;

/// A game that is being played.
struct Game {
    position: AnyPosition,
    /// The position as UGI sends it: the start and all actions.
    line: String,
    clocks: [Option<Duration>; 2],
    increments: [Duration; 2],
    /// The result that each player had proven when it last acted, from that player's side.
    proven: [Option<Score>; 2],
    played: Played,
}

/// How a game ended.
struct End {
    result: Outcome,
    ending: EndReason,
    reason: Option<String>,
}

/// Plays a game. `None` if the match was stopped before the end.
pub(super) fn play(
    task: Task,
    opening: &Opening,
    mut seats: [&mut Seat; 2],
    conditions: &Conditions,
    halt: &Stop,
) -> Option<Played> {
    let mut game = Game::new(task, opening, &seats);
    let lots = [task.pairing as u64, task.pair as u64, task.swapped.into()];
    let lot = lots.into_iter().fold(conditions.openings.seed, mix);
    let begun = Player::BOTH.into_iter().find_map(|player| {
        let fault = seats[player.index()].new_game(game.position.game(), lot, halt).err()?;
        Some((player, fault))
    });
    let end = match begun {
        Some((player, fault)) => End::by(player, &fault)?,
        None => loop {
            let player = game.position.to_move();
            if let Err(fault) = game.step(seats[player.index()], halt) {
                break End::by(player, &fault)?;
            }
            if let Some(end) = game.end(player, conditions.adjudicate) {
                break end;
            }
        },
    };
    for seat in seats {
        seat.end_game();
    }
    let End { result, ending, reason } = end;
    Some(Played { result, ending, reason, ..game.played })
}

impl Game {
    fn new(task: Task, opening: &Opening, seats: &[&mut Seat; 2]) -> Self {
        let start = AnyPosition::from(opening.start);
        let mut game = Self {
            position: start,
            line: position_line(&opening.start),
            clocks: seats.each_ref().map(|seat| seat.clock()),
            increments: seats.each_ref().map(|seat| seat.increment()),
            proven: [None; 2],
            played: Played {
                pairing: task.pairing,
                pair: task.pair,
                swapped: task.swapped,
                start: start.to_string(),
                board: opening.board_code(),
                actions: Vec::new(),
                opening: opening.actions.len(),
                times: Vec::new(),
                result: Outcome::Draw,
                ending: EndReason::Rules,
                reason: None,
            },
        };
        for &action in &opening.actions {
            // An opening was drawn by the rules, so every action of it can be played.
            let _ = game.act(action);
        }
        game
    }

    /// One action of the player to move.
    fn step(&mut self, seat: &mut Seat, halt: &Stop) -> Result<(), Fault> {
        let player = self.position.to_move().index();
        let (clocks, increments) = (self.clocks, self.increments);
        let question = Question { position: &self.position, line: &self.line, clocks, increments };
        let answer = seat.answer(&question, halt)?;
        self.act(answer.action)?;
        self.played.times.push(answer.took.as_millis() as u64);
        self.proven[player] = answer.proven;
        if let Some(left) = &mut self.clocks[player] {
            *left = left.saturating_sub(answer.took);
            if self.position.to_move().index() != player {
                *left += self.increments[player];
            }
        }
        Ok(())
    }

    /// Plays an action, if our own rules allow it.
    fn act(&mut self, action: tessera_games::AnyAction) -> Result<(), Fault> {
        let text = self.position.action_text(action).unwrap_or_default();
        if let Err(reason) = self.position.play(action) {
            return Err(Fault::Illegal { text, reason: reason.to_string() });
        }
        self.line.push_str(if self.played.actions.is_empty() { " moves " } else { " " });
        self.line.push_str(&text);
        self.played.actions.push(text);
        Ok(())
    }

    /// How the game has ended after an action of that player, if it has.
    fn end(&self, player: Player, adjudicate: bool) -> Option<End> {
        if let Some(result) = self.position.outcome() {
            return Some(End { result, ending: EndReason::Rules, reason: None });
        }
        let result = match self.proven[player.index()]? {
            Score::Win(_) => Outcome::Win(player),
            Score::Draw if self.proven == [Some(Score::Draw); 2] => Outcome::Draw,
            _ => return None,
        };
        adjudicate.then_some(End { result, ending: EndReason::Adjudicated, reason: None })
    }
}

impl End {
    /// The end of a game that a player loses by a fault; `None` if the match is being stopped.
    fn by(player: Player, fault: &Fault) -> Option<Self> {
        let reason = Some(fault.to_string());
        Some(Self { result: Outcome::Win(!player), ending: EndReason::of(fault)?, reason })
    }
}
