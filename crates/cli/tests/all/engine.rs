//! `tessera engine`: the conversation in UGI, with good and bad commands.

use crate::common::{self, run_with};

/// The engine's answers to these lines.
fn said(lines: &[&str]) -> Vec<String> {
    let output = run_with(&["engine"], lines.join("\n").as_bytes());
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect()
}

fn starting_with<'a>(lines: &'a [String], start: &str) -> Vec<&'a str> {
    lines.iter().filter(|line| line.starts_with(start)).map(String::as_str).collect()
}

#[test]
fn it_introduces_itself_and_lists_its_options() {
    let lines = said(&["ugi", "isready", "quit"]);
    assert!(lines[0].starts_with("id name Tessera"));
    for option in ["Game", "Board", "Threads", "Hash", "Level", "Seed", "MultiPV", "Ponder", "Search"] {
        assert_eq!(starting_with(&lines, &format!("option name {option} ")).len(), 1, "{option}");
    }
    assert_eq!(lines[lines.len() - 2..], ["ugiok", "readyok"]);
}

#[test]
fn it_plays_a_legal_action_of_each_game() {
    for game in ["xok", "yoxii", "trexo", "slither"] {
        let set = format!("setoption name Game value {game}");
        let lines = said(&[&set, "position startpos", "go nodes 500"]);
        let best = starting_with(&lines, "bestmove ");
        let legal = common::printed(&["moves", game]);
        assert_eq!(best.len(), 1, "{lines:?}");
        assert!(legal.lines().any(|action| best[0] == format!("bestmove {action}")), "{game}: {best:?}");
        assert!(starting_with(&lines, "info depth 1 ").iter().all(|line| line.contains(" pv ")), "{lines:?}");
    }
}

#[test]
fn a_position_has_spaces_and_ends_at_moves() {
    let lines = said(&[
        "setoption name Game value trexo",
        "position fen tiles=12 size=5 5/5/5/5/5 X moves a1b1 c1d1",
        "query p1turn",
        "query gameover",
        "query result",
        "position fen tiles=12 size=5 5/5/5/5/5 X moves a1b1",
        "query p1turn",
    ]);
    assert_eq!(lines, ["response true", "response false", "response none", "response false"]);
    let glued = said(&["position startpos movesd3-d2=3", "position\tstartpos\tmoves\t", "query p1turn"]);
    assert_eq!(glued.len(), 2, "{glued:?}");
    assert!(glued[0].starts_with("info string after position comes"), "{glued:?}");
}

#[test]
fn it_knows_when_a_game_is_over() {
    let over = "tiles=60 size=5 O1>X1<3/1O1>X1<2/2O1>X1<1/3O1vX1v/3X1^O1^ O";
    let position = format!("position fen {over}");
    let lines = said(&["setoption name Game value trexo", &position, "query gameover", "query result", "go"]);
    assert_eq!(lines[..2], ["response true", "response p2win"]);
    assert_eq!(lines.last().map(String::as_str), Some("bestmove none"));
}

#[test]
fn a_bad_command_gets_a_sentence_and_changes_nothing() {
    let lines = said(&[
        "setoption name Game value yoxii",
        "position startpos moves d5-e6=3",
        "dance",
        "setoption name Game value chess",
        "setoption name Level value 11",
        "setoption name Threads value 0",
        "setoption name Nonsense value 1",
        "setoption",
        "setoption name Board value S0T",
        "position",
        "position fen nonsense",
        "position startpos moves d5-e6=3 d5-e6=3",
        "go depth",
        "go depth x",
        "ponderhit",
        "setoption name Ponder value perhaps",
        "query",
        "query weather",
        "\u{0}\u{1}",
        "query p1turn",
    ]);
    assert_eq!(starting_with(&lines, "info string ").len(), 17, "{lines:?}");
    assert_eq!(lines.last().map(String::as_str), Some("response false"), "the position is still the same");
}

