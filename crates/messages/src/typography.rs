//! No-break spaces, so that no line ends with a one-letter word or begins with a unit.

use crate::Language;

const NO_BREAK: char = '\u{a0}';

/// Units that stay with their number, in any language, and the sign between two numbers.
const UNITS: [&str; 9] = ["%", "×", "d", "godz", "h", "kB", "min", "mm", "s"];

/// The one-letter words that stay with the word after them, in small letters. English lines may end with `a`.
const fn short_words(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::Polish => "aiouwz",
        Language::Czech => "aikosuvz",
    }
}

/// The text with no-break spaces where its language wants them. `web/plugins/typography.ts` does the same for the page.
pub(crate) fn bound(text: &str, language: Language) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        let binds = sign == ' ' && stays(&text[..at], &text[at + 1..], language);
        out.push(if binds { NO_BREAK } else { sign });
    }
    out
}

/// Whether the space between two texts must not break.
fn stays(before: &str, after: &str, language: Language) -> bool {
    let mut last = before.chars().rev();
    let Some(letter) = last.next() else { return false };
    let alone = !last.next().is_some_and(char::is_alphanumeric);
    let is_short = letter.to_lowercase().any(|small| short_words(language).contains(small));
    (alone && is_short) || letter == '×' || (letter.is_ascii_digit() && begins_with_unit(after))
}

fn begins_with_unit(text: &str) -> bool {
    UNITS.iter().any(|unit| {
        text.strip_prefix(unit).is_some_and(|rest| !rest.chars().next().is_some_and(char::is_alphanumeric))
    })
}

#[cfg(test)]
mod tests {
    use super::{Language, bound};

    /// Shows no-break spaces as `~`.
    fn shown(text: &str, language: Language) -> String {
        bound(text, language).replace('\u{a0}', "~")
    }

    #[test]
    fn one_letter_words_stay_with_the_next_word() {
        let polish = "Obie ryby i rekin (w zapasie) z d4, a potem O i X.";
        assert_eq!(shown(polish, Language::Polish), "Obie ryby i~rekin (w~zapasie) z~d4, a~potem O~i~X.");
        let czech = "V tahu k totemu s hadem; nic moc, o a u.";
        assert_eq!(shown(czech, Language::Czech), "V~tahu k~totemu s~hadem; nic moc, o~a~u.");
        let english = "Put a fish on a1, I say.";
        assert_eq!(shown(english, Language::English), english);
    }

    #[test]
    fn units_stay_with_their_number() {
        assert_eq!(shown("57 %, 5 s za tah", Language::Czech), "57~%, 5~s~za tah");
        assert_eq!(shown("2 d 4 h, 7 min.", Language::English), "2~d 4~h, 7~min.");
        assert_eq!(shown("a line of 50 mm, 10 × 10", Language::English), "a line of 50~mm, 10~×~10");
        assert_eq!(shown("3 snakes, 4 dashes", Language::English), "3 snakes, 4 dashes");
    }
}
