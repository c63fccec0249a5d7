//! Nothing is allocated while actions are generated, counted, chosen, checked and played.

use std::ops::ControlFlow;

use tessera_game::{Random, perft, perft_one_by_one};
use tessera_games::{AnyGame, AnyPosition, GameId, Visitor};

struct PlayWithoutAllocating;

impl Visitor for PlayWithoutAllocating {
    type Output = u64;

    /// Plays whole games with every method of `Position`, and counts the allocations.
    fn visit<P: AnyGame>(self, start: P) -> u64 {
        let counts = allocation_counter::measure(|| {
            let mut random = Random::new(3);
            for _ in 0..20 {
                let mut position = start;
                while let Some(action) = position.random_action(&mut random) {
                    let mut heard = 0;
                    let flow = position.visit_actions(|action| {
                        heard += usize::from(position.check(action).is_ok());
                        ControlFlow::Continue(())
                    });
                    assert!(flow.is_continue());
                    assert_eq!(heard, position.count_actions());
                    let turned = position.transformed(position.symmetries() - 1);
                    assert_eq!(turned.outcome(), None);
                    let before = position.hash();
                    assert!(position.play(action).is_ok());
                    assert_ne!(position.hash(), before);
                }
                assert!(position.outcome().is_some());
            }
            assert_eq!(perft(&start, 2), perft_one_by_one(&start, 2));
        });
        counts.count_total
    }
}

#[test]
fn nothing_is_allocated_while_generating_playing_or_counting() {
    for game in GameId::ALL {
        assert_eq!(AnyPosition::start(game).visit(PlayWithoutAllocating), 0, "{game}");
    }
    let large = AnyPosition::parse(GameId::Trexo, "tiles=72 size=12 12/12/12/12/12/12/12/12/12/12/12/12 X");
    assert_eq!(large.expect("a start").visit(PlayWithoutAllocating), 0, "trexo on a large board");
}

#[test]
fn the_counter_counts() {
    assert!(allocation_counter::measure(|| drop(std::hint::black_box(vec![1, 2, 3]))).count_total > 0);
}
