//! Perft with an end: a question must not keep the others waiting for ever.

use std::ops::ControlFlow;

use tessera_games::{AnyGame, AnyPosition, Visitor};

/// The most sequences and positions that are counted for one question.
const MOST: u64 = 100_000_000;

/// The number of sequences of `depth` actions, or an error if counting them takes too long.
pub(crate) fn perft(position: &AnyPosition, depth: u32) -> anyhow::Result<u64> {
    position.visit(Perft { depth, most: MOST }).ok_or_else(|| {
        anyhow::anyhow!("there are too many sequences to count here: `tessera perft` has no limit")
    })
}

struct Perft {
    depth: u32,
    most: u64,
}

impl Visitor for Perft {
    type Output = Option<u64>;

    fn visit<P: AnyGame>(self, position: P) -> Option<u64> {
        let mut left = self.most;
        count(&position, self.depth, &mut left)
    }
}

/// Counts sequences as long as `left`, from which every position and sequence is taken, is enough.
fn count<P: AnyGame>(position: &P, depth: u32, left: &mut u64) -> Option<u64> {
    let spend = |left: &mut u64, amount| left.checked_sub(amount).map(|rest| *left = rest);
    match depth {
        0 => Some(1),
        1 => {
            let actions = position.count_actions() as u64;
            spend(left, actions).map(|()| actions)
        }
        _ => {
            spend(left, 1)?;
            let mut sum = Some(0);
            let _ = position.visit_actions(|action| {
                let more = count(&position.after(action), depth - 1, left);
                sum = sum.zip(more).map(|(sum, more)| sum + more);
                if sum.is_some() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            sum
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Perft;
    use tessera_games::{AnyPosition, GameId};

    #[test]
    fn what_is_counted_is_right_or_refused() {
        let count = |depth, most| AnyPosition::start(GameId::ALL[0]).visit(Perft { depth, most });
        assert_eq!(count(2, 20_000), Some(10_706));
        assert_eq!(count(2, 10_000), None);
        assert_eq!(count(1000, 100_000), None);
    }
}
