//! A node: a cache of the log, a clock that is a little wrong, and sockets.

use tessera_online::{Command, Event, Facts, GameLog, Millis, Refusal, Verdict};

use crate::Bug;
use crate::store::Appended;
use crate::world::{Happening, World};

pub(crate) struct Node {
    pub(crate) game_log: GameLog,
    pub(crate) up: bool,
    /// Grows with each crash, so that what a dead process had begun comes to nothing.
    pub(crate) life: u32,
    /// How far its clock is ahead.
    pub(crate) skew: Millis,
}

/// A command that a node is working on.
#[derive(Clone)]
pub(crate) struct Job {
    pub(crate) node: usize,
    pub(crate) life: u32,
    /// The client and its connection that want an answer; none for the server's own commands.
    pub(crate) answer_to: Option<(usize, u32)>,
    pub(crate) command: Command,
    /// When it arrived, by the node's clock.
    pub(crate) arrived: Millis,
    pub(crate) facts: Facts,
    tries: u32,
    fresh: bool,
}

/// What a client is told about a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    Ack(u32),
    No { is_final: bool },
    Retry,
}

impl Job {
    pub(crate) fn new(
        node: usize,
        life: u32,
        answer_to: Option<(usize, u32)>,
        command: Command,
        arrived: Millis,
        facts: Facts,
    ) -> Self {
        Self { node, life, answer_to, command, arrived, facts, tries: 0, fresh: false }
    }
}

impl World {
    /// The time by a node's clock.
    pub(crate) fn node_time(&self, node: usize) -> Millis {
        self.now + self.nodes[node].skew
    }

    /// A node reads what is new in the store, and sends it to its sockets.
    pub(crate) fn refresh(&mut self, node: usize) -> Result<(), String> {
        let version = self.nodes[node].game_log.version();
        // Sometimes more than is new: it must not matter.
        let from = version.saturating_sub(self.random.below(3));
        let tail = self.store.read(from);
        let learnt = self.nodes[node].game_log.learn(tail);
        learnt.map_err(|error| format!("node {node} cannot learn the log: {error}{}", self.store.story()))?;
        self.push(node);
        Ok(())
    }

    /// A node decides on a command, as far as it knows the log.
    pub(crate) fn consider(&mut self, mut job: Job) -> Result<(), String> {
        if !self.alive(job.node, job.life) {
            return Ok(());
        }
        match self.nodes[job.node].game_log.consider(&job.command, job.arrived, &job.facts) {
            Verdict::Append(step) => {
                let event = step.event().clone();
                if self.bug == Some(Bug::AckBeforeCommit) {
                    self.reply(&job, Reply::Ack(event.seq));
                }
                if self.bug == Some(Bug::LearnBeforeCommit) {
                    let _ = self.nodes[job.node].game_log.learn(std::slice::from_ref(&event));
                }
                self.write(job, event);
            }
            Verdict::Repeated(seq) => {
                self.seen.repeated += 1;
                self.reply(&job, Reply::Ack(seq));
            }
            Verdict::Refused(refusal) if refusal.is_final() => {
                self.seen.refused += 1;
                self.reply(&job, Reply::No { is_final: true });
            }
            Verdict::Refused(_) if self.bug == Some(Bug::EveryRefusalFinal) => {
                self.reply(&job, Reply::No { is_final: true });
            }
            // It may be that the node is only behind.
            Verdict::Refused(_) if !job.fresh => {
                self.refresh(job.node)?;
                job.fresh = true;
                self.consider(job)?;
            }
            // The flag is not in the log yet: the client comes again and is told that the game is over.
            Verdict::Refused(Refusal::OutOfTime) => self.reply(&job, Reply::Retry),
            Verdict::Refused(_) => self.reply(&job, Reply::No { is_final: false }),
        }
        Ok(())
    }

    /// Puts an event into the writer's queue. The disk is sometimes slow, and a process can die before it is asked.
    fn write(&mut self, job: Job, event: Event) {
        let slow = self.unlucky(60);
        let delay = if slow { 3000 } else { 20 };
        let delay = 1 + self.below(delay);
        self.after(delay, Happening::Write(Box::new((job, event))));
    }

    /// The transaction.
    pub(crate) fn commit(&mut self, mut job: Job, event: Event) -> Result<(), String> {
        if !self.alive(job.node, job.life) {
            return Ok(());
        }
        if self.unlucky(100) {
            // The disk is full, or the database away: nothing was saved, and nobody is told that it was.
            self.reply(&job, Reply::Retry);
            return Ok(());
        }
        let seq = event.seq;
        let appended = self.store.append(event, self.now);
        if self.unlucky(40) {
            // The process dies between commit and answer.
            self.crash(job.node);
            return Ok(());
        }
        match appended {
            Appended::Done => {
                self.hint(job.node, seq);
                self.refresh(job.node)?;
                let seq = if self.store.keys_not_unique { self.store.log.len() as u32 - 1 } else { seq };
                self.reply(&job, Reply::Ack(seq));
            }
            Appended::Repeated(seq) => {
                self.refresh(job.node)?;
                self.reply(&job, Reply::Ack(seq));
            }
            Appended::Conflict if job.tries < 3 => {
                self.refresh(job.node)?;
                job.tries += 1;
                self.consider(job)?;
            }
            Appended::Conflict => self.reply(&job, Reply::Retry),
        }
        Ok(())
    }

    /// Tells the other nodes that there is something new. Hints are lost, doubled and late.
    fn hint(&mut self, from: usize, seq: u32) {
        for node in (0..self.nodes.len()).filter(|&node| node != from) {
            let copies = if self.unlucky(4) { 0 } else { 1 + u32::from(self.unlucky(6)) };
            for _ in 0..copies {
                let late = if self.unlucky(10) { 2000 } else { 30 };
                let delay = self.below(late);
                self.after(delay, Happening::Hint(node, seq));
            }
        }
    }
}