#[test]
fn an_infinite_search_ends_with_stop_and_with_the_input() {
    let lines = said(&["go infinite", "position startpos", "stop", "isready"]);
    assert_eq!(starting_with(&lines, "bestmove ").len(), 1);
    assert_eq!(starting_with(&lines, "info string position is not possible while thinking").len(), 1);
    assert_eq!(starting_with(&said(&["go infinite"]), "bestmove ").len(), 1);
    assert_eq!(starting_with(&said(&["go infinite", "quit"]), "bestmove ").len(), 1);
}

#[test]
fn a_search_without_any_limit_ends_with_the_input() {
    for go in ["go p2time 1000", "go p1inc 50"] {
        assert_eq!(starting_with(&said(&[go]), "bestmove ").len(), 1, "{go}");
    }
    let lines = said(&["setoption name Search value mcts", "go depth 3", "isready"]);
    assert_eq!(lines, ["info string the search mcts has no depth: say movetime or nodes", "readyok"]);
}

#[test]
fn an_overdrawn_clock_is_no_time_and_still_gets_an_answer() {
    let begin = std::time::Instant::now();
    for go in [
        "go p1time -20",
        "go p1time -20 p2time -1 p1inc -5 p2inc -5",
        "go p2time -3000",
        "go movetime -1",
        "go p1time 0 p1inc 0",
        "go p1time 99999999999999999 movetime 1",
    ] {
        let lines = said(&[go, "isready"]);
        assert_eq!(starting_with(&lines, "bestmove ").len(), 1, "{go}: {lines:?}");
        assert_eq!(starting_with(&lines, "info string ").len(), 0, "{go}: {lines:?}");
    }
    assert!(begin.elapsed() < std::time::Duration::from_secs(30));
}

#[test]
fn unknown_words_of_go_are_ignored_with_a_note() {
    let lines = said(&["go dance 3 mate 5 nodes 200 wtime 1000"]);
    let notes = starting_with(&lines, "info string ");
    assert_eq!(
        notes,
        [
            "info string go does not know \"dance 3 mate 5\": it is ignored",
            "info string go does not know \"wtime 1000\": it is ignored"
        ]
    );
    assert_eq!(starting_with(&lines, "bestmove ").len(), 1, "{lines:?}");
}

#[test]
fn searchmoves_chooses_among_some_actions() {
    for game in ["xok", "yoxii", "trexo", "slither"] {
        let set = format!("setoption name Game value {game}");
        let legal = common::printed(&["moves", game]);
        let legal: Vec<&str> = legal.lines().collect();
        let some = [legal[0], legal[legal.len() / 2], legal[legal.len() - 1]];
        for (go, allowed) in [
            (format!("go searchmoves {} nodes 500", some.join(" ")), &some[..]),
            (format!("go nodes 500 searchmoves {}", some[1]), &some[1..2]),
            (format!("go movetime 20 searchmoves zzz {}", some[2]), &some[2..]),
        ] {
            let lines = said(&[&set, "setoption name MultiPV value 2", &go]);
            let best = starting_with(&lines, "bestmove ")[0].trim_start_matches("bestmove ");
            assert!(allowed.contains(&best), "{go}: {lines:?}");
            for line in starting_with(&lines, "info depth ") {
                let first = line.split_once(" pv ").expect("a line").1.split(' ').next().expect("an action");
                assert!(allowed.contains(&first), "{go}: {line}");
            }
            let notes = starting_with(&lines, "info string searchmoves ").len();
            assert_eq!(notes, usize::from(go.contains("zzz")), "{lines:?}");
        }
    }
    let lines = said(&["go searchmoves zzz nodes 10"]);
    assert!(lines.iter().any(|line| line.ends_with("names no legal action: all are searched")), "{lines:?}");
    assert_eq!(starting_with(&lines, "bestmove ").len(), 1, "{lines:?}");
}

