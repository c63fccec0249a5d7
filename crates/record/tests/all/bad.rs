//! Files with something wrong in them: each gets one clear sentence with its place.

use tessera_record::{read, read_json};

/// What is said about a text.
fn said(text: &str) -> String {
    read(text).expect_err("something is wrong").to_string()
}

/// What is said about turns of Xok, from their first line on.
fn said_of(turns: &str) -> String {
    let error = read(&format!("[Game \"xok\"]\n\n{turns}")).expect_err("something is wrong");
    format!("{}:{} {}", error.line - 2, error.column, error.problem)
}

#[test]
fn what_is_wrong_with_tags_is_said() {
    let cases = [
        (
            "",
            "line 1, column 1: expected a line that begins with a tag such as [Game \"xok\"], but the game ends here",
        ),
        ("[Game \"xok\"]", "line 1, column 13: expected a turn or the result, but the game ends here"),
        (
            "\n\nhello",
            "line 3, column 1: expected a line that begins with a tag such as [Game \"xok\"], found \"hello\"",
        ),
        (
            "\n [Game \"xok\"]",
            "line 2, column 1: expected a line that begins with a tag such as [Game \"xok\"], found \"[Game\"",
        ),
        ("[First \"Ann\"]\n", "line 1, column 1: the first tag of a game is Game"),
        ("[Game \"chess\"]\n\n*", "line 1, column 1: the game is one of xok, yoxii, trexo and slither"),
        ("[Game xok]\n\n*", "line 1, column 6: expected a space and a value in quotes, found \"xok]\""),
        (
            "[Game \"xok]\n\n*",
            "line 1, column 12: expected the quote that closes the value, but the game ends here",
        ),
        (
            "[Game \"xok\"\n\n*",
            "line 1, column 12: expected \"]\" and the end of the line, but the game ends here",
        ),
        ("[Game \"xok\"] *", "line 1, column 12: expected \"]\" and the end of the line, found \"]\""),
        ("[\"xok\"]", "line 1, column 2: expected the name of a tag, found \"\\\"xok\\\"]\""),
        (
            "[Game \"xok\"]\n[Event \"a\\b\"]",
            "line 2, column 10: a backslash stands only before \"\\\" and a quote",
        ),
        (
            "[Game \"xok\"]\n[Event \"a\tb\"]",
            "line 2, column 10: the control character '\\t' cannot stand here",
        ),
        ("[Game \"xok\"]\n[Game \"xok\"]", "line 2, column 1: the tag Game is given twice"),
        ("[Game \"xok\"]\n[Event \"a\"]\n[Event \"b\"]", "line 3, column 1: the tag Event is given twice"),
        (
            "[Game \"xok\"]\n[Date \"1.5.2026\"]",
            "line 2, column 1: the tag Date cannot be read: expected four digits of the year at character 2, found '.'",
        ),
        ("[Game \"xok\"]\n[Board \"S75\"]\n\n*", "line 2, column 1: Xok has no tag Board"),
        ("[Game \"slither\"]\n\n*", "line 1, column 1: Slither Stone needs a tag Board or Position"),
        (
            "[Game \"slither\"]\n[Board \"S76\"]\n\n*",
            "line 2, column 1: the last symbol does not fit the others, so the board code was mistyped",
        ),
        (
            "[Game \"trexo\"]\n[Variant \"tiles=45\"]\n\n*",
            "line 2, column 1: the tag Variant cannot be read: expected ` size=` at the end of the text",
        ),
        (
            "[Game \"trexo\"]\n[Variant \"tiles=45 size=8 8\"]\n\n*",
            "line 2, column 1: the tag Variant cannot be read: a variant looks like \"tiles=45 size=8\" (at character 16)",
        ),
        (
            "[Game \"trexo\"]\n[Variant \"\"]\n\n*",
            "line 2, column 1: the tag Variant cannot be read: a variant looks like \"tiles=45 size=8\" (at character 1)",
        ),
        (
            "[Game \"trexo\"]\n[Variant \"tiles=45 size=8\"]\n[Position \"x\"]\n\n*",
            "line 2, column 1: the tags Variant and Position exclude each other",
        ),
        (
            "[Game \"yoxii\"]\n[Position \"x\"]\n\n*",
            "line 2, column 1: the tag Position cannot be read: expected a square ('.', 'T', '1' to '4' or 'a' to 'd') at character 1, found 'x'",
        ),
        (
            "[Game \"xok\"]\n[Result \"1-0\"]\n\n*",
            "line 2, column 1: the result is \"first\", \"second\", \"draw\" or \"*\"",
        ),
        (
            "[Game \"xok\"]\n[Result \"draw\"]\n\n*",
            "line 4, column 1: the tag Result says \"draw\", which is another result",
        ),
        (
            "[Game \"xok\"]\n[Termination \"bored\"]\n\n*",
            "line 2, column 1: the tag Termination cannot be read: expected rules, resigned, time, agreed, illegal, abandoned or adjudicated at character 1, found 'b'",
        ),
    ];
    for (text, sentence) in cases {
        assert_eq!(said(text), sentence, "{text}");
    }
}

