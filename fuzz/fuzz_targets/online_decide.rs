//! Whatever is commanded, at whatever time: an event that can follow, or a refusal with a sentence that changes nothing.
//! The log can be replayed, ends at most once, and clocks stay above zero.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tessera_games::{GameId, Player, Start};
use tessera_online::{Clock, Command, CommandId, Event, Facts, Kind, MOST_EVENTS, Room, Setup, Verdict};

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let Some(setup) = setup(&mut bytes) else { return };
    let mut room = Room::default();
    let creator = setup.creator();
    command(&mut room, 0, Some(creator), Kind::Create(Box::new(setup)), 0, Facts::default());
    command(&mut room, 1, Some(!creator), Kind::Join, 0, Facts::default());
    let mut now = 0_i64;
    for number in 2..200 {
        let Some(choice) = bytes.next() else { break };
        let seat = [Some(Player::First), Some(Player::Second), room.state().to_move(), None]
            [usize::from(choice >> 6)];
        let wait = i64::from(bytes.next().unwrap_or(0));
        now = match wait {
            255 => bytes.number(),
            _ => now.saturating_add(wait * wait * wait - 8),
        };
        let facts =
            Facts { lag: bytes.number() >> 40, opponent_gone: (wait % 2 == 0).then(|| bytes.number()) };
        let kind = kind(choice & 63, &room, &mut bytes);
        command(&mut room, number, seat, kind, now, facts);
    }
    let stored = room.events().iter().map(|event| {
        Event::read(event.seq, event.command.as_str(), event.seat_number(), event.at, &event.body_text())
    });
    let log = stored.collect::<Result<Vec<Event>, _>>().expect("what is written can be read");
    let again = Room::from_log(log).expect("what was decided can be replayed");
    assert_eq!(again.state(), room.state());
    assert!(room.version() <= MOST_EVENTS);
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
    Some(Setup::new(Start::usual(game), clock, choice < 192, creator).expect("it is offered"))
}

/// Mostly a turn that is legal, or nearly.
fn kind(choice: u8, room: &Room, bytes: &mut Bytes) -> Kind {
    let state = room.state();
    let near = |byte: Option<u8>| state.ply().wrapping_add(u32::from(byte.unwrap_or(0) % 5)).wrapping_sub(2);
    match choice {
        0 => Kind::OfferDraw,
        1 => Kind::AcceptDraw,
        2 => Kind::DeclineDraw,
        3..10 => Kind::AskTakeback { to: near(bytes.next()) },
        10..16 => Kind::GrantTakeback { to: None },
        16 => Kind::GrantTakeback { to: Some(near(bytes.next())) },
        17 => Kind::RefuseTakeback,
        18 => Kind::Resign,
        19 => Kind::Abort,
        20 => Kind::Flag,
        21 => Kind::Claim,
        22 => Kind::Credit { time: bytes.number() },
        23 => Kind::Join,
        24 => {
            let texts =
                bytes.0.split(|&byte| byte == b' ').take(20).map(|text| String::from_utf8_lossy(text).into());
            let actions: Vec<String> = texts.collect();
            Kind::Turn { line: u32::from(choice % 2), ply: near(bytes.next()), actions }
        }
        _ => Kind::Turn { line: state.line(), ply: state.ply(), actions: turn(room, bytes) },
    }
}

/// A turn whose actions are chosen by bytes.
fn turn(room: &Room, bytes: &mut Bytes) -> Vec<String> {
    let Some(mut now) = room.state().position().copied() else { return Vec::new() };
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

fn command(room: &mut Room, number: u32, seat: Option<Player>, kind: Kind, now: i64, facts: Facts) {
    let command = Command { id: CommandId::new(&format!("command-{number}")).expect("an id"), seat, kind };
    let over = room.state().result().is_some();
    match room.consider(&command, now, &facts) {
        Verdict::Append(event) => {
            assert!(!over, "something follows the end");
            assert_eq!(room.learn(std::slice::from_ref(&event)), Ok(1));
            assert_eq!(room.consider(&command, now, &facts), Verdict::Repeated(event.seq));
            let shown = room.state().clock(event.at).into_iter().flatten();
            assert!(shown.into_iter().all(|left| left >= 0));
        }
        Verdict::Refused(refusal) => assert!(!refusal.code().is_empty() && !refusal.to_string().is_empty()),
        Verdict::Repeated(_) => unreachable!("the command is new"),
    }
}
