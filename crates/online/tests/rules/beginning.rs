//! A game is created by one player and begins when the other joins.

use tessera_games::{GameId, Player, Start};
use tessera_online::{Clock, Kind, Setup, SetupError};

use crate::common::{FIVE_THREE, Table, setup};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

#[test]
fn before_anything_a_game_can_only_be_created() {
    let mut table = Table::empty();
    assert_eq!(table.refused(FIRST, Kind::Join), ("not-begun", false));
    assert_eq!(table.refused(FIRST, Kind::Resign), ("not-begun", false));
    assert_eq!(table.state().deadline(), None);
    assert_eq!(table.state().clock(table.now), None);
    let create = || Kind::Create(Box::new(setup(GameId::Xok, Clock::NONE, true)));
    assert_eq!(table.refused(SECOND, create()), ("no-seat", true));
    table.does(FIRST, create());
    assert_eq!(table.refused(FIRST, create()), ("exists", true));
    assert_eq!(table.room.seats(), [true, false]);
}

#[test]
fn the_other_player_takes_the_other_seat_once() {
    let mut table = Table::created(GameId::Xok, FIVE_THREE, true);
    assert_eq!(table.refused(None, Kind::Join), ("no-seat", true));
    assert_eq!(table.refused(FIRST, Kind::Join), ("taken", true));
    assert!(!table.state().has_begun());
    table.does(SECOND, Kind::Join);
    assert!(table.state().has_begun());
    assert_eq!(table.refused(SECOND, Kind::Join), ("taken", true));
    assert_eq!(table.room.seats(), [true, true]);
}

#[test]
fn nothing_is_played_before_the_other_player_has_joined() {
    let mut table = Table::created(GameId::Xok, FIVE_THREE, true);
    let turn = table.turn();
    for kind in [turn, Kind::Resign, Kind::OfferDraw, Kind::AskTakeback { to: 0 }, Kind::Flag, Kind::Claim] {
        assert_eq!(table.refused(FIRST, kind), ("not-begun", false));
    }
    table.now += 1_000_000;
    assert_eq!(table.state().deadline(), None);
    assert_eq!(table.clock(), [300_000; 2]);
}

#[test]
fn an_invitation_can_be_withdrawn_by_its_creator_only() {
    let mut table = Table::created(GameId::Xok, Clock::NONE, true);
    assert_eq!(table.refused(SECOND, Kind::Abort), ("not-begun", false));
    assert_eq!(table.refused(None, Kind::Abort), ("no-seat", true));
    table.does(FIRST, Kind::Abort);
    assert_eq!(table.refused(SECOND, Kind::Join), ("over", true));
}

#[test]
fn only_starts_and_clocks_that_are_offered_are_accepted() {
    let trexo = |numbers| Start::from_variant_numbers(GameId::Trexo, numbers).expect("a variant");
    let usual = Start::usual(GameId::Xok);
    let increment = |base, increment| Clock::Increment { base, increment };
    for (start, clock, error) in [
        (trexo([45, 10]), Clock::NONE, None),
        (trexo([999, 10]), Clock::NONE, Some(SetupError::NotOffered)),
        (trexo([45, 8]), Clock::NONE, Some(SetupError::NotOffered)),
        (Start::Position(usual.into()), Clock::NONE, Some(SetupError::NotOffered)),
        (usual, increment(10_000, 0), None),
        (usual, increment(9_999, 0), Some(SetupError::Clock)),
        (usual, increment(0, 10_000), Some(SetupError::Clock)),
        (usual, increment(10_800_000, 180_000), None),
        (usual, increment(10_800_001, 0), Some(SetupError::Clock)),
        (usual, increment(60_000, 180_001), Some(SetupError::Clock)),
        (usual, increment(60_000, -1), Some(SetupError::Clock)),
        (usual, Clock::Days { days: 1 }, None),
        (usual, Clock::Days { days: 14 }, None),
        (usual, Clock::Days { days: 0 }, Some(SetupError::Clock)),
        (usual, Clock::Days { days: 15 }, Some(SetupError::Clock)),
    ] {
        let made = Setup::new(start, clock, true, Player::First);
        assert_eq!(made.err(), error, "{clock:?}");
    }
}

#[test]
fn in_a_rematch_the_players_change_sides() {
    let first = setup(GameId::Yoxii, FIVE_THREE, true);
    let again = first.clone().swapped();
    assert_eq!((again.creator(), again.clock(), again.game()), (Player::Second, FIVE_THREE, GameId::Yoxii));
    assert_eq!(again.swapped(), first);
}
