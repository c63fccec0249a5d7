//! What holds for every game on a server, whatever its players try and however the clocks go.

mod common;

use std::ops::Range;

use proptest::prelude::*;
use tessera_game::Random;
use tessera_games::{GameId, Player, Start};
use tessera_online::wire::{ClientMessage, ServerMessage};
use tessera_online::{
    Body, Clock, Command, CommandId, CommandKind, Event, Facts, GameLog, Millis, Refusal, Setup, State,
    Verdict, decide,
};

use common::{BEGIN, DAY, random_turn};
use tessera_online::audit::Account;

const CLOCKS: [Clock; 5] = [
    Clock::NONE,
    Clock::Increment { base: 10_000, increment: 0 },
    Clock::Increment { base: 15_000, increment: 2000 },
    Clock::Increment { base: 600_000, increment: 10_000 },
    Clock::Days { days: 1 },
];

/// A game in which both players and the server try all kinds of things.
struct Trial {
    game_log: GameLog,
    random: Random,
    now: Millis,
    count: u32,
    /// The commands whose refusal is final, with the number of events at that time.
    refused: Vec<(u32, Command)>,
}

impl Trial {
    fn new(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let game = GameId::ALL[random.below(4) as usize];
        let clock = CLOCKS[random.below(5) as usize];
        let creator = Player::BOTH[random.below(2) as usize];
        let setup = Setup::new(Start::standard(game), clock, random.below(4) > 0, creator).expect("offered");
        let mut trial =
            Self { game_log: GameLog::default(), random, now: BEGIN, count: 0, refused: Vec::new() };
        let create = trial.command(Some(creator), CommandKind::Create(Box::new(setup)));
        trial.put(&create);
        if trial.usually(20) {
            let join = trial.command(Some(!creator), CommandKind::Join);
            trial.put(&join);
        }
        trial
    }

    /// Plays until the game is over or enough was tried.
    fn played(seed: u64, steps: Range<u32>) -> Self {
        let mut trial = Self::new(seed);
        for _ in steps {
            trial.step();
        }
        trial
    }

    /// False 1 time in `of`.
    fn usually(&mut self, of: u32) -> bool {
        self.random.below(of) > 0
    }

    fn state(&self) -> &State {
        self.game_log.state()
    }

    fn command(&mut self, seat: Option<Player>, kind: CommandKind) -> Command {
        self.count += 1;
        Command { id: CommandId::new(&format!("command-{}", self.count)).expect("an id"), seat, kind }
    }

    fn facts(&mut self) -> Facts {
        let lag = [0, 40, 300, 5000, i64::MAX, i64::MIN][self.random.below(6) as usize];
        let gone = Millis::from(self.random.below(100_000));
        Facts { lag, opponent_gone: (self.random.below(2) > 0).then_some(self.now - gone) }
    }

