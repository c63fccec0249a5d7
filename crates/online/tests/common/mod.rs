//! A game for tests.
#![allow(dead_code, reason = "not every test uses everything")]

pub(crate) mod samples;

use tessera_game::Random;
use tessera_games::{AnyPosition, GameId, Player, Start};
use tessera_online::{
    Clock, Command, CommandId, CommandKind, Event, Facts, GameLog, Millis, Refusal, Setup, State, Verdict,
};

/// When the games of the tests begin.
pub(crate) const BEGIN: Millis = 1_800_000_000_000;

/// Five minutes, and three seconds a turn.
pub(crate) const FIVE_THREE: Clock = Clock::Increment { base: 300_000, increment: 3000 };

/// Three days a turn.
pub(crate) const THREE_DAYS: Clock = Clock::Days { days: 3 };

/// The length of a day.
pub(crate) const DAY: Millis = 86_400_000;

/// Some legal turn: the texts of its actions. A turn that may end, ends.
pub(crate) fn random_turn(position: &AnyPosition, random: &mut Random) -> Vec<String> {
    let mover = position.to_move();
    let mut now = *position;
    let mut texts = Vec::new();
    while now.to_move() == mover && now.outcome().is_none() {
        let actions = now.actions();
        let chosen = actions[random.below(actions.len() as u32) as usize];
        let action = now.end_of_turn().unwrap_or(chosen);
        texts.push(now.action_text(action).expect("an action of this game"));
        now.play(action).expect("a listed action is legal");
    }
    texts
}

/// A setup that the first player has made.
pub(crate) fn setup(game: GameId, clock: Clock, casual: bool) -> Setup {
    Setup::new(Start::standard(game), clock, casual, Player::First).expect("it is offered")
}

/// A game that is played by commands, with a time that the test sets.
pub(crate) struct TestGame {
    pub(crate) game_log: GameLog,
    pub(crate) now: Millis,
    pub(crate) facts: Facts,
    random: Random,
    commands: u32,
}

impl TestGame {
    /// Nothing has happened.
    pub(crate) fn empty() -> Self {
        let (game_log, facts, random) = (GameLog::default(), Facts::default(), Random::new(1));
        Self { game_log, now: BEGIN, facts, random, commands: 0 }
    }

    /// The first player has created the game.
    pub(crate) fn created(game: GameId, clock: Clock, casual: bool) -> Self {
        let mut created = Self::empty();
        created.does(Some(Player::First), CommandKind::Create(Box::new(setup(game, clock, casual))));
        created
    }

    /// The game has begun.
    pub(crate) fn begun(game: GameId, clock: Clock, casual: bool) -> Self {
        let mut game = Self::created(game, clock, casual);
        game.does(Some(Player::Second), CommandKind::Join);
        game
    }

    /// Both have played their first turn, at once.
    pub(crate) fn both_played(game: GameId, clock: Clock, casual: bool) -> Self {
        let mut game = Self::begun(game, clock, casual);
        game.plays(0);
        game.plays(0);
        game
    }

    pub(crate) fn state(&self) -> &State {
        self.game_log.state()
    }

    fn command(&mut self, seat: Option<Player>, kind: CommandKind) -> Command {
        self.commands += 1;
        let id = CommandId::new(&format!("command-{}", self.commands)).expect("an id");
        Command { id, seat, kind }
    }

    pub(crate) fn tries(&mut self, seat: Option<Player>, kind: CommandKind) -> Result<Event, Refusal> {
        let command = self.command(seat, kind);
        match self.game_log.consider(&command, self.now, &self.facts) {
            Verdict::Append(step) => {
                let event = step.event().clone();
                assert_eq!(self.game_log.append(step), Ok(()), "{event:?}");
                Ok(event)
            }
            Verdict::Refused(refusal) => Err(refusal),
            Verdict::Repeated(seq) => panic!("a new command is event {seq} already"),
        }
    }

    pub(crate) fn does(&mut self, seat: Option<Player>, kind: CommandKind) -> Event {
        self.tries(seat, kind).unwrap_or_else(|refusal| panic!("{refusal}"))
    }

    /// The code of the refusal, and whether it is final. Nothing changes.
    pub(crate) fn refused(&mut self, seat: Option<Player>, kind: CommandKind) -> (&'static str, bool) {
        let before = self.state().clone();
        let refusal = self.tries(seat, kind).expect_err("it is refused");
        assert_eq!(*self.state(), before);
        assert!(!refusal.to_string().is_empty());
        (refusal.code(), refusal.is_final())
    }

    /// A legal turn for the player to move.
    pub(crate) fn turn(&mut self) -> CommandKind {
        let position = *self.state().position().expect("a game");
        let actions = random_turn(&position, &mut self.random);
        CommandKind::Turn { line: self.state().line(), ply: self.state().ply(), actions }
    }

    /// The player to move plays a turn after some time.
    pub(crate) fn plays(&mut self, after: Millis) -> Event {
        self.now += after;
        let (seat, turn) = (self.state().to_move(), self.turn());
        self.does(seat, turn)
    }

    /// What both clocks show now.
    pub(crate) fn clock(&self) -> [Millis; 2] {
        self.state().clock(self.now).expect("a clock")
    }

    /// How long the player to move has.
    pub(crate) fn left(&self) -> Option<Millis> {
        self.state().deadline().map(|deadline| deadline - self.now)
    }
}
