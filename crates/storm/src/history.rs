//! The history of a storm: every message that clients sent and received, as JSON Lines. The checker reads it.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, BufWriter, Write as _};
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use serde::{Deserialize, Serialize};
use tessera_online::{GameKey, Millis};

/// An action or observation of a client, or of the storm itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Microseconds since the storm began, taken before sending and after receiving.
    pub at: u64,
    /// The number of the client; 0 is the storm itself.
    pub by: u32,
    /// The game; `None` for faults and the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameKey>,
    /// The kind of record, with its data.
    #[serde(flatten)]
    pub kind: RecordKind,
}

/// The kind of a record. The names in the file must not change: old histories stay readable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "k", rename_all = "kebab-case")]
pub enum RecordKind {
    /// The server confirmed a new game over HTTP.
    Made,
    /// The server confirmed over HTTP that the second seat is taken.
    Joined,
    /// The client opened a socket.
    Open {
        /// The seat, 0 or 1; `None` for a watcher.
        seat: Option<u8>,
        /// The number of events that the client has already.
        v: u32,
    },
    /// The socket closed.
    Closed,
    /// The client sent a command, perhaps again.
    Send {
        /// The command's id.
        c: String,
        /// The message type.
        t: String,
    },
    /// The server acknowledged a command.
    Ack {
        /// The command's id.
        c: String,
        /// The number of events, including this command's.
        v: u32,
    },
    /// The server refused a command.
    No {
        /// The command's id.
        c: String,
        /// The refusal code.
        code: String,
        /// Whether the refusal is final.
        #[serde(rename = "final")]
        is_final: bool,
    },
    /// The server asked the client to send a command again.
    Retry {
        /// The command's id.
        c: String,
    },
    /// The client received an event of the log.
    Ev {
        /// The number of events, including this one.
        v: u32,
        /// The hash of the position after the event.
        h: String,
        /// The event's sequence number.
        seq: u32,
        /// The event's time by the server's clock, in Unix milliseconds.
        when: Millis,
        /// The seat that caused the event; `None` for the server.
        seat: Option<u8>,
        /// The event's body, as stored.
        body: String,
        /// The deadline of the player to move, in Unix milliseconds.
        deadline: Option<Millis>,
    },
    /// The server asked the client to discard its log.
    Full,
    /// The client received another message: recorded for the first of each type on a socket, and for any with a secret.
    #[serde(rename = "heard")]
    Received {
        /// The message type.
        t: String,
        /// The seat that the server assigned to the client.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// Whether the message contained a secret of the game.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        secret: bool,
    },
    /// The server announced a rematch.
    Rematch {
        /// The key of the new game.
        id: GameKey,
    },
    /// A fault, active from `from` to `to`. Recorded when it has ended.
    Fault {
        /// The fault's name, for people.
        name: String,
        /// Unix milliseconds.
        from: Millis,
        /// Unix milliseconds.
        to: Millis,
        /// Whether no node was up, so that the time must be credited.
        down: bool,
    },
    /// The end of the storm. Everything that was due before has had time to happen.
    End {
        /// Unix milliseconds.
        unix: Millis,
    },
}

/// The sink for records.
#[derive(Debug)]
pub struct Recorder {
    begin: Instant,
    sender: Option<Mutex<Option<Sender<Record>>>>,
}

/// The thread that writes the records to the file.
#[derive(Debug)]
pub struct Writing(Option<JoinHandle<io::Result<u64>>>);

impl Recorder {
    /// Records to this file. Call [`Writing::finish`] on the second value to wait for the last record.
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

    /// A recorder that drops all records.
    pub fn none() -> Self {
        Self { begin: Instant::now(), sender: None }
    }

    /// Microseconds since the storm began.
    pub fn now(&self) -> u64 {
        self.begin.elapsed().as_micros() as u64
    }

    /// Records an event with the current time.
    pub fn note(&self, by: u32, game: Option<&GameKey>, kind: RecordKind) {
        self.note_at(self.now(), by, game, kind);
    }

    /// Records an event with this time.
    pub fn note_at(&self, at: u64, by: u32, game: Option<&GameKey>, kind: RecordKind) {
        let Some(sender) = &self.sender else { return };
        if let Some(sender) = &*sender.lock().unwrap_or_else(PoisonError::into_inner) {
            // It fails only if the file cannot be written, which `Writing::finish` reports.
            let _ = sender.send(Record { at, by, game: game.cloned(), kind });
        }
    }

    /// Drops all later records, so that the writing thread can end.
    pub fn close(&self) {
        if let Some(sender) = &self.sender {
            drop(sender.lock().unwrap_or_else(PoisonError::into_inner).take());
        }
    }

    /// Whether records are written to a file.
    pub fn is_on(&self) -> bool {
        self.sender.is_some()
    }
}

impl Writing {
    /// Waits until all records are written, after [`Recorder::close`]. Returns their number.
    pub fn finish(mut self) -> io::Result<u64> {
        let thread = self.0.take().ok_or_else(|| io::Error::other("the history is already finished"))?;
        thread.join().map_err(|_| io::Error::other("the writer of the history has panicked"))?
    }
}

/// Reads a history record by record.
pub fn read(path: &Path) -> io::Result<impl Iterator<Item = io::Result<Record>>> {
    let lines = BufReader::with_capacity(1 << 20, File::open(path)?).lines();
    Ok(lines.map(|line| serde_json::from_str(&line?).map_err(io::Error::other)))
}

/// When the last turn of a game was sent, in microseconds since the storm began. All clients of the game share it, to
/// measure delivery times.
pub(crate) type Shared = Arc<std::sync::atomic::AtomicU64>;
