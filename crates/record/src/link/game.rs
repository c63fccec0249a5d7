//! A game as bytes: version, game, start, tags, result, and the line with its notes.

use std::time::Duration;

use tessera_games::{AnyAction, AnyPosition, GameId, Outcome, Player, Start, StartTexts};

use super::bytes::{Reader, Writer};
use crate::{Clock, Line, Record, Turn};

/// The first byte.
const VERSION: u8 = 1;

/// The most actions of a line: far more than a game has.
const MOST_ACTIONS: u32 = 5_000;

/// The kinds of starts.
const STANDARD: u8 = 0;
const VARIANT: u8 = 1;
const BOARD: u8 = 2;
const POSITION: u8 = 3;

/// The parts of a note, as bits.
const CLOCK: u8 = 1;
const COMMENT: u8 = 2;
const VARIATIONS: u8 = 4;

const RESULTS: [Option<Outcome>; 4] =
    [None, Some(Outcome::Win(Player::First)), Some(Outcome::Win(Player::Second)), Some(Outcome::Draw)];

/// The bytes of a game.
pub(super) fn write(record: &Record) -> Option<Vec<u8>> {
    let mut out = Writer::default();
    out.byte(VERSION);
    out.byte(GameId::ALL.iter().position(|&game| game == record.game())? as u8);
    write_start(&mut out, &record.origin().start());
    out.number(record.tags().iter().len() as u32);
    for (name, value) in record.tags().iter() {
        out.text(name);
        out.text(value);
    }
    out.byte(RESULTS.iter().position(|&result| result == record.result())? as u8);
    write_line(&mut out, record.main())?;
    Some(out.0)
}

/// Reads the bytes of a game.
pub(super) fn read(bytes: &[u8]) -> Option<Record> {
    let mut from = Reader(bytes);
    if from.byte()? != VERSION {
        return None;
    }
    let game = *GameId::ALL.get(usize::from(from.byte()?))?;
    let mut record = Record::new(read_start(&mut from, game)?);
    for _ in 0..from.number()? {
        let (name, value) = (from.text()?, from.text()?);
        record.tags_mut().set(name, value).ok()?;
    }
    let result = *RESULTS.get(usize::from(from.byte()?))?;
    let comment = from.text()?;
    for action in read_actions(&mut from, *record.position())? {
        record.push(action).ok()?;
    }
    record.main_mut().set_comment(comment);
    read_notes(&mut from, record.main_mut())?;
    record.set_result(result).ok()?;
    from.0.is_empty().then_some(record)
}

fn write_start(out: &mut Writer, start: &Start) {
    let texts = start.texts();
    if *start == Start::standard(start.game()) {
        out.byte(STANDARD);
    } else if let Some(numbers) = start.variant_numbers() {
        out.byte(VARIANT);
        for &number in &numbers {
            out.number(number.into());
        }
    } else if let Some(code) = texts.board {
        out.byte(BOARD);
        out.text(&code);
    } else {
        out.byte(POSITION);
        out.text(&AnyPosition::from(*start).to_string());
    }
}

fn read_start(from: &mut Reader<'_>, game: GameId) -> Option<Start> {
    let mut texts = StartTexts::default();
    match from.byte()? {
        STANDARD => return Some(Start::standard(game)),
        VARIANT => {
            let mut number = || u16::try_from(from.number()?).ok();
            return Start::from_variant_numbers(game, [number()?, number()?]);
        }
        BOARD => texts.board = Some(from.text()?),
        POSITION => texts.position = Some(from.text()?),
        _ => return None,
    }
    Start::read(game, &texts).ok()
}

fn write_line(out: &mut Writer, line: &Line) -> Option<()> {
    out.text(line.comment().unwrap_or_default());
    let mut now = *line.start();
    out.number(line.actions().len() as u32);
    for &action in line.actions() {
        let texts = now.action_texts();
        let text = now.action_text(action)?;
        out.index(texts.binary_search(&text).ok()?, texts.len());
        now.play(action).ok()?;
    }
    let has_note =
        |turn: &Turn<'_>| turn.clock().is_some() || turn.comment().is_some() || !turn.variations().is_empty();
    out.number(line.turns().filter(has_note).count() as u32);
    for (index, turn) in line.turns().enumerate().filter(|(_, turn)| has_note(turn)) {
        out.number(index as u32);
        let clock = if turn.clock().is_some() { CLOCK } else { 0 };
        let comment = if turn.comment().is_some() { COMMENT } else { 0 };
        let variations = if turn.variations().is_empty() { 0 } else { VARIATIONS };
        out.byte(clock | comment | variations);
        if let Some(clock) = turn.clock() {
            out.number(clock.duration().as_millis() as u32);
        }
        if let Some(comment) = turn.comment() {
            out.text(comment);
        }
        if !turn.variations().is_empty() {
            out.number(turn.variations().len() as u32);
            turn.variations().iter().try_for_each(|variation| write_line(out, variation))?;
        }
    }
    Some(())
}

/// Reads actions, each written as its index among the legal ones.
fn read_actions(from: &mut Reader<'_>, mut now: AnyPosition) -> Option<Vec<AnyAction>> {
    let count = from.number().filter(|&count| count <= MOST_ACTIONS)?;
    let mut actions = Vec::new();
    for _ in 0..count {
        let texts = now.action_texts();
        let text = texts.get(from.index(texts.len())?)?;
        let action = now.parse_action(text).ok()?;
        now.play(action).ok()?;
        actions.push(action);
    }
    Some(actions)
}

fn read_notes(from: &mut Reader<'_>, line: &mut Line) -> Option<()> {
    for _ in 0..from.number()? {
        let index = from.number()? as usize;
        let parts = from.byte()?;
        let mut turn = line.turn_mut(index)?;
        if parts & CLOCK != 0 {
            turn.set_clock(Some(Clock::new(Duration::from_millis(from.number()?.into()))));
        }
        if parts & COMMENT != 0 {
            turn.set_comment(from.text()?);
        }
        if parts & VARIATIONS != 0 {
            let before = turn.as_turn().before();
            for _ in 0..from.number()? {
                let comment = from.text()?;
                let actions = read_actions(from, before)?;
                let variation = line.turn_mut(index)?.add_variation(&actions).ok()?;
                variation.set_comment(comment);
                read_notes(from, variation)?;
            }
        }
    }
    Some(())
}
