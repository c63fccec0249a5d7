//! The solver agrees with brute force, and its certificates stand the check and do not depend on how they were made.

use std::collections::HashMap;

use tessera_game::Random;
use tessera_games::{AnyPosition, GameId, Outcome, Player};
use tessera_proofs::{Certificate, ProofRun, Report, Value, VerifyOptions, verify};

/// The value of a position by trying everything.
fn brute_force(position: &AnyPosition, known: &mut HashMap<String, i8>) -> i8 {
    match position.outcome() {
        Some(Outcome::Win(Player::First)) => return 1,
        Some(Outcome::Win(Player::Second)) => return -1,
        Some(Outcome::Draw) => return 0,
        None => {}
    }
    let text = position.to_string();
    if let Some(&value) = known.get(&text) {
        return value;
    }
    let values = position.actions().into_iter().map(|action| {
        let mut next = *position;
        next.play(action).unwrap();
        brute_force(&next, known)
    });
    let values: Vec<i8> = values.collect();
    let best =
        if position.to_move() == Player::First { values.into_iter().max() } else { values.into_iter().min() };
    let value = best.expect("an action");
    known.insert(text, value);
    value
}

fn proved(game: GameId, position: &str) -> Certificate {
    ProofRun { mebibytes: 8, ..ProofRun::new(game, position) }.run(&mut |_| ()).unwrap()
}

/// Compares the value with brute force, and checks the certificate.
fn agrees(position: &AnyPosition, known: &mut HashMap<String, i8>) -> Value {
    let certificate = proved(position.game(), &position.to_string());
    let value = match brute_force(position, known) {
        1 => Value::First,
        -1 => Value::Second,
        _ => Value::Draw,
    };
    assert_eq!(certificate.value, value, "{position}");
    let report = verify(certificate.to_text().as_bytes(), &VerifyOptions::default(), &mut |_, _| ()).unwrap();
    assert_eq!(report.value, value, "{position}");
    shows_the_value(position, &report);
    value
}

/// The line of play ends with the value; a win is put off as long as the plan allows.
fn shows_the_value(position: &AnyPosition, report: &Report) {
    let mut end = *position;
    for action in &report.line {
        let action = end.parse_action(action).unwrap();
        end.play(action).unwrap();
    }
    assert_eq!(end.outcome().map(Value::from), Some(report.value), "{position}: {:?}", report.line);
    if report.value != Value::Draw {
        assert_eq!(report.line.len(), report.turns as usize, "{position}: {:?}", report.line);
    }
}

/// Positions of random games in which few squares are free, or few tiles are left: `late` says when.
fn compare(game: GameId, start: &str, count: u32, late: impl Fn(&AnyPosition) -> bool) {
    let (mut known, mut seen, mut seed) = (HashMap::new(), HashMap::<Value, u32>::new(), 0);
    let mut compared = 0;
    while compared < count {
        seed += 1;
        assert!(seed < 100_000, "only {compared} positions were found");
        let mut random = Random::new(seed);
        let mut position = AnyPosition::parse(game, start).unwrap();
        while position.outcome().is_none() && !late(&position) {
            let actions = position.actions();
            position.play(actions[random.below(actions.len() as u32) as usize]).unwrap();
        }
        if position.outcome().is_none() {
            *seen.entry(agrees(&position, &mut known)).or_default() += 1;
            compared += 1;
        }
    }
    assert!(seen.len() > 1, "all {count} positions have the same value: {seen:?}");
}

fn free(position: &AnyPosition) -> usize {
    position.to_string().matches('.').count()
}

#[test]
fn trexo_with_few_tiles_agrees_with_brute_force() {
    for position in [
        "tiles=1 size=5 5/5/5/5/5 X",
        "tiles=2 size=5 5/5/5/5/5 X",
        "tiles=1 size=3 line=3 3/3/3 X",
        "tiles=3 size=3 line=3 3/3/3 X",
        "tiles=4 size=3 line=3 3/3/3 X",
        "tiles=3 size=4 line=4 4/4/4/4 X",
    ] {
        agrees(&AnyPosition::parse(GameId::Trexo, position).unwrap(), &mut HashMap::new());
    }
}

#[test]
fn trexo_endings_agree_with_brute_force() {
    let laid = |position: &AnyPosition| match position {
        AnyPosition::Trexo(own) => own.tiles_laid(),
        _ => 0,
    };
    compare(GameId::Trexo, "tiles=7 size=3 line=3 3/3/3 X", 60, |position| laid(position) >= 4);
    compare(GameId::Trexo, "tiles=9 size=4 line=3 4/4/4/4 X", 40, |position| laid(position) >= 7);
}

#[test]
fn yoxii_endings_agree_with_brute_force() {
    let start = AnyPosition::start(GameId::Yoxii).to_string();
    compare(GameId::Yoxii, &start, 40, |position| free(position) <= 5);
}

#[test]
fn xok_endings_agree_with_brute_force() {
    let start = AnyPosition::start(GameId::Xok).to_string();
    compare(GameId::Xok, &start, 40, |position| free(position) <= 4);
}

#[test]
fn a_certificate_does_not_depend_on_threads_or_memory() {
    let position = "tiles=9 size=4 line=3 4/4/4/4 X";
    let one = proved(GameId::Trexo, position);
    let two = ProofRun { threads: 3, mebibytes: 1, ..ProofRun::new(GameId::Trexo, position) };
    assert_eq!(two.run(&mut |_| ()).unwrap(), one);
}

#[test]
fn a_finished_game_has_an_empty_plan() {
    let certificate = proved(GameId::Trexo, "tiles=1 size=5 5/5/5/5/X1>O1<3 O");
    assert_eq!(certificate.positions(), 0);
    let text = certificate.to_text();
    let report = verify(text.as_bytes(), &VerifyOptions::default(), &mut |_, _| ()).unwrap();
    assert_eq!((report.turns, report.positions), (0, 0));
    for value in ["first", "second", "draw"] {
        let wrong = text.replace(&format!("value {}", report.value), &format!("value {value}"));
        let accepted = verify(wrong.as_bytes(), &VerifyOptions::default(), &mut |_, _| ()).is_ok();
        assert_eq!(accepted, value == report.value.to_string());
    }
}

#[test]
fn without_enough_time_there_is_no_value() {
    let run = ProofRun::new(GameId::Xok, &AnyPosition::start(GameId::Xok).to_string());
    let run = ProofRun { time: Some(std::time::Duration::from_millis(300)), ..run };
    let error = run.run(&mut |_| ()).unwrap_err();
    assert_eq!(error.to_string(), "the value was not found within the limit");
    let error = ProofRun::new(GameId::Trexo, "tiles=0").run(&mut |_| ()).unwrap_err();
    assert!(matches!(error, tessera_proofs::ProofError::Position(_)), "{error}");
    let slither = AnyPosition::start(GameId::Slither).to_string();
    let error = ProofRun::new(GameId::Slither, &slither).run(&mut |_| ()).unwrap_err();
    assert_eq!(error.to_string(), "there are no certificates for Slither Stone");
}
