//! Draws are offered, accepted and declined, where the game has draws.

use tessera_games::{GameId, Outcome, Player};
use tessera_online::{Body, Clock, Ending, Kind, Why};

use crate::common::Table;

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

fn begun() -> Table {
    Table::begun(GameId::Xok, Clock::NONE, false)
}

#[test]
fn a_draw_that_is_offered_can_be_accepted_by_the_opponent_only() {
    let mut table = begun();
    assert_eq!(table.refused(SECOND, Kind::AcceptDraw), ("not-offered", false));
    assert_eq!(table.refused(None, Kind::OfferDraw), ("no-seat", true));
    table.does(FIRST, Kind::OfferDraw);
    assert_eq!(table.state().draw_offer(), FIRST);
    assert_eq!(table.refused(FIRST, Kind::AcceptDraw), ("not-offered", false));
    assert_eq!(table.refused(FIRST, Kind::DeclineDraw), ("not-offered", false));
    table.does(SECOND, Kind::AcceptDraw);
    let ending = table.state().result().expect("it is over");
    assert_eq!(ending, Ending { winner: None, why: Why::DrawAgreed });
    assert_eq!(ending.outcome(), Some(Outcome::Draw));
    assert_eq!(table.state().draw_offer(), None);
}

#[test]
fn an_offer_stands_until_it_is_declined_or_the_opponent_plays() {
    let mut table = begun();
    table.does(FIRST, Kind::OfferDraw);
    table.does(SECOND, Kind::DeclineDraw);
    assert_eq!(table.state().draw_offer(), None);
    assert_eq!(table.refused(SECOND, Kind::AcceptDraw), ("not-offered", false));
    table.plays(0);
    table.does(FIRST, Kind::OfferDraw);
    table.plays(0);
    assert_eq!(table.state().draw_offer(), None, "the opponent has played instead");
    table.does(FIRST, Kind::OfferDraw);
    table.plays(0);
    assert_eq!(table.state().draw_offer(), FIRST, "the player's own turn leaves it standing");
    assert_eq!(table.refused(FIRST, Kind::OfferDraw), ("offered-already", false));
}

#[test]
fn an_offer_to_a_player_who_has_offered_accepts() {
    let mut table = begun();
    table.does(FIRST, Kind::OfferDraw);
    assert_eq!(table.does(SECOND, Kind::OfferDraw).body, Body::DrawAccept);
    assert!(table.state().result().is_some());
}

#[test]
fn one_offer_between_two_turns_and_eight_in_a_game() {
    let mut table = begun();
    for _ in 0..8 {
        table.does(FIRST, Kind::OfferDraw);
        table.does(SECOND, Kind::DeclineDraw);
        assert!(matches!(table.refused(FIRST, Kind::OfferDraw).0, "offered-already" | "too-many-offers"));
        table.plays(0);
    }
    assert_eq!(table.refused(FIRST, Kind::OfferDraw), ("too-many-offers", true));
    table.does(SECOND, Kind::OfferDraw);
}

#[test]
fn a_game_without_draws_has_no_offers() {
    let mut table = Table::begun(GameId::Slither, Clock::NONE, false);
    for kind in [Kind::OfferDraw, Kind::AcceptDraw, Kind::DeclineDraw] {
        assert_eq!(table.refused(FIRST, kind), ("no-draws", true));
    }
}
