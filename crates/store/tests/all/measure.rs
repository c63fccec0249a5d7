//! How fast it is on this machine: `cargo test --package tessera-store --all-features --test all -- --ignored measure::
//! --nocapture --test-threads 1`

use std::fs::File;
use std::io::{Seek as _, Write as _};
use std::time::{Duration, Instant};

use crate::common::{append, create, event};
use tessera_store::testing::{Folder, Postgres};
use tessera_store::{Appended, Store};
use tokio::task::JoinSet;

/// How long each figure is measured.
const TIME: Duration = Duration::from_secs(5);

#[test]
#[ignore = "takes time, and shows figures only"]
fn synchronising() {
    let folder = Folder::new("measure").unwrap();
    for (name, file_size) in [("growing", 0), ("of 16 MB", 16 << 20)] {
        let mut file = File::create(folder.file("file")).unwrap();
        file.write_all(&vec![0; file_size]).unwrap();
        file.sync_all().unwrap();
        for call in ["fsync", "fdatasync"] {
            file.rewind().unwrap();
            let mut times = Vec::new();
            let start = Instant::now();
            while start.elapsed() < TIME / 2 {
                file.write_all(&[1; 4096 * 4]).unwrap();
                let before = Instant::now();
                if call == "fsync" { file.sync_all() } else { file.sync_data() }.unwrap();
                times.push(before.elapsed());
            }
            println!("{call} of 16 KiB in a file {name}: {}", figures(times));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes time, and shows figures only"]
async fn sqlite() {
    let folder = Folder::new("measure").unwrap();
    let store = Store::open_sqlite(&folder.file("tessera.db")).await.unwrap();
    measure("SQLite", &store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes time, and shows figures only"]
async fn postgres() {
    if let Some(server) = Postgres::shared() {
        let store = Store::open_postgres(&server.database().unwrap()).await.unwrap();
        measure("PostgreSQL", &store).await;
    }
}

async fn measure(name: &str, store: &Store) {
    for waiting in [1, 16, 64, 256] {
        let mut tasks = JoinSet::new();
        let start = Instant::now();
        for number in 0..waiting {
            let store = store.clone();
            tasks.spawn(async move {
                let game = format!("g{waiting}-{number}");
                create(&store, &game).await;
                let mut times = Vec::new();
                for seq in 1.. {
                    let before = Instant::now();
                    let appended = append(&store, event(&game, seq, &format!("command-{seq:08}"))).await;
                    assert_eq!(appended, Appended::Done);
                    times.push(before.elapsed());
                    if start.elapsed() > TIME {
                        break;
                    }
                }
                times
            });
        }
        let times: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
        println!("{name}, {waiting} waiting: {}", figures(times));
    }
    // As people play: at a pace, whatever the answers take.
    for pace in [500, 2_000] {
        let mut tasks = JoinSet::new();
        let start = Instant::now();
        for number in 0..pace * TIME.as_secs() {
            let due = start + Duration::from_secs(1) * number as u32 / pace as u32;
            tokio::time::sleep_until(due.into()).await;
            let (store, game) = (store.clone(), format!("p{pace}-{}", number % 1_000));
            let seq = (number / 1_000) as u32;
            tasks.spawn(async move {
                let before = Instant::now();
                if seq == 0 {
                    create(&store, &game).await;
                } else {
                    let event = event(&game, seq, &format!("command-{seq:08}"));
                    assert_eq!(append(&store, event).await, Appended::Done);
                }
                before.elapsed()
            });
        }
        let times = tasks.join_all().await;
        println!("{name}, {pace} a second: {}", figures(times));
    }
}

fn figures(mut times: Vec<Duration>) -> String {
    times.sort();
    let count = times.len();
    let place = |share: usize| times[(count * share / 1_000).min(count - 1)].as_secs_f64() * 1_000.0;
    let (middle, late, latest) = (place(500), place(990), place(1_000));
    format!("{count} times, p50 {middle:.1} ms, p99 {late:.1} ms, at most {latest:.1} ms")
}
