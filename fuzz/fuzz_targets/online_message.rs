//! Any text is read as a message, an event or a setup that comes back the same, or refused with one short sentence.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tessera_online::wire::{ClientMessage, CreateGame, JoinGame, ServerMessage};
use tessera_online::{Body, GameKey, CommandKind};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = str::from_utf8(data) else { return };
    match ClientMessage::read(text) {
        Ok(message) => {
            let again = serde_json::to_string(&message).expect("it can be written");
            assert_eq!(ClientMessage::read(&again), Ok(message.clone()));
            if let Ok((id, kind)) = message.into_command() {
                assert!(!id.is_servers());
                assert!(!matches!(kind, CommandKind::Create(_) | CommandKind::Join | CommandKind::Credit { .. }));
            }
        }
        Err(error) => {
            let sentence = error.to_string();
            assert!(
                !sentence.is_empty()
                    && !sentence.contains(char::is_control)
                    && sentence.chars().count() < 300
            );
        }
    }
    match Body::read(text) {
        Ok(body) => assert_eq!(Body::read(&body.text()), Ok(body)),
        Err(error) => assert!(!error.to_string().contains(char::is_control)),
    }
    if let Ok(message) = serde_json::from_str::<ServerMessage>(text) {
        assert_eq!(serde_json::from_str(&message.text()).ok(), Some(message));
    }
    let _ = serde_json::from_str::<CreateGame>(text);
    let _ = serde_json::from_str::<JoinGame>(text);
    if let Ok(key) = text.parse::<GameKey>() {
        assert_eq!(key.as_str(), text);
    }
});
