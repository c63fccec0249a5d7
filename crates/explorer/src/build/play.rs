//! Strong games: the first turns are drawn among the good ones that the explorer knows, then level 10 plays.

use tessera_game::{Outcome, Random, mix};
use tessera_games::{AnyAction, AnyPosition};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Score, Stop};

use crate::file::{Game, Head};
use crate::symmetry::{between, carried};
use crate::{Explorer, Value};

/// A turn is good enough to be drawn if it is at most this much worse than the best, in percent.
const NEAR: u8 = 4;
/// The table of the players, in MiB.
const HASH: usize = 4;
/// The seed of all games.
const SEED: u64 = 1;

/// The good turns of every position, apart from the explorer, which counts games meanwhile.
pub(super) struct Choices {
    head: Head,
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
        Self { head: explorer.head, starts, lines: lines.collect() }
    }

    /// The game with that number. It follows from the number and the explorer's positions alone; `None` if stopped.
    pub(super) fn play(&self, number: usize, stop: &Stop) -> Option<Game> {
        let mut random = Random::new(mix(mix(SEED, self.head.game as u64), number as u64));
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
        let outcome = self.finish(position, &mut random, stop)?;
        Some(Game { start, places, outcome })
    }

    /// How level 10 plays on. The number of nodes varies a little: otherwise games with the same opening would be the same.
    fn finish(&self, mut position: AnyPosition, random: &mut Random, stop: &Stop) -> Option<Outcome> {
        let engine = Engine::new(EngineSettings { hash: HASH, ..EngineSettings::default() });
        let least = self.head.play;
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
