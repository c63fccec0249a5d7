//! Handmade histories: a correct one, and for each promise some that break it.

use tessera_games::{AnyPosition, GameId, Player, Start};
use tessera_online::{
    Clock, Command as Wanted, CommandId, CommandKind, Event, Facts, GameKey, GameLog, Millis, Setup, State,
    Verdict,
};
use tessera_store::{GameRow, StoredEvent};

use super::*;
use crate::history::{Record, RecordKind};
use crate::player::turn;

const BEGIN: Millis = 1_800_000_000_000;
const KEY: &str = "k3m9x2abcdef";

/// A game of two players and a watcher.
struct Sample {
    records: Vec<Record>,
    logs: Logs,
    log: GameLog,
    now: Millis,
    micros: u64,
}

fn key() -> GameKey {
    KEY.parse().unwrap()
}

impl Sample {
    /// A game with a clock and six turns, and an outage in the middle.
    fn new() -> Self {
        let mut sample = Self::empty();
        sample.begin(Clock::Increment { base: 300_000, increment: 3_000 });
        for _ in 0..3 {
            sample.turn();
        }
        sample.outage(5_000, true);
        for _ in 0..3 {
            sample.turn();
        }
        sample.now += 20_000;
        sample.note(0, RecordKind::End { unix: sample.now });
        sample.store();
        sample
    }

    fn empty() -> Self {
        Self { records: Vec::new(), logs: Logs::new(), log: GameLog::default(), now: BEGIN, micros: 0 }
    }

    fn note(&mut self, by: u32, kind: RecordKind) {
        self.micros += 100;
        let game = (!matches!(kind, RecordKind::End { .. } | RecordKind::Fault { .. })).then(key);
        self.records.push(Record { at: self.micros, by, game, kind });
    }

    fn begin(&mut self, clock: Clock) {
        let setup = Setup::new(Start::standard(GameId::ALL[0]), clock, true, Player::First).unwrap();
        self.append("server-create", Some(Player::First), CommandKind::Create(setup.into()));
        self.note(0, RecordKind::Made);
        self.append("server-join", Some(Player::Second), CommandKind::Join);
        self.note(0, RecordKind::Joined);
        for (by, seat) in [(1, Some(0)), (2, Some(1)), (3, None)] {
            self.note(by, RecordKind::Open { seat, v: 0 });
            self.note(by, RecordKind::Received { t: "seat".into(), seat, secret: false });
        }
        for place in 0..2 {
            self.show(place);
        }
    }

    fn append(&mut self, c: &str, seat: Option<Player>, kind: CommandKind) -> u32 {
        let command = Wanted { id: CommandId::new(c).unwrap(), seat, kind };
        let Verdict::Append(step) = self.log.consider(&command, self.now, &Facts::default()) else {
            panic!("{command:?} is refused")
        };
        self.log.append(step).unwrap();
        self.log.version() - 1
    }

    /// Sends an event to all three clients.
    fn show(&mut self, place: usize) {
        let mut state = State::new();
        for event in &self.log.events()[..=place] {
            state.fold(event).unwrap();
        }
        let Event { seq, seat, at, body, .. } = self.log.events()[place].clone();
        let seat = seat.map(|seat| seat.index() as u8);
        for by in 1..=3 {
            let (h, deadline) = (state.position_hash(), state.deadline());
            self.note(by, RecordKind::Ev { v: seq + 1, h, seq, when: at, seat, body: body.text(), deadline });
        }
    }

    fn turn(&mut self) {
        self.now += 1_000;
        let state = self.log.state();
        let (ply, line, mover) = (state.ply(), state.line(), state.to_move().unwrap());
        let position: AnyPosition = *state.position().unwrap();
        let actions = turn(&position, &mut tessera_game::Random::new(u64::from(ply)));
        let (by, c) = (mover.index() as u32 + 1, format!("command-{ply}"));
        self.note(by, RecordKind::Send { c: c.clone(), t: "turn".into() });
        let seq = self.append(&c, Some(mover), CommandKind::Turn { line, ply, actions });
        self.show(seq as usize);
        self.note(by, RecordKind::Ack { c, v: seq + 1 });
    }

