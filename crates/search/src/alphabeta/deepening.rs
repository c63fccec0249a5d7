//! Iterative deepening with aspiration windows, and the resulting lines.

use tessera_game::Position;

use super::root::{Root, wins_at_once};
use super::{MAX_PLY, Worker};
use crate::order::best_first;
use crate::value::{Found, Value, Window};
use crate::{ForcedWin, Guide, Report, Score, Variation, WorkBudget};

/// Which lines a search is to find.
#[derive(Clone, Copy)]
pub(crate) struct Wish {
    /// How many, at least 1.
    pub(crate) lines: usize,
    /// Whether symmetric lines count once.
    pub(crate) distinct: bool,
}

/// The best lines so far.
#[derive(Debug)]
pub(crate) struct BestLines<P: Position> {
    /// Best first, at least one.
    pub(crate) lines: Vec<Variation<P>>,
    /// The depth of the last finished iteration.
    pub(crate) depth: u32,
}

/// How stable the result is, to decide whether to start another iteration.
#[derive(Default)]
struct Stability<A> {
    best: Option<A>,
    /// The number of iterations since the best action last changed.
    stable: u32,
    /// The number of iterations for which the result has been proven.
    proven: u32,
    fallen: bool,
    score: Option<Score>,
}

/// The exact search is tried after this many iterations, so that there is a result to fall back on.
const EXACT_AFTER: u32 = 3;
/// The budget of a proof attempt is the number of nodes divided by this, if the position looks won.
const PROOF_SHARE: u64 = 6;
/// The divisor if it does not look won.
const SMALL_PROOF_SHARE: u64 = 30;
/// The smallest budget of a proof attempt: with less work hardly anything is proven.
const MIN_BUDGET: u64 = 200;
/// No proof attempt is made before this many nodes.
const PROOF_AFTER: u64 = 1_000;
/// At this depth the search has little left to find, and proof attempts get at least `DRY_BUDGET`.
const RUN_DRY: u32 = 64;
const DRY_BUDGET: u64 = 10_000;
/// A window wider than this is replaced by the full one.
const WIDEST: i32 = 1_500;

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    /// Iterative deepening until a limit is reached or the result is proven. The game must not be over. The actions to
    /// choose from are those of `among` that are legal; all if there are none.
    pub(crate) fn deepen(
        &mut self,
        position: &P,
        among: &[P::Action],
        wish: Wish,
        report: &mut dyn FnMut(&Report<P>),
    ) -> BestLines<P> {
        let mut root = self.root(position, among, wish);
        let lines = wish.lines.min(root.moves.len());
        let mut best = self.first_line(&root);
        let mut stability = Stability { best: None, stable: 0, proven: 0, fallen: false, score: None };
        let mut proof_work = 0;
        // A solution and a proof are about the position, whatever the actions to choose from.
        let may_solve = lines == 1 && !root.restricted;
        let deepest = self.shared.limits.depth.unwrap_or(u32::MAX).min(MAX_PLY as u32 - 1);
        for depth in 1..=deepest {
            if depth == EXACT_AFTER + 1
                && may_solve
                && self.guide.solve_from(position)
                && let Some((score, pv)) = self.try_to_solve(position)
            {
                best.set_solution(score, pv);
                self.report(&best, report);
                break;
            }
            self.root_depth = depth as usize;
            if !self.iteration(&mut root, lines, depth, &mut best) {
                break;
            }
            best.depth = depth;
            self.report(&best, report);
            if root.partial && Self::is_lost(root.moves[0].value) {
                root.complete();
            }
            stability.update(&best);
            if may_solve && let Some(win) = self.try_to_prove(position, &best, &mut proof_work) {
                best.set_solution(Score::Win(win.within), win.turn);
                self.report(&best, report);
                break;
            }
            if self.is_enough(&stability, &best, root.moves.len()) {
                break;
            }
        }
        self.publish_nodes();
        best
    }

    /// Lets the guide try to prove a win. An attempt is made only if its budget, a small part of all work, is at least
    /// twice the budget of the last attempt, which is in `last_budget`.
    fn try_to_prove(
        &self,
        position: &P,
        best: &BestLines<P>,
        last_budget: &mut u64,
    ) -> Option<ForcedWin<P::Action>> {
        let Score::Heuristic(units) = best.lines[0].score else { return None };
        let promising = f64::from(units) > self.tuning.scale;
        let share = if promising { PROOF_SHARE } else { SMALL_PROOF_SHARE };
        let least = if best.depth < RUN_DRY { MIN_BUDGET } else { DRY_BUDGET };
        let budget = (self.nodes / share).max(least);
        if self.id != 0 || self.nodes < PROOF_AFTER || budget < 2 * *last_budget {
            return None;
        }
        *last_budget = budget;
        let is_over = || self.shared.is_over();
        self.guide.prove(position, WorkBudget::during(budget, &is_over))
    }

    /// The result before any search: the first action in order, with the evaluation of the position.
    fn first_line(&self, root: &Root<P>) -> BestLines<P> {
        let action = root.moves[0].action;
        let score = if wins_at_once(&root.position, action) {
            Score::Win(1)
        } else {
            Score::Heuristic(Value::heuristic(self.guide.evaluate(&root.position)).raw())
        };
        BestLines { lines: vec![Variation { score, pv: vec![action] }], depth: 0 }
    }

    /// Searches all lines at one depth. False if it was stopped; `best` then keeps what was found before that.
    fn iteration(&mut self, root: &mut Root<P>, lines: usize, depth: u32, best: &mut BestLines<P>) -> bool {
        let found = if depth == 1 && lines > 1 {
            self.root_values(root)
        } else {
            self.root_lines(root, lines, depth.cast_signed(), best)
        };
        let Some(found) = found else { return false };
        // Only the first line compares every action, so only it can prove that the position is a draw.
        let is_exhaustive = found[0].exhaustive;
        let values: Vec<i32> = found[..lines].iter().map(|found| found.value.raw()).collect();
        let order = best_first(&values);
        let lines_now: Vec<Variation<P>> = order
            .iter()
            .enumerate()
            .map(|(place, &line)| {
                let score = Score::from(found[line]);
                let unproven = place == 0 && score == Score::Draw && !is_exhaustive;
                let pv = self.checked_line(&root.position, &root.moves[line].pv, found[line]);
                Variation { score: if unproven { score.unproven() } else { score }, pv }
            })
            .collect();
        best.replace(lines_now);
        let sorted: Vec<_> = order.iter().map(|&line| root.moves[line].clone()).collect();
        root.moves[..lines].clone_from_slice(&sorted);
        for known in &mut root.moves[..lines] {
            known.previous = known.value;
        }
        true
    }

    /// Searches the lines one after the other, each among the actions that are left. If it is stopped, the result so far
    /// is kept only if there is a single line: several lines must come from the same depth to be comparable.
    fn root_lines(
        &mut self,
        root: &mut Root<P>,
        lines: usize,
        depth: i32,
        best: &mut BestLines<P>,
    ) -> Option<Vec<Found>> {
        let mut found = Vec::with_capacity(lines);
        for line in 0..lines {
            let value = self.aspire(root, line, depth)?;
            if self.stopped {
                if lines == 1 {
                    let pv = self.checked_line(&root.position, &root.moves[0].pv, value);
                    best.replace(vec![Variation { score: Score::from(value), pv }]);
                }
                return None;
            }
            found.push(value);
        }
        Some(found)
    }

    /// Searches one line with a narrow window around its last value, and widens it until the value is inside.
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

    fn is_enough(&self, stability: &Stability<P::Action>, best: &BestLines<P>, actions: usize) -> bool {
        let settled = |score: Score| match score {
            Score::Heuristic(_) => false,
            Score::Draw => true,
            Score::Win(n) | Score::Loss(n) => n <= best.depth || stability.proven > 3,
        };
        if best.lines.iter().all(|line| settled(line.score)) {
            return true;
        }
        let timed = self.shared.limits.soft.is_some();
        let no_choice = timed && actions == 1 && best.depth >= 4;
        self.id == 0 && (no_choice || self.shared.timer.is_enough(stability.stable, stability.fallen))
    }

    /// Reports the current lines.
    fn report(&self, best: &BestLines<P>, report: &mut dyn FnMut(&Report<P>)) {
        self.publish_nodes();
        for (index, line) in best.lines.iter().enumerate() {
            report(&Report {
                depth: best.depth,
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

impl<P: Position> BestLines<P> {
    /// Replaces the lines, unless that would lose a proof: a later iteration may not find it again in a small table.
    fn replace(&mut self, lines: Vec<Variation<P>>) {
        if lines[0].score.is_proven() || !self.lines[0].score.is_proven() {
            self.lines = lines;
        }
    }

    /// Sets the exact result. In a lost position the line that looks best is kept, since all are lost.
    fn set_solution(&mut self, score: Score, pv: Vec<P::Action>) {
        let line = &mut self.lines[0];
        line.score = score;
        if !matches!(score, Score::Loss(_)) {
            line.pv = pv;
        }
    }
}

impl<A: Copy + Eq> Stability<A> {
    fn update<P: Position<Action = A>>(&mut self, best: &BestLines<P>) {
        let line = &best.lines[0];
        let action = line.pv.first().copied();
        self.stable = if action == self.best { self.stable + 1 } else { 0 };
        self.proven = if line.score.is_proven() { self.proven + 1 } else { 0 };
        self.fallen = match (self.score, line.score) {
            (Some(Score::Heuristic(before)), Score::Heuristic(now)) => now + 50 < before,
            (Some(Score::Heuristic(_)), Score::Loss(_)) => true,
            _ => false,
        };
        self.best = action;
        self.score = Some(line.score);
    }
}
