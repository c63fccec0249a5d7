//! What clients have sent and heard, as JSON Lines: the evidence that the checker goes through.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, BufWriter, Write as _};
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use serde::{Deserialize, Serialize};
use tessera_online::{GameKey, Millis};

/// One thing that a client, or the storm itself, has done or heard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Microseconds since the storm began: before something is sent, after something is heard.
    pub at: u64,
    /// The client; 0 is the storm itself.
    pub by: u32,
    /// The game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameKey>,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What was done or heard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "k", rename_all = "kebab-case")]
pub enum What {
    /// A game was made over HTTP, and the server has said so.
    Made,
    /// The second seat was taken over HTTP, and the server has said so.
    Joined,
    /// A socket is open: who sits there, and the number of events that the client has.
    Open {
        /// The seat, 0 or 1; `None` watches.
        seat: Option<u8>,
        /// The number of events.
        v: u32,
    },
    /// The socket is gone.
    Closed,
    /// A command is sent, perhaps again.
    Send {
        /// Its id.
        c: String,
        /// The kind of message.
        t: String,
    },
    /// It was acknowledged.
    Ack {
        /// Its id.
        c: String,
        /// The number of events with it.
        v: u32,
    },
    /// It was refused.
    No {
        /// Its id.
        c: String,
        /// The name of the reason.
        code: String,
        /// Whether it is refused for ever.
        #[serde(rename = "final")]
        is_final: bool,
    },
    /// It was not decided.
    Retry {
        /// Its id.
        c: String,
    },
    /// An event of the log has come.
    Ev {
        /// The number of events with it.
        v: u32,
        /// The hash of the position.
        h: String,
        /// Its place.
        seq: u32,
        /// When it happened, by the server's clock.
        when: Millis,
        /// Who did it.
        seat: Option<u8>,
        /// What happened, as it is stored.
        body: String,
        /// When the player to move runs out of time.
        deadline: Option<Millis>,
    },
    /// The client was told to forget its log.
    Full,
    /// Anything else that was heard: the first of its kind on a socket.
    Heard {
        /// The kind of message.
        t: String,
        /// The seat that the server gives the client.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// Whether a secret of the game was in it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        secret: bool,
    },
    /// A rematch is somewhere else.
    Rematch {
        /// Where.
        id: GameKey,
    },
    /// A fault was thrown; from here to the next record of the same name it goes on.
    Fault {
        /// Which, in words.
        name: String,
        /// Unix milliseconds.
        from: Millis,
        /// Unix milliseconds.
        to: Millis,
        /// Whether no node was there, so that time must be given back.
        down: bool,
    },
    /// The storm is over, at this time in Unix milliseconds; whatever was due before has had time to happen.
    End {
        /// When.
        unix: Millis,
    },
}

/// Where records go.
#[derive(Debug)]
pub struct Recorder {
    begin: Instant,
    sender: Option<Mutex<Option<Sender<Record>>>>,
}

/// The thread that writes the records.
#[derive(Debug)]
pub struct Writing(Option<JoinHandle<io::Result<u64>>>);

impl Recorder {
    /// Records into this file. The second value is finished when all records are written.
    pub fn to_file(path: &Path) -> io::Result<(Self, Writing)> {
        let mut file = BufWriter::with_capacity(1 << 20, File::create(path)?);
        let (sender, records) = mpsc::channel::<Record>();
        let thread = thread::spawn(move || {
            let mut count = 0;
            for record in records {
                serde_json::to_writer(&mut file, &record)?;
                file.write_all(b"\n")?;
                count += 1;
            }
            file.flush()?;
            Ok(count)
        });
        Ok((Self { begin: Instant::now(), sender: Some(Mutex::new(Some(sender))) }, Writing(Some(thread))))
    }

    /// Records nothing.
    pub fn none() -> Self {
        Self { begin: Instant::now(), sender: None }
    }

    /// Microseconds since the storm began.
    pub fn now(&self) -> u64 {
        self.begin.elapsed().as_micros() as u64
    }

    /// Records something that happened now.
    pub fn note(&self, by: u32, game: Option<&GameKey>, what: What) {
        self.note_at(self.now(), by, game, what);
    }

    /// Records something that happened at this time.
    pub fn note_at(&self, at: u64, by: u32, game: Option<&GameKey>, what: What) {
        let Some(sender) = &self.sender else { return };
        if let Some(sender) = &*sender.lock().unwrap_or_else(PoisonError::into_inner) {
            // It fails only when the file cannot be written, which is told at the end.
            let _ = sender.send(Record { at, by, game: game.cloned(), what });
        }
    }

    /// Nothing more is recorded.
    pub fn close(&self) {
        if let Some(sender) = &self.sender {
            drop(sender.lock().unwrap_or_else(PoisonError::into_inner).take());
        }
    }

    /// Whether anything is recorded.
    pub fn is_on(&self) -> bool {
        self.sender.is_some()
    }
}

impl Writing {
    /// Waits until all records are written, after [`Recorder::close`], and says how many there are.
    pub fn finish(mut self) -> io::Result<u64> {
        let thread = self.0.take().ok_or_else(|| io::Error::other("it is finished"))?;
        thread.join().map_err(|_| io::Error::other("the writer of the history has panicked"))?
    }
}

/// Reads a history, one record after the other.
pub fn read(path: &Path) -> io::Result<impl Iterator<Item = io::Result<Record>>> {
    let lines = BufReader::with_capacity(1 << 20, File::open(path)?).lines();
    Ok(lines.map(|line| serde_json::from_str(&line?).map_err(io::Error::other)))
}

/// What two seats of a game share, to measure how long an event takes.
pub(crate) type Shared = Arc<std::sync::atomic::AtomicU64>;
