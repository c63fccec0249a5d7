//! The printed sheets of Slither Stone.

use crate::print::Cut;

/// A game that is shown beside the rules.
pub(crate) const EXAMPLE: &str = "2e>n og9 #c4 oi6 . 2n>e #i11 . 1e>s #f6 . ~1s>s . 1n>w #f5 . ~1t>e . 1w>s #a5 . 2e>s . \
    ~1j>e #e6 . #a3 ~2t>s .";

/// Slither Stone is played with pencils; its boards are printed one by one, see `sheets`.
pub(crate) const fn cut() -> Option<Cut> {
    None
}

#[cfg(test)]
mod tests {
    use tessera_games::GameId;

    use crate::print::example;

    /// As its caption says.
    #[test]
    fn the_example_goes_on() {
        let outcome = example(GameId::Slither).position().outcome();
        assert_eq!(outcome, None);
    }
}
