//! Writing the text of a game, in the one canonical form.

use std::fmt::Write;

use tessera_games::{AnyGame, Player, Visitor};

use super::parse::dots;
use super::wrap::Wrap;
use crate::{Line, Record, Turn, Verdict};

/// The text of a game, in the canonical form: equal records have the same text. It ends with a line break; in a
/// file of many games, an empty line follows.
pub fn write(record: &Record) -> String {
    let mut out = String::new();
    let own = record.origin().start().texts();
    let own = [("Variant", &own.variant), ("Board", &own.board), ("Position", &own.position)];
    write_tag(&mut out, "Game", record.game().name());
    for (name, value) in own {
        if let Some(value) = value {
            write_tag(&mut out, name, value);
        }
    }
    for (name, value) in record.tags().iter() {
        write_tag(&mut out, name, value);
    }
    let result = Verdict(record.result()).word();
    write_tag(&mut out, "Result", result);
    out.push('\n');
    let mut wrap = Wrap::after(out);
    write_line(record.main(), &mut wrap);
    wrap.begin().push_str(result);
    wrap.finish()
}

fn write_tag(out: &mut String, name: &str, value: &str) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for character in value.chars() {
        if matches!(character, '"' | '\\') {
            out.push('\\');
        }
        out.push(character);
    }
    out.push_str("\"]\n");
}

fn write_comment(comment: &str, wrap: &mut Wrap) {
    wrap.before_next('{');
    for (index, word) in comment.split(' ').enumerate() {
        let out = wrap.begin();
        for (place, character) in word.char_indices() {
            // A bracket at the beginning of a line would begin a new game.
            let may_begin_line = index > 0 && place == 0;
            if matches!(character, '}' | '\\') || (character == '[' && may_begin_line) {
                out.push('\\');
            }
            out.push(character);
        }
    }
    wrap.attach('}');
}

fn write_line(line: &Line, wrap: &mut Wrap) {
    if let Some(comment) = line.comment() {
        write_comment(comment, wrap);
    }
    line.start().visit(Turns { line, wrap });
}

/// Writes the turns of a line.
struct Turns<'a> {
    line: &'a Line,
    wrap: &'a mut Wrap,
}

impl Visitor for Turns<'_> {
    type Output = ();

    fn visit<P: AnyGame>(self, mut position: P) {
        let mut needs_number = true;
        for turn in self.line.turns() {
            let by_omission = write_turn(turn, &mut position, needs_number, self.wrap);
            let has_note = write_notes(turn, self.wrap);
            needs_number = by_omission || has_note;
        }
    }
}

/// Writes the number and the actions. Returns whether an action that only ends the turn was left out.
fn write_turn<P: AnyGame>(turn: Turn<'_>, position: &mut P, needs_number: bool, wrap: &mut Wrap) -> bool {
    let mut out = wrap.begin();
    if needs_number || turn.player() == Player::First {
        // A number never ends a line: lines do not break at the space after it.
        let _ = write!(out, "{}{} ", turn.number(), dots(turn.player()));
    }
    let actions = turn.actions();
    let mut by_omission = false;
    for (index, action) in actions.iter().enumerate() {
        let Some(action) = P::own_action(*action) else { continue };
        by_omission = index > 0 && index + 1 == actions.len() && position.end_of_turn() == Some(action);
        if !by_omission {
            if index > 0 {
                out = wrap.begin();
            }
            let _ = position.write_action(action, out);
        }
        position.play_unchecked(action);
    }
    if !turn.is_complete() {
        wrap.begin().push_str("..");
    }
    by_omission
}

/// Writes the clock, the comment and the variations. Returns whether there is a comment or a variation.
fn write_notes(turn: Turn<'_>, wrap: &mut Wrap) -> bool {
    if let Some(clock) = turn.clock() {
        let _ = write!(wrap.begin(), "@{clock}");
    }
    if let Some(comment) = turn.comment() {
        write_comment(comment, wrap);
    }
    for variation in turn.variations() {
        wrap.before_next('(');
        write_line(variation, wrap);
        wrap.attach(')');
    }
    turn.comment().is_some() || !turn.variations().is_empty()
}
