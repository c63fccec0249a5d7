//! Matches between our own players: pairs, determinism, openings, the early end, adjudication.

use tessera_games::{AnyPosition, GameId, Outcome, Start};
use tessera_lab::{
    Balance, Conditions, EndReason, LabError, Ladder, Match, Openings, Pairings, Sprt, Verdict,
};
use tessera_search::{Exact, Stop};
use tessera_slither_stone::BoardSpec;

use crate::common::{contestant, play, small_conditions, small_match, timeless};

/// A match of Xok, which is rarely drawn.
fn xok_match(one: &str, other: &str, pairs: usize) -> Match {
    let mut played = small_match(one, other, pairs);
    played.conditions.openings = Openings::unfiltered(Start::Xok, 1);
    played
}

#[test]
fn both_games_of_a_pair_begin_alike_with_colours_swapped() {
    let played = small_match("name=A level=10 nodes=200 hash=1", "name=B mcts nodes=20", 3);
    let (result, games) = play(&played);
    assert_eq!((result.tally.games(), result.finished), (6, 6));
    for pair in games.chunks(2) {
        assert_eq!([pair[0].swapped, pair[1].swapped], [false, true]);
        assert_eq!(pair[0].start, pair[1].start);
        assert_eq!(pair[0].opening, 4);
        assert_eq!(pair[0].actions[..4], pair[1].actions[..4]);
        let first = |game| played.record(game).unwrap().tags().get("First").map(str::to_owned);
        assert_eq!([first(&pair[0]), first(&pair[1])], [Some("A".into()), Some("B".into())]);
    }
    assert_ne!(games[0].actions[..4], games[2].actions[..4]);
}

#[test]
fn games_follow_the_rules_to_their_end() {
    let (_, games) = play(&small_match("level=10 nodes=200 hash=1", "level=1 nodes=100 hash=1", 3));
    for game in &games {
        let mut position = AnyPosition::parse(GameId::Trexo, &game.start).unwrap();
        game.actions.iter().for_each(|action| position.play_text(action).unwrap());
        assert_eq!(position.outcome(), Some(game.result));
        assert_eq!((game.ending, game.culprit()), (EndReason::Rules, None));
        assert_eq!(game.times.len() + game.opening, game.actions.len());
    }
}

#[test]
fn the_same_match_gives_the_same_games_with_any_concurrency() {
    let mut played = small_match("level=10 nodes=150 hash=1", "level=3 nodes=100 hash=1", 4);
    let (result, games) = play(&played);
    played.conditions.concurrency = 4;
    let (again, same) = play(&played);
    assert_eq!(result, again);
    assert_eq!(timeless(&games), timeless(&same));
    played.conditions.openings.seed = 2;
    assert_ne!(timeless(&play(&played).1), timeless(&games));
}

#[test]
fn more_thought_wins() {
    let (result, _) = play(&xok_match("level=10 nodes=300 hash=1", "level=1 nodes=100 hash=1", 8));
    let elo = result.tally.elo().unwrap();
    assert!(result.tally.score().unwrap() > 0.6 && elo.superiority > 0.9, "{:?} {elo}", result.tally);
}

#[test]
fn a_match_ends_when_the_test_does() {
    let mut played = xok_match("level=10 nodes=300 hash=1", "level=1 nodes=100 hash=1", 1000);
    played.sprt = Sprt::new(0.0, 100.0, 0.1, 0.1).ok();
    played.conditions.concurrency = 3;
    let (result, games) = play(&played);
    assert_eq!(result.verdict, Some(Verdict::Accepted));
    assert!(result.llr >= played.sprt.map(|sprt| sprt.bounds().1), "{result:?}");
    assert!(result.tally.pair_count() < 100 && games.len() < 220, "{result:?}");
    // The same pair decides the test, with any concurrency.
    played.conditions.concurrency = 1;
    let (again, _) = play(&played);
    assert_eq!((again.tally, again.verdict), (result.tally, result.verdict));
}

#[test]
fn a_match_that_is_stopped_gives_up_at_once() {
    let mut played = small_match("level=10 time=10m hash=1", "level=10 time=10m hash=1", 1);
    played.conditions.openings = Openings::unfiltered(Start::standard(GameId::Trexo), 1);
    let stop = Stop::new();
    let begin = std::time::Instant::now();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(200));
            stop.raise();
        });
        let result = played.play(None, &stop, &mut |_, _| ()).unwrap();
        assert_eq!(result.finished, 0);
    });
    assert!(begin.elapsed().as_secs() < 20);
}

