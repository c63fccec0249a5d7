//! Online games under load and faults, with real processes: the server keeps its promises, and the checker finds every
//! planted bug.

use std::path::{Path, PathBuf};
use std::time::Duration;

use tessera_store::planted::PlantedBug;
use tessera_store::testing::{Folder, missing};
use tessera_storm::check::{self, Promise, Report};
use tessera_storm::{Faults, Fleet, Mischief, Options, Outcome, Settings, Storm, Summary};
use tokio::time::{Instant, sleep};

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_tessera"))
}

/// The folder for the histories of broken promises.
fn keep() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("storm")
}

fn options(fleet: &Fleet) -> Options {
    Options {
        games: 16,
        watchers: 8,
        rate: 80.0,
        max_plies: 30,
        history: Some(fleet.file("history.jsonl")),
        ..Options::new(fleet.addresses())
    }
}

/// Ends a storm and checks its history.
async fn finish(storm: Storm, mut fleet: Fleet) -> (Summary, Report) {
    let summary = storm.end().await.unwrap();
    let store = fleet.stop_and_open().await.unwrap();
    let report = check::check_file(&fleet.file("history.jsonl"), &store).await.unwrap();
    store.close().await;
    eprintln!("{summary}\n{report}");
    (summary, report)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_all_kinds_are_played_and_everything_fits() {
    let fleet = Fleet::start(Settings::sqlite(program())).await.unwrap();
    let storm = Storm::begin(&options(&fleet)).unwrap();
    sleep(Duration::from_secs(5)).await;
    let (summary, report) = finish(storm, fleet).await;
    assert_eq!(report.violations, []);
    assert!(summary.turns > 100 && summary.games >= 16 && summary.unknown == 0, "{summary}");
    assert!(report.seen > 3 * 100 && report.events > 100, "{report}");
}

/// Waits until the clients have played this many turns more. A busy machine needs longer, but at most 30 seconds.
async fn play(storm: &Storm, count: u64) {
    let (end, turns) = (Instant::now() + Duration::from_secs(30), storm.turns() + count);
    while storm.turns() < turns && Instant::now() < end {
        sleep(Duration::from_millis(50)).await;
    }
}

/// Runs a storm against a faulty server. Returns the broken promises that the checker finds.
async fn broken_promises(settings: Settings) -> Vec<Promise> {
    let mut fleet = Fleet::start(settings).await.unwrap();
    let storm = Storm::begin(&Options { games: 32, ..options(&fleet) }).unwrap();
    play(&storm, 150).await;
    storm.set_mischief(Mischief::Duplicate);
    sleep(Duration::from_secs(1)).await;
    storm.set_mischief(Mischief::None);
    fleet.kill(0).await.unwrap();
    let from = tessera_storm::unix_now();
    sleep(Duration::from_millis(3_800)).await;
    let to = tessera_storm::unix_now();
    fleet.start_node(0).await.unwrap();
    storm.note_fault("kill -9", from, to, true);
    // Some of the clients repeat a command from before the restart.
    storm.set_mischief(Mischief::Reorder);
    play(&storm, 150).await;
    let (_, report) = finish(storm, fleet).await;
    let mut promises: Vec<Promise> = report.violations.iter().map(|violation| violation.promise).collect();
    promises.sort();
    promises.dedup();
    for violation in report.violations.iter().take(3) {
        eprintln!("{violation}");
    }
    promises
}

/// The proof of the checker: it finds each planted bug, and nothing in a correct server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_checker_finds_every_planted_bug() {
    let correct = || Settings::sqlite(program());
    let with = |bug: PlantedBug| Settings { planted_bug: Some(bug.name().to_owned()), ..correct() };
    let (none, early, commands, credit, skip) = tokio::join!(
        broken_promises(correct()),
        broken_promises(with(PlantedBug::AcknowledgeEarly)),
        broken_promises(with(PlantedBug::ForgetCommands)),
        broken_promises(with(PlantedBug::LostCredit)),
        broken_promises(Settings { skips_on_resume: true, ..correct() }),
    );
    assert_eq!(none, []);
    assert!(early.contains(&Promise::Acknowledged), "{early:?}");
    assert_eq!(commands, [Promise::Refused]);
    assert_eq!(credit, [Promise::Fairness]);
    assert_eq!(skip, [Promise::Streams]);
}

