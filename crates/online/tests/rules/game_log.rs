//! The copy of a log, and its decisions on commands.

use tessera_games::{GameId, Player};
use tessera_online::{
    Body, Command, CommandId, CommandKind, Event, Facts, GameKey, GameLog, LATEST, LogError, Refusal, State,
    Verdict, rematch_id,
};

use crate::common::{BEGIN, FIVE_THREE, TestGame, setup};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

fn log() -> Vec<Event> {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    game.does(SECOND, CommandKind::AskTakeback { to: 1 });
    game.does(FIRST, CommandKind::GrantTakeback { to: None });
    game.plays(1000);
    game.does(SECOND, CommandKind::Resign);
    game.game_log.events().to_vec()
}

#[test]
fn a_copy_learns_the_tail_and_ignores_what_it_knows() {
    let log = log();
    let mut game_log = GameLog::default();
    assert_eq!(game_log.learn(&log[..3]), Ok(3));
    assert_eq!(game_log.learn(&log[1..3]), Ok(0));
    assert_eq!(game_log.learn(&log[5..]), Err(LogError::Gap { expected: 3, found: 5 }));
    let mut seen = Vec::new();
    let added = game_log.learn_each(&log[1..], |state, event| seen.push((state.version(), event.seq)));
    assert_eq!(added, Ok(log.len() - 3));
    assert_eq!(seen, (3..log.len() as u32).map(|seq| (seq + 1, seq)).collect::<Vec<_>>());
    let whole = GameLog::from_log(log.clone()).expect("a log");
    assert_eq!((game_log.state(), game_log.events()), (whole.state(), whole.events()));
    assert_eq!(game_log.version() as usize, log.len());
}

#[test]
fn a_copy_notices_another_log() {
    let log = log();
    let mut game_log = GameLog::from_log(log.clone()).expect("a log");
    let mut other = log[2].clone();
    other.at += 1;
    assert_eq!(game_log.learn(&[other]), Err(LogError::Fork(2)));
    assert_eq!(game_log.events(), log);
}

#[test]
fn a_command_that_is_in_the_log_gets_its_first_answer() {
    let game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    let event = &game.game_log.events()[2];
    let Body::Turn { d, .. } = &event.body else { panic!("a turn") };
    let turn = CommandKind::Turn { line: 0, ply: 0, actions: d.clone() };
    let mut command = Command { id: event.command.clone(), seat: FIRST, kind: turn };
    let consider = |command: &Command| game.game_log.consider(command, BEGIN, &Facts::default());
    assert_eq!(consider(&command), Verdict::Repeated(2));
    command.seat = SECOND;
    assert_eq!(consider(&command), Verdict::Refused(Refusal::IdTaken));
    assert_eq!(game.game_log.find(&event.command), Some(event));
}

#[test]
fn another_command_under_a_known_id_is_refused() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    game.does(FIRST, CommandKind::OfferDraw);
    game.does(SECOND, CommandKind::DeclineDraw);
    game.does(FIRST, CommandKind::AskTakeback { to: 0 });
    game.does(SECOND, CommandKind::GrantTakeback { to: None });
    game.plays(0);
    let events = game.game_log.events();
    let consider = |at: usize, kind: CommandKind| {
        let Event { command: id, seat, .. } = &events[at];
        game.game_log.consider(&Command { id: id.clone(), seat: *seat, kind }, BEGIN, &Facts::default())
    };
    let turn = |at: usize, line| {
        let Body::Turn { ply, d, .. } = &events[at].body else { panic!("a turn") };
        CommandKind::Turn { line, ply: *ply, actions: d.clone() }
    };
    let created = CommandKind::Create(Box::new(setup(GameId::Xok, FIVE_THREE, true)));
    let own = [
        created,
        CommandKind::Join,
        turn(2, 0),
        turn(3, 0),
        CommandKind::OfferDraw,
        CommandKind::DeclineDraw,
        CommandKind::AskTakeback { to: 0 },
        CommandKind::GrantTakeback { to: Some(0) },
        turn(8, 1),
    ];
    for at in 0..events.len() {
        for (of, kind) in own.iter().enumerate() {
            let verdict = consider(at, kind.clone());
            // Both first turns may be the same one.
            let is_same = of == at || (*kind == own[at]);
            let expected =
                if is_same { Verdict::Repeated(at as u32) } else { Verdict::Refused(Refusal::IdReused) };
            assert_eq!(verdict, expected, "{kind:?} under the id of {:?}", events[at].body);
        }
        let resigned = consider(at, CommandKind::Resign);
        assert_eq!(resigned, Verdict::Refused(Refusal::IdReused), "{:?}", events[at].body);
    }
    for kind in [turn(8, 0), turn(2, 0), CommandKind::Turn { line: 1, ply: 0, actions: Vec::new() }] {
        assert_eq!(consider(8, kind), Verdict::Refused(Refusal::IdReused));
    }
    assert_eq!(consider(7, CommandKind::GrantTakeback { to: None }), Verdict::Repeated(7));
    assert_eq!(consider(7, CommandKind::GrantTakeback { to: Some(1) }), Verdict::Refused(Refusal::IdReused));
    assert!(Refusal::IdReused.is_final());
}

