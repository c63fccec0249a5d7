//! Decisions: a command becomes an event, or is refused.

use tessera_games::Player;

use crate::state::{Game, Offers};
use crate::turn::{self, Played};
use crate::{Body, Clock, Command, CommandKind, Event, Facts, LATEST, Millis, Refusal, Setup, State};

/// Maximum number of events in a log.
pub const MAX_EVENTS: u32 = 1024;

/// The last events of the longest log: they are reserved for turns and endings.
pub const RESERVED_EVENTS: u32 = 64;

/// How often a player may offer a draw in a game, and how often ask to take back a turn.
pub const MAX_OFFERS: u32 = 8;

/// How often a game may be credited.
pub const MAX_CREDITS: u32 = 256;

/// Maximum time of one credit: a year. A server may be down for long.
pub const MAX_CREDIT: Millis = 366 * 24 * 60 * 60 * 1000;

/// How long an opponent must be away, with minutes on the clock, before the game can be claimed.
pub const GONE_AFTER: Millis = 60_000;

/// How long nothing must have happened, without a clock, before the game can be claimed: a week.
pub const SILENT_AFTER: Millis = 7 * 24 * 60 * 60 * 1000;

/// The event that a command becomes, or why it does not.
///
/// A pure function: `state` is the log so far, `now` the time at which the command was received, `facts` what the
/// server knows beside the log. The rules are those of the [crate](crate). It does not know which commands are in the
/// log already: [`GameLog::consider`](crate::GameLog::consider) does.
pub fn decide(state: &State, command: &Command, now: Millis, facts: &Facts) -> Result<Event, Refusal> {
    let decision = decide_kind(state, command.seat, &command.kind, now, facts)?;
    Ok(decision.into_event(state, command))
}

/// Decides a command as [`decide`] does, and applies its event to a copy of the state. A turn is played once for both.
///
/// # Panics
///
/// Never: an event that is decided from a state can follow it.
pub fn advance(state: &State, command: &Command, now: Millis, facts: &Facts) -> Result<Step, Refusal> {
    let mut decision = decide_kind(state, command.seat, &command.kind, now, facts)?;
    let played = decision.played.take();
    let event = decision.into_event(state, command);
    let mut after = state.clone();
    after.apply(&event, played).expect("a decided event can follow its state");
    Ok(Step { event, after })
}

/// An event that may be appended to a log, and the state after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub(crate) event: Event,
    pub(crate) after: State,
}

impl Step {
    /// The event.
    pub const fn event(&self) -> &Event {
        &self.event
    }

    /// The state after it.
    pub const fn after(&self) -> &State {
        &self.after
    }
}

/// What a command becomes.
pub(crate) struct Decision {
    pub(crate) body: Body,
    at: Millis,
    /// The turn, if it is one.
    played: Option<Played>,
}

impl Decision {
    fn into_event(self, state: &State, command: &Command) -> Event {
        let Self { body, at, .. } = self;
        Event { seq: state.version(), command: command.id.clone(), seat: command.seat, at, body }
    }
}

/// Decides a command without its id.
pub(crate) fn decide_kind(
    state: &State,
    seat: Option<Player>,
    kind: &CommandKind,
    now: Millis,
    facts: &Facts,
) -> Result<Decision, Refusal> {
    let now = now.clamp(0, LATEST);
    let at = now.max(state.last_at());
    let (body, played) = match (state.game(), kind) {
        (None, CommandKind::Create(setup)) => (create(setup, seat)?, None),
        (Some(_), CommandKind::Create(_)) => return Err(Refusal::Exists),
        (None, _) => return Err(Refusal::NotBegun),
        (Some(game), kind) => Question { state, game, seat, now, at, facts }.answer(kind)?,
    };
    Ok(Decision { body, at, played })
}

fn create(setup: &Setup, seat: Option<Player>) -> Result<Body, Refusal> {
    if seat == Some(setup.creator()) {
        Ok(Body::Created { setup: Box::new(setup.clone()) })
    } else {
        Err(Refusal::NoSeat)
    }
}

