//! How a game ends beside the board: resigned, aborted, claimed.

use tessera_games::{GameId, Player};
use tessera_online::{Clock, Ending, Kind, Why};

use crate::common::{DAY, FIVE_THREE, THREE_DAYS, Table};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

#[test]
fn a_player_may_resign_at_any_time() {
    for (loser, winner) in [(FIRST, SECOND), (SECOND, FIRST)] {
        for turns in 0..4 {
            let mut table = Table::begun(GameId::Xok, FIVE_THREE, true);
            (0..turns).for_each(|_| drop(table.plays(0)));
            assert_eq!(table.refused(None, Kind::Resign), ("no-seat", true));
            table.does(loser, Kind::Resign);
            assert_eq!(table.state().result(), Some(Ending { winner, why: Why::Resigned }));
        }
    }
}

#[test]
fn either_player_may_abort_until_both_have_played() {
    for seat in [FIRST, SECOND] {
        for turns in 0..2 {
            let mut table = Table::begun(GameId::Xok, FIVE_THREE, true);
            (0..turns).for_each(|_| drop(table.plays(0)));
            table.does(seat, Kind::Abort);
            assert_eq!(table.state().result(), Some(Ending { winner: None, why: Why::Aborted }));
            assert_eq!(table.state().result().and_then(Ending::outcome), None);
        }
        let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
        assert_eq!(table.refused(seat, Kind::Abort), ("too-late", true));
    }
}

#[test]
fn with_minutes_a_game_can_be_claimed_when_the_opponent_has_been_away_for_one() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    table.plays(0);
    assert_eq!(table.refused(FIRST, Kind::Claim), ("not-gone", false));
    table.facts.opponent_gone = Some(table.now + 5_000);
    table.now += 64_999;
    assert_eq!(table.refused(FIRST, Kind::Claim), ("not-gone", false));
    table.now += 1;
    assert_eq!(table.state().claimable_from(Player::First, table.facts.opponent_gone), Some(table.now));
    assert_eq!(table.refused(SECOND, Kind::Claim), ("your-turn", false));
    assert_eq!(table.refused(None, Kind::Claim), ("no-seat", true));
    table.does(FIRST, Kind::Claim);
    assert_eq!(table.state().result(), Some(Ending { winner: FIRST, why: Why::Gone }));
}

#[test]
fn the_minute_is_counted_in_the_opponents_own_turn() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    table.facts.opponent_gone = Some(table.now);
    table.plays(200_000);
    table.now += 59_999;
    assert_eq!(table.refused(FIRST, Kind::Claim), ("not-gone", false));
    table.now += 1;
    table.does(FIRST, Kind::Claim);
}

#[test]
fn before_both_have_played_nothing_is_claimed() {
    let mut table = Table::begun(GameId::Xok, Clock::NONE, true);
    table.plays(0);
    table.now += 30 * DAY;
    assert_eq!(table.refused(FIRST, Kind::Claim), ("not-both-played", false));
    table.does(FIRST, Kind::Abort);
}

#[test]
fn without_a_clock_a_game_can_be_claimed_after_a_week_of_silence() {
    let mut table = Table::both_played(GameId::Xok, Clock::NONE, true);
    table.plays(0);
    table.facts.opponent_gone = Some(0);
    table.now += 6 * DAY;
    table.does(SECOND, Kind::OfferDraw);
    table.now += 7 * DAY - 1;
    assert_eq!(table.refused(FIRST, Kind::Claim), ("not-gone", false));
    table.now += 1;
    assert_eq!(table.refused(SECOND, Kind::Claim), ("your-turn", false));
    table.does(FIRST, Kind::Claim);
    assert_eq!(table.state().result(), Some(Ending { winner: FIRST, why: Why::Gone }));
}

#[test]
fn with_days_only_the_flag_ends_a_game() {
    let mut table = Table::both_played(GameId::Xok, THREE_DAYS, true);
    table.plays(0);
    table.facts.opponent_gone = Some(0);
    table.now += 2 * DAY;
    assert_eq!(table.refused(FIRST, Kind::Claim), ("no-claims", true));
    table.now += DAY;
    table.does(FIRST, Kind::Flag);
}

#[test]
fn times_beyond_all_reason_are_no_reason_to_claim_or_to_panic() {
    for gone in [i64::MIN, i64::MAX] {
        let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
        table.plays(0);
        table.facts.opponent_gone = Some(gone);
        assert_eq!(table.refused(FIRST, Kind::Claim), ("not-gone", false));
    }
}