    /// An outage, credited or not.
    fn outage(&mut self, time: Millis, credited: bool) {
        let from = self.now + 1;
        self.now += time;
        self.note(0, RecordKind::Fault { name: "kill".into(), from, to: self.now, down: true });
        self.now += 10;
        if credited {
            let seq = self.append("server-credit-1", None, CommandKind::Credit { time: time + 15_000 });
            self.show(seq as usize);
        }
    }

    fn store(&mut self) {
        let log = self.log.events().iter().map(|event| StoredEvent {
            seq: event.seq,
            command: event.command.to_string(),
            seat: event.seat_number(),
            at: event.at,
            body: event.body_text(),
        });
        let (log, state) = (log.collect::<Vec<_>>(), self.log.state());
        let row = GameRow {
            seats: [Some([1; 32]), Some([2; 32])],
            invite: None,
            last_seq: log.len() as u32 - 1,
            deadline: state.deadline(),
            over: state.result().is_some(),
            created: BEGIN,
        };
        self.logs.insert(key(), Ok(Stored { row, log }));
    }

    fn stored(&mut self) -> &mut Stored {
        self.logs.get_mut(&key()).unwrap().as_mut().unwrap()
    }

    fn check(&self) -> Vec<Promise> {
        let report = check(&Evidence::of(self.records.clone()), &self.logs);
        let mut promises: Vec<Promise> =
            report.violations.iter().map(|violation| violation.promise).collect();
        promises.dedup();
        promises
    }

    /// The first record that fits.
    fn find(&mut self, fits: impl Fn(&Record) -> bool) -> &mut Record {
        self.records.iter_mut().find(|record| fits(record)).expect("a record")
    }
}

#[test]
fn a_true_history_passes() {
    let sample = Sample::new();
    let report = check(&Evidence::of(sample.records.clone()), &sample.logs);
    assert_eq!(report.violations, []);
    assert_eq!((report.games, report.commands, report.events, report.seen), (1, 6, 9, 27));
    assert_eq!(report.to_string(), "checked 1 games, 6 commands, 9 events, 27 seen: no violation");
}

#[test]
fn a_lost_acknowledged_command_is_found() {
    // The last turn is lost, as after an early acknowledgement.
    let mut sample = Sample::new();
    sample.records.retain(|record| !matches!(record.kind, RecordKind::Ev { seq: 8, .. }));
    let deadline = sample.after(7).deadline;
    let stored = sample.stored();
    stored.log.pop();
    (stored.row.last_seq, stored.row.deadline) = (7, deadline);
    assert_eq!(sample.check(), [Promise::Acknowledged]);
    // The acknowledged version is wrong.
    let mut sample = Sample::new();
    let ack = sample.find(|record| matches!(record.kind, RecordKind::Ack { .. }));
    ack.kind = RecordKind::Ack { c: "command-0".into(), v: 7 };
    assert_eq!(sample.check(), [Promise::Acknowledged, Promise::Order]);
    // The game is missing or damaged.
    let mut sample = Sample::new();
    sample.logs.clear();
    assert_eq!(sample.check(), [Promise::Acknowledged]);
    let mut sample = Sample::new();
    sample.logs.insert(key(), Err("damaged".into()));
    assert_eq!(sample.check(), [Promise::Acknowledged]);
}

#[test]
fn a_stored_refused_command_is_found() {
    for (is_final, sends, broken) in [(true, 2, true), (false, 1, true), (false, 2, false)] {
        let mut sample = Sample::new();
        let c = "command-2".to_owned();
        let by = 1;
        if sends == 2 {
            sample.note(by, RecordKind::Send { c: c.clone(), t: "turn".into() });
        }
        sample
            .records
            .retain(|record| !matches!(&record.kind, RecordKind::Ack { c, .. } if c == "command-2"));
        sample.note(by, RecordKind::No { c, code: "stale".into(), is_final });
        assert_eq!(
            sample.check(),
            if broken { vec![Promise::Refused] } else { vec![] },
            "{is_final} {sends}"
        );
    }
}

