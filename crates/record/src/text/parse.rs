//! Reading the text of a game. The turns are played as they are read, by the game's own type.

use tessera_games::{ActionError, AnyGame, Outcome, Player, Visitor};

use super::lexer::{Found, Lexer, Token};
use super::sections::{Section, read_section};
use crate::error::short;
use crate::line::{Mark, Note};
use crate::{DEEPEST, LONGEST, Line, Problem, ReadError, Record, ResultError, VariationError, Verdict};

/// Room for the actions of most games.
const STANDARD_LENGTH: usize = 40;

/// Reads the text of one game. Every action is checked by the rules.
pub fn read(text: &str) -> Result<Record, ReadError> {
    read_found(text).map_err(|(at, problem)| problem.at(text, at))
}

fn read_found(text: &str) -> Result<Record, Found> {
    if text.len() > LONGEST {
        return Err((0, Problem::TooLong));
    }
    // Empty lines may stand before the tags, but a tag begins its line.
    let mark = text.len() - text.trim_start_matches('\u{feff}').len();
    let space = text.len() - text[mark..].trim_ascii_start().len();
    let begin = text[mark..space].rfind('\n').map_or(mark, |line_end| mark + line_end + 1);
    let section = read_section(text, begin)?;
    let lexer = Lexer::new(text, section.end);
    section.origin.position().visit(ReadGame { lexer, section })
}

/// Reads a game that begins in the position visited.
struct ReadGame<'a> {
    lexer: Lexer<'a>,
    section: Section,
}

impl Visitor for ReadGame<'_> {
    type Output = Result<Record, Found>;

    fn visit<P: AnyGame>(self, start: P) -> Self::Output {
        let Self { lexer, section } = self;
        let mut parser = Parser { lexer };
        let main = Line::with_room(&start.any_position(), STANDARD_LENGTH);
        let main = parser.line(start, main)?;
        let agreed = parser.result(&main, section.result)?;
        Ok(Record { origin: section.origin, tags: section.tags, main, agreed })
    }
}

/// Reads the turns of a game.
struct Parser<'a> {
    lexer: Lexer<'a>,
}

/// A turn that has been read.
struct Played {
    /// Whether the action that ends the turn was left out.
    by_omission: bool,
    /// Whether it ends with `..`
    unfinished: bool,
}

