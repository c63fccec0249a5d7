//! The puzzle in a position of Slither Stone, if there is one.
//!
//! A player cannot kill an enemy snake. A player is *cornered* if no snake of theirs can live through the next turn, whatever walls and
//! free spaces are placed first, since these make no room. A turn that corners the enemy wins.
//!
//! A wall undoes what the enemy does next only if a snake of the enemy enters its square, and a free space only if the enemy
//! puts a wall there. So few of them need to be tried.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use tessera_game::{Position as _, turn_text};
use tessera_games::slither_stone::{Action, Move, Position, Square, Squares};
use tessera_players::slither::SlitherGuide;
use tessera_search::{Guide as _, Survey, Wanted};

use super::snakes_answer;
use crate::ask::AnswerKey;
use crate::make::Draft;
use crate::{Goal, Others, Step, Theme};

/// The minimum number of different answers: with fewer there is nothing to find.
const MIN_ANSWERS: usize = 4;

/// A turn, and what it answers.
#[derive(Clone)]
struct Turn {
    actions: Vec<Action>,
    answer: AnswerKey,
    wall: Option<Square>,
    spaces: usize,
    /// The position after it.
    after: Position,
    /// The squares that its snakes enter.
    entered: Squares,
}

/// The puzzle in a position that a turn has led to from the one before, and its theme.
pub(super) fn draft(before: &Position, position: &Position, goal: Goal) -> Option<(Draft, Theme)> {
    match goal {
        Goal::Win => win(before, position),
        Goal::Save => rescue(position),
    }
}

/// The win to be found in a position that a mistake has led to: the opponent had better in `before`.
fn win(before: &Position, position: &Position) -> Option<(Draft, Theme)> {
    kill(position)?;
    let winning: Vec<Turn> = turns(position, moves).filter(|turn| is_cornered(&turn.after)).collect();
    let had_better =
        || moves(before).iter().any(|(_, moved)| ended(moved).is_some_and(|now| kill(&now).is_none()));
    let (turn, loose) = only(&winning)?;
    let draft = drafted(position, Goal::Win, turn, loose);
    (has_choice(position) && had_better()).then_some((draft, Theme::BoxIn))
}

/// The rescue to be found.
fn rescue(position: &Position) -> Option<(Draft, Theme)> {
    let mut saving: Vec<Turn> = Vec::new();
    for (move_, moved) in moves(position) {
        let answer = snakes_answer(&moved, position.to_move());
        rescues(position, move_, None, &mut Vec::new(), answer, &mut saving);
        if saving.iter().any(|turn| turn.answer.main != answer.main)
            && saving.iter().any(|turn| turn.answer.main == answer.main)
        {
            return None;
        }
    }
    let (turn, loose) = only(&saving)?;
    let theme = if turn.spaces > 0 { Theme::LastResort } else { Theme::Escape };
    let draft = drafted(position, Goal::Save, turn, loose);
    has_choice(position).then_some((draft, theme))
}

/// Collects the turns with this move that leave the enemy no turn to corner us.
fn rescues(
    position: &Position,
    move_: Move,
    wall: Option<Square>,
    spaces: &mut Vec<Square>,
    answer: AnswerKey,
    saving: &mut Vec<Turn>,
) {
    let Some((actions, now)) = build(position, move_, wall, spaces) else { return };
    let Some(now) = ended(&now) else { return };
    let Some(threat) = kill(&now) else {
        let entered = entered(position, move_);
        saving.push(Turn { actions, answer, wall, spaces: spaces.len(), after: now, entered });
        return;
    };
    if let Some(square) = threat.wall {
        spaces.push(square);
        rescues(position, move_, wall, spaces, answer, saving);
        spaces.pop();
    }
    if wall.is_none() {
        for square in threat.entered {
            rescues(position, move_, Some(square), spaces, answer, saving);
        }
    }
}

/// A turn of the player to move that corners the enemy. One without a wall is found first.
fn kill(position: &Position) -> Option<Turn> {
    // Where one's own snakes point does not matter to that.
    turns(position, goals).find(|turn| is_cornered(&turn.after))
}

/// Every turn of a move and at most one wall that leads to a different position, those without a wall first.
fn turns(position: &Position, list: fn(&Position) -> Vec<(Move, Position)>) -> impl Iterator<Item = Turn> {
    let mover = position.to_move();
    let here = *position;
    let moves = list(position);
    let reached: Squares = position.actions().into_iter().fold(Squares::NONE, |all, action| match action {
        Action::Move(move_) => all | entered(&here, move_),
        _ => all,
    });
    let without: Vec<Turn> = moves.iter().filter_map(|&(move_, _)| turn(&here, move_, None)).collect();
    let everywhere = moves.into_iter().flat_map(move |(move_, moved)| {
        // Before the move there may be other squares for the wall than after it.
        let walls = (here.wall_squares() | moved.wall_squares()).into_iter();
        let free = entered(&here, move_);
        walls.filter(move |&wall| !free.contains(wall)).filter_map(move |wall| turn(&here, move_, Some(wall)))
    });
    let in_the_way = (here.wall_squares() & reached).into_iter().flat_map(move |wall| {
        // A snake that dies on one's own wall leaves walls too.
        let walled = here.after(Action::Wall(wall));
        let moves = list(&walled).into_iter();
        moves.filter(move |&(move_, _)| entered(&here, move_).contains(wall)).filter_map(
            move |(move_, moved)| {
                let after = ended(&moved)?;
                let answer = snakes_answer(&moved, mover);
                let actions = vec![Action::Wall(wall), Action::Move(move_)];
                Some(Turn {
                    actions,
                    answer,
                    wall: Some(wall),
                    spaces: 0,
                    after,
                    entered: entered(&walled, move_),
                })
            },
        )
    });
    without.into_iter().chain(everywhere).chain(in_the_way)
}

