//! `tessera admin`: the stored online games.

use std::fs;
use std::path::Path;

use serde_json::json;
use tessera_store::Store;
use tessera_store::testing::Postgres;

use crate::common::{file, printed, run};
use crate::examples::frozen_games;
use crate::nodes::play::{ALICE, BOB, Client, begun, some_turn, start};
use crate::nodes::{Process, http, wait_until_ready};

/// A folder with the games of an earlier version.
fn games(name: &str) -> String {
    let folder = file(name);
    let _ = fs::remove_dir_all(&folder);
    frozen_games(Path::new(&folder));
    folder
}

#[test]
fn a_backup_is_made_beside_a_running_server_and_can_be_served() {
    let (folder, copy) = (games("admin-backup"), file("admin-backup.db"));
    let _ = fs::remove_file(&copy);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = runtime.block_on(Store::open_sqlite(&Path::new(&folder).join("tessera.db"))).unwrap();
    let wanted = printed(&["admin", "backup", "--data", &folder, &copy, "--dry-run"]);
    assert_eq!(wanted, format!("11 games with 54 events would be copied to {copy}\n"));
    assert!(!Path::new(&copy).exists());
    let done = printed(&["admin", "backup", "--data", &folder, &copy]);
    assert_eq!(done, format!("11 games with 54 events copied to {copy}, 11 of them replayed\n"));
    let again = run(&["admin", "backup", "--data", &folder, &copy]);
    assert!(!again.status.success(), "a backup is not overwritten");
    let read = runtime.block_on(async {
        let restored = Store::open_sqlite(Path::new(&copy)).await.unwrap();
        let (ours, theirs) = (server.games_after("", 100).await, restored.games_after("", 100).await);
        server.close().await;
        restored.close().await;
        (ours.unwrap(), theirs.unwrap())
    });
    assert_eq!(read.0, read.1);
    assert_eq!(printed(&["admin", "check", "--data", &folder]), "11 games with 54 events checked\n");
}

/// Makes the second turn of each game pass for another one.
fn spoil(path: &Path) {
    let mut bytes = fs::read(path).unwrap();
    let ply = br#""t":"turn","ply":1,"#;
    while let Some(place) = bytes.windows(ply.len()).position(|window| window == ply) {
        bytes[place + ply.len() - 2] = b'3';
    }
    fs::write(path, bytes).unwrap();
}

#[test]
fn a_log_that_breaks_the_rules_is_found() {
    let folder = games("admin-check");
    spoil(&Path::new(&folder).join("tessera.db"));
    let output = run(&["admin", "check", "--data", &folder]);
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("problems found") && complaint.contains("cannot follow"), "{complaint}");
}

#[test]
fn a_folder_without_games_is_said_to_have_none() {
    let folder = file("admin-nothing");
    let output = run(&["admin", "status", "--data", &folder]);
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("there is no database"), "{complaint}");
}

