//! Proofs compared with the rules: every turn of the loser's is tried, however pointless.

use std::collections::HashSet;

use tessera_game::{Outcome, Position as _, Random};
use tessera_games::slither_stone::{Action, BoardSpec, Position};
use tessera_search::WorkBudget;

use super::super::list::list;
use super::{Prover, find};

/// Wins in more turns than this cannot be tried out.
const MAX_TURNS: usize = 3;

/// Positions at the start of turns, late in games on small boards, with `supply` free spaces for each player.
fn late_positions(seed: u32, supply: u8) -> Vec<Position> {
    let spec = BoardSpec::new(6, 6, 4, seed).expect("a board");
    let text = spec.board().to_string().replace("5,5", &format!("{supply},{supply}"));
    let mut now: Position = text.parse().expect("a position");
    let mut random = Random::new(u64::from(seed));
    let mut starts = Vec::new();
    while now.outcome().is_none() {
        if !now.has_moved() && !now.has_walled() {
            starts.push(now);
        }
        let mut good = Vec::new();
        list(&now, 8, &mut good);
        let guided = good[random.below(good.len() as u32) as usize];
        let any = now.random_action(&mut random).expect("an action");
        now.play_unchecked(if random.below(8) == 0 { any } else { guided });
    }
    starts
}

/// The positions after every turn that a player can make and live through, before its end.
fn turns(start: &Position) -> Vec<Position> {
    let (mut open, mut seen, mut done) = (vec![*start], HashSet::new(), Vec::new());
    while let Some(position) = open.pop() {
        if !seen.insert(position.hash()) || position.outcome().is_some() {
            continue;
        }
        if position.has_moved() {
            done.push(position);
        }
        let actions = position.actions().into_iter().filter(|&action| action != Action::End);
        open.extend(actions.map(|action| position.after(action)));
    }
    done
}

/// Whether the attacker, following the prover, wins within this number of turns against every defence.
fn holds(position: &Position, most: usize) -> bool {
    let mut prover = Prover::new(position.to_move(), WorkBudget::new(u64::MAX));
    let Some(plan) = (1..=most).find_map(|turns| prover.find(position, turns)) else { return false };
    let mut after = *position;
    for action in plan.turn {
        after.play(action).expect("a legal action");
    }
    assert_eq!(after.outcome(), None);
    turns(&after).iter().all(|answer| most > 1 && holds(&answer.after(Action::End), most - 1))
}

fn check(seeds: std::ops::Range<u32>, supply: u8) -> [usize; MAX_TURNS] {
    let mut found = [0; MAX_TURNS];
    for position in seeds.flat_map(|seed| late_positions(seed, supply)) {
        let mut prover = Prover::new(position.to_move(), WorkBudget::new(u64::MAX));
        let turns = (1..=MAX_TURNS).find(|&turns| prover.find(&position, turns).is_some());
        if let Some(turns) = turns {
            assert!(holds(&position, turns), "no win in {turns}: {position}");
            found[turns - 1] += 1;
        }
    }
    found
}

#[test]
fn what_is_proven_holds_against_every_turn() {
    let found = check(0..12, 0);
    assert!(found.iter().all(|&count| count >= 8), "{found:?}");
}

#[test]
fn free_spaces_are_no_escape() {
    let found = check(0..16, 1);
    assert!(found.iter().all(|&count| count >= 3), "{found:?}");
}

#[test]
fn a_win_does_not_take_longer_than_is_said() {
    let mut random = Random::new(3);
    for position in (0..100).flat_map(|seed| late_positions(seed, 1)) {
        let Some(mut win) = find(&position, WorkBudget::new(20_000)) else { continue };
        let (winner, most) = (position.to_move(), win.within);
        let (mut now, mut actions) = (position, 0);
        while now.outcome().is_none() {
            if now.to_move() == winner {
                for action in std::mem::take(&mut win.turn) {
                    now.play(action).expect("a legal action");
                    actions += 1;
                }
            } else {
                now.play_unchecked(now.random_action(&mut random).expect("an action"));
                actions += 1;
                if now.outcome().is_none() && now.to_move() == winner {
                    win = find(&now, WorkBudget::new(u64::MAX)).expect("still won");
                }
            }
        }
        assert_eq!(now.outcome(), Some(Outcome::Win(winner)), "{position}");
        assert!(actions <= most, "{actions} actions instead of {most}: {position}");
    }
}

#[test]
fn a_win_is_still_proven_in_the_middle_of_its_turn() {
    let mut seen = 0;
    for position in (20..60).flat_map(|seed| late_positions(seed, 0)) {
        let mut prover = Prover::new(position.to_move(), WorkBudget::new(u64::MAX));
        let Some((turns, plan)) = (1..=2).find_map(|turns| Some((turns, prover.find(&position, turns)?)))
        else {
            continue;
        };
        let mut now = position;
        for &action in &plan.turn[..plan.turn.len() - 1] {
            now.play(action).expect("a legal action");
            assert!(holds(&now, turns), "no win in {turns}: {now}");
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen} positions");
}

#[test]
fn no_win_in_one_turn_is_overlooked() {
    let mut won = 0;
    for position in (0..25).flat_map(|seed| late_positions(seed, 0)) {
        let mut prover = Prover::new(position.to_move(), WorkBudget::new(u64::MAX));
        let can = turns(&position).iter().any(|turn| turns(&turn.after(Action::End)).is_empty());
        assert_eq!(prover.find(&position, 1).is_some(), can, "{position}");
        won += usize::from(can);
    }
    assert!(won > 20, "{won} wins");
}

#[test]
fn few_wins_in_two_turns_are_overlooked() {
    let (mut won, mut proven) = (0, 0);
    for position in (60..140).flat_map(|seed| late_positions(seed, 0).into_iter().rev().take(6)) {
        let mut prover = Prover::new(position.to_move(), WorkBudget::new(u64::MAX));
        if prover.find(&position, 1).is_some() {
            continue;
        }
        let is_proven = prover.find(&position, 2).is_some();
        let mut loses = |answer: &Position| prover.find(&answer.after(Action::End), 1).is_some();
        let wins = |turn: &Position| {
            let asked = turn.after(Action::End);
            let moves = asked.actions().into_iter().filter(|action| matches!(action, Action::Move(_)));
            let mut moved = moves.map(|action| asked.after(action)).filter(|after| after.outcome().is_none());
            moved.all(|answer| loses(&answer)) && turns(&asked).iter().all(&mut loses)
        };
        if turns(&position).iter().any(wins) {
            won += 1;
            proven += usize::from(is_proven);
        } else {
            assert!(!is_proven, "no win in two: {position}");
        }
    }
    assert!(won > 50 && 100 * proven >= 97 * won, "{proven} of {won}");
}

#[test]
fn whoever_is_cornered_loses() {
    for position in (0..200).flat_map(|seed| late_positions(seed, 0)) {
        let mut prover = Prover::new(position.to_move(), WorkBudget::new(u64::MAX));
        let Some(plan) = prover.find(&position, 1) else { continue };
        let after = plan.turn.iter().fold(position, |now, &action| now.after(action));
        let loser = after.to_move();
        let moves = after.actions().into_iter().filter(|action| matches!(action, Action::Move(_)));
        for action in moves {
            assert_eq!(after.after(action).outcome(), Some(Outcome::Win(!loser)), "{position}");
        }
    }
}