fn turn(position: &Position, move_: Move, wall: Option<Square>) -> Option<Turn> {
    let (actions, now) = build(position, move_, wall, &[])?;
    let answer = snakes_answer(&now, position.to_move());
    Some(Turn { actions, answer, wall, spaces: 0, after: ended(&now)?, entered: entered(position, move_) })
}

fn entered(position: &Position, move_: Move) -> Squares {
    let trace = position.trace(move_);
    trace.legs().flat_map(|leg| leg.entered().iter().copied()).collect()
}

/// The moves after which the mover lives, each with the position after it; of moves that come to the same, the first.
fn moves(position: &Position) -> Vec<(Move, Position)> {
    let mut seen = HashSet::new();
    let mut moves = Vec::new();
    for action in position.actions() {
        if let Action::Move(move_) = action {
            let moved = position.after(action);
            if moved.outcome().is_none() && seen.insert(moved.hash()) {
                moves.push((move_, moved));
            }
        }
    }
    moves
}

/// The moves of [`moves`]; of those that differ only in where snakes point, the first.
fn goals(position: &Position) -> Vec<(Move, Position)> {
    let mut seen = HashSet::new();
    let mut moves = moves(position);
    moves.retain(|(_, moved)| seen.insert(snakes_answer(moved, position.to_move()).main));
    moves
}

/// The turn of these parts, and the position before it is ended; the wall goes first if it can.
fn build(
    position: &Position,
    move_: Move,
    wall: Option<Square>,
    spaces: &[Square],
) -> Option<(Vec<Action>, Position)> {
    let spaces = spaces.iter().map(|&square| Action::FreeSpace(square));
    let wall = wall.map(Action::Wall);
    let move_ = Action::Move(move_);
    let try_order = |parts: Vec<Action>| {
        let mut now = *position;
        for &part in &parts {
            now.play(part).ok()?;
            if now.outcome().is_some() {
                return None;
            }
        }
        Some((parts, now))
    };
    let wall_first: Vec<Action> = spaces.clone().chain(wall).chain([move_]).collect();
    let wall_last: Vec<Action> = spaces.chain([move_]).chain(wall).collect();
    let same = |(parts, now): (Vec<Action>, Position)| {
        // A wall must not be in the way of the move.
        let free = position.after(move_);
        let mover = position.to_move();
        (snakes_answer(&free, mover) == snakes_answer(&now, mover)).then_some((parts, now))
    };
    try_order(wall_first).and_then(same).or_else(|| try_order(wall_last).and_then(same))
}

/// The position after the end of the turn, in which the snakes have moved.
fn ended(position: &Position) -> Option<Position> {
    let mut now = *position;
    now.play(Action::End).ok()?;
    Some(now)
}

/// Whether the player to move, at the beginning of a turn, cannot live through it.
fn is_cornered(position: &Position) -> bool {
    let wanted = Wanted { evaluation: false, answers: false };
    matches!(SlitherGuide.survey(position, wanted, &mut Vec::new()), Survey::Lost(_))
}

/// Whether there are enough different answers.
fn has_choice(position: &Position) -> bool {
    let answers: BTreeSet<u64> =
        moves(position).iter().map(|(_, moved)| snakes_answer(moved, position.to_move()).main).collect();
    answers.len() >= MIN_ANSWERS
}

/// The turn to show, if all answers are the same but for where a snake points, and if at most one wall will do. Says
/// too whether pointing elsewhere does as well.
fn only(good: &[Turn]) -> Option<(&Turn, bool)> {
    let main = good.first()?.answer.main;
    if good.iter().any(|turn| turn.answer.main != main) {
        return None;
    }
    let mut by_wall: BTreeMap<Option<Square>, Vec<&Turn>> = BTreeMap::new();
    for turn in good {
        by_wall.entry(turn.wall).or_default().push(turn);
    }
    // Without a wall comes first: then the wall is not asked.
    let walls = by_wall.len();
    let (wall, turns) = by_wall.into_iter().next()?;
    if wall.is_some() && walls > 1 {
        return None;
    }
    let details: BTreeSet<u8> = turns.iter().map(|turn| turn.answer.detail).collect();
    let turn = turns.into_iter().min_by_key(|turn| turn.spaces)?;
    Some((turn, details.len() > 1))
}

fn drafted(position: &Position, goal: Goal, turn: &Turn, loose: bool) -> Draft {
    let text = turn_text(position, &turn.actions);
    Draft { goal, turns: 1, others: Others::Within, solution: vec![Step { turn: text, loose }] }
}
