//! When time runs, for whom, and when it is up.

use tessera_games::{GameId, Player};
use tessera_online::{Body, Clock, Ending, Kind, Why};

use crate::common::{DAY, FIVE_THREE, THREE_DAYS, Table};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

/// What a turn was charged, and what was given for lag.
fn charge(body: &Body) -> (i64, i64) {
    if let Body::Turn { took, lag, .. } = *body { (took, lag) } else { panic!("not a turn") }
}

#[test]
fn first_turns_are_not_charged_and_earn_nothing() {
    let mut table = Table::begun(GameId::Xok, FIVE_THREE, true);
    assert_eq!(charge(&table.plays(40_000).body), (0, 0));
    assert_eq!(table.clock(), [300_000, 300_000]);
    assert_eq!(charge(&table.plays(50_000).body), (0, 0));
    assert_eq!(table.clock(), [300_000, 300_000]);
    assert_eq!(charge(&table.plays(20_000).body), (20_000, 0));
    assert_eq!(table.clock(), [283_000, 300_000]);
    table.now += 1_000;
    assert_eq!(table.clock(), [283_000, 299_000]);
}

#[test]
fn who_does_not_play_the_first_turn_in_a_minute_has_not_shown_up() {
    for absent in [FIRST, SECOND] {
        let mut table = Table::begun(GameId::Xok, FIVE_THREE, true);
        if absent == SECOND {
            table.plays(59_999);
        }
        assert_eq!(table.left(), Some(60_000));
        table.now += 59_999;
        assert_eq!(table.refused(None, Kind::Flag), ("too-early", false));
        table.now += 1;
        let turn = table.turn();
        assert_eq!(table.refused(absent, turn), ("out-of-time", false));
        table.does(None, Kind::Flag);
        let ending = table.state().result().expect("it is over");
        assert_eq!(ending, Ending { winner: None, why: Why::NoShow });
        assert_eq!(ending.outcome(), None);
    }
}

#[test]
fn anybody_with_a_seat_and_the_server_may_flag_from_the_deadline_on() {
    for seat in [None, FIRST, SECOND] {
        let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
        // The grace: three gains of a second, but two seconds at most.
        assert_eq!(table.left(), Some(302_000));
        table.now += 301_999;
        assert_eq!(table.refused(seat, Kind::Flag), ("too-early", false));
        assert_eq!(table.clock(), [0, 300_000]);
        table.now += 1;
        table.does(seat, Kind::Flag);
        assert_eq!(table.state().result(), Some(Ending { winner: SECOND, why: Why::Time }));
        assert_eq!(table.clock(), [0, 300_000]);
    }
}

#[test]
fn a_turn_counts_if_it_arrived_before_the_deadline() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    let arrived = table.now + 301_999;
    // Other events come first, later: the turn is decided with the time at which it arrived.
    table.now += 400_000;
    table.does(SECOND, Kind::OfferDraw);
    table.now = arrived;
    let event = table.plays(0);
    assert!(event.at > arrived, "the log stays in order");
    assert_eq!(charge(&event.body), (300_000, 3000));
    assert_eq!(table.state().clock(event.at), Some([3000, 300_000]));
}

#[test]
fn a_turn_within_the_grace_is_paid_by_the_quota() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    assert_eq!(charge(&table.plays(301_500).body), (300_000, 1500));
    assert_eq!(table.clock(), [3000, 300_000]);
    table.plays(0);
    // The quota was 3000, fell by 1500 and rose by 1000.
    assert_eq!(table.left(), Some(3000 + 2000));
    assert_eq!(charge(&table.plays(4900).body), (3000, 1900));
    table.plays(0);
    assert_eq!(table.left(), Some(3000 + 2500 - 1900 + 1000));
}

#[test]
fn measured_lag_is_given_back_as_far_as_the_quota_goes() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    table.facts.lag = 400;
    assert_eq!(charge(&table.plays(10_000).body), (9600, 400));
    assert_eq!(charge(&table.plays(300).body), (0, 300), "never more than the turn took");
    table.facts.lag = i64::MAX;
    assert_eq!(charge(&table.plays(10_000).body), (6400, 3600));
    table.facts.lag = i64::MIN;
    assert_eq!(charge(&table.plays(10_000).body), (10_000, 0));
    table.facts.lag = 5000;
    assert_eq!(charge(&table.plays(10_000).body), (9000, 1000), "one gain since");
}

