//! The names that players give themselves. They are shown and never stored.

/// The fewest and the most characters of a name.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=20;

/// Signs that belong to letters without being letters: of vowels, tones and missing vowels, in scripts that need them.
const MARKS: [(char, char); 21] = [
    ('\u{300}', '\u{36f}'),
    ('\u{591}', '\u{5bd}'),
    ('\u{64b}', '\u{65f}'),
    ('\u{93c}', '\u{93c}'),
    ('\u{94d}', '\u{94d}'),
    ('\u{9bc}', '\u{9bc}'),
    ('\u{9cd}', '\u{9cd}'),
    ('\u{a3c}', '\u{a3c}'),
    ('\u{a4d}', '\u{a4d}'),
    ('\u{abc}', '\u{abc}'),
    ('\u{acd}', '\u{acd}'),
    ('\u{b3c}', '\u{b3c}'),
    ('\u{b4d}', '\u{b4d}'),
    ('\u{bcd}', '\u{bcd}'),
    ('\u{c4d}', '\u{c4d}'),
    ('\u{ccd}', '\u{ccd}'),
    ('\u{d4d}', '\u{d4d}'),
    ('\u{dca}', '\u{dca}'),
    ('\u{e47}', '\u{e4e}'),
    ('\u{1037}', '\u{103a}'),
    ('\u{17c9}', '\u{17d3}'),
];

/// Whether a text can be a player's name: 2 to 20 letters of any script, with the signs that belong to them.
///
/// ```
/// use tessera_online::is_name;
/// assert!(["Ola", "Łucja", "Řehoř", "कृष्ण", "李明", "محمد"].iter().all(|name| is_name(name)));
/// assert!(!["", "A", "Ola B", "0la", "http://x", "<b>", "Ola\u{202e}"].iter().any(|name| is_name(name)));
/// assert!(!is_name(&"a".repeat(21)));
/// ```
pub fn is_name(text: &str) -> bool {
    let is_mark = |c: char| MARKS.iter().any(|&(from, to)| (from..=to).contains(&c));
    LENGTH.contains(&text.chars().count())
        && text.starts_with(char::is_alphabetic)
        && text.chars().all(|c| c.is_alphabetic() || is_mark(c))
}
