//! The page's types are those that the Rust types make.
#![cfg(feature = "typescript")]

use std::fs;
use std::path::Path;

#[test]
fn the_types_of_the_page_are_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/core/types.ts");
    let written = fs::read_to_string(&file).expect("the page has types");
    assert!(
        written == tessera_wasm::typescript(),
        "run `cargo xtask types` and commit web/src/core/types.ts"
    );
}