#[test]
fn a_duplicate_or_unsent_command_is_found() {
    let mut sample = Sample::new();
    "command-4".clone_into(&mut sample.stored().log[8].command);
    assert!(sample.check().contains(&Promise::Refused));
    let mut sample = Sample::new();
    sample.records.retain(|record| match &record.kind {
        RecordKind::Send { c, .. } | RecordKind::Ack { c, .. } => c != "command-5",
        _ => true,
    });
    assert_eq!(sample.check(), [Promise::Refused]);
}

#[test]
fn a_client_with_wrong_events_is_found() {
    // An event is missing, duplicated, or not in the log.
    let mut sample = Sample::new();
    let place = sample
        .records
        .iter()
        .position(|record| matches!(record.kind, RecordKind::Ev { seq: 4, .. }))
        .unwrap();
    let lost = sample.records.remove(place);
    assert_eq!(sample.check(), [Promise::Streams]);
    sample.records.insert(place, lost.clone());
    sample.records.insert(place, lost);
    assert_eq!(sample.check(), [Promise::Streams]);
    let mut sample = Sample::new();
    let seen = sample.find(|record| matches!(record.kind, RecordKind::Ev { seq: 8, .. }));
    let RecordKind::Ev { body, .. } = &mut seen.kind else { unreachable!() };
    *body = body.replace("\"ply\":5", "\"ply\":6");
    assert_eq!(sample.check(), [Promise::Streams]);
    // The hash is wrong.
    let mut sample = Sample::new();
    let seen = sample.find(|record| matches!(record.kind, RecordKind::Ev { seq: 3, .. }));
    let RecordKind::Ev { h, .. } = &mut seen.kind else { unreachable!() };
    *h = "0123456789abcdef".into();
    assert_eq!(sample.check(), [Promise::Streams]);
    // A client that resumes gets the following events; after `full` it gets all.
    let mut sample = Sample::new();
    sample.note(4, RecordKind::Open { seat: None, v: 5 });
    let seen: Vec<_> = sample
        .records
        .iter()
        .filter(|record| record.by == 3)
        .filter(|record| matches!(record.kind, RecordKind::Ev { .. }))
        .cloned()
        .collect();
    sample.records.extend(seen[5..].iter().cloned().map(|record| Record { by: 4, ..record }));
    sample.note(4, RecordKind::Full);
    sample.records.extend(seen.iter().cloned().map(|record| Record { by: 4, ..record }));
    assert_eq!(sample.check(), []);
}

#[test]
fn an_event_known_before_an_earlier_command_is_found() {
    let mut sample = Sample::new();
    let end = sample.micros;
    // The last event was received before the one in the middle was sent.
    let sent = sample.find(|record| matches!(&record.kind, RecordKind::Send { c, .. } if c == "command-3"));
    sent.at = end + 1;
    assert_eq!(sample.check(), [Promise::Order]);
}

#[test]
fn a_log_that_breaks_the_rules_is_found() {
    // The wrong player's turn, an illegal turn, an event after the end, rows that disagree with the log.
    let mut sample = Sample::new();
    sample.stored().log[3].seat = Some(0);
    assert!(sample.check().contains(&Promise::Replay));
    let mut sample = Sample::new();
    let log = &mut sample.stored().log;
    log[8].body = log[7].body.replace("\"ply\":4", "\"ply\":5");
    assert!(sample.check().contains(&Promise::Replay));
    let mut sample = Sample::new();
    r#"{"v":1,"t":"resign"}"#.clone_into(&mut sample.stored().log[7].body);
    assert!(sample.check().contains(&Promise::Replay));
    let mut sample = Sample::new();
    sample.stored().row.over = true;
    assert_eq!(sample.check(), [Promise::Replay]);
    let mut sample = Sample::new();
    sample.stored().log.remove(4);
    assert!(sample.check().contains(&Promise::Replay));
    let mut sample = Sample::new();
    sample.stored().row.last_seq = 3;
    assert_eq!(sample.check(), [Promise::Replay]);
}

