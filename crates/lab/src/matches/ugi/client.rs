//! The client side of UGI: `ugi`, options, a position, `go`, and the action that comes back.

use std::time::{Duration, Instant};

use tessera_games::GameId;
use tessera_search::Stop;

use super::announced::Announced;
use super::process::{Process, Silence};
use crate::matches::contestant::{Program, command_words};
use crate::matches::fault::Fault;

/// The time that a program has to answer `stop`.
const STOP_GRACE: Duration = Duration::from_secs(1);

/// The time that a program has to say `ugiok`, unless the timeout is shorter.
const GREETING: Duration = Duration::from_secs(10);

/// The time that a program has to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Allowance {
    /// The time of the match, and a margin for the communication.
    Time {
        /// The time of the match.
        had: Duration,
        /// For the communication.
        margin: Duration,
    },
    /// The match sets no time: a timeout against programs that hang.
    Patience(Duration),
}

/// A program that has answered `ugiok`.
pub(crate) struct Client {
    process: Process,
    patience: Duration,
}

impl Client {
    /// Starts a program, waits for `ugiok`, and sets its options.
    pub(crate) fn start(
        program: &Program,
        game: GameId,
        patience: Duration,
        halt: &Stop,
    ) -> Result<Self, Fault> {
        let words = command_words(&program.command).unwrap_or_default();
        let process = Process::start(&words, program.log.as_deref()).map_err(|error| {
            Fault::Died(format!("the program {:?} cannot be started: {error}", program.command))
        })?;
        let mut client = Self { process, patience };
        client.process.say("ugi");
        let mut known = Announced::default();
        client.read_until("ugiok", patience.min(GREETING), halt, |line| known.add(line))?;
        if known.has("Game") {
            client.set_option("Game", game.name());
        }
        for (name, value) in &program.options {
            if let Some(problem) = known.refuse(name, value) {
                return Err(Fault::Died(problem));
            }
            client.set_option(name, value);
        }
        client.make_ready(halt)?;
        Ok(client)
    }

    /// Announces a new game.
    pub(crate) fn new_game(&mut self, halt: &Stop) -> Result<(), Fault> {
        self.process.say("uginewgame");
        self.make_ready(halt)
    }

    /// Asks for an action: its text, and the time it took. After an error other than [`Fault::Late`] the program must be
    /// restarted.
    pub(crate) fn ask(
        &mut self,
        position: &str,
        go: &str,
        allowance: Allowance,
        halt: &Stop,
    ) -> Result<(String, Duration), Fault> {
        self.process.say(position);
        // Late answers to an earlier question come before `readyok`.
        self.make_ready(halt)?;
        self.process.say(go);
        let begin = Instant::now();
        let most = match allowance {
            Allowance::Time { had, margin } => had + margin,
            Allowance::Patience(patience) => patience,
        };
        match self.read_best(begin + most, halt) {
            Ok(text) => Ok((text, begin.elapsed())),
            Err(Silence::Timeout) => Err(self.stop(begin, allowance, halt)),
            Err(silence) => Err(self.fault(silence, "bestmove")),
        }
    }

    /// Stops a program that exceeds its time, and returns the fault.
    fn stop(&mut self, begin: Instant, allowance: Allowance, halt: &Stop) -> Fault {
        self.process.say("stop");
        let answer = self.read_best(Instant::now() + STOP_GRACE, halt);
        match (answer, allowance) {
            (Ok(_), Allowance::Time { had, .. }) => Fault::Late { took: begin.elapsed(), had },
            (Ok(_) | Err(Silence::Timeout), _) => {
                Fault::Hung(format!("the program did not answer within {} ms", begin.elapsed().as_millis()))
            }
            (Err(silence), _) => self.fault(silence, "bestmove"),
        }
    }

    fn set_option(&self, name: &str, value: &str) {
        self.process.say(&format!("setoption name {name} value {value}"));
    }

    fn make_ready(&mut self, halt: &Stop) -> Result<(), Fault> {
        self.process.say("isready");
        self.read_until("readyok", self.patience, halt, |_| ())
    }

    fn read_until(
        &mut self,
        word: &str,
        patience: Duration,
        halt: &Stop,
        mut other: impl FnMut(&str),
    ) -> Result<(), Fault> {
        let until = Instant::now() + patience;
        let silent =
            || Fault::Hung(format!("the program did not say {word} within {} ms", patience.as_millis()));
        loop {
            match self.process.read_line(until, halt) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(()),
                // A program that never stops talking is as good as silent.
                Ok(_) if Instant::now() > until => return Err(silent()),
                Ok(line) => other(&line),
                Err(Silence::Timeout) => return Err(silent()),
                Err(silence) => return Err(self.fault(silence, word)),
            }
        }
    }

    /// The text behind the next `bestmove`.
    fn read_best(&self, until: Instant, halt: &Stop) -> Result<String, Silence> {
        loop {
            let line = self.process.read_line(until, halt)?;
            let mut words = line.split_whitespace();
            if words.next() == Some("bestmove") {
                return Ok(words.next().unwrap_or_default().into());
            }
            if Instant::now() > until {
                return Err(Silence::Timeout);
            }
        }
    }

    fn fault(&mut self, silence: Silence, awaited: &str) -> Fault {
        match silence {
            Silence::Timeout => Fault::Hung(format!(
                "the program did not say {awaited} within {} ms",
                self.patience.as_millis()
            )),
            Silence::Ended => Fault::Died(format!("{} before it said {awaited}", self.process.epitaph())),
            Silence::Interrupted => Fault::Interrupted,
        }
    }
}
