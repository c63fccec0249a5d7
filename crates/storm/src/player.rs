//! A client that plays: random legal turns, offers, answers, and some commands that the server must refuse.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tessera_game::Random;
use tessera_games::{AnyPosition, Player};
use tessera_online::wire::{ClientMessage, DrawAct, Secret, TakebackAct};
use tessera_online::{CommandId, GameKey, State};
use tokio::time::{Instant, sleep, sleep_until};

use crate::client::{Client, Incoming};
use crate::history::RecordKind;
use crate::link::Link;
use crate::watcher::here;
use crate::world::{self, Mischief, Phase, reached};

/// The delay before an unanswered command is sent again.
const RESEND: Duration = Duration::from_millis(2_500);

/// How the players of a game behave.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayStyle {
    /// The ply at which the player to move resigns.
    pub(crate) max_plies: u32,
    /// Whether the players offer draws, ask for takebacks, and end games early.
    pub(crate) makes_offers: bool,
    /// The player who makes no turn from ply 2 on, so that the time runs out.
    pub(crate) idle_seat: Option<Player>,
    /// Whether the players ask for a rematch.
    pub(crate) rematch: bool,
}

/// A client that plays.
pub(crate) struct Competitor {
    client: Client,
    seat: Player,
    secret: Secret,
    style: PlayStyle,
    random: Random,
    state: State,
    /// The command that awaits its answer.
    pending: Option<Pending>,
    /// The previous command: id, text, message type.
    last: Option<(String, String, &'static str)>,
    /// When the next turn is due.
    slot: Option<Instant>,
    /// The version at which an offer was last considered: once after each event.
    thought: u32,
    asked_rematch: bool,
    rematch: Option<GameKey>,
}

/// A command that awaits its answer.
struct Pending {
    c: String,
    text: String,
    kind: &'static str,
    first: Instant,
    again: Instant,
}

/// Why the player left a socket.
enum End {
    /// Open another one after this delay.
    Again(Duration),
    /// The game or the storm is over.
    Done,
}

impl Competitor {
    pub(crate) fn new(
        client: Client,
        seat: Player,
        secret: Secret,
        style: PlayStyle,
        random: Random,
    ) -> Self {
        Self {
            client,
            seat,
            secret,
            style,
            random,
            state: State::new(),
            pending: None,
            last: None,
            slot: None,
            thought: 0,
            asked_rematch: false,
            rematch: None,
        }
    }

    /// Plays until the game or the storm is over. Returns the key of the rematch, if there is one.
    pub(crate) async fn play(mut self) -> Option<GameKey> {
        while let Some(link) = self.client.open().await {
            let end = self.talk(link).await;
            self.client.closed();
            match end {
                End::Done => break,
                End::Again(after) => sleep(after).await,
            }
            if self.is_done() {
                break;
            }
        }
        if self.pending.is_some() {
            self.client.world.totals.unknown.fetch_add(1, Ordering::Relaxed);
        }
        self.rematch
    }

    fn phase(&self) -> Phase {
        self.client.world.phase()
    }

    /// Whether nothing is left to send or to wait for.
    fn is_done(&self) -> bool {
        let is_over = self.state.result().is_some();
        let wants_more = self.style.rematch && self.rematch.is_none() && self.phase() == Phase::Play;
        self.pending.is_none() && (self.phase() > Phase::Play || (is_over && !wants_more))
    }

    async fn talk(&mut self, mut link: Link) -> End {
        let mut phases = self.client.world.phase.subscribe();
        let gone = End::Again(Duration::from_millis(20));
        let sit = ClientMessage::Sit { secret: self.secret.clone() };
        let Ok(sit) = serde_json::to_string(&sit) else { return End::Done };
        if link.send(sit).await.is_err() {
            return gone;
        }
        if let Some(pending) = &mut self.pending {
            pending.again = Instant::now();
        }
        let mut ping = Instant::now() + self.client.world.ping;
        let mut waiting_for = if self.phase() == Phase::Play { Phase::Drain } else { Phase::End };
        loop {
            if self.is_done() {
                link.close().await;
                return End::Done;
            }
            self.think();
            let now = Instant::now();
            if self.slot.is_some_and(|slot| slot <= now) {
                self.slot = None;
                self.take_turn();
            }
            if self.pending.as_ref().is_some_and(|pending| pending.again <= now) {
                match self.send_pending(link).await {
                    Some(same) => link = same,
                    None => return gone,
                }
            }
            if ping <= now {
                ping = now + self.client.world.ping;
                let Some(text) = here(&self.client) else { return gone };
                if link.send(text).await.is_err() {
                    return gone;
                }
            }
            let again = self.pending.as_ref().map(|pending| pending.again);
            let due = [self.slot, again].into_iter().flatten().fold(ping, Instant::min);
            tokio::select! {
                text = link.next() => {
                    let Some(text) = text else { return gone };
                    if let Some(end) = self.receive(&text) {
                        return end;
                    }
                }
                () = sleep_until(due) => {}
                () = reached(&mut phases, waiting_for) => {
                    if waiting_for == Phase::End {
                        return End::Done;
                    }
                    waiting_for = Phase::End;
                }
            }
        }
    }