#[test]
fn pondering_lasts_until_the_reply_and_then_the_limits_count() {
    let set = ["setoption name Ponder value true", "setoption name Game value yoxii"];
    let lines = said(&[&set[..], &["go nodes 2000"]].concat());
    let best = starting_with(&lines, "bestmove ")[0];
    let words: Vec<&str> = best.split(' ').collect();
    assert_eq!((words.len(), words.get(2)), (4, Some(&"ponder")), "{best}");
    let moves = format!("position startpos moves {} {}", words[1], words[3]);
    let legal_now = ["go ponder nodes 300", "isready", "ponderhit", "isready"];
    let lines = said(&[&set[..], &[&moves], &legal_now].concat());
    assert_eq!(starting_with(&lines, "bestmove ").len(), 1, "{lines:?}");
    assert_eq!(starting_with(&lines, "info string").len(), 0, "{lines:?}");
    // Without ponderhit it is ended by stop, however small the limits are.
    let lines =
        said(&[&set[..], &[&moves, "go ponder nodes 1", "position startpos", "stop", "isready"]].concat());
    assert_eq!(starting_with(&lines, "info string position is not possible while thinking").len(), 1);
    assert_eq!(starting_with(&lines, "bestmove ").len(), 1, "{lines:?}");
    assert_eq!(starting_with(&said(&["go ponder p1time 100"]), "bestmove ").len(), 1);
    let lines = said(&["go ponder p1time 100", "ponderhit", "isready"]);
    assert_eq!(starting_with(&lines, "bestmove ").len(), 1, "{lines:?}");
    // In Slither Stone the next action may be the engine's own: then there is no reply to ponder on.
    let lines =
        said(&["setoption name Ponder value true", "setoption name Game value slither", "go nodes 500"]);
    assert_eq!(starting_with(&lines, "bestmove ")[0].split(' ').count(), 2, "{lines:?}");
}

#[test]
fn what_is_played_was_told_last() {
    for game in ["trexo", "slither"] {
        for nodes in (1..12).map(|step| step * 4_700) {
            let set = format!("setoption name Game value {game}");
            let lines = said(&[&set, "setoption name Hash value 4", &format!("go nodes {nodes}")]);
            let best = starting_with(&lines, "bestmove ")[0].trim_start_matches("bestmove ");
            let line = starting_with(&lines, "info depth ").last().unwrap().split_once(" pv ").unwrap().1;
            assert_eq!(line.split(' ').next(), Some(best), "{game} {nodes}: {lines:?}");
        }
    }
}

#[test]
fn lines_come_in_order_wherever_the_search_ends() {
    for nodes in (1..12).map(|step| step * 4_700) {
        let go = format!("go nodes {nodes}");
        let lines = said(&["setoption name MultiPV value 5", "setoption name Hash value 4", &go]);
        let infos = starting_with(&lines, "info depth ");
        let expected = |line: &&str| -> f64 {
            line.split_once(" expected ").unwrap().1.split(' ').next().unwrap().parse().unwrap()
        };
        let last: Vec<f64> = infos[infos.len() - 5..].iter().map(expected).collect();
        assert!(last.is_sorted_by(|better, worse| better >= worse), "{nodes}: {infos:#?}");
    }
}

#[test]
fn with_one_thread_and_a_limit_of_nodes_it_repeats_itself() {
    let ask = ["setoption name Game value yoxii", "go nodes 3000"];
    let best = |lines: Vec<String>| starting_with(&lines, "bestmove ")[0].to_owned();
    assert_eq!(best(said(&ask)), best(said(&ask)));
}

/// The first actions of a weak level, each at the start of a new game of one session.
fn openings(seed: &str) -> Vec<String> {
    let seed = format!("setoption name Seed value {seed}");
    let mut lines = vec!["setoption name Game value yoxii", "setoption name Level value 1", &seed];
    lines.extend(["uginewgame", "go", "stop"].repeat(8));
    let lines: Vec<&str> =
        lines.into_iter().map(|line| if line == "go" { "go nodes 2000" } else { line }).collect();
    let said = said(&lines);
    starting_with(&said, "bestmove ").into_iter().map(str::to_owned).collect()
}

