//! How near the end positions of random games are solved.

use tessera_games::GameId;
use tessera_proofs::Endings;
use tessera_search::Stop;

#[test]
fn endings_are_solved_until_the_limit_is_too_small() {
    let mut found = Vec::new();
    let endings = Endings { game: GameId::Yoxii, samples: 5, nodes: 20_000, seed: 1, stop: Stop::new() };
    endings.run(&mut |ending| found.push(ending)).unwrap();
    let first = found.first().expect("an ending");
    assert_eq!(first.solved, first.tried);
    assert!(found.iter().all(|ending| ending.tried <= 5 && ending.solved <= ending.tried));
    assert_eq!(found.last().expect("an ending").solved, 0);
    let again = {
        let mut again = Vec::new();
        endings.run(&mut |ending| again.push(ending)).unwrap();
        again
    };
    assert_eq!(found, again);
    assert!(Endings { game: GameId::Slither, ..endings }.run(&mut |_| ()).is_err());
}
