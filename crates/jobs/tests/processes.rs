//! Workers of a folder are killed at any time.

mod common;

use std::path::Path;

use tessera_jobs::Folder;
use tessera_store::testing;

#[test]
#[ignore = "is started by other tests"]
fn worker_process() {
    common::work_in_role(|place| Box::new(Folder::open(Path::new(place)).unwrap()));
}

#[test]
fn killed_workers_of_a_folder_lose_no_job_and_count_none_twice() {
    let folder = testing::Folder::new("killed").unwrap();
    let queue = Folder::make(folder.path()).unwrap();
    common::kill_workers(&queue, folder.path().to_str().unwrap());
}
