//! Plain UCT: random playouts, a tree of counts, proven results. It needs no knowledge of the game, so it is a baseline
//! for players that have some.

mod tree;

use tessera_game::{Outcome, Player, Position, Random};

use self::tree::{NodeId, Result, Tree};
use crate::time::Timer;
use crate::{Best, Clock, Limits, Score, Stop, Variation, system_clock};

/// How to run UCT.
#[derive(Clone, Debug)]
pub struct MctsSettings {
    /// The seed of the random playouts.
    pub seed: u64,
    /// The exploration constant: how strongly rarely tried actions are preferred.
    pub exploration: f32,
    /// The largest number of tree nodes; playouts continue after that.
    pub tree_nodes: usize,
    /// The clock.
    pub clock: Clock,
    /// The flag that stops the search.
    pub stop: Stop,
}

impl Default for MctsSettings {
    fn default() -> Self {
        let (clock, stop) = (system_clock as Clock, Stop::new());
        Self { seed: 1, exploration: 1.0, tree_nodes: 4_000_000, clock, stop }
    }
}

/// A playout longer than this counts as a draw.
const MAX_PLAYOUT: usize = 10_000;
/// The number of playouts after which time and the stop flag are checked.
const POLL_EVERY: u64 = 16;
/// The scale that converts a share of won playouts to a heuristic score.
pub const UCT_SCALE: f64 = 200.0;

/// Finds the best action by random playouts. `None` if the game is over.
///
/// Of the limits, only nodes (each a playout) and time apply. Without any it runs until the result is proven.
/// Heuristic scores have the scale [`UCT_SCALE`]: `score.expected(UCT_SCALE)` is the share of the playouts won.
pub fn mcts<P: Position>(position: &P, limits: Limits, settings: &MctsSettings) -> Option<Best<P>> {
    if position.count_actions() == 0 {
        return None;
    }
    let timer = Timer::start(settings.clock, &limits);
    let mut uct = Uct {
        tree: Tree::new(settings.tree_nodes),
        random: Random::new(settings.seed),
        exploration: settings.exploration,
        path: Vec::new(),
        deepest: 0,
    };
    let mut playouts = 0;
    let limit = limits.nodes.unwrap_or(u64::MAX).max(1);
    while playouts < limit && uct.tree.node(Tree::<P>::ROOT).proven.is_none() {
        if playouts > 0 && playouts % POLL_EVERY == 0 {
            let over = timer.is_over() || timer.is_enough(2, false) || settings.stop.is_raised();
            if over {
                break;
            }
        }
        uct.playout(position);
        playouts += 1;
    }
    let pv = uct.tree.line(position);
    let action = pv.first().copied().or_else(|| position.random_action(&mut uct.random))?;
    let pv = if pv.is_empty() { vec![action] } else { pv };
    let score = uct.score(position);
    Some(Best {
        action,
        score,
        lines: vec![Variation { score, pv }],
        depth: uct.deepest,
        seldepth: uct.deepest,
        nodes: playouts,
        threads: 1,
        time: timer.elapsed(),
    })
}

struct Uct<P: Position> {
    tree: Tree<P>,
    random: Random,
    exploration: f32,
    path: Vec<(NodeId, Player)>,
    deepest: u32,
}

impl<P: Position> Uct<P> {
    /// One playout: down the tree, one step beyond it, random to the end, and back up.
    fn playout(&mut self, root: &P) {
        let mut position = *root;
        let mut here = Tree::<P>::ROOT;
        self.path.clear();
        self.path.push((here, position.to_move()));
        while position.outcome().is_none() && self.tree.node(here).proven.is_none() {
            if !self.tree.is_expanded(here) && !self.tree.expand(here, &position) {
                break;
            }
            let (child, action) =
                self.tree.select(here, position.to_move(), self.exploration, &mut self.random);
            position.play_unchecked(action);
            here = child;
            self.path.push((here, position.to_move()));
            if self.tree.node(here).visits == 0 {
                break;
            }
        }
        self.deepest = self.deepest.max(self.path.len() as u32 - 1);
        let known = self.tree.node(here).proven.map(|result| result.outcome);
        if let (None, Some(outcome)) = (known, position.outcome()) {
            self.tree.prove(here, Result { outcome, distance: 0 });
        }
        let outcome = known.unwrap_or_else(|| self.finish(position));
        self.back_up(outcome);
    }

    fn finish(&mut self, mut position: P) -> Outcome {
        for _ in 0..MAX_PLAYOUT {
            match position.random_action(&mut self.random) {
                Some(action) => position.play_unchecked(action),
                None => return position.outcome().unwrap_or(Outcome::Draw),
            }
        }
        Outcome::Draw
    }

    /// Updates the counts along the path, and propagates proofs towards the root.
    fn back_up(&mut self, outcome: Outcome) {
        let mut proving = true;
        for (index, &(id, mover)) in self.path.iter().enumerate().rev() {
            let leaf = index + 1 == self.path.len();
            if proving && !leaf {
                self.tree.update_proof(id, mover);
            }
            proving &= self.tree.node(id).proven.is_some();
            self.tree.count(id, outcome);
        }
    }

    fn score(&self, position: &P) -> Score {
        let root = self.tree.node(Tree::<P>::ROOT);
        let mover = position.to_move();
        match root.proven {
            Some(Result { outcome: Outcome::Win(winner), distance }) if winner == mover => {
                Score::Win(distance)
            }
            Some(Result { outcome: Outcome::Win(_), distance }) => Score::Loss(distance),
            Some(Result { outcome: Outcome::Draw, .. }) => Score::Draw,
            None => {
                let share = f64::from(self.tree.best_share(mover)).clamp(1e-6, 1.0 - 1e-6);
                let units = UCT_SCALE * (share / (1.0 - share)).ln();
                Score::Heuristic(units.round() as i32)
            }
        }
    }
}
