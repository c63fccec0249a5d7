//! Workers in processes of their own, which can be killed. Such a process is the test again, in a role.

use std::env;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tessera_jobs::{Drill, Outcome, Queue, Status, Work, Worker, collect};
use tessera_search::Stop;

/// Where the other process finds its queue.
const PLACE: &str = "TESSERA_JOBS_PLACE";
/// How many jobs there are.
const JOBS: u32 = 200;
/// How many workers there are.
const WORKERS: usize = 3;
/// The most times that one of them is killed.
const MOST_KILLS: u32 = 40;
/// How long all of it may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// In the role of a worker, works for the queue at the place that it was given.
pub(crate) fn work_in_role(open: impl FnOnce(&str) -> Box<dyn Queue>) {
    let Ok(place) = env::var(PLACE) else { return };
    let queue = open(&place);
    Worker { queue: &*queue, threads: 1, once: false }.run(&Stop::new(), &|_| ()).unwrap();
}

/// A process that works until it is killed.
struct Process(Child);

impl Process {
    /// Starts the test `worker_process` of this file, in its role.
    fn start(place: &str) -> Self {
        let mut command = Command::new(env::current_exe().unwrap());
        command.args(["--exact", "worker_process", "--ignored"]).env(PLACE, place);
        Self(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap())
    }
}

impl Drop for Process {
    /// On Unix this is SIGKILL.
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// What a work comes to in one process.
pub(crate) fn in_one_process(work: &dyn Work) -> String {
    let done: Vec<String> =
        work.jobs().iter().map(|job| job.run(&Stop::new()).unwrap().expect("it is not stopped")).collect();
    work.assemble(&done).unwrap()
}

/// Kills workers at random moments until every job is done: none may be lost, none may count twice.
pub(crate) fn kill_workers(queue: &dyn Queue, place: &str) {
    let work = Drill { jobs: JOBS, millis: 60 };
    assert_eq!(queue.add(&work.jobs()).unwrap().queued, JOBS as usize);
    let mut workers: Vec<Process> = (0..WORKERS).map(|_| Process::start(place)).collect();
    let (start, mut kills, mut random) = (Instant::now(), 0, 1_u64);
    let status = loop {
        let status = queue.status().unwrap();
        if status.done >= JOBS as usize {
            break status;
        }
        assert!(start.elapsed() < PATIENCE, "{status:?} after {kills} kills");
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        thread::sleep(Duration::from_millis(100 + (random >> 33) % 200));
        if kills < MOST_KILLS {
            workers[(random >> 40) as usize % WORKERS] = Process::start(place);
            kills += 1;
        }
    };
    drop(workers);
    assert!(kills >= 10, "only {kills} kills: the test is blind");
    assert_eq!(status.done, JOBS as usize);
    assert_eq!(status.failed, 0);
    for job in work.jobs() {
        assert!(matches!(queue.outcome(job.id()), Ok(Some(Outcome::Done(_)))), "{job:?}");
    }
    let expected = in_one_process(&Drill { millis: 0, ..work });
    assert_eq!(collect(queue, &work).unwrap(), expected);
    assert_eq!(expected.lines().count(), JOBS as usize);
    // Jobs that were done and not yet acknowledged leave the queue without being done again.
    assert_eq!(queue.add(&work.jobs()).unwrap().done, JOBS as usize);
    let counts = Worker { queue, threads: 2, once: true }.run(&Stop::new(), &|_| ()).unwrap();
    assert_eq!((counts.done, counts.failed), (0, 0));
    assert_eq!(queue.status().unwrap(), Status { done: JOBS as usize, ..Status::default() });
}
