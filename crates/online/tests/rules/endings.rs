//! How a game ends beside the board: resigned, aborted, claimed.

use tessera_games::{GameId, Player};
use tessera_online::{Clock, CommandKind, EndReason, GameResult};

use crate::common::{DAY, FIVE_THREE, THREE_DAYS, TestGame};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

#[test]
fn a_player_may_resign_at_any_time() {
    for (loser, winner) in [(FIRST, SECOND), (SECOND, FIRST)] {
        for turns in 0..4 {
            let mut game = TestGame::begun(GameId::Xok, FIVE_THREE, true);
            (0..turns).for_each(|_| drop(game.plays(0)));
            assert_eq!(game.refused(None, CommandKind::Resign), ("no-seat", true));
            game.does(loser, CommandKind::Resign);
            assert_eq!(game.state().result(), Some(GameResult { winner, why: EndReason::Resigned }));
        }
    }
}

#[test]
fn either_player_may_abort_until_both_have_played() {
    for seat in [FIRST, SECOND] {
        for turns in 0..2 {
            let mut game = TestGame::begun(GameId::Xok, FIVE_THREE, true);
            (0..turns).for_each(|_| drop(game.plays(0)));
            game.does(seat, CommandKind::Abort);
            assert_eq!(game.state().result(), Some(GameResult { winner: None, why: EndReason::Aborted }));
            assert_eq!(game.state().result().and_then(GameResult::outcome), None);
        }
        let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
        assert_eq!(game.refused(seat, CommandKind::Abort), ("too-late", true));
    }
}

#[test]
fn with_minutes_a_game_can_be_claimed_when_the_opponent_has_been_away_for_one() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    game.plays(0);
    assert_eq!(game.refused(FIRST, CommandKind::Claim), ("not-gone", false));
    game.facts.opponent_gone = Some(game.now + 5_000);
    game.now += 64_999;
    assert_eq!(game.refused(FIRST, CommandKind::Claim), ("not-gone", false));
    game.now += 1;
    assert_eq!(game.state().claimable_from(Player::First, game.facts.opponent_gone), Some(game.now));
    assert_eq!(game.refused(SECOND, CommandKind::Claim), ("your-turn", false));
    assert_eq!(game.refused(None, CommandKind::Claim), ("no-seat", true));
    game.does(FIRST, CommandKind::Claim);
    assert_eq!(game.state().result(), Some(GameResult { winner: FIRST, why: EndReason::Gone }));
}

#[test]
fn the_minute_is_counted_in_the_opponents_own_turn() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    game.facts.opponent_gone = Some(game.now);
    game.plays(200_000);
    game.now += 59_999;
    assert_eq!(game.refused(FIRST, CommandKind::Claim), ("not-gone", false));
    game.now += 1;
    game.does(FIRST, CommandKind::Claim);
}

#[test]
fn before_both_have_played_nothing_is_claimed() {
    let mut game = TestGame::begun(GameId::Xok, Clock::NONE, true);
    game.plays(0);
    game.now += 30 * DAY;
    assert_eq!(game.refused(FIRST, CommandKind::Claim), ("not-both-played", false));
    game.does(FIRST, CommandKind::Abort);
}

#[test]
fn without_a_clock_a_game_can_be_claimed_after_a_week_of_silence() {
    let mut game = TestGame::both_played(GameId::Xok, Clock::NONE, true);
    game.plays(0);
    game.facts.opponent_gone = Some(0);
    game.now += 6 * DAY;
    game.does(SECOND, CommandKind::OfferDraw);
    game.now += 7 * DAY - 1;
    assert_eq!(game.refused(FIRST, CommandKind::Claim), ("not-gone", false));
    game.now += 1;
    assert_eq!(game.refused(SECOND, CommandKind::Claim), ("your-turn", false));
    game.does(FIRST, CommandKind::Claim);
    assert_eq!(game.state().result(), Some(GameResult { winner: FIRST, why: EndReason::Gone }));
}

#[test]
fn with_days_only_the_flag_ends_a_game() {
    let mut game = TestGame::both_played(GameId::Xok, THREE_DAYS, true);
    game.plays(0);
    game.facts.opponent_gone = Some(0);
    game.now += 2 * DAY;
    assert_eq!(game.refused(FIRST, CommandKind::Claim), ("no-claims", true));
    game.now += DAY;
    game.does(FIRST, CommandKind::Flag);
}

#[test]
fn times_beyond_all_reason_are_no_reason_to_claim_or_to_panic() {
    for gone in [i64::MIN, i64::MAX] {
        let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
        game.plays(0);
        game.facts.opponent_gone = Some(gone);
        assert_eq!(game.refused(FIRST, CommandKind::Claim), ("not-gone", false));
    }
}
