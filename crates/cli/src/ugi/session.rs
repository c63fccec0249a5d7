//! A UGI session: it reads commands line by line, and searches on another thread.

use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use tessera_games::{AnyPosition, Outcome, Player};
use tessera_messages::Language;
use tessera_players::{Engine, Method};
use tessera_search::{Limits, Stop};

use super::go::{self, Go};
use super::options::{self, Options, sentence, short};
use super::output::Output;
use super::search::Search;
use crate::board;
use crate::input::read_line;
use crate::speaker::Speaker;

/// The longest line that is read, in bytes, with room for the longest games: the rest of a longer one is skipped.
const MAX_LINE: usize = 1 << 20;

/// The commands for a person who talks to the engine.
const HELP: &str = "\
ugi                                  the options, then ugiok
setoption name NAME value VALUE      for example: setoption name Level value 5
uginewgame                           a new game
position startpos [moves ACTION…]    or: position fen POSITION [moves ACTION…]
go [movetime MS] [nodes N] [depth N] [p1time MS] [p2time MS] [p1inc MS] [p2inc MS] [infinite]
   [searchmoves ACTION…] [ponder]
ponderhit                            the opponent has played the action that was pondered on
stop                                 end the search and name the best action
query p1turn|gameover|result         about the position
d                                    draw the position
isready, help, quit";

/// The state of a session.
pub(crate) struct Session {
    output: Output,
    options: Options,
    position: AnyPosition,
    /// Created when its table size is set or it is first needed, so that no large table is allocated in vain.
    engine: Option<Arc<Engine>>,
    thinking: Option<Thinking>,
}

/// A running search.
struct Thinking {
    thread: JoinHandle<()>,
    stop: Stop,
    /// What `ponderhit` begins, while the search ponders.
    pondering: Option<Pondering>,
    endless: bool,
    /// Set before the answer is sent, because the next command may follow the answer at once.
    done: Arc<AtomicBool>,
}

/// The search that follows when the opponent plays the expected action: pondering has filled the table for it.
struct Pondering {
    hit: Arc<AtomicBool>,
    stop: Stop,
    endless: bool,
}

impl Session {
    pub(crate) fn new(output: Box<dyn Write + Send>) -> Self {
        let options = Options::default();
        let position = options.start();
        Self { output: Output::new(output), options, position, engine: None, thinking: None }
    }

    /// Answers every line until `quit` or the end of the input, then waits for a search that ends by itself.
    pub(crate) fn run(mut self, mut input: impl BufRead) {
        let mut line = Vec::new();
        while let Ok(Some(_)) = read_line(&mut input, &mut line, MAX_LINE) {
            let line = String::from_utf8_lossy(&line);
            if line.split_whitespace().next() == Some("quit") {
                self.stop();
                return;
            }
            if let Err(complaint) = self.obey(&line) {
                self.output.complain(complaint);
            }
        }
        if self.thinking.as_ref().is_some_and(|thinking| thinking.endless) {
            self.stop();
        }
        self.wait();
    }

    fn obey(&mut self, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        match words.next() {
            None => {}
            Some("ugi") => self.introduce(),
            Some("isready") => {
                // Allocating the table is the only slow preparation.
                self.engine()?;
                self.output.line("readyok");
            }
            Some("stop") => self.stop(),
            Some("ponderhit") => self.ponder_hit()?,
            Some("d") => self.describe()?,
            Some("help") => self.output.line(HELP),
            Some("query") => self.query(words.next())?,
            Some(command @ ("uginewgame" | "setoption" | "position" | "go")) => {
                self.clear_finished_search();
                if self.thinking.is_some() {
                    return Err(format!("{command} is not possible while thinking: send stop first"));
                }
                match command {
                    "uginewgame" => self.new_game()?,
                    "setoption" => self.set_option(line)?,
                    "position" => self.set_position(line)?,
                    _ => self.go(go::parse(words, &self.position)?)?,
                }
            }
            Some(unknown) => return Err(format!("the command {:?} is unknown", short(unknown))),
        }
        Ok(())
    }

    /// Draws the position for a person who talks to the engine.
    fn describe(&self) -> Result<(), String> {
        let speaker = Speaker::new(Language::English).map_err(sentence)?;
        let drawing = board::draw(&self.position, &speaker).map_err(sentence)?;
        self.output.line(anstream::adapter::strip_str(drawing.trim_end()));
        self.output.line(format!("position {}", self.position));
        self.output.line(&self.options);
        Ok(())
    }

    fn introduce(&self) {
        self.output.line(format!("id name Tessera {}", env!("CARGO_PKG_VERSION")));
        self.output.line("id author The Tessera authors");
        self.output.line(options::list());
        self.output.line("ugiok");
    }

    fn new_game(&mut self) -> Result<(), String> {
        self.options.draw_seed();
        if let Some(engine) = self.engine.take() {
            engine.forget();
            self.engine = Some(Arc::new(engine.with(self.options.engine.clone()).map_err(sentence)?));
        }
        self.position = self.options.start();
        Ok(())
    }

