//! The store: one log, in which each place and each command is unique.

use std::collections::HashMap;

use tessera_games::Player;
use tessera_online::{CommandId, Event, Millis};

/// What became of an event that was to be appended.
pub(crate) enum Appended {
    Done,
    /// The command is in the log already, there.
    Repeated(u32),
    /// The place is taken, or not the next.
    Conflict,
}

/// The log of the game, with the true time at which each event was stored.
#[derive(Default)]
pub(crate) struct Store {
    pub(crate) log: Vec<Event>,
    pub(crate) stored_at: Vec<Millis>,
    commands: HashMap<CommandId, u32>,
    /// Planted: nothing is unique.
    pub(crate) keys_not_unique: bool,
    pub(crate) conflicts: u64,
}

impl Store {
    pub(crate) fn append(&mut self, mut event: Event, now: Millis) -> Appended {
        let next = self.log.len() as u32;
        if self.keys_not_unique {
            event.seq = next;
        } else if let Some(&seq) = self.commands.get(&event.command) {
            return Appended::Repeated(seq);
        } else if event.seq != next {
            self.conflicts += 1;
            return Appended::Conflict;
        }
        self.commands.insert(event.command.clone(), event.seq);
        self.log.push(event);
        self.stored_at.push(now);
        Appended::Done
    }

    /// The events from a place on.
    pub(crate) fn read(&self, from: u32) -> &[Event] {
        self.log.get(from as usize..).unwrap_or_default()
    }

    /// Who did what, for a message about a failure.
    pub(crate) fn story(&self) -> String {
        let line = |event: &Event| {
            let seat = event.seat.map_or("server".into(), |seat: Player| seat.to_string());
            format!("\n{} {} {seat} {} {}", event.seq, event.at, event.command, event.body_text())
        };
        self.log.iter().map(line).collect()
    }
}
