//! The command `go`: the limits of a search.

use std::time::Duration;

use tessera_games::Player;
use tessera_search::Limits;

/// The arguments of `go`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Go {
    pub(super) limits: Limits,
    /// The answer is held back until `stop`.
    pub(super) infinite: bool,
}

impl Go {
    /// Whether only `stop` ends it.
    pub(super) fn is_endless(&self) -> bool {
        self.infinite || self.limits == Limits::infinite()
    }
}

/// Parses the words after `go`, for the player to move.
pub(super) fn parse<'a>(words: impl Iterator<Item = &'a str>, to_move: Player) -> Result<Go, String> {
    let mut words = words.peekable();
    let mut limits = Limits::infinite();
    let mut clock: [Option<u64>; 2] = [None; 2];
    let mut increment = [0; 2];
    let mut infinite = words.peek().is_none();
    let mut move_time = None;
    while let Some(word) = words.next() {
        let mut number = || -> Result<u64, String> {
            let number = words.next().and_then(|text| text.parse().ok());
            number.ok_or_else(|| format!("a whole number must follow {word}"))
        };
        match word {
            "infinite" => infinite = true,
            "movetime" => move_time = Some(number()?),
            "nodes" => limits.nodes = Some(number()?),
            "depth" => limits.depth = Some(u32::try_from(number()?).map_err(|_| "the depth is too large")?),
            "p1time" => clock[0] = Some(number()?),
            "p2time" => clock[1] = Some(number()?),
            "p1inc" => increment[0] = number()?,
            "p2inc" => increment[1] = number()?,
            _ => return Err(format!("go does not know {:?}", super::options::short(word))),
        }
    }
    // If only the opponent's clock is given, it is used; a lone increment is the move time.
    let own = to_move.index();
    let left = clock[own].or(clock[1 - own]);
    let increment = Some(increment[own]).filter(|&more| more > 0).unwrap_or(increment[1 - own]);
    let timed = match (move_time, left) {
        (Some(time), _) => Limits::time(milliseconds(time)),
        (None, Some(left)) => Limits::clock(milliseconds(left), milliseconds(increment)),
        (None, None) if increment > 0 => Limits::time(milliseconds(increment)),
        (None, None) => Limits::infinite(),
    };
    Ok(Go { limits: Limits { depth: limits.depth, nodes: limits.nodes, ..timed }, infinite })
}

/// At most a year, so that sums of times never overflow.
fn milliseconds(number: u64) -> Duration {
    Duration::from_millis(number.min(31_536_000_000))
}