#[test]
fn what_is_wrong_with_turns_is_said() {
    let cases = [
        ("1. d3d4", "1:8 expected a turn or the result, but the game ends here"),
        ("1. d3d4\n  Sa1e *", "2:3 \"Sa1e\" cannot be played: a shark must eat at least one fish"),
        ("1. d3x4 *", "1:4 \"d3x4\" is not an action: expected a row (a to g) at character 3, found 'x'"),
        ("1. *", "1:4 expected an action, found \"*\""),
        ("1. @0:01:00 *", "1:4 expected an action, found \"@0:01:00\""),
        ("1. {hm} d3d4 *", "1:4 expected an action, found \"{\""),
        ("d3d4 *", "1:1 expected the result or the number \"1.\" of a turn, found \"d3d4\""),
        ("1. d3d4 Sd3e a1b1 *", "1:14 expected the result or the number \"2.\" of a turn, found \"a1b1\""),
        ("1. d3d4 Sd3e 1-0", "1:14 expected the result or the number \"2.\" of a turn, found \"1-0\""),
        ("1... d3d4 *", "1:1 the number of this turn is \"1.\""),
        ("1. d3d4 2. Sd3e *", "1:9 the number of this turn is \"1...\""),
        ("01. d3d4 *", "1:1 the number of this turn is \"1.\""),
        ("99999999999999999999. d3d4 *", "1:1 the number of this turn is \"1.\""),
        ("1. d3d4 @5:12 *", "1:9 the clock cannot be read: expected a colon at the end of the text"),
        ("1. d3d4 @0:01:00 @0:01:00 *", "1:18 expected an action, found \"@0:01:00\""),
        ("1. d3d4 {fine *", "1:9 the comment that begins here has no end"),
        ("1. d3d4 {} *", "1:9 the comment is empty"),
        ("1. d3d4 {a\\b} *", "1:11 a backslash stands only before \"\\\", \"}\" and \"[\""),
        ("1. d3d4 {ž\u{7}} *", "1:11 the control character '\\u{7}' cannot stand here"),
        ("1. d3d4 {a\n[b} *", "2:1 a \"[\" at the beginning of a line of a comment is written as \"\\[\""),
        ("1. d3d4 {a} {b} *", "1:13 a turn has one comment, which stands before its variations"),
        ("1. d3d4 (1. a1b1) {b} *", "1:19 a turn has one comment, which stands before its variations"),
        (
            "1. d3d4 } *",
            "1:9 \"}\" is not an action: expected a shark (S, A, B or C) or a cell at character 1, found '}'",
        ),
        ("(1. d3d4) *", "1:1 a variation stands behind the turn that it replaces"),
        ("1. d3d4 () *", "1:9 the variation has no turn"),
        ("1. d3d4 (1. a1b1 *", "1:18 expected a turn or \")\", found \"*\""),
        ("1. d3d4 (1. a1b1", "1:17 expected a turn or \")\", but the game ends here"),
        ("1. d3d4 (1. a1a3) *", "1:13 \"a1a3\" cannot be played: the two cells are not neighbours"),
        ("1. d3d4 ) *", "1:9 expected a turn or the result, found \")\""),
        ("1. d3d4 * *", "1:11 expected the end of the game behind its result, found \"*\""),
        ("* {bye}", "1:3 expected the end of the game behind its result, found \"{\""),
        (
            "1. abcdefghijklmnopqrstuvwxyz *",
            "1:4 \"abcdefghijklmnopqrstuvwx…\" is not an action: expected a number from 1 to 4 at character 3, found 'c'",
        ),
    ];
    for (turns, sentence) in cases {
        assert_eq!(said_of(turns), sentence, "{turns}");
    }
}

