//! A unit of build work: one line of the file, from any process.

use std::fmt;

use tessera_games::AnyPosition;
use tessera_search::Stop;

use super::play::Opened;
use super::search;
use crate::Head;
use crate::tree::Opening;

/// The work for one line of an explorer's file: a position to search, or a game to play to its end. It can be written as one line of text and
/// run by another process.
pub struct Task(Work);

enum Work {
    Search(Opening),
    Play(Opened),
}

impl Task {
    pub(super) const fn search(opening: &Opening) -> Self {
        Self(Work::Search(*opening))
    }

    pub(super) const fn play(opened: Opened) -> Self {
        Self(Work::Play(opened))
    }

    /// Reads what [`Display`](fmt::Display) writes.
    pub fn read(head: &Head, text: &str) -> Result<Self, String> {
        let position = |text: &str| {
            AnyPosition::parse(head.game, text).map_err(|error| format!("{text:?} is no position: {error}"))
        };
        let words: Vec<&str> = text.splitn(5, ' ').collect();
        match words[..] {
            ["search", turns, ..] => {
                let turns = number(turns)?;
                Ok(Self::search(&Opening { position: position(&words[2..].join(" "))?, turns }))
            }
            ["play", random, start, places, text] => Ok(Self::play(Opened {
                start: number(start)?,
                places: places.split(',').map(number).collect::<Result<_, _>>()?,
                position: position(text)?,
                random: number(random)?,
            })),
            _ => Err(format!("{text:?} is no task of an explorer")),
        }
    }

    /// The line of the file. It follows from the task and the settings alone; `None` if stopped.
    pub fn run(&self, head: &Head, stop: &Stop) -> Option<String> {
        Some(match &self.0 {
            Work::Search(opening) => search::search(opening, head, stop)?.to_string(),
            Work::Play(opened) => opened.finish(head.play, stop)?.to_string(),
        })
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Work::Search(Opening { position, turns }) => write!(f, "search {turns} {position}"),
            Work::Play(Opened { start, places, position, random }) => {
                write!(f, "play {random} {start} ")?;
                for (index, place) in places.iter().enumerate() {
                    write!(f, "{}{place}", if index == 0 { "" } else { "," })?;
                }
                write!(f, " {position}")
            }
        }
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is not a number"))
}
