//! The laws of `Position`, checked along random games.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::{Subject, random_game};
use crate::{Position, Random, perft, perft_one_by_one};

/// Checks every law of [`Position`] on positions of `games` random games.
///
/// # Panics
/// Where a law is broken; the message names the law and the position.
pub fn check_laws<P: Position>(subject: &Subject<P>, games: u32) {
    let mut runner = TestRunner::new(Config { cases: games, failure_persistence: None, ..Config::default() });
    runner
        .run(&(any::<u64>(), any::<prop::sample::Index>()), |(seed, index)| {
            let here = *index.get(&random_game(subject.start, seed, subject.longest));
            legal_actions_are_exactly_those_that_play_accepts(subject, &here);
            counting_and_stopping_early_agree_with_the_list(&here);
            an_illegal_action_changes_nothing(subject, &here);
            symmetric_positions_have_symmetric_games(&here);
            text_and_hash_survive_printing(&here);
            perft_counts_what_is_played(&here);
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{failure}"));
    games_end_within_their_bound(subject, games);
    symmetries_differ_from_each_other(subject, games);
    random_actions_are_uniform(subject);
}

fn legal_actions_are_exactly_those_that_play_accepts<P: Position>(subject: &Subject<P>, here: &P) {
    let listed: BTreeSet<P::Action> = here.actions().into_iter().collect();
    assert_eq!(listed.len(), here.actions().len(), "an action is listed twice in {here}");
    let universe: BTreeSet<P::Action> = subject.universe.iter().copied().collect();
    assert!(listed.is_subset(&universe), "a listed action is not in the universe, in {here}");
    for &action in &universe {
        let accepted = here.check(action).is_ok();
        assert_eq!(accepted, listed.contains(&action), "{action:?} in {here}");
    }
    assert_eq!(listed.is_empty(), here.outcome().is_some(), "over, or something to play: {here}");
}

fn counting_and_stopping_early_agree_with_the_list<P: Position>(here: &P) {
    let actions = here.actions();
    assert_eq!(here.count_actions(), actions.len(), "count of {here}");
    for stop in [1, 2, actions.len() / 2, actions.len()] {
        let mut heard = Vec::new();
        let flow = here.visit_actions(|action| {
            heard.push(action);
            if heard.len() >= stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let expected = stop.max(1).min(actions.len());
        assert_eq!(heard, actions[..expected], "stopping after {stop} in {here}");
        assert_eq!(flow.is_break(), !heard.is_empty() && heard.len() >= stop, "flow after {stop} in {here}");
    }
}

fn an_illegal_action_changes_nothing<P: Position>(subject: &Subject<P>, here: &P) {
    for &action in &subject.universe {
        let mut now = *here;
        match now.play(action) {
            Ok(()) => assert_eq!(now, here.after(action)),
            Err(reason) => {
                assert_eq!(now, *here, "{action:?} was refused, yet changed {here}");
                assert!(!reason.to_string().is_empty());
            }
        }
    }
}

fn symmetric_positions_have_symmetric_games<P: Position>(here: &P) {
    assert_eq!(here.transformed(0), *here, "symmetry 0 changes nothing");
    for symmetry in 0..here.symmetries() {
        let there = here.transformed(symmetry);
        assert_eq!(there.outcome(), here.outcome(), "symmetry {symmetry} of {here}");
        assert_eq!(there.to_move(), here.to_move(), "symmetry {symmetry} of {here}");
        let expected: BTreeSet<P::Action> = there.actions().into_iter().collect();
        let actions = here.actions();
        let moved: BTreeSet<P::Action> =
            actions.iter().map(|&action| here.transformed_action(symmetry, action)).collect();
        assert_eq!(moved, expected, "symmetry {symmetry} of the actions of {here}");
        for &action in actions.iter().step_by(1 + actions.len() / 40) {
            let first_played = here.after(action).transformed(symmetry);
            let first_turned = there.after(here.transformed_action(symmetry, action));
            assert_eq!(first_played, first_turned, "symmetry {symmetry}, {action:?} in {here}");
        }
    }
}

/// Otherwise a game could claim many symmetries that change nothing.
fn symmetries_differ_from_each_other<P: Position>(subject: &Subject<P>, games: u32) {
    let positions: Vec<P> =
        (0..u64::from(games)).flat_map(|seed| random_game(subject.start, seed, subject.longest)).collect();
    let symmetries = subject.start.symmetries();
    for (one, other) in (0..symmetries).flat_map(|one| (0..one).map(move |other| (one, other))) {
        let differ = positions.iter().any(|here| here.transformed(one) != here.transformed(other));
        assert!(differ, "symmetries {one} and {other} are the same");
    }
}

fn text_and_hash_survive_printing<P: Position>(here: &P) {
    let text = here.to_string();
    let again: P = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(again, *here, "{text}");
    assert_eq!(again.to_string(), text);
    assert_eq!(again.hash(), here.hash(), "hash of {text}");
    let mut texts = HashMap::new();
    for action in here.actions() {
        let text = here.action_text(action);
        assert_eq!(here.parse_action(&text), Ok(action), "{text} in {here}");
        assert_eq!(here.parse_action(&text.to_uppercase()), Ok(action), "{text} in capitals in {here}");
        assert_eq!(texts.insert(text, action), None, "two actions with one text in {here}");
        assert_ne!(here.after(action).hash(), here.hash(), "{action:?} leaves the hash of {here} alone");
    }
}

fn perft_counts_what_is_played<P: Position>(here: &P) {
    let depth = if here.count_actions() > 120 { 1 } else { 2 };
    assert_eq!(perft(here, depth), perft_one_by_one(here, depth), "perft {depth} of {here}");
}

fn games_end_within_their_bound<P: Position>(subject: &Subject<P>, games: u32) {
    for seed in 0..u64::from(games) {
        let game = random_game(subject.start, seed, subject.longest + 1);
        let end = game.last().expect("a game has a first position");
        assert!(end.outcome().is_some(), "longer than {} actions: {end}", subject.longest);
        assert!(game[..game.len() - 1].iter().all(|position| position.outcome().is_none()));
    }
}

/// A chi-squared test over one position with few actions: a high value means a biased choice.
fn random_actions_are_uniform<P: Position>(subject: &Subject<P>) {
    let mut random = Random::new(1);
    for seed in 0..4 {
        let game = random_game(subject.start, seed, subject.longest);
        let here = game[game.len() * 3 / 4];
        let actions = here.actions();
        if actions.is_empty() {
            continue;
        }
        let rounds = 60 * actions.len();
        let mut seen: HashMap<P::Action, f64> = HashMap::new();
        for _ in 0..rounds {
            let action = here.random_action(&mut random).expect("the game is not over");
            *seen.entry(action).or_default() += 1.0;
        }
        let chi: f64 =
            actions.iter().map(|action| (seen.get(action).unwrap_or(&0.0) - 60.0).powi(2) / 60.0).sum();
        let freedom = (actions.len() - 1) as f64;
        assert!(chi <= freedom + 6.0 * (2.0 * freedom).sqrt() + 10.0, "chi² {chi} of {freedom} in {here}");
        assert!(seen.keys().all(|action| actions.contains(action)));
    }
}