    fn put(&mut self, command: &Command) {
        let facts = self.facts();
        match self.game_log.consider(command, self.now, &facts) {
            Verdict::Append(step) => {
                // A reader of the log folds the event, and gets the state that was decided.
                let mut reader = self.state().clone();
                assert_eq!(reader.fold(step.event()), Ok(()), "{step:?}");
                assert_eq!(self.game_log.append(step), Ok(()));
                assert_eq!(*self.state(), reader);
            }
            Verdict::Refused(refusal) => {
                assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty());
                if refusal.is_final() {
                    self.refused.push((self.game_log.version(), command.clone()));
                }
            }
            Verdict::Repeated(seq) => assert_eq!(self.game_log.events()[seq as usize].command, command.id),
        }
    }

    fn step(&mut self) {
        // Time mostly goes on, sometimes far, sometimes back.
        self.now += match self.random.below(20) {
            0 => -Millis::from(self.random.below(400)),
            1 => Millis::from(self.random.below(70_000)),
            2 if matches!(
                self.state().setup().map(Setup::clock),
                Some(Clock::None {} | Clock::Days { .. })
            ) =>
            {
                Millis::from(self.random.below(200)) * DAY / 100
            }
            _ => Millis::from(self.random.below(2500)),
        };
        let kind = self.kind();
        let seat = match self.random.below(12) {
            0 => None,
            1..3 => Some(Player::BOTH[self.random.below(2) as usize]),
            _ if matches!(kind, CommandKind::Credit { .. }) => None,
            _ if matches!(kind, CommandKind::Turn { .. }) => self.state().to_move(),
            _ => Some(Player::BOTH[self.random.below(2) as usize]),
        };
        let command = self.command(seat, kind);
        self.put(&command);
        // The same again, as a client does whose answer was lost.
        if !self.usually(4) {
            self.put(&command);
        }
    }

    fn kind(&mut self) -> CommandKind {
        let to = self.random.below(2) + self.state().ply().saturating_sub(2);
        match self.random.below(40) {
            0 => CommandKind::OfferDraw,
            1 => CommandKind::AcceptDraw,
            2..4 => CommandKind::DeclineDraw,
            4..8 => CommandKind::AskTakeback { to },
            8..11 => CommandKind::GrantTakeback { to: to.is_multiple_of(3).then_some(to) },
            11 => CommandKind::RefuseTakeback,
            12 if !self.usually(8) => CommandKind::Resign,
            13 if !self.usually(3) => CommandKind::Abort,
            14..16 => CommandKind::Flag,
            16 => CommandKind::Claim,
            17 => CommandKind::Credit { time: Millis::from(self.random.below(20_000)) - 10 },
            18 => CommandKind::Join,
            19 => {
                let actions = vec!["d3d4".into(); self.random.below(20) as usize];
                CommandKind::Turn { line: self.random.below(3), ply: to, actions }
            }
            _ => {
                let position = *self.state().position().expect("a game");
                let (line, ply) = (self.state().line(), self.state().ply());
                CommandKind::Turn { line, ply, actions: random_turn(&position, &mut self.random) }
            }
        }
    }

    fn log(&self) -> &[Event] {
        self.game_log.events()
    }
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_log_that_was_stored_gives_the_same_state(seed: u64) {
        let trial = Trial::played(seed, 0..150);
        let stored = trial.log().iter().map(|event| {
            Event::read(event.seq, event.command.as_str(), event.seat_number(), event.at, &event.body_text())
        });
        let log: Vec<Event> = stored.collect::<Result<_, _>>().expect("what is written can be read");
        prop_assert_eq!(&log, trial.log());
        let again = GameLog::from_log(log).expect("a log");
        prop_assert_eq!(again.state(), trial.state());
        prop_assert_eq!(again.state().position_hash(), trial.state().position_hash());
    }

    #[test]
    fn time_is_neither_lost_nor_made_and_never_below_zero(seed: u64) {
        let trial = Trial::played(seed, 0..150);
        for end in 1..=trial.log().len() {
            let log = &trial.log()[..end];
            let account = Account::of(log).map_err(TestCaseError::fail)?;
            account.check().map_err(TestCaseError::fail)?;
            let game_log = GameLog::from_log(log.to_vec()).expect("a prefix is a log");
            let at = log[end - 1].at;
            let state = game_log.state();
            prop_assert_eq!(state.result().is_some(), account.ended);
            let going_on = state.has_begun() && !account.ended;
            prop_assert_eq!(state.deadline(), account.deadline().filter(|_| going_on));
            // What is shown now and later: never negative, and only the player to move loses time.
            if let Some(shown) = state.clock(at) {
                for later in [0, 1, 777, 100_000, i64::MAX - at] {
                    let then = state.clock(at + later).expect("a clock");
                    for player in Player::BOTH {
                        let (now, then) = (shown[player.index()], then[player.index()]);
                        prop_assert!(0 <= then && then <= now && now - then <= later);
                        prop_assert!(then == now || state.to_move() == Some(player));
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_follows_the_end_of_a_game(seed: u64) {
        let mut trial = Trial::played(seed, 0..150);
        if trial.state().result().is_none() {
            trial.now += 100 * DAY;
            for (seat, kind) in [(None, CommandKind::Flag), (Some(Player::First), CommandKind::Resign), (trial.state().setup().map(Setup::creator), CommandKind::Abort)] {
                let command = trial.command(seat, kind);
                trial.put(&command);
            }
        }
        let ending = trial.state().result();
        prop_assert!(ending.is_some());
        let before = (trial.game_log.version(), trial.state().clock(trial.now));
        for _ in 0..60 {
            trial.step();
        }
        prop_assert_eq!(trial.game_log.version(), before.0);
        prop_assert_eq!((trial.state().result(), trial.state().clock(trial.now)), (ending, before.1));
    }

    #[test]
    fn rooms_that_learn_in_pieces_know_the_same(seed: u64, cuts in prop::collection::vec((0_usize..60, 0_usize..20), 0..12)) {
        let trial = Trial::played(seed, 0..80);
        let log = trial.log();
        let mut game_log = GameLog::default();
        for (from, length) in cuts {
            let from = from.min(log.len());
            let piece = &log[from..(from + length).min(log.len())];
            let version = game_log.version() as usize;
            let learnt = game_log.learn(piece);
            let fits = piece.is_empty() || from <= version;
            prop_assert_eq!(learnt.is_ok(), fits);
            prop_assert_eq!(game_log.events(), &log[..game_log.version() as usize]);
        }
        game_log.learn(log).expect("the whole log");
        prop_assert_eq!(game_log.state(), trial.state());
    }

    #[test]
    fn what_is_refused_for_ever_is_never_accepted(seed: u64) {
        let mut trial = Trial::played(seed, 0..120);
        let refused = std::mem::take(&mut trial.refused);
        let mut game_log = GameLog::default();
        for event in trial.log().to_vec() {
            game_log.learn(&[event]).expect("a log");
            for (since, command) in &refused {
                if *since > game_log.version() {
                    continue;
                }
                let facts = trial.facts();
                let now = trial.now + Millis::from(trial.random.below(200_000)) - 100_000;
                let verdict = game_log.consider(command, now, &facts);
                let Verdict::Refused(refusal) = verdict else {
                    return Err(TestCaseError::fail(format!("{command:?} was refused after {since}: {verdict:?}")));
                };
                // A node that is behind must not raise hopes either.
                prop_assert!(refusal.is_final(), "{:?} is now {:?}", command, refusal);
            }
        }
    }

    #[test]
    fn before_the_deadline_a_turn_counts_and_from_then_on_a_flag(seed: u64, steps in 0_u32..60) {
        let mut trial = Trial::played(seed, 0..steps);
        let (Some(deadline), Some(mover)) = (trial.state().deadline(), trial.state().to_move()) else {
            return Ok(());
        };
        let position = *trial.state().position().expect("a game");
        let actions = random_turn(&position, &mut trial.random);
        let turn = CommandKind::Turn { line: trial.state().line(), ply: trial.state().ply(), actions };
        let (turn, flag) = (trial.command(Some(mover), turn), trial.command(None, CommandKind::Flag));
        for _ in 0..6 {
            let facts = trial.facts();
            let off = Millis::from(trial.random.below(2000));
            for (now, in_time) in [(deadline - 1 - off, true), (deadline - 1, true), (deadline, false), (deadline + off, false)] {
                let event = decide(trial.state(), &turn, now, &facts);
                prop_assert_eq!(event.is_ok(), in_time);
                prop_assert_eq!(decide(trial.state(), &flag, now, &facts).is_ok(), !in_time);
                if let Ok(event) = event {
                    let mut state = trial.state().clone();
                    state.fold(&event).expect("what is decided can follow");
                    let left = state.clock(event.at).expect("a clock");
                    prop_assert!(left.iter().all(|&left| left >= 0));
                }
            }
        }
    }

    #[test]
    fn a_decision_can_follow_and_numbers_beyond_reason_do_not_matter(
        seed: u64,
        now: i64,
        lag: i64,
        gone: Option<i64>,
        numbers: (u32, u32, i64),
        texts in prop::collection::vec(prop_oneof!["\\PC{0,12}", "[a-h][1-8]|[.#o>0-9a-z]{1,5}"], 0..20),
    ) {
        let mut trial = Trial::played(seed, 0..40);
        let (line, ply, time) = numbers;
        let (here, at) = (trial.state().line(), trial.state().ply());
        let kinds = [
            CommandKind::Turn { line, ply, actions: texts.clone() },
            CommandKind::Turn { line: here, ply: at, actions: texts },
            CommandKind::AskTakeback { to: ply },
            CommandKind::GrantTakeback { to: Some(ply) },
            CommandKind::GrantTakeback { to: None },
            CommandKind::Credit { time },
            CommandKind::Flag,
            CommandKind::Claim,
            CommandKind::Abort,
        ];
        let facts = Facts { lag, opponent_gone: gone };
        for kind in kinds {
            for seat in [None, Some(Player::First), Some(Player::Second)] {
                let command = trial.command(seat, kind.clone());
                if let Ok(event) = decide(trial.state(), &command, now, &facts) {
                    let mut state = trial.state().clone();
                    prop_assert_eq!(state.fold(&event), Ok(()));
                    let message = ServerMessage::event(&state, &event).text();
                    prop_assert!(serde_json::from_str::<ServerMessage>(&message).is_ok());
                }
            }
        }
    }

    #[test]
    fn events_in_any_order_are_folded_or_refused_and_a_refusal_changes_nothing(seed: u64, other: u64) {
        let (one, mut two) = (Trial::played(seed, 0..60), Trial::played(other, 0..60));
        let mut state = State::new();
        for event in one.log() {
            // Any event of another game, made to look as if it were the next.
            let place = two.random.below(two.game_log.version()) as usize;
            let mut any = Event { seq: event.seq, at: event.at, ..two.log()[place].clone() };
            if let Body::Turn { took, lag, .. } = &mut any.body {
                (*took, *lag) = (i64::from(two.random.below(5000)) - 10, i64::from(two.random.below(3000)) - 10);
            }
            let before = state.clone();
            if state.fold(&any).is_err() {
                prop_assert_eq!(&state, &before);
            }
            state = before;
            prop_assert_eq!(state.fold(event), Ok(()));
        }
    }

    #[test]
    fn any_text_is_a_message_or_refused_in_one_sentence(text in prop_oneof!["\\PC*", r#"\{"t":"(turn|draw|p|say|takeback)"(,"(c|ply|d|a|to|v|h|line)":("[a-z0-9]{0,10}"|[0-9]{1,12}|\[\]|null)){0,5}\}"#]) {
        match ClientMessage::read(&text) {
            Ok(message) => {
                let text = serde_json::to_string(&message).expect("it can be written");
                prop_assert_eq!(ClientMessage::read(&text), Ok(message));
            }
            Err(error) => {
                let sentence = error.to_string();
                prop_assert!(!sentence.is_empty() && !sentence.contains(char::is_control));
            }
        }
        let _ = Body::read(&text);
    }
}

/// The trials are worth something: they reach every kind of event, every ending and most refusals.
#[test]
fn the_trials_reach_everything() {
    let (mut bodies, mut endings, mut refusals) = (Vec::new(), Vec::new(), Vec::new());
    let note = |list: &mut Vec<String>, what: String| {
        if !list.contains(&what) {
            list.push(what);
        }
    };
    for seed in 0..400 {
        let mut trial = Trial::new(seed);
        for _ in 0..150 {
            trial.step();
            let kind = trial.kind();
            let seat = [None, Some(Player::First), Some(Player::Second)][trial.random.below(3) as usize];
            let command = trial.command(seat, kind);
            let facts = trial.facts();
            let refused: Option<Refusal> = decide(trial.state(), &command, trial.now, &facts).err();
            if let Some(refusal) = refused {
                note(&mut refusals, refusal.code().into());
            }
        }
        for event in trial.log() {
            let text = event.body_text();
            note(&mut bodies, text.split('"').nth(5).unwrap_or_default().into());
        }
        if let Some(ending) = trial.state().result() {
            note(&mut endings, format!("{:?}", ending.why));
        }
    }
    assert_eq!(bodies.len(), 14, "{bodies:?}");
    assert_eq!(endings.len(), 7, "{endings:?}");
    assert!(refusals.len() >= 22, "{} {refusals:?}", refusals.len());
}
