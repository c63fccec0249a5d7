//! A turn has all its actions, names its place, and ends the turn or the game.

use tessera_games::{GameId, Player};
use tessera_online::{Body, Clock, CommandKind, EndReason};

use crate::common::{FIVE_THREE, TestGame};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

fn turn(line: u32, ply: u32, actions: &[&str]) -> CommandKind {
    CommandKind::Turn { line, ply, actions: actions.iter().map(|&text| text.into()).collect() }
}

#[test]
fn only_the_player_to_move_plays() {
    let mut game = TestGame::begun(GameId::Xok, Clock::NONE, true);
    let first = game.turn();
    assert_eq!(game.refused(SECOND, first.clone()), ("not-your-turn", true));
    assert_eq!(game.refused(None, first.clone()), ("no-seat", true));
    game.does(FIRST, first);
    assert_eq!((game.state().ply(), game.state().to_move()), (1, SECOND));
}

#[test]
fn a_turn_that_the_rules_forbid_is_refused_with_their_sentence() {
    let mut game = TestGame::begun(GameId::Xok, Clock::NONE, true);
    let refusal = game.tries(FIRST, turn(0, 0, &["Sa1e"])).expect_err("it is illegal");
    assert_eq!((refusal.code(), refusal.is_final()), ("illegal", true));
    assert_eq!(refusal.to_string(), "a shark must eat at least one fish");
    assert_eq!(game.refused(FIRST, turn(0, 0, &["nonsense"])), ("illegal", true));
}

#[test]
fn a_turn_has_all_its_actions_and_no_more() {
    let mut game = TestGame::begun(GameId::Slither, Clock::NONE, true);
    let CommandKind::Turn { actions, .. } = game.turn() else { unreachable!() };
    let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
    let (last, others) = texts.split_last().expect("some actions");
    assert_eq!(*last, ".");
    assert_eq!(game.refused(FIRST, turn(0, 0, &[])), ("incomplete", true));
    assert_eq!(game.refused(FIRST, turn(0, 0, others)), ("incomplete", true));
    let more = [texts.as_slice(), &["."]].concat();
    assert_eq!(game.refused(FIRST, turn(0, 0, &more)), ("goes-on", true));
    assert_eq!(game.refused(FIRST, turn(0, 0, &["."; 17])), ("too-many-actions", true));
    let event = game.does(FIRST, turn(0, 0, &texts));
    assert_eq!(event.body, Body::Turn { ply: 0, d: actions, took: 0, lag: 0 });
}

#[test]
fn the_log_has_the_canonical_texts_of_the_actions() {
    let mut game = TestGame::begun(GameId::Xok, Clock::NONE, true);
    let Body::Turn { d, .. } = game.does(FIRST, turn(0, 0, &["D3D4"])).body else { unreachable!() };
    assert_eq!(d, ["d3d4"]);
}

#[test]
fn a_turn_names_its_ply_and_offers_in_between_do_not_matter() {
    let mut game = TestGame::begun(GameId::Xok, Clock::NONE, true);
    let early = game.turn();
    game.does(SECOND, CommandKind::OfferDraw);
    game.does(FIRST, CommandKind::DeclineDraw);
    game.does(FIRST, early.clone());
    assert_eq!(game.refused(FIRST, early), ("stale", true));
    assert_eq!(game.refused(SECOND, turn(0, 2, &["d3d4"])), ("stale", false));
}

#[test]
fn a_turn_from_before_a_takeback_stays_stale() {
    let mut game = TestGame::begun(GameId::Xok, Clock::NONE, true);
    let first = game.turn();
    game.does(FIRST, first.clone());
    let second = game.turn();
    game.does(FIRST, CommandKind::AskTakeback { to: 0 });
    game.does(SECOND, CommandKind::GrantTakeback { to: None });
    assert_eq!((game.state().line(), game.state().ply()), (1, 0));
    assert_eq!(game.refused(FIRST, first), ("stale", true));
    game.plays(0);
    assert_eq!(game.refused(SECOND, second), ("stale", true));
    game.plays(0);
}

#[test]
fn a_turn_can_end_the_game_and_nothing_follows() {
    let mut game = TestGame::begun(GameId::Yoxii, FIVE_THREE, true);
    while game.state().result().is_none() {
        game.plays(1000);
    }
    let ending = game.state().result().expect("it has ended");
    assert_eq!(ending.why, EndReason::Board);
    assert_eq!(ending.outcome(), game.state().position().and_then(tessera_games::AnyPosition::outcome));
    assert_eq!((game.state().to_move(), game.state().deadline()), (None, None));
    let shown = game.clock();
    game.now += 1_000_000;
    assert_eq!(game.clock(), shown, "the clocks have stopped");
    let late = CommandKind::Turn { line: 0, ply: game.state().ply(), actions: vec!["d5-e6=3".into()] };
    for kind in [
        late,
        CommandKind::Resign,
        CommandKind::OfferDraw,
        CommandKind::Abort,
        CommandKind::Flag,
        CommandKind::Claim,
    ] {
        for seat in [FIRST, SECOND] {
            assert_eq!(game.refused(seat, kind.clone()), ("over", true));
        }
    }
    assert_eq!(game.refused(None, CommandKind::Credit { time: 1000 }), ("over", true));
}
