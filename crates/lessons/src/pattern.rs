//! Patterns of turns: `S*ne` is any action that begins with `S` and ends with `ne`.

/// Whether a turn matches a pattern: each word of the pattern matches one of the turn's actions. In a word, `*` stands
/// for any text, also the empty one.
pub fn matches(pattern: &str, actions: &[impl AsRef<str>]) -> bool {
    pattern
        .split(' ')
        .all(|word| actions.iter().any(|action| word_matches(word.as_bytes(), action.as_ref().as_bytes())))
}

/// Greedy, with one step back to the last `*`; on bytes, which keeps the browser module small.
fn word_matches(word: &[u8], action: &[u8]) -> bool {
    let (mut at, mut read, mut star) = (0, 0, None);
    while read < action.len() {
        match (word.get(at), star) {
            (Some(b'*'), _) => {
                star = Some((at, read));
                at += 1;
            }
            (Some(byte), _) if *byte == action[read] => (at, read) = (at + 1, read + 1),
            (_, Some((last, from))) => {
                star = Some((last, from + 1));
                (at, read) = (last + 1, from + 1);
            }
            (_, None) => return false,
        }
    }
    word[at..].iter().all(|&byte| byte == b'*')
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, action) in [
            ("*", "d3d4"),
            ("S*ne", "Sc2ne"),
            ("*-d4=*", "d5-d4=2"),
            ("d3d4", "d3d4"),
            ("*ab", "aaab"),
            ("a*b*c", "axbybc"),
            ("d3*", "d3"),
        ] {
            assert!(matches(pattern, &[action]), "{pattern} {action}");
        }
        for (pattern, action) in
            [("d3", "d3d4"), ("S*", "Ad3e"), ("S*e", "Sd3w"), ("a*a", "a"), ("*x*", "aaa"), ("", "a")]
        {
            assert!(!matches(pattern, &[action]), "{pattern} {action}");
        }
    }

    #[test]
    fn each_word_stands_for_one_of_the_actions() {
        let turn = ["1n>e", "#b3", "oc3"];
        assert!(matches("#b3 1n>*", &turn));
        assert!(matches("oc3", &turn));
        assert!(!matches("#b3 2n>*", &turn));
    }
}
