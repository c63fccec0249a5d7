//! When time runs, for whom, and when it is up.

use tessera_games::{GameId, Player};
use tessera_online::{Body, Clock, CommandKind, EndReason, GameResult};

use crate::common::{DAY, FIVE_THREE, THREE_DAYS, TestGame};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

/// What a turn was charged, and what was given for lag.
fn charge(body: &Body) -> (i64, i64) {
    if let Body::Turn { took, lag, .. } = *body { (took, lag) } else { panic!("not a turn") }
}

#[test]
fn first_turns_are_not_charged_and_earn_nothing() {
    let mut game = TestGame::begun(GameId::Xok, FIVE_THREE, true);
    assert_eq!(charge(&game.plays(40_000).body), (0, 0));
    assert_eq!(game.clock(), [300_000, 300_000]);
    assert_eq!(charge(&game.plays(50_000).body), (0, 0));
    assert_eq!(game.clock(), [300_000, 300_000]);
    assert_eq!(charge(&game.plays(20_000).body), (20_000, 0));
    assert_eq!(game.clock(), [283_000, 300_000]);
    game.now += 1_000;
    assert_eq!(game.clock(), [283_000, 299_000]);
}

#[test]
fn who_does_not_play_the_first_turn_in_a_minute_has_not_shown_up() {
    for absent in [FIRST, SECOND] {
        let mut game = TestGame::begun(GameId::Xok, FIVE_THREE, true);
        if absent == SECOND {
            game.plays(59_999);
        }
        assert_eq!(game.left(), Some(60_000));
        game.now += 59_999;
        assert_eq!(game.refused(None, CommandKind::Flag), ("too-early", false));
        game.now += 1;
        let turn = game.turn();
        assert_eq!(game.refused(absent, turn), ("out-of-time", false));
        game.does(None, CommandKind::Flag);
        let ending = game.state().result().expect("it is over");
        assert_eq!(ending, GameResult { winner: None, why: EndReason::NoShow });
        assert_eq!(ending.outcome(), None);
    }
}

#[test]
fn anybody_with_a_seat_and_the_server_may_flag_from_the_deadline_on() {
    for seat in [None, FIRST, SECOND] {
        let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
        // The grace: three gains of a second, but two seconds at most.
        assert_eq!(game.left(), Some(302_000));
        game.now += 301_999;
        assert_eq!(game.refused(seat, CommandKind::Flag), ("too-early", false));
        assert_eq!(game.clock(), [0, 300_000]);
        game.now += 1;
        game.does(seat, CommandKind::Flag);
        assert_eq!(game.state().result(), Some(GameResult { winner: SECOND, why: EndReason::Time }));
        assert_eq!(game.clock(), [0, 300_000]);
    }
}

#[test]
fn a_turn_counts_if_it_arrived_before_the_deadline() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    let arrived = game.now + 301_999;
    // Other events come first, later: the turn is decided with the time at which it arrived.
    game.now += 400_000;
    game.does(SECOND, CommandKind::OfferDraw);
    game.now = arrived;
    let event = game.plays(0);
    assert!(event.at > arrived, "the log stays in order");
    assert_eq!(charge(&event.body), (300_000, 3000));
    assert_eq!(game.state().clock(event.at), Some([3000, 300_000]));
}

#[test]
fn a_turn_within_the_grace_is_paid_by_the_quota() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    assert_eq!(charge(&game.plays(301_500).body), (300_000, 1500));
    assert_eq!(game.clock(), [3000, 300_000]);
    game.plays(0);
    // The quota was 3000, fell by 1500 and rose by 1000.
    assert_eq!(game.left(), Some(3000 + 2000));
    assert_eq!(charge(&game.plays(4900).body), (3000, 1900));
    game.plays(0);
    assert_eq!(game.left(), Some(3000 + 2500 - 1900 + 1000));
}

#[test]
fn measured_lag_is_given_back_as_far_as_the_quota_goes() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    game.facts.lag = 400;
    assert_eq!(charge(&game.plays(10_000).body), (9600, 400));
    assert_eq!(charge(&game.plays(300).body), (0, 300), "never more than the turn took");
    game.facts.lag = i64::MAX;
    assert_eq!(charge(&game.plays(10_000).body), (6400, 3600));
    game.facts.lag = i64::MIN;
    assert_eq!(charge(&game.plays(10_000).body), (10_000, 0));
    game.facts.lag = 5000;
    assert_eq!(charge(&game.plays(10_000).body), (9000, 1000), "one gain since");
}

