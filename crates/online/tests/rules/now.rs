//! Clients receive the decisions of the server: what each seat may do.

use tessera_games::{GameId, Player};
use tessera_online::wire::ServerMessage;
use tessera_online::{
    Allowed, Clock, Command, CommandId, CommandKind, Facts, GONE_AFTER, Millis, SILENT_AFTER, SeatNow, decide,
};

use crate::common::{BEGIN, FIVE_THREE, THREE_DAYS, TestGame};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

fn now(game: &TestGame, seat: Player) -> SeatNow {
    SeatNow::of(game.state(), seat, None)
}

fn may(game: &TestGame, seat: Player) -> Vec<Allowed> {
    now(game, seat).may
}

#[test]
fn a_game_that_waits_can_be_aborted_by_its_creator() {
    let game = TestGame::created(GameId::Xok, Clock::NONE, true);
    assert_eq!(may(&game, Player::First), [Allowed::Abort]);
    assert_eq!(may(&game, Player::Second), []);
}

#[test]
fn a_draw_is_offered_once_between_two_turns() {
    let mut game = TestGame::both_played(GameId::Xok, Clock::NONE, false);
    assert_eq!(may(&game, Player::First), [Allowed::Turn, Allowed::DrawOffer, Allowed::Resign]);
    game.does(FIRST, CommandKind::OfferDraw);
    assert_eq!(may(&game, Player::First), [Allowed::Turn, Allowed::Resign]);
    assert_eq!(may(&game, Player::Second), [Allowed::DrawAccept, Allowed::DrawDecline, Allowed::Resign]);
    game.does(SECOND, CommandKind::DeclineDraw);
    assert_eq!(may(&game, Player::First), [Allowed::Turn, Allowed::Resign], "not again before a turn");
    assert_eq!(may(&game, Player::Second), [Allowed::DrawOffer, Allowed::Resign]);
    game.plays(0);
    assert!(may(&game, Player::First).contains(&Allowed::DrawOffer));
}

#[test]
fn a_takeback_names_the_last_own_turn() {
    let mut game = TestGame::begun(GameId::Yoxii, Clock::NONE, true);
    assert_eq!(now(&game, Player::First).takeback, None);
    game.plays(0);
    assert_eq!(now(&game, Player::First).takeback, Some(0));
    assert_eq!(now(&game, Player::Second).takeback, None);
    game.plays(0);
    game.plays(0);
    assert_eq!((now(&game, Player::First).takeback, now(&game, Player::Second).takeback), (Some(2), Some(1)));
    game.does(FIRST, CommandKind::AskTakeback { to: 2 });
    assert_eq!(now(&game, Player::First).takeback, None, "asked already");
    let answers = [Allowed::TakebackGrant, Allowed::TakebackRefuse];
    assert!(answers.iter().all(|answer| may(&game, Player::Second).contains(answer)));
    game.does(SECOND, CommandKind::RefuseTakeback);
    assert_eq!(now(&game, Player::First).takeback, None, "refused");
}

#[test]
fn a_claim_has_an_earliest_time() {
    let claims = |game: &TestGame, gone| Player::BOTH.map(|seat| SeatNow::of(game.state(), seat, gone).claim);
    let mut game = TestGame::begun(GameId::Xok, FIVE_THREE, false);
    assert_eq!(claims(&game, Some(BEGIN)), [None, None], "not both have played");
    game.plays(0);
    game.plays(0);
    assert_eq!(claims(&game, None), [None, None]);
    assert_eq!(claims(&game, Some(BEGIN - 5)), [None, Some(BEGIN + GONE_AFTER)]);
    let silent = TestGame::both_played(GameId::Xok, Clock::NONE, false);
    assert_eq!(claims(&silent, None), [None, Some(BEGIN + SILENT_AFTER)]);
    assert_eq!(claims(&TestGame::both_played(GameId::Xok, THREE_DAYS, false), Some(BEGIN)), [None, None]);
}

