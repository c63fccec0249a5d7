//! The board on the screen.

use anstyle::{AnsiColor, Color as AnstyleColor, Effects};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use tessera_view::{Cell, Outline};

use super::game_screen::GameScreen;
use crate::board::{Glyph, glyph, other_half};

/// The width of the row names.
const MARGIN: u16 = 3;

/// How cells are laid out: how wide one is, and how many lines a row takes.
struct Layout {
    width: u16,
    pitch: u16,
    left: f64,
}

impl Layout {
    fn new(cells: &[Cell], area: Rect) -> Self {
        let rows = cells.iter().map(|cell| cell.row).max().unwrap_or_default() as u16 + 1;
        let bounds = |side: fn(f64, f64) -> f64, from: f64| cells.iter().map(|cell| cell.x).fold(from, side);
        let (left, right) = (bounds(f64::min, f64::INFINITY), bounds(f64::max, f64::NEG_INFINITY));
        let columns = signs(right - left, 1) + 1;
        let hexagons = cells.first().is_some_and(|cell| cell.shape == Outline::Hex);
        // Hexagons are shifted by half their width, which must be whole.
        let widths: &[u16] = if hexagons { &[6, 4] } else { &[4, 3] };
        let fits = |&&width: &&u16| MARGIN + columns * width <= area.width;
        let width = widths.iter().find(fits).copied().unwrap_or(3);
        let pitch = if rows * 2 < area.height { 2 } else { 1 };
        Self { width, pitch, left }
    }

    fn place(&self, cell: &Cell, area: Rect) -> Rect {
        let x = signs(cell.x - self.left, self.width);
        let y = cell.row as u16 * self.pitch;
        Rect::new(area.x + MARGIN + x, area.y + y, self.width, 1).intersection(area)
    }
}

/// How many signs a distance on the board takes, where a cell takes that many.
#[expect(clippy::cast_sign_loss, reason = "no cell lies to the left of the leftmost one")]
fn signs(distance: f64, cell: u16) -> u16 {
    (distance / 100.0 * f64::from(cell)).round() as u16
}

/// Draws the board with its letters and numbers, and records the places of the cells for the mouse.
pub(super) fn draw(screen: &mut GameScreen, area: Rect, buffer: &mut Buffer, colours: bool) {
    let cells = std::mem::take(&mut screen.seen.look.cells);
    let layout = Layout::new(&cells, area);
    screen.places.cells.clear();
    for cell in &cells {
        let place = layout.place(cell, area);
        if place.is_empty() {
            continue;
        }
        draw_cell(screen, cell, place, buffer, colours);
        draw_names(cell, &cells, &layout, area, buffer);
        screen.places.cells.push((cell.name.clone(), place));
    }
    draw_joints(screen, &layout, buffer);
    screen.seen.look.cells = cells;
}

/// Draws a cell: in brackets a piece that the current turn would put there, `+` where the turn can continue.
fn draw_cell(screen: &GameScreen, cell: &Cell, place: Rect, buffer: &mut Buffer, colours: bool) {
    let Ok(at) = cell.name.parse() else { return };
    let seen = &screen.seen;
    let is_lit = screen.is_open() && seen.draft.lit.contains(&cell.name);
    let [now, before, ahead] =
        [&seen.position, &seen.before, &seen.ahead].map(|position| glyph(position, at));
    let Some(Glyph { mut sign, style }) = ahead.clone() else { return };
    let mut style = if colours { colour(style) } else { Style::new() };
    let mut hinted = seen.draft.ghosts.iter().chain(&seen.draft.marks);
    let is_hinted = hinted.any(|figure| figure.cell.as_ref() == Some(&cell.name));
    if ahead != now || is_hinted {
        let inside: String = sign.chars().take(usize::from(place.width).saturating_sub(2)).collect();
        sign = format!("({inside})");
        style = style.add_modifier(Modifier::ITALIC);
    } else if is_lit {
        sign = if sign.starts_with('·') { "+".into() } else { format!("{sign}+") };
        style = if colours { style.fg(Color::Green) } else { style };
    }
    if now != before {
        style = style.add_modifier(Modifier::UNDERLINED);
    }
    if cell.name == screen.cursor {
        style = style.add_modifier(Modifier::REVERSED);
    }
    let width = usize::from(place.width);
    let room = width.saturating_sub(sign.chars().count());
    let text: String = format!("{}{sign}", " ".repeat(room / 2)).chars().take(width).collect();
    if cell.name == screen.cursor {
        buffer.set_style(place, Style::new().add_modifier(Modifier::REVERSED));
    }
    buffer.set_string(place.x, place.y, text, style);
}

