//! Bugs planted on purpose, to prove that the checker of storms finds them. They exist only with the feature `planted`, and
//! do nothing until [`PlantedBug::enable`].

use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use crate::plan::{WriteOp, WriteResult};
use crate::writer::Writer;
use crate::{Appended, StoredEvent};

/// How late an event is written that was acknowledged early.
const DELAY: Duration = Duration::from_millis(300);

/// The enabled bugs, one bit each.
static ENABLED: AtomicU8 = AtomicU8::new(0);

/// A bug of the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlantedBug {
    /// Events are acknowledged before they are stored.
    AcknowledgeEarly,
    /// Logs are read without the ids of their commands, so that a node does not detect duplicates after a restart.
    ForgetCommands,
    /// Outages are not credited: none is found.
    LostCredit,
}

impl PlantedBug {
    /// All bugs.
    pub const ALL: [Self; 3] = [Self::AcknowledgeEarly, Self::ForgetCommands, Self::LostCredit];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AcknowledgeEarly => "acknowledge-early",
            Self::ForgetCommands => "forget-commands",
            Self::LostCredit => "lost-credit",
        }
    }

    /// Enables the bug for the rest of the process.
    pub fn enable(self) {
        ENABLED.fetch_or(1 << self as u8, Ordering::SeqCst);
    }

    fn is_enabled(self) -> bool {
        ENABLED.load(Ordering::Relaxed) & (1 << self as u8) != 0
    }
}

impl FromStr for PlantedBug {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Self::ALL.into_iter().find(|bug| bug.name() == text);
        known.ok_or_else(|| format!("{text} is not one of {}", Self::ALL.map(Self::name).join(", ")))
    }
}

/// [`PlantedBug::AcknowledgeEarly`]: the result of an append that is written later, if the bug is enabled.
pub(crate) fn acknowledge_early(writer: &Writer, op: &WriteOp) -> Option<WriteResult> {
    let WriteOp::Append(events) = op else { return None };
    if !PlantedBug::AcknowledgeEarly.is_enabled() {
        return None;
    }
    let (writer, events) = (writer.clone(), events.clone());
    let result = WriteResult::Appended(vec![Appended::Done; events.len()]);
    tokio::spawn(async move {
        tokio::time::sleep(DELAY).await;
        // The caller has its result already: a failure is lost, which is the bug.
        let _ = writer.write(WriteOp::Append(events)).await;
    });
    Some(result)
}

/// [`PlantedBug::ForgetCommands`]: the events of a log, with other command ids if the bug is enabled.
pub(crate) fn forget_commands(mut events: Vec<StoredEvent>) -> Vec<StoredEvent> {
    if PlantedBug::ForgetCommands.is_enabled() {
        for event in &mut events {
            event.command = format!("forgotten-{}", event.seq);
        }
    }
    events
}

/// [`PlantedBug::LostCredit`]: whether the outages stay hidden.
pub(crate) fn hides_outages() -> bool {
    PlantedBug::LostCredit.is_enabled()
}
