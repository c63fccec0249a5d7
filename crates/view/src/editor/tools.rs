//! What can be put on a board or changed beside it.

use serde::Serialize;
use tessera_draw::art::{FISH, FREE, SNAKE_HEAD, SNAKE_SINGLE, TILE, TOTEM, WALL};
use tessera_draw::art::{level_class, player_class, shark_art, snake_classes, stone_art};
use tessera_draw::{Point, Shape};
use tessera_game::Player;
use tessera_games::GameId;
use tessera_slither_stone::Snake;
use tessera_trexo::Arrow;
use tessera_xok::SharkKind;
use tessera_yoxii::Value;

use crate::{Figure, Words, say, slither, trexo, xok, yoxii};

/// Something that an editor can do.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "EditorTool"))]
pub struct Tool {
    /// Its name.
    pub id: String,
    /// What it does.
    pub says: Words,
    /// What it puts.
    pub shape: Option<Shape>,
    /// Whether it is used on a cell; otherwise at once.
    pub cell: bool,
}

/// What a tool does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// Empties the cell.
    Erase,
    /// Writes this on the cell.
    Put(char),
    /// Puts a shark there, or turns the one that stands there.
    Shark(char),
    /// Puts the totem there, and takes it from where it was.
    Totem,
    /// Lays a tile, its X half there, its O half in this direction.
    Tile(Arrow),
    /// Puts the head of a snake there, or turns it.
    Head(Snake),
    /// Changes who is to move.
    ToMove,
    /// Changes a player's supply of free spaces.
    Supply(Player),
    /// Changes what the player to move has done this turn: `m` or `w`.
    Done(char),
}

/// A tool with what it does.
struct Known {
    id: String,
    act: Act,
    says: Words,
    figure: Option<Figure>,
}

impl Known {
    fn new(id: impl Into<String>, act: Act, says: Words) -> Self {
        Self { id: id.into(), act, says, figure: None }
    }

    fn showing(self, figure: Figure) -> Self {
        Self { figure: Some(figure), ..self }
    }
}

/// What can be done with the boards of a game.
pub fn editor_tools(game: GameId) -> Vec<Tool> {
    let shown = |known: Known| {
        let shape = known.figure.map(|figure| {
            let key = format!("tool-{}", known.id);
            let shape = Shape::art(key, figure.art, &figure.classes, Point::default());
            shape.turned(f64::from(figure.turn.unwrap_or(0)))
        });
        let cell = !matches!(known.act, Act::ToMove | Act::Supply(_) | Act::Done(_));
        Tool { id: known.id, says: known.says, shape, cell }
    };
    all(game).into_iter().map(shown).collect()
}

/// What the tool with that name does.
pub(super) fn known(game: GameId, id: &str) -> Option<Act> {
    all(game).into_iter().find(|known| known.id == id).map(|known| known.act)
}

fn all(game: GameId) -> Vec<Known> {
    let mut tools = vec![Known::new("erase", Act::Erase, say::editor_erase())];
    tools.extend(match game {
        GameId::Xok => xok_(),
        GameId::Yoxii => yoxii_(),
        GameId::Trexo => trexo_(),
        GameId::Slither => slither_(),
    });
    tools
}

/// The letter in upper case for the first player, in lower case for the second.
fn cased(letter: char, player: Player) -> char {
    if player == Player::First { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

fn xok_() -> Vec<Known> {
    let mut tools = Vec::new();
    for player in Player::BOTH {
        let class = player_class(player);
        let fish =
            Known::new(format!("{player}-fish"), Act::Put(cased('f', player)), xok::say::editor_fish(player));
        tools.push(fish.showing(Figure::new(FISH, &[class])));
        for kind in SharkKind::ALL {
            let id = format!("{player}-{}", kind.letter().to_ascii_lowercase());
            let says = xok::say::editor_shark(player, kind.letter());
            let shark = Known::new(id, Act::Shark(cased(kind.letter(), player)), says);
            tools.push(shark.showing(Figure::new(shark_art(kind), &[class])));
        }
    }
    tools.push(Known::new("to-move", Act::ToMove, say::editor_to_move()));
    tools
}

fn yoxii_() -> Vec<Known> {
    let totem = Known::new("totem", Act::Totem, yoxii::say::editor_totem());
    let mut tools = vec![totem.showing(Figure::new(TOTEM, &[]))];
    for (player, first) in Player::BOTH.into_iter().zip([b'1', b'a']) {
        for value in Value::ALL {
            let act = Act::Put(char::from(first + value.points() - 1));
            let id = format!("{player}-{value}");
            let stone = Known::new(id, act, yoxii::say::editor_stone(player, value.points()));
            tools.push(stone.showing(Figure::new(stone_art(value), &[player_class(player)])));
        }
    }
    tools
}

fn trexo_() -> Vec<Known> {
    let ways = [(Arrow::Right, "right"), (Arrow::Down, "down"), (Arrow::Left, "left"), (Arrow::Up, "up")];
    let tile = |(arrow, name): (Arrow, &'static str)| {
        let figure = Figure::new(TILE, &[level_class(1)]).turned(trexo::angle(arrow));
        Known::new(format!("tile-{name}"), Act::Tile(arrow), trexo::say::editor_tile(name)).showing(figure)
    };
    ways.into_iter().map(tile).collect()
}

fn slither_() -> Vec<Known> {
    let mut tools = vec![
        Known::new("wall", Act::Put('#'), slither::say::editor_wall()).showing(Figure::new(WALL, &[])),
        Known::new("free", Act::Put('o'), slither::say::editor_free()).showing(Figure::new(FREE, &[])),
    ];
    for snake in Snake::ALL {
        let (player, number, classes) = (snake.owner, snake.number.digit(), snake_classes(snake));
        let head = Known::new(
            format!("{player}-{number}-head"),
            Act::Head(snake),
            slither::say::editor_head(player, number),
        );
        let body = Known::new(
            format!("{player}-{number}-body"),
            Act::Put(snake.letter()),
            slither::say::editor_body(player, number),
        );
        tools.push(head.showing(Figure::new(SNAKE_HEAD, &classes)));
        tools.push(body.showing(Figure::new(SNAKE_SINGLE, &classes)));
    }
    tools.push(Known::new("to-move", Act::ToMove, say::editor_to_move()));
    for player in Player::BOTH {
        tools.push(Known::new(
            format!("{player}-supply"),
            Act::Supply(player),
            slither::say::editor_supply(player),
        ));
    }
    tools.push(Known::new("moved", Act::Done('m'), slither::say::editor_moved()));
    tools.push(Known::new("walled", Act::Done('w'), slither::say::editor_walled()));
    tools
}
