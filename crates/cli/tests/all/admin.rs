//! `tessera admin`: the stored online games.

use std::fs;
use std::path::Path;

use tessera_store::Store;

use crate::common::{file, printed, run};
use crate::examples::frozen_games;

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

#[test]
fn a_log_that_breaks_the_rules_is_found() {
    let folder = games("admin-check");
    let path = Path::new(&folder).join("tessera.db");
    let mut bytes = fs::read(&path).unwrap();
    // The second turn of each game passes for another one.
    let ply = br#""t":"turn","ply":1,"#;
    while let Some(place) = bytes.windows(ply.len()).position(|window| window == ply) {
        bytes[place + ply.len() - 2] = b'3';
    }
    fs::write(&path, bytes).unwrap();
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