#[test]
fn games_are_listed_by_state_kind_and_day() {
    let folder = games("admin-games");
    let listed = |filter: &[&str]| {
        let text = printed(&[&["admin", "games", "--data", &folder], filter].concat());
        text.lines().map(|line| line[..12].to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(listed(&[]).len(), 11);
    assert_eq!(listed(&["--state", "waiting"]), ["bfm4nq9vwsp2", "r6v3ch9pfphf"]);
    assert_eq!(listed(&["--state", "finished", "--game", "yoxii"]), ["scaffutrwgzf"]);
    assert_eq!(listed(&["--state", "running"]).len(), 7);
    // All games are of one day.
    assert_eq!(listed(&["--since", "2026-11-18", "--until", "2026-11-18"]).len(), 11);
    assert_eq!(listed(&["--since", "2026-11-19"]).len() + listed(&["--until", "2026-11-17"]).len(), 0);
    for (wrong, complaint) in [
        (&["--since", "2026-02-30"][..], "a day looks like 2026-11-30"),
        (&["zzzzzzzzzzzz"], "there is no game zzzzzzzzzzzz"),
        (&["8w5r4pfd5b32", "--state", "running"], "cannot be used with"),
    ] {
        let output = run(&[&["admin", "games", "--data", &folder], wrong].concat());
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && text.contains(complaint), "{text}");
    }
}

#[test]
fn games_are_exported_as_records_and_as_logs() {
    let folder = games("admin-export");
    let export = |options: &[&str]| printed(&[&["admin", "games", "--data", &folder], options].concat());
    let records = file("admin-export.tgn");
    fs::write(&records, export(&["--to", "tgn"])).unwrap();
    assert_eq!(printed(&["record", "check", &records]), "11 games, all good\n");
    let yoxii = export(&["e9ajgcgppexn", "--to", "tgn"]);
    assert!(yoxii.contains("[TimeControl \"600+5\"]") && yoxii.contains("[Result \"*\"]"), "{yoxii}");
    assert!(yoxii.trim_end().ends_with("1. c4-d5=1 b5-c4=1 2. b6-a5=3 c6-c7=4 3. b5-b4=3 *"), "{yoxii}");
    // Turns that were taken back are in the log only.
    let (record, log) = (export(&["zfxpcu946mwy", "--to", "tgn"]), export(&["zfxpcu946mwy", "--to", "log"]));
    assert!(!record.contains("#d2") && record.contains("#e6 ~1t>s"), "{record}");
    let events: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(events.len(), 9);
    assert_eq!(
        events[7],
        serde_json::json!({"game": "zfxpcu946mwy", "seq": 7, "command": "frozen-command-6", "seat": "second",
            "at": 1_795_016_362_964_i64, "d": {"v": 1, "t": "takeback-grant", "to": 2, "clock": null}})
    );
    assert_eq!(export(&["--to", "log"]).lines().count(), 54);
}

#[test]
fn a_damaged_game_does_not_hide_the_others() {
    let folder = games("admin-games-damaged");
    let path = Path::new(&folder).join("tessera.db");
    let mut bytes = fs::read(&path).unwrap();
    // The first turn of one game becomes an impossible one.
    let turn = br#""d":["Sb4w"]"#;
    while let Some(place) = bytes.windows(turn.len()).position(|window| window == turn) {
        bytes[place + 6..place + 10].copy_from_slice(b"Sa1w");
    }
    fs::write(&path, bytes).unwrap();
    let output = run(&["admin", "games", "--data", &folder]);
    assert_eq!(output.status.code(), Some(1));
    let (listed, complaint) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(listed.lines().count(), 10);
    assert!(
        complaint.contains("8w5r4pfd5b32: event 3") && complaint.contains("1 game cannot be read"),
        "{complaint}"
    );
}

/// The complaint of a run that must fail.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_finished_game_is_deleted_once_the_server_is_stopped() {
    let folder = games("admin-delete");
    let delete = ["admin", "delete", "--data", &folder, "--why", "asked for"];
    let with = |rest: &[&'static str]| [&delete, rest].concat();
    let would = printed(&with(&["8w5r4pfd5b32", "--dry-run"]));
    assert_eq!(would, "the game 8w5r4pfd5b32 with 5 events would be deleted\n");
    assert!(refused(&with(&["uc39p4jfzsza", "--yes"])).contains("is not over"));
    assert!(refused(&with(&["zzzzzzzzzzzz", "--yes"])).contains("there is no game"));
    // Without a terminal there is no question.
    assert!(refused(&with(&["8w5r4pfd5b32"])).contains("--yes"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = runtime.block_on(Store::open_sqlite(&Path::new(&folder).join("tessera.db"))).unwrap();
    assert!(refused(&with(&["8w5r4pfd5b32", "--yes"])).contains("another process has the database"));
    runtime.block_on(server.close());
    let json = printed(&with(&["8w5r4pfd5b32", "--yes", "--json"]));
    let deleted: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&deleted["events"], &deleted["deleted"]), (&5.into(), &true.into()));
    // No remains are left in the file, such as a turn that no other game has.
    let bytes = fs::read(Path::new(&folder).join("tessera.db")).unwrap();
    assert!(!bytes.windows(6).any(|window| window == br#""Sb4w""#));
    let gone = refused(&["admin", "games", "--data", &folder, "8w5r4pfd5b32"]);
    assert!(gone.contains("was removed on") && gone.contains("asked for"), "{gone}");
    assert!(refused(&with(&["8w5r4pfd5b32", "--yes"])).contains("was removed on"));
    assert_eq!(printed(&["admin", "check", "--data", &folder]), "10 games with 49 events checked\n");
    let server = Process::start(&["--data", &folder]);
    wait_until_ready(server.address, true);
    for (id, status) in [("8w5r4pfd5b32", 410), ("scaffutrwgzf", 200)] {
        assert_eq!(http::get(server.address, &format!("/api/games/{id}")).status, status);
    }
}

#[test]
fn a_game_in_postgresql_is_deleted_beside_its_servers_and_their_sockets_are_closed() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    let server = Process::start(&["--database", &database]);
    let (id, [mut alice, mut bob], _) = begun([server.address; 2], 600_000);
    let delete = ["admin", "delete", "--database", &database, &id, "--why", "asked for", "--yes"];
    assert!(refused(&delete).contains("is not over"));
    assert_eq!(alice.ask(&json!({"t": "resign", "c": "resigned"}))["t"], "ack");
    printed(&delete);
    for client in [&mut alice, &mut bob] {
        while client.next().is_some() {}
        assert_eq!(client.code, Some(4001));
    }
    assert_eq!(http::get(server.address, &format!("/api/games/{id}")).status, 410);
}

#[test]
fn a_game_is_aborted_until_both_have_played_and_then_resigned() {
    let folder = games("admin-end");
    let end = |rest: &[&'static str]| [&["admin", "end", "--data", &folder], rest].concat();
    let aborted = "the game bfm4nq9vwsp2 would be aborted, without a result\n";
    assert_eq!(printed(&end(&["bfm4nq9vwsp2", "--dry-run"])), aborted);
    assert!(refused(&end(&["bfm4nq9vwsp2", "--seat", "first", "--yes"])).contains("leave out --seat"));
    printed(&end(&["bfm4nq9vwsp2", "--yes"]));
    assert!(refused(&end(&["bfm4nq9vwsp2", "--yes"])).contains("is over"));
    assert!(refused(&end(&["e9ajgcgppexn", "--yes"])).contains("--seat says who resigns"));
    let resigned = printed(&end(&["e9ajgcgppexn", "--seat", "second", "--yes"]));
    assert_eq!(resigned, "the game e9ajgcgppexn is resigned by the second player\n");
    let listed = |id: &str| printed(&["admin", "games", "--data", &folder, id]);
    assert!(listed("bfm4nq9vwsp2").contains("no result, aborted"));
    assert!(listed("e9ajgcgppexn").contains("first, resigned"));
    let log = printed(&["admin", "games", "--data", &folder, "e9ajgcgppexn", "--to", "log"]);
    assert!(log.lines().last().unwrap().contains(r#""command":"server-ended","seat":"second""#), "{log}");
    assert_eq!(printed(&["admin", "check", "--data", &folder]), "11 games with 56 events checked\n");
}

#[test]
fn players_see_at_once_that_the_operator_has_ended_their_game() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    let server = Process::start(&["--database", &database]);
    let (id, [mut alice, bob], _) = begun([server.address; 2], 600_000);
    drop(bob);
    printed(&["admin", "end", "--database", &database, &id, "--seat", "second", "--yes"]);
    alice.wait(|message| message["d"]["t"] == "resign" && message["seat"] == "second");
}

#[test]
fn a_backup_is_restored_to_an_empty_folder_and_its_games_go_on() {
    let (folder, copy, target) = (games("admin-restore"), file("admin-restore.db"), file("admin-restored"));
    let _ = fs::remove_file(&copy);
    let _ = fs::remove_dir_all(&target);
    printed(&["admin", "delete", "--data", &folder, "8w5r4pfd5b32", "--why", "asked for", "--yes"]);
    printed(&["admin", "backup", "--data", &folder, &copy]);
    let restore = ["admin", "restore", "--data", &target, &copy];
    let would = printed(&[&restore[..], &["--dry-run"]].concat());
    assert_eq!(would, format!("10 games with 49 events would be restored to {target}/tessera.db\n"));
    assert!(!Path::new(&target).exists());
    assert_eq!(printed(&restore), format!("10 games with 49 events restored to {target}/tessera.db\n"));
    for refused_run in [&restore[..], &[&restore[..], &["--dry-run"]].concat()] {
        assert!(refused(refused_run).contains("it is there already"));
    }
    let logs = |folder: &str| printed(&["admin", "games", "--data", folder, "--to", "log"]);
    assert_eq!(logs(&target), logs(&folder));

    let server = Process::start(&["--data", &target]);
    wait_until_ready(server.address, true);
    assert!(refused(&restore).contains("another process has the database"));
    assert_eq!(http::get(server.address, "/api/games/8w5r4pfd5b32").status, 410);
    // The player to move had minutes left, and gets the time since the backup back.
    let mut players = [ALICE, BOB].map(|secret| Client::sit(server.address, "e9ajgcgppexn", secret));
    for player in &mut players {
        player.wait_for(8);
    }
    let log = &players[0].log;
    assert_eq!(log[7]["d"]["t"], "credit");
    let mut position = start(log);
    let turns: Vec<_> = log.iter().filter(|event| event["d"]["t"] == "turn").collect();
    for action in turns.iter().flat_map(|turn| turn["d"]["d"].as_array().unwrap()) {
        position.play_text(action.as_str().unwrap()).unwrap();
    }
    let (ply, mover) = (turns.len(), position.to_move().index());
    let turn = some_turn(&mut position);
    assert_eq!(players[mover].turn("command-later", ply, &turn)["t"], "ack");
}

#[test]
fn nothing_is_restored_from_a_damaged_backup() {
    let (folder, target) = (games("admin-restore-damaged"), file("admin-restored-damaged"));
    let _ = fs::remove_dir_all(&target);
    let backup = Path::new(&folder).join("tessera.db");
    let restore = ["admin", "restore", "--data", &target, backup.to_str().unwrap()];
    spoil(&backup);
    let complaint = refused(&restore);
    assert!(complaint.contains("nothing is restored") && complaint.contains("cannot follow"), "{complaint}");
    // Only a part of the file.
    let bytes = fs::read(&backup).unwrap();
    fs::write(&backup, &bytes[..bytes.len() / 2]).unwrap();
    let complaint = refused(&restore);
    assert!(complaint.contains("nothing is restored: the database is damaged"), "{complaint}");
    assert!(!Path::new(&target).exists());
}
