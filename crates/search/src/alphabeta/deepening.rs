//! Iterative deepening with aspiration windows, and the lines that come of it.

use tessera_game::Position;

use super::root::{Root, wins_at_once};
use super::{MAX_PLY, Worker};
use crate::value::{Found, Value, Window};
use crate::{Effort, ForcedWin, Guide, Line, Report, Score};

/// What one thread has found out.
#[derive(Debug)]
pub(crate) struct Thought<P: Position> {
    /// The best lines, the best first, at least one.
    pub(crate) lines: Vec<Line<P>>,
    /// The last iteration that was finished.
    pub(crate) depth: u32,
}

/// How steady the search has been, for the judgement whether to go on.
#[derive(Default)]
struct Course<A> {
    best: Option<A>,
    /// For so many iterations the best action has been the same.
    stable: u32,
    /// For so many iterations the result has been proven.
    proven: u32,
    fallen: bool,
    score: Option<Score>,
}

/// The exact search is tried when a few iterations have found something to fall back on.
const EXACT_AFTER: u32 = 3;
/// One part in so many of the work may go into the last look for a proof, where the position looks won, and elsewhere.
const PROOF_SHARE: u64 = 6;
const SMALL_PROOF_SHARE: u64 = 30;
/// With less work than this nothing is proven. It is little after so many nodes.
const LEAST_EFFORT: u64 = 200;
const PROOF_AFTER: u64 = 1_000;
/// A search that is so deep has little more to look at, and leaves time for this much.
const RUN_DRY: u32 = 64;
const DRY_EFFORT: u64 = 10_000;
/// A window wider than this is as good as none.
const WIDEST: i32 = 1_500;

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    /// Searches deeper and deeper until a limit ends it or the result is proven. The game must not be over.
    pub(crate) fn think(
        &mut self,
        position: &P,
        lines: usize,
        report: &mut dyn FnMut(&Report<P>),
    ) -> Thought<P> {
        let mut root = self.root(position, lines);
        let lines = lines.min(root.moves.len());
        let mut thought = self.first_thought(&root);
        let mut course = Course { best: None, stable: 0, proven: 0, fallen: false, score: None };
        let mut proving = 0;
        let deepest = self.shared.limits.depth.unwrap_or(u32::MAX).min(MAX_PLY as u32 - 1);
        for depth in 1..=deepest {
            if depth == EXACT_AFTER + 1
                && lines == 1
                && self.guide.solve_from(position)
                && let Some((score, pv)) = self.try_to_solve(position)
            {
                thought.accept_solution(score, pv);
                self.report(&thought, report);
                break;
            }
            self.root_depth = depth as usize;
            if !self.iteration(&mut root, lines, depth, &mut thought) {
                break;
            }
            thought.depth = depth;
            self.report(&thought, report);
            if root.partial && Self::is_lost(root.moves[0].value) {
                root.complete();
            }
            course.note(&thought);
            if lines == 1
                && let Some(win) = self.look_for_proof(position, &thought, &mut proving)
            {
                thought.accept_solution(Score::Win(win.within), win.turn);
                self.report(&thought, report);
                break;
            }
            if self.is_enough(&course, &thought, root.moves.len()) {
                break;
            }
        }
        self.announce_nodes();
        thought
    }

    /// Lets the guide look for a proof, with `spent` to tell how much work went into that before: as soon as it can be
    /// twice as much, and never more than a small part of the whole.
    fn look_for_proof(
        &self,
        position: &P,
        thought: &Thought<P>,
        spent: &mut u64,
    ) -> Option<ForcedWin<P::Action>> {
        let Score::Heuristic(units) = thought.lines[0].score else { return None };
        let promising = f64::from(units) > self.tuning.scale;
        let share = if promising { PROOF_SHARE } else { SMALL_PROOF_SHARE };
        let least = if thought.depth < RUN_DRY { LEAST_EFFORT } else { DRY_EFFORT };
        let effort = (self.nodes / share).max(least);
        if self.id != 0 || self.nodes < PROOF_AFTER || effort < 2 * *spent {
            return None;
        }
        *spent = effort;
        let is_over = || self.shared.is_over();
        self.guide.prove(position, Effort::while_going_on(effort, &is_over))
    }

    /// Before any search: the first action in order, judged by the evaluation.
    fn first_thought(&self, root: &Root<P>) -> Thought<P> {
        let action = root.moves[0].action;
        let score = if wins_at_once(&root.position, action) {
            Score::Win(1)
        } else {
            Score::Heuristic(Value::heuristic(self.guide.evaluate(&root.position)).raw())
        };
        Thought { lines: vec![Line { score, pv: vec![action] }], depth: 0 }
    }

    /// One depth, all lines. False if it was broken off; what it has found by then is kept all the same.
    fn iteration(&mut self, root: &mut Root<P>, lines: usize, depth: u32, thought: &mut Thought<P>) -> bool {
        let found = if depth == 1 && lines > 1 {
            self.root_values(root)
        } else {
            self.root_lines(root, lines, depth.cast_signed(), thought)
        };
        let Some(found) = found else { return false };
        // Only the first has seen every action, and only it can prove that the position is a draw.
        let drawn = found[0].exhaustive;
        let mut order: Vec<usize> = (0..lines).collect();
        order.sort_by_key(|&line| std::cmp::Reverse(found[line].value));
        let found_now: Vec<Line<P>> = order
            .iter()
            .enumerate()
            .map(|(place, &line)| {
                let score = Score::from(found[line]);
                let unsure = place == 0 && score == Score::Draw && !drawn;
                let pv = self.checked_line(&root.position, &root.moves[line].pv, found[line]);
                Line { score: if unsure { score.unproven() } else { score }, pv }
            })
            .collect();
        thought.renew(found_now);
        let sorted: Vec<_> = order.iter().map(|&line| root.moves[line].clone()).collect();
        root.moves[..lines].clone_from_slice(&sorted);
        for known in &mut root.moves[..lines] {
            known.previous = known.value;
        }
        true
    }

    /// The lines one after the other, each the best of the actions that are left. What was found of a single line before
    /// it was broken off is kept; beside others of another depth it could not be compared.
    fn root_lines(
        &mut self,
        root: &mut Root<P>,
        lines: usize,
        depth: i32,
        thought: &mut Thought<P>,
    ) -> Option<Vec<Found>> {
        let mut found = Vec::with_capacity(lines);
        for line in 0..lines {
            let value = self.aspire(root, line, depth)?;
            if self.stopped {
                if lines == 1 {
                    let pv = self.checked_line(&root.position, &root.moves[0].pv, value);
                    thought.improve(Line { score: Score::from(value), pv });
                }
                return None;
            }
            found.push(value);
        }
        Some(found)
    }

    /// Searches one line with a narrow window around its last value, and wider ones until the value is inside.
    fn aspire(&mut self, root: &mut Root<P>, line: usize, depth: i32) -> Option<Found> {
        let last = root.moves[line].previous;
        let mut width = self.tuning.aspiration.max(1);
        let mut window = Window::FULL;
        if depth >= 4 && last.raw().abs() <= Score::LIMIT {
            window = Window { alpha: last.plus(-width), beta: last.plus(width) };
        }
        loop {
            let found = self.root_window(root, line, depth, window)?;
            if self.stopped || window.alpha < found.value && found.value < window.beta {
                return Some(found);
            }
            width *= 3;
            if found.value <= window.alpha {
                let lower = found.value.plus(-width);
                window.alpha = if width > WIDEST { Window::FULL.alpha } else { lower };
            } else {
                let higher = found.value.plus(width);
                window.beta = if width > WIDEST { Window::FULL.beta } else { higher };
            }
        }
    }

    fn is_enough(&self, course: &Course<P::Action>, thought: &Thought<P>, actions: usize) -> bool {
        let settled = |score: Score| match score {
            Score::Heuristic(_) => false,
            Score::Draw => true,
            Score::Win(n) | Score::Loss(n) => n <= thought.depth || course.proven > 3,
        };
        if thought.lines.iter().all(|line| settled(line.score)) {
            return true;
        }
        let timed = self.shared.limits.soft.is_some();
        let no_choice = timed && actions == 1 && thought.depth >= 4;
        self.id == 0 && (no_choice || self.shared.timer.is_enough(course.stable, course.fallen))
    }

    /// Sends the lines, as they are now.
    fn report(&self, thought: &Thought<P>, report: &mut dyn FnMut(&Report<P>)) {
        self.announce_nodes();
        for (index, line) in thought.lines.iter().enumerate() {
            report(&Report {
                depth: thought.depth,
                seldepth: self.seldepth as u32,
                line: index + 1,
                score: line.score,
                pv: &line.pv,
                nodes: self.shared.total_nodes(),
                time: self.shared.timer.elapsed(),
                hashfull: self.shared.table.fullness(),
            });
        }
    }

    pub(crate) fn seldepth(&self) -> u32 {
        self.seldepth as u32
    }
}

