//! Jobs in a folder.

use std::fs;
use std::sync::Mutex;
use std::time::Duration;

use tessera_explorer::ExplorerBuild;
use tessera_games::GameId;
use tessera_jobs::{
    Added, Drill, Event, ExplorerJob, ExplorerWork, Folder, Job, JobCounts, Outcome, ProofJob, PuzzleWork,
    Queue, Status, Taken, Work, Worker, add, collect,
};
use tessera_proofs::ProofRun;
use tessera_puzzles::PuzzleRun;
use tessera_search::Stop;
use tessera_store::testing;

const DRILL: Drill = Drill { jobs: 6, millis: 0 };

/// Runs a worker until every job is done.
fn work(queue: &dyn Queue) -> (JobCounts, Vec<String>) {
    let said = Mutex::new(Vec::new());
    let tell = |event: Event<'_>| match event {
        Event::Damaged(error) => said.lock().unwrap().push(error.to_string()),
        Event::Failed(_, reason) => said.lock().unwrap().push(reason.to_owned()),
        _ => {}
    };
    let counts = Worker { queue, threads: 2, once: true }.run(&Stop::new(), &tell).unwrap();
    (counts, said.into_inner().unwrap())
}

fn id(job: &Job) -> String {
    job.id().to_string()
}

#[test]
fn puzzles_from_jobs_are_the_file_of_one_run() {
    let folder = testing::Folder::new("puzzles").unwrap();
    let run = PuzzleRun { game: GameId::Yoxii, seed: 7, count: 4, threads: 1 };
    let file = folder.file("puzzles.jsonl");
    let made = run.run(Some(&file), &Stop::new(), &mut |_| ()).unwrap();
    let games = made.last().unwrap().number + 1;
    let puzzles = PuzzleWork { game: run.game, seed: 7, count: 4, games: Some(games), games_per_job: 2 };
    let queue = Folder::make(&folder.file("queue")).unwrap();
    queue.add(&puzzles.jobs()).unwrap();
    work(&queue);
    assert_eq!(collect(&queue, &puzzles).unwrap(), fs::read_to_string(&file).unwrap());
    // The guess is for as many puzzles, and some more.
    assert!(PuzzleWork { games: None, ..puzzles }.jobs().len() > 2);
    let more = PuzzleWork { count: 1000, ..puzzles };
    let said = collect(&queue, &more).unwrap_err().to_string();
    assert!(said.contains("of 1000 puzzles: add the work again with --games"), "{said}");
}

#[test]
fn explorers_from_jobs_are_the_file_of_one_run() {
    for game in GameId::ALL {
        let folder = testing::Folder::new("explorer").unwrap();
        let build = ExplorerBuild {
            turns: 3,
            replies: 2,
            nodes: 300,
            games: 5,
            play: 50,
            ..ExplorerBuild::standard(game)
        };
        let explorer = ExplorerWork { build, lines_per_job: 7 };
        let queue = Folder::make(&folder.file("queue")).unwrap();
        let mut rounds = 0;
        while add(&queue, &explorer).unwrap().queued > 0 {
            work(&queue);
            rounds += 1;
        }
        // The three turns, and the games.
        assert_eq!(rounds, 4, "{game}");
        let whole = build.run(None, &Stop::new(), &mut |_| ()).unwrap();
        assert!(collect(&queue, &explorer).unwrap() == whole, "{game}");
        let more = ExplorerWork { build: ExplorerBuild { games: 9, ..build }, ..explorer };
        let said = collect(&queue, &more).unwrap_err().to_string();
        assert!(said.ends_with("add the work again and run a worker"), "{said}");
    }
}

