//! An in-memory copy of a game's log.

use std::collections::HashMap;

use tessera_games::Player;

use crate::repeat::is_repeat;
use crate::{Command, CommandId, Event, Facts, LogError, Millis, Refusal, State, Step, advance};

/// An in-memory copy of a game's stored log, possibly stale.
///
/// An event that [`consider`](Self::consider) proposes is not true yet. It is appended to the stored log, and added
/// here when that has succeeded. After a write conflict the new events are learnt and the command is considered again.
#[derive(Clone, Default, Debug)]
pub struct GameLog {
    events: Vec<Event>,
    state: State,
    commands: HashMap<CommandId, u32>,
}

/// The decision on a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Append this event.
    Append(Step),
    /// The command is in the log already, as the event with this number: answer as then.
    Repeated(u32),
    /// The command is refused.
    Refused(Refusal),
}

impl GameLog {
    /// The copy of a log, which may be empty.
    pub fn from_log(events: Vec<Event>) -> Result<Self, LogError> {
        let mut game_log = Self::default();
        game_log.events.reserve_exact(events.len());
        for event in events {
            game_log.add(event)?;
        }
        Ok(game_log)
    }

    fn add(&mut self, event: Event) -> Result<(), LogError> {
        self.state.fold(&event)?;
        self.push(event);
        Ok(())
    }

    fn push(&mut self, event: Event) {
        self.commands.insert(event.command.clone(), event.seq);
        self.events.push(event);
    }

    /// Appends an event that was decided from this log. Its turn is not played again.
    pub fn append(&mut self, step: Step) -> Result<(), LogError> {
        let Step { event, after } = step;
        if event.seq != self.version() {
            return Err(LogError::Gap { expected: self.version(), found: event.seq });
        }
        self.state = after;
        self.push(event);
        Ok(())
    }

    /// Learns a part of the log: ignores known events, adds the next ones, and returns how many were added. After an
    /// error it has the events before the wrong one.
    pub fn learn(&mut self, events: &[Event]) -> Result<usize, LogError> {
        self.learn_each(events, |_, _| ())
    }

    /// Like [`learn`](Self::learn), and calls `added` with the state after each new event.
    pub fn learn_each(
        &mut self,
        events: &[Event],
        mut added: impl FnMut(&State, &Event),
    ) -> Result<usize, LogError> {
        let before = self.events.len();
        for event in events {
            if let Some(known) = self.events.get(event.seq as usize) {
                if known != event {
                    return Err(LogError::Fork(event.seq));
                }
                continue;
            }
            self.add(event.clone())?;
            added(&self.state, event);
        }
        Ok(self.events.len() - before)
    }

    /// The number of events.
    pub const fn version(&self) -> u32 {
        self.state.version()
    }

    /// The state after the log.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The log.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The event that a command has become.
    pub fn find(&self, command: &CommandId) -> Option<&Event> {
        self.commands.get(command).and_then(|&seq| self.events.get(seq as usize))
    }

    /// The decision on a command by this copy of the log.
    ///
    /// A refusal that is [final](Refusal::is_final) stays right, however stale the copy is. Any other must be checked
    /// against the stored log before it is sent.
    pub fn consider(&self, command: &Command, now: Millis, facts: &Facts) -> Verdict {
        if let Some(event) = self.find(&command.id) {
            let before = &self.events[..event.seq as usize];
            return if event.seat != command.seat {
                Verdict::Refused(Refusal::IdTaken)
            } else if is_repeat(&command.kind, event, before) {
                Verdict::Repeated(event.seq)
            } else {
                Verdict::Refused(Refusal::IdReused)
            };
        }
        match advance(&self.state, command, now, facts) {
            Ok(step) => Verdict::Append(step),
            Err(refusal) => Verdict::Refused(refusal),
        }
    }

    /// Which seats are taken. The log does not have the secrets of the seats.
    pub fn seats(&self) -> [bool; 2] {
        let creator = self.state.setup().map(crate::Setup::creator);
        Player::BOTH.map(|player| Some(player) == creator || self.state.has_begun())
    }
}

#[cfg(test)]
mod tests {
    use tessera_games::{AnyPosition, GameId, Start};

    use super::*;
    use crate::turn::PLAYED;
    use crate::{Clock, CommandKind, Setup};

    #[test]
    fn a_turn_is_played_once_from_the_command_to_the_log() {
        let mut log = GameLog::default();
        let mut append = |name: &str, seat, kind| {
            let command = Command { id: CommandId::new(name).unwrap(), seat: Some(seat), kind };
            let before = PLAYED.get();
            let Verdict::Append(step) = log.consider(&command, 0, &Facts::default()) else {
                panic!("{name}")
            };
            log.append(step).unwrap();
            PLAYED.get() - before
        };
        let start = Start::standard(GameId::Xok);
        let setup = Setup::new(start, Clock::NONE, true, Player::First).unwrap();
        append("command-create", Player::First, CommandKind::Create(setup.into()));
        append("command-join", Player::Second, CommandKind::Join);
        let mut position = AnyPosition::from(start);
        let mut actions = Vec::new();
        while position.to_move() == Player::First {
            actions.push(position.action_texts().remove(0));
            position.play_text(&actions[actions.len() - 1]).unwrap();
        }
        let turn = CommandKind::Turn { line: 0, ply: 0, actions };
        assert_eq!(append("command-turn", Player::First, turn), 1);
        let read = GameLog::from_log(log.events().to_vec()).unwrap();
        assert_eq!(read.state(), log.state());
    }
}
