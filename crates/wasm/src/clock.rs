//! The clock of the browser.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
    #[wasm_bindgen(thread_local_v2, js_namespace = performance, js_name = timeOrigin)]
    static ORIGIN: f64;
}

/// The time. Every worker counts from its own beginning: only with that added they agree.
pub(crate) fn clock() -> std::time::Duration {
    let now = ORIGIN.with(|origin| origin + milliseconds());
    std::time::Duration::from_secs_f64(now.max(0.0) / 1000.0)
}
