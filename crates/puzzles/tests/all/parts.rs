//! Puzzles that were made in parts are those of one run.

use tessera_games::GameId;
use tessera_puzzles::PuzzleRun;
use tessera_search::Stop;

const RUN: PuzzleRun = PuzzleRun { game: GameId::Yoxii, seed: 7, count: 4, threads: 1 };

#[test]
fn parts_of_any_size_come_to_the_puzzles_of_one_run() {
    let whole = RUN.run(None, &Stop::new(), &mut |_| ()).unwrap();
    let games = whole.last().unwrap().number + 1;
    let part = |first: u32, end: u32| RUN.part(first..end, &Stop::new()).unwrap();
    let one = vec![part(0, games)];
    let several: Vec<_> = (0..games.div_ceil(2)).map(|index| part(2 * index, 2 * index + 2)).collect();
    assert_eq!(RUN.assemble(one), whole);
    assert_eq!(RUN.assemble(several), whole);
    let too_few = RUN.assemble([part(0, games - 1)]);
    assert!(too_few.len() < whole.len() && whole.starts_with(&too_few), "the last game is needed");
}

#[test]
fn a_part_that_is_stopped_is_no_part() {
    let stop = Stop::new();
    stop.raise();
    assert_eq!(RUN.part(0..1, &stop), None);
    assert_eq!(RUN.part(3..3, &stop), Some(Vec::new()));
}
