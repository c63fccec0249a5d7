//! An audit of a log, written from what is documented alone: it does not use [`State`](crate::State) or
//! [`decide`](crate::decide). For tests, and for the checker of storms.

use tessera_games::{AnyPosition, Player};

use crate::{Body, Clock, Event, Millis, hash};

/// Begins every message about clocks.
pub const TIME: &str = "time: ";

/// The books of the audit after an event.
#[derive(Clone, Debug)]
pub struct Account {
    /// The clock of the game.
    pub clock: Clock,
    /// What each has left.
    pub left: [Millis; 2],
    /// How much lag each may still be given.
    pub quota: [Millis; 2],
    /// What each was given for lag.
    pub lag: [Millis; 2],
    /// In how many turns each was charged.
    pub charged_turns: [Millis; 2],
    /// What each ever had.
    pub given: [Millis; 2],
    /// What each was charged by turns that count.
    pub charged: [Millis; 2],
    /// Whether the game is over.
    pub ended: bool,
    played: [bool; 2],
    joined: bool,
    events: u32,
    last: Millis,
    gain: Millis,
    /// When the present ply began.
    since: Millis,
    extra: Millis,
    line: Vec<AnyPosition>,
    /// `left`, `given` and `charged` at the beginning of each ply.
    before: Vec<[[Millis; 2]; 3]>,
}

impl Account {
    /// Goes through a log and says what is wrong with it.
    pub fn of(log: &[Event]) -> Result<Self, String> {
        let (first, rest) = log.split_first().ok_or("the log is empty")?;
        let mut account = Self::begin(first)?;
        for event in rest {
            account.add(event)?;
        }
        Ok(account)
    }

    /// What is known after the first event of a log.
    pub fn begin(first: &Event) -> Result<Self, String> {
        let Event { seq: 0, body: Body::Created { setup }, at, .. } = first else {
            return Err("the log does not begin with a game".into());
        };
        let (base, gain) = match setup.clock() {
            Clock::None {} => (0, 0),
            Clock::Increment { base, .. } => (base, (base / 1000 * 4 + 150).min(1000)),
            Clock::Days { days } => (Millis::from(days) * 86_400_000, 0),
        };
        Ok(Self {
            clock: setup.clock(),
            left: [base; 2],
            quota: [3 * gain; 2],
            lag: [0; 2],
            charged_turns: [0; 2],
            given: [base; 2],
            charged: [0; 2],
            ended: false,
            played: [false; 2],
            joined: false,
            events: 1,
            last: *at,
            gain,
            since: 0,
            extra: 0,
            line: vec![AnyPosition::from(*setup.start())],
            before: Vec::new(),
        })
    }

    /// Adds the next event, or says what is wrong with it.
    pub fn add(&mut self, event: &Event) -> Result<(), String> {
        let wrong = |what: String| format!("event {}: {what}: {event:?}", event.seq);
        if event.seq != self.events {
            return Err(wrong("a gap".into()));
        }
        if event.at < self.last {
            return Err(wrong(format!("{TIME}earlier than the one before")));
        }
        if self.ended {
            return Err(wrong("after the end".into()));
        }
        self.follow(event).map_err(wrong)?;
        self.last = event.at;
        self.events += 1;
        Ok(())
    }

    /// The hash of the position, as clients receive it.
    pub fn hash(&self) -> String {
        self.line.last().map_or_else(String::new, |now| hash::position_hash(now, self.line.len() as u32 - 1))
    }

    /// Whether a clock runs: then an outage must be credited.
    pub fn is_timed(&self) -> bool {
        self.joined && !self.ended && !matches!(self.clock, Clock::None {})
    }

    fn mover(&self) -> usize {
        self.line.last().map_or(0, |position| position.to_move().index())
    }

    /// Whether minutes run for a player.
    fn runs(&self, player: usize) -> bool {
        matches!(self.clock, Clock::Increment { .. }) && self.played[player]
    }

    /// When the player to move runs out of time.
    pub fn deadline(&self) -> Option<Millis> {
        if !self.joined || self.ended {
            return None;
        }
        let mover = self.mover();
        match self.clock {
            Clock::None {} => None,
            _ if self.runs(mover) => Some(self.since + self.left[mover] + self.quota[mover].min(2000)),
            Clock::Increment { .. } => Some(self.since + 60_000 + self.extra),
            Clock::Days { .. } => Some(self.since + self.left[mover] + self.extra),
        }
    }

