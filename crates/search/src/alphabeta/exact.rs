//! Alpha-beta to the end of the game: without evaluation or pruning, so the result is exact.

use std::sync::atomic::Ordering::Relaxed;

use tessera_game::Position;

use super::root::Root;
use super::{TO_THE_END, Worker};
use crate::value::{Found, Value, Window};
use crate::{Guide, Score};

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    /// Win, draw or loss, with a line that keeps it (for a loss, any line); `None` if a limit was reached.
    pub(crate) fn solve_to_the_end(&mut self, position: &P) -> Option<(Score, Vec<P::Action>)> {
        let mut root = Root::all(position);
        root.sort_by_hints(self.guide);
        // Every win is above this window, every loss below it, and only a draw inside.
        let window = Window { alpha: Value::DRAW.plus(-1), beta: Value::DRAW.plus(1) };
        self.exact = true;
        let found = self.root_window(&mut root, 0, TO_THE_END, window);
        self.exact = false;
        let found = found.filter(|found| !self.stopped && found.exhaustive)?;
        let first = root.moves.first()?;
        Some((Score::from(found), self.checked_line(position, &first.pv, found)))
    }

    /// Tries the same within a longer search, with half of its remaining time and nodes.
    pub(super) fn try_to_solve(&mut self, position: &P) -> Option<(Score, Vec<P::Action>)> {
        let nodes = self.shared.limits.nodes.map_or(u64::MAX, |limit| limit.saturating_sub(self.nodes) / 2);
        self.exact_nodes = self.nodes.saturating_add(nodes);
        self.exact_until = self.shared.timer.half_time();
        let solved = self.solve_to_the_end(position);
        self.exact_nodes = u64::MAX;
        self.exact_until = None;
        self.shared.exact_over.store(false, Relaxed);
        if solved.is_none() {
            self.stopped = false;
            self.next_poll = self.nodes;
        }
        solved
    }

    /// The legal part of a line. If the result is proven, the line is extended from the table.
    pub(super) fn checked_line(&self, position: &P, pv: &[P::Action], found: Found) -> Vec<P::Action> {
        let mut now = *position;
        let mut line = Vec::with_capacity(pv.len());
        for &action in pv {
            if now.outcome().is_some() || now.check(action).is_err() {
                break;
            }
            line.push(action);
            now.play_unchecked(action);
        }
        let value = found.value;
        if value.is_win() || value.is_loss() {
            let mover_wins = value.is_win() == (now.to_move() == position.to_move());
            self.extend_proven(&mut now, mover_wins, value.distance() as usize, &mut line);
        }
        line
    }

    /// Appends proven actions from the table, up to the end of the game or the first missing entry.
    fn extend_proven(&self, now: &mut P, mut mover_wins: bool, longest: usize, line: &mut Vec<P::Action>) {
        while now.outcome().is_none() && line.len() < longest {
            let entry = self.shared.table.probe(now.hash()).filter(|entry| {
                entry.is_fact() && if mover_wins { entry.value.is_win() } else { entry.value.is_loss() }
            });
            let stored = entry.and_then(|entry| entry.best).and_then(|slot| self.guide.decode(now, slot));
            let winning = self.guide.immediate_win(now).filter(|_| mover_wins);
            let Some(action) = winning.or(stored).filter(|&action| now.check(action).is_ok()) else {
                return;
            };
            let mover = now.to_move();
            now.play_unchecked(action);
            mover_wins = mover_wins == (now.to_move() == mover);
            line.push(action);
        }
    }
}
