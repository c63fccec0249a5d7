//! `tessera jobs` and `tessera worker` with a NATS server, as a person asks for them.

use tessera_store::testing::Nats;

use crate::common::{complaint, printed, tessera};

#[test]
fn work_is_added_done_by_two_workers_and_collected_from_nats() {
    let Some(server) = Nats::start_with_streams() else { return };
    let address = server.address();
    let work = ["puzzles", "yoxii", "--count", "3", "--games", "30", "--per-job", "5"];
    let add = [&["jobs", "add", &address], &work[..]].concat();
    let collect = [&["jobs", "collect", &address], &work[..]].concat();
    assert_eq!(printed(&add), "6 jobs queued, 0 there already, 0 done\n");
    assert_eq!(complaint(&collect).1, "error: 6 of 6 jobs are not done yet\n");
    let workers = [0, 1].map(|_| tessera(&["worker", &address, "--once"]).spawn().unwrap());
    for mut worker in workers {
        assert!(worker.wait().unwrap().success());
    }
    assert_eq!(printed(&["jobs", "status", &address]), "0 waiting, 0 running, 6 done, 0 failed\n");
    assert_eq!(printed(&add), "0 jobs queued, 0 there already, 6 done\n");
    assert_eq!(printed(&collect), printed(&["puzzles", "make", "yoxii", "--count", "3"]));
}

#[test]
fn a_server_that_is_not_there_gets_a_sentence_without_its_password() {
    let (_, said) = complaint(&["jobs", "status", "nats://me:secret@127.0.0.1:1"]);
    assert!(said.contains("the NATS server at 127.0.0.1:1 cannot be used"), "{said}");
    assert!(!said.contains("secret"), "{said}");
}
