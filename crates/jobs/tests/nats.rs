//! Jobs in NATS JetStream, with a real server.

mod common;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use async_nats::HeaderMap;
use tessera_jobs::{
    Added, Drill, Event, JobCounts, NatsQueue, Outcome, Queue, Status, Taken, Work, Worker, collect,
};
use tessera_search::Stop;
use tessera_store::testing::Nats;

const DRILL: Drill = Drill { jobs: 6, millis: 0 };

#[test]
#[ignore = "is started by other tests"]
fn worker_process() {
    common::work_in_role(|place| Box::new(NatsQueue::connect_patiently(place).unwrap()));
}

#[test]
fn killed_workers_lose_no_job_and_count_none_twice() {
    let Some(server) = Nats::start_with_streams() else { return };
    let queue = NatsQueue::connect(&server.address()).unwrap();
    common::kill_workers(&queue, &server.address());
}

fn work(queue: &dyn Queue) -> (JobCounts, Vec<String>) {
    let said = Mutex::new(Vec::new());
    let tell = |event: Event<'_>| {
        if let Event::Damaged(error) = event {
            said.lock().unwrap().push(error.to_string());
        }
    };
    let counts = Worker { queue, threads: 2, once: true }.run(&Stop::new(), &tell).unwrap();
    (counts, said.into_inner().unwrap())
}

/// Publishes what no worker has written.
fn publish(server: &Nats, subject: &str, payload: &str, pieces: Option<&str>) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let client = async_nats::connect(server.address()).await.unwrap();
        let mut headers = HeaderMap::new();
        if let Some(pieces) = pieces {
            headers.insert("Tessera-Pieces", pieces);
        }
        let context = async_nats::jetstream::new(client);
        let sent = context.publish_with_headers(subject.to_owned(), headers, payload.to_owned().into());
        sent.await.unwrap().await.unwrap();
    });
}

#[test]
fn adding_twice_changes_nothing_and_damage_is_told_and_mended() {
    let Some(server) = Nats::start_with_streams() else { return };
    let queue = NatsQueue::connect(&server.address()).unwrap();
    let ids: Vec<String> = DRILL.jobs().iter().map(|job| job.id().to_string()).collect();
    publish(&server, &format!("tessera.jobs.{}", ids[0]), "nonsense", None);
    publish(&server, "tessera.jobs.nonsense", "nonsense", None);
    assert_eq!(queue.add(&DRILL.jobs()).unwrap(), Added { queued: 5, known: 1, done: 0 });
    assert_eq!(queue.add(&DRILL.jobs()).unwrap(), Added { queued: 0, known: 6, done: 0 });
    assert_eq!(queue.status().unwrap(), Status { waiting: 7, ..Status::default() });
    assert_eq!(collect(&queue, &DRILL).unwrap_err().to_string(), "6 of 6 jobs are not done yet");
    let (counts, mut said) = work(&queue);
    said.sort();
    assert_eq!(counts, JobCounts { done: 5, failed: 2 });
    let damaged = format!("the job {} is damaged: its content does not match its id", ids[0]);
    assert_eq!(
        said,
        [damaged, "the job nonsense is damaged: its name is not an id; it was thrown away".into()]
    );
    assert_eq!(queue.status().unwrap(), Status { done: 5, failed: 1, ..Status::default() });
    let error = collect(&queue, &DRILL).unwrap_err().to_string();
    assert!(error.starts_with(&format!("job {} has failed: ", ids[0])), "{error}");
    assert_eq!(queue.add(&DRILL.jobs()).unwrap(), Added { queued: 1, known: 0, done: 5 });
    assert_eq!(work(&queue).0, JobCounts { done: 1, failed: 0 });
    let whole = collect(&queue, &DRILL).unwrap();
    assert_eq!(whole, common::in_one_process(&DRILL));

    let subject = format!("tessera.results.{}.0", ids[2]);
    for (payload, pieces, problem) in [
        ("nonsense", None, "it does not say how many pieces it has"),
        ("nonsense", Some("1"), "it cannot be unpacked"),
        ("nonsense", Some("2"), "piece 1 of 2 is missing"),
    ] {
        publish(&server, &subject, payload, pieces);
        let error = collect(&queue, &DRILL).unwrap_err().to_string();
        assert!(error.starts_with(&format!("the result of job {} is damaged: {problem}", ids[2])), "{error}");
        assert_eq!(queue.add(&DRILL.jobs()).unwrap(), Added { queued: 1, known: 0, done: 5 });
        assert_eq!(work(&queue).0, JobCounts { done: 1, failed: 0 });
        assert_eq!(collect(&queue, &DRILL).unwrap(), whole);
    }
}

