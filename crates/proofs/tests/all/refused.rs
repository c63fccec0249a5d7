//! A certificate with one wrong line is refused, whatever is wrong with it.

use tessera_games::GameId;
use tessera_proofs::{ProofRun, VerifyOptions, compressed, expanded, verify};

/// A win of the second player.
const WON: &str = "tiles=6 size=3 line=3 3/3/3 X";
/// A draw, with two plans.
const DRAWN: &str = "tiles=4 size=3 line=3 3/3/3 X";

fn lines(position: &str) -> Vec<String> {
    let certificate = ProofRun::new(GameId::Trexo, position).run(&mut |_| ()).unwrap();
    certificate.to_text().lines().map(str::to_owned).collect()
}

/// What the verifier says of these lines.
fn said(lines: &[String]) -> String {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    said_of(text.as_bytes())
}

fn said_of(bytes: &[u8]) -> String {
    match verify(bytes, &VerifyOptions::default(), &mut |_, _| ()) {
        Ok(_) => "accepted".into(),
        Err(refusal) => refusal.to_string(),
    }
}

/// Breaks a certificate and looks for a part of the refusal.
#[track_caller]
fn refused(position: &str, part: &str, change: impl Fn(&mut Vec<String>)) {
    let mut lines = lines(position);
    assert_eq!(said(&lines), "accepted");
    change(&mut lines);
    let said = said(&lines);
    assert!(said.contains(part), "{said}");
}

/// The first line with an action where the game goes on after it: others are checked less.
fn step(lines: &[String]) -> usize {
    let is_start = |line: &String| line.starts_with("tiles=") && line.matches('1').count() == 2;
    lines.iter().position(is_start).expect("a step")
}

#[test]
fn a_wrong_head_is_refused() {
    refused(WON, "line 1: a certificate begins with `tessera-certificate 1`", |lines| {
        lines[0] = "tessera-certificate 2".into();
    });
    refused(WON, "line 2: the game is one of", |lines| lines[1] = "game go".into());
    refused(WON, "line 2: `game` and a space", |lines| lines[1] = "games trexo".into());
    refused(WON, "line 2: there are no certificates for Slither Stone", |lines| {
        lines[1] = "game slither".into();
        let board = tessera_games::AnyPosition::start(GameId::Slither);
        lines[2] = format!("position {board}");
    });
    refused(WON, "line 3: this is not a position", |lines| lines[1] = "game yoxii".into());
    refused(WON, "line 3: this is not a position", |lines| lines[2].push('X'));
    refused(WON, "line 4: a value is first, second or draw", |lines| lines[3] = "value third".into());
}

#[test]
fn a_wrong_value_or_player_is_refused() {
    refused(WON, "line 5: `holds first win` should stand here", |lines| lines[3] = "value first".into());
    refused(WON, "line 5: `holds second win` should stand here", |lines| {
        lines[4] = "holds second draw".into();
    });
    refused(WON, "line 5: the solved position is not in this plan", |lines| {
        lines[3] = "value first".into();
        lines[4] = "holds first win".into();
    });
    refused(DRAWN, "`holds second draw` should stand here", |lines| {
        let second = lines.iter().position(|line| line == "holds second draw").unwrap();
        lines.drain(second..lines.len() - 1);
        let count = lines.len() - 6;
        *lines.last_mut().unwrap() = format!("end {count}");
    });
    refused(DRAWN, "line 5: `holds first win`", |lines| {
        lines[3] = "value first".into();
    });
}

#[test]
fn a_win_is_not_proved_by_a_plan_that_draws() {
    refused(DRAWN, "the result is draw", |lines| {
        let second = lines.iter().position(|line| line == "holds second draw").unwrap();
        lines.drain(second..lines.len() - 1);
        lines[3] = "value first".into();
        lines[4] = "holds first win".into();
        let count = lines.len() - 6;
        *lines.last_mut().unwrap() = format!("end {count}");
    });
}

