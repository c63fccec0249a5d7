//! What a transaction does, decided in memory from what the database says, and in the order in which it was asked for.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::planted::Plant;
use crate::{Appended, Created, Hash, NewEvent, NewGame, SeatTaking, Taken};

/// Something to write.
#[derive(Debug)]
pub(crate) enum Work {
    Create(NewGame),
    Append(Vec<NewEvent>),
    TakeSeat(SeatTaking),
    Arrive { game: String, seat: u8, node: String, at: i64 },
    Leave { game: String, seat: u8, node: String, at: i64 },
    Beat { node: String, at: i64 },
    ForgetBeat { node: String },
}

/// What became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Created(Created),
    Appended(Vec<Appended>),
    Taken(Taken),
    Noted,
}

impl Work {
    /// How many rows it writes, about.
    pub(crate) fn weight(&self) -> usize {
        match self {
            Self::Append(events) => events.len(),
            _ => 1,
        }
    }

    /// The events that it may append.
    fn events(&self) -> &[NewEvent] {
        match self {
            Self::Create(game) => std::slice::from_ref(&game.event),
            Self::Append(events) => events,
            Self::TakeSeat(taking) => std::slice::from_ref(&taking.event),
            _ => &[],
        }
    }

    /// The game that it is about, or the first of them.
    pub(crate) fn game(&self) -> Option<&str> {
        match self {
            Self::Arrive { game, .. } | Self::Leave { game, .. } => Some(game),
            work => work.events().first().map(|event| &*event.game),
        }
    }
}

/// The games about which the database is asked, sorted.
pub(crate) fn games(works: &[Work]) -> BTreeSet<&str> {
    works.iter().flat_map(Work::events).map(|event| &*event.game).collect()
}

/// The commands about which the database is asked, with their games.
pub(crate) fn commands(works: &[Work]) -> BTreeSet<(&str, &str)> {
    works.iter().flat_map(Work::events).map(|event| (&*event.game, &*event.command)).collect()
}

/// A game, as it is before the transaction and as it will be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Game {
    pub(crate) created: i64,
    pub(crate) seats: [Option<Hash>; 2],
    pub(crate) invite: Option<Hash>,
    pub(crate) last_seq: u32,
    pub(crate) deadline: Option<i64>,
    pub(crate) over: bool,
    /// Whether this transaction changes it.
    pub(crate) changed: bool,
}

/// What changes about a player at a node: where `since` is `None`, the player was there before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Visit {
    pub(crate) since: Option<i64>,
    pub(crate) until: Option<i64>,
}

/// What the database says, and then what the transaction writes.
#[derive(Default, Debug)]
pub(crate) struct Plan<'a> {
    pub(crate) games: BTreeMap<String, Game>,
    commands: HashMap<(String, String), u32>,
    /// The events to insert.
    pub(crate) events: Vec<&'a NewEvent>,
    /// The visits to note, by game, seat and node.
    pub(crate) visits: BTreeMap<(&'a str, u8, &'a str), Visit>,
    /// The nodes to forget, before the beats are noted.
    pub(crate) forgotten: BTreeSet<&'a str>,
    /// The beats to note.
    pub(crate) beats: BTreeMap<&'a str, i64>,
}

impl<'a> Plan<'a> {
    /// The database has this game.
    pub(crate) fn know_game(&mut self, name: String, game: Game) {
        self.games.insert(name, game);
    }

    /// The database has this command in the log of a game.
    pub(crate) fn know_command(&mut self, game: String, command: String, seq: u32) {
        self.commands.insert((game, command), seq);
    }

    /// Decides what becomes of each piece of work.
    pub(crate) fn decide(&mut self, works: &'a [Work]) -> Vec<Answer> {
        works.iter().map(|work| self.decide_one(work)).collect()
    }

    /// The games that are new or have changed, sorted.
    pub(crate) fn changed_games(&self) -> impl Iterator<Item = (&str, &Game)> {
        self.games.iter().filter(|(_, game)| game.changed).map(|(name, game)| (&**name, game))
    }

    /// Whether there is nothing to write.
    pub(crate) fn is_empty(&self) -> bool {
        self.events.is_empty() && self.visits.is_empty() && self.beats.is_empty() && self.forgotten.is_empty()
    }

    fn decide_one(&mut self, work: &'a Work) -> Answer {
        match work {
            Work::Create(game) => Answer::Created(self.create(game)),
            Work::Append(events) => Answer::Appended(events.iter().map(|event| self.append(event)).collect()),
            Work::TakeSeat(taking) => Answer::Taken(self.take_seat(taking)),
            Work::Arrive { game, seat, node, at } => {
                let visit = self.visits.entry((game, *seat, node));
                let visit = visit.or_insert(Visit { since: None, until: Some(*at) });
                if visit.until.is_some() {
                    *visit = Visit { since: Some(*at), until: None };
                }
                Answer::Noted
            }
            Work::Leave { game, seat, node, at } => {
                let visit = self.visits.entry((game, *seat, node));
                let visit = visit.or_insert(Visit { since: None, until: None });
                visit.until.get_or_insert(*at);
                Answer::Noted
            }
            Work::Beat { node, at } => {
                self.beats.insert(node, *at);
                Answer::Noted
            }
            Work::ForgetBeat { node } => {
                self.beats.remove(&**node);
                self.forgotten.insert(node);
                Answer::Noted
            }
        }
    }

    fn create(&mut self, game: &'a NewGame) -> Created {
        let event = &game.event;
        if self.games.contains_key(&event.game) {
            return Created::Exists;
        }
        let row = Game {
            created: event.at,
            seats: game.seats,
            invite: game.invite,
            last_seq: 0,
            deadline: event.deadline,
            over: event.over,
            changed: true,
        };
        self.games.insert(event.game.clone(), row);
        self.insert(event);
        Created::Done
    }

    fn append(&mut self, event: &'a NewEvent) -> Appended {
        if let Some(&seq) = self.commands.get(&(event.game.clone(), event.command.clone()))
            && !Plant::NoUniqueKey.is_awake()
        {
            return Appended::Repeated { seq };
        }
        match self.games.get_mut(&event.game) {
            Some(game) if game.last_seq.checked_add(1) == Some(event.seq) => {
                game.last_seq = event.seq;
                game.deadline = event.deadline;
                game.over = event.over;
                game.changed = true;
                self.insert(event);
                Appended::Done
            }
            _ => Appended::Conflict,
        }
    }

    fn take_seat(&mut self, taking: &'a SeatTaking) -> Taken {
        let seat = usize::from(taking.seat);
        let Some(game) = self.games.get(&taking.event.game) else { return Taken::Refused };
        match game.seats.get(seat) {
            Some(Some(secret)) if *secret == taking.secret => return Taken::Already,
            Some(None) if game.invite == Some(taking.invite) => {}
            _ => return Taken::Refused,
        }
        match self.append(&taking.event) {
            Appended::Done => {
                if let Some(game) = self.games.get_mut(&taking.event.game) {
                    game.seats[seat] = Some(taking.secret);
                }
                Taken::Done
            }
            // Someone else has used the id of this command: trying again does not help.
            Appended::Repeated { .. } => Taken::Refused,
            Appended::Conflict => Taken::Conflict,
        }
    }

    fn insert(&mut self, event: &'a NewEvent) {
        self.commands.insert((event.game.clone(), event.command.clone()), event.seq);
        self.events.push(event);
    }
}
