//! Draws the screen: the menu, or a game with its board, panel, messages and bar.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use tessera_games::Player;
use tessera_view::Event;

use super::app::{App, Screen};
use super::bar::BAR;
use super::board;
use super::game_screen::{GameScreen, Message};
use super::menu::{Menu, Row, Side};
use super::saved::{Saved, Unkept};
use super::thinker::Task;
use crate::board as terminal_board;
use crate::commands::wrapped;
use crate::speaker::Speaker;

/// The smallest usable screen.
const LEAST: (u16, u16) = (80, 24);

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

pub(super) fn draw(app: &mut App, frame: &mut Frame) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let size = [("width", LEAST.0.into()), ("height", LEAST.1.into())];
        let text = app.speaker.with("tui-too-small", &size);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return;
    }
    let unkept = app.unkept.map(|unkept| match unkept {
        Unkept::Broken => "tui-broken",
        Unkept::Unwritable => "tui-not-kept",
    });
    match &mut app.screen {
        Screen::Menu(menu) => draw_menu(menu, unkept, &app.speaker, frame),
        Screen::Game(screen) => draw_game(screen, unkept, &app.speaker, app.colours, frame),
    }
}

fn draw_menu(menu: &mut Menu, unkept: Option<&str>, speaker: &Speaker, frame: &mut Frame) {
    let rows = menu.rows();
    let height = rows.len() as u16 * 2 + 7;
    let area = frame.area().centered(Constraint::Length(66), Constraint::Length(height));
    frame.render_widget(Block::bordered().title(" Tessera "), area);
    let inside = area.inner(ratatui::layout::Margin::new(3, 2));
    menu.places.clear();
    for (index, row) in rows.into_iter().enumerate() {
        let place = Rect::new(inside.x, inside.y + 2 * index as u16, inside.width, 1);
        let (name, value) = menu_row(menu, row, speaker);
        let style = if menu.chosen() == row { CHOSEN } else { Style::new() };
        let value = if value.is_empty() { value } else { format!("‹ {value} ›") };
        frame.render_widget(Line::styled(format!(" {name:<20}{value:<38}"), style), place);
        menu.places.push((row, place));
    }
    let foot = Rect::new(inside.x, inside.bottom().saturating_sub(1), inside.width, 2).intersection(area);
    frame.render_widget(Line::styled(speaker.text(unkept.unwrap_or("tui-menu-keys")), FAINT), foot);
    if menu.shows_help {
        draw_help("tui-menu-help", speaker, frame);
    }
}

fn menu_row(menu: &Menu, row: Row, speaker: &Speaker) -> (String, String) {
    let side = match menu.side {
        Side::First => "tui-side-first",
        Side::Second => "tui-side-second",
        Side::Lot => "tui-side-lot",
    };
    let (name, value) = match row {
        Row::Continue => {
            ("tui-continue", menu.saved().map(|saved| saved_text(saved, speaker)).unwrap_or_default())
        }
        Row::Game => ("tui-game", menu.game.title().to_owned()),
        Row::Opponent => {
            ("tui-opponent", speaker.text(if menu.computer { "tui-computer" } else { "tui-friend" }))
        }
        Row::Level => ("tui-level", menu.level.to_string()),
        Row::Side => ("tui-side", speaker.text(side)),
        Row::Start => ("tui-start", String::new()),
    };
    (speaker.text(name), value)
}

/// A saved game: its name, the opponent, and the number of turns.
fn saved_text(saved: &Saved, speaker: &Speaker) -> String {
    let turns = tessera_view::turns(&saved.line).map_or(0, |turns| turns.len());
    let facts = [
        ("game", saved.line.game.title().into()),
        ("level", saved.level.unwrap_or_default().into()),
        ("turn", (turns + 1).into()),
    ];
    speaker.with("tui-kept", &facts)
}

fn draw_help(message: &str, speaker: &Speaker, frame: &mut Frame) {
    let area = frame.area().centered(Constraint::Length(66), Constraint::Length(19));
    let help = Paragraph::new(speaker.text(message)).wrap(Wrap { trim: false });
    frame.render_widget(Clear, area);
    frame.render_widget(help.block(Block::bordered().title(speaker.text("tui-key-help"))), area);
}

