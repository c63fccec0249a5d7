//! A batch plays as single positions do, whatever the number of threads.

use tessera_arrays::{Autoreset, Batch, BatchError, Buffers, Settings};
use tessera_game::Random;
use tessera_games::{AnyGame, AnyPosition, GameId, Outcome, Player, Visitor};

/// Steps a batch with random actions beside positions of its own.
struct Beside(u64);

impl Visitor for Beside {
    type Output = ();

    fn visit<P: AnyGame>(self, start: P) {
        let settings = Settings { games: 5, ..Settings::default() };
        let mut batch = Batch::new(&[start.any_position()], settings).unwrap();
        let mut buffers = Buffers::new(&batch);
        batch.reset(Some(1), &mut buffers.arrays());
        let mut singles = [start; 5];
        let mut random = Random::new(self.0);
        let (mut mask, mut planes) =
            (vec![0; start.id_count()], vec![0; start.planes_shape().iter().product()]);
        for _ in 0..400 {
            let actions: Vec<P::Action> =
                singles.iter().map(|single| single.random_action(&mut random).unwrap()).collect();
            let ids: Vec<i32> = singles
                .iter()
                .zip(&actions)
                .map(|(single, &action)| single.action_id(action).into())
                .collect();
            batch.step(&ids, &mut buffers.arrays()).unwrap();
            for (game, action) in actions.into_iter().enumerate() {
                let single = &mut singles[game];
                single.play_unchecked(action);
                let outcome = single.outcome();
                assert_eq!(buffers.over[game], outcome.is_some());
                let won = [
                    outcome == Some(Outcome::Win(Player::First)),
                    outcome == Some(Outcome::Win(Player::Second)),
                ];
                assert_eq!([0, 1].map(|player| buffers.rewards[2 * game + player] > 0.0), won);
                if outcome.is_some() {
                    *single = start;
                }
                assert_eq!(batch.position(game).unwrap(), single.any_position());
                single.write_mask(&mut mask);
                single.write_planes(&mut planes);
                assert_eq!(buffers.mask[game * mask.len()..][..mask.len()], mask);
                assert_eq!(buffers.observation[game * planes.len()..][..planes.len()], planes);
                assert_eq!(buffers.to_move[game], i8::from(single.to_move() == Player::Second));
            }
        }
    }
}

#[test]
fn a_batch_plays_as_single_positions_do() {
    for (seed, game) in (0..).zip(GameId::ALL) {
        AnyPosition::start(game).visit(Beside(seed));
    }
    let large = AnyPosition::parse(GameId::Trexo, "tiles=72 size=12 12/12/12/12/12/12/12/12/12/12/12/12 X");
    large.unwrap().visit(Beside(9));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for game in GameId::ALL {
        let run = |threads| {
            let settings = Settings { games: 300, threads, ..Settings::default() };
            let mut batch = Batch::new(&[AnyPosition::start(game)], settings).unwrap();
            let mut buffers = Buffers::new(&batch);
            batch.reset(Some(7), &mut buffers.arrays());
            for _ in 0..60 {
                batch.step_random(&mut buffers.arrays());
            }
            buffers
        };
        assert!(run(1) == run(3), "{game}");
    }
}

#[test]
fn an_illegal_action_changes_no_game() {
    let start = AnyPosition::start(GameId::Yoxii);
    let settings = Settings { games: 100, threads: 2, ..Settings::default() };
    let mut batch = Batch::new(&[start], settings).unwrap();
    let mut buffers = Buffers::new(&batch);
    batch.reset(Some(0), &mut buffers.arrays());
    let (legal, _) = (0..).zip(&buffers.mask).find(|&(_, &byte)| byte == 1).unwrap();
    for (bad, words) in [(-1, "no action"), (1184, "no action"), (70_000, "no action"), (0, "not legal")] {
        let mut ids = vec![legal; 100];
        ids[77] = bad;
        ids[90] = -5;
        let error = batch.step(&ids, &mut buffers.arrays()).unwrap_err().to_string();
        assert!(error.starts_with("game 77: ") && error.contains(words), "{error}");
        assert!((0..100).all(|game| batch.position(game).unwrap() == start));
    }
    let error = batch.step(&[0; 3], &mut buffers.arrays()).unwrap_err();
    assert_eq!(error, BatchError::Length { given: 3, games: 100 });
}