    fn receive(&mut self, text: &str) -> Option<End> {
        match self.client.receive(text) {
            Incoming::Event(event) => {
                // The checker reports events that do not fit; the client starts over.
                if self.state.fold(&event).is_err() {
                    self.begin_again();
                    return Some(End::Again(Duration::from_millis(200)));
                }
                self.slot = None;
                if self.state.result().is_some() {
                    self.client.world.totals.ended.fetch_add(1, Ordering::Relaxed);
                }
            }
            Incoming::Gap => return Some(End::Again(Duration::from_millis(100))),
            Incoming::Full => self.begin_again(),
            Incoming::Answered(c, again, is_done) => self.answered(&c, again, is_done),
            Incoming::Rematch(id) => self.rematch = Some(id),
            Incoming::Restart(after) => return Some(End::Again(after)),
            Incoming::Nothing => {}
        }
        None
    }

    fn begin_again(&mut self) {
        self.state = State::new();
        self.slot = None;
        (self.client.version, self.client.hash) = (0, String::new());
    }

    fn answered(&mut self, c: &str, again: Option<Duration>, is_done: bool) {
        let Some(pending) = self.pending.as_mut().filter(|pending| pending.c == c) else { return };
        if let Some(after) = again {
            pending.again = Instant::now() + after;
            return;
        }
        if let Some(pending) = self.pending.take() {
            let totals = &self.client.world.totals;
            if is_done && pending.kind == "turn" {
                totals.acks.add(pending.first.elapsed());
                totals.turns.fetch_add(1, Ordering::Relaxed);
            }
            if !is_done && pending.kind == "rematch" {
                self.asked_rematch = false;
            }
            self.last = Some((pending.c, pending.text, pending.kind));
        }
    }

    /// Chooses the next command, unless one is pending or scheduled.
    fn think(&mut self) {
        if self.pending.is_some() || self.slot.is_some() || self.phase() > Phase::Play {
            return;
        }
        if self.state.result().is_some() {
            if self.style.rematch && !self.asked_rematch {
                self.asked_rematch = true;
                self.command(|c| ClientMessage::Rematch { c }, "rematch");
            }
            return;
        }
        if !self.state.has_begun() {
            return;
        }
        if self.style.makes_offers && self.thought < self.state.version() {
            self.thought = self.state.version();
            self.speak();
            if self.pending.is_some() {
                return;
            }
        }
        let sleeps = self.style.idle_seat == Some(self.seat) && self.state.ply() >= 2;
        if self.state.to_move() == Some(self.seat) && !sleeps {
            self.slot = Some(self.client.world.pace.slot());
        }
    }

    /// Answers the opponent's offer, or makes one with a small probability.
    fn speak(&mut self) {
        let opponent = !self.seat;
        let lot = self.random.below(1_000);
        if let Some((asker, to)) = self.state.takeback_ask()
            && asker == opponent
        {
            let a = if lot < 700 { TakebackAct::Grant } else { TakebackAct::Refuse };
            return self.command(|c| ClientMessage::Takeback { c, a, to: Some(to) }, "takeback");
        }
        if self.state.draw_offer() == Some(opponent) {
            let a = if lot < 100 { DrawAct::Accept } else { DrawAct::Decline };
            return self.command(|c| ClientMessage::Draw { c, a }, "draw");
        }
        match lot {
            0..20 => self.command(|c| ClientMessage::Draw { c, a: DrawAct::Offer }, "draw"),
            20..50 => {
                let to = self.state.last_turn_of(self.seat).unwrap_or_default();
                let a = TakebackAct::Ask;
                self.command(|c| ClientMessage::Takeback { c, a, to: Some(to) }, "takeback");
            }
            50..53 => self.command(|c| ClientMessage::Resign { c }, "resign"),
            53..56 => self.command(|c| ClientMessage::Abort { c }, "abort"),
            56..60 => self.command(|c| ClientMessage::Claim { c }, "claim"),
            60..64 => self.command(|c| ClientMessage::Flag { c }, "flag"),
            _ => {}
        }
    }