#[test]
fn wrong_clocks_are_found() {
    // A turn charged too little, time that goes back, a wrong deadline in the row and on the wire.
    let mut sample = Sample::new();
    let body = &mut sample.stored().log[4].body;
    assert!(body.contains("\"took\":1000"), "{body}");
    *body = body.replace("\"took\":1000", "\"took\":900");
    assert!(sample.check().contains(&Promise::Clocks));
    let mut sample = Sample::new();
    sample.stored().log[4].at = BEGIN;
    assert!(sample.check().contains(&Promise::Clocks));
    let mut sample = Sample::new();
    sample.stored().row.deadline = None;
    assert_eq!(sample.check(), [Promise::Clocks]);
    let mut sample = Sample::new();
    let seen = sample.find(|record| matches!(record.kind, RecordKind::Ev { seq: 8, .. }));
    let RecordKind::Ev { deadline, .. } = &mut seen.kind else { unreachable!() };
    *deadline = Some(5);
    assert_eq!(sample.check(), [Promise::Clocks]);
}

#[test]
fn an_early_late_or_missing_flag_is_found() {
    let flagged = |late: Millis, calm: bool| {
        let mut sample = Sample::empty();
        sample.begin(Clock::Increment { base: 10_000, increment: 0 });
        (0..3).for_each(|_| sample.turn());
        let deadline = sample.log.state().deadline().unwrap();
        sample.now = deadline + late;
        if !calm {
            sample.note(
                0,
                RecordKind::Fault { name: "stop".into(), from: deadline, to: deadline + 100, down: false },
            );
        }
        let seq = sample.append("server-flag-1", None, CommandKind::Flag);
        sample.show(seq as usize);
        sample.note(0, RecordKind::End { unix: sample.now + 10_000 });
        sample.store();
        sample
    };
    assert_eq!(flagged(1_500, true).check(), []);
    assert_eq!(flagged(5_000, true).check(), [Promise::Clocks]);
    assert_eq!(flagged(5_000, false).check(), []);
    let mut early = flagged(0, true);
    let log = &mut early.stored().log;
    log.last_mut().unwrap().at -= 1;
    assert!(early.check().contains(&Promise::Clocks));
    let mut missing = flagged(5_000, true);
    let stored = missing.stored();
    stored.log.pop();
    (stored.row.last_seq, stored.row.over) = (4, false);
    missing.records.retain(|record| !matches!(record.kind, RecordKind::Ev { seq: 5, .. }));
    let deadline = missing.after(4).deadline;
    missing.stored().row.deadline = deadline;
    assert_eq!(missing.check(), [Promise::Clocks]);
}

#[test]
fn an_uncredited_outage_is_found() {
    for (time, credited, broken) in [(5_000, true, false), (5_000, false, true), (1_000, false, false)] {
        let mut sample = Sample::empty();
        sample.begin(Clock::Increment { base: 300_000, increment: 0 });
        (0..3).for_each(|_| sample.turn());
        sample.outage(time, credited);
        sample.turn();
        sample.store();
        assert_eq!(
            sample.check(),
            if broken { vec![Promise::Fairness] } else { vec![] },
            "{time} {credited}"
        );
    }
    // A game that is not needed may lack the credit, and so may a turn with days on the clock.
    for turns in 0..2 {
        let mut sample = Sample::empty();
        sample.begin(Clock::Days { days: 1 });
        sample.turn();
        sample.outage(5_000, false);
        (0..turns).for_each(|_| sample.turn());
        sample.note(0, RecordKind::End { unix: sample.now + 60_000 });
        sample.store();
        assert_eq!(sample.check(), []);
    }
    // A flag may not, whatever the clock is.
    let mut sample = Sample::empty();
    sample.begin(Clock::Days { days: 1 });
    sample.turn();
    sample.outage(5_000, false);
    sample.now += 86_400_000 - 5_010;
    let seq = sample.append("server-flag-1", None, CommandKind::Flag);
    sample.show(seq as usize);
    sample.store();
    assert_eq!(sample.check(), [Promise::Fairness]);
    // One credit for two outages has both.
    for (credit, broken) in [(54_999, vec![Promise::Fairness]), (55_000, vec![])] {
        let mut sample = Sample::empty();
        sample.begin(Clock::Increment { base: 300_000, increment: 0 });
        sample.turn();
        sample.outage(5_001, false);
        sample.outage(50_001, false);
        let seq = sample.append("server-credit-1", None, CommandKind::Credit { time: credit });
        sample.show(seq as usize);
        sample.turn();
        sample.store();
        assert_eq!(sample.check(), broken, "{credit}");
    }
    // A credit below the loss.
    let mut sample = Sample::new();
    let fault = sample.find(|record| matches!(record.kind, RecordKind::Fault { .. }));
    let RecordKind::Fault { from, .. } = &mut fault.kind else { unreachable!() };
    *from -= 1;
    assert_eq!(sample.check(), []);
    let mut sample = Sample::empty();
    sample.begin(Clock::Days { days: 1 });
    sample.turn();
    sample.outage(50_000, false);
    let seq = sample.append("server-credit-1", None, CommandKind::Credit { time: 49_000 });
    sample.show(seq as usize);
    sample.store();
    assert_eq!(sample.check(), [Promise::Fairness]);
}

