//! Whole turns: legal on every level, within one budget, repeatable; and what an engine keeps from turn to turn.

use std::cell::Cell;
use std::time::Duration;

use tessera_games::{AnyPosition, GameId};
use tessera_players::{Decision, Engine, EngineLine, EngineSettings, Level};
use tessera_search::{Limits, Stop};

fn engine(level: u8, seed: u64) -> Engine {
    let level = Level::new(level).unwrap();
    Engine::new(EngineSettings { level, seed, hash: 1, ..EngineSettings::default() })
}

/// Plays a turn, which must be legal and complete.
fn play(engine: &Engine, position: &mut AnyPosition, limits: Limits) -> Vec<String> {
    let mover = position.to_move();
    let turn = engine.turn(position, limits, &Stop::new(), &mut |_| ()).unwrap();
    let mut texts = Vec::new();
    for action in turn.actions {
        assert_eq!((position.to_move(), position.outcome()), (mover, None), "too many actions: {position}");
        texts.push(position.action_text(action).unwrap());
        position.play(action).unwrap();
    }
    assert!(position.to_move() != mover || position.outcome().is_some(), "too few actions: {position}");
    texts
}

#[test]
fn a_turn_is_whole_and_legal_on_every_level() {
    for game in GameId::ALL {
        let mut position = AnyPosition::start(game);
        for level in 1..=10 {
            play(&engine(level, 1), &mut position, Limits::nodes(600));
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for game in GameId::ALL {
        for level in [2, 6] {
            let game_of = |seed| {
                let (engine, mut position) = (engine(level, seed), AnyPosition::start(game));
                (0..4).map(|_| play(&engine, &mut position, Limits::infinite())).collect::<Vec<_>>()
            };
            assert_eq!(game_of(7), game_of(7), "{game} {level}");
        }
    }
}

#[test]
fn weak_players_save_what_is_scarce() {
    let mut used = 0;
    for level in 1..=4 {
        let (engine, mut position) = (engine(level, 5), AnyPosition::start(GameId::Slither));
        for _ in 0..6 {
            let turn = play(&engine, &mut position, Limits::infinite());
            used += turn.iter().filter(|action| action.starts_with('o')).count();
            if position.outcome().is_some() {
                break;
            }
        }
    }
    assert!(used <= 4, "{used} free spaces in four openings");
}

fn without_time(mut lines: Vec<EngineLine>) -> Vec<EngineLine> {
    for line in &mut lines {
        line.time = Duration::ZERO;
    }
    lines
}

#[test]
fn a_turn_of_one_action_is_the_same_as_that_action() {
    for game in [GameId::Xok, GameId::Yoxii, GameId::Trexo] {
        for level in [1, 10] {
            let position = AnyPosition::start(game);
            let limits = Limits::nodes(3_000);
            let turn = engine(level, 3).turn(&position, limits, &Stop::new(), &mut |_| ()).unwrap();
            let decision = engine(level, 3).think(&position, limits, &Stop::new(), &mut |_| ()).unwrap();
            assert_eq!(turn.actions, [decision.action], "{game} {level}");
            assert_eq!(without_time(turn.lines), without_time(decision.lines), "{game} {level}");
        }
    }
}

/// A clock that advances by a microsecond whenever it is read.
fn counting_clock() -> Duration {
    thread_local!(static READ: Cell<u64> = const { Cell::new(0) });
    READ.set(READ.get() + 1);
    Duration::from_micros(READ.get())
}

#[test]
fn the_actions_of_a_turn_share_the_time() {
    let settings = EngineSettings { hash: 1, clock: counting_clock, ..EngineSettings::default() };
    let limit = Duration::from_micros(300);
    let start = counting_clock();
    play(&Engine::new(settings), &mut AnyPosition::start(GameId::Slither), Limits::time(limit));
    let used = counting_clock().saturating_sub(start);
    assert!((limit / 2..limit + limit / 10).contains(&used), "{used:?} of {limit:?}");
}

#[test]
fn only_the_first_action_is_reported() {
    let position = AnyPosition::start(GameId::Slither);
    let mut reported = Vec::new();
    let limits = Limits::depth(3);
    let turn =
        engine(10, 0).turn(&position, limits, &Stop::new(), &mut |line| reported.push(line.clone())).unwrap();
    assert!(turn.actions.len() > 1 && reported.len() == 3, "{} lines", reported.len());
    assert_eq!(reported.last().map(|line| &line.pv), turn.lines.first().map(|line| &line.pv));
    assert_eq!(turn.lines[0].pv[0], turn.actions[0]);
}

#[test]
fn a_stopped_turn_is_whole_all_the_same() {
    for game in GameId::ALL {
        let (stop, mut position) = (Stop::new(), AnyPosition::start(game));
        stop.raise();
        let turn = engine(10, 0).turn(&position, Limits::infinite(), &stop, &mut |_| ()).unwrap();
        let mover = position.to_move();
        for action in turn.actions {
            position.play(action).unwrap();
        }
        assert_ne!(position.to_move(), mover);
    }
}

#[test]
fn a_finished_game_has_no_turn() {
    let over = AnyPosition::parse(GameId::Xok, "fff/ffff/..f../f...../.s4f../ff.f/s2.f b").unwrap();
    assert_eq!(engine(1, 0).turn(&over, Limits::infinite(), &Stop::new(), &mut |_| ()), None);
}

fn think(engine: &Engine, game: GameId) -> Decision {
    engine.think(&AnyPosition::start(game), Limits::depth(5), &Stop::new(), &mut |_| ()).unwrap()
}

#[test]
fn the_table_is_kept_until_it_is_forgotten_or_another_game_is_played() {
    let engine = engine(10, 0);
    let nodes = |game| think(&engine, game).lines[0].nodes;
    let (xok, trexo) = (nodes(GameId::Xok), nodes(GameId::Trexo));
    assert!(nodes(GameId::Trexo) < trexo, "the second search finds the results of the first");
    assert_eq!(nodes(GameId::Xok), xok, "another game starts with an empty table");
    assert!(nodes(GameId::Xok) < xok);
    let settings = EngineSettings { seed: 5, ..engine.settings().clone() };
    assert!(think(&engine.with(settings).unwrap(), GameId::Xok).lines[0].nodes < xok, "the table is shared");
    engine.forget();
    assert_eq!(nodes(GameId::Xok), xok);
}
