//! The section of tags at the beginning of a game.

use tessera_games::{GameId, StartTexts};

use super::lexer::Found;
use crate::tags::OWN;
use crate::{Origin, Problem, TagError, Tags, Verdict};

/// The tags of a game.
pub(super) struct Section {
    pub(super) origin: Origin,
    pub(super) tags: Tags,
    /// The result, if there is a tag for it.
    pub(super) result: Option<Verdict>,
    /// Where the turns begin, in bytes.
    pub(super) end: usize,
}

/// A tag that is not kept in [`Tags`]: its offset in the text, and its value.
type OwnTag = Option<(usize, String)>;

/// Reads the tags, which begin at a byte of the text.
pub(super) fn read_section(text: &str, begin: usize) -> Result<Section, Found> {
    let mut own: [OwnTag; OWN.len()] = Default::default();
    let mut tags = Tags::default();
    let mut at = begin;
    while text[at..].starts_with('[') {
        let length = text[at..].find('\n').map_or(text.len() - at, |length| length + 1);
        let (name, value) = read_tag(text[at..at + length].trim_end(), at)?;
        let twice = || (at, Problem::TagTwice(name.into()));
        if let Some(place) = OWN.iter().position(|&own| own == name) {
            if own[place].replace((at, value)).is_some() {
                return Err(twice());
            }
        } else if tags.get(name).is_some() {
            return Err(twice());
        } else {
            tags.set(name, value).map_err(|error| (at, Problem::Tag(error)))?;
        }
        if own[0].is_none() {
            return Err((at, Problem::Tag(TagError::Missing("the first tag of a game is Game"))));
        }
        at += length;
    }
    let Some((game_at, game)) = &own[0] else {
        let what = "a line that begins with a tag such as [Game \"xok\"]";
        return Err((at, Problem::expected(what, first_word(&text[at..]))));
    };
    let game = game.parse().map_err(|error| (*game_at, Problem::Tag(TagError::Game(error))))?;
    Ok(Section { origin: origin(game, &own)?, tags, result: result(&own)?, end: at })
}

/// How the game began, by its tags.
fn origin(game: GameId, own: &[OwnTag; OWN.len()]) -> Result<Origin, Found> {
    let [_, variant, board, position, _] = own.each_ref().map(|tag| tag.as_ref().map(|(_, value)| &**value));
    Origin::from_tags(game, &StartTexts { variant, board, position }).map_err(|(name, error)| {
        let place = OWN.iter().position(|&own| own == name).unwrap_or(0);
        (own[place].as_ref().map_or(0, |(at, _)| *at), Problem::Tag(error))
    })
}

fn result(own: &[OwnTag; OWN.len()]) -> Result<Option<Verdict>, Found> {
    let [.., result] = own;
    let verdict =
        |(at, word): &(usize, String)| Verdict::of_word(word).ok_or((*at, Problem::Tag(TagError::Result)));
    result.as_ref().map(verdict).transpose()
}

fn first_word(text: &str) -> &str {
    text.split_ascii_whitespace().next().unwrap_or_default()
}

/// Reads `[Name "value"]`, which begins at a byte of the text.
fn read_tag(line: &str, at: usize) -> Result<(&str, String), Found> {
    let expected =
        |rest: &str, what| (at + line.len() - rest.len(), Problem::expected(what, first_word(rest)));
    let rest = line.strip_prefix('[').ok_or_else(|| expected(line, "\"[\""))?;
    let length = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
    let (name, rest) = rest.split_at(length);
    if name.is_empty() {
        return Err(expected(rest, "the name of a tag"));
    }
    let rest = rest.strip_prefix(" \"").ok_or_else(|| expected(rest, "a space and a value in quotes"))?;
    let (value, rest) = read_value(rest, at + line.len() - rest.len())?;
    match rest {
        "]" => Ok((name, value)),
        _ => Err(expected(rest, "\"]\" and the end of the line")),
    }
}

/// Reads the rest of a value, whose first quote has been read, and says what follows it.
fn read_value(text: &str, at: usize) -> Result<(String, &str), Found> {
    let mut value = String::new();
    let mut characters = text.char_indices();
    while let Some((offset, character)) = characters.next() {
        match character {
            '"' => return Ok((value, &text[offset + 1..])),
            '\\' => match characters.next() {
                Some((_, literal @ ('\\' | '"'))) => value.push(literal),
                _ => {
                    return Err((at + offset, Problem::Escape { allowed: "\"\\\" and a quote" }));
                }
            },
            control if control.is_control() => return Err((at + offset, Problem::Control(control))),
            literal => value.push(literal),
        }
    }
    Err((at + text.len(), Problem::Expected { what: "the quote that closes the value", found: None }))
}