#[test]
fn a_clock_runs_over_the_whole_game() {
    let (result, games) =
        play(&small_match("level=10 clock=200ms+5ms hash=1", "level=10 clock=400ms hash=1", 1));
    assert_eq!(result.finished, 2);
    for game in &games {
        assert!(game.times.iter().sum::<u64>() < 200 + 60 + 400 + 1000, "{game:?}");
    }
}

#[test]
fn a_proven_win_can_end_a_game() {
    let mut played = xok_match("level=10 nodes=500 hash=1", "level=10 nodes=500 hash=1", 3);
    let (_, to_the_end) = play(&played);
    played.conditions.adjudicate = true;
    let (_, games) = play(&played);
    assert!(games.iter().any(|game| game.ending == EndReason::Adjudicated), "{games:?}");
    let settings = tessera_search::SolveSettings { mebibytes: 4, ..Default::default() };
    for (short, long) in games.iter().zip(&to_the_end) {
        assert!(long.actions.starts_with(&short.actions));
        let mut position = AnyPosition::start(GameId::Xok);
        short.actions.iter().for_each(|action| position.play_text(action).unwrap());
        let limits = tessera_search::Limits::nodes(20_000);
        let solved = tessera_players::solve(&position, limits, &settings, &mut |_, _| ()).unwrap();
        let wins = |player| short.result == Outcome::Win(player);
        match solved.value {
            Some(Exact::Win) => assert!(wins(position.to_move()), "{short:?}"),
            Some(Exact::Loss) => assert!(wins(!position.to_move()), "{short:?}"),
            Some(Exact::Draw) => assert_eq!(short.result, Outcome::Draw),
            None => assert_eq!(short.result, long.result),
        }
    }
}

#[test]
fn an_unsure_player_gets_no_win_for_having_seen_one() {
    let mut played = small_match("level=3 nodes=100 hash=1", "level=3 nodes=100 hash=1", 3);
    played.conditions.adjudicate = true;
    assert!(play(&played).1.iter().all(|game| game.ending == EndReason::Rules));
}

#[test]
fn every_game_can_be_played() {
    for game in GameId::ALL {
        let openings = Openings::unfiltered(Start::standard(game), 5);
        let contestants = [contestant("level=10 nodes=30 hash=1"), contestant("level=1 nodes=20 hash=1")];
        let played = Match { contestants, conditions: Conditions::standard(openings, 1), sprt: None };
        let (result, games) = play(&played);
        assert_eq!(result.tally.games(), 2, "{game}");
        for one in &games {
            let record = played.record(one).unwrap();
            assert_eq!(record.result(), Some(one.result), "{game}");
            assert_eq!(tessera_record::read(&record.to_string()).as_ref(), Ok(&record));
        }
    }
}

#[test]
fn pairs_of_slither_stone_have_boards_of_their_own() {
    let openings = Openings::unfiltered(Start::standard(GameId::Slither), 5);
    let starts: Vec<_> = (0..4).map(|pair| openings.opening(pair).unwrap().start).collect();
    assert!((1..4).all(|index| starts[index] != starts[index - 1]));
    assert_eq!(openings.opening(2).unwrap().start, starts[2]);
}

#[test]
fn every_fair_board_is_played_before_any_comes_again() {
    let openings = Openings { fair: true, ..Openings::unfiltered(Start::standard(GameId::Slither), 5) };
    let board = |pair| openings.opening(pair).unwrap().start;
    let fair: Vec<Start> = BoardSpec::fair().map(Start::Slither).collect();
    assert!((0..fair.len()).all(|pair| fair.contains(&board(pair))));
    assert!((1..fair.len()).all(|pair| board(pair) != board(0)));
    assert_eq!(board(fair.len()), board(0));
}

