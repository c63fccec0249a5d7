//! Looking up positions, and files that are damaged.

use tessera_explorer::{Explorer, ExplorerBuild, Tally, Value};
use tessera_games::{AnyPosition, GameId};
use tessera_search::Stop;

const YOXII: &str = "\
tessera-explorer 1 yoxii turns 2 replies 8 first every nodes 10 play 10
0 0 d5-e6=3
2 10 =60 d6-c6=3 =l4 d4-e3=2
g 0 0 1 1
g 0 0 0 2
g 0 0 0 =
end
";

fn after(game: GameId, turns: &[&str]) -> AnyPosition {
    let mut position = AnyPosition::start(game);
    for turn in turns {
        for action in position.parse_turn(turn).unwrap() {
            position.play(action).unwrap();
        }
    }
    position
}

/// The texts of the turns that are known after these.
fn turns(explorer: &Explorer, game: GameId, before: &[&str]) -> Option<Vec<String>> {
    let position = after(game, before);
    let page = explorer.look_up(&position)?;
    Some(page.rows.iter().map(|row| position.turn_text(&row.actions)).collect())
}

#[test]
fn values_and_games_are_found() {
    let explorer = Explorer::read(YOXII).unwrap();
    let start = explorer.look_up(&after(GameId::Yoxii, &[])).unwrap();
    let all = Tally { first: 1, draws: 1, second: 1 };
    // The value is that of the search after the turn, for the other player.
    assert_eq!(
        (start.rows[0].value, start.rows[0].depth, start.rows[0].tally),
        (Some(Value::Expected(40)), 2, all)
    );
    assert_eq!((start.tally, explorer.results()), (all, all));
    let next = explorer.look_up(&after(GameId::Yoxii, &["d5-e6=3"])).unwrap();
    let rows: Vec<_> = next.rows.iter().map(|row| (row.value, row.tally.games())).collect();
    assert_eq!(rows, [(Some(Value::Expected(60)), 2), (Some(Value::Loss(4)), 1)]);
    assert_eq!(turns(&explorer, GameId::Yoxii, &["d5-e6=3"]).unwrap(), ["d6-c6=3", "d4-e3=2"]);
    assert!(explorer.look_up(&after(GameId::Yoxii, &["d5-e6=3", "d4-e3=2"])).is_none());
    assert!(explorer.look_up(&after(GameId::Xok, &[])).is_none());
}

#[test]
fn a_position_is_found_however_the_board_is_turned() {
    let explorer = Explorer::read(YOXII).unwrap();
    let mut found = 0;
    for first in after(GameId::Yoxii, &[]).action_texts() {
        let Some(turns) = turns(&explorer, GameId::Yoxii, &[&first]) else { continue };
        found += 1;
        // Each turn can be played, and places the same stone.
        for (turn, stone) in turns.iter().zip(["=3", "=2"]) {
            after(GameId::Yoxii, &[&first, turn]);
            assert!(turn.ends_with(stone), "{turn}");
        }
    }
    // Four ways to turn the board, each with its mirror image.
    assert_eq!(found, 8);
}

#[test]
fn another_order_of_the_turns_leads_to_the_same_page() {
    let build = ExplorerBuild {
        turns: 4,
        replies: 3,
        nodes: 300,
        games: 0,
        play: 1,
        ..ExplorerBuild::standard(GameId::Trexo)
    };
    let explorer = Explorer::read(&build.run(None, &Stop::new(), &mut |_| ()).unwrap()).unwrap();
    let mut compared = 0;
    let known = |before: &[&str]| turns(&explorer, GameId::Trexo, before).unwrap();
    for first in known(&[]) {
        for second in known(&[&first]) {
            for third in known(&[&first, &second]) {
                let one = after(GameId::Trexo, &[&first, &second, &third]);
                let other = [&third, &second, &first];
                let mut position = AnyPosition::start(GameId::Trexo);
                if other.iter().any(|turn| position.play_text(turn).is_err())
                    || position.to_string() != one.to_string()
                {
                    continue;
                }
                let page = explorer.look_up(&position);
                assert!(page.is_some() && page == explorer.look_up(&one));
                compared += 1;
            }
        }
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn every_kind_of_damage_gets_a_clear_sentence() {
    let board = "tessera-explorer 1 slither turns 1 replies 8 first 1 nodes 10 play 10\nboard S2GV\n1 10 =50 1n>n\nend\n";
    assert!(Explorer::read(board).is_ok());
    let cases = [
        (
            YOXII,
            "tessera-explorer 1",
            "tessera-explorer 2",
            "line 1 of the explorer is damaged: it does not begin with",
        ),
        (YOXII, " yoxii", " go", "line 1 of the explorer is damaged: there is no game \"go\""),
        (
            YOXII,
            "turns 2",
            "turns 99",
            "line 1 of the explorer is damaged: \"99\" is not a number from 1 to 8",
        ),
        (
            YOXII,
            "turns 2 ",
            "",
            "line 1 of the explorer is damaged: it does not give a game and its settings",
        ),
        (YOXII, "0 0 d5", "x 0 d5", "line 2 of the explorer is damaged: its depth, \"x\", is not a number"),
        (
            YOXII,
            "2 10",
            "2 -",
            "line 3 of the explorer is damaged: its number of nodes, \"-\", is not a number",
        ),
        (YOXII, "=60", "=160", "line 3 of the explorer is damaged: \"160\" is not a value"),
        (YOXII, "=l4", "=l", "line 3 of the explorer is damaged: \"l\" is not a value"),
        (YOXII, "d4-e3=2", "d4-d9=2", "line 3 of the explorer is damaged: \"d4-d9=2\" cannot be played"),
        (
            YOXII,
            "d4-e3=2",
            "d6-c6=3",
            "line 3 of the explorer is damaged: \"d6-c6=3\" leads where another turn leads",
        ),
        (YOXII, " d5-e6=3", "", "line 2 of the explorer is damaged: it has no turns"),
        (
            YOXII,
            "2 10 =60 d6-c6=3 =l4 d4-e3=2\n",
            "",
            "line 3 of the explorer is damaged: its depth, \"g\", is not",
        ),
        (YOXII, "g 0 0 1 1", "g 1 0 1 1", "line 4 of the explorer is damaged: there is no such start"),
        (YOXII, "g 0 0 1 1", "g 0 0 7 1", "line 4 of the explorer is damaged: there is no such turn"),
        (YOXII, "g 0 0 1 1", "g 0 0 1 3", "line 4 of the explorer is damaged: \"3\" is not a result"),
        (YOXII, "g 0 0 1 1", "g 0 z 1 1", "line 4 of the explorer is damaged: \"z\" is not a number"),
        (
            YOXII,
            "g 0 0 1 1",
            "h 0 0 1 1",
            "line 4 of the explorer is damaged: it is neither a game nor the end",
        ),
        (YOXII, "end\n", "", "line 7 of the explorer is damaged: \"end\" is missing"),
        (
            YOXII,
            "end\n",
            "end\nmore\n",
            "line 7 of the explorer is damaged: there is something after the end",
        ),
        (board, "S2GV", "S2G", "line 2 of the explorer is damaged: there is no such board"),
        (
            board,
            "1 10 =50 1n>n\n",
            "",
            "line 3 of the explorer is damaged: a position is missing before \"end\"",
        ),
    ];
    for (text, sound, broken, sentence) in cases {
        let error = Explorer::read(&text.replacen(sound, broken, 1)).map(|_| ()).unwrap_err().to_string();
        assert!(error.starts_with(sentence), "{error}");
    }
    assert!(Explorer::read("").is_err());
}