    fn take_turn(&mut self) {
        let Some(position) = self.state.position().filter(|_| self.state.to_move() == Some(self.seat)) else {
            return;
        };
        let (line, ply) = (self.state.line(), self.state.ply());
        if ply >= self.style.max_plies {
            return self.command(|c| ClientMessage::Resign { c }, "resign");
        }
        let d = turn(position, &mut self.random);
        self.command(|c| ClientMessage::Turn { c, line, ply, d }, "turn");
    }

    fn command(&mut self, message: impl FnOnce(CommandId) -> ClientMessage, kind: &'static str) {
        let c = world::command_id(&mut self.random);
        let Ok(id) = CommandId::new(&c) else { return };
        let Ok(text) = serde_json::to_string(&message(id)) else { return };
        let now = Instant::now();
        self.pending = Some(Pending { c, text, kind, first: now, again: now });
    }

    /// Sends the pending command; `None` if the socket is closed afterwards.
    async fn send_pending(&mut self, mut link: Link) -> Option<Link> {
        let world = Arc::clone(&self.client.world);
        let mischief = if self.random.below(4) == 0 { world.mischief() } else { Mischief::None };
        let pending = self.pending.as_mut()?;
        pending.again = Instant::now() + RESEND;
        let (c, text, kind) = (pending.c.clone(), pending.text.clone(), pending.kind);
        let send = |c: &str| RecordKind::Send { c: c.into(), t: kind.into() };
        if mischief == Mischief::Reorder {
            self.send_early(&mut link).await?;
        }
        if kind == "turn" {
            self.client.sent_at.store(world.recorder.now(), Ordering::Relaxed);
        }
        self.client.note(send(&c));
        match mischief {
            Mischief::Cut => {
                link.cut(&text).await;
                return None;
            }
            Mischief::Garbage => {
                link.send(text).await.ok()?;
                link.send_bytes(vec![1, 2, 3]).await.ok()?;
            }
            Mischief::Duplicate => {
                link.send(text.clone()).await.ok()?;
                self.client.note(send(&c));
                link.send(text).await.ok()?;
            }
            Mischief::HalfOpen => {
                link.send(text).await.ok()?;
                link.abandon();
                return None;
            }
            Mischief::Reorder => {
                link.send(text).await.ok()?;
                if let Some((c, text, kind)) = self.last.clone() {
                    self.client.note(RecordKind::Send { c, t: kind.into() });
                    link.send(text).await.ok()?;
                }
            }
            Mischief::None => link.send(text).await.ok()?,
        }
        Some(link)
    }

    /// Sends a turn of a later ply, which the server must refuse.
    async fn send_early(&mut self, link: &mut Link) -> Option<()> {
        let c = world::command_id(&mut self.random);
        let id = CommandId::new(&c).ok()?;
        let (line, ply) = (self.state.line(), self.state.ply() + 2);
        let early = ClientMessage::Turn { c: id, line, ply, d: vec!["x".into()] };
        self.client.note(RecordKind::Send { c, t: "turn".into() });
        link.send(serde_json::to_string(&early).ok()?).await.ok()
    }
}

/// A random legal turn: the texts of its actions. It ends as soon as the rules allow.
pub(crate) fn turn(position: &AnyPosition, random: &mut Random) -> Vec<String> {
    let mover = position.to_move();
    let mut now = *position;
    let mut texts = Vec::new();
    while now.to_move() == mover && now.outcome().is_none() {
        let chosen = now.end_of_turn().or_else(|| {
            let actions = now.actions();
            actions.get(random.below(actions.len() as u32) as usize).copied()
        });
        let Some(action) = chosen else { break };
        texts.extend(now.action_text(action));
        if now.play(action).is_err() {
            break;
        }
    }
    texts
}