#[test]
fn a_client_that_delays_on_purpose_gains_no_more_than_the_quota() {
    let mut table = Table::both_played(GameId::Trexo, FIVE_THREE, true);
    let gain = FIVE_THREE.lag_gain();
    assert_eq!(gain, 1000);
    let (mut lag, mut turns) = (0, 0);
    while table.state().result().is_none() && turns < 40 {
        // The first player pretends a lag of ten seconds, the second has none.
        table.facts.lag = 10_000;
        lag += charge(&table.plays(6000).body).1;
        turns += 1;
        assert!(lag <= 3 * gain + turns * gain, "{lag} in {turns} turns");
        table.facts.lag = 0;
        if table.state().result().is_none() {
            assert_eq!(charge(&table.plays(6000).body), (6000, 0));
        }
    }
    assert!(turns > 10);
}

#[test]
fn the_quota_grows_to_seven_gains_and_depends_on_the_base() {
    let bullet = Clock::Increment { base: 60_000, increment: 0 };
    assert_eq!((bullet.lag_gain(), bullet.first_lag_quota(), bullet.most_lag_quota()), (390, 1170, 2730));
    let mut table = Table::both_played(GameId::Trexo, bullet, true);
    assert_eq!(table.left(), Some(61_170));
    for _ in 0..10 {
        table.plays(1000);
    }
    table.facts.lag = 9000;
    assert_eq!(charge(&table.plays(9000).body).1, 2730);
    assert_eq!(THREE_DAYS.lag_gain(), 0);
    assert_eq!(Clock::NONE.lag_gain(), 0);
}

#[test]
fn days_are_counted_for_each_turn_and_the_first_too() {
    let mut table = Table::begun(GameId::Xok, THREE_DAYS, true);
    assert_eq!(table.left(), Some(3 * DAY));
    assert_eq!(charge(&table.plays(2 * DAY).body), (2 * DAY, 0));
    assert_eq!(table.clock(), [3 * DAY, 3 * DAY]);
    table.now += DAY;
    assert_eq!(table.clock(), [3 * DAY, 2 * DAY]);
    table.plays(DAY);
    table.now += 3 * DAY;
    let turn = table.turn();
    assert_eq!(table.refused(FIRST, turn), ("out-of-time", false));
    table.does(None, Kind::Flag);
    assert_eq!(table.state().result(), Some(Ending { winner: SECOND, why: Why::Time }));
}

#[test]
fn who_has_not_played_yet_cannot_lose_on_days() {
    let mut table = Table::begun(GameId::Xok, THREE_DAYS, true);
    table.plays(0);
    table.now += 3 * DAY;
    table.does(FIRST, Kind::Flag);
    assert_eq!(table.state().result(), Some(Ending { winner: None, why: Why::NoShow }));
}

#[test]
fn a_game_without_a_clock_has_no_deadline() {
    let mut table = Table::both_played(GameId::Xok, Clock::NONE, true);
    table.now += 1000 * DAY;
    assert_eq!((table.state().deadline(), table.state().clock(table.now)), (None, None));
    assert_eq!(table.refused(None, Kind::Flag), ("no-clock", true));
    assert_eq!(table.refused(None, Kind::Credit { time: 1000 }), ("no-clock", true));
    assert_eq!(charge(&table.plays(5000).body), (0, 0));
}

#[test]
fn credit_is_time_for_the_player_to_move() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    table.now += 100_000;
    table.does(None, Kind::Credit { time: 40_000 });
    assert_eq!(table.clock(), [240_000, 300_000]);
    assert_eq!(table.left(), Some(242_000));
    assert_eq!(charge(&table.plays(0).body), (100_000, 0));
    assert_eq!(table.clock(), [243_000, 300_000]);
}

#[test]
fn credit_also_puts_off_the_end_of_a_first_turn_and_of_days() {
    for (clock, limit) in [(FIVE_THREE, 60_000), (THREE_DAYS, 3 * DAY)] {
        let mut table = Table::begun(GameId::Xok, clock, true);
        table.does(None, Kind::Credit { time: 20_000 });
        table.does(None, Kind::Credit { time: 10_000 });
        assert_eq!(table.left(), Some(limit + 30_000));
        table.plays(limit + 29_999);
        assert_eq!(table.left(), Some(limit), "it is for that turn only");
    }
}

#[test]
fn only_the_server_gives_credit_and_within_reason() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    assert_eq!(table.refused(FIRST, Kind::Credit { time: 1000 }), ("server-only", true));
    for time in [0, -1, i64::MIN, 366 * DAY + 1, i64::MAX] {
        assert_eq!(table.refused(None, Kind::Credit { time }), ("bad-credit", true));
    }
}

#[test]
fn a_clock_that_goes_back_charges_nothing_and_keeps_the_order() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    let last = table.now;
    let event = table.plays(-50_000);
    assert_eq!((event.at, charge(&event.body)), (last, (0, 0)));
    for now in [i64::MIN, i64::MAX] {
        let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
        table.now = now;
        let turn = table.turn();
        assert_eq!(table.tries(FIRST, turn).is_ok(), now < 0);
        assert!(table.state().clock(now).is_some());
    }
}
