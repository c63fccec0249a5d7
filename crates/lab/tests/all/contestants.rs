//! The text of a contestant: what is understood, what is refused, and how.

use tessera_lab::{BuiltIn, Contestant, Mind};
use tessera_players::Method;

use crate::common::contestant;

#[test]
fn what_is_written_is_read_back() {
    for (text, canonical) in [
        ("level=3", "level=3"),
        ("time=100ms level=10", "level=10 time=100ms"),
        ("nodes=200", "level=10 nodes=200"),
        ("alphabeta depth=4", "level=10 depth=4"),
        ("mcts time=1s seed=4", "mcts seed=4 time=1s"),
        ("level=6 threads=2 hash=128 clock=10s+0.1s", "level=6 threads=2 hash=128 clock=10s+100ms"),
        ("clock=2m nodes=5", "level=10 clock=2m nodes=5"),
        ("name=\"Old one\" level=1", "name=\"Old one\" level=1"),
        ("cmd=./engine depth=3", "cmd=./engine depth=3"),
        (
            r#"option.Threads=2 "option.Skill Level=3" cmd="'my engine' --x \"y z\"" nodes=5000"#,
            r#"cmd="'my engine' --x \"y z\"" option.Threads=2 "option.Skill Level=3" nodes=5000"#,
        ),
        ("cpu level=10 time=1s", "level=10 cpu time=1s"),
        ("fresh time=20ms cpu", "level=10 cpu fresh time=20ms"),
        ("cmd=e option.Empty= time=1h", "cmd=e option.Empty=\"\" time=1h"),
    ] {
        let one = contestant(text);
        assert_eq!(one.to_string(), canonical);
        assert_eq!(contestant(canonical), one);
    }
}

#[test]
fn omitted_settings_have_their_defaults() {
    let Contestant { mind: Mind::BuiltIn(player), .. } = contestant("mcts nodes=5") else {
        panic!("not ours")
    };
    assert_eq!(player, BuiltIn { method: Method::Mcts, ..BuiltIn::default() });
    assert_eq!(contestant("name=X level=2").title(), "X");
    assert_eq!(contestant("level=2").title(), "level=2");
}

#[test]
fn an_error_is_a_sentence() {
    for (text, sentence) in [
        ("", "a contestant needs at least one word, such as level=10 or cmd=…"),
        ("  ", "a contestant needs at least one word, such as level=10 or cmd=…"),
        ("level=0", "\"level=0\": the level is a number from 1 to 10"),
        ("level=10", "level 10 needs a limit: time, clock, nodes or depth"),
        ("mcts", "mcts needs a limit: time, clock or nodes"),
        ("mcts depth=3 nodes=1", "mcts has no depth"),
        ("mcts level=3 nodes=1", "mcts has no level, threads or hash"),
        ("mcts fresh nodes=1", "mcts has no table"),
        ("time=100", "\"time=100\": a time looks like 100ms, 1.5s or 2m and is at most a day"),
        ("time=1s clock=10s", "either time or clock can be given, not both"),
        ("clock=10s+", "\"clock=10s+\": a clock looks like 10s or 10s+100ms"),
        ("nodes=0", "\"nodes=0\": expected a number from 1 to 18446744073709551615"),
        ("nodes=+5", "\"nodes=+5\": expected a number from 1 to 18446744073709551615"),
        ("threads=257 nodes=1", "\"threads=257\": expected a number from 1 to 256"),
        ("nodes=1 nodes=2", "\"nodes=2\": this is given twice"),
        ("cmd=x option.A=1 option.A=2 nodes=1", "\"option.A=2\": this is given twice"),
        ("cmd=x", "a program needs a limit: time, clock, nodes or depth"),
        ("cmd=\"\" nodes=1", "\"cmd=\": the command names no program"),
        ("cmd=\"'x\" nodes=1", "\"cmd='x\": a quote in the command is opened and not closed"),
        ("cmd=\"x nodes=1", "a quote is opened and not closed"),
        ("level=3 option.A=1", "options are for programs, which are given as cmd=…"),
        ("cpu level=10 threads=2 time=1s", "cpu counts the time of one thread only"),
        ("name= level=1", "\"name=\": something must stand here"),
        ("level=1\nquit", "a contestant is one line without control characters"),
    ] {
        let error = text.parse::<Contestant>().unwrap_err();
        assert_eq!(error.to_string(), sentence, "{text}");
    }
    for text in ["lvl=3", "uct", "=", "option=3", "Level=3", "🐟=1"] {
        let sentence = text.parse::<Contestant>().unwrap_err().to_string();
        assert!(sentence.contains("expected name=…"), "{text}: {sentence}");
    }
    let sentence = "cmd=x level=3 nodes=1".parse::<Contestant>().unwrap_err().to_string();
    assert!(sentence.ends_with("give a program its options as option.Level=3"), "{sentence}");
    let long = "x".repeat(1000).parse::<Contestant>().unwrap_err().to_string();
    assert!(long.len() < 300, "{long}");
}
