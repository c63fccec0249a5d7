//! Strong games: the first turns are drawn among the good ones that the explorer knows, then level 10 plays.

use tessera_game::{Outcome, Random, mix};
use tessera_games::{AnyAction, AnyPosition, GameId};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Score, Stop};

use crate::file::Game;
use crate::symmetry::{between, carried};
use crate::{Explorer, Value};

/// A turn is good enough to be drawn if it is at most this much worse than the best, in percent.
const NEAR: u8 = 4;
/// The table of the players, in MiB.
const HASH: usize = 4;
/// The seed of all games.
const SEED: u64 = 1;

/// The good turns of every position.
pub(super) struct Choices {
    game: GameId,
    starts: Vec<AnyPosition>,
    /// The position and the good turns of each line.
    lines: Vec<(AnyPosition, Vec<Choice>)>,
}

struct Choice {
    place: usize,
    actions: Vec<AnyAction>,
    /// The line of the position after it.
    next: Option<usize>,
}

impl Choices {
    pub(super) fn of(explorer: &Explorer) -> Self {
        let lines = explorer.lines.iter().zip(&explorer.positions).map(|(line, opening)| {
            let values: Vec<Option<Value>> =
                line.turns.iter().map(|turn| explorer.value(line, turn).0).collect();
            let best = values.iter().copied().max().flatten();
            let good =
                line.turns.iter().zip(values).enumerate().filter(|(_, (_, value))| is_near(*value, best));
            let choice = good.map(|(place, (turn, _))| Choice {
                place,
                actions: turn.actions.clone(),
                next: explorer.places.get(&turn.after).and_then(|place| place.number),
            });
            (opening.position, choice.collect())
        });
        let starts = explorer.starts.iter().map(|&start| AnyPosition::from(start)).collect();
        Self { game: explorer.head.game, starts, lines: lines.collect() }
    }

    /// The game with that number, as far as the explorer's turns go. It follows from the number and the explorer's positions alone.
    pub(super) fn open(&self, number: usize) -> Option<Opened> {
        let mut random = Random::new(mix(mix(SEED, self.game as u64), number as u64));
        let start = number % self.starts.len();
        let (mut position, mut at) = (*self.starts.get(start)?, Some(start));
        let mut places = Vec::new();
        while let Some((known, choices)) = at.and_then(|line| self.lines.get(line)) {
            let choice = choices.get(random.below(choices.len().max(1) as u32) as usize)?;
            let symmetry = between(known, &position)?;
            for action in carried(&choice.actions, known, symmetry)? {
                position.play(action).ok()?;
            }
            places.push(choice.place);
            at = choice.next;
        }
        Some(Opened { start, places, position, random: random.rest() })
    }
}

/// A game whose first turns are played.
pub(super) struct Opened {
    /// The number of the start.
    pub(super) start: usize,
    /// The places of the turns in the lines of their positions.
    pub(super) places: Vec<usize>,
    /// The position after them.
    pub(super) position: AnyPosition,
    /// The random seed of the rest.
    pub(super) random: u64,
}

impl Opened {
    /// The whole game; `None` if stopped.
    pub(super) fn finish(&self, least: u64, stop: &Stop) -> Option<Game> {
        let outcome = finish(self.position, Random::new(self.random), least, stop)?;
        Some(Game { start: self.start, places: self.places.clone(), outcome })
    }
}

/// How level 10 plays on. The number of nodes varies a little: otherwise games with the same opening would be the same.
fn finish(mut position: AnyPosition, mut random: Random, least: u64, stop: &Stop) -> Option<Outcome> {
    let engine = Engine::new(EngineSettings { hash: HASH, ..EngineSettings::default() });
    let more = u32::try_from(least / 2).unwrap_or(u32::MAX).max(1);
    loop {
        if let Some(outcome) = position.outcome() {
            return Some(outcome);
        }
        let limits = Limits::nodes(least + u64::from(random.below(more)));
        let turn = engine.turn(&position, limits, stop, &mut |_| ())?;
        if stop.is_raised() {
            return None;
        }
        let mover = position.to_move();
        match turn.lines.first().map(|line| line.score) {
            Some(Score::Win(_)) => return Some(Outcome::Win(mover)),
            Some(Score::Loss(_)) => return Some(Outcome::Win(!mover)),
            Some(Score::Draw) => return Some(Outcome::Draw),
            _ => {}
        }
        for action in turn.actions {
            position.play(action).ok()?;
        }
    }
}

/// Whether a turn is about as good as the best: equally proven, or not much worse.
fn is_near(value: Option<Value>, best: Option<Value>) -> bool {
    match (value, best) {
        (Some(value), Some(best)) => {
            value.percent() + NEAR >= best.percent() && (value.is_proven() || !matches!(best, Value::Win(_)))
        }
        (value, best) => value == best,
    }
}
