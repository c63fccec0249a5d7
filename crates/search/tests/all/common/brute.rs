//! The truth, by looking at everything.

use std::collections::HashMap;
use std::hash::Hash;

use tessera_game::{Outcome, Position};
use tessera_search::{Exact, Score};

/// The value of every position asked about, with the number of actions to the end under best play.
pub struct Truth<P> {
    known: HashMap<P, Score>,
}

impl<P: Position + Hash> Truth<P> {
    pub fn new() -> Self {
        Self { known: HashMap::new() }
    }

    /// Plain minimax: the winner hurries, the loser delays.
    pub fn of(&mut self, position: &P) -> Score {
        if let Some(&score) = self.known.get(position) {
            return score;
        }
        let score = match position.outcome() {
            Some(Outcome::Draw) => Score::Draw,
            Some(Outcome::Win(player)) if player == position.to_move() => Score::Win(0),
            Some(Outcome::Win(_)) => Score::Loss(0),
            None => {
                let actions = position.actions();
                actions.into_iter().map(|action| self.of_action(position, action)).max().unwrap()
            }
        };
        self.known.insert(*position, score);
        score
    }

    /// What an action is worth to the player who plays it.
    pub fn of_action(&mut self, position: &P, action: P::Action) -> Score {
        let child = position.after(action);
        let score = match self.of(&child) {
            Score::Win(n) => Score::Win(n + 1),
            Score::Loss(n) => Score::Loss(n + 1),
            other => other,
        };
        if child.to_move() == position.to_move() { score } else { score.for_opponent() }
    }

    /// Whether an action gives nothing away.
    pub fn keeps(&mut self, position: &P, action: P::Action) -> bool {
        let (kept, all) = (self.of_action(position, action), self.of(position));
        std::mem::discriminant(&kept) == std::mem::discriminant(&all)
    }

    pub fn exact(&mut self, position: &P) -> Exact {
        match self.of(position) {
            Score::Win(_) => Exact::Win,
            Score::Loss(_) => Exact::Loss,
            _ => Exact::Draw,
        }
    }

    /// Panics if a score claims to be proven and is not true.
    pub fn check(&mut self, position: &P, score: Score) {
        let truth = self.of(position);
        check_claim(score, truth, position);
    }

    /// The same for the score of one action.
    pub fn check_action(&mut self, position: &P, action: P::Action, score: Score) {
        let truth = self.of_action(position, action);
        check_claim(score, truth, position);
    }
}

fn check_claim(score: Score, truth: Score, position: &impl Position) {
    let true_claim = match (score, truth) {
        (Score::Heuristic(_), _) | (Score::Draw, Score::Draw) => true,
        (Score::Win(claimed), Score::Win(least)) | (Score::Loss(claimed), Score::Loss(least)) => {
            claimed >= least
        }
        _ => false,
    };
    assert!(true_claim, "{score} is claimed, {truth} is true, in {position}");
}
