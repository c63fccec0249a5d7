//! Turns are taken back in casual games, if the opponent agrees.

use tessera_games::{GameId, Player};
use tessera_online::{Body, Clock, Kind};

use crate::common::{DAY, FIVE_THREE, THREE_DAYS, Table};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

fn ask(to: u32) -> Kind {
    Kind::AskTakeback { to }
}

const GRANT: Kind = Kind::GrantTakeback { to: None };

#[test]
fn nothing_is_taken_back_in_a_game_that_is_not_casual() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, false);
    for kind in [ask(0), GRANT, Kind::RefuseTakeback] {
        assert_eq!(table.refused(FIRST, kind), ("not-casual", true));
    }
}

#[test]
fn a_player_asks_for_their_own_last_turn() {
    let mut table = Table::begun(GameId::Xok, FIVE_THREE, true);
    assert_eq!(table.refused(FIRST, ask(0)), ("nothing-to-take-back", false));
    assert_eq!(table.refused(None, ask(0)), ("no-seat", true));
    table.plays(0);
    assert_eq!(table.refused(SECOND, ask(0)), ("nothing-to-take-back", false));
    table.plays(0);
    table.plays(0);
    let last = [FIRST, SECOND].map(|player| player.and_then(|player| table.state().last_turn_of(player)));
    assert_eq!(last, [Some(2), Some(1)]);
    for (player, wrong) in [(FIRST, 0), (FIRST, 1), (FIRST, 3), (SECOND, 0), (SECOND, 2), (SECOND, u32::MAX)]
    {
        assert_eq!(table.refused(player, ask(wrong)), ("not-last-turn", false));
    }
    table.does(SECOND, ask(1));
    assert_eq!(table.state().takeback_ask(), Some((Player::Second, 1)));
}

#[test]
fn a_granted_takeback_restores_position_and_clocks() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    table.plays(10_000);
    table.plays(20_000);
    let (hash, position, clock) =
        (table.state().position_hash(), *table.state().position().expect("a game"), table.clock());
    assert_eq!(clock, [293_000, 283_000]);
    table.plays(30_000);
    table.plays(40_000);
    table.now += 5_000;
    table.does(FIRST, ask(4));
    assert_eq!(table.refused(FIRST, GRANT), ("not-offered", false));
    assert_eq!(table.refused(SECOND, Kind::GrantTakeback { to: Some(5) }), ("not-offered", false));
    let event = table.does(SECOND, Kind::GrantTakeback { to: Some(4) });
    assert_eq!(event.body, Body::TakebackGrant { to: 4, clock: Some(clock) });
    assert_eq!(table.state().position(), Some(&position));
    assert_eq!(table.state().position_hash(), hash);
    assert_eq!((table.state().ply(), table.state().line(), table.state().to_move()), (4, 1, FIRST));
    assert_eq!(table.clock(), clock);
    table.now += 1_000;
    assert_eq!(table.clock(), [292_000, 283_000], "the time runs from there");
}

#[test]
fn a_takeback_clears_the_offers() {
    let mut table = Table::both_played(GameId::Xok, Clock::NONE, true);
    table.does(FIRST, Kind::OfferDraw);
    table.does(SECOND, ask(1));
    table.does(FIRST, GRANT);
    assert_eq!((table.state().draw_offer(), table.state().takeback_ask()), (None, None));
}

#[test]
fn a_question_stands_until_it_is_answered_or_anybody_plays() {
    let mut table = Table::both_played(GameId::Xok, Clock::NONE, true);
    table.does(SECOND, ask(1));
    assert_eq!(table.refused(SECOND, Kind::RefuseTakeback), ("not-offered", false));
    table.does(FIRST, Kind::RefuseTakeback);
    assert_eq!(table.refused(FIRST, GRANT), ("not-offered", false));
    assert_eq!(table.refused(SECOND, ask(1)), ("offered-already", false));
    // The opponent plays.
    table.does(FIRST, ask(0));
    table.plays(0);
    assert_eq!(table.refused(SECOND, GRANT), ("not-offered", false));
    // The player who asked plays on.
    table.does(SECOND, ask(1));
    table.plays(0);
    assert_eq!(table.refused(FIRST, GRANT), ("not-offered", false));
}

#[test]
fn a_takeback_does_not_stop_a_clock_that_was_started() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    table.does(FIRST, ask(0));
    table.does(SECOND, GRANT);
    table.now += 7000;
    assert_eq!(table.clock(), [293_000, 300_000]);
    assert_eq!(table.refused(FIRST, Kind::Abort), ("too-late", true));
    table.plays(0);
    table.plays(2000);
    assert_eq!(table.clock(), [296_000, 301_000]);
}

#[test]
fn what_was_given_for_lag_stays_given() {
    let mut table = Table::both_played(GameId::Xok, FIVE_THREE, true);
    table.facts.lag = 3000;
    table.plays(10_000);
    table.does(FIRST, ask(2));
    table.does(SECOND, GRANT);
    let Body::Turn { took, lag, .. } = table.plays(10_000).body else { unreachable!() };
    assert_eq!((took, lag), (9000, 1000));
}

#[test]
fn with_days_the_turn_that_is_played_again_has_all_its_days() {
    let mut table = Table::both_played(GameId::Xok, THREE_DAYS, true);
    table.now += 2 * DAY;
    table.does(FIRST, ask(0));
    let event = table.does(SECOND, GRANT);
    assert_eq!(event.body, Body::TakebackGrant { to: 0, clock: None });
    assert_eq!(table.left(), Some(3 * DAY));
}

#[test]
fn eight_questions_in_a_game() {
    let mut table = Table::both_played(GameId::Xok, Clock::NONE, true);
    for _ in 0..8 {
        table.does(SECOND, ask(1));
        table.does(FIRST, GRANT);
        table.plays(0);
    }
    assert_eq!(table.refused(SECOND, ask(1)), ("too-many-offers", true));
    assert_eq!(table.state().line(), 8);
}
