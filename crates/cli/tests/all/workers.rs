//! `tessera jobs` and `tessera worker` with a folder, as a person asks for them.

use std::fs;

use tessera_store::testing::Folder;

use crate::common::{complaint, printed};

#[test]
fn work_is_added_done_and_collected_from_a_folder() {
    let folder = Folder::new("cli-workers").unwrap();
    let path = |name: &str| folder.file(name).to_str().unwrap().to_owned();
    let (queue, file, one) = (path("queue"), path("jobs.jsonl"), path("one.jsonl"));
    let place = ["--folder", &queue];
    let work = ["puzzles", "yoxii", "--count", "3", "--games", "30"];
    let add = [&["jobs", "add"], &place[..], &work[..]].concat();
    let collect = [&["jobs", "collect"], &place[..], &["-o", &file], &work[..]].concat();
    assert_eq!(printed(&add), "3 jobs queued, 0 there already, 0 done\n");
    assert_eq!(printed(&add), "0 jobs queued, 3 there already, 0 done\n");
    assert_eq!(complaint(&collect).1, "error: 3 of 3 jobs are not done yet\n");
    assert_eq!(printed(&["jobs", "status", "--folder", &queue]), "3 waiting, 0 running, 0 done, 0 failed\n");
    let json = printed(&["jobs", "status", "--folder", &queue, "--json"]);
    assert_eq!(json, "{\"waiting\":3,\"running\":0,\"done\":0,\"failed\":0}\n");
    assert_eq!(printed(&["worker", "--folder", &queue, "--threads", "2", "--once"]), "3 jobs done\n");
    assert_eq!(printed(&add), "0 jobs queued, 0 there already, 3 done\n");
    assert_eq!(printed(&collect), format!("{file}: 3 lines\n"));
    printed(&["puzzles", "make", "yoxii", "--count", "3", "-o", &one]);
    assert_eq!(fs::read(&file).unwrap(), fs::read(&one).unwrap());
}

#[test]
fn explorers_and_certificates_are_collected_from_a_folder() {
    let folder = Folder::new("cli-kinds").unwrap();
    let path = |name: &str| folder.file(name).to_str().unwrap().to_owned();
    let (queue, file, one) = (path("queue"), path("jobs.txt"), path("one.txt"));
    let wanted = ["yoxii", "--nodes", "20", "--games", "4", "--play", "20"];
    let add = [&["jobs", "add", "--folder", &queue, "explorer"], &wanted[..], &["--per-job", "100"]].concat();
    let collect =
        [&["jobs", "collect", "--folder", &queue, "-o", &file, "explorer"], &wanted[..], &["--each", "100"]]
            .concat();
    while !printed(&add).starts_with("0 jobs queued") {
        printed(&["worker", "--folder", &queue, "--threads", "2", "--once"]);
    }
    printed(&collect);
    printed(&[&["explore", "build"], &wanted[..], &["-o", &one]].concat());
    assert!(fs::read(&file).unwrap() == fs::read(&one).unwrap());

    let (queue, certificates) = (path("boards"), path("certificates"));
    let proofs = ["proofs", "trexo-line3-3x3", "--memory", "16"];
    printed(&[&["jobs", "add", "--folder", &queue], &proofs[..]].concat());
    let (_, said) = complaint(&[&["jobs", "collect", "--folder", &queue], &proofs[..]].concat());
    assert!(said.contains("trexo-line3-3x3.gz: 1 of 1 jobs are not done yet"), "{said}");
    printed(&["worker", "--folder", &queue, "--once"]);
    printed(&[&["jobs", "collect", "--folder", &queue, "-o", &certificates], &proofs[..]].concat());
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../proofs/certificates/trexo-line3-3x3.gz");
    let made = format!("{certificates}/trexo-line3-3x3.gz");
    assert!(fs::read(&made).unwrap() == fs::read(shipped).unwrap());
    let (_, said) = complaint(&["jobs", "add", "--folder", &queue, "proofs", "chess"]);
    assert!(said.contains("no solved board has such a name"), "{said}");
}

#[test]
fn bad_usage_gets_a_sentence() {
    let folder = Folder::new("cli-no-workers").unwrap();
    let place = folder.path().to_str().unwrap();
    let (_, said) = complaint(&["worker", "--folder", place]);
    assert!(said.contains("there are no jobs in ") && said.contains("`tessera jobs add`"), "{said}");
    let (_, said) = complaint(&["worker"]);
    assert!(said.contains("--folder"), "{said}");
    let (_, said) = complaint(&["worker", "queue.example.org"]);
    assert!(said.contains("an address begins with nats://"), "{said}");
    let (_, said) = complaint(&["worker", "--folder", place, "--share", "3/2"]);
    assert!(said.contains("a share is such as 1/2"), "{said}");
}