#[test]
fn what_is_no_task_of_an_explorer_fails_with_a_sentence() {
    let build = ExplorerBuild { turns: 2, ..ExplorerBuild::standard(GameId::Yoxii) };
    let settings = build.beginning().trim_end().to_owned();
    for (settings, task, sentence) in [
        ("chess", "search 0 x", "it does not begin with \"tessera-explorer 1 \""),
        (&settings, "search 0 x", "\"x\" is no position: "),
        (&settings, "search z x", "\"z\" is not a number"),
        (&settings, "play 1 2 3", "\"play 1 2 3\" is no task of an explorer"),
        (&settings, "play 1 2 , x", "\"\" is not a number"),
        (&settings, "dance", "\"dance\" is no task of an explorer"),
    ] {
        let job = Job::Explorer(ExplorerJob { settings: settings.into(), tasks: vec![task.into()] });
        let said = job.run(&Stop::new()).unwrap_err();
        assert!(said.starts_with(sentence), "{said}");
    }
}

#[test]
fn a_certificate_from_a_job_is_that_of_one_run() {
    let folder = testing::Folder::new("proof").unwrap();
    let queue = Folder::make(&folder.file("queue")).unwrap();
    let proof =
        ProofJob { game: GameId::Trexo, position: "tiles=4 size=3 line=3 3/3/3 X".into(), mebibytes: 1 };
    let none = ProofJob { game: GameId::Slither, ..proof.clone() };
    add(&queue, &proof).unwrap();
    add(&queue, &none).unwrap();
    assert_eq!(work(&queue).0, JobCounts { done: 1, failed: 1 });
    let certificate = ProofRun::new(proof.game, &proof.position).run(&mut |_| ()).unwrap();
    assert_eq!(collect(&queue, &proof).unwrap(), certificate.to_text());
    assert!(collect(&queue, &none).unwrap_err().to_string().contains("has failed: "));
}

#[test]
fn adding_twice_changes_nothing_and_missing_results_are_counted() {
    let folder = testing::Folder::new("twice").unwrap();
    let queue = Folder::make(folder.path()).unwrap();
    let more = Drill { jobs: 8, ..DRILL };
    assert_eq!(queue.add(&DRILL.jobs()).unwrap(), Added { queued: 6, known: 0, done: 0 });
    assert_eq!(queue.add(&DRILL.jobs()).unwrap(), Added { queued: 0, known: 6, done: 0 });
    assert_eq!(queue.status().unwrap(), Status { waiting: 6, ..Status::default() });
    assert_eq!(collect(&queue, &more).unwrap_err().to_string(), "8 of 8 jobs are not done yet");
    assert_eq!(work(&queue).0, JobCounts { done: 6, failed: 0 });
    assert_eq!(work(&queue).0, JobCounts::default());
    assert_eq!(collect(&queue, &more).unwrap_err().to_string(), "2 of 8 jobs are not done yet");
    assert_eq!(queue.add(&more.jobs()).unwrap(), Added { queued: 2, known: 0, done: 6 });
    assert_eq!(work(&queue).0, JobCounts { done: 2, failed: 0 });
    assert_eq!(collect(&queue, &more).unwrap().lines().count(), 8);
}

#[test]
fn a_damaged_job_is_told_and_mended_by_adding_it_again() {
    let folder = testing::Folder::new("damaged-job").unwrap();
    let queue = Folder::make(folder.path()).unwrap();
    queue.add(&DRILL.jobs()).unwrap();
    let name = id(&DRILL.jobs()[3]);
    fs::write(folder.file(&format!("jobs/{name}.json")), "{\"kind\":\"drill\"").unwrap();
    fs::write(folder.file("jobs/notes.txt"), "not a job").unwrap();
    let (counts, said) = work(&queue);
    assert_eq!(counts, JobCounts { done: 5, failed: 1 });
    assert_eq!(said, [format!("the job {name} is damaged: its content does not match its id")]);
    let error = collect(&queue, &DRILL).unwrap_err().to_string();
    assert!(error.starts_with(&format!("job {name} has failed: the job {name} is damaged")), "{error}");
    assert_eq!(queue.add(&DRILL.jobs()).unwrap(), Added { queued: 1, known: 0, done: 5 });
    assert_eq!(work(&queue).0, JobCounts { done: 1, failed: 0 });
    assert_eq!(collect(&queue, &DRILL).unwrap().lines().count(), 6);
}

