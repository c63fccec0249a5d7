//! The state of a game, folded from its log.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use tessera_games::{AnyAction, AnyPosition, Player};

use crate::timer::{Charge, Timer};
use crate::turn::{self, Played};
use crate::{Body, Clock, EndReason, Event, GONE_AFTER, GameResult, Millis, SILENT_AFTER, Setup, hash};

/// The latest time that an event can have: the end of the year 9999.
pub const LATEST: Millis = 253_402_300_799_999;

/// The state of a game, folded from its log.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    events: u32,
    last_at: Millis,
    game: Option<Box<Game>>,
}

/// A game that has been created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Game {
    pub(crate) setup: Setup,
    pub(crate) joined: bool,
    pub(crate) position: AnyPosition,
    /// The turns that were not taken back.
    pub(crate) turns: Vec<Turn>,
    /// The number of takebacks.
    pub(crate) line: u32,
    /// The number of turns and takebacks.
    pub(crate) moments: u32,
    pub(crate) timer: Timer,
    /// Who has offered a draw, while the offer stands.
    pub(crate) draw: Option<Player>,
    /// Who has asked to take back which ply, while the question stands.
    pub(crate) takeback: Option<(Player, u32)>,
    pub(crate) draw_offers: [Offers; 2],
    pub(crate) takeback_asks: [Offers; 2],
    pub(crate) credits: u32,
    pub(crate) ending: Option<GameResult>,
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    actions: Arc<[AnyAction]>,
    /// The time of both when it began.
    left: Option<[Millis; 2]>,
}

/// The offers of one kind by one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Offers {
    pub(crate) count: u32,
    /// The moment of the last offer.
    pub(crate) last: Option<u32>,
}

impl Offers {
    fn add(&mut self, moment: u32) {
        self.count += 1;
        self.last = Some(moment);
    }
}

impl State {
    /// Before the first event.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of events so far.
    pub const fn version(&self) -> u32 {
        self.events
    }

    /// The time of the last event; 0 before the first.
    pub const fn last_at(&self) -> Millis {
        self.last_at
    }

    /// The setup, once the game is created.
    pub fn setup(&self) -> Option<&Setup> {
        self.game().map(|game| &game.setup)
    }

    /// Whether both seats have been taken.
    pub fn has_begun(&self) -> bool {
        self.game().is_some_and(|game| game.joined)
    }

    /// The position.
    pub fn position(&self) -> Option<&AnyPosition> {
        self.game().map(|game| &game.position)
    }

    /// The actions of all turns, without those taken back.
    pub fn actions(&self) -> impl Iterator<Item = AnyAction> {
        let turns = self.game().into_iter().flat_map(|game| &game.turns);
        turns.flat_map(|turn| turn.actions.iter().copied())
    }

    /// The number of turns so far, without those that were taken back.
    pub fn ply(&self) -> u32 {
        self.game().map_or(0, Game::ply)
    }

    /// The number of takebacks so far.
    pub fn line(&self) -> u32 {
        self.game().map_or(0, |game| game.line)
    }

    /// Who is to move, while the game goes on.
    pub fn to_move(&self) -> Option<Player> {
        self.going_on().map(|game| game.position.to_move())
    }

    /// How the game has ended.
    pub fn result(&self) -> Option<GameResult> {
        self.game()?.ending
    }

    /// Who has offered a draw, while the offer stands.
    pub fn draw_offer(&self) -> Option<Player> {
        self.game()?.draw
    }

    /// Who has asked to take back a turn, and its ply, while the question stands.
    pub fn takeback_ask(&self) -> Option<(Player, u32)> {
        self.game()?.takeback
    }

    /// The ply of a player's last turn, which they may ask to take back.
    pub fn last_turn_of(&self, player: Player) -> Option<u32> {
        self.game()?.last_turn_of(player)
    }

    /// When the present turn began, while the game goes on.
    pub fn turn_began(&self) -> Option<Millis> {
        self.going_on().map(|game| game.timer.since())
    }

    /// When the player to move runs out of time: from then on a flag is accepted and a turn is not. `None` while no time
    /// runs.
    pub fn deadline(&self) -> Option<Millis> {
        let game = self.going_on()?;
        game.timer.deadline(game.position.to_move())
    }

    /// What both clocks show at a time; `None` without a clock. Of days, the player to move sees what is left of this
    /// turn. The clocks stop when the game ends.
    pub fn clock(&self, now: Millis) -> Option<[Millis; 2]> {
        let game = self.game()?;
        let now = match (game.joined, game.ending) {
            (false, _) => 0,
            (true, Some(_)) => self.last_at,
            (true, None) => now.clamp(0, LATEST),
        };
        game.timer.show(game.position.to_move(), now)
    }