impl Parser<'_> {
    /// Reads turns until something else follows.
    fn line<P: AnyGame>(&mut self, start: P, mut line: Line) -> Result<Line, Found> {
        let mut now = start;
        let mut before = start;
        let mut needs_number = true;
        let mut unfinished = false;
        if self.lexer.token == Token::Comment {
            line.comment = Some(self.lexer.comment()?);
        }
        loop {
            match self.lexer.token {
                Token::Word(word) if Verdict::of_word(word).is_some() => break,
                Token::Word(_) if unfinished => return Err((self.lexer.at, Problem::AfterUnfinished)),
                Token::Word(_) => {
                    self.number(&line, needs_number)?;
                    before = now;
                    let played = self.turn(&mut now, &mut line)?;
                    needs_number = played.by_omission;
                    unfinished = played.unfinished;
                }
                Token::Comment => return Err((self.lexer.at, Problem::SecondComment)),
                Token::Open => self.variation(before, &mut line)?,
                Token::Close | Token::End => break,
            }
        }
        line.end = now.any_position();
        Ok(line)
    }

    /// Reads the number of the next turn, if there is one.
    #[inline]
    fn number(&mut self, line: &Line, needed: bool) -> Result<(), Found> {
        let index = line.len();
        let (right, player) = (line.number_of(index), line.player(index));
        let Token::Word(word) = self.lexer.token else { return Ok(()) };
        let text = || format!("{right}{}", dots(player));
        match split_number(word) {
            Some((digits, end)) if is_number(digits, right) && end == dots(player) => {
                self.lexer.advance();
                Ok(())
            }
            Some(_) => Err((self.lexer.at, Problem::WrongNumber { right: text() })),
            None if needed || player == Player::First => {
                Err((self.lexer.at, Problem::NoNumber { right: text(), found: short(word) }))
            }
            None => Ok(()),
        }
    }

    /// Reads the actions of a turn, its clock and its comment.
    #[inline]
    fn turn<P: AnyGame>(&mut self, now: &mut P, line: &mut Line) -> Result<Played, Found> {
        let mover = now.to_move();
        let mut played = Played { by_omission: false, unfinished: false };
        let mut first = true;
        loop {
            let word = match self.lexer.token {
                Token::Word("..") if !first => {
                    self.lexer.advance();
                    played.unfinished = true;
                    break;
                }
                Token::Word(word) if is_action(word) => word,
                _ if first => {
                    return Err((self.lexer.at, Problem::expected("an action", self.lexer.found())));
                }
                _ => {
                    let end = now.end_of_turn().ok_or((self.lexer.at, Problem::IncompleteTurn))?;
                    now.play_unchecked(end);
                    line.actions.push(P::any_action(end));
                    played.by_omission = true;
                    break;
                }
            };
            let action = now.parse_action(word).map_err(|reason| self.refused::<P>(word, reason))?;
            now.play_unchecked(action);
            line.actions.push(P::any_action(action));
            self.lexer.advance();
            first = false;
            if now.to_move() != mover || now.outcome().is_some() {
                if self.lexer.token == Token::Word("..") {
                    return Err((self.lexer.at, Problem::TurnOver));
                }
                break;
            }
        }
        let mut mark = Mark { end: line.actions.len() as u32, clock: None, note: None };
        self.clock_and_comment(&mut mark)?;
        line.marks.push(mark);
        Ok(played)
    }

    #[inline]
    fn clock_and_comment(&mut self, mark: &mut Mark) -> Result<(), Found> {
        if let Token::Word(word) = self.lexer.token
            && let Some(clock) = word.strip_prefix('@')
        {
            let clock = clock.parse().map_err(|error| (self.lexer.at, Problem::Clock(error)))?;
            mark.clock = Some(clock);
            self.lexer.advance();
        }
        if self.lexer.token == Token::Comment {
            let comment = Some(self.lexer.comment()?);
            mark.note = Some(Box::new(Note { comment, variations: Vec::new() }));
        }
        Ok(())
    }

    /// Reads a variation of the last turn, which was played in `before`.
    fn variation<P: AnyGame>(&mut self, before: P, line: &mut Line) -> Result<(), Found> {
        let open = self.lexer.at;
        let refused = |error| (open, Problem::Variation(error));
        if line.depth >= DEEPEST {
            return Err(refused(VariationError::TooDeep));
        }
        let last = line.len().checked_sub(1).ok_or_else(|| refused(VariationError::NoTurn))?;
        self.lexer.advance();
        let variation = Line::new(&before.any_position(), line.number_of(last), line.depth + 1);
        let variation = self.line(before, variation)?;
        if self.lexer.token != Token::Close {
            return Err((self.lexer.at, Problem::expected("a turn or \")\"", self.lexer.found())));
        }
        self.lexer.advance();
        line.last_mut()
            .ok_or(VariationError::NoTurn)
            .and_then(|turn| turn.insert_variation(variation))
            .map_err(refused)?;
        Ok(())
    }

    /// Reads the result at the end; returns it where it does not follow from the rules.
    fn result(&mut self, main: &Line, tag: Option<Verdict>) -> Result<Option<Outcome>, Found> {
        let at = self.lexer.at;
        let result = match self.lexer.token {
            Token::Word(word) => Verdict::of_word(word),
            _ => None,
        };
        let found = self.lexer.found();
        let result = result.ok_or_else(|| (at, Problem::expected("a turn or the result", found)))?;
        if let Some(tag) = tag.filter(|&tag| tag != result) {
            return Err((at, Problem::TwoResults { tag }));
        }
        self.lexer.advance();
        if self.lexer.token != Token::End {
            let what = "the end of the game behind its result";
            return Err((self.lexer.at, Problem::expected(what, self.lexer.found())));
        }
        match main.end.outcome() {
            Some(by_rules) if result.0 != Some(by_rules) => {
                Err((at, Problem::Result(ResultError { by_rules })))
            }
            Some(_) => Ok(None),
            None => Ok(result.0),
        }
    }

    #[cold]
    fn refused<Q: AnyGame>(&self, word: &str, reason: ActionError<Q::Illegal>) -> Found {
        let reason = match reason {
            ActionError::Malformed(error) => ActionError::Malformed(error),
            ActionError::Illegal(reason) => ActionError::Illegal(Q::any_illegal(reason)),
        };
        (self.lexer.at, Problem::Action { text: short(word), reason })
    }
}

/// The dots after the number of a player's turn.
pub(super) const fn dots(player: Player) -> &'static str {
    match player {
        Player::First => ".",
        Player::Second => "...",
    }
}

/// Splits the number of a turn into its digits and its dots; `None` for another word.
#[inline]
fn split_number(word: &str) -> Option<(&str, &str)> {
    if !word.ends_with('.') {
        return None;
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, dots) = word.split_at(digits);
    (!digits.is_empty() && dots.bytes().all(|dot| dot == b'.')).then_some((digits, dots))
}

/// Whether a word is an action: neither a clock, `..`, a number nor a result. The first byte decides for most words.
#[inline]
fn is_action(word: &str) -> bool {
    match word.as_bytes().first() {
        Some(b'@') => false,
        Some(b'.') => word != "..",
        Some(b'0'..=b'9') => split_number(word).is_none(),
        _ => Verdict::of_word(word).is_none(),
    }
}

/// Whether digits, without leading zeros, are that number.
#[inline]
fn is_number(digits: &str, number: u32) -> bool {
    !digits.starts_with('0') && digits.parse() == Ok(number)
}
