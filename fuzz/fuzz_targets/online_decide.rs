//! Whatever is commanded, at whatever time: an event that can follow, or a refusal with a sentence that changes nothing.
//! The log can be replayed, ends at most once, and clocks stay above zero.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tessera_games::{GameId, Player, Start};
use tessera_online::{Clock, Command, CommandId, Event, Facts, CommandKind, MAX_EVENTS, GameLog, Setup, Verdict};

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let Some(setup) = setup(&mut bytes) else { return };
    let mut game_log = GameLog::default();
    let creator = setup.creator();
    command(&mut game_log, 0, Some(creator), CommandKind::Create(Box::new(setup)), 0, Facts::default());
    command(&mut game_log, 1, Some(!creator), CommandKind::Join, 0, Facts::default());
    let mut now = 0_i64;
    for number in 2..200 {
        let Some(choice) = bytes.next() else { break };
        let seat = [Some(Player::First), Some(Player::Second), game_log.state().to_move(), None]
            [usize::from(choice >> 6)];
        let wait = i64::from(bytes.next().unwrap_or(0));
        now = match wait {
            255 => bytes.number(),
            _ => now.saturating_add(wait * wait * wait - 8),
        };
        let facts =
            Facts { lag: bytes.number() >> 40, opponent_gone: (wait % 2 == 0).then(|| bytes.number()) };
        let kind = kind(choice & 63, &game_log, &mut bytes);
        command(&mut game_log, number, seat, kind, now, facts);
    }
    let stored = game_log.events().iter().map(|event| {
        Event::read(event.seq, event.command.as_str(), event.seat_number(), event.at, &event.body_text())
    });
    let log = stored.collect::<Result<Vec<Event>, _>>().expect("what is written can be read");
    let again = GameLog::from_log(log).expect("what was decided can be replayed");
    assert_eq!(again.state(), game_log.state());
    assert!(game_log.version() <= MAX_EVENTS);
});

/// The bytes that are left.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn number(&mut self) -> i64 {
        let mut number = [0; 8];
        for byte in &mut number {
            *byte = self.next().unwrap_or(0);
        }
        i64::from_be_bytes(number)
    }
}

fn setup(bytes: &mut Bytes) -> Option<Setup> {
    let choice = usize::from(bytes.next()?);
    let clocks = [
        Clock::NONE,
        Clock::Increment { base: 10_000, increment: 0 },
        Clock::Increment { base: 300_000, increment: 3000 },
        Clock::Days { days: 1 },
    ];
    let (game, clock) = (GameId::ALL[choice % 4], clocks[choice / 4 % 4]);
    let creator = Player::BOTH[choice / 16 % 2];
    Some(Setup::new(Start::standard(game), clock, choice < 192, creator).expect("it is offered"))
}

/// Mostly a turn that is legal, or nearly.
fn kind(choice: u8, game_log: &GameLog, bytes: &mut Bytes) -> CommandKind {
    let state = game_log.state();
    let near = |byte: Option<u8>| state.ply().wrapping_add(u32::from(byte.unwrap_or(0) % 5)).wrapping_sub(2);
    match choice {
        0 => CommandKind::OfferDraw,
        1 => CommandKind::AcceptDraw,
        2 => CommandKind::DeclineDraw,
        3..10 => CommandKind::AskTakeback { to: near(bytes.next()) },
        10..16 => CommandKind::GrantTakeback { to: None },
        16 => CommandKind::GrantTakeback { to: Some(near(bytes.next())) },
        17 => CommandKind::RefuseTakeback,
        18 => CommandKind::Resign,
        19 => CommandKind::Abort,
        20 => CommandKind::Flag,
        21 => CommandKind::Claim,
        22 => CommandKind::Credit { time: bytes.number() },
        23 => CommandKind::Join,
        24 => {
            let texts =
                bytes.0.split(|&byte| byte == b' ').take(20).map(|text| String::from_utf8_lossy(text).into());
            let actions: Vec<String> = texts.collect();
            CommandKind::Turn { line: u32::from(choice % 2), ply: near(bytes.next()), actions }
        }
        _ => CommandKind::Turn { line: state.line(), ply: state.ply(), actions: turn(game_log, bytes) },
    }
}

/// A turn whose actions are chosen by bytes.
fn turn(game_log: &GameLog, bytes: &mut Bytes) -> Vec<String> {
    let Some(mut now) = game_log.state().position().copied() else { return Vec::new() };
    let mover = now.to_move();
    let mut texts = Vec::new();
    while now.to_move() == mover && now.outcome().is_none() {
        let actions = now.actions();
        let chosen = actions[usize::from(bytes.next().unwrap_or(0)) % actions.len()];
        let action = now.end_of_turn().unwrap_or(chosen);
        texts.extend(now.action_text(action));
        now.play(action).expect("a listed action is legal");
    }
    texts
}

fn command(game_log: &mut GameLog, number: u32, seat: Option<Player>, kind: CommandKind, now: i64, facts: Facts) {
    let command = Command { id: CommandId::new(&format!("command-{number}")).expect("an id"), seat, kind };
    let over = game_log.state().result().is_some();
    match game_log.consider(&command, now, &facts) {
        Verdict::Append(step) => {
            assert!(!over, "something follows the end");
            let event = step.event().clone();
            let mut reader = game_log.state().clone();
            assert_eq!(reader.fold(&event), Ok(()));
            assert_eq!(game_log.append(step), Ok(()));
            assert_eq!(*game_log.state(), reader);
            assert_eq!(game_log.consider(&command, now, &facts), Verdict::Repeated(event.seq));
            let shown = game_log.state().clock(event.at).into_iter().flatten();
            assert!(shown.into_iter().all(|left| left >= 0));
        }
        Verdict::Refused(refusal) => assert!(!refusal.code().is_empty() && !refusal.to_string().is_empty()),
        Verdict::Repeated(_) => unreachable!("the command is new"),
    }
}
