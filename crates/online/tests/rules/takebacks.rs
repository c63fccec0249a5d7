//! Turns are taken back in casual games, if the opponent agrees.

use tessera_games::{GameId, Player};
use tessera_online::{Body, Clock, CommandKind};

use crate::common::{DAY, FIVE_THREE, THREE_DAYS, TestGame};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

fn ask(to: u32) -> CommandKind {
    CommandKind::AskTakeback { to }
}

const GRANT: CommandKind = CommandKind::GrantTakeback { to: None };

#[test]
fn nothing_is_taken_back_in_a_game_that_is_not_casual() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, false);
    for kind in [ask(0), GRANT, CommandKind::RefuseTakeback] {
        assert_eq!(game.refused(FIRST, kind), ("not-casual", true));
    }
}

#[test]
fn a_player_asks_for_their_own_last_turn() {
    let mut game = TestGame::begun(GameId::Xok, FIVE_THREE, true);
    assert_eq!(game.refused(FIRST, ask(0)), ("nothing-to-take-back", false));
    assert_eq!(game.refused(None, ask(0)), ("no-seat", true));
    game.plays(0);
    assert_eq!(game.refused(SECOND, ask(0)), ("nothing-to-take-back", false));
    game.plays(0);
    game.plays(0);
    let last = [FIRST, SECOND].map(|player| player.and_then(|player| game.state().last_turn_of(player)));
    assert_eq!(last, [Some(2), Some(1)]);
    for (player, wrong) in [(FIRST, 0), (FIRST, 1), (FIRST, 3), (SECOND, 0), (SECOND, 2), (SECOND, u32::MAX)]
    {
        assert_eq!(game.refused(player, ask(wrong)), ("not-last-turn", false));
    }
    game.does(SECOND, ask(1));
    assert_eq!(game.state().takeback_ask(), Some((Player::Second, 1)));
}

#[test]
fn a_granted_takeback_restores_position_and_clocks() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    game.plays(10_000);
    game.plays(20_000);
    let (hash, position, clock) =
        (game.state().position_hash(), *game.state().position().expect("a game"), game.clock());
    assert_eq!(clock, [293_000, 283_000]);
    game.plays(30_000);
    game.plays(40_000);
    game.now += 5_000;
    game.does(FIRST, ask(4));
    assert_eq!(game.refused(FIRST, GRANT), ("not-offered", false));
    assert_eq!(game.refused(SECOND, CommandKind::GrantTakeback { to: Some(5) }), ("not-offered", false));
    let event = game.does(SECOND, CommandKind::GrantTakeback { to: Some(4) });
    assert_eq!(event.body, Body::TakebackGrant { to: 4, clock: Some(clock) });
    assert_eq!(game.state().position(), Some(&position));
    assert_eq!(game.state().position_hash(), hash);
    assert_eq!((game.state().ply(), game.state().line(), game.state().to_move()), (4, 1, FIRST));
    assert_eq!(game.clock(), clock);
    game.now += 1_000;
    assert_eq!(game.clock(), [292_000, 283_000], "the time runs from there");
}

#[test]
fn a_takeback_clears_the_offers() {
    let mut game = TestGame::both_played(GameId::Xok, Clock::NONE, true);
    game.does(FIRST, CommandKind::OfferDraw);
    game.does(SECOND, ask(1));
    game.does(FIRST, GRANT);
    assert_eq!((game.state().draw_offer(), game.state().takeback_ask()), (None, None));
}

#[test]
fn a_question_stands_until_it_is_answered_or_anybody_plays() {
    let mut game = TestGame::both_played(GameId::Xok, Clock::NONE, true);
    game.does(SECOND, ask(1));
    assert_eq!(game.refused(SECOND, CommandKind::RefuseTakeback), ("not-offered", false));
    game.does(FIRST, CommandKind::RefuseTakeback);
    assert_eq!(game.refused(FIRST, GRANT), ("not-offered", false));
    assert_eq!(game.refused(SECOND, ask(1)), ("offered-already", false));
    // The opponent plays.
    game.does(FIRST, ask(0));
    game.plays(0);
    assert_eq!(game.refused(SECOND, GRANT), ("not-offered", false));
    // The player who asked plays on.
    game.does(SECOND, ask(1));
    game.plays(0);
    assert_eq!(game.refused(FIRST, GRANT), ("not-offered", false));
}

#[test]
fn a_takeback_does_not_stop_a_clock_that_was_started() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    game.does(FIRST, ask(0));
    game.does(SECOND, GRANT);
    game.now += 7000;
    assert_eq!(game.clock(), [293_000, 300_000]);
    assert_eq!(game.refused(FIRST, CommandKind::Abort), ("too-late", true));
    game.plays(0);
    game.plays(2000);
    assert_eq!(game.clock(), [296_000, 301_000]);
}

#[test]
fn what_was_given_for_lag_stays_given() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    game.facts.lag = 3000;
    game.plays(10_000);
    game.does(FIRST, ask(2));
    game.does(SECOND, GRANT);
    let Body::Turn { took, lag, .. } = game.plays(10_000).body else { unreachable!() };
    assert_eq!((took, lag), (9000, 1000));
}

#[test]
fn with_days_the_turn_that_is_played_again_has_all_its_days() {
    let mut game = TestGame::both_played(GameId::Xok, THREE_DAYS, true);
    game.now += 2 * DAY;
    game.does(FIRST, ask(0));
    let event = game.does(SECOND, GRANT);
    assert_eq!(event.body, Body::TakebackGrant { to: 0, clock: None });
    assert_eq!(game.left(), Some(3 * DAY));
}

#[test]
fn eight_questions_in_a_game() {
    let mut game = TestGame::both_played(GameId::Xok, Clock::NONE, true);
    for _ in 0..8 {
        game.does(SECOND, ask(1));
        game.does(FIRST, GRANT);
        game.plays(0);
    }
    assert_eq!(game.refused(SECOND, ask(1)), ("too-many-offers", true));
    assert_eq!(game.state().line(), 8);
}