#[test]
fn an_event_that_cannot_follow_is_an_error_and_changes_nothing() {
    let log = log();
    let mut state = State::new();
    for (index, event) in log.iter().enumerate() {
        let id = || CommandId::new("another-command").expect("an id");
        let at = |at| Event { at, ..event.clone() };
        let seq = |seq| Event { seq, ..event.clone() };
        let does = |seat, body| Event { seat, body, command: id(), ..event.clone() };
        let mut wrong = vec![
            at(state.last_at() - 1),
            at(LATEST + 1),
            seq(event.seq + 1),
            seq(event.seq.wrapping_sub(1)),
            does(None, Body::Joined),
            does(FIRST, Body::Joined),
            does(FIRST, Body::Credit { ms: 1 }),
            does(None, Body::Credit { ms: -1 }),
            does(None, Body::Resign),
            does(None, Body::Flag),
            does(FIRST, Body::DrawAccept),
            does(SECOND, Body::DrawDecline),
            does(FIRST, Body::TakebackAsk { to: 77 }),
            does(SECOND, Body::TakebackRefuse),
            does(SECOND, Body::TakebackGrant { to: 0, clock: None }),
            does(FIRST, Body::TakebackGrant { to: 1, clock: Some([-1, 0]) }),
            does(FIRST, Body::TakebackGrant { to: 1, clock: None }),
            does(FIRST, Body::Turn { ply: 9, d: vec!["d3d4".into()], took: 0, lag: 0 }),
            does(FIRST, Body::Turn { ply: 0, d: vec!["no".into()], took: 0, lag: 0 }),
        ];
        if let Body::Turn { ply, d, .. } = &event.body {
            for (took, lag) in
                [(-1, 0), (0, -1), (1_000_000, 0), (0, 1_000_000), (i64::MAX, 1), (1, i64::MIN)]
            {
                wrong.push(does(event.seat, Body::Turn { ply: *ply, d: d.clone(), took, lag }));
            }
        }
        if index > 0 {
            wrong.push(does(FIRST, log[0].body.clone()));
        }
        for wrong in wrong {
            let before = state.clone();
            let error = state.fold(&wrong).expect_err("it cannot follow");
            assert_eq!(state, before, "{wrong:?}");
            assert!(!error.to_string().is_empty());
        }
        state.fold(event).expect("it follows");
    }
    let late = Event { seq: state.version(), body: Body::Resign, ..log[2].clone() };
    assert!(state.fold(&late).is_err());
}

#[test]
fn every_node_and_both_players_find_the_same_rematch() {
    let key: GameKey = "k3m9x2abcdef".parse().expect("a key");
    let again = rematch_id(&key);
    assert_eq!(again, rematch_id(&key));
    assert_eq!(again.as_str(), "2h3s4twct7qq");
    assert_ne!(rematch_id(&again), key);
    assert_eq!(again.as_str().parse(), Ok(again));
    assert_eq!(GameKey::from_random([0; 16]).as_str(), "aaaaaaaaaaaa");
    assert_eq!(GameKey::from_random([255; 16]).as_str().len(), 12);
    for wrong in
        ["", "k3m9x2abcde", "k3m9x2abcdefg", "k3m9x2abcdel", "K3m9x2abcdef", "k3m9x2abcdé", "k3m9x2abcde "]
    {
        assert!(wrong.parse::<GameKey>().is_err(), "{wrong}");
    }
}
