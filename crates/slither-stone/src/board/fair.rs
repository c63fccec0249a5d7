//! Standard boards that proved fair when the computer played them from both sides.

use super::BoardSpec;

/// The boards of `boards/fair.txt`; `boards/README.md` describes them.
const FAIR: &str = include_str!("../../boards/fair.txt");

impl BoardSpec {
    /// Standard boards on which games are close and lively, the best first.
    ///
    /// ```
    /// use tessera_slither_stone::BoardSpec;
    /// assert!(BoardSpec::fair().count() >= 200);
    /// assert!(BoardSpec::fair().all(BoardSpec::is_standard));
    /// ```
    pub fn fair() -> impl Iterator<Item = Self> {
        FAIR.lines().filter_map(|line| line.split(' ').next()?.parse().ok())
    }
}

#[cfg(test)]
mod tests {
    use super::{BoardSpec, FAIR};
    use std::collections::HashSet;

    #[test]
    fn every_line_is_a_board_with_its_seed_and_none_stands_twice() {
        let seeds: HashSet<u32> = BoardSpec::fair().map(BoardSpec::seed).collect();
        assert_eq!(seeds.len(), FAIR.lines().count());
        for (line, board) in FAIR.lines().zip(BoardSpec::fair()) {
            assert_eq!(line, format!("{board} {}", board.seed()));
        }
    }
}
