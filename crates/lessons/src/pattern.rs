//! Patterns of turns: `S*ne` is any action that begins with `S` and ends with `ne`.

/// Whether a turn matches a pattern: each word of the pattern matches one of the turn's actions. In a word, `*` stands
/// for any text, also the empty one.
pub fn matches(pattern: &str, actions: &[impl AsRef<str>]) -> bool {
    pattern.split(' ').all(|word| actions.iter().any(|action| word_matches(word, action.as_ref())))
}

fn word_matches(word: &str, action: &str) -> bool {
    let Some((head, rest)) = word.split_once('*') else { return word == action };
    let Some(mut action) = action.strip_prefix(head) else { return false };
    let mut parts: Vec<&str> = rest.split('*').collect();
    let tail = parts.pop().unwrap_or_default();
    for part in parts {
        let Some(at) = action.find(part) else { return false };
        action = &action[at + part.len()..];
    }
    action.ends_with(tail)
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, action) in [("*", "d3d4"), ("S*ne", "Sc2ne"), ("*-d4=*", "d5-d4=2"), ("d3d4", "d3d4")] {
            assert!(matches(pattern, &[action]), "{pattern} {action}");
        }
        for (pattern, action) in
            [("d3", "d3d4"), ("S*", "Ad3e"), ("S*e", "Sd3w"), ("a*a", "a"), ("*x*", "aaa")]
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