#[test]
fn a_result_that_no_message_can_hold_is_kept_in_pieces() {
    let Some(server) = Nats::start_with_streams() else { return };
    let queue = NatsQueue::connect(&server.address()).unwrap();
    let jobs = DRILL.jobs();
    queue.add(&jobs[..1]).unwrap();
    let mut random = 1_u64;
    let digits = (0..3 << 20).map(|_| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        char::from_digit((random >> 60) as u32, 16).unwrap()
    });
    let large: String = digits.collect();
    let Taken::Job(mut hold) = queue.take(Duration::from_secs(5)).unwrap() else { panic!("there is a job") };
    hold.finish(&Outcome::Done(large.clone())).unwrap();
    drop(hold);
    assert!(queue.outcome(jobs[0].id()).unwrap() == Some(Outcome::Done(large)), "it is whole");
    assert_eq!(queue.status().unwrap(), Status { done: 1, ..Status::default() });
}

#[test]
fn a_worker_that_is_stopped_gives_its_job_back_at_once() {
    let Some(server) = Nats::start_with_streams() else { return };
    let queue = NatsQueue::connect(&server.address()).unwrap();
    queue.add(&Drill { jobs: 1, millis: 60_000 }.jobs()).unwrap();
    let stop = Stop::new();
    thread::scope(|scope| {
        let worker = scope.spawn(|| Worker { queue: &queue, threads: 1, once: true }.run(&stop, &|_| ()));
        while queue.status().unwrap().running == 0 {
            thread::sleep(Duration::from_millis(5));
        }
        stop.raise();
        assert_eq!(worker.join().unwrap().unwrap(), JobCounts::default());
    });
    let start = Instant::now();
    assert!(matches!(queue.take(Duration::from_secs(5)).unwrap(), Taken::Job(_)));
    assert!(start.elapsed() < Duration::from_secs(5), "it does not wait for a lease to end");
}

#[test]
fn a_job_that_takes_longer_than_its_lease_is_not_given_to_another() {
    let Some(server) = Nats::start_with_streams() else { return };
    let queue = NatsQueue::connect(&server.address()).unwrap();
    queue.add(&Drill { jobs: 1, millis: 12_000 }.jobs()).unwrap();
    let counts = Worker { queue: &queue, threads: 2, once: true }.run(&Stop::new(), &|_| ()).unwrap();
    assert_eq!(counts, JobCounts { done: 1, failed: 0 });
}

#[test]
fn a_worker_waits_for_a_server_that_is_away_and_goes_on() {
    let Some(server) = Nats::start_with_streams() else { return };
    let work = Drill { jobs: 40, millis: 40 };
    NatsQueue::connect(&server.address()).unwrap().add(&work.jobs()).unwrap();
    server.stop();
    let (done, said) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let tell = |event: Event<'_>| match event {
        Event::Done(_) => drop(done.fetch_add(1, Relaxed)),
        Event::Away(_) => said.lock().unwrap().push("away"),
        Event::Back => said.lock().unwrap().push("back"),
        event => panic!("{event:?}"),
    };
    // It is started before the server.
    let queue = NatsQueue::connect_patiently(&server.address()).unwrap();
    thread::scope(|scope| {
        let worker =
            scope.spawn(|| Worker { queue: &queue, threads: 2, once: true }.run(&Stop::new(), &tell));
        thread::sleep(Duration::from_millis(500));
        server.start_again().unwrap();
        while done.load(Relaxed) < 10 {
            thread::sleep(Duration::from_millis(5));
        }
        server.stop();
        thread::sleep(Duration::from_secs(6));
        server.start_again().unwrap();
        assert_eq!(worker.join().unwrap().unwrap().failed, 0);
    });
    assert_eq!(collect(&queue, &work).unwrap(), common::in_one_process(&Drill { millis: 0, ..work }));
    let said = said.into_inner().unwrap();
    assert!(said.ends_with(&["away", "back"]), "{said:?}");
}

#[test]
fn an_address_that_does_not_work_gets_a_sentence_without_its_password() {
    let Err(error) = NatsQueue::connect("nats://me:secret@127.0.0.1:1") else { panic!("no server is there") };
    let said = error.to_string();
    assert!(said.starts_with("the NATS server at 127.0.0.1:1 cannot be used: "), "{said}");
    assert!(!said.contains("secret"), "{said}");
    let Err(error) = NatsQueue::connect("nats://[secret") else { panic!("this is no address") };
    assert!(!error.to_string().contains("secret"), "{error}");
    let Some(server) = Nats::start() else { return };
    let Err(error) = NatsQueue::connect(&server.address()) else { panic!("it has no streams") };
    assert!(error.to_string().ends_with("was it started with -js?"), "{error}");
}

#[test]
fn the_login_in_the_address_is_sent() {
    let Some(server) = Nats::start_with_login("worker", "Job/word") else { return };
    let with = |login: &str| server.address().replace("nats://", &format!("nats://{login}@"));
    assert!(NatsQueue::connect_patiently(&with("worker:Job%2Fword")).is_ok());
    for wrong in [with("worker:other"), with("token"), server.address()] {
        let Err(error) = NatsQueue::connect_patiently(&wrong) else { panic!("{wrong} is accepted") };
        let words = error.to_string();
        assert!(words.contains("cannot be used") && !words.contains("other"), "{words}");
    }
}