fn draw_game(
    screen: &mut GameScreen,
    unkept: Option<&str>,
    speaker: &Speaker,
    colours: bool,
    frame: &mut Frame,
) {
    let rows = [Constraint::Length(2), Constraint::Fill(1), Constraint::Length(2), Constraint::Length(1)];
    let [head, body, message, bar] = Layout::vertical(rows).areas(frame.area());
    let wide = if screen.seen.look.cells.iter().any(|cell| cell.column > 10) { 54 } else { 46 };
    let [board, panel] = Layout::horizontal([Constraint::Length(wide), Constraint::Fill(1)]).areas(body);
    let status = format!("{} · {}", screen.game().title(), speaker.say(&screen.seen.look.status));
    let value = match unkept {
        _ if screen.shows_value => value_text(screen, speaker),
        Some(unkept) => speaker.text(unkept),
        None => String::new(),
    };
    frame.render_widget(Text::from(vec![Line::styled(status, BOLD), Line::raw(value)]), head);
    board::draw(screen, board, frame.buffer_mut(), colours);
    draw_panel(screen, speaker, panel, frame);
    let text = message_text(screen, speaker);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), message);
    draw_bar(screen, speaker, bar, frame);
    if screen.shows_help {
        draw_help("tui-help", speaker, frame);
    }
}

/// Draws the panel beside the board: the supplies, the current turn, the turns so far.
fn draw_panel(screen: &mut GameScreen, speaker: &Speaker, area: Rect, frame: &mut Frame) {
    let mut pen = Pen { area, x: area.x, y: area.y };
    for stock in screen.seen.look.stock.iter().filter(|stock| stock.player.is_none()) {
        pen.line(frame, Line::raw(speaker.say(&stock.says)));
    }
    // In the board's signs: sentences would be too long for the panel.
    for player in Player::BOTH {
        if let Some(left) = terminal_board::left(&screen.seen.position, player) {
            pen.line(frame, Line::raw(format!("{}: {left}", speaker.player(screen.game(), player))));
        }
    }
    pen.line(frame, Line::raw(""));
    screen.places.choices.clear();
    if screen.is_open() {
        let draft = &screen.seen.draft;
        for choice in &draft.choices {
            pen.word(frame, &format!("{}:", speaker.say(&choice.says)), FAINT);
            // Items that are used up or dead cannot be chosen, and are not offered.
            for item in choice.items.iter().filter(|item| item.on || item.enabled) {
                let style = if item.on { CHOSEN } else { Style::new() };
                let key = item.key.map_or_else(String::new, |key| format!("{key} "));
                let place = pen.word(frame, &format!("{key}{}", speaker.say(&item.says)), style);
                screen.places.choices.push((Event::Choose(choice.id.to_owned(), item.id.clone()), place));
            }
            pen.end_line();
        }
        for part in &draft.parts {
            pen.line(frame, Line::styled(format!("• {}", speaker.say(&part.says)), BOLD));
        }
        for note in &draft.notes {
            pen.line(frame, Line::raw(format!("→ {}", speaker.say(note))));
        }
    }
    let rest = Rect::new(area.x, pen.y, area.width, area.bottom().saturating_sub(pen.y)).intersection(area);
    frame.render_widget(turn_list(screen, rest), rest);
}

/// The position of the next text in a panel.
struct Pen {
    area: Rect,
    x: u16,
    y: u16,
}

impl Pen {
    /// Writes a line.
    fn line(&mut self, frame: &mut Frame, line: Line) {
        let place = Rect::new(self.area.x, self.y, self.area.width, 1).intersection(self.area);
        frame.render_widget(line, place);
        self.y += 1;
    }

