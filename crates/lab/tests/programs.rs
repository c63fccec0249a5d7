//! Matches against other programs, good and bad ones.

mod common;

use std::time::{Duration, Instant};

use common::{play, small_match};
use tessera_games::{GameId, Player, Start};
use tessera_lab::{Ending, Faults, Match, MatchResult, Openings, Played};
use tessera_search::Stop;

/// A match of one of our own against the fake program, which plays in some manner.
fn against(manner: &str, pace: &str, pairs: usize) -> Match {
    let command = format!("cmd=\"'{}' {manner}\" {pace}", env!("CARGO_BIN_EXE_fake-ugi"));
    small_match("level=10 nodes=100 hash=1", &command, pairs)
}

/// All games of a match must have been lost by the program, in that way.
fn all_lost(played: &Match, ending: Ending) -> (MatchResult, Vec<Played>) {
    let (result, games) = play(played);
    assert_eq!(result.tally.wins, result.tally.games());
    assert_eq!(games.len(), 2 * played.conditions.pairs);
    for game in &games {
        assert_eq!(game.ending, ending, "{game:?}");
        assert_eq!(game.culprit().map(Player::index), Some(usize::from(!game.swapped)));
        assert_eq!(played.record(game).unwrap().result(), Some(game.result));
    }
    (result, games)
}

#[test]
fn a_good_program_plays_to_the_end() {
    let played = against("good", "nodes=1", 2);
    let (result, games) = play(&played);
    assert_eq!(result.faults, [Faults::default(); 2]);
    assert!(games.iter().all(|game| game.ending == Ending::Rules && game.reason.is_none()), "{games:?}");
    // It has no will of its own, so the same games come again.
    assert_eq!(common::timeless(&play(&played).1), common::timeless(&games));
}

#[test]
fn a_program_can_play_every_game_also_with_turns_of_several_actions() {
    for game in GameId::ALL {
        let mut played = against("good", "time=1s", 1);
        played.conditions.openings = Openings::by_lot(Start::usual(game), 3);
        let (result, games) = play(&played);
        assert_eq!(result.faults, [Faults::default(); 2], "{game}: {games:?}");
        assert_eq!(result.tally.games(), 2);
    }
}

#[test]
fn two_programs_can_play_each_other_concurrently() {
    let mut played = against("good", "nodes=1", 4);
    played.contestants[0] = played.contestants[1].clone();
    played.conditions.concurrency = 3;
    let (result, _) = play(&played);
    assert_eq!((result.tally.games(), result.faults), (8, [Faults::default(); 2]));
}

#[test]
fn garbage_and_noise_do_no_harm() {
    for manner in ["garbage", "noisy"] {
        let (result, games) = play(&against(manner, "time=5s", 1));
        assert_eq!(result.faults, [Faults::default(); 2], "{manner}: {games:?}");
    }
}

#[test]
fn an_illegal_action_loses() {
    let (result, games) = all_lost(&against("illegal", "nodes=1", 2), Ending::Illegal);
    assert_eq!(result.faults[1], Faults { illegal: 4, ..Faults::default() });
    assert!(games[0].reason.as_ref().unwrap().starts_with("\"z9z9\" cannot be played: "), "{games:?}");
    all_lost(&against("nothing", "nodes=1", 1), Ending::Illegal);
}

#[test]
fn a_program_that_dies_loses_and_is_started_again() {
    let (result, games) = all_lost(&against("dies", "nodes=1", 2), Ending::Died);
    assert_eq!(result.faults, [Faults::default(), Faults { crashed: 4, ..Faults::default() }]);
    let reason = games[0].reason.as_deref().unwrap();
    assert_eq!(reason, "the program ended with exit status: 3 before it said bestmove");
}

#[test]
fn a_program_that_hangs_loses_and_is_killed() {
    let begin = Instant::now();
    let (result, games) = all_lost(&against("hangs", "time=100ms", 1), Ending::Hung);
    assert_eq!(result.faults[1], Faults { crashed: 2, ..Faults::default() });
    assert!(games[0].reason.as_ref().unwrap().starts_with("the program did not answer within "), "{games:?}");
    let mut patient = against("hangs", "nodes=1", 1);
    patient.conditions.patience = Duration::from_millis(500);
    all_lost(&patient, Ending::Hung);
    all_lost(&against("flood", "time=100ms", 1), Ending::Hung);
    assert!(begin.elapsed() < Duration::from_mins(1));
}

