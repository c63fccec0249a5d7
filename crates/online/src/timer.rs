//! The running clocks of a game: all arithmetic of time.

use tessera_games::Player;

use crate::{Clock, LATEST, Millis};

/// How long a player has for their first turn in a game with minutes on the clock.
pub const FIRST_TURN: Millis = 60_000;

/// Maximum grace for the network after a deadline.
pub const MAX_GRACE: Millis = 2000;

/// What a turn costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Charge {
    /// What is taken from the player's time.
    pub(crate) took: Millis,
    /// What is credited for lag.
    pub(crate) lag: Millis,
}

/// The clocks of both players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Timer {
    clock: Clock,
    /// What each has left, when the present ply began. Only minutes are counted down.
    left: [Millis; 2],
    /// How much lag each may still be given.
    quota: [Millis; 2],
    /// Who has ever played a turn. Their time runs.
    played: [bool; 2],
    /// When the present ply began.
    since: Millis,
    /// Credit for a turn that has its own limit: a first turn, or one of some days.
    extra: Millis,
}

impl Timer {
    pub(crate) fn new(clock: Clock) -> Self {
        Self {
            clock,
            left: [clock.given().unwrap_or(0); 2],
            quota: [clock.first_lag_quota(); 2],
            played: [false; 2],
            since: 0,
            extra: 0,
        }
    }

    /// Both seats are taken: the first ply begins.
    pub(crate) fn start(&mut self, at: Millis) {
        self.since = at;
    }

    /// When the present ply began.
    pub(crate) fn since(&self) -> Millis {
        self.since
    }

    /// Whether a player has ever played a turn.
    pub(crate) fn has_played(&self, player: Player) -> bool {
        self.played[player.index()]
    }

    /// Whether both have.
    pub(crate) fn both_played(&self) -> bool {
        self.played == [true; 2]
    }

    /// The time of both when the present ply began, if minutes are counted.
    pub(crate) fn left(&self) -> Option<[Millis; 2]> {
        matches!(self.clock, Clock::Increment { .. }).then_some(self.left)
    }

    /// Whether the player's minutes run when it is their turn.
    fn runs(&self, player: Player) -> bool {
        matches!(self.clock, Clock::Increment { .. }) && self.has_played(player)
    }

    /// Whether the player's clock runs when it is their turn.
    pub(crate) fn is_running(&self, mover: Player) -> bool {
        self.runs(mover) || matches!(self.clock, Clock::Days { .. })
    }

    /// When the player to move runs out of time.
    pub(crate) fn deadline(&self, mover: Player) -> Option<Millis> {
        let index = mover.index();
        let limit = match self.clock {
            Clock::None {} => return None,
            Clock::Increment { .. } if self.runs(mover) => {
                self.left[index] + self.quota[index].min(MAX_GRACE)
            }
            Clock::Increment { .. } => FIRST_TURN + self.extra,
            Clock::Days { .. } => self.left[index] + self.extra,
        };
        Some(self.since + limit)
    }

    /// What a turn costs that ends at this time, for a player with this lag.
    ///
    /// If it took longer than the player has left, the difference is paid by the quota as far as it goes. So a turn within
    /// the grace is charged in full, and no clock falls below zero.
    pub(crate) fn charge(&self, mover: Player, at: Millis, lag: Millis) -> Charge {
        let elapsed = (at - self.since).max(0);
        if !self.runs(mover) {
            let took = if matches!(self.clock, Clock::Days { .. }) { elapsed } else { 0 };
            return Charge { took, lag: 0 };
        }
        let (left, quota) = (self.left[mover.index()], self.quota[mover.index()]);
        let lag = lag.clamp(0, elapsed).max(elapsed - left).min(quota);
        Charge { took: (elapsed - lag).min(left), lag }
    }

    /// Whether a turn can have this cost.
    pub(crate) fn allows(&self, mover: Player, at: Millis, charge: Charge) -> bool {
        let Charge { took, lag } = charge;
        let elapsed = (at - self.since).max(0);
        let within = (0..=elapsed).contains(&took) && (0..=elapsed - took).contains(&lag);
        within
            && match self.clock {
                Clock::Increment { .. } if self.runs(mover) => {
                    took <= self.left[mover.index()] && lag <= self.quota[mover.index()]
                }
                Clock::Days { .. } => lag == 0,
                _ => took == 0 && lag == 0,
            }
    }

    /// A turn has been played, and the next ply begins.
    pub(crate) fn pass(&mut self, mover: Player, at: Millis, charge: Charge) {
        let index = mover.index();
        if let Clock::Increment { increment, .. } = self.clock
            && self.runs(mover)
        {
            self.left[index] += increment - charge.took;
            let quota = self.quota[index] - charge.lag + self.clock.lag_gain();
            self.quota[index] = quota.min(self.clock.most_lag_quota());
        }
        self.played[index] = true;
        self.since = at;
        self.extra = 0;
    }

    /// The player to move gets some time.
    pub(crate) fn credit(&mut self, mover: Player, time: Millis) {
        if self.runs(mover) {
            let left = &mut self.left[mover.index()];
            *left = (*left + time).min(LATEST);
        } else {
            self.extra = (self.extra + time).min(LATEST);
        }
    }

    /// A turn was taken back: the clocks show again what they did, and the ply begins now.
    pub(crate) fn restore(&mut self, at: Millis, left: Option<[Millis; 2]>) {
        self.left = left.unwrap_or(self.left);
        self.since = at;
        self.extra = 0;
    }

    /// What the clocks show.
    pub(crate) fn show(&self, mover: Player, now: Millis) -> Option<[Millis; 2]> {
        let elapsed = (now - self.since).max(0);
        let mut left = self.left;
        let own = &mut left[mover.index()];
        match self.clock {
            Clock::None {} => return None,
            Clock::Increment { .. } if self.runs(mover) => *own = (*own - elapsed).max(0),
            Clock::Increment { .. } => {}
            Clock::Days { .. } => *own = (*own + self.extra - elapsed).max(0),
        }
        Some(left)
    }
}