#[test]
fn a_finished_game_begins_again_when_it_should() {
    let start = AnyPosition::parse(GameId::Trexo, "tiles=1 size=5 5/5/5/5/5 X").unwrap();
    for (autoreset, over, length) in [
        (Autoreset::SameStep, [true, true, true], [1, 1, 1]),
        (Autoreset::NextStep, [true, false, true], [1, 0, 1]),
        (Autoreset::Disabled, [true, true, true], [1, 1, 1]),
    ] {
        let mut batch = Batch::new(&[start], Settings { autoreset, ..Settings::default() }).unwrap();
        let mut buffers = Buffers::new(&batch);
        batch.reset(Some(0), &mut buffers.arrays());
        for step in 0..3 {
            batch.step(&[0], &mut buffers.arrays()).unwrap();
            assert_eq!(
                (buffers.over[0], buffers.length[0]),
                (over[step], length[step]),
                "{autoreset:?} {step}"
            );
        }
    }
}

#[test]
fn games_that_start_again_without_a_seed_are_new_ones() {
    let run = || {
        let settings = Settings { games: 20, ..Settings::default() };
        let mut batch = Batch::new(&[AnyPosition::start(GameId::Yoxii)], settings).unwrap();
        let mut buffers = Buffers::new(&batch);
        let mut epoch = |seed: Option<u64>| {
            batch.reset(seed, &mut buffers.arrays());
            batch.step_random(&mut buffers.arrays());
            buffers.action.clone()
        };
        [epoch(Some(3)), epoch(None), epoch(None), epoch(Some(3))]
    };
    let [first, second, third, again] = run();
    assert!(first != second && second != third && first != third && first == again);
    assert!(run() == [first, second, third, again]);
}

#[test]
fn copies_and_saved_games_continue_as_the_batch_does() {
    for game in GameId::ALL {
        for autoreset in [Autoreset::SameStep, Autoreset::NextStep, Autoreset::Disabled] {
            let settings = Settings { games: 40, threads: 2, autoreset };
            let mut batch = Batch::new(&[AnyPosition::start(game)], settings).unwrap();
            let mut buffers = Buffers::new(&batch);
            batch.reset(Some(8), &mut buffers.arrays());
            (0..35).for_each(|_| batch.step_random(&mut buffers.arrays()));

            let (mut copy, mut copied) = (batch.clone(), buffers.clone());
            let saved: Vec<_> = (0..40).map(|game| batch.save(game).unwrap()).collect();
            let mut other = Batch::new(&batch.starts(), batch.settings()).unwrap();
            let mut restored = Buffers {
                observation: vec![9; buffers.observation.len()],
                mask: vec![9; buffers.mask.len()],
                to_move: vec![9; 40],
                ..buffers.clone()
            };
            other.restore(&saved, &mut restored.arrays()).unwrap();
            assert!(restored == buffers, "{game} {autoreset:?}");

            for _ in 0..35 {
                batch.step_random(&mut buffers.arrays());
                copy.step_random(&mut copied.arrays());
                other.step_random(&mut restored.arrays());
            }
            assert!(copied == buffers && restored == buffers, "{game} {autoreset:?}");
        }
    }
}

#[test]
fn nothing_is_allocated_in_a_step() {
    for game in GameId::ALL {
        let settings = Settings { games: 50, ..Settings::default() };
        let mut batch = Batch::new(&[AnyPosition::start(game)], settings).unwrap();
        let mut buffers = Buffers::new(&batch);
        batch.reset(Some(1), &mut buffers.arrays());
        batch.step_random(&mut buffers.arrays());
        let counts = allocation_counter::measure(|| {
            for _ in 0..200 {
                batch.step_random(&mut buffers.arrays());
            }
        });
        assert_eq!(counts.count_total, 0, "{game}");
    }
}

#[test]
fn games_of_a_large_variant_take_positions_of_a_smaller_one_but_not_the_other_way_round() {
    let [standard, large] = ["", "tiles=100 size=10 "].map(|variant| {
        AnyPosition::parse(GameId::Trexo, &format!("{variant}10/10/10/10/10/10/10/10/10/10 X")).unwrap()
    });
    let mut batch = Batch::new(&[large, standard], Settings::default()).unwrap();
    let mut buffers = Buffers::new(&batch);
    batch.reset(Some(0), &mut buffers.arrays());
    batch.set(0, &standard, 3, &mut buffers.arrays()).unwrap();
    assert_eq!((batch.position(0), buffers.length[0]), (Ok(standard), 3));
    assert_eq!(Batch::new(&[standard, large], Settings::default()).err(), Some(BatchError::Starts));
    let mut batch = Batch::new(&[standard], Settings::default()).unwrap();
    assert_eq!(batch.set(0, &large, 0, &mut buffers.arrays()), Err(BatchError::Position));
}