    /// Whether the clock of the player to move runs. With minutes it does not in a first turn, which has a deadline of its
    /// own.
    pub fn is_clock_running(&self) -> bool {
        self.going_on().is_some_and(|game| game.timer.is_running(game.position.to_move()))
    }

    /// When a player may claim the game, if nothing changes; `None` if they may not claim it. `opponent_gone` is
    /// as in [`Facts`](crate::Facts).
    pub fn claimable_from(&self, player: Player, opponent_gone: Option<Millis>) -> Option<Millis> {
        let game = self.going_on()?;
        if game.position.to_move() == player || !game.timer.both_played() {
            return None;
        }
        match game.setup.clock() {
            Clock::None {} => Some(self.last_at + SILENT_AFTER),
            Clock::Increment { .. } => {
                opponent_gone.map(|since| since.max(game.timer.since()).saturating_add(GONE_AFTER))
            }
            Clock::Days { .. } => None,
        }
    }

    /// 16 hex digits by which page and server find out whether they see the same position: FNV-1a with 64 bits over the
    /// UTF-8 of the position's text, one space, and the ply in decimal digits. Before the game is created, the text
    /// is empty.
    pub fn position_hash(&self) -> String {
        match self.game() {
            Some(game) => hash::position_hash(&game.position, game.ply()),
            None => hash::position_hash(&"", 0),
        }
    }

    /// Adds an event. One that cannot follow is an error and changes nothing.
    ///
    /// This checks what is needed to understand the log: the order, the rules of the game, whose turn it is, that clocks do
    /// not fall below zero. Limits that may change some day are checked by [`decide`](crate::decide) only.
    pub fn fold(&mut self, event: &Event) -> Result<(), LogError> {
        self.apply(event, None)
    }

    /// Like [`fold`](Self::fold). `played` is the turn of the event, if it has been played from this state already.
    pub(crate) fn apply(&mut self, event: &Event, played: Option<Played>) -> Result<(), LogError> {
        if event.seq != self.events {
            return Err(LogError::Gap { expected: self.events, found: event.seq });
        }
        if event.at < self.last_at || event.at > LATEST {
            return Err(LogError::Time(event.seq));
        }
        let misfit = LogError::Misfit(event.seq);
        match (&mut self.game, &event.body) {
            (game @ None, Body::Created { setup }) => {
                if event.seat != Some(setup.creator()) {
                    return Err(misfit);
                }
                *game = Some(Box::new(Game::new(setup)));
            }
            (Some(game), body) if game.ending.is_none() => {
                game.fold(body, event.seat, event.at, played).ok_or(misfit)?;
            }
            _ => return Err(misfit),
        }
        self.events += 1;
        self.last_at = event.at;
        Ok(())
    }

    pub(crate) fn game(&self) -> Option<&Game> {
        self.game.as_deref()
    }

    /// The game, while it goes on.
    fn going_on(&self) -> Option<&Game> {
        self.game().filter(|game| game.joined && game.ending.is_none())
    }
}

impl Game {
    fn new(setup: &Setup) -> Self {
        Self {
            setup: setup.clone(),
            joined: false,
            position: AnyPosition::from(*setup.start()),
            turns: Vec::new(),
            line: 0,
            moments: 0,
            timer: Timer::new(setup.clock()),
            draw: None,
            takeback: None,
            draw_offers: [Offers::default(); 2],
            takeback_asks: [Offers::default(); 2],
            credits: 0,
            ending: None,
        }
    }

    pub(crate) fn ply(&self) -> u32 {
        self.turns.len() as u32
    }

    /// The ply of a player's last turn. Players take turns, so it is the last ply or the one before.
    pub(crate) fn last_turn_of(&self, player: Player) -> Option<u32> {
        let back = if self.position.to_move() == player { 2 } else { 1 };
        self.ply().checked_sub(back)
    }

    /// The time of both when a ply began.
    pub(crate) fn left_at(&self, ply: u32) -> Option<[Millis; 2]> {
        self.turns.get(ply as usize)?.left
    }

