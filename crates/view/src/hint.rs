//! Why a hint is good: what was proven of the turn, what it achieves on the board, and what the opponent would do otherwise.

use tessera_game::{Outcome, Player};
use tessera_games::{AnyAction, AnyPosition};

use crate::games::{self, illegal};
use crate::{Words, action_error, say};

/// What is proven of a position for the player to move. The numbers are actions of both players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proven {
    /// Won within this number of actions.
    Win(u32),
    /// Neither player can win.
    Draw,
    /// Lost within this number of actions.
    Loss(u32),
}

/// A turn, and what a search knows of it.
#[derive(Clone, Copy, Debug)]
pub struct Advice<'a> {
    /// The actions of the turn.
    pub actions: &'a [String],
    /// What is proven of it.
    pub proven: Option<Proven>,
    /// The best line that begins with another turn; may be empty.
    pub other: &'a [String],
}

/// How a reason is put: what the turn does, what it threatens, what the opponent does if it is not played.
pub(crate) mod form {
    pub(crate) const DOES: &str = "does";
    pub(crate) const THREATENS: &str = "threatens";
    pub(crate) const OTHERWISE: &str = "otherwise";
}

/// The reasons for a turn, the most important first; at least one.
pub fn reasons(position: &AnyPosition, advice: &Advice) -> Result<Vec<Words>, Words> {
    let mut after = *position;
    let mut turn = Vec::with_capacity(advice.actions.len());
    for text in advice.actions {
        let action = after.parse_action(text).map_err(|error| action_error(&error))?;
        after.play(action).map_err(|reason| illegal(&reason))?;
        turn.push(action);
    }
    let mover = position.to_move();
    if after.outcome() == Some(Outcome::Win(mover)) {
        return Ok(vec![say::hint_wins_now()]);
    }
    let mut reasons: Vec<Words> = proven_words(position, advice.proven).into_iter().collect();
    let reply = other_reply(position, advice.other);
    if !matches!(advice.proven, Some(Proven::Loss(_))) {
        reasons.extend(stopped(position, &after, reply.as_ref()));
    }
    let threat = games::reasons(&after).quick_win(mover);
    if let Some(win) = threat.filter(|_| games::reasons(position).quick_win(mover).is_none()) {
        reasons.extend(games::reasons(&after).win_reason(&[win], mover, form::THREATENS));
    }
    reasons.extend(games::reasons(position).gains(&turn, form::DOES));
    if let Some(reply) = &reply {
        reasons.extend(reply.spoiled(&after));
    }
    if reasons.is_empty() {
        reasons.push(say::hint_best());
    }
    reasons.truncate(games::reasons(position).most_reasons());
    Ok(reasons)
}

fn proven_words(position: &AnyPosition, proven: Option<Proven>) -> Option<Words> {
    // Where a turn is one action, a turn of each player is two; otherwise the number of turns is not known.
    let single = games::reasons(position).has_single_actions();
    let turns = |count: u32| if single { count.div_ceil(2).max(1) } else { 0 };
    proven.map(|proven| match proven {
        Proven::Win(count) => say::hint_wins_in(turns(count)),
        Proven::Draw => say::hint_holds(),
        Proven::Loss(count) => say::hint_delays(turns(count)),
    })
}

/// The win of the opponent that the turn prevents, if there is one.
fn stopped(position: &AnyPosition, after: &AnyPosition, reply: Option<&Reply>) -> Option<Words> {
    let enemy = !position.to_move();
    if let Some(reply) = reply.filter(|reply| reply.after.outcome() == Some(Outcome::Win(enemy))) {
        let words = games::reasons(&reply.before).win_reason(&reply.actions, enemy, form::OTHERWISE);
        return Some(words.unwrap_or_else(say::hint_blocks));
    }
    let win = games::reasons(position).quick_win(enemy)?;
    if games::reasons(after).quick_win(enemy).is_some() {
        return None;
    }
    games::reasons(position).win_reason(&[win], enemy, form::OTHERWISE)
}

/// The opponent's expected answer to another turn than the hinted one.
struct Reply {
    before: AnyPosition,
    actions: Vec<AnyAction>,
    after: AnyPosition,
}

impl Reply {
    /// What the reply would achieve, as far as it would not achieve the same after the hinted turn.
    fn spoiled(&self, hinted: &AnyPosition) -> Vec<Words> {
        let mut gains = games::reasons(&self.before).gains(&self.actions, form::OTHERWISE);
        let mut now = *hinted;
        if self.actions.iter().all(|&action| now.play(action).is_ok()) {
            let still = games::reasons(hinted).gains(&self.actions, form::OTHERWISE);
            gains.retain(|gain| !still.contains(gain));
        }
        gains
    }
}

/// The second turn of a line.
fn other_reply(position: &AnyPosition, line: &[String]) -> Option<Reply> {
    let mut texts = line.iter();
    let (_, before) = next_turn(position, &mut texts)?;
    let (actions, after) = next_turn(&before, &mut texts)?;
    Some(Reply { before, actions, after })
}

/// The next whole turn of a line, and the position after it.
fn next_turn<'a>(
    position: &AnyPosition,
    texts: &mut impl Iterator<Item = &'a String>,
) -> Option<(Vec<AnyAction>, AnyPosition)> {
    let mover: Player = position.to_move();
    let (mut now, mut actions) = (*position, Vec::new());
    while now.outcome().is_none() && now.to_move() == mover {
        let action = now.parse_action(texts.next()?).ok()?;
        now.play(action).ok()?;
        actions.push(action);
    }
    (!actions.is_empty()).then_some((actions, now))
}

/// The number of actions of the first turns of a line, at most `most` turns; an unfinished turn does not count.
pub fn whole_turns(position: &AnyPosition, line: &[String], most: usize) -> usize {
    let (mut now, mut texts, mut count) = (*position, line.iter(), 0);
    for _ in 0..most {
        let Some((actions, after)) = next_turn(&now, &mut texts) else { break };
        count += actions.len();
        now = after;
    }
    count
}
