//! What a script is told about a request that cannot be answered.

use tessera_batch::answer;

#[test]
fn a_wrong_start_is_answered_by_one_sentence() {
    let cases = [
        (r#""game":"xok","board":"S0B""#, "only Slither Stone has board codes"),
        (r#""game":"xok","position":"x","board":"S0B""#, r#"\"position\" and \"board\" exclude each other"#),
        (r#""game":"slither""#, r#"Slither Stone has no single start: give \"position\" or \"board\""#),
        (
            r#""game":"slither","board":"S0T""#,
            "the last symbol does not fit the others, so the board code was mistyped",
        ),
        (r#""game":"go""#, "the game is one of xok, yoxii, trexo and slither"),
        (r#""ask":"actions""#, r#"\"game\" is missing"#),
    ];
    for (start, sentence) in cases {
        let request = if start.contains("ask") {
            format!("{{{start}}}")
        } else {
            format!("{{{start},\"ask\":\"actions\"}}")
        };
        assert_eq!(answer(&request), format!("{{\"error\":\"{sentence}\"}}"), "{request}");
    }
}