#[test]
fn a_client_that_delays_on_purpose_gains_no_more_than_the_quota() {
    let mut game = TestGame::both_played(GameId::Trexo, FIVE_THREE, true);
    let gain = FIVE_THREE.lag_gain();
    assert_eq!(gain, 1000);
    let (mut lag, mut turns) = (0, 0);
    while game.state().result().is_none() && turns < 40 {
        // The first player pretends a lag of ten seconds, the second has none.
        game.facts.lag = 10_000;
        lag += charge(&game.plays(6000).body).1;
        turns += 1;
        assert!(lag <= 3 * gain + turns * gain, "{lag} in {turns} turns");
        game.facts.lag = 0;
        if game.state().result().is_none() {
            assert_eq!(charge(&game.plays(6000).body), (6000, 0));
        }
    }
    assert!(turns > 10);
}

#[test]
fn the_quota_grows_to_seven_gains_and_depends_on_the_base() {
    let bullet = Clock::Increment { base: 60_000, increment: 0 };
    assert_eq!((bullet.lag_gain(), bullet.first_lag_quota(), bullet.most_lag_quota()), (390, 1170, 2730));
    let mut game = TestGame::both_played(GameId::Trexo, bullet, true);
    assert_eq!(game.left(), Some(61_170));
    for _ in 0..10 {
        game.plays(1000);
    }
    game.facts.lag = 9000;
    assert_eq!(charge(&game.plays(9000).body).1, 2730);
    assert_eq!(THREE_DAYS.lag_gain(), 0);
    assert_eq!(Clock::NONE.lag_gain(), 0);
}

#[test]
fn days_are_counted_for_each_turn_and_the_first_too() {
    let mut game = TestGame::begun(GameId::Xok, THREE_DAYS, true);
    assert_eq!(game.left(), Some(3 * DAY));
    assert_eq!(charge(&game.plays(2 * DAY).body), (2 * DAY, 0));
    assert_eq!(game.clock(), [3 * DAY, 3 * DAY]);
    game.now += DAY;
    assert_eq!(game.clock(), [3 * DAY, 2 * DAY]);
    game.plays(DAY);
    game.now += 3 * DAY;
    let turn = game.turn();
    assert_eq!(game.refused(FIRST, turn), ("out-of-time", false));
    game.does(None, CommandKind::Flag);
    assert_eq!(game.state().result(), Some(GameResult { winner: SECOND, why: EndReason::Time }));
}

#[test]
fn who_has_not_played_yet_cannot_lose_on_days() {
    let mut game = TestGame::begun(GameId::Xok, THREE_DAYS, true);
    game.plays(0);
    game.now += 3 * DAY;
    game.does(FIRST, CommandKind::Flag);
    assert_eq!(game.state().result(), Some(GameResult { winner: None, why: EndReason::NoShow }));
}

#[test]
fn a_game_without_a_clock_has_no_deadline() {
    let mut game = TestGame::both_played(GameId::Xok, Clock::NONE, true);
    game.now += 1000 * DAY;
    assert_eq!((game.state().deadline(), game.state().clock(game.now)), (None, None));
    assert_eq!(game.refused(None, CommandKind::Flag), ("no-clock", true));
    assert_eq!(game.refused(None, CommandKind::Credit { time: 1000 }), ("no-clock", true));
    assert_eq!(charge(&game.plays(5000).body), (0, 0));
}

#[test]
fn credit_is_time_for_the_player_to_move() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    game.now += 100_000;
    game.does(None, CommandKind::Credit { time: 40_000 });
    assert_eq!(game.clock(), [240_000, 300_000]);
    assert_eq!(game.left(), Some(242_000));
    assert_eq!(charge(&game.plays(0).body), (100_000, 0));
    assert_eq!(game.clock(), [243_000, 300_000]);
}

#[test]
fn credit_also_puts_off_the_end_of_a_first_turn_and_of_days() {
    for (clock, limit) in [(FIVE_THREE, 60_000), (THREE_DAYS, 3 * DAY)] {
        let mut game = TestGame::begun(GameId::Xok, clock, true);
        game.does(None, CommandKind::Credit { time: 20_000 });
        game.does(None, CommandKind::Credit { time: 10_000 });
        assert_eq!(game.left(), Some(limit + 30_000));
        game.plays(limit + 29_999);
        assert_eq!(game.left(), Some(limit), "it is for that turn only");
    }
}

#[test]
fn only_the_server_gives_credit_and_within_reason() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    assert_eq!(game.refused(FIRST, CommandKind::Credit { time: 1000 }), ("server-only", true));
    for time in [0, -1, i64::MIN, 366 * DAY + 1, i64::MAX] {
        assert_eq!(game.refused(None, CommandKind::Credit { time }), ("bad-credit", true));
    }
}

#[test]
fn a_clock_that_goes_back_charges_nothing_and_keeps_the_order() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    let last = game.now;
    let event = game.plays(-50_000);
    assert_eq!((event.at, charge(&event.body)), (last, (0, 0)));
    for now in [i64::MIN, i64::MAX] {
        let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
        game.now = now;
        let turn = game.turn();
        assert_eq!(game.tries(FIRST, turn).is_ok(), now < 0);
        assert!(game.state().clock(now).is_some());
    }
}