#[test]
fn a_wrong_action_is_refused_with_its_line() {
    let place = step(&lines(WON));
    let line = format!("line {}: ", place + 1);
    let replace = |lines: &mut Vec<String>, action: &str| {
        let (position, _) = lines[place].split_once('|').unwrap();
        lines[place] = format!("{position}|{action}");
    };
    refused(WON, &format!("{line}this action cannot be played"), |lines| replace(lines, "a1a3"));
    refused(WON, &format!("{line}this action cannot be played"), |lines| replace(lines, ""));
    refused(WON, &format!("{line}this action cannot be played"), |lines| replace(lines, "a1a2|a1a2"));
    // Some other legal action: the plan knows no answer to what follows, or the opponent wins.
    let (text, own) = lines(WON)[place].split_once('|').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    let position = tessera_games::AnyPosition::parse(GameId::Trexo, &text).unwrap();
    for action in position.action_texts().into_iter().filter(|action| *action != own) {
        refused(WON, &line, |lines| replace(lines, &action));
    }
}

#[test]
fn a_missing_and_an_extra_position_are_refused() {
    let all = lines(WON);
    let count = all.len() - 6;
    for place in [5, step(&all), all.len() - 2] {
        refused(WON, "the plan lacks", |lines| {
            lines.remove(place);
            *lines.last_mut().unwrap() = format!("end {}", count - 1);
        });
    }
    refused(DRAWN, "the player of the plan is not to move in this position", |lines| {
        add(lines, "tiles=4 size=3 line=3 3/3/X1>O1<1 O|a2a3");
    });
}

/// Adds a line to the first plan, in its place.
fn add(lines: &mut Vec<String>, line: &str) {
    let place = lines.iter().skip(5).position(|other| !other.contains('|') || other.as_str() > line);
    lines.insert(5 + place.expect("a place"), line.to_owned());
    let count = lines.iter().filter(|line| line.contains('|')).count();
    *lines.last_mut().expect("an end") = format!("end {count}");
}

#[test]
fn a_position_that_is_never_reached_is_refused() {
    let reached = lines(WON);
    // Each position with one tile is reached, so the extra one has three.
    let texts: Vec<String> = (0..2_000).filter_map(with_three_tiles).collect();
    let fits = |text: &&String| !reached.iter().any(|line| line.starts_with(&format!("{text}|")));
    let text = texts.iter().find(fits).expect("a position outside the plan");
    let position = tessera_games::AnyPosition::parse(GameId::Trexo, text).unwrap();
    let mut wins = 0;
    for action in position.action_texts() {
        let mut after = position;
        after.play_text(&action).unwrap();
        if after.outcome() != Some(tessera_games::Outcome::Win(tessera_games::Player::Second)) {
            continue;
        }
        wins += 1;
        refused(WON, "the plan never reaches this position", |lines| add(lines, &format!("{text}|{action}")));
    }
    assert!(wins > 0, "{text}");
}

/// A position with three tiles, O to move, in which O can win at once.
fn with_three_tiles(seed: u64) -> Option<String> {
    let mut random = tessera_game::Random::new(seed);
    let mut position = tessera_games::AnyPosition::parse(GameId::Trexo, WON).unwrap();
    for _ in 0..3 {
        let actions = position.actions();
        position.play(*actions.get(random.below(actions.len() as u32) as usize)?).unwrap();
    }
    let wins = position.actions().into_iter().any(|action| {
        let mut after = position;
        after.play(action).unwrap();
        after.outcome() == Some(tessera_games::Outcome::Win(tessera_games::Player::Second))
    });
    (position.outcome().is_none() && wins).then(|| position.to_string())
}