#[test]
fn an_even_opening_is_not_decided() {
    let uneven = Openings { actions: 12, ..Openings::unfiltered(Start::standard(GameId::Yoxii), 3) };
    let even = Openings { balance: Some(Balance { nodes: 500, within: 0.04 }), ..uneven.clone() };
    let judge =
        tessera_players::Engine::new(tessera_players::EngineSettings { hash: 1, ..Default::default() });
    let expected = |openings: &Openings, pair| {
        let position = *openings.opening(pair).unwrap().position();
        assert!(position.outcome().is_none());
        judge.forget();
        let thought = judge.think(&position, tessera_search::Limits::nodes(500), &Stop::new(), &mut |_| ());
        thought.unwrap().lines[0].expected
    };
    let is_even = |expected: f64| (expected - 0.5).abs() <= 0.04;
    assert!((0..10).any(|pair| !is_even(expected(&uneven, pair))));
    let count = (0..10).filter(|&pair| is_even(expected(&even, pair))).count();
    assert!(count >= 9, "{count} of 10 are even");
}

#[test]
fn openings_are_even_unless_told_otherwise_but_a_fair_board_is_not_judged() {
    let start = Start::standard(GameId::Slither);
    let usual = Openings::standard(start, 5);
    assert_eq!(usual, Openings { balance: Some(Balance::STANDARD), ..Openings::unfiltered(start, 5) });
    let fair = Openings { fair: true, balance: Some(Balance { nodes: u64::MAX, within: 0.0 }), ..usual };
    let drawn = Openings { fair: true, ..Openings::unfiltered(start, 5) };
    assert_eq!(fair.opening(3).unwrap(), drawn.opening(3).unwrap());
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    let fails = |change: &dyn Fn(&mut Conditions)| {
        let mut played = small_match("level=1 nodes=100 hash=1", "level=2", 1);
        change(&mut played.conditions);
        played.play(None, &Stop::new(), &mut |_, _| ()).unwrap_err().to_string()
    };
    assert_eq!(fails(&|one| one.pairs = 0), "a match needs at least one pair of games");
    assert_eq!(fails(&|one| one.concurrency = 0), "between 1 and 1024 games are played at the same time");
    assert_eq!(
        fails(&|one| one.openings.actions = 500),
        "no opening of 500 actions was found after which the game goes on; take a shorter one"
    );
    let balance = Some(Balance { nodes: 1, within: f64::NAN });
    assert_eq!(
        fails(&|one| one.openings.balance = balance),
        "the balance of openings lies between 0 and 0.5"
    );
    assert_eq!(fails(&|one| one.openings.fair = true), "only Slither Stone has fair boards");
}

#[test]
fn a_ladder_rates_everybody_and_tells_the_score_against_the_next() {
    let contestants: Vec<_> =
        ["level=10 nodes=300 hash=1", "level=3 nodes=100 hash=1", "level=1 nodes=100 hash=1"]
            .map(contestant)
            .into();
    let mut ladder = Ladder {
        contestants,
        conditions: Conditions { concurrency: 2, ..small_conditions(6) },
        pairings: Pairings::RoundRobin,
        anchor: (2, 1000.0),
    };
    let mut last = 0;
    let table = ladder.play(None, &Stop::new(), &mut |table, _| last = table.finished).unwrap();
    assert_eq!((table.finished, last, ladder.games()), (36, 36, 36));
    let ratings: Vec<f64> = table.rungs.iter().map(|rung| rung.rating.unwrap().elo).collect();
    assert!(ratings[0] > ratings[2], "{ratings:?}");
    assert!((ratings[2] - 1000.0).abs() < 1e-9);
    assert!(table.rungs.iter().all(|rung| rung.total.games() == 24));
    assert_eq!(table.rungs[0].against_next.unwrap().games(), 12);
    assert_eq!(table.rungs[2].against_next, None);

    ladder.pairings = Pairings::Neighbours;
    let neighbours = ladder.play(None, &Stop::new(), &mut |_, _| ()).unwrap();
    let games: Vec<u64> = neighbours.rungs.iter().map(|rung| rung.total.games()).collect();
    assert_eq!(games, [12, 24, 12]);
    assert_eq!(neighbours.rungs[0].against_next, table.rungs[0].against_next);

    ladder.anchor.0 = 3;
    assert!(matches!(ladder.play(None, &Stop::new(), &mut |_, _| ()), Err(LabError::Settings(_))));
}

#[test]
fn a_result_is_seen_by_the_first_contestant() {
    let (result, games) = play(&small_match("level=10 nodes=300 hash=1", "level=1 nodes=100 hash=1", 3));
    let wins = games.iter().filter(|game| match game.result {
        Outcome::Win(player) => (player.index() == 0) != game.swapped,
        Outcome::Draw => false,
    });
    assert_eq!(wins.count() as u64, result.tally.wins);
}
