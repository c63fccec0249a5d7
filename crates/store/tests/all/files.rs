//! Files that are not as they should be.

use std::fs;

use crate::common::{append, create, event, log};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tessera_store::testing::Folder;
use tessera_store::{Counts, ErrorKind, Store};

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

#[tokio::test]
async fn who_only_reads_sees_what_a_server_writes_and_keeps_none_from_starting() {
    let folder = Folder::new("files").unwrap();
    let path = folder.file("tessera.db");
    assert_eq!(Store::read_sqlite(&path).await.unwrap_err().kind(), ErrorKind::NotOpened);
    let store = Store::open_sqlite(&path).await.unwrap();
    create(&store, "g").await;
    let reading = Store::read_sqlite(&path).await.unwrap();
    assert_eq!(reading.counts().await, Ok(Counts { games: 1, finished: 0, waiting: 1, events: 1 }));
    append(&store, event("g", 1, "c1")).await;
    let (row, events) = reading.row_and_log("g").await.unwrap().unwrap();
    assert_eq!((row.last_seq, events.len()), (1, 2));
    assert_eq!(reading.games_after("", 10).await.unwrap(), ["g"]);
    assert_eq!((reading.games_after("g", 10).await, reading.damage().await), (Ok(vec![]), Ok(vec![])));
    assert_eq!(reading.append(vec![event("g", 2, "c2")]).await.unwrap_err().kind(), ErrorKind::NotSaved);

    // As after a crash, with a log of SQLite that another program is reading.
    let crashed = Folder::new("crashed").unwrap();
    for name in ["tessera.db", "tessera.db-wal"] {
        fs::copy(folder.file(name), crashed.file(name)).unwrap();
    }
    store.close().await;
    let mut other = SqliteConnection::connect_with(
        &SqliteConnectOptions::new().filename(crashed.file("tessera.db")).read_only(true),
    )
    .await
    .unwrap();
    let mut open = other.begin().await.unwrap();
    sqlx::query("SELECT * FROM game").fetch_all(&mut *open).await.unwrap();
    let store = Store::open_sqlite(&crashed.file("tessera.db")).await.unwrap();
    assert_eq!(log(&store, "g").await.len(), 2);
    append(&store, event("g", 2, "c2")).await;
    open.rollback().await.unwrap();
    store.close().await;

    // A copy is a database of its own, and never replaces a file.
    let copy = folder.file("copy.db");
    reading.copy_to(&copy).await.unwrap();
    reading.close().await;
    let store = Store::open_sqlite(&copy).await.unwrap();
    assert_eq!(log(&store, "g").await.len(), 2);
    store.close().await;
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
