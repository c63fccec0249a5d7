//! Outages: times in which no node was alive.
//!
//! The first node after an outage stores it as one row, so that it is ready at once, however many games are running. A
//! game is credited when it is needed: before it is shown, before a command is decided, and before it is flagged. A game
//! with days a turn is credited only when its deadline has passed, because most turns come long before.

use std::sync::{PoisonError, RwLock};

use tessera_online::{Body, Clock, Command, CommandId, CommandKind, GameLog, MAX_CREDIT, Millis};
use tessera_store::{Outage, Store};

use super::live_game::NotRead;

/// Extra credit beside the lost time: players have to reconnect first.
pub(crate) const TO_COME_BACK: Millis = 15_000;

/// Milliseconds after its last heartbeat at which a node counts as paused, and decides nothing any more. A shorter time
/// without any node is no outage, and is charged.
pub(crate) const PATIENCE: Millis = 2_000;

/// The outages that this node knows, in order.
#[derive(Default)]
pub(crate) struct Outages {
    known: RwLock<Vec<Outage>>,
}

/// A credit that a game lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Owed {
    pub(crate) command: Command,
    /// When it is credited: not before the end of the last outage, so that it is not credited twice.
    pub(crate) at: Millis,
}

impl Outages {
    /// Reads the outages that are new in the store, and the last known one again: another node may have prolonged it.
    pub(crate) async fn learn(&self, store: &Store) -> Result<(), NotRead> {
        let last = self.read(|known| known.last().map_or(Millis::MIN, |outage| outage.since));
        let new = store.outages(last).await.map_err(|_| NotRead)?;
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.retain(|outage| outage.since < last);
        known.extend(new);
        Ok(())
    }

    /// The end of the last outage.
    pub(crate) fn last_end(&self) -> Option<Millis> {
        self.read(|known| known.iter().map(|outage| outage.until).max())
    }

    /// What the player to move is owed at this time.
    pub(crate) fn owed(&self, game_log: &GameLog, now: Millis) -> Option<Owed> {
        self.read(|known| owed(known, game_log, now))
    }

    fn read<T>(&self, look: impl FnOnce(&[Outage]) -> T) -> T {
        look(&self.known.read().unwrap_or_else(PoisonError::into_inner))
    }
}

fn owed(outages: &[Outage], game_log: &GameLog, now: Millis) -> Option<Owed> {
    let state = game_log.state();
    let (began, deadline) = (state.turn_began()?, state.deadline()?);
    let has_days = matches!(state.setup()?.clock(), Clock::Days { .. });
    let is_touched = outages.iter().any(|outage| outage.until > began);
    if !is_touched || (has_days && now < deadline) {
        return None;
    }
    let credited = last_credit(game_log).unwrap_or(Millis::MIN);
    let lost = outages.iter().filter(|outage| outage.until > began.max(credited));
    let lost = lost.filter_map(|outage| rest(*outage, credited));
    let (mut time, mut last) = (0, None);
    for outage in lost {
        time += outage.until - outage.since;
        last = Some(outage);
    }
    let last = last?;
    let kind = CommandKind::Credit { time: (time + TO_COME_BACK).min(MAX_CREDIT) };
    let id = CommandId::server(&format!("credit-{}", last.since)).ok()?;
    Some(Owed { command: Command { id, seat: None, kind }, at: last.until })
}

/// What remains of an outage after the last credit of a game: the node that stored the credit may have died before its
/// first heartbeat. A short rest is none: two nodes may differ about the end of an outage.
pub(crate) fn rest(outage: Outage, credited: Millis) -> Option<Outage> {
    if credited <= outage.since {
        return Some(outage);
    }
    (outage.until - credited > PATIENCE).then_some(Outage { since: credited, ..outage })
}

/// When time was last credited.
pub(crate) fn last_credit(game_log: &GameLog) -> Option<Millis> {
    let mut credits =
        game_log.events().iter().rev().filter(|event| matches!(event.body, Body::Credit { .. }));
    credits.next().map(|event| event.at)
}

#[cfg(test)]
mod tests {
    use tessera_games::{AnyPosition, GameId, Player, Start};
    use tessera_online::{Facts, Setup, Verdict};

    use super::*;

    const MINUTES: Clock = Clock::Increment { base: 60_000, increment: 0 };
    const DAY: Millis = 86_400_000;

