//! The text of the turns, cut into words, brackets and comments.

use crate::Problem;

/// A problem, and its offset in the text in bytes.
pub(crate) type Found = (usize, Problem);

/// What comes next in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Token<'a> {
    /// A number, an action, a clock, a result.
    Word(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `{`; the comment is read by [`Lexer::comment`].
    Comment,
    /// The text is over.
    End,
}

/// The text that is being read, and the token that comes next.
pub(crate) struct Lexer<'a> {
    pub(crate) text: &'a str,
    /// The next token.
    pub(crate) token: Token<'a>,
    /// Where it begins, in bytes.
    pub(crate) at: usize,
    /// Where it ends, in bytes.
    end: usize,
}

/// The bytes that end a word.
const ENDS_WORD: [bool; 256] = {
    let mut ends = [false; 256];
    let list = b" \t\r\n(){}";
    let mut place = 0;
    while place < list.len() {
        ends[list[place] as usize] = true;
        place += 1;
    }
    ends
};

impl<'a> Lexer<'a> {
    /// Starts at a byte of the text.
    pub(crate) fn new(text: &'a str, at: usize) -> Self {
        let mut lexer = Self { text, token: Token::End, at, end: at };
        lexer.advance();
        lexer
    }

    /// Moves to the next token.
    #[inline]
    pub(crate) fn advance(&mut self) {
        let bytes = self.text.as_bytes();
        let mut at = self.end;
        while matches!(bytes.get(at), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            at += 1;
        }
        self.at = at;
        self.end = at + 1;
        self.token = match bytes.get(at) {
            None => {
                self.end = at;
                Token::End
            }
            Some(b'(') => Token::Open,
            Some(b')') => Token::Close,
            Some(b'{') => Token::Comment,
            // A brace that closes nothing is a word of its own, which the parser refuses.
            Some(b'}') => Token::Word("}"),
            Some(_) => self.word(),
        };
    }

    #[inline]
    fn word(&mut self) -> Token<'a> {
        let rest = &self.text.as_bytes()[self.at..];
        let length = rest.iter().position(|&byte| ENDS_WORD[usize::from(byte)]).unwrap_or(rest.len());
        self.end = self.at + length;
        // A word ends before an ASCII byte or at the end of the text, so this is a character boundary.
        Token::Word(self.text.get(self.at..self.end).unwrap_or_default())
    }

    /// Reads the rest of the comment that begins here, and moves to the token after it.
    pub(crate) fn comment(&mut self) -> Result<String, Found> {
        let open = self.at;
        let mut comment = String::new();
        let mut space = false;
        let mut characters = self.text[self.end..].char_indices();
        while let Some((offset, character)) = characters.next() {
            let at = self.end + offset;
            let literal = match character {
                '}' if comment.is_empty() => return Err((open, Problem::EmptyComment)),
                '}' => {
                    self.end = at + 1;
                    self.advance();
                    return Ok(comment);
                }
                ' ' | '\n' | '\r' | '\t' => {
                    space = true;
                    continue;
                }
                '[' if self.text[..at].ends_with('\n') => return Err((at, Problem::BracketInComment)),
                '\\' => match characters.next() {
                    Some((_, literal @ ('\\' | '}' | '['))) => literal,
                    _ => return Err((at, Problem::Escape { allowed: "\"\\\", \"}\" and \"[\"" })),
                },
                control if control.is_control() => return Err((at, Problem::Control(control))),
                literal => literal,
            };
            if space && !comment.is_empty() {
                comment.push(' ');
            }
            space = false;
            comment.push(literal);
        }
        Err((open, Problem::OpenComment))
    }

    /// The next token as text, for an error.
    pub(crate) fn found(&self) -> &'a str {
        self.text.get(self.at..self.end).unwrap_or_default()
    }
}
