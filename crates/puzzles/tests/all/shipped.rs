//! The puzzles that ship: there are enough, they are true, and they come from their seed.

use std::collections::BTreeSet;

use tessera_games::GameId;
use tessera_puzzles::{PuzzleRun, check, compact, puzzles, shipped};
use tessera_search::Stop;

/// One puzzle in this many is checked: all of Xok and Yoxii, and of Trexo those of one turn. Others take brute force seconds, and are
/// left to `tessera puzzles check`.
const fn checked(game: GameId) -> usize {
    match game {
        GameId::Xok | GameId::Yoxii => 1,
        GameId::Trexo => 3,
        GameId::Slither => 10,
    }
}

#[test]
fn a_sample_is_confirmed_by_brute_force() {
    for game in GameId::ALL {
        let all = puzzles(game).unwrap();
        let quick = all.iter().filter(|puzzle| game != GameId::Trexo || puzzle.turns == 1);
        for puzzle in quick.step_by(checked(game)) {
            assert_eq!(check(puzzle), Ok(()), "{puzzle:?}");
        }
    }
}

#[test]
fn a_sample_is_made_again_byte_for_byte_from_its_seed() {
    for (game, count) in [(GameId::Xok, 2), (GameId::Yoxii, 5), (GameId::Trexo, 3), (GameId::Slither, 2)] {
        let seed = puzzles(game).unwrap()[0].seed;
        let run = PuzzleRun { game, seed, count, threads: 2 };
        let made = run.run(None, &Stop::new(), &mut |_| ()).unwrap();
        let text = compact(&made).unwrap();
        assert!(shipped(game).starts_with(&text), "{text}");
    }
}

#[test]
fn a_thousand_puzzles_ship_none_twice_and_each_with_a_theme_of_its_game() {
    for game in GameId::ALL {
        let all = puzzles(game).unwrap();
        let positions: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.position.as_str()).collect();
        assert_eq!(positions.len(), all.len());
        assert!(all.len() >= 1_000, "{game}");
        assert!(all.iter().all(|puzzle| puzzle.theme.game() == game && puzzle.game == game));
    }
}

#[test]
fn a_file_is_small_enough_to_be_loaded_when_needed() {
    // The page sends it compressed, to about a third: the limit is 150 kB then.
    for game in GameId::ALL {
        assert!(shipped(game).len() <= 300_000, "{game}");
    }
}
