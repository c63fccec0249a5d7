//! Breaks texts into lines, by the widths of the embedded font's letters.

use std::sync::OnceLock;

use ttf_parser::Face;

use crate::font;

/// The width of a text at a font size.
pub(crate) fn width(text: &str, size: f64, bold: bool) -> f64 {
    static FACES: OnceLock<Vec<Face<'static>>> = OnceLock::new();
    let faces =
        FACES.get_or_init(|| font::FILES.iter().filter_map(|file| Face::parse(file, 0).ok()).collect());
    let Some(face) = faces.get(usize::from(bold)) else { return 0.0 };
    let advance =
        |letter| face.glyph_index(letter).and_then(|glyph| face.glyph_hor_advance(glyph)).unwrap_or(0);
    let units: u32 = text.chars().map(|letter| u32::from(advance(letter))).sum();
    f64::from(units) * size / f64::from(face.units_per_em())
}

/// Breaks a paragraph into lines of at most this width. A wider word gets a line to itself.
pub(crate) fn broken(text: &str, size: f64, bold: bool, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let breaks = |sign: char| sign.is_whitespace() && sign != '\u{a0}';
    for word in text.split(breaks).filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size, bold) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{broken, width};

    #[test]
    fn bold_letters_are_wider_and_size_counts() {
        assert!(width("Příliš żółty", 10.0, true) > width("Příliš żółty", 10.0, false));
        assert!((width("abc", 20.0, false) - 2.0 * width("abc", 10.0, false)).abs() < 1e-9);
    }

    #[test]
    fn no_line_is_too_wide_and_no_word_is_lost() {
        let text = "Be the first to join ten of your own pieces, fish and sharks alike, into one chain.";
        let lines = broken(text, 4.0, false, 50.0);
        assert!(lines.len() > 2);
        assert!(lines.iter().all(|line| width(line, 4.0, false) <= 50.0));
        assert_eq!(lines.join(" "), text);
    }

    #[test]
    fn a_line_does_not_break_at_a_no_break_space() {
        let lines =
            broken("Połóż rekina z\u{a0}paszczą", 4.0, false, width("Połóż rekina z", 4.0, false) + 0.1);
        assert_eq!(lines, ["Połóż rekina", "z\u{a0}paszczą"]);
    }
}