/// What a script has started is killed with it.
#[cfg(target_os = "linux")]
#[test]
fn a_program_behind_a_script_is_killed_too() {
    let folder = common::Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let (script, numbers) = (folder.0.join("start.sh"), folder.0.join("numbers"));
    let program = env!("CARGO_BIN_EXE_fake-ugi");
    let text = format!("exec 3<&0\n'{program}' hangs <&3 &\necho $! >> '{}'\nwait\n", numbers.display());
    std::fs::write(&script, text).unwrap();
    let command = format!("cmd=\"sh '{}'\" time=100ms", script.display());
    all_lost(&small_match("level=10 nodes=100 hash=1", &command, 1), Ending::Hung);
    let numbers = std::fs::read_to_string(numbers).unwrap();
    assert!(numbers.lines().count() >= 2);
    let is_there = |number: &str| std::path::Path::new("/proc").join(number).join("exe").exists();
    let patience = Instant::now() + Duration::from_secs(20);
    while numbers.lines().any(is_there) {
        assert!(Instant::now() < patience, "one of {numbers:?} lives on");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_program_that_is_slow_loses_on_time_and_plays_on_in_the_next_game() {
    let mut played = against("slow", "time=50ms", 1);
    played.conditions.margin = Duration::from_millis(100);
    let (result, games) = all_lost(&played, Ending::Late);
    assert_eq!(result.faults[1], Faults { late: 2, ..Faults::default() });
    let reason = games[0].reason.as_ref().unwrap();
    assert!(reason.starts_with("it took ") && reason.ends_with(" ms and had 50 ms"), "{reason}");
    let record = played.record(&games[0]).unwrap();
    assert_eq!(record.tags().get("Termination"), Some("time"));
}

#[test]
fn a_clock_runs_out() {
    let mut played = against("slow", "clock=600ms", 1);
    played.conditions.margin = Duration::from_millis(50);
    let (_, games) = all_lost(&played, Ending::Late);
    // One answer of 400 ms is in time, the next is not.
    let program = |game: &Played| game.actions.len() - game.opening;
    assert!(games.iter().all(|game| (2..=3).contains(&program(game))), "{games:?}");
}

#[test]
fn a_program_that_cannot_play_at_all_is_told_before_the_match() {
    let refused = |text: &str| {
        let mut played = small_match("level=1", text, 1);
        played.conditions.patience = Duration::from_millis(500);
        played.play(None, &Stop::new(), &mut |_, _| ()).unwrap_err().to_string()
    };
    let missing = refused("name=Ghost cmd=/nowhere/engine nodes=1");
    assert!(
        missing.starts_with("Ghost cannot play: the program \"/nowhere/engine\" cannot be started: "),
        "{missing}"
    );
    let fake = env!("CARGO_BIN_EXE_fake-ugi");
    assert_eq!(
        refused(&format!("name=Mute cmd=\"'{fake}' silent\" nodes=1")),
        "Mute cannot play: the program did not say ugiok within 500 ms"
    );
    assert_eq!(
        refused(&format!("name=Odd cmd=\"'{fake}'\" option.Style=wild nodes=1")),
        "Odd cannot play: the program has no option Style, but Game, Skill Level"
    );
    let ended = refused("name=Brief cmd=true nodes=1");
    assert_eq!(ended, "Brief cannot play: the program ended before it said ugiok");
}

#[test]
fn options_are_set() {
    // With no skill at all the fake program plays what the rules forbid.
    let command = |level| {
        format!("cmd=\"'{}'\" \"option.Skill Level={level}\" nodes=1", env!("CARGO_BIN_EXE_fake-ugi"))
    };
    assert_eq!(play(&small_match("level=1", &command(7), 1)).0.faults[1], Faults::default());
    all_lost(&small_match("level=1", &command(0), 1), Ending::Illegal);
}