    /// `setoption name NAME value VALUE`. Another game or board sets its start position.
    fn set_option(&mut self, line: &str) -> Result<(), String> {
        let (_, rest) =
            line.split_once("name").ok_or("an option is set by: setoption name NAME value VALUE")?;
        let (name, value) = rest.split_once(" value").unwrap_or((rest, ""));
        let (name, value) = (name.trim(), value.trim());
        let mut options = self.options.clone();
        options.set(name, value)?;
        if let Some(engine) = &self.engine {
            self.engine = Some(Arc::new(engine.with(options.engine.clone()).map_err(sentence)?));
        } else if options.engine.hash != self.options.engine.hash {
            self.engine = Some(Arc::new(Engine::try_new(options.engine.clone()).map_err(sentence)?));
        }
        if options.start() != self.options.start() {
            self.position = options.start();
        }
        self.options = options;
        Ok(())
    }

    /// `position startpos|fen POSITION [moves ACTION…]`. A position string has spaces: it ends at `moves`.
    fn set_position(&mut self, line: &str) -> Result<(), String> {
        let words: Vec<&str> = line.split_whitespace().skip(1).collect();
        let mut parts = words.splitn(2, |&word| word == "moves");
        let (place, actions) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let mut position = match place {
            ["startpos"] => self.options.start(),
            ["fen", text @ ..] => AnyPosition::parse(self.options.game, &text.join(" ")).map_err(sentence)?,
            _ => return Err("after position comes startpos, or fen and a position string".into()),
        };
        for action in actions {
            position.play_text(action).map_err(|error| format!("{:?}: {error}", short(action)))?;
        }
        self.position = position;
        Ok(())
    }

    fn query(&self, what: Option<&str>) -> Result<(), String> {
        let answer = match (what, self.position.outcome()) {
            (Some("p1turn"), _) => (self.position.to_move() == Player::First).to_string(),
            (Some("gameover"), outcome) => outcome.is_some().to_string(),
            (Some("result"), None) => "none".into(),
            (Some("result"), Some(Outcome::Draw)) => "draw".into(),
            (Some("result"), Some(Outcome::Win(Player::First))) => "p1win".into(),
            (Some("result"), Some(Outcome::Win(Player::Second))) => "p2win".into(),
            _ => return Err("query is about p1turn, gameover or result".into()),
        };
        self.output.line(format!("response {answer}"));
        Ok(())
    }

    /// The engine, with its table.
    fn engine(&mut self) -> Result<Arc<Engine>, String> {
        if let Some(engine) = &self.engine {
            return Ok(Arc::clone(engine));
        }
        let engine = Arc::new(Engine::try_new(self.options.engine.clone()).map_err(sentence)?);
        self.engine = Some(Arc::clone(&engine));
        Ok(engine)
    }

    fn go(&mut self, go: Go) -> Result<(), String> {
        if self.options.engine.method == Method::Mcts && go.limits.depth.is_some() {
            return Err("the search mcts has no depth: say movetime or nodes".into());
        }
        for note in &go.ignored {
            self.output.complain(note);
        }
        if self.options.engine.method == Method::Mcts && !go.among.is_empty() {
            self.output.complain("the search mcts has no searchmoves: all actions are searched");
        }
        let engine = self.engine()?;
        let stop = Stop::new();
        let endless = go.ponder || go.is_endless();
        let pondering =
            go.ponder.then(|| Pondering { hit: Arc::default(), stop: Stop::new(), endless: go.is_endless() });
        let search = Search {
            engine,
            position: self.position,
            output: self.output.clone(),
            names_reply: self.options.ponder,
        };
        let done = Arc::new(AtomicBool::new(false));
        let (flag, is_done) = (stop.clone(), Arc::clone(&done));
        let hit = pondering.as_ref().map(|pondering| (Arc::clone(&pondering.hit), pondering.stop.clone()));
        let thread = thread::spawn(move || {
            let answer = match hit {
                Some((hit, next)) => {
                    let pondered = Go { limits: Limits::infinite(), infinite: true, ..go.clone() };
                    let answer = search.run(&pondered, &flag);
                    if hit.load(Ordering::Acquire) { search.run(&go, &next) } else { answer }
                }
                None => search.run(&go, &flag),
            };
            is_done.store(true, Ordering::Release);
            search.output.line(format!("bestmove {answer}"));
        });
        self.thinking = Some(Thinking { thread, stop, pondering, endless, done });
        Ok(())
    }

    /// The opponent has played the action that was pondered on: from now on the limits count.
    fn ponder_hit(&mut self) -> Result<(), String> {
        let pondering = self.thinking.as_mut().and_then(|thinking| {
            let pondering = thinking.pondering.take()?;
            pondering.hit.store(true, Ordering::Release);
            thinking.stop.raise();
            (thinking.stop, thinking.endless) = (pondering.stop, pondering.endless);
            Some(())
        });
        pondering.ok_or_else(|| "ponderhit follows go ponder".into())
    }

    fn clear_finished_search(&mut self) {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.done.load(Ordering::Acquire)) {
            self.wait();
        }
    }

    fn stop(&mut self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.raise();
        }
        self.wait();
    }

    fn wait(&mut self) {
        if let Some(thinking) = self.thinking.take()
            && thinking.thread.join().is_err()
        {
            self.output.complain("the search has failed");
        }
    }
}