#[test]
fn a_first_turn_has_a_deadline_but_no_running_clock() {
    let parts = |game: &TestGame| {
        let ServerMessage::Now { clock, runs, deadline, mover, .. } =
            ServerMessage::now(game.state(), [None; 2])
        else {
            panic!("another message")
        };
        (clock, runs, deadline, mover)
    };
    let mut game = TestGame::begun(GameId::Xok, FIVE_THREE, false);
    assert_eq!(parts(&game), (Some([300_000; 2]), false, Some(BEGIN + 60_000), FIRST));
    game.plays(0);
    game.plays(0);
    assert!(parts(&game).1);
    assert!(parts(&TestGame::begun(GameId::Xok, THREE_DAYS, false)).1);
    game.does(SECOND, CommandKind::Resign);
    let (_, runs, deadline, mover) = parts(&game);
    assert_eq!((runs, deadline, mover), (false, None, None));
    assert_eq!((may(&game, Player::First), may(&game, Player::Second)), (vec![], vec![]));
}

/// Whether the server accepts a command.
fn is_accepted(game: &TestGame, seat: Player, kind: CommandKind, at: Millis, facts: &Facts) -> bool {
    let id = CommandId::new("another-command").expect("an id");
    decide(game.state(), &Command { id, seat: Some(seat), kind }, at, facts).is_ok()
}

#[test]
fn whatever_a_seat_may_do_is_accepted_and_the_rest_is_refused() {
    for (clock, casual) in [(Clock::NONE, true), (FIVE_THREE, true), (THREE_DAYS, false)] {
        for id in GameId::ALL {
            let mut game = TestGame::created(id, clock, casual);
            game.does(SECOND, CommandKind::Join);
            for round in 0..12 {
                for seat in Player::BOTH {
                    check(&mut game, seat);
                }
                let by = Player::BOTH[round % 2];
                let to = game.state().last_turn_of(by).unwrap_or(0);
                let _ = match round % 6 {
                    1 => game.tries(Some(by), CommandKind::OfferDraw),
                    2 => game.tries(Some(by), CommandKind::DeclineDraw),
                    3 => game.tries(Some(by), CommandKind::AskTakeback { to }),
                    4 => game.tries(Some(by), CommandKind::GrantTakeback { to: None }),
                    _ if game.state().result().is_none() => Ok(game.plays(100)),
                    _ => break,
                };
            }
        }
    }
}

fn check(game: &mut TestGame, seat: Player) {
    let at = game.state().last_at();
    let facts = Facts { lag: 0, opponent_gone: Some(at) };
    let seat_now = SeatNow::of(game.state(), seat, facts.opponent_gone);
    let to = game.state().last_turn_of(seat).unwrap_or(0);
    let turn = if game.state().to_move() == Some(seat) {
        game.turn()
    } else {
        CommandKind::Turn { line: game.state().line(), ply: game.state().ply(), actions: vec![] }
    };
    for (allowed, kind) in [
        (Allowed::Turn, turn),
        (Allowed::DrawAccept, CommandKind::AcceptDraw),
        (Allowed::DrawDecline, CommandKind::DeclineDraw),
        (Allowed::TakebackAsk, CommandKind::AskTakeback { to }),
        (Allowed::TakebackGrant, CommandKind::GrantTakeback { to: None }),
        (Allowed::TakebackRefuse, CommandKind::RefuseTakeback),
        (Allowed::Resign, CommandKind::Resign),
        (Allowed::Abort, CommandKind::Abort),
    ] {
        let is_accepted = is_accepted(game, seat, kind, at, &facts);
        assert_eq!(seat_now.may.contains(&allowed), is_accepted, "{allowed:?}");
    }
    // An offer to a player who has offered accepts: only then it is not listed.
    let accepts = seat_now.may.contains(&Allowed::DrawAccept);
    let offers = is_accepted(game, seat, CommandKind::OfferDraw, at, &facts);
    assert_eq!(seat_now.may.contains(&Allowed::DrawOffer), offers && !accepts);
    assert_eq!(seat_now.takeback.is_some(), seat_now.may.contains(&Allowed::TakebackAsk));
    if let Some(from) = seat_now.claim {
        assert!(is_accepted(game, seat, CommandKind::Claim, from, &facts));
        assert!(!is_accepted(game, seat, CommandKind::Claim, from - 1, &facts));
    } else {
        assert!(!is_accepted(game, seat, CommandKind::Claim, at + 100 * SILENT_AFTER, &facts));
    }
}
