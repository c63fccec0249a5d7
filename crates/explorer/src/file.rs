//! The lines of an explorer's file.
//!
//! The first line has the game and the settings: `tessera-explorer 1 trexo turns 4 replies 8 first every nodes 100000 play 2000`. A game with
//! boards then has a line `board CODE` for each. Then comes a line for each position, in the order in which the lines before lead to it:
//! depth and nodes of its search, and its turns; `=57`, `=w5`, `=l4` or `=d` gives the value of the turns after it, for the
//! player who takes them. The actions of a turn are joined by `+`. Then `g`, the number of the start, the places of the turns in their
//! lines and the result (`1`, `2` or `=`) for each game, and `end`.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Outcome, Player};
use tessera_games::GameId;

use crate::Value;

/// The beginning of every file.
const MARK: &str = "tessera-explorer 1 ";
/// The last line.
pub(crate) const END: &str = "end";

/// Which first turns an explorer has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// Every one, up to symmetry.
    Every,
    /// This many of the best.
    Best(usize),
}

/// The game and the settings of an explorer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// The game.
    pub game: GameId,
    /// How many turns deep it is.
    pub turns: usize,
    /// The number of replies.
    pub replies: usize,
    /// Which first turns it has.
    pub first: First,
    /// The number of nodes of the search of each position.
    pub nodes: u64,
    /// The least number of nodes for a turn of the strong games.
    pub play: u64,
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, turns, replies, first, nodes, play } = self;
        write!(f, "{MARK}{} turns {turns} replies {replies} first ", game.name())?;
        match first {
            First::Every => f.write_str("every")?,
            First::Best(count) => write!(f, "{count}")?,
        }
        write!(f, " nodes {nodes} play {play}")
    }
}

impl FromStr for Head {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let rest = line.strip_prefix(MARK).ok_or_else(|| format!("it does not begin with {MARK:?}"))?;
        let words: Vec<&str> = rest.split(' ').collect();
        let [game, "turns", turns, "replies", replies, "first", first, "nodes", nodes, "play", play] =
            words[..]
        else {
            return Err("it does not give a game and its settings".into());
        };
        let small = |text: &str, most| number(text, most).map(|number| number as usize);
        Ok(Self {
            game: game.parse().map_err(|_| format!("there is no game {game:?}"))?,
            turns: small(turns, 8)?,
            replies: small(replies, 64)?,
            first: if first == "every" { First::Every } else { First::Best(small(first, 1_000)?) },
            nodes: number(nodes, u64::MAX)?,
            play: number(play, u64::MAX)?,
        })
    }
}

/// A number from 1 to `most`.
fn number(text: &str, most: u64) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("{text:?} is not a number from 1 to {most}"))
}

/// The line of a position: its search and its turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Searched {
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// The texts of the turns, and their values where the search gave one.
    pub(crate) turns: Vec<(String, Option<Value>)>,
}

impl fmt::Display for Searched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.depth, self.nodes)?;
        let mut last = None;
        for (turn, value) in &self.turns {
            if let Some(now) = value.filter(|_| *value != last) {
                write!(f, " ={now}")?;
            }
            last = *value;
            write!(f, " {}", turn.replace(' ', "+"))?;
        }
        Ok(())
    }
}

impl FromStr for Searched {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let mut words = line.split(' ');
        let mut number = |what: &str| {
            let word = words.next().unwrap_or_default();
            word.parse::<u64>().map_err(|_| format!("its {what}, {word:?}, is not a number"))
        };
        let depth = number("depth")?.min(u32::MAX.into()) as u32;
        let nodes = number("number of nodes")?;
        let (mut value, mut turns) = (None, Vec::new());
        for word in words {
            match word.strip_prefix('=') {
                Some(text) => value = Some(text.parse()?),
                None => turns.push((word.replace('+', " "), value)),
            }
        }
        if turns.is_empty() {
            return Err("it has no turns".into());
        }
        Ok(Self { depth, nodes, turns })
    }
}

/// The line of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Game {
    /// The number of the start.
    pub(crate) start: usize,
    /// The places of the turns in the lines of their positions.
    pub(crate) places: Vec<usize>,
    pub(crate) outcome: Outcome,
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "g {}", self.start)?;
        for place in &self.places {
            write!(f, " {place}")?;
        }
        f.write_str(match self.outcome {
            Outcome::Win(Player::First) => " 1",
            Outcome::Win(Player::Second) => " 2",
            Outcome::Draw => " =",
        })
    }
}

impl FromStr for Game {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let words: Vec<&str> = line.split(' ').collect();
        let ["g", start, places @ .., result] = &words[..] else {
            return Err("it is neither a game nor the end".into());
        };
        let number = |word: &&str| word.parse().map_err(|_| format!("{word:?} is not a number"));
        Ok(Self {
            start: number(start)?,
            places: places.iter().map(number).collect::<Result<_, _>>()?,
            outcome: match *result {
                "1" => Outcome::Win(Player::First),
                "2" => Outcome::Win(Player::Second),
                "=" => Outcome::Draw,
                other => return Err(format!("{other:?} is not a result")),
            },
        })
    }
}