#[test]
fn a_damaged_result_is_told_and_done_again() {
    let folder = testing::Folder::new("damaged-result").unwrap();
    let queue = Folder::make(folder.path()).unwrap();
    queue.add(&DRILL.jobs()).unwrap();
    work(&queue);
    let whole = collect(&queue, &DRILL).unwrap();
    let name = id(&DRILL.jobs()[2]);
    let path = folder.file(&format!("done/{name}.json"));
    let sound = fs::read_to_string(&path).unwrap();
    for (broken, problem) in [
        (sound[..sound.len() / 2].to_owned(), "EOF"),
        (sound.replace(":2}", ":7}"), "its text does not match its sum"),
        (String::new(), "EOF"),
    ] {
        fs::write(&path, broken).unwrap();
        let error = collect(&queue, &DRILL).unwrap_err().to_string();
        assert!(error.starts_with(&format!("the result of job {name} is damaged: {problem}")), "{error}");
        assert_eq!(queue.add(&DRILL.jobs()).unwrap(), Added { queued: 1, known: 0, done: 5 });
        assert_eq!(work(&queue).0, JobCounts { done: 1, failed: 0 });
        assert_eq!(collect(&queue, &DRILL).unwrap(), whole);
    }
}

#[test]
fn a_worker_that_is_stopped_gives_its_job_back() {
    let folder = testing::Folder::new("stopped").unwrap();
    let queue = Folder::make(folder.path()).unwrap();
    queue.add(&Drill { jobs: 1, millis: 60_000 }.jobs()).unwrap();
    let stop = Stop::new();
    std::thread::scope(|scope| {
        let worker = scope.spawn(|| Worker { queue: &queue, threads: 1, once: true }.run(&stop, &|_| ()));
        while queue.status().unwrap().running == 0 {
            std::thread::sleep(Duration::from_millis(5));
        }
        let other = Folder::open(folder.path()).unwrap();
        assert!(matches!(other.take(Duration::ZERO).unwrap(), Taken::Busy), "another worker has it");
        stop.raise();
        assert_eq!(worker.join().unwrap().unwrap(), JobCounts::default());
    });
    assert_eq!(queue.status().unwrap(), Status { waiting: 1, ..Status::default() });
    assert!(matches!(queue.take(Duration::ZERO).unwrap(), Taken::Job(_)));
}

#[test]
fn machines_with_copies_of_a_folder_take_a_share_each() {
    let folder = testing::Folder::new("share").unwrap();
    let jobs = Drill { jobs: 40, ..DRILL };
    Folder::make(folder.path()).unwrap().add(&jobs.jobs()).unwrap();
    let shares = [0, 1].map(|share| {
        let queue = Folder::open(folder.path()).unwrap().with_share(share, 2);
        work(&queue).0.done
    });
    assert!(shares.iter().all(|&done| done > 5), "{shares:?}");
    assert_eq!(shares.iter().sum::<usize>(), 40);
    let queue = Folder::open(folder.path()).unwrap();
    assert_eq!(collect(&queue, &jobs).unwrap().lines().count(), 40);
}

#[test]
fn a_folder_without_jobs_and_a_result_that_is_too_large_get_a_sentence() {
    let folder = testing::Folder::new("none").unwrap();
    let error = Folder::open(folder.path()).unwrap_err().to_string();
    assert!(error.starts_with("there are no jobs in "), "{error}");
    let queue = Folder::make(folder.path()).unwrap();
    queue.add(&Drill { jobs: 1, millis: 0 }.jobs()).unwrap();
    let Taken::Job(mut hold) = queue.take(Duration::ZERO).unwrap() else { panic!("there is a job") };
    let error = hold.finish(&Outcome::Done("x".repeat(65 << 20))).unwrap_err().to_string();
    assert!(
        error.starts_with("the result has ") && error.ends_with(" are the most that a queue takes"),
        "{error}"
    );
}
