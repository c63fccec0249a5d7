//! Lines of text, broken between words before they get too long.

/// The most characters of a line, unless a single word is longer.
const WIDTH: usize = 100;

/// Writes words into lines. The last word is held back, since something may still be attached to it.
pub(super) struct Wrap {
    out: String,
    /// How many characters the last line has.
    column: usize,
    word: String,
    /// The prefix of the next word.
    prefix: String,
}

impl Wrap {
    /// Continues a text that ends with a line break.
    pub(super) const fn after(out: String) -> Self {
        Self { out, column: 0, word: String::new(), prefix: String::new() }
    }

    /// Begins a new word. A space pushed into it does not break.
    pub(super) fn begin(&mut self) -> &mut String {
        self.flush();
        self.word.push_str(&self.prefix);
        self.prefix.clear();
        &mut self.word
    }

    /// Adds a prefix to the next word, without a space.
    pub(super) fn before_next(&mut self, prefix: char) {
        self.prefix.push(prefix);
    }

    /// Adds to the end of the last word, without a space.
    pub(super) fn attach(&mut self, end: char) {
        self.word.push(end);
    }

    /// The text, which ends with a line break.
    pub(super) fn finish(mut self) -> String {
        self.flush();
        self.out.push('\n');
        self.out
    }

    fn flush(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let width = self.word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.out.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(&self.word);
        self.column += width;
        self.word.clear();
    }
}
