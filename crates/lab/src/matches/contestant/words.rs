//! Words of a line, where quotes hold spaces together.

/// A quote that was opened and not closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OpenQuote;

/// The words of a text. A backslash in quotes makes a quote or a backslash plain.
pub(super) fn split(text: &str) -> Result<Vec<String>, OpenQuote> {
    words(text, &['"'])
}

/// The words of a command line: the program and its arguments. Single quotes hold words together too.
pub(crate) fn command_words(text: &str) -> Result<Vec<String>, OpenQuote> {
    words(text, &['"', '\''])
}

fn words(text: &str, quotes: &[char]) -> Result<Vec<String>, OpenQuote> {
    let mut words = Vec::new();
    // The word so far, if there is one: `""` is a word, too.
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match quote {
            Some(open) if character == open => quote = None,
            None if quotes.contains(&character) => {
                quote = Some(character);
                word.get_or_insert_default();
            }
            None if character.is_whitespace() => words.extend(word.take()),
            Some('"') if character == '\\' => {
                let plain = characters.next_if(|&next| next == '"' || next == '\\');
                word.get_or_insert_default().push(plain.unwrap_or(character));
            }
            _ => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word);
    if quote.is_some() { Err(OpenQuote) } else { Ok(words) }
}

/// `key=value`, or only the value where the key is empty, with quotes where they are needed.
pub(super) fn written(key: &str, value: &str) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
    let needs_quotes = |text: &str| text.is_empty() || text.contains(|c: char| c.is_whitespace() || c == '"');
    match key {
        "" if needs_quotes(value) => quoted(value),
        "" => value.into(),
        _ if needs_quotes(key) => quoted(&format!("{key}={value}")),
        _ if needs_quotes(value) => format!("{key}={}", quoted(value)),
        _ => format!("{key}={value}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{OpenQuote, command_words, split, written};

    #[test]
    fn quotes_hold_words_together() {
        assert_eq!(split(r#" a  b="c d" "e f=g" "" "#).unwrap(), ["a", "b=c d", "e f=g", ""]);
        assert_eq!(split(r#"a="say \"x\" \\ \n""#).unwrap(), [r#"a=say "x" \ \n"#]);
        assert_eq!(split(r"c:\dir\x").unwrap(), [r"c:\dir\x"]);
        assert_eq!(split("a=\"b"), Err(OpenQuote));
        assert_eq!(command_words(r"sh -c 'exit 1' \").unwrap(), ["sh", "-c", "exit 1", r"\"]);
    }

    #[test]
    fn what_is_written_is_read_back() {
        for (key, value) in
            [("k", "v"), ("k", ""), ("k k", "v"), ("k", "a b"), ("k", "a\"\\b \\"), ("k", "\\"), ("", "v")]
        {
            let whole = if key.is_empty() { value.into() } else { format!("{key}={value}") };
            assert_eq!(split(&written(key, value)).unwrap(), [whole]);
        }
    }
}