fn assert_kept(outcome: &Outcome, count: usize) {
    eprintln!("{}\n{}", outcome.summary, outcome.report);
    assert_eq!(outcome.report.violations, []);
    assert_eq!(outcome.faults.len(), count, "{:?}", outcome.faults);
    assert!(outcome.summary.turns > 100, "{}", outcome.summary);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_node_keeps_its_promises_through_fifteen_faults() {
    if !Settings::can_jump() {
        missing("faketime (on Debian: apt-get install faketime)");
    }
    let settings = Settings { jumps: Settings::can_jump(), ..Settings::sqlite(program()) };
    let fleet = Fleet::start(settings).await.unwrap();
    let faults = Faults::new(2, 15, Duration::from_secs(150));
    assert_kept(&faults.run(fleet, &keep()).await.unwrap(), 15);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_keep_their_promises_through_fifteen_faults() {
    let Some(settings) = Settings::postgres(program()) else { return };
    let fleet = Fleet::start(settings).await.unwrap();
    let faults = Faults::new(1, 15, Duration::from_secs(150));
    assert_kept(&faults.run(fleet, &keep()).await.unwrap(), 15);
}

/// 300 simultaneous watchers cause few presence updates.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn simultaneous_watchers_cause_few_presence_updates() {
    const WATCHERS: u32 = 300;
    let fleet = Fleet::start(Settings::sqlite(program())).await.unwrap();
    let mut storm = Storm::begin(&Options { games: 0, ..Options::new(fleet.addresses()) }).unwrap();
    let games = storm.make_games(1).await;
    storm.add_watchers(&games[0], WATCHERS);
    while storm.open() < u64::from(WATCHERS) {
        sleep(Duration::from_millis(10)).await;
    }
    sleep(Duration::from_secs(1)).await;
    let each = storm.messages() / u64::from(WATCHERS);
    storm.end().await.unwrap();
    assert!((3..25).contains(&each), "{each} messages for each");
}

/// `tessera storm` as in its help: play, end the server, check.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_command_plays_and_checks() {
    let folder = Folder::new("storm-command").unwrap();
    let history = folder.file("history.jsonl");
    let mut fleet = Fleet::start(Settings::sqlite(program())).await.unwrap();
    let url = format!("http://{}/", fleet.addresses()[0]);
    let run = |arguments: &[&str]| {
        let mut command = std::process::Command::new(program());
        let output = command.arg("storm").args(arguments).output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let history = history.to_str().unwrap();
    let (code, said, errors) =
        run(&["--url", &url, "--games", "4", "--watchers", "2", "--seconds", "2", "--history", history]);
    assert_eq!((code, &*errors), (Some(0), ""), "{said}");
    assert!(said.contains(" turns in 2.") && said.contains("p99"), "{said}");
    fleet.terminate(0).await.unwrap();
    let data = fleet.file("").to_str().unwrap().to_owned();
    let (code, said, _) = run(&["--check", history, "--data", &data]);
    assert!(code == Some(0) && said.contains("no violation"), "{said}");
    // The server is down.
    let (code, _, errors) = run(&["--url", &url, "--seconds", "1", "--games", "1"]);
    assert!(code == Some(1) && errors.contains("is there a server at"), "{errors}");
    let (code, _, errors) = run(&["--url", "nowhere", "--seconds", "1"]);
    assert!(code == Some(1) && errors.contains("nowhere is not the address of a server"), "{errors}");
}
