//! A game is created by one player and begins when the other joins.

use tessera_games::{GameId, Player, Start};
use tessera_online::{Clock, CommandKind, Setup, SetupError};

use crate::common::{FIVE_THREE, TestGame, setup};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

#[test]
fn before_anything_a_game_can_only_be_created() {
    let mut game = TestGame::empty();
    assert_eq!(game.refused(FIRST, CommandKind::Join), ("not-begun", false));
    assert_eq!(game.refused(FIRST, CommandKind::Resign), ("not-begun", false));
    assert_eq!(game.state().deadline(), None);
    assert_eq!(game.state().clock(game.now), None);
    let create = || CommandKind::Create(Box::new(setup(GameId::Xok, Clock::NONE, true)));
    assert_eq!(game.refused(SECOND, create()), ("no-seat", true));
    game.does(FIRST, create());
    assert_eq!(game.refused(FIRST, create()), ("exists", true));
    assert_eq!(game.game_log.seats(), [true, false]);
}

#[test]
fn the_other_player_takes_the_other_seat_once() {
    let mut game = TestGame::created(GameId::Xok, FIVE_THREE, true);
    assert_eq!(game.refused(None, CommandKind::Join), ("no-seat", true));
    assert_eq!(game.refused(FIRST, CommandKind::Join), ("taken", true));
    assert!(!game.state().has_begun());
    game.does(SECOND, CommandKind::Join);
    assert!(game.state().has_begun());
    assert_eq!(game.refused(SECOND, CommandKind::Join), ("taken", true));
    assert_eq!(game.game_log.seats(), [true, true]);
}

#[test]
fn nothing_is_played_before_the_other_player_has_joined() {
    let mut game = TestGame::created(GameId::Xok, FIVE_THREE, true);
    let turn = game.turn();
    for kind in [
        turn,
        CommandKind::Resign,
        CommandKind::OfferDraw,
        CommandKind::AskTakeback { to: 0 },
        CommandKind::Flag,
        CommandKind::Claim,
    ] {
        assert_eq!(game.refused(FIRST, kind), ("not-begun", false));
    }
    game.now += 1_000_000;
    assert_eq!(game.state().deadline(), None);
    assert_eq!(game.clock(), [300_000; 2]);
}

#[test]
fn an_invitation_can_be_withdrawn_by_its_creator_only() {
    let mut game = TestGame::created(GameId::Xok, Clock::NONE, true);
    assert_eq!(game.refused(SECOND, CommandKind::Abort), ("not-begun", false));
    assert_eq!(game.refused(None, CommandKind::Abort), ("no-seat", true));
    game.does(FIRST, CommandKind::Abort);
    assert_eq!(game.refused(SECOND, CommandKind::Join), ("over", true));
}

#[test]
fn only_starts_and_clocks_that_are_offered_are_accepted() {
    let trexo = |numbers| Start::from_variant_numbers(GameId::Trexo, numbers).expect("a variant");
    let usual = Start::standard(GameId::Xok);
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