#[test]
fn what_is_wrong_with_json_is_said() {
    let game = |inner: &str| format!("{{\"game\":\"xok\",\"result\":\"*\",{inner}}}");
    let cases = [
        ("{", "line 1, column 1: the JSON cannot be read: EOF while parsing an object"),
        (
            "{\"game\":\"xok\",\n\"moves\":[]}",
            "line 2, column 7: the JSON cannot be read: unknown field `moves`, expected one of `game`, `variant`, `board`, `position`, `tags`, `result`, `comment`, `turns`",
        ),
        (
            "{\"game\":\"xok\",\"turns\":[]}",
            "line 1, column 25: the JSON cannot be read: missing field `result`",
        ),
        (
            "{\"game\":\"go\",\"result\":\"*\",\"turns\":[]}",
            "line 1, column 1: game: the game is one of xok, yoxii, trexo and slither",
        ),
        (
            "{\"game\":\"xok\",\"result\":\"1-0\",\"turns\":[]}",
            "line 1, column 1: result: the result is \"first\", \"second\", \"draw\" or \"*\"",
        ),
    ];
    for (text, sentence) in cases {
        assert_eq!(read_json(text).expect_err("something is wrong").to_string(), sentence);
    }
    let cases = [
        ("\"turns\":[{\"actions\":[]}]", "turns[0]: this is not exactly one turn of the first player"),
        (
            "\"turns\":[{\"actions\":[\"d3d4\",\"Sd3e\"]}]",
            "turns[0]: this is not exactly one turn of the first player",
        ),
        (
            "\"turns\":[{\"actions\":[\"d3d4\"]},{\"actions\":[\"Sa1e\"]}]",
            "turns[1].actions[0]: \"Sa1e\" cannot be played: a shark must eat at least one fish",
        ),
        (
            "\"turns\":[{\"actions\":[\"d3d4\"],\"clock\":\"1\"}]",
            "turns[0].clock: the clock cannot be read: expected a colon at the end of the text",
        ),
        (
            "\"turns\":[{\"actions\":[\"d3d4\"],\"variations\":[{\"turns\":[]}]}]",
            "turns[0].variations[0]: the variation has no turn",
        ),
        (
            "\"turns\":[{\"actions\":[\"d3d4\"],\"variations\":[{\"turns\":[{\"actions\":[\"x\"]}]}]}]",
            "turns[0].variations[0].turns[0].actions[0]: \"x\" is not an action: expected a shark (S, A, B or C) or a cell at character 1, found 'x'",
        ),
        (
            "\"tags\":{\"First\":\"a\",\"First\":\"b\"},\"turns\":[]",
            "tags.First: the tag First is given twice",
        ),
        (
            "\"tags\":{\"Result\":\"*\"},\"turns\":[]",
            "tags.Result: the tag Result follows from the game and cannot be set",
        ),
        ("\"board\":\"S75\",\"turns\":[]", "board: Xok has no tag Board"),
    ];
    for (inner, sentence) in cases {
        assert_eq!(read_json(&game(inner)).expect_err("something is wrong").problem.to_string(), sentence);
    }
    let unfinished = "{\"game\":\"slither\",\"board\":\"S75\",\"result\":\"*\",\"turns\":[{\"actions\":[\"oe6\"]},{\"actions\":[\"1n>e\"]}]}";
    let error = read_json(unfinished).expect_err("something is wrong").problem.to_string();
    assert_eq!(error, "turns[0]: this is not exactly one turn of the first player");
}