#[test]
fn a_finished_game_is_no_position_of_a_plan() {
    let mut position = tessera_games::AnyPosition::parse(GameId::Trexo, WON).unwrap();
    let mut random = tessera_game::Random::new(5);
    while position.outcome().is_none() || position.to_move() != tessera_games::Player::Second {
        if position.outcome().is_some() {
            position = tessera_games::AnyPosition::parse(GameId::Trexo, WON).unwrap();
        }
        let actions = position.actions();
        position.play(actions[random.below(actions.len() as u32) as usize]).unwrap();
    }
    let line = format!("{position}|a1a2");
    refused(WON, "the game is over in this position", |lines| add(lines, &line));
}

#[test]
fn order_count_and_end_are_refused_where_they_are_wrong() {
    refused(WON, "line 8: the lines are not in the order of their bytes", |lines| lines.swap(6, 7));
    refused(WON, "line 7: the lines are not in the order of their bytes", |lines| {
        let line = lines[5].clone();
        lines.insert(6, line);
    });
    refused(WON, "line 7: the position stands twice in the plan", |lines| {
        let (position, _) = lines[5].split_once('|').unwrap();
        lines.insert(6, format!("{position}|zz"));
    });
    refused(WON, "should stand here", |lines| *lines.last_mut().unwrap() = "end 3".into());
    refused(WON, "should stand here", |lines| *lines.last_mut().unwrap() = "end".into());
    refused(WON, "nothing may follow the end", |lines| lines.push(String::new()));
    refused(WON, "the file ends, and `end` should follow", |lines| {
        lines.pop();
    });
    refused(WON, "should stand here", |lines| lines.insert(7, String::new()));
    refused(WON, "the lines are not in the order of their bytes", |lines| add(lines, "|a1a2"));
    refused(WON, "this is not a position", |lines| add(lines, "zzz O|a1a2"));
}

#[test]
fn text_that_is_cut_off_or_not_utf_8_is_refused() {
    let text: String = lines(WON).iter().map(|line| format!("{line}\n")).collect();
    for end in 0..text.len() {
        assert_ne!(said_of(&text.as_bytes()[..end]), "accepted", "cut off at {end}");
    }
    let mut bytes = text.clone().into_bytes();
    let place = text.lines().take(8).map(|line| line.len() + 1).sum::<usize>();
    bytes[place] = 0xff;
    assert_eq!(said_of(&bytes), "line 9: this is not UTF-8");
    assert!(said_of(text.replace('\n', "\r\n").as_bytes()).starts_with("line 1: "));
}

#[test]
fn a_damaged_or_truncated_gzip_file_is_refused() {
    let text: String = lines(WON).iter().map(|line| format!("{line}\n")).collect();
    let packed = compressed(&text).unwrap();
    assert_eq!(expanded(packed.clone()).unwrap(), text.as_bytes());
    assert_eq!(expanded(text.clone().into_bytes()).unwrap(), text.as_bytes());
    for end in 2..packed.len() {
        assert!(expanded(packed[..end].to_vec()).is_err(), "cut off at {end}");
    }
    let mut accepted = 0;
    // The first ten bytes are a header, in which a flag or a time may change without harm.
    for place in 10..packed.len() {
        let mut damaged = packed.clone();
        damaged[place] ^= 0x10;
        accepted += usize::from(expanded(damaged).is_ok_and(|text| said_of(&text) == "accepted"));
    }
    assert_eq!(accepted, 0);
}

#[test]
fn a_sample_finds_a_wrong_line_sooner_or_later() {
    let mut lines = lines(WON);
    let place = step(&lines);
    let (position, _) = lines[place].split_once('|').unwrap();
    lines[place] = format!("{position}|a1a3");
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let refused = |seed| {
        let options = VerifyOptions { sample: Some(40), seed, ..VerifyOptions::default() };
        verify(text.as_bytes(), &options, &mut |_, _| ()).is_err()
    };
    let found = (0..100).filter(|&seed| refused(seed)).count();
    assert!((1..100).contains(&found), "{found} of 100 samples");
}