    /// Writes some words after the previous ones, or on the next line if they do not fit; on several lines if they are
    /// wider than the panel. Returns their place.
    fn word(&mut self, frame: &mut Frame, text: &str, style: Style) -> Rect {
        let width = text.chars().count() as u16;
        if self.x > self.area.x && self.x + width > self.area.right() {
            self.end_line();
        }
        if width > self.area.width {
            let lines = wrapped(text, self.area.width.into(), "", "  ");
            let height = lines.lines().count() as u16;
            let place = Rect::new(self.area.x, self.y, self.area.width, height).intersection(self.area);
            frame.render_widget(Text::styled(lines, style), place);
            self.y += height.saturating_sub(1);
            self.x = self.area.right();
            return place;
        }
        let place = Rect::new(self.x, self.y, width, 1).intersection(self.area);
        frame.render_widget(Line::styled(text, style), place);
        self.x += width + 2;
        place
    }

    fn end_line(&mut self) {
        self.x = self.area.x;
        self.y += 1;
    }
}

/// The last turns that fit, with their numbers.
fn turn_list(screen: &GameScreen, area: Rect) -> Text<'static> {
    let turns = &screen.seen.turns;
    let from = turns.len().saturating_sub(usize::from(area.height));
    // As in a record, three dots follow the number of the second player's turn.
    let lines = turns[from..].iter().map(|turn| {
        let dots = if turn.player == Player::First { ".  " } else { "..." };
        let number = format!("{:>3}{dots} ", turn.number);
        Line::from(vec![Span::styled(number, FAINT), Span::raw(turn.text.clone())])
    });
    lines.collect()
}

fn value_text(screen: &GameScreen, speaker: &Speaker) -> String {
    match screen.value {
        None => speaker.text("tui-judging"),
        Some(value) => {
            let percent = (100.0 * value).round() as i64;
            let bar: String = (0..10).map(|part| if percent > part * 10 + 4 { '█' } else { '░' }).collect();
            let player = speaker.player(screen.game(), Player::First);
            let facts = [("player", player.into()), ("bar", bar.into()), ("percent", percent.into())];
            speaker.with("tui-value", &facts)
        }
    }
}

fn message_text(screen: &GameScreen, speaker: &Speaker) -> String {
    if let Some(typed) = &screen.typed {
        let refused = screen.message.as_ref().map(|message| format_message(message, speaker));
        return format!("{} {typed}▏ {}", speaker.text("tui-typing"), refused.unwrap_or_default());
    }
    if let Some(Task::Turn(_) | Task::Hint) = screen.thinking {
        return speaker.text("tui-thinking");
    }
    match (&screen.message, &screen.seen.look.outcome) {
        (Some(message), _) => format_message(message, speaker),
        (None, Some(outcome)) => speaker.say(&outcome.why),
        (None, None) => {
            let here = screen.seen.look.cells.iter().find(|cell| cell.name == screen.cursor);
            let here = here.map(|cell| speaker.say(&cell.says)).unwrap_or_default();
            format!("{}  [{here}]", speaker.say(&screen.seen.draft.asks))
        }
    }
}

fn format_message(message: &Message, speaker: &Speaker) -> String {
    match message {
        Message::Words(words) => speaker.say(words),
        Message::Text(text) => speaker.text(text),
        Message::Saved(path) => speaker.with("tui-saved", &[("file", path.display().to_string().into())]),
        Message::Hint(turn, why) => {
            let why: Vec<String> = why.iter().map(|each| speaker.say(each)).collect();
            speaker.with("tui-hint", &[("turn", turn.as_str().into()), ("why", why.join(" ").into())])
        }
    }
}

fn draw_bar(screen: &mut GameScreen, speaker: &Speaker, area: Rect, frame: &mut Frame) {
    screen.places.bar.clear();
    let mut x = area.x;
    for (number, command, name) in BAR {
        let (key, name) = (format!("F{number}"), format!("{} ", speaker.text(name)));
        let width = (key.chars().count() + name.chars().count()) as u16;
        let place = Rect::new(x, area.y, width, 1).intersection(area);
        let line = Line::from(vec![Span::styled(key, FAINT), Span::styled(name, CHOSEN)]);
        frame.render_widget(line, place);
        screen.places.bar.push((command, place));
        x += width;
    }
}