    /// Adds an event to a game that is not over; `None` if it cannot follow.
    fn fold(&mut self, body: &Body, seat: Option<Player>, at: Millis, played: Option<Played>) -> Option<()> {
        match (body, seat) {
            (Body::Joined, Some(seat)) if !self.joined && seat != self.setup.creator() => {
                self.joined = true;
                self.timer.start(at);
            }
            (Body::Abort, Some(seat)) if self.joined || seat == self.setup.creator() => {
                self.end(None, EndReason::Aborted);
            }
            _ if !self.joined => return None,
            (Body::Turn { ply, d, took, lag }, Some(seat)) => {
                let charge = Charge { took: *took, lag: *lag };
                let fits = *ply == self.ply()
                    && seat == self.position.to_move()
                    && self.timer.allows(seat, at, charge);
                if !fits {
                    return None;
                }
                let played = match played {
                    Some(played) => played,
                    None => turn::play(&self.position, d).ok()?,
                };
                self.play(seat, played, charge, at);
            }
            (Body::DrawOffer, Some(seat)) if self.draw.is_none() => {
                self.draw = Some(seat);
                self.draw_offers[seat.index()].add(self.moments);
            }
            (Body::DrawDecline, Some(seat)) if self.draw == Some(!seat) => self.draw = None,
            (Body::DrawAccept, Some(seat)) if self.draw == Some(!seat) => {
                self.end(None, EndReason::DrawAgreed);
            }
            (Body::TakebackAsk { to }, Some(seat)) if self.last_turn_of(seat) == Some(*to) => {
                self.takeback = Some((seat, *to));
                self.takeback_asks[seat.index()].add(self.moments);
            }
            (Body::TakebackRefuse, Some(seat)) => {
                self.takeback.filter(|&(asker, _)| asker == !seat)?;
                self.takeback = None;
            }
            (Body::TakebackGrant { to, clock }, Some(seat)) => {
                self.takeback.filter(|&asked| asked == (!seat, *to))?;
                self.take_back(*to, *clock, at)?;
            }
            (Body::Resign, Some(seat)) => self.end(Some(!seat), EndReason::Resigned),
            (Body::Claim, Some(seat)) => self.end(Some(seat), EndReason::Gone),
            (Body::Flag, _) => {
                let late = self.position.to_move();
                self.timer.deadline(late).filter(|&deadline| at >= deadline)?;
                if self.timer.has_played(late) {
                    self.end(Some(!late), EndReason::Time);
                } else {
                    self.end(None, EndReason::NoShow);
                }
            }
            (Body::Credit { ms }, None) if (0..=LATEST).contains(ms) => {
                self.timer.credit(self.position.to_move(), *ms);
                self.credits += 1;
            }
            _ => return None,
        }
        Some(())
    }

    fn play(&mut self, seat: Player, played: Played, charge: Charge, at: Millis) {
        self.position = played.position;
        self.turns.push(Turn { actions: played.actions, left: self.timer.left() });
        self.timer.pass(seat, at, charge);
        self.moments += 1;
        self.takeback = None;
        self.draw = self.draw.filter(|&by| by == seat);
        if let Some(outcome) = self.position.outcome() {
            self.ending = Some(GameResult::of_board(outcome));
            self.draw = None;
        }
    }

    fn take_back(&mut self, to: u32, left: Option<[Millis; 2]>, at: Millis) -> Option<()> {
        let kept = self.turns.get(..to as usize)?;
        let fits = left.is_some() == self.timer.left().is_some()
            && left.into_iter().flatten().all(|left| (0..=LATEST).contains(&left));
        if !fits {
            return None;
        }
        let mut position = AnyPosition::from(*self.setup.start());
        for &action in kept.iter().flat_map(|turn| turn.actions.iter()) {
            position.play(action).ok()?;
        }
        self.position = position;
        self.turns.truncate(to as usize);
        self.timer.restore(at, left);
        self.line += 1;
        self.moments += 1;
        self.draw = None;
        self.takeback = None;
        Some(())
    }

    fn end(&mut self, winner: Option<Player>, why: EndReason) {
        self.ending = Some(GameResult { winner, why });
        self.draw = None;
        self.takeback = None;
    }
}

/// Why an event cannot follow a log. Each reason is one sentence for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogError {
    /// Another event is next.
    Gap {
        /// The number of the next event.
        expected: u32,
        /// The number of this one.
        found: u32,
    },
    /// The event with this number is earlier than the one before, or too late for any calendar.
    Time(u32),
    /// The event with this number cannot follow what stands before it.
    Misfit(u32),
    /// The log has another event with this number.
    Fork(u32),
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gap { expected, found } => write!(f, "event {expected} is next, but this is event {found}"),
            Self::Time(seq) => write!(f, "event {seq} has an impossible time"),
            Self::Misfit(seq) => write!(f, "event {seq} cannot follow what stands before it"),
            Self::Fork(seq) => write!(f, "the log has another event {seq}"),
        }
    }
}

impl Error for LogError {}
