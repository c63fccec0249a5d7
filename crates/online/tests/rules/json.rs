//! Events and messages as JSON.

use tessera_games::{GameId, Player};
use tessera_online::wire::{ClientMessage, Phrase, Secret, ServerMessage, WireError};
use tessera_online::{Body, BodyError, Clock, CommandId, CommandKind, Event, GameLog, Refusal};

use crate::common::samples::{CLIENT, SERVER};
use crate::common::{BEGIN, FIVE_THREE, TestGame};

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

#[test]
fn every_body_has_its_documented_text() {
    let setup = r#"{"game":"xok","clock":{"kind":"increment","base":300000,"increment":3000},"casual":true,"creator":"first"}"#;
    let created = format!(r#"{{"v":1,"t":"created","setup":{setup}}}"#);
    for text in [
        created.as_str(),
        r#"{"v":1,"t":"joined"}"#,
        r#"{"v":1,"t":"turn","ply":17,"d":["oe6","1n>e","."],"took":2500,"lag":120}"#,
        r#"{"v":1,"t":"draw-offer"}"#,
        r#"{"v":1,"t":"draw-decline"}"#,
        r#"{"v":1,"t":"draw-accept"}"#,
        r#"{"v":1,"t":"takeback-ask","to":15}"#,
        r#"{"v":1,"t":"takeback-refuse"}"#,
        r#"{"v":1,"t":"takeback-grant","to":15,"clock":[281000,300000]}"#,
        r#"{"v":1,"t":"takeback-grant","to":15,"clock":null}"#,
        r#"{"v":1,"t":"resign"}"#,
        r#"{"v":1,"t":"abort"}"#,
        r#"{"v":1,"t":"flag"}"#,
        r#"{"v":1,"t":"claim"}"#,
        r#"{"v":1,"t":"credit","ms":17000}"#,
    ] {
        assert_eq!(Body::read(text).map(|body| body.text()).as_deref(), Ok(text));
    }
}

#[test]
fn damaged_bodies_are_errors() {
    for text in [
        r#"{"v":2,"t":"resign"}"#,
        r#"{"t":"resign"}"#,
        r#"{"v":"1","t":"resign"}"#,
        r#"{"v":-1,"t":"resign"}"#,
    ] {
        assert_eq!(Body::read(text), Err(BodyError::Version), "{text}");
    }
    for text in [
        "",
        "null",
        "[]",
        r#"{"v":1}"#,
        r#"{"v":1,"t":"rezign"}"#,
        r#"{"v":1,"t":"credit"}"#,
        r#"{"v":1,"t":"credit","ms":1.5}"#,
        r#"{"v":1,"t":"credit","ms":99999999999999999999}"#,
        r#"{"v":1,"t":"credit","ms":1,"more":2}"#,
        r#"{"v":1,"t":"turn","ply":-1,"d":[],"took":0,"lag":0}"#,
        r#"{"v":1,"t":"created","setup":{"game":"chess","clock":{"kind":"none"},"casual":true,"creator":"first"}}"#,
        r#"{"v":1,"t":"created","setup":{"game":"xok","clock":{"kind":"days","days":99},"casual":true,"creator":"first"}}"#,
        r#"{"v":1,"t":"created","setup":{"game":"xok","clock":{"kind":"none"},"casual":true,"creator":"third"}}"#,
    ] {
        let error = Body::read(text).expect_err(text);
        let sentence = error.to_string();
        assert!(
            matches!(error, BodyError::Json(_)) && !sentence.contains('\n') && sentence.len() < 300,
            "{sentence}"
        );
    }
}

#[test]
fn a_stored_log_is_read_back() {
    let mut game = TestGame::both_played(GameId::Slither, FIVE_THREE, true);
    game.does(None, CommandKind::Credit { time: 17_000 });
    game.does(SECOND, CommandKind::Resign);
    let stored = |event: &Event| {
        Event::read(event.seq, event.command.as_str(), event.seat_number(), event.at, &event.body_text())
    };
    let log: Result<Vec<Event>, BodyError> = game.game_log.events().iter().map(stored).collect();
    assert_eq!(log.as_deref(), Ok(game.game_log.events()));
    let again = log.ok().and_then(|log| GameLog::from_log(log).ok());
    assert_eq!(again.as_ref().map(GameLog::state), Some(game.state()));
    assert_eq!(Event::read(0, "command-1", Some(2), 0, r#"{"v":1,"t":"resign"}"#), Err(BodyError::Seat));
    assert_eq!(Event::read(0, "short", None, 0, r#"{"v":1,"t":"resign"}"#), Err(BodyError::Command));
}

#[test]
fn command_ids_are_checked_and_those_of_the_server_are_its_own() {
    let long = "a".repeat(64);
    for id in ["12345678", "a-b_C-d9", long.as_str(), "server-1"] {
        assert_eq!(CommandId::new(id).as_ref().map(CommandId::as_str), Ok(id));
    }
    let longer = "a".repeat(65);
    for id in ["", "1234567", longer.as_str(), "a b c d e", "žluťoučký", "a\n345678", "a/345678"] {
        assert!(CommandId::new(id).is_err(), "{id}");
    }
    assert_eq!(CommandId::server("flag-7").map(|id| id.to_string()).as_deref(), Ok("server-flag-7"));
    assert!(ClientMessage::read(r#"{"t":"resign","c":"server-flag-7"}"#).is_err());
    assert!(ClientMessage::read(r#"{"t":"resign","c":"client-flag-7"}"#).is_ok());
}

#[test]
fn every_message_of_a_page_has_its_documented_text() {
    for (text, command) in CLIENT {
        let message = ClientMessage::read(text).expect(text);
        assert_eq!(serde_json::to_string(&message).ok().as_deref(), Some(text));
        assert_eq!(message.command_id().is_some(), text.contains("\"c\""), "{text}");
        let kind = message.into_command().ok();
        assert_eq!(kind.is_some(), command, "{text}");
        assert!(!matches!(
            kind,
            Some((_, CommandKind::Create(_) | CommandKind::Join | CommandKind::Credit { .. }))
        ));
    }
}

#[test]
fn bad_messages_are_refused_in_one_sentence() {
    let long = format!(r#"{{"t":"p","v":1,"h":"{}"}}"#, "x".repeat(16 * 1024));
    assert_eq!(ClientMessage::read(&long), Err(WireError::TooLong));
    let ask = r#"{"t":"takeback","c":"12345678","a":"ask"}"#;
    assert_eq!(ClientMessage::read(ask), Err(WireError::NoPly));
    let deep = "[".repeat(10_000);
    for text in [
        "",
        "hello",
        "{}",
        deep.as_str(),
        r#"{"t":"credit","c":"12345678","ms":1000}"#,
        r#"{"t":"join","c":"12345678"}"#,
        r#"{"t":"resign"}"#,
        r#"{"t":"resign","c":"1"}"#,
        r#"{"t":"resign","c":"12345678","seat":"first"}"#,
        r#"{"t":"turn","c":"12345678","ply":-1,"d":[]}"#,
        r#"{"t":"turn","c":"12345678","ply":4294967296,"d":[]}"#,
        r#"{"t":"turn","c":"12345678","ply":1,"d":"oe6"}"#,
        r#"{"t":"say","what":"free text"}"#,
        r#"{"t":"sit","secret":"short"}"#,
        "{\"t\":\"\\n\\n\\u0007\",\"c\":\"12345678\"}",
    ] {
        let sentence = ClientMessage::read(text).expect_err(text).to_string();
        assert!(!sentence.contains(char::is_control) && sentence.len() < 400, "{sentence}");
    }
}

#[test]
fn every_message_of_the_server_has_its_documented_text() {
    for text in SERVER {
        let message: ServerMessage = serde_json::from_str(text).expect(text);
        assert_eq!(message.text(), text);
    }
}

#[test]
fn the_message_with_an_event_says_what_the_clocks_showed() {
    let mut game = TestGame::both_played(GameId::Xok, FIVE_THREE, true);
    let event = game.plays(10_000);
    let ServerMessage::Ev { v, h, seq, at, seat, clock, deadline, .. } =
        ServerMessage::event(game.state(), &event)
    else {
        unreachable!()
    };
    assert_eq!((v, seq, at, seat), (5, 4, BEGIN + 10_000, FIRST));
    assert_eq!(h, game.state().position_hash());
    assert_eq!((clock, deadline), (Some([293_000, 300_000]), Some(BEGIN + 10_000 + 302_000)));
}

#[test]
fn the_message_of_a_refusal_has_code_and_sentence() {
    let id = CommandId::new("12345678").expect("an id");
    let message = ServerMessage::refusal(id, &Refusal::NoDraws);
    let text = r#"{"t":"no","c":"12345678","code":"no-draws","final":true,"say":"this game has no draws"}"#;
    assert_eq!(message.text(), text);
}

#[test]
fn secrets_are_not_shown() {
    let secret = Secret::new("AbCdEfGhIjKlMnOpQrSt_-").expect("a secret");
    let message = ClientMessage::Sit { secret };
    assert!(!format!("{message:?}").contains("AbC"));
    assert!(Secret::new("AbCdEfGhIjKlMnOpQrSt+/").is_err());
}

#[test]
fn phrases_and_clocks_have_their_names() {
    let phrases =
        [Phrase::Hello, Phrase::GoodLuck, Phrase::GoodGame, Phrase::Thanks, Phrase::OneMoment, Phrase::Oops];
    let names = serde_json::to_string(&phrases).unwrap_or_default();
    assert_eq!(names, r#"["hello","good-luck","good-game","thanks","one-moment","oops"]"#);
    let clocks = [Clock::NONE, FIVE_THREE, Clock::Days { days: 3 }];
    let names = serde_json::to_string(&clocks).unwrap_or_default();
    assert_eq!(
        names,
        r#"[{"kind":"none"},{"kind":"increment","base":300000,"increment":3000},{"kind":"days","days":3}]"#
    );
}

#[test]
fn the_position_hash_is_that_of_the_text_and_the_ply() {
    let mut game = TestGame::begun(GameId::Yoxii, Clock::NONE, true);
    game.does(FIRST, CommandKind::Turn { line: 0, ply: 0, actions: vec!["d5-e6=3".into()] });
    let text = game.state().position().map(ToString::to_string).unwrap_or_default();
    assert_eq!(text, ".../...3./...T.../......./......./...../... r");
    let bytes = format!("{text} 1");
    let hash = bytes.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    assert_eq!(game.state().position_hash(), format!("{hash:016x}"));
}
