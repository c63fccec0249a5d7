//! An audit of a log, from what is documented alone: it does not use the states of the crate under test.

use tessera_games::{AnyPosition, Player};
use tessera_online::{Body, Clock, Event, Millis};

/// What the audit knows after an event.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) clock: Clock,
    pub(crate) left: [Millis; 2],
    pub(crate) quota: [Millis; 2],
    /// What each was given for lag, and in how many turns that were charged.
    pub(crate) lag: [Millis; 2],
    pub(crate) charged_turns: [Millis; 2],
    /// What each ever had, and what was charged: by turns that count, and by turns that were taken back.
    pub(crate) given: [Millis; 2],
    pub(crate) charged: [Millis; 2],
    pub(crate) ended: bool,
    played: [bool; 2],
    since: Millis,
    extra: Millis,
    line: Vec<AnyPosition>,
    /// `left`, `given` and `charged` at the beginning of each ply.
    before: Vec<[[Millis; 2]; 3]>,
}

impl Account {
    /// Goes through a log and says what is wrong with it.
    pub(crate) fn of(log: &[Event]) -> Result<Self, String> {
        let Some((Event { body: Body::Created { setup }, at: first, .. }, rest)) = log.split_first() else {
            return Err("the log does not begin with a game".into());
        };
        let (base, gain) = match setup.clock() {
            Clock::None {} => (0, 0),
            Clock::Increment { base, .. } => (base, (base / 1000 * 4 + 150).min(1000)),
            Clock::Days { days } => (Millis::from(days) * 86_400_000, 0),
        };
        let mut account = Self {
            clock: setup.clock(),
            left: [base; 2],
            quota: [3 * gain; 2],
            lag: [0; 2],
            charged_turns: [0; 2],
            given: [base; 2],
            charged: [0; 2],
            ended: false,
            played: [false; 2],
            since: 0,
            extra: 0,
            line: vec![AnyPosition::from(*setup.start())],
            before: Vec::new(),
        };
        let mut last = *first;
        for (index, event) in rest.iter().enumerate() {
            let wrong = |what: String| format!("event {}: {what}: {event:?}", index + 1);
            if event.seq as usize != index + 1 {
                return Err(wrong("a gap".into()));
            }
            if event.at < last {
                return Err(wrong("earlier than the one before".into()));
            }
            if account.ended {
                return Err(wrong("after the end".into()));
            }
            last = event.at;
            account.add(event, gain).map_err(wrong)?;
        }
        Ok(account)
    }

    fn mover(&self) -> usize {
        self.line.last().map_or(0, |position| position.to_move().index())
    }

    /// Whether minutes run for a player.
    fn runs(&self, player: usize) -> bool {
        matches!(self.clock, Clock::Increment { .. }) && self.played[player]
    }

    /// When the player to move runs out of time.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let mover = self.mover();
        match self.clock {
            Clock::None {} => None,
            _ if self.runs(mover) => Some(self.since + self.left[mover] + self.quota[mover].min(2000)),
            Clock::Increment { .. } => Some(self.since + 60_000 + self.extra),
            Clock::Days { .. } => Some(self.since + self.left[mover] + self.extra),
        }
    }

    fn add(&mut self, event: &Event, gain: Millis) -> Result<(), String> {
        match &event.body {
            Body::Created { .. } => return Err("created twice".into()),
            Body::Joined => self.since = event.at,
            Body::Turn { ply, d, took, lag } => {
                self.turn(event.seat, *ply as usize, d)?;
                self.charge(event, *took, *lag, gain)?;
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
                    return Err(format!("the clocks were {:?}", self.left));
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
                    return Err(format!("flag before the deadline {:?}", self.deadline()));
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

    fn charge(&mut self, event: &Event, took: Millis, lag: Millis, gain: Millis) -> Result<(), String> {
        let mover = seat(event)?;
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
    pub(crate) fn check(&self) -> Result<(), String> {
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
