//! Files of many games.

use std::io::{self, BufReader, Read};

use tessera_games::GameId;
use tessera_record::{LONGEST, Records, Stats};

const GOOD: &str = "[Game \"xok\"]\n[First \"Ann\"]\n\n1. d3d4 Sd3e\n2. a1b1 *\n";

/// One letter for each game: `r` was read, `e` was not; and the errors.
fn outcome(file: &[u8]) -> (String, Vec<String>) {
    let mut errors = Vec::new();
    let letters = Records::new(file).map(|record| match record {
        Ok(_) => 'r',
        Err(error) => {
            errors.push(error.to_string());
            'e'
        }
    });
    (letters.collect(), errors)
}

#[test]
fn an_empty_file_has_no_games() {
    assert_eq!(outcome(b"").0, "");
    assert_eq!(outcome(b"\n \r\n\n").0, "");
}

#[test]
fn empty_lines_between_games_do_not_matter() {
    assert_eq!(outcome(format!("{GOOD}{GOOD}\n\n\n{GOOD}").as_bytes()).0, "rrr");
    assert_eq!(outcome(format!("\u{feff}\r\n{}", GOOD.replace('\n', "\r\n").repeat(2)).as_bytes()).0, "rr");
}

#[test]
fn an_error_in_one_game_does_not_hide_the_next_and_has_its_line_in_the_file() {
    let bad_action = GOOD.replace("Sd3e", "Sa1e");
    let open_comment = GOOD.replace(" *", " {hm *");
    let no_result = "[Game \"xok\"]\n\n";
    let file = [GOOD, &bad_action, &open_comment, "\n", no_result, GOOD, "what?\n", GOOD].concat();
    let (letters, errors) = outcome(file.as_bytes());
    assert_eq!(letters, "reeeer");
    assert_eq!(errors[0], "line 9, column 9: \"Sa1e\" cannot be played: a shark must eat at least one fish");
    assert_eq!(errors[1], "line 15, column 9: the comment that begins here has no end");
    assert_eq!(errors[2], "line 19, column 1: expected a turn or the result, but the game ends here");
    assert_eq!(
        errors[3],
        "line 24, column 1: expected the end of the game behind its result, found \"what?\""
    );
}

#[test]
fn bytes_that_are_no_text_spoil_only_their_game() {
    let mut file = GOOD.as_bytes().to_vec();
    file.extend_from_slice(b"[Game \"xok\"]\n[First \"\xffAnn\"]\n\n*\n");
    file.extend_from_slice(GOOD.as_bytes());
    let (letters, errors) = outcome(&file);
    assert_eq!(letters, "rer");
    assert_eq!(errors, ["line 7, column 9: this byte is not part of a UTF-8 text"]);
}

#[test]
fn json_can_be_one_game_a_line_or_spread_over_indented_lines() {
    let json = "{\"game\":\"xok\",\"result\":\"*\",\"turns\":[{\"actions\":[\"d3d4\"]}]}\n";
    let spread = "{\n  \"game\": \"xok\",\n  \"result\": \"*\",\n  \"turns\": [\n    {\"actions\": [\"d3d4\"]}\n  ]\n}\n";
    assert_eq!(outcome([json, json, spread, "\n", spread, json].concat().as_bytes()).0, "rrrrr");
    let bad = json.replace("d3d4", "d3d5");
    let (letters, errors) = outcome([json, &bad, "rubbish\n", spread, "{\n", json, GOOD].concat().as_bytes());
    assert_eq!(letters, "reererr");
    assert_eq!(
        errors[0],
        "line 2, column 1: turns[0].actions[0]: \"d3d5\" cannot be played: the two cells are not neighbours"
    );
    assert!(errors[2].starts_with("line 12, column "), "{}", errors[2]);
}

/// A file that never ends, or fails at some byte.
struct Endless {
    pattern: &'static [u8],
    left: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 {
            return Err(io::Error::other("the cable is out"));
        }
        let length = buffer.len().min(self.left).min(self.pattern.len());
        buffer[..length].copy_from_slice(&self.pattern[..length]);
        self.left -= length;
        Ok(length)
    }
}

#[test]
fn a_game_that_is_too_long_is_skipped_without_keeping_it() {
    let long_line = Endless { pattern: b"[xxxxxxx", left: 3 * LONGEST };
    let reader = BufReader::new(
        GOOD.as_bytes().chain(b"\n".as_slice()).chain(BufReader::new(long_line).take(2 * LONGEST as u64)),
    );
    let reader = BufReader::new(reader.chain(b"\n\n".as_slice()).chain(GOOD.as_bytes()));
    let results: Vec<_> = Records::new(reader).collect();
    let errors: Vec<_> =
        results.iter().filter_map(|result| result.as_ref().err()).map(ToString::to_string).collect();
    assert_eq!(errors, ["line 7, column 1: the game is longer than 16 MiB"]);
    assert_eq!(results.len(), 3);
}

#[test]
fn many_lines_that_are_too_long_together_are_skipped_too() {
    let lines = Endless { pattern: b"1. d3d4\n", left: 3 * LONGEST };
    let reader = b"[Game \"xok\"]\n\n".as_slice().chain(BufReader::new(lines).take(2 * LONGEST as u64));
    let letters: Vec<_> = Records::new(reader.chain(b"\n".as_slice()).chain(GOOD.as_bytes()))
        .map(|result| result.is_ok())
        .collect();
    assert_eq!(letters, [false, true]);
}

#[test]
fn a_file_that_cannot_be_read_further_ends_with_an_error() {
    let broken = Endless { pattern: b"{hm}\n", left: 10 };
    let mut records = Records::new(GOOD.as_bytes().chain(BufReader::new(broken)));
    let error = records.next().expect("a game").expect_err("it is broken off").to_string();
    assert_eq!(error, "line 1, column 1: the file cannot be read further: the cable is out");
    assert!(records.next().is_none());
}

#[test]
fn a_summary_counts_games_results_and_lengths() {
    let yoxii = "[Game \"yoxii\"]\n\n1. d5-e6=3 second\n";
    let draw = "[Game \"yoxii\"]\n\ndraw\n";
    let file = [GOOD, yoxii, draw, "[Game \"chess\"]\n\n*\n", GOOD].concat();
    let stats = Stats::of(Records::new(file.as_bytes()));
    assert_eq!(stats.unreadable, 1);
    let games: Vec<_> = stats.iter().collect();
    let [(GameId::Xok, xok), (GameId::Yoxii, yoxii)] = games[..] else { panic!("{games:?}") };
    assert_eq!((xok.games, xok.unfinished, xok.turns, xok.shortest), (2, 2, 6, 3));
    assert_eq!((yoxii.second, yoxii.draws, yoxii.shortest, yoxii.longest), (1, 1, 0, 1));
    assert!((yoxii.mean_turns() - 0.5).abs() < 1e-9 && (xok.mean_actions() - 3.0).abs() < 1e-9);
}