    fn append(game_log: &mut GameLog, id: &str, seat: Option<Player>, kind: CommandKind, at: Millis) {
        let command = Command { id: CommandId::new(id).unwrap(), seat, kind };
        let Verdict::Append(step) = game_log.consider(&command, at, &Facts::default()) else {
            panic!("{command:?} is refused")
        };
        game_log.append(step).unwrap();
    }

    /// A game that began at 1000.
    fn begun(clock: Clock) -> GameLog {
        let mut game_log = GameLog::default();
        let setup = Setup::new(Start::standard(GameId::Xok), clock, true, Player::First).unwrap();
        append(&mut game_log, "the-creation", Some(Player::First), CommandKind::Create(setup.into()), 500);
        append(&mut game_log, "the-joining", Some(Player::Second), CommandKind::Join, 1_000);
        game_log
    }

    fn turn(game_log: &mut GameLog, at: Millis) {
        let (ply, line) = (game_log.state().ply(), game_log.state().line());
        let mover = game_log.state().to_move().unwrap();
        let mut position: AnyPosition = *game_log.state().position().unwrap();
        let mut actions = Vec::new();
        while position.to_move() == mover {
            actions.push(position.action_texts().remove(0));
            position.play_text(&actions[actions.len() - 1]).unwrap();
        }
        let kind = CommandKind::Turn { line, ply, actions };
        append(game_log, &format!("the-turn-{ply}"), Some(mover), kind, at);
    }

    /// The id, the time and the moment of a credit.
    fn credit(
        outages: &[(Millis, Millis)],
        game_log: &GameLog,
        now: Millis,
    ) -> Option<(String, Millis, Millis)> {
        let outages: Vec<_> = outages.iter().map(|&(since, until)| Outage { since, until }).collect();
        owed(&outages, game_log, now).map(|Owed { command, at }| {
            let CommandKind::Credit { time } = command.kind else { panic!("{command:?}") };
            (command.id.to_string(), time, at)
        })
    }

    #[test]
    fn all_outages_since_the_turn_began_are_credited_as_one_event() {
        let mut game_log = begun(MINUTES);
        let outages = [(100, 900), (1_900, 5_000), (6_000, 6_500)];
        assert_eq!(credit(&[], &game_log, 7_000), None);
        assert_eq!(credit(&outages[..1], &game_log, 7_000), None, "before the game began");
        let owed = Some(("server-credit-6000".into(), 3_100 + 500 + TO_COME_BACK, 6_500));
        assert_eq!(credit(&outages, &game_log, 7_000), owed);
        append(&mut game_log, "server-credit-6000", None, CommandKind::Credit { time: 18_600 }, 6_500);
        assert_eq!(credit(&outages, &game_log, 7_000), None, "once");
        let later = [(1_900, 5_000), (6_000, 6_500), (8_000, 20_000)];
        let owed = Some(("server-credit-8000".into(), 12_000 + TO_COME_BACK, 20_000));
        assert_eq!(credit(&later, &game_log, 20_000), owed);
        turn(&mut game_log, 20_500);
        assert_eq!(credit(&later, &game_log, 20_500), None, "the next turn began after them");
    }

    #[test]
    fn days_are_credited_when_the_deadline_has_passed_and_then_in_full() {
        let game_log = begun(Clock::Days { days: 1 });
        let outages = [(2_000, 5_000), (6_000, DAY)];
        assert_eq!(credit(&outages, &game_log, DAY + 999), None);
        let owed = Some(("server-credit-6000".into(), 3_000 + DAY - 6_000 + TO_COME_BACK, DAY));
        assert_eq!(credit(&outages, &game_log, DAY + 1_000), owed);
        assert_eq!(credit(&outages, &begun(Clock::NONE), DAY + 1_000), None);
    }

    #[test]
    fn the_rest_of_an_outage_is_credited_if_it_is_long() {
        let mut game_log = begun(MINUTES);
        append(&mut game_log, "server-credit-1900", None, CommandKind::Credit { time: 18_000 }, 5_000);
        let owed = Some(("server-credit-5000".into(), 4_000 + TO_COME_BACK, 9_000));
        assert_eq!(credit(&[(1_900, 9_000)], &game_log, 9_000), owed);
        assert_eq!(credit(&[(1_900, 5_000 + PATIENCE)], &game_log, 9_000), None);
    }
}
