//! One game of self-play, and the labels of its positions.

use tessera_game::{Random, mix};
use tessera_games::{AnyAction, AnyPosition, Outcome, Start};
use tessera_players::fitting::Candidate;
use tessera_search::{Limits, Score, Stop};

use super::data::{Sample, TrainingGame};
use crate::Recipe;

/// A position beside the game is at most this many actions away from it.
const BESIDE_DEPTH: u32 = 3;
/// Of this many random actions, the one that looks best is plausible.
const PLAUSIBLE_OF: usize = 3;

/// Plays the game with that number. It follows from recipe and number alone.
pub(super) fn play(recipe: &Recipe, candidate: &Candidate, number: u32) -> TrainingGame {
    candidate.forget();
    let mut game = SelfPlay::begin(recipe, candidate, Random::new(mix(recipe.seed, number.into())));
    let result = loop {
        if let Some(result) = game.step() {
            break result;
        }
    };
    TrainingGame { start: game.start, actions: game.actions, result, samples: game.samples }
}

struct SelfPlay<'a> {
    recipe: &'a Recipe,
    candidate: &'a Candidate,
    random: Random,
    start: String,
    position: AnyPosition,
    actions: Vec<String>,
    samples: Vec<Sample>,
}

impl<'a> SelfPlay<'a> {
    /// A game after its random opening.
    fn begin(recipe: &'a Recipe, candidate: &'a Candidate, mut random: Random) -> Self {
        let start = Start::standard(recipe.game).with_seed(random.next_u64() as u32);
        let position = AnyPosition::from(start);
        let (actions, samples) = (Vec::new(), Vec::new());
        let start = position.to_string();
        let mut begun = Self { recipe, candidate, random, start, position, actions, samples };
        if !recipe.game.has_boards() {
            let opening = 2 + begun.random.below(recipe.longest_opening.max(2) - 1);
            for _ in 0..opening {
                if let Some(action) = random_action(&begun.position, &mut begun.random) {
                    begun.play(action);
                }
            }
        }
        begun
    }

    /// One action, with the labels of the position before it. The result if the game is over or decided.
    fn step(&mut self) -> Option<Outcome> {
        if let Some(outcome) = self.position.outcome() {
            return Some(outcome);
        }
        let Some((action, score)) = self.search(&self.position, self.recipe.play_nodes) else {
            return Some(Outcome::Draw);
        };
        let mover = self.position.to_move();
        match score {
            Score::Win(_) => return Some(Outcome::Win(mover)),
            Score::Loss(_) => return Some(Outcome::Win(!mover)),
            Score::Draw => return Some(Outcome::Draw),
            Score::Heuristic(units) => self.sample(units),
        }
        let random = self.random.below(self.recipe.random_one_in.max(1)) == 0;
        let action = if random { random_action(&self.position, &mut self.random) } else { Some(action) };
        action.map_or(Some(Outcome::Draw), |action| {
            self.play(action);
            None
        })
    }

    fn play(&mut self, action: AnyAction) {
        // The action was chosen among the legal ones.
        let text = self.position.action_text(action).unwrap_or_default();
        if self.position.play(action).is_ok() {
            self.actions.push(text);
        }
    }

    /// Labels the position, whose search for an action gave `units`, and positions beside it.
    fn sample(&mut self, units: i32) {
        let at = self.actions.len();
        let Some(nodes) = self.recipe.label_nodes else {
            if self.candidate.evaluate(&self.position).is_some() {
                self.samples.push(Sample { at, beside: Vec::new(), score: None });
            }
            return;
        };
        let known = (nodes == self.recipe.play_nodes).then_some(units);
        let here = self.position;
        self.label(&here, at, Vec::new(), known, nodes);
        for _ in 0..self.recipe.beside {
            let (position, beside) = self.aside();
            self.label(&position, at, beside, None, nodes);
        }
    }

    /// Labels a position, if its evaluation counts in a search and the search does not prove its result.
    fn label(
        &mut self,
        position: &AnyPosition,
        at: usize,
        beside: Vec<String>,
        known: Option<i32>,
        nodes: u64,
    ) {
        if self.candidate.evaluate(position).is_none() {
            return;
        }
        let score = known.map(Score::Heuristic).or_else(|| Some(self.search(position, nodes)?.1));
        if let Some(Score::Heuristic(units)) = score {
            self.samples.push(Sample { at, beside, score: Some(units) });
        }
    }

    /// A position one to three plausible actions away.
    fn aside(&mut self) -> (AnyPosition, Vec<String>) {
        let (mut position, mut actions) = (self.position, Vec::new());
        for _ in 0..=self.random.below(BESIDE_DEPTH) {
            let Some(action) = self.plausible_action(&position) else { break };
            actions.push(position.action_text(action).unwrap_or_default());
            if position.play(action).is_err() {
                break;
            }
        }
        (position, actions)
    }

    /// The best of a few random actions, by the evaluation of the position after it.
    fn plausible_action(&mut self, position: &AnyPosition) -> Option<AnyAction> {
        let drawn: Vec<AnyAction> =
            (0..PLAUSIBLE_OF).filter_map(|_| random_action(position, &mut self.random)).collect();
        let worth = |action: AnyAction| {
            let mut after = *position;
            after.play(action).ok()?;
            let units = self.candidate.evaluate(&after)?;
            Some(if after.to_move() == position.to_move() { units } else { -units })
        };
        drawn.into_iter().max_by_key(|&action| worth(action))
    }

    fn search(&self, position: &AnyPosition, nodes: u64) -> Option<(AnyAction, Score)> {
        let judged = self.candidate.judge(position, Limits::nodes(nodes.max(1)), &Stop::new())?;
        Some((judged.action, judged.score))
    }
}

fn random_action(position: &AnyPosition, random: &mut Random) -> Option<AnyAction> {
    let actions = position.actions();
    actions.get(random.below(actions.len() as u32) as usize).copied()
}