impl<P: Position> Thought<P> {
    /// Takes a better line from an iteration that was broken off.
    fn improve(&mut self, line: Line<P>) {
        if !self.is_surer_than(line.score) {
            self.lines = vec![line];
        }
    }

    /// Takes the lines of a finished iteration.
    fn renew(&mut self, lines: Vec<Line<P>>) {
        if !self.is_surer_than(lines[0].score) {
            self.lines = lines;
        }
    }

    /// What was proven once stays so, even if a small table has lost the proof since.
    fn is_surer_than(&self, score: Score) -> bool {
        self.lines[0].score.is_proven() && !score.is_proven()
    }

    /// Takes the truth. In a lost position the action that looks best is kept: all are equally lost.
    fn accept_solution(&mut self, score: Score, pv: Vec<P::Action>) {
        let line = &mut self.lines[0];
        line.score = score;
        if !matches!(score, Score::Loss(_)) {
            line.pv = pv;
        }
    }
}

impl<A: Copy + Eq> Course<A> {
    fn note<P: Position<Action = A>>(&mut self, thought: &Thought<P>) {
        let line = &thought.lines[0];
        let best = line.pv.first().copied();
        self.stable = if best == self.best { self.stable + 1 } else { 0 };
        self.proven = if line.score.is_proven() { self.proven + 1 } else { 0 };
        self.fallen = match (self.score, line.score) {
            (Some(Score::Heuristic(before)), Score::Heuristic(now)) => now + 50 < before,
            (Some(Score::Heuristic(_)), Score::Loss(_)) => true,
            _ => false,
        };
        self.best = best;
        self.score = Some(line.score);
    }
}
