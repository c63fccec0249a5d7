//! The page's message keys are those of the message files.

use std::fs;
use std::path::Path;

#[test]
fn the_message_keys_of_the_page_are_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/app/messageKeys.ts");
    let written = fs::read_to_string(&file).expect("the page has message keys");
    assert!(
        written == tessera_messages::typescript().unwrap(),
        "run `cargo xtask types` and commit web/src/app/messageKeys.ts"
    );
}
