//! The command `go`: the limits of a search, and the actions to choose from.

use std::iter::Peekable;
use std::time::Duration;

use tessera_games::{AnyAction, AnyPosition};
use tessera_search::Limits;

use super::options::short;

/// The words that `go` knows. The actions behind `searchmoves` end at any of them.
const WORDS: [&str; 10] =
    ["infinite", "ponder", "searchmoves", "movetime", "nodes", "depth", "p1time", "p2time", "p1inc", "p2inc"];

/// The arguments of `go`.
#[derive(Clone, Debug)]
pub(super) struct Go {
    pub(super) limits: Limits,
    /// The answer is held back until `stop`.
    pub(super) infinite: bool,
    /// The limits begin to count at `ponderhit`.
    pub(super) ponder: bool,
    /// The actions to choose from; all if there are none.
    pub(super) among: Vec<AnyAction>,
    /// What was ignored, and why.
    pub(super) ignored: Vec<String>,
}

impl Go {
    /// Whether only `stop` ends it.
    pub(super) fn is_endless(&self) -> bool {
        self.infinite || self.limits == Limits::infinite()
    }
}

/// Parses the words after `go`, for the player to move.
pub(super) fn parse<'a>(words: impl Iterator<Item = &'a str>, position: &AnyPosition) -> Result<Go, String> {
    let mut words = words.peekable();
    let mut go = Go {
        limits: Limits::infinite(),
        infinite: words.peek().is_none(),
        ponder: false,
        among: Vec::new(),
        ignored: Vec::new(),
    };
    let mut clock: [Option<u64>; 2] = [None; 2];
    let mut increment = [0; 2];
    let mut move_time = None;
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "searchmoves" => go.choose_among(&arguments(&mut words), position),
            "movetime" => move_time = Some(time(word, words.next())?),
            "nodes" => go.limits.nodes = Some(number(word, words.next())?),
            "depth" => go.limits.depth = Some(u32::try_from(number(word, words.next())?).unwrap_or(u32::MAX)),
            "p1time" => clock[0] = Some(time(word, words.next())?),
            "p2time" => clock[1] = Some(time(word, words.next())?),
            "p1inc" => increment[0] = time(word, words.next())?,
            "p2inc" => increment[1] = time(word, words.next())?,
            _ => {
                let unknown = [&[word][..], &arguments(&mut words)].concat().join(" ");
                go.ignored.push(format!("go does not know {:?}: it is ignored", short(&unknown)));
            }
        }
    }
    // If only the opponent's clock is given, it is used; a lone increment is the move time.
    let own = position.to_move().index();
    let left = clock[own].or(clock[1 - own]);
    let increment = Some(increment[own]).filter(|&more| more > 0).unwrap_or(increment[1 - own]);
    let timed = match (move_time, left) {
        (Some(time), _) => Limits::time(milliseconds(time)),
        (None, Some(left)) => Limits::clock(milliseconds(left), milliseconds(increment)),
        (None, None) if increment > 0 => Limits::time(milliseconds(increment)),
        (None, None) => Limits::infinite(),
    };
    go.limits = Limits { depth: go.limits.depth, nodes: go.limits.nodes, ..timed };
    Ok(go)
}

impl Go {
    fn choose_among(&mut self, texts: &[&str], position: &AnyPosition) {
        for text in texts {
            match position.parse_action(text) {
                Ok(action) => self.among.push(action),
                Err(error) => self.ignored.push(format!("searchmoves {:?} is ignored: {error}", short(text))),
            }
        }
        if self.among.is_empty() {
            self.ignored.push("searchmoves names no legal action: all are searched".into());
        }
    }
}

/// The words up to the next one that `go` knows.
fn arguments<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Vec<&'a str> {
    std::iter::from_fn(|| words.next_if(|word| !WORDS.contains(word))).collect()
}

fn number(word: &str, text: Option<&str>) -> Result<u64, String> {
    let number = text.and_then(|text| text.parse().ok());
    number.ok_or_else(|| format!("a whole number must follow {word}"))
}

/// A time in milliseconds. A clock may be overdrawn by the delay of the messages: that is no time left.
fn time(word: &str, text: Option<&str>) -> Result<u64, String> {
    match text.and_then(|text| text.strip_prefix('-')) {
        Some(overdrawn) => number(word, Some(overdrawn)).map(|_| 0),
        None => number(word, text),
    }
}

/// At most a year, so that sums of times never overflow.
fn milliseconds(number: u64) -> Duration {
    Duration::from_millis(number.min(31_536_000_000))
}
