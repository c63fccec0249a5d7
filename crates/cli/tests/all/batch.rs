//! `tessera batch`: all vectors through one process, and bad requests that stop nothing.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::common::{self, run_with};

/// Sends all requests to one process, and gives its answers back: one for each, in order.
fn ask(requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    answers(input.as_bytes())
}

fn answers(input: &[u8]) -> Vec<Value> {
    let output = run_with(&["batch"], input);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

fn vectors(file: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors").join(file);
    let content = fs::read_to_string(path).expect("the vectors are there");
    content.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn digest(actions: &Value) -> String {
    let texts: Vec<&str> = actions.as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    Sha256::digest(texts.join("\n")).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A request, and what is wrong with its answer if anything is.
type Check = (Value, Box<dyn Fn(&Value) -> bool>);

/// The requests that a vector asks for.
fn checks(vector: &Value) -> Vec<Check> {
    let game = vector["game"].clone();
    let v = vector.clone();
    let request = |position: &Value, ask: &str| json!({"game": game, "position": position, "ask": ask});
    let played = |position: &Value, actions: Value| json!({"game": game, "position": position, "ask": "play", "actions": actions});
    let counted =
        |depth: usize| json!({"game": game, "position": vector["position"], "ask": "perft", "depth": depth});
    match vector["type"].as_str().expect("a type") {
        "position" => {
            let mut checks: Vec<Check> = vec![(
                request(&vector["position"], "actions"),
                Box::new(move |answer| {
                    ["position", "to_move", "result"].iter().all(|field| answer[field] == v[field])
                        && digest(&answer["actions"]) == v["digest"]
                }),
            )];
            if let Some(expected) = vector["perft2"].as_u64() {
                checks.push((counted(2), Box::new(move |answer| answer["perft"] == expected)));
            }
            for sample in vector["sample"].as_array().into_iter().flatten().cloned() {
                let ask = played(&vector["position"], json!([sample["action"]]));
                checks.push((ask, Box::new(move |answer| answer["position"] == sample["next"])));
            }
            checks
        }
        "game" => vec![(
            played(&vector["start"], vector["actions"].clone()),
            Box::new(move |answer| answer["position"] == v["final"] && answer["result"] == v["result"]),
        )],
        "perft" => {
            let counts = vector["perft"].as_array().expect("a list").clone();
            let check = |(depth, count): (usize, Value)| -> Check {
                (counted(depth), Box::new(move |answer| answer["perft"] == count))
            };
            (1..).zip(counts).map(check).collect()
        }
        "alias" => vec![(
            played(&vector["position"], json!([vector["text"]])),
            Box::new(move |answer| answer["position"] == v["next"]),
        )],
        "bad position" => vec![(request(&vector["position"], "actions"), Box::new(is_error))],
        "bad action" => {
            vec![(played(&vector["position"], json!([vector["action"]])), Box::new(is_error))]
        }
        other => panic!("unknown type of vector: {other}"),
    }
}

fn is_error(answer: &Value) -> bool {
    let sentence = answer["error"].as_str().unwrap_or_default();
    answer.as_object().is_some_and(|fields| fields.len() == 1)
        && !sentence.is_empty()
        && sentence.chars().count() < 300
}

fn check_file(file: &str) {
    let vectors = vectors(file);
    assert!(vectors.len() > 300, "{file} is shorter than it was");
    let checks: Vec<Check> = vectors.iter().flat_map(checks).collect();
    let requests: Vec<Value> = checks.iter().map(|(request, _)| request.clone()).collect();
    let answers = ask(&requests);
    assert_eq!(answers.len(), requests.len());
    for ((request, is_right), answer) in checks.iter().zip(&answers) {
        assert!(is_right(answer), "{request}\nwas answered by {answer}");
    }
}

#[test]
fn all_vectors_of_xok() {
    check_file("xok.jsonl");
}

#[test]
fn all_vectors_of_yoxii() {
    check_file("yoxii.jsonl");
}

#[test]
fn all_vectors_of_trexo() {
    check_file("trexo.jsonl");
}

#[test]
fn all_vectors_of_slither_stone() {
    check_file("slither.jsonl");
}

#[test]
fn all_bad_vectors_are_refused() {
    check_file("bad.jsonl");
}

#[test]
fn the_position_may_be_left_out_for_the_start() {
    let answers = ask(&[
        json!({"game": "xok", "ask": "perft", "depth": 2}),
        json!({"game": "slither", "ask": "actions"}),
        json!({"game": "slither", "board": "S0B", "ask": "actions"}),
    ]);
    assert_eq!(answers[0], json!({"perft": 10706}));
    assert!(is_error(&answers[1]), "Slither Stone has no single start");
    let start = common::printed(&["start", "slither"]);
    assert_eq!(answers[2]["position"].as_str(), Some(start.trim_end()));
}

#[test]
fn playing_nothing_gives_the_same_position() {
    let start = ask(&[json!({"game": "yoxii", "ask": "actions"})]);
    assert_eq!(ask(&[json!({"game": "yoxii", "ask": "play", "actions": []})]), start);
    assert_eq!(start[0]["actions"].as_array().map(Vec::len), Some(256));
}

#[test]
fn a_bad_request_is_answered_and_the_next_line_is_read() {
    let long = format!("{{\"game\":\"{}\"}}\n", "x".repeat(3_000_000));
    let bad: [&[u8]; 20] = [
        b"\n",
        b"hello\n",
        b"null\n",
        b"[]\n",
        b"{}\n",
        b"{\"game\":\"chess\",\"ask\":\"actions\"}\n",
        b"{\"game\":\"xok\"}\n",
        b"{\"game\":\"xok\",\"ask\":\"dance\"}\n",
        b"{\"game\":1,\"ask\":\"actions\"}\n",
        b"{\"game\":\"xok\",\"ask\":\"play\"}\n",
        b"{\"game\":\"xok\",\"ask\":\"play\",\"actions\":\"d3d4\"}\n",
        b"{\"game\":\"xok\",\"ask\":\"play\",\"actions\":[\"d3d4\",\"d3d4\"]}\n",
        b"{\"game\":\"xok\",\"ask\":\"perft\"}\n",
        b"{\"game\":\"xok\",\"ask\":\"perft\",\"depth\":-1}\n",
        b"{\"game\":\"xok\",\"ask\":\"perft\",\"depth\":1.5}\n",
        b"{\"game\":\"xok\",\"ask\":\"perft\",\"deph\":1}\n",
        b"{\"game\":\"xok\",\"ask\":\"actions\",\"board\":\"S0B\"}\n",
        b"{\"game\":\"slither\",\"ask\":\"actions\",\"board\":\"S0T\"}\n",
        b"\xff\xfe\n",
        long.as_bytes(),
    ];
    let good = b"{\"game\":\"xok\",\"ask\":\"perft\",\"depth\":1}\n";
    let input: Vec<u8> = bad.iter().flat_map(|line| [*line, good].concat()).collect();
    let answers = answers(&input);
    assert_eq!(answers.len(), 2 * bad.len());
    for (line, pair) in bad.iter().zip(answers.chunks(2)) {
        assert!(
            is_error(&pair[0]),
            "{} was answered by {}",
            String::from_utf8_lossy(&line[..20.min(line.len())]),
            pair[0]
        );
        assert_eq!(pair[1], json!({"perft": 71}));
    }
}

#[test]
fn a_last_line_without_an_end_is_answered() {
    assert_eq!(answers(b"{\"game\":\"xok\",\"ask\":\"perft\",\"depth\":1}"), [json!({"perft": 71})]);
    assert_eq!(answers(b""), [] as [Value; 0]);
}

#[test]
fn an_id_comes_back_and_the_best_turn_is_told() {
    let lines = answers(
        b"{\"id\":7,\"game\":\"xok\",\"ask\":\"perft\",\"depth\":1}\n\
          {\"id\":[\"a\"],\"game\":\"xok\",\"ask\":\"nonsense\"}\n\
          {\"id\":\"b\",\"game\":\"yoxii\",\"ask\":\"best\",\"level\":10,\"nodes\":500}\n",
    );
    assert_eq!(lines[0], json!({"id": 7, "perft": 71}));
    assert_eq!(lines[1]["id"], json!(["a"]));
    assert!(lines[1]["error"].is_string());
    let legal = common::printed(&["moves", "yoxii"]);
    let best = lines[2]["best"][0].as_str().expect("an action");
    assert!(legal.lines().any(|action| action == best), "{}", lines[2]);
    assert!(lines[2]["id"] == "b" && lines[2]["expected"].is_f64() && lines[2]["proven"].is_null());
}

#[test]
fn a_question_that_would_take_for_ever_is_refused() {
    for request in [
        json!({"game": "xok", "ask": "perft", "depth": 1001}),
        json!({"game": "xok", "ask": "best", "level": 11}),
        json!({"game": "xok", "ask": "best", "time": 999_999_999}),
        json!({"game": "xok", "ask": "best", "depth": 3}),
        json!({"game": "xok", "ask": "actions", "level": 3}),
    ] {
        let lines = answers(format!("{request}\n").as_bytes());
        assert!(lines[0]["error"].is_string(), "{request}: {}", lines[0]);
    }
}