#[test]
fn a_weak_level_varies_and_repeats_itself_with_a_seed() {
    let varied = openings("<empty>");
    assert_eq!(varied.len(), 8);
    assert!(varied.iter().any(|best| *best != varied[0]), "{varied:?}");
    let seeded = openings("7");
    assert!(seeded.iter().all(|best| *best == seeded[0]), "{seeded:?}");
    assert_eq!(seeded, openings("7"));
    assert_eq!(said(&["setoption name Seed value x"]).len(), 1);
}

#[test]
fn every_action_was_searched_also_with_many_threads_and_no_time() {
    for go in ["go movetime 0", "go movetime 1", "go p2time 50"] {
        let lines = said(&["setoption name Threads value 256", go]);
        let last = *starting_with(&lines, "info depth ").last().unwrap();
        assert!(!last.starts_with("info depth 0 "), "{go}: {lines:?}");
    }
}

#[test]
fn one_clock_stands_for_both() {
    let begin = std::time::Instant::now();
    for go in ["go p2time 500", "go p1inc 20", "go p2inc 20"] {
        let lines = said(&[go, "isready"]);
        assert_eq!(starting_with(&lines, "bestmove ").len(), 1, "{go}: {lines:?}");
    }
    assert!(begin.elapsed() < std::time::Duration::from_secs(30));
}

#[test]
fn a_person_can_look_at_the_position_and_ask_for_help() {
    let lines = said(&["setoption name Game value YOXII", "position startpos moves d5-e6=3", "d", "help"]);
    let text = lines.join("\n");
    assert!(
        text.contains("Red to move") && text.contains("position ...") && text.contains("Game yoxii"),
        "{text}"
    );
    assert!(text.contains("setoption name NAME value VALUE") && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn several_lines_are_told_apart() {
    let lines = said(&["setoption name MultiPV value 3", "go depth 1"]);
    for line in ["multipv 1", "multipv 2", "multipv 3"] {
        assert!(lines.iter().any(|text| text.contains(line)), "{line}: {lines:?}");
    }
}

#[test]
fn every_level_and_both_searches_play() {
    for level in ["1", "3", "5", "7"] {
        let set = format!("setoption name Level value {level}");
        assert_eq!(starting_with(&said(&[&set, "go nodes 2000"]), "bestmove ").len(), 1, "{level}");
    }
    assert_eq!(
        starting_with(&said(&["setoption name Search value mcts", "go nodes 200"]), "bestmove ").len(),
        1
    );
}

#[test]
fn analyse_and_solve_answer_in_words() {
    let text = common::printed(&["analyse", "xok", "--nodes", "2000", "--lines", "2"]);
    let has_lines = text.starts_with("    for White, to move\n 1. ") && text.contains("\n 2. ");
    assert!(has_lines && text.contains("positions in"), "{text}");
    let nearly = "tiles=60 size=5 O1>X1<3/1O1>X1<2/2O1>X1<1/3O1v1/3X1^1 O";
    let (code, complaint) = common::complaint(&["solve", "trexo", nearly]);
    assert_eq!(code, Some(1), "{complaint}");
    let small = "tiles=2 size=5 5/5/5/5/5 X";
    assert!(common::printed(&["solve", "trexo", small]).starts_with("a draw\n"));
    let unsolved = common::run(&["solve", "xok", "--nodes", "1"]);
    assert_eq!(unsolved.status.code(), Some(3));
    let text = String::from_utf8(unsolved.stdout).expect("UTF-8");
    assert!(text.starts_with("not within the limit\n") && text.contains("1 position in"), "{text}");
    assert!(unsolved.stderr.is_empty());
}