/// Joins the visible halves of a piece: with a stroke beside each other, with a bracket one above the other.
fn draw_joints(screen: &GameScreen, layout: &Layout, buffer: &mut Buffer) {
    let places = &screen.places.cells;
    for (name, place) in places {
        let other = name.parse().ok().and_then(|at| other_half(&screen.seen.position, at));
        let other = other.map(|other| other.to_string());
        let Some((_, other)) = places.iter().find(|(name, _)| Some(name) == other.as_ref()) else { continue };
        let edge = place.right().saturating_sub(1);
        if place.y == other.y && place.x < other.x {
            let middle = place.x + place.width / 2 + 1;
            (middle..other.x + other.width / 2).for_each(|x| join(buffer, (x, place.y), "─"));
        } else if place.y < other.y {
            join(buffer, (edge, place.y), "┐");
            (1..layout.pitch).for_each(|step| join(buffer, (edge, place.y + step), "│"));
            join(buffer, (edge, other.y), "┘");
        }
    }
}

/// Draws a part of a joint on an empty place.
fn join(buffer: &mut Buffer, at: (u16, u16), sign: &str) {
    if let Some(cell) = buffer.cell_mut(at)
        && cell.symbol() == " "
    {
        cell.set_symbol(sign);
    }
}

/// The name of the row before its first cell, and the letter of the column under the board.
fn draw_names(cell: &Cell, cells: &[Cell], layout: &Layout, area: Rect, buffer: &mut Buffer) {
    let faint = Style::new().add_modifier(Modifier::DIM);
    let place = layout.place(cell, area);
    let (letter, number) = cell.name.split_at(1);
    let hexagons = cell.shape == Outline::Hex;
    if cells.iter().all(|other| other.row != cell.row || other.column >= cell.column) {
        let name = if hexagons { letter } else { number };
        buffer.set_string(area.x, place.y, format!("{name:>2}"), faint);
    }
    let rows = cells.iter().map(|other| other.row).max().unwrap_or_default() as u16;
    let below = area.y + rows * layout.pitch + 1;
    let is_lowest = cells.iter().all(|other| !other.name.starts_with(letter) || other.row <= cell.row);
    if !hexagons && is_lowest && below < area.bottom() {
        let room = usize::from(place.width);
        buffer.set_string(place.x, below, format!("{letter:^room$}"), faint);
    }
}

/// A style of the other commands' drawings for this screen.
fn colour(style: anstyle::Style) -> Style {
    let mut here = match style.get_fg_color() {
        Some(AnstyleColor::Ansi(AnsiColor::Cyan)) => Style::new().fg(Color::Cyan),
        Some(AnstyleColor::Ansi(AnsiColor::Red)) => Style::new().fg(Color::Red),
        Some(AnstyleColor::Ansi(AnsiColor::Yellow)) => Style::new().fg(Color::Yellow),
        Some(AnstyleColor::Ansi(AnsiColor::BrightBlue)) => Style::new().fg(Color::LightBlue),
        Some(AnstyleColor::Ansi256(colour)) => Style::new().fg(Color::Indexed(colour.0)),
        _ => Style::new(),
    };
    let effects = style.get_effects();
    if effects.contains(Effects::BOLD) {
        here = here.add_modifier(Modifier::BOLD);
    }
    if effects.contains(Effects::DIMMED) {
        here = here.add_modifier(Modifier::DIM);
    }
    here
}