    fn follow(&mut self, event: &Event) -> Result<(), String> {
        match &event.body {
            Body::Created { .. } => return Err("created twice".into()),
            Body::Joined => (self.joined, self.since) = (true, event.at),
            Body::Turn { ply, d, took, lag } => {
                self.turn(event.seat, *ply as usize, d)?;
                self.charge(event, *took, *lag).map_err(|what| format!("{TIME}{what}"))?;
                self.since = event.at;
                self.extra = 0;
            }
            Body::TakebackGrant { to, clock } => {
                let to = *to as usize;
                if to + 1 >= self.line.len() || self.line[to].to_move().index() != 1 - seat(event)? {
                    return Err("taken back to a wrong place".into());
                }
                [self.left, self.given, self.charged] = self.before[to];
                if clock.unwrap_or(self.left) != self.left {
                    return Err(format!("{TIME}the clocks were {:?}", self.left));
                }
                self.line.truncate(to + 1);
                self.before.truncate(to);
                (self.since, self.extra) = (event.at, 0);
            }
            Body::Credit { ms } => {
                let mover = self.mover();
                if self.runs(mover) {
                    self.left[mover] += ms;
                    self.given[mover] += ms;
                } else {
                    self.extra += ms;
                }
            }
            Body::Flag => {
                if self.deadline().is_none_or(|deadline| event.at < deadline) {
                    return Err(format!("{TIME}flag before the deadline {:?}", self.deadline()));
                }
                self.ended = true;
            }
            Body::Claim if self.mover() == seat(event)? => return Err("claimed in one's own turn".into()),
            Body::Resign | Body::Abort | Body::Claim | Body::DrawAccept => self.ended = true,
            Body::DrawOffer | Body::DrawDecline | Body::TakebackAsk { .. } | Body::TakebackRefuse => {}
        }
        Ok(())
    }

    fn turn(&mut self, seat: Option<Player>, ply: usize, texts: &[String]) -> Result<(), String> {
        let mut now = *self.line.last().ok_or("no position")?;
        if ply + 1 != self.line.len() || seat != Some(now.to_move()) {
            return Err(format!("the turn is not that of {}", now.to_move()));
        }
        for text in texts {
            now.play_text(text).map_err(|error| error.to_string())?;
        }
        if now.outcome().is_none() && Some(now.to_move()) == seat {
            return Err("the turn has not ended".into());
        }
        self.ended = now.outcome().is_some();
        self.before.push([self.left, self.given, self.charged]);
        self.line.push(now);
        Ok(())
    }

    fn charge(&mut self, event: &Event, took: Millis, lag: Millis) -> Result<(), String> {
        let (mover, gain) = (seat(event)?, self.gain);
        let elapsed = event.at - self.since;
        match self.clock {
            Clock::Increment { increment, .. } if self.played[mover] => {
                if took < 0 || lag < 0 || took > self.left[mover] || lag > self.quota[mover] {
                    return Err(format!("left {:?}, quota {:?}", self.left, self.quota));
                }
                // Every millisecond is paid for, unless nothing is left to pay with.
                let paid = took + lag == elapsed;
                let broke = took + lag < elapsed && took == self.left[mover] && lag == self.quota[mover];
                if !paid && !broke {
                    return Err(format!("{elapsed} milliseconds are not {took} and {lag}"));
                }
                self.left[mover] += increment - took;
                self.quota[mover] = (self.quota[mover] - lag + gain).min(7 * gain);
                self.given[mover] += increment;
                self.charged[mover] += took;
                self.lag[mover] += lag;
                self.charged_turns[mover] += 1;
            }
            Clock::Days { .. } if took == elapsed && lag == 0 => {}
            Clock::None {} | Clock::Increment { .. } if took == 0 && lag == 0 => {}
            _ => return Err("charged for nothing".into()),
        }
        self.played[mover] = true;
        Ok(())
    }

    /// The laws that hold between the sums.
    pub fn check(&self) -> Result<(), String> {
        let gain = self.clock.lag_gain();
        for player in 0..2 {
            if self.left[player] < 0 {
                return Err("less than no time is left".into());
            }
            let counts = matches!(self.clock, Clock::Increment { .. });
            if counts && self.charged[player] + self.left[player] != self.given[player] {
                return Err(format!("time was lost or made: {self:?}"));
            }
            if self.lag[player] > (3 + self.charged_turns[player]) * gain {
                return Err(format!("more lag than the quota: {self:?}"));
            }
        }
        Ok(())
    }
}

fn seat(event: &Event) -> Result<usize, String> {
    event.seat.map(Player::index).ok_or_else(|| "the server cannot do that".into())
}
