//! Files that are not as they should be.

use std::fs;

use crate::common::{append, create, event, log};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tessera_store::testing::Folder;
use tessera_store::{ErrorKind, Store};

async fn refusal(path: &std::path::Path) -> (ErrorKind, String) {
    let error = Store::open_sqlite(path).await.expect_err("refused");
    (error.kind(), error.to_string())
}

#[tokio::test]
async fn what_is_no_database_is_left_alone() {
    let folder = Folder::new("files").unwrap();
    let path = folder.file("tessera.db");
    let text = "This is a letter to a friend, and no database.\n".repeat(100);
    fs::write(&path, &text).unwrap();
    let (kind, message) = refusal(&path).await;
    assert_eq!(kind, ErrorKind::Damaged);
    assert_eq!(message, "the database is damaged: file is not a database");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[tokio::test]
async fn the_database_of_another_program_is_left_alone() {
    let folder = Folder::new("files").unwrap();
    let path = folder.file("tessera.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("CREATE TABLE letter (text TEXT)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let (kind, message) = refusal(&path).await;
    assert_eq!(kind, ErrorKind::Damaged);
    assert_eq!(message, format!("{} is not a database of Tessera", path.display()));
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let folder = Folder::new("files").unwrap();
    let path = folder.file("tessera.db");
    let store = Store::open_sqlite(&path).await.unwrap();
    create(&store, "g").await;
    store.close().await;
    let options = SqliteConnectOptions::new().filename(&path);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("INSERT INTO _sqlx_migrations SELECT 99, 'later', installed_on, success, checksum, 0 FROM _sqlx_migrations LIMIT 1")
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let (kind, message) = refusal(&path).await;
    assert_eq!(kind, ErrorKind::TooNew);
    assert_eq!(message, "the database was made by a newer version of this program");
}

#[tokio::test]
async fn damage_is_told_and_not_read() {
    let folder = Folder::new("files").unwrap();
    let path = folder.file("tessera.db");
    let store = Store::open_sqlite(&path).await.unwrap();
    create(&store, "g").await;
    for seq in 1..200 {
        append(&store, event("g", seq, &format!("c{seq}"))).await;
    }
    store.close().await;
    // The pages of the log hold the bodies.
    let mut bytes = fs::read(&path).unwrap();
    let body = bytes.windows(8).rposition(|window| window == b"\"t\":\"tur").unwrap();
    let page = body / 4_096 * 4_096;
    bytes[page..page + 4_096].fill(0xff);
    fs::write(&path, &bytes).unwrap();
    let store = Store::open_sqlite(&path).await.unwrap();
    let error = store.read("g", None).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Damaged);
    assert_eq!(error.to_string(), "the database is damaged: database disk image is malformed");
    store.close().await;
}

#[tokio::test]
async fn a_gap_in_a_log_is_damage() {
    let folder = Folder::new("files").unwrap();
    let path = folder.file("tessera.db");
    let store = Store::open_sqlite(&path).await.unwrap();
    create(&store, "g").await;
    for seq in 1..=3 {
        append(&store, event("g", seq, &format!("c{seq}"))).await;
    }
    store.close().await;
    let mut connection =
        SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&path)).await.unwrap();
    for sql in ["DROP TRIGGER event_not_deleted", "DELETE FROM event WHERE seq = 2"] {
        sqlx::query(sql).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let store = Store::open_sqlite(&path).await.unwrap();
    let error = store.read("g", None).await.unwrap_err();
    assert_eq!(error.to_string(), "the database is damaged: event 2 of a game is missing");
    assert_eq!(store.read("g", Some(1)).await.unwrap_err().kind(), ErrorKind::Damaged);
    assert_eq!(store.read("g", Some(2)).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_folder_that_is_missing_is_told() {
    let folder = Folder::new("files").unwrap();
    let (kind, message) = refusal(&folder.file("none").join("tessera.db")).await;
    assert_eq!(kind, ErrorKind::NotOpened);
    assert!(
        message.ends_with("tessera.db.lock could not be opened: No such file or directory (os error 2)"),
        "{message}"
    );
}

/// The log of SQLite is copied back into the database while the server runs, or it would grow without limit.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_write_ahead_log_stays_short() {
    let folder = Folder::new("files").unwrap();
    let path = folder.file("tessera.db");
    let store = Store::open_sqlite(&path).await.unwrap();
    create(&store, "g").await;
    let start = std::time::Instant::now();
    let (mut seq, mut longest) = (1, 0);
    while start.elapsed().as_secs() < 4 {
        let mut event = event("g", seq, &format!("c{seq}"));
        event.body = "x".repeat(60_000);
        append(&store, event).await;
        seq += 1;
        longest = longest.max(fs::metadata(folder.file("tessera.db-wal")).unwrap().len());
    }
    let written = u64::from(seq) * 60_000;
    eprintln!("{} MB written, the log had at most {} MB", written >> 20, longest >> 20);
    assert!(longest < written / 2 || longest < 64 << 20, "{longest} of {written}");
    assert_eq!(log(&store, "g").await.len() as u32, seq);
    store.close().await;
    assert!(!folder.file("tessera.db-wal").exists());
}
