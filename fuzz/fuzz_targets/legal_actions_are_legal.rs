//! Every listed action is accepted by its own text, and no action is listed twice.
#![no_main]

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some(position) = tessera_fuzz::positions(data).pop() else { return };
    let actions = position.actions();
    let texts: BTreeSet<String> = position.action_texts().into_iter().collect();
    assert_eq!(texts.len(), actions.len());
    for action in actions {
        let text = position.action_text(action).expect("an action of this game");
        assert_eq!(position.parse_action(&text), Ok(action));
        assert!(texts.contains(&text));
        let mut next = position;
        next.play(action).expect("a listed action is legal");
        assert_ne!(next, position);
    }
});
