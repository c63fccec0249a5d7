//! The tree of UCT: all nodes in one list, the children of a node next to each other.

use tessera_game::{Outcome, Player, Position, Random};

use crate::guide::all_actions;

/// The index of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// A proven result and the number of actions until the game ends with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Result {
    pub(super) outcome: Outcome,
    pub(super) distance: u32,
}

/// A position of the tree.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    /// The action that leads here; `None` at the root.
    action: Option<A>,
    pub(super) visits: u32,
    /// Half points of the first player.
    points: u32,
    first_child: u32,
    children: u32,
    pub(super) proven: Option<Result>,
}

#[derive(Debug)]
pub(super) struct Tree<P: Position> {
    nodes: Vec<Node<P::Action>>,
    most: usize,
    actions: Vec<P::Action>,
}

impl<A> Node<A> {
    fn new(action: Option<A>) -> Self {
        Self { action, visits: 0, points: 0, first_child: 0, children: 0, proven: None }
    }

    /// The share of the points that went to `player`.
    fn share(&self, player: Player) -> f32 {
        let first = self.points as f32 / (2 * self.visits.max(1)) as f32;
        if player == Player::First { first } else { 1.0 - first }
    }
}

impl<P: Position> Tree<P> {
    pub(super) const ROOT: NodeId = NodeId(0);

    pub(super) fn new(most: usize) -> Self {
        let most = most.min(u32::MAX as usize);
        Self { nodes: vec![Node::new(None)], most, actions: Vec::new() }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<P::Action> {
        &self.nodes[id.0 as usize]
    }

    fn children(&self, id: NodeId) -> &[Node<P::Action>] {
        let node = self.node(id);
        &self.nodes[node.first_child as usize..][..node.children as usize]
    }

    pub(super) fn is_expanded(&self, id: NodeId) -> bool {
        self.node(id).children > 0
    }

    /// Adds the children of a node whose game is not over; false if the tree is full. The root is always expanded.
    pub(super) fn expand(&mut self, id: NodeId, position: &P) -> bool {
        self.actions.clear();
        all_actions(position, &mut self.actions);
        let count = self.actions.len();
        if count == 0 || self.nodes.len() + count > self.most && id != Self::ROOT {
            return false;
        }
        let first = self.nodes.len() as u32;
        self.nodes.extend(self.actions.iter().map(|&action| Node::new(Some(action))));
        let node = &mut self.nodes[id.0 as usize];
        (node.first_child, node.children) = (first, count as u32);
        true
    }

    /// The child to visit next: the one with the highest upper confidence bound; unvisited children come first.
    pub(super) fn select(
        &self,
        id: NodeId,
        mover: Player,
        exploration: f32,
        random: &mut Random,
    ) -> (NodeId, P::Action) {
        let node = self.node(id);
        let bonus = exploration * (node.visits.max(1) as f32).ln().sqrt();
        // A random starting index, so that the order of the list does not matter.
        let start = random.below(node.children);
        let children = self.children(id);
        let (mut best, mut highest) = (start, f32::NEG_INFINITY);
        for index in (start..node.children).chain(0..start) {
            let bound = upper_bound(&children[index as usize], mover, bonus);
            if bound > highest {
                (best, highest) = (index, bound);
            }
        }
        let child = node.first_child + best;
        let action = self.nodes[child as usize].action.expect("every child has an action");
        (NodeId(child), action)
    }

    pub(super) fn count(&mut self, id: NodeId, outcome: Outcome) {
        let node = &mut self.nodes[id.0 as usize];
        node.visits += 1;
        node.points += match outcome {
            Outcome::Win(Player::First) => 2,
            Outcome::Win(Player::Second) => 0,
            Outcome::Draw => 1,
        };
    }

    pub(super) fn prove(&mut self, id: NodeId, result: Result) {
        self.nodes[id.0 as usize].proven = Some(result);
    }

    /// A node is won if a child is won, and settled if all children are settled.
    pub(super) fn update_proof(&mut self, id: NodeId, mover: Player) {
        let mut all = true;
        let mut best: Option<Result> = None;
        for child in self.children(id) {
            match child.proven {
                Some(result) if best.is_none_or(|best| rank(result, mover) > rank(best, mover)) => {
                    best = Some(result);
                }
                Some(_) => {}
                None => all = false,
            }
        }
        let proof = best.filter(|best| all || best.outcome == Outcome::Win(mover));
        if let Some(Result { outcome, distance }) = proof {
            self.prove(id, Result { outcome, distance: distance + 1 });
        }
    }

    /// The principal variation: the proven best action, otherwise the most visited one.
    pub(super) fn line(&self, root: &P) -> Vec<P::Action> {
        let (mut position, mut here, mut line) = (*root, Self::ROOT, Vec::new());
        while let Some((id, action)) = self.choice(here, position.to_move()) {
            line.push(action);
            position.play_unchecked(action);
            here = id;
        }
        line
    }

    /// The share of the points that went to `mover` after the best action of the root.
    pub(super) fn best_share(&self, mover: Player) -> f32 {
        self.choice(Self::ROOT, mover).map_or(0.5, |(id, _)| self.node(id).share(mover))
    }

    fn choice(&self, id: NodeId, mover: Player) -> Option<(NodeId, P::Action)> {
        let node = self.node(id);
        let tried = self.children(id).iter().enumerate().filter(|(_, child)| child.visits > 0);
        let (index, child) = tried.max_by_key(|(_, child)| match child.proven {
            Some(result) if result.outcome == Outcome::Win(mover) => (2, u32::MAX - result.distance),
            Some(result) if result.outcome == Outcome::Win(!mover) => (0, result.distance),
            _ => (1, child.visits),
        })?;
        Some((NodeId(node.first_child + index as u32), child.action?))
    }
}

/// The order of proven results for `mover`: a fast win is best, then a draw, then a slow loss.
fn rank(result: Result, mover: Player) -> (u32, u32) {
    match result.outcome {
        Outcome::Win(winner) if winner == mover => (2, u32::MAX - result.distance),
        Outcome::Draw => (1, 0),
        Outcome::Win(_) => (0, result.distance),
    }
}

/// The upper confidence bound of a child. A proven loss or draw is not visited again while an unproven child is better.
fn upper_bound<A>(child: &Node<A>, mover: Player, bonus: f32) -> f32 {
    match child.proven {
        Some(Result { outcome: Outcome::Win(winner), .. }) => {
            if winner == mover {
                1e9
            } else {
                -1e9
            }
        }
        Some(Result { outcome: Outcome::Draw, .. }) => 0.5,
        None if child.visits == 0 => 1e6,
        None => child.share(mover) + bonus / (child.visits as f32).sqrt(),
    }
}
