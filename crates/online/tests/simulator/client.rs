//! A client: what it has of the log, and the one command that it waits for.

use tessera_games::Player;
use tessera_online::{Command, CommandId, CommandKind, GameLog, Millis, State};

use crate::Bug;
use crate::common::random_turn;
use crate::node::Reply;
use crate::world::{Happening, World};

pub(crate) struct Client {
    pub(crate) seat: Player,
    pub(crate) game_log: GameLog,
    /// The number of its connection; grows with each.
    pub(crate) connection: u32,
    /// The node that it is connected to.
    pub(crate) node: Option<usize>,
    /// How many events the node has sent on this connection, and until when they travel.
    pub(crate) cursor: u32,
    pub(crate) last_arrival: Millis,
    pub(crate) pending: Option<Pending>,
    /// When it leaves for good.
    pub(crate) leaves: Millis,
}

/// A command that is not answered.
pub(crate) struct Pending {
    pub(crate) command: Command,
    sent: Millis,
}

/// What a client knows about a command that it has sent.
pub(crate) struct Sent {
    pub(crate) id: CommandId,
    pub(crate) seat: Player,
    pub(crate) at: Millis,
    /// When it was acknowledged, and as which event.
    pub(crate) acks: Vec<(Millis, u32)>,
    pub(crate) refused_for_ever: bool,
    /// What a new id was made for; planted.
    pub(crate) same_as: Option<CommandId>,
}

impl World {
    /// A client looks what there is to do.
    pub(crate) fn wake(&mut self, who: usize) -> Result<(), String> {
        let pause = 40 + self.below(if self.long { 4000 } else { 500 });
        self.after(pause, Happening::Wake(who));
        if self.now >= self.clients[who].leaves && !self.healing {
            self.disconnect(who);
            return Ok(());
        }
        if self.clients[who].node.is_none() {
            return self.connect(who);
        }
        if self.unlucky(25) {
            self.disconnect(who);
            return Ok(());
        }
        match &self.clients[who].pending {
            Some(pending) if self.now - pending.sent > 600 => self.resend(who),
            Some(_) => {}
            None if self.healing => {}
            None => {
                if let Some(kind) = self.wish(who) {
                    self.send_new(who, kind, None);
                }
            }
        }
        Ok(())
    }

    fn send_new(&mut self, who: usize, kind: CommandKind, same_as: Option<CommandId>) {
        let id = CommandId::new(&format!("command-{}", self.sent.len())).expect("an id");
        let seat = self.clients[who].seat;
        let command = Command { id: id.clone(), seat: Some(seat), kind };
        self.sent.push(Sent { id, seat, at: self.now, acks: Vec::new(), refused_for_ever: false, same_as });
        self.clients[who].pending = Some(Pending { command, sent: self.now });
        self.send(who);
    }

    /// The answer did not come: the same again, with the same id.
    fn resend(&mut self, who: usize) {
        let Some(pending) = &mut self.clients[who].pending else { return };
        pending.sent = self.now;
        if self.bug == Some(Bug::NewIdOnResend) {
            let (kind, id) = (pending.command.kind.clone(), pending.command.id.clone());
            self.send_new(who, kind, Some(id));
        } else {
            self.send(who);
        }
    }

    /// A message travels: it can be lost, doubled and late.
    fn send(&mut self, who: usize) {
        let Some(node) = self.clients[who].node else { return };
        let Some(pending) = &self.clients[who].pending else { return };
        let command = pending.command.clone();
        let copies = if self.unlucky(15) { 0 } else { 1 + u32::from(self.unlucky(6)) };
        for _ in 0..copies {
            let late = if self.unlucky(12) { 3000 } else { 60 };
            let delay = 1 + self.below(late);
            let connection = self.clients[who].connection;
            self.after(delay, Happening::Arrive(node, who, connection, Box::new(command.clone())));
        }
    }

    /// A client is answered.
    pub(crate) fn answered(&mut self, who: usize, id: &CommandId, reply: Reply) {
        let now = self.now;
        let Some(sent) = self.sent.iter_mut().find(|sent| sent.id == *id) else { return };
        match reply {
            Reply::Ack(seq) => sent.acks.push((now, seq)),
            Reply::No { is_final } => sent.refused_for_ever |= is_final,
            Reply::Retry => return,
        }
        let pending = &mut self.clients[who].pending;
        if pending.as_ref().is_some_and(|pending| pending.command.id == *id) {
            *pending = None;
        }
    }

    /// What a client wants, by what it knows.
    fn wish(&mut self, who: usize) -> Option<CommandKind> {
        let seat = self.clients[who].seat;
        let state = self.clients[who].game_log.state();
        let (begun, over) = (state.has_begun(), state.result().is_some());
        let (draw, takeback) = (state.draw_offer(), state.takeback_ask());
        let (mine, late) =
            (state.to_move() == Some(seat), state.deadline().is_some_and(|end| self.now > end));
        let creator = state.setup().is_some_and(|setup| setup.creator() == seat);
        let last = state.last_turn_of(seat);
        if state.version() == 0 {
            return None;
        }
        let chance = self.random.below(100);
        if !begun {
            return match chance {
                0..3 if creator => Some(CommandKind::Abort),
                0..60 if !creator => Some(CommandKind::Join),
                _ => None,
            };
        }
        match chance {
            // What has no place here.
            0 if !over => {
                Some(CommandKind::Turn { line: 0, ply: self.random.below(9), actions: vec!["a1".into()] })
            }
            1 => Some(CommandKind::Resign).filter(|_| over || self.unlucky(3)),
            2 => Some(CommandKind::Abort),
            3 => Some(CommandKind::Claim),
            4 => Some(CommandKind::Flag),
            5 => Some(CommandKind::AcceptDraw),
            6..9 => Some(CommandKind::OfferDraw),
            9..14 => last.map(|to| CommandKind::AskTakeback { to }),
            14..40 if takeback.is_some_and(|(asker, _)| asker != seat) => {
                let to = takeback.map(|(_, to)| to).filter(|_| self.unlucky(2));
                Some(if self.unlucky(4) {
                    CommandKind::RefuseTakeback
                } else {
                    CommandKind::GrantTakeback { to }
                })
            }
            14..20 if draw.is_some_and(|by| by != seat) => Some(CommandKind::DeclineDraw),
            20..60 if late => Some(CommandKind::Flag),
            15..25 if !mine && self.long => Some(CommandKind::Claim),
            20.. if mine => self.next_turn(who),
            _ => None,
        }
    }

    fn next_turn(&mut self, who: usize) -> Option<CommandKind> {
        let state: &State = self.clients[who].game_log.state();
        let (line, ply, position) = (state.line(), state.ply(), *state.position()?);
        Some(CommandKind::Turn { line, ply, actions: random_turn(&position, &mut self.random) })
    }
}
