//! Random positions, and the events by which a person would make a turn.

use tessera_game::{Position as _, Random};
use tessera_games::slither_stone::{Action, BoardSpec};
use tessera_games::xok::Placement;
use tessera_games::{AnyAction, AnyPosition, GameId};
use tessera_view::{Draft, Event};

/// Positions of one game on the way of random games, the finished ones included.
pub(crate) fn positions(game: GameId, games: u64, seed: u64) -> Vec<AnyPosition> {
    let mut random = Random::new(seed);
    let mut positions = Vec::new();
    for number in 0..games {
        let mut position = match game {
            GameId::Slither => AnyPosition::Slither(BoardSpec::new(6, 7, 4, number as u32).unwrap().board()),
            GameId::Trexo if number % 2 == 1 => {
                AnyPosition::parse(game, "tiles=20 size=5 5/5/5/5/5 X").unwrap()
            }
            _ => AnyPosition::start(game),
        };
        positions.push(position);
        while position.outcome().is_none() {
            let actions = position.actions();
            let action = actions[random.below(actions.len() as u32) as usize];
            position.play(action).unwrap();
            positions.push(position);
        }
    }
    positions
}

/// The positions of a vector file. Position strings have no characters that JSON would escape.
pub(crate) fn vector_positions(game: GameId) -> Vec<AnyPosition> {
    let path = format!("{}/../../vectors/{game}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let texts = text.lines().filter_map(|line| line.split_once(r#""position":""#)?.1.split_once('"'));
    texts.map(|(text, _)| AnyPosition::parse(game, text).unwrap()).collect()
}

pub(crate) fn tap(cell: impl ToString + Copy) -> Event {
    Event::Tap(cell.to_string())
}

pub(crate) fn choose(group: &str, item: impl ToString + Copy) -> Event {
    Event::Choose(group.to_owned(), item.to_string())
}

/// How a person does an action.
pub(crate) fn events_of(position: &AnyPosition, action: AnyAction) -> Vec<Event> {
    match action {
        AnyAction::Xok(action) => match action.placement() {
            Placement::TwoFish(one, other) => vec![choose("piece", "fish"), tap(one), tap(other)],
            Placement::Shark(shark, cell) => vec![
                choose("piece", shark.kind().letter().to_ascii_lowercase()),
                tap(cell),
                choose("facing", shark.facing()),
            ],
        },
        AnyAction::Yoxii(action) => {
            vec![tap(action.totem()), tap(action.stone()), choose("value", action.value())]
        }
        AnyAction::Trexo(action) => vec![choose("half", "x"), tap(action.x), tap(action.o)],
        AnyAction::Slither(action) => {
            let AnyPosition::Slither(position) = position else { panic!("another game") };
            match action {
                Action::Wall(square) => vec![choose("tool", "wall"), tap(&position.square_text(square))],
                Action::FreeSpace(square) => vec![choose("tool", "free"), tap(&position.square_text(square))],
                Action::Move(move_) => vec![
                    choose("order", if move_.mad_first { "mad" } else { "wise" }),
                    choose("wise", move_.wise.digit()),
                    choose("kind", move_.kind.letter()),
                    choose("pointing", move_.pointing.letter()),
                ],
                Action::End => Vec::new(),
            }
        }
    }
}

/// Every cell of the board, and one that is none.
pub(crate) fn cell_names(position: &AnyPosition) -> Vec<String> {
    let mut names: Vec<String> = match position {
        AnyPosition::Xok(_) => tessera_games::xok::Cell::all().map(|cell| cell.to_string()).collect(),
        AnyPosition::Yoxii(_) => squares(7, 7),
        AnyPosition::Trexo(position) => squares(position.rules().size(), position.rules().size()),
        AnyPosition::Slither(position) => squares(position.grid().columns(), position.grid().rows()),
    };
    names.push("z99".to_owned());
    names
}

fn squares(columns: u8, rows: u8) -> Vec<String> {
    let squares = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    squares.map(|(column, row)| tessera_game::square_text(column, row)).collect()
}

/// A turn of random legal actions, from a position in which one begins.
pub(crate) fn random_turn(position: &AnyPosition, random: &mut Random) -> Vec<AnyAction> {
    let mut now = *position;
    let mut turn = Vec::new();
    while now.to_move() == position.to_move() && now.outcome().is_none() {
        let actions = now.actions();
        let action = actions[random.below(actions.len() as u32) as usize];
        now.play(action).unwrap();
        turn.push(action);
    }
    turn
}

/// The texts of actions that are played one after the other.
pub(crate) fn texts(position: &AnyPosition, actions: &[AnyAction]) -> Vec<String> {
    let mut now = *position;
    let text = |&action: &AnyAction| {
        let text = now.action_text(action).unwrap();
        now.play(action).unwrap();
        text
    };
    actions.iter().map(text).collect()
}

/// Whether a turn begins in this position: nothing has been done of it.
pub(crate) fn turn_begins(position: &AnyPosition) -> bool {
    match position {
        AnyPosition::Slither(position) => position.end_of_turn().is_none() && !position.has_walled(),
        _ => true,
    }
}

/// Events at random, most of them such as a person would try.
pub(crate) fn random_event(draft: &Draft, cells: &[String], random: &mut Random) -> Event {
    let mut one_of = |count: usize| random.below(count.max(1) as u32) as usize;
    match one_of(10) {
        0..=2 => tap(&cells[one_of(cells.len())]),
        3..=5 if !draft.lit.is_empty() => tap(&draft.lit[one_of(draft.lit.len())]),
        6 => Event::Rotate(if one_of(2) == 0 { 1 } else { -1 }),
        7 if !draft.parts.is_empty() => Event::Drop(draft.parts[one_of(draft.parts.len())].id.clone()),
        _ if draft.choices.is_empty() => choose("nothing", "at all"),
        _ => {
            let choice = &draft.choices[one_of(draft.choices.len())];
            choose(choice.id, &choice.items[one_of(choice.items.len())].id)
        }
    }
}
