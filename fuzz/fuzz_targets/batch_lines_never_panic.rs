//! Any line is answered by one line of JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|data: &[u8]| {
    let Ok(line) = str::from_utf8(data) else { return };
    // A deep perft is a fair request, but takes for ever.
    let request = serde_json::from_str(line).unwrap_or(Value::Null);
    if request["depth"].as_u64().is_some_and(|depth| depth > 1) {
        return;
    }
    let answer = tessera_batch::answer(line);
    assert!(!answer.contains('\n'));
    assert!(serde_json::from_str::<Value>(&answer).is_ok_and(|answer| answer.is_object()));
});
