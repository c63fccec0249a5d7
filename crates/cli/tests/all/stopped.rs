//! Work that is stopped says so: in words, in JSON, and with an exit code of its own.

use std::process::{Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::common::{complaint, file, run, tessera};

/// Runs a command and sends it a signal every 50 ms from then on until it ends.
fn stopped(arguments: &[&str], after: Duration) -> Output {
    let child = tessera(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let pid = Pid::from_child(&child);
    let waiting = thread::spawn(move || child.wait_with_output());
    let begin = Instant::now();
    while !waiting.is_finished() {
        assert!(begin.elapsed() < Duration::from_mins(1), "{arguments:?} does not end");
        if begin.elapsed() >= after {
            let _ = kill_process(pid, Signal::INT);
        }
        thread::sleep(Duration::from_millis(50));
    }
    waiting.join().expect("no panic").expect("it ends")
}

#[test]
fn stopped_work_has_an_exit_code_of_its_own() {
    let path = |name: &str| file(&format!("stopped-{name}"));
    let (certificate, built, trials) = (path("xok.gz"), path("explorer.txt"), path("trials.jsonl"));
    let folder = path("lab");
    let players = ["level=10 nodes=20000 hash=1", "level=9 nodes=20000 hash=1"];
    for (arguments, said) in [
        (&["analyse", "yoxii", "--time", "1h"][..], "these are the best lines so far"),
        (&["solve", "xok", "--time", "1h"], "the value was not found"),
        (&["random", "slither", "--games", "1000000000"], "of 1000000000 games played"),
        (&["match", "xok", players[0], players[1], "--pairs", "5000"], "of 10000 games played"),
        (&["ladder", "xok", players[0], players[1], "--pairs", "5000"], "of 10000 games played"),
        (&["prove", "xok", "-o", &certificate, "--memory", "16"], "the value was not found"),
        (&["prove", "--endings", "xok"], "of free squares tried"),
        (&["puzzles", "make", "xok", "--count", "100000"], "of 100000 puzzles made"),
        (&["puzzles", "check", "--shipped", "trexo"], "of 1000 puzzles checked"),
        (&["explore", "build", "xok", "-o", &built], "the same command continues "),
        (&["boards", "--tried", "10000", "--trials", &trials], "of 10000 boards tried"),
        (&["lab", "generate", "xok", "--folder", &folder], "; the same command continues"),
    ] {
        let output = stopped(arguments, Duration::from_millis(1500));
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(4), "{arguments:?}: {complaint}");
        assert!(complaint.starts_with("stopped: ") && complaint.contains(said), "{arguments:?}: {complaint}");
    }
}

#[test]
fn json_says_that_work_was_stopped() {
    for arguments in [
        &["analyse", "yoxii", "--time", "1h", "--json"][..],
        &["solve", "xok", "--time", "1h", "--json"],
        &["random", "slither", "--games", "1000000000", "--json"],
        &["match", "xok", "level=10 time=1s", "level=10 time=1s", "--json"],
        &["prove", "xok", "-o", &file("stopped-json.gz"), "--memory", "16", "--json"],
    ] {
        let output = stopped(arguments, Duration::from_secs(1));
        let value: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(
            (output.status.code(), &value["stopped"]),
            (Some(4), &true.into()),
            "{arguments:?}: {value}"
        );
    }
}

#[test]
fn a_value_that_is_not_found_is_reported() {
    let path = file("unsolved-report.gz");
    let prove = ["prove", "xok", "-o", &path, "--seconds", "1", "--memory", "16"];
    assert_eq!(complaint(&prove), (Some(3), "not solved within 1 second\n".into()));
    let json = run(&[&prove[..], &["--json"]].concat());
    let value: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert!(value["value"].is_null() && value["stopped"] == false, "{value}");
    let (code, said) = complaint(&["prove", "--all", "--only", "nonsense", "-o", &file("nothing")]);
    assert!(code == Some(1) && said.contains("no solved board has such a name"), "{said}");
    let (code, said) = complaint(&["prove", "--endings", "trexo"]);
    assert!(code == Some(1) && said.contains("Trexo"), "{said}");
}