/// A command for a game that exists.
struct Question<'a> {
    state: &'a State,
    game: &'a Game,
    seat: Option<Player>,
    now: Millis,
    at: Millis,
    facts: &'a Facts,
}

impl Question<'_> {
    fn answer(&self, kind: &CommandKind) -> Result<(Body, Option<Played>), Refusal> {
        self.check_length(kind)?;
        let body = match kind {
            CommandKind::Turn { line, ply, actions } => {
                let (body, played) = self.turn(*line, *ply, actions)?;
                return Ok((body, Some(played)));
            }
            CommandKind::Create(_) => Err(Refusal::Exists),
            CommandKind::Join => self.join(),
            CommandKind::OfferDraw => self.offer_draw(),
            CommandKind::AcceptDraw => self.standing_draw().map(|()| Body::DrawAccept),
            CommandKind::DeclineDraw => self.standing_draw().map(|()| Body::DrawDecline),
            CommandKind::AskTakeback { to } => self.ask_takeback(*to),
            CommandKind::GrantTakeback { to } => self.grant_takeback(*to),
            CommandKind::RefuseTakeback => self.standing_takeback().map(|_| Body::TakebackRefuse),
            CommandKind::Resign => self.player().map(|_| Body::Resign),
            CommandKind::Abort => self.abort(),
            CommandKind::Flag => self.flag(),
            CommandKind::Claim => self.claim(),
            CommandKind::Credit { time } => self.credit(*time),
        };
        Ok((body?, None))
    }

    /// Reserves log space so that every game can finish.
    fn check_length(&self, kind: &CommandKind) -> Result<(), Refusal> {
        let most = match kind {
            // The last place is for an ending that is no turn.
            CommandKind::Turn { .. } => MAX_EVENTS - 1,
            CommandKind::AcceptDraw
            | CommandKind::Resign
            | CommandKind::Abort
            | CommandKind::Flag
            | CommandKind::Claim => MAX_EVENTS,
            _ => MAX_EVENTS - RESERVED_EVENTS,
        };
        // A game that is over is refused as such: it is the better reason.
        if self.game.ending.is_none() && self.state.version() >= most {
            Err(Refusal::TooLong)
        } else {
            Ok(())
        }
    }

    /// The game goes on.
    fn going_on(&self) -> Result<(), Refusal> {
        if self.game.ending.is_some() {
            Err(Refusal::Over)
        } else if !self.game.joined {
            Err(Refusal::NotBegun)
        } else {
            Ok(())
        }
    }

    /// The sender is a player, and the game goes on.
    fn player(&self) -> Result<Player, Refusal> {
        let seat = self.seat.ok_or(Refusal::NoSeat)?;
        self.going_on()?;
        Ok(seat)
    }

    fn join(&self) -> Result<Body, Refusal> {
        let seat = self.seat.ok_or(Refusal::NoSeat)?;
        if self.game.joined || seat == self.game.setup.creator() {
            Err(Refusal::Taken)
        } else if self.game.ending.is_some() {
            Err(Refusal::Over)
        } else {
            Ok(Body::Joined)
        }
    }

    fn turn(&self, line: u32, ply: u32, texts: &[String]) -> Result<(Body, Played), Refusal> {
        let seat = self.player()?;
        let here = (self.game.line, self.game.ply());
        if (line, ply) != here {
            return Err(Refusal::Stale { passed: (line, ply) < here });
        }
        if seat != self.game.position.to_move() {
            return Err(Refusal::NotYourTurn);
        }
        let played = turn::play(&self.game.position, texts)?;
        if self.game.timer.deadline(seat).is_some_and(|deadline| self.now >= deadline) {
            return Err(Refusal::OutOfTime);
        }
        let d = played.actions.iter().filter_map(|&action| self.game.position.action_text(action)).collect();
        let charge = self.game.timer.charge(seat, self.at, self.facts.lag);
        Ok((Body::Turn { ply, d, took: charge.took, lag: charge.lag }, played))
    }

    /// One offer between two turns, and not too many in a game.
    fn may_offer(&self, offers: Offers) -> Result<(), Refusal> {
        if offers.count >= MAX_OFFERS {
            Err(Refusal::TooManyOffers)
        } else if offers.last == Some(self.game.moments) {
            Err(Refusal::OfferedAlready)
        } else {
            Ok(())
        }
    }

    fn offer_draw(&self) -> Result<Body, Refusal> {
        let seat = self.player()?;
        if !self.game.setup.game().has_draws() {
            return Err(Refusal::NoDraws);
        }
        if self.game.draw == Some(!seat) {
            return Ok(Body::DrawAccept);
        }
        self.may_offer(self.game.draw_offers[seat.index()])?;
        if self.game.draw == Some(seat) { Err(Refusal::OfferedAlready) } else { Ok(Body::DrawOffer) }
    }

    /// The opponent has offered a draw.
    fn standing_draw(&self) -> Result<(), Refusal> {
        let seat = self.player()?;
        if !self.game.setup.game().has_draws() {
            Err(Refusal::NoDraws)
        } else if self.game.draw == Some(!seat) {
            Ok(())
        } else {
            Err(Refusal::NotOffered)
        }
    }

    fn ask_takeback(&self, to: u32) -> Result<Body, Refusal> {
        let seat = self.player()?;
        if !self.game.setup.casual() {
            return Err(Refusal::NotCasual);
        }
        let last = self.game.last_turn_of(seat).ok_or(Refusal::NothingToTakeBack)?;
        if to != last {
            return Err(Refusal::NotLastTurn);
        }
        self.may_offer(self.game.takeback_asks[seat.index()])?;
        Ok(Body::TakebackAsk { to })
    }

    /// What the opponent has asked to take back.
    fn standing_takeback(&self) -> Result<u32, Refusal> {
        let seat = self.player()?;
        match self.game.takeback {
            _ if !self.game.setup.casual() => Err(Refusal::NotCasual),
            Some((asker, to)) if asker == !seat => Ok(to),
            _ => Err(Refusal::NotOffered),
        }
    }

    fn grant_takeback(&self, sure: Option<u32>) -> Result<Body, Refusal> {
        let to = self.standing_takeback()?;
        if sure.is_some_and(|sure| sure != to) {
            return Err(Refusal::NotOffered);
        }
        Ok(Body::TakebackGrant { to, clock: self.game.left_at(to) })
    }

    fn abort(&self) -> Result<Body, Refusal> {
        let seat = self.seat.ok_or(Refusal::NoSeat)?;
        if self.game.ending.is_some() {
            Err(Refusal::Over)
        } else if !self.game.joined && seat != self.game.setup.creator() {
            Err(Refusal::NotBegun)
        } else if self.game.timer.both_played() {
            Err(Refusal::TooLate)
        } else {
            Ok(Body::Abort)
        }
    }

    fn flag(&self) -> Result<Body, Refusal> {
        self.going_on()?;
        let deadline = self.state.deadline().ok_or(Refusal::NoClock)?;
        if self.now >= deadline { Ok(Body::Flag) } else { Err(Refusal::TooEarly) }
    }

    fn claim(&self) -> Result<Body, Refusal> {
        let seat = self.player()?;
        if matches!(self.game.setup.clock(), Clock::Days { .. }) {
            Err(Refusal::NoClaims)
        } else if !self.game.timer.both_played() {
            Err(Refusal::NotBothPlayed)
        } else if self.game.position.to_move() == seat {
            Err(Refusal::YourTurn)
        } else {
            let from = self.state.claimable_from(seat, self.facts.opponent_gone);
            from.filter(|&from| self.now >= from).map(|_| Body::Claim).ok_or(Refusal::NotGone)
        }
    }

    fn credit(&self, time: Millis) -> Result<Body, Refusal> {
        if self.seat.is_some() {
            return Err(Refusal::ServerOnly);
        }
        self.going_on()?;
        if self.game.setup.clock().given().is_none() {
            Err(Refusal::NoClock)
        } else if !(1..=MAX_CREDIT).contains(&time) {
            Err(Refusal::BadCredit)
        } else if self.game.credits >= MAX_CREDITS {
            Err(Refusal::TooLong)
        } else {
            Ok(Body::Credit { ms: time })
        }
    }
}
