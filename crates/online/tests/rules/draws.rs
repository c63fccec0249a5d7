//! Draws are offered, accepted and declined, where the game has draws.

use tessera_games::{GameId, Outcome, Player};
use tessera_online::{Body, Clock, CommandKind, EndReason, GameResult};

use crate::common::TestGame;

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

fn begun() -> TestGame {
    TestGame::begun(GameId::Xok, Clock::NONE, false)
}

#[test]
fn a_draw_that_is_offered_can_be_accepted_by_the_opponent_only() {
    let mut game = begun();
    assert_eq!(game.refused(SECOND, CommandKind::AcceptDraw), ("not-offered", false));
    assert_eq!(game.refused(None, CommandKind::OfferDraw), ("no-seat", true));
    game.does(FIRST, CommandKind::OfferDraw);
    assert_eq!(game.state().draw_offer(), FIRST);
    assert_eq!(game.refused(FIRST, CommandKind::AcceptDraw), ("not-offered", false));
    assert_eq!(game.refused(FIRST, CommandKind::DeclineDraw), ("not-offered", false));
    game.does(SECOND, CommandKind::AcceptDraw);
    let ending = game.state().result().expect("it is over");
    assert_eq!(ending, GameResult { winner: None, why: EndReason::DrawAgreed });
    assert_eq!(ending.outcome(), Some(Outcome::Draw));
    assert_eq!(game.state().draw_offer(), None);
}

#[test]
fn an_offer_stands_until_it_is_declined_or_the_opponent_plays() {
    let mut game = begun();
    game.does(FIRST, CommandKind::OfferDraw);
    game.does(SECOND, CommandKind::DeclineDraw);
    assert_eq!(game.state().draw_offer(), None);
    assert_eq!(game.refused(SECOND, CommandKind::AcceptDraw), ("not-offered", false));
    game.plays(0);
    game.does(FIRST, CommandKind::OfferDraw);
    game.plays(0);
    assert_eq!(game.state().draw_offer(), None, "the opponent has played instead");
    game.does(FIRST, CommandKind::OfferDraw);
    game.plays(0);
    assert_eq!(game.state().draw_offer(), FIRST, "the player's own turn leaves it standing");
    assert_eq!(game.refused(FIRST, CommandKind::OfferDraw), ("offered-already", false));
}

#[test]
fn an_offer_to_a_player_who_has_offered_accepts() {
    let mut game = begun();
    game.does(FIRST, CommandKind::OfferDraw);
    assert_eq!(game.does(SECOND, CommandKind::OfferDraw).body, Body::DrawAccept);
    assert!(game.state().result().is_some());
}

#[test]
fn one_offer_between_two_turns_and_eight_in_a_game() {
    let mut game = begun();
    for _ in 0..8 {
        game.does(FIRST, CommandKind::OfferDraw);
        game.does(SECOND, CommandKind::DeclineDraw);
        assert!(matches!(
            game.refused(FIRST, CommandKind::OfferDraw).0,
            "offered-already" | "too-many-offers"
        ));
        game.plays(0);
    }
    assert_eq!(game.refused(FIRST, CommandKind::OfferDraw), ("too-many-offers", true));
    game.does(SECOND, CommandKind::OfferDraw);
}

#[test]
fn a_game_without_draws_has_no_offers() {
    let mut game = TestGame::begun(GameId::Slither, Clock::NONE, false);
    for kind in [CommandKind::OfferDraw, CommandKind::AcceptDraw, CommandKind::DeclineDraw] {
        assert_eq!(game.refused(FIRST, kind), ("no-draws", true));
    }
}
