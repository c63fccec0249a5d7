//! Matches against other programs, good and bad ones.

use std::time::{Duration, Instant};

use tessera_games::{GameId, Player, Start};
use tessera_lab::{EndReason, Faults, Match, MatchResult, Openings, Played};
use tessera_search::Stop;

use crate::common::{self, play, small_match};

/// A match of one of our own against the fake program, which plays in some manner.
fn against(manner: &str, pace: &str, pairs: usize) -> Match {
    let command = format!("cmd=\"'{}' {manner}\" {pace}", env!("CARGO_BIN_EXE_fake-ugi"));
    small_match("level=10 nodes=100 hash=1", &command, pairs)
}

/// All games of a match must have been lost by the program, in that way.
fn all_lost(played: &Match, ending: EndReason) -> (MatchResult, Vec<Played>) {
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
    assert!(games.iter().all(|game| game.ending == EndReason::Rules && game.reason.is_none()), "{games:?}");
    // It has no will of its own, so the same games come again.
    assert_eq!(common::timeless(&play(&played).1), common::timeless(&games));
}

#[test]
fn a_program_can_play_every_game_also_with_turns_of_several_actions() {
    for game in GameId::ALL {
        let mut played = against("good", "time=1s", 1);
        played.conditions.openings = Openings::unfiltered(Start::standard(game), 3);
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
    let (result, games) = all_lost(&against("illegal", "nodes=1", 2), EndReason::Illegal);
    assert_eq!(result.faults[1], Faults { illegal: 4, ..Faults::default() });
    assert!(games[0].reason.as_ref().unwrap().starts_with("\"z9z9\" cannot be played: "), "{games:?}");
    all_lost(&against("nothing", "nodes=1", 1), EndReason::Illegal);
}

#[test]
fn a_program_that_dies_loses_and_is_started_again() {
    let (result, games) = all_lost(&against("dies", "nodes=1", 2), EndReason::Died);
    assert_eq!(result.faults, [Faults::default(), Faults { crashed: 4, ..Faults::default() }]);
    let reason = games[0].reason.as_deref().unwrap();
    assert_eq!(reason, "the program ended with exit status: 3 before it said bestmove");
}

#[test]
fn a_program_that_hangs_loses_and_is_killed() {
    let begin = Instant::now();
    let (result, games) = all_lost(&against("hangs", "time=100ms", 1), EndReason::Hung);
    assert_eq!(result.faults[1], Faults { crashed: 2, ..Faults::default() });
    assert!(games[0].reason.as_ref().unwrap().starts_with("the program did not answer within "), "{games:?}");
    let mut patient = against("hangs", "nodes=1", 1);
    patient.conditions.patience = Duration::from_millis(500);
    all_lost(&patient, EndReason::Hung);
    all_lost(&against("flood", "time=100ms", 1), EndReason::Hung);
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
    all_lost(&small_match("level=10 nodes=100 hash=1", &command, 1), EndReason::Hung);
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
    let (result, games) = all_lost(&played, EndReason::Late);
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
    let (_, games) = all_lost(&played, EndReason::Late);
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
    assert_eq!(
        refused(&format!("name=Vain cmd=\"'{fake}'\" \"option.Skill Level=21\" nodes=1")),
        "Vain cannot play: the option Skill Level is a whole number from 0 to 20, not 21"
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
    all_lost(&small_match("level=1", &command(0), 1), EndReason::Illegal);
}

#[test]
fn the_conversation_is_logged() {
    let folder = common::Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let path = folder.0.join("engine.log");
    let mut played = against("noisy", "nodes=1", 1);
    let tessera_lab::Mind::Program(program) = &mut played.contestants[1].mind else { panic!() };
    program.log = Some(path.clone());
    let without = played.contestants[1].to_string();
    play(&played);
    let text = std::fs::read_to_string(path).unwrap();
    for part in ["> ugi\n", "< ugiok\n", "> go nodes 1\n", "< bestmove "] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
    assert!(!without.contains("engine.log"), "{without}");
}

#[test]
fn a_match_between_players_without_a_will_counts_a_repeated_pair_once() {
    let mut played = against("good", "nodes=1", 3);
    played.contestants[0] = played.contestants[1].clone();
    played.conditions.openings = Openings { actions: 0, ..Openings::unfiltered(common::small_start(), 1) };
    let (result, games) = play(&played);
    assert_eq!((result.tally.pair_count(), result.repeated, games.len()), (1, 2, 6));
}

#[test]
fn openings_come_from_a_book() {
    let folder = common::Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let path = folder.0.join("book.tgn");
    let game = |turns: &str| format!("[Game \"xok\"]\n[Result \"*\"]\n\n{turns} *\n\n");
    std::fs::write(&path, game("1. d3d4") + &game("1. a1b1 d3d4")).unwrap();
    let book = tessera_lab::Book::read(&path, GameId::Xok).unwrap();
    let openings = Openings { book: Some(book), ..Openings::standard(Start::Xok, 0) };
    let lengths = [0, 1, 2, 3].map(|pair| openings.opening(pair).unwrap().actions.len());
    assert_eq!(lengths, [1, 2, 1, 2]);
    let refused = |game| tessera_lab::Book::read(&path, game).unwrap_err().to_string();
    assert!(refused(GameId::Yoxii).contains("game 1 is no opening of Yoxii"), "{}", refused(GameId::Yoxii));
    std::fs::write(&path, "").unwrap();
    assert!(refused(GameId::Xok).contains("there is no opening in it"));
}
