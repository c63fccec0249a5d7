//! The log of one game, kept at hand.

use std::collections::HashMap;

use tessera_games::Player;

use crate::{Command, CommandId, Event, Facts, LogError, Millis, Refusal, State, decide};

/// The log of one game, kept at hand: a copy of what is stored, perhaps behind it.
///
/// An event that [`consider`](Self::consider) proposes is not true yet. It is appended to the stored log, and learnt
/// when that has succeeded. If somebody else was faster, the new events are learnt and the command is considered again.
#[derive(Clone, Default, Debug)]
pub struct GameLog {
    events: Vec<Event>,
    state: State,
    commands: HashMap<CommandId, u32>,
}

/// What is to be done with a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Append this event.
    Append(Event),
    /// The command is in the log already, as the event with this number: answer as then.
    Repeated(u32),
    /// The command is refused.
    Refused(Refusal),
}

impl GameLog {
    /// The game_log of a log, which may be empty.
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
        self.commands.insert(event.command.clone(), event.seq);
        self.events.push(event);
        Ok(())
    }

    /// Learns a part of the log: ignores what it knows, adds what is next, and says how many events were added. After
    /// an error it knows what stood before the wrong event.
    pub fn learn(&mut self, events: &[Event]) -> Result<usize, LogError> {
        self.learn_each(events, |_, _| ())
    }

    /// The same, and shows each event that is added with the state after it.
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

    /// What the log amounts to.
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

    /// What is to be done with a command, as far as this game_log knows the log.
    ///
    /// A refusal that is [final](Refusal::is_final) stays right, however far the game_log is behind. Any other must be
    /// checked against the stored log before it is told.
    pub fn consider(&self, command: &Command, now: Millis, facts: &Facts) -> Verdict {
        if let Some(event) = self.find(&command.id) {
            return if event.seat == command.seat {
                Verdict::Repeated(event.seq)
            } else {
                Verdict::Refused(Refusal::IdTaken)
            };
        }
        match decide(&self.state, command, now, facts) {
            Ok(event) => Verdict::Append(event),
            Err(refusal) => Verdict::Refused(refusal),
        }
    }

    /// Who sits where is not in the log, but who has a seat at all is.
    pub fn seats(&self) -> [bool; 2] {
        let creator = self.state.setup().map(crate::Setup::creator);
        Player::BOTH.map(|player| Some(player) == creator || self.state.has_begun())
    }
}