#[test]
fn a_rematch_with_a_wrong_key_or_the_same_sides_is_found() {
    let rematch = |seats, clock| {
        let mut sample = Sample::new();
        let stored = sample.stored().clone();
        let mut next = stored.clone();
        next.row.seats = seats;
        let setup = Setup::new(Start::standard(GameId::ALL[0]), clock, true, Player::First).unwrap();
        next.log.truncate(2);
        next.log[0].body = tessera_online::Body::Created { setup: setup.into() }.text();
        (next.row.last_seq, next.row.deadline) = (1, Some(next.log[1].at + 60_000));
        sample.note(1, RecordKind::Rematch { id: tessera_online::rematch_id(&key()) });
        sample.logs.insert(tessera_online::rematch_id(&key()), Ok(next));
        sample
    };
    let (swapped, clock) =
        ([Some([2; 32]), Some([1; 32])], Clock::Increment { base: 300_000, increment: 3_000 });
    assert_eq!(rematch(swapped, clock).check(), []);
    assert_eq!(rematch([Some([1; 32]), Some([2; 32])], clock).check(), [Promise::Fairness]);
    assert_eq!(rematch(swapped, Clock::NONE).check(), [Promise::Fairness]);
    let mut sample = Sample::new();
    sample.note(1, RecordKind::Rematch { id: "k3m9x2abcdeg".parse().unwrap() });
    assert_eq!(sample.check(), [Promise::Fairness]);
    let mut sample = Sample::new();
    sample.note(1, RecordKind::Send { c: "rematch-1".into(), t: "rematch".into() });
    sample.note(1, RecordKind::Ack { c: "rematch-1".into(), v: 9 });
    assert_eq!(sample.check(), [Promise::Acknowledged]);
}

#[test]
fn a_message_to_the_wrong_client_is_found() {
    for kind in [
        RecordKind::Ack { c: "command-4".into(), v: 8 },
        RecordKind::No { c: "command-4".into(), code: "over".into(), is_final: true },
        RecordKind::Received { t: "seat".into(), seat: Some(0), secret: false },
        RecordKind::Received { t: "crowd".into(), seat: None, secret: true },
        RecordKind::Received { t: "unreadable".into(), seat: None, secret: false },
    ] {
        let mut sample = Sample::new();
        sample.note(3, kind.clone());
        assert_eq!(sample.check(), [Promise::Private], "{kind:?}");
    }
}

impl Sample {
    /// The state of the replay after an event of the log.
    fn after(&self, place: usize) -> replay::After {
        let mut account = tessera_online::audit::Account::begin(&self.log.events()[0]).unwrap();
        self.log.events()[1..=place].iter().for_each(|event| account.add(event).unwrap());
        replay::After {
            hash: account.hash(),
            deadline: account.deadline(),
            is_timed: account.is_timed(),
            has_days: false,
        }
    }
}

#[test]
fn a_history_is_written_and_read() {
    let folder = tessera_store::testing::Folder::new("history").unwrap();
    let path = folder.file("history.jsonl");
    let (recorder, writing) = crate::history::Recorder::to_file(&path).unwrap();
    let sample = Sample::new();
    for Record { at, by, game, kind } in sample.records.clone() {
        recorder.note_at(at, by, game.as_ref(), kind);
    }
    recorder.close();
    recorder.note(1, None, RecordKind::Full);
    assert_eq!(writing.finish().unwrap(), sample.records.len() as u64);
    let read: Vec<Record> = crate::history::read(&path).unwrap().collect::<Result<_, _>>().unwrap();
    assert_eq!(read, sample.records);
}
