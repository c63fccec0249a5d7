//! Every lesson and every rules page is whole: positions, cells, turns, words.

#[allow(dead_code, reason = "each test file uses a part of it")]
mod common;

use std::collections::BTreeSet;

use common::{Place, cells, is_right, places, turns};
use tessera_games::{AnyPosition, GameId};
use tessera_lessons::{Play, Task, course, matches, rules};
use tessera_messages::{File, Language, Messages};

/// Every message that a step needs.
fn messages_of(Place { game, step, .. }: &Place) -> Vec<String> {
    let of = |ending: &str| format!("learn-{game}-{}{ending}", step.id);
    let mut wanted = vec![of(""), of("-done")];
    match &step.task {
        Task::Play(Play { turns, wrong, .. }) => {
            wanted.extend((turns != &["*"]).then(|| of("-wrong")));
            wanted.extend(wrong.0.iter().map(|(name, _)| of(&format!("-wrong-{name}"))));
        }
        Task::Tap { wrong, .. } => {
            wanted.push(of("-wrong"));
            wanted.extend(wrong.0.iter().map(|(name, _)| of(&format!("-wrong-{name}"))));
        }
        Task::Answer { answers, .. } => {
            wanted.push(of("-wrong"));
            wanted.extend(answers.iter().map(|answer| format!("learn-answer-{answer}")));
        }
    }
    wanted
}

#[test]
fn every_lesson_has_its_words_in_every_language() {
    let mut wanted: BTreeSet<String> = places().iter().flat_map(messages_of).collect();
    for game in GameId::ALL {
        let lessons = course(game).unwrap().lessons;
        wanted.extend(lessons.iter().map(|lesson| format!("learn-{game}-lesson-{}", lesson.id)));
    }
    for language in Language::ALL {
        let messages = Messages::new(language).unwrap();
        let lacking: Vec<&String> = wanted.iter().filter(|id| messages.text(id).is_err()).collect();
        assert!(lacking.is_empty(), "{language} lacks {lacking:?}");
    }
    for id in File::all().flat_map(|file| file.parameters(Language::English).unwrap().into_keys()) {
        let is_of_game = GameId::ALL.iter().any(|game| id.starts_with(&format!("learn-{game}-")));
        assert!(!is_of_game || wanted.contains(&id), "{id} is said in no lesson");
    }
}

#[test]
fn every_rules_page_has_its_words_and_diagrams() {
    let all = Language::ALL.map(|language| Messages::new(language).unwrap());
    for game in GameId::ALL {
        for section in rules(game).unwrap().sections {
            let mut wanted =
                vec![format!("rules-head-{}", section.id), format!("rules-{game}-{}", section.id)];
            for diagram in section.diagrams {
                let position = AnyPosition::parse(game, &diagram.position)
                    .unwrap_or_else(|error| panic!("{game} {} {}: {error}", section.id, diagram.id));
                let known = cells(&position);
                assert!(diagram.marks.iter().all(|mark| known.contains(mark)), "{game} {}", diagram.id);
                wanted.push(format!("rules-{game}-{}-{}", section.id, diagram.id));
            }
            for (messages, id) in all.iter().flat_map(|messages| wanted.iter().map(move |id| (messages, id)))
            {
                assert!(messages.text(id).is_ok(), "{} lacks {id}", messages.language());
            }
        }
    }
}

#[test]
fn names_of_lessons_and_steps_are_used_once() {
    for game in GameId::ALL {
        let lessons = course(game).unwrap().lessons;
        let names: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
        assert_eq!(names.len(), lessons.len());
        let steps: Vec<&str> =
            lessons.iter().flat_map(|lesson| &lesson.steps).map(|step| step.id.as_str()).collect();
        assert_eq!(steps.iter().collect::<BTreeSet<_>>().len(), steps.len(), "{game}");
        assert_eq!(lessons.first().map(|lesson| lesson.id.as_str()), Some("aim"));
        assert_eq!(lessons.last().map(|lesson| lesson.id.as_str()), Some("challenge"));
        assert!(lessons.iter().all(|lesson| lesson.steps[0].position.is_some()));
    }
}

#[test]
fn every_cell_that_is_named_exists() {
    for Place { game, step, position } in places() {
        let known = cells(&position);
        let mut named = step.marks.clone();
        if let Task::Tap { cells, wrong } = &step.task {
            assert!(!cells.is_empty());
            named.extend(cells.iter().chain(wrong.0.iter().flat_map(|(_, list)| list)).cloned());
            let wrong: Vec<&String> = wrong.0.iter().flat_map(|(_, list)| list).collect();
            assert!(wrong.iter().all(|cell| !cells.contains(cell)), "{game} {}", step.id);
        }
        let unknown: Vec<&String> = named.iter().filter(|name| !known.contains(*name)).collect();
        assert!(unknown.is_empty(), "{game} {}: {unknown:?}", step.id);
    }
}

#[test]
fn every_turn_that_is_asked_for_can_be_played() {
    for Place { game, step, position } in places() {
        let Task::Play(Play { turns: patterns, wrong, outcome, reply }) = &step.task else { continue };
        // Free spaces are left out of the turns below; a lesson that asks for one is played by hand.
        if patterns.iter().any(|pattern| pattern.starts_with('o')) {
            assert!(patterns.iter().all(|pattern| position.parse_action(pattern).is_ok()));
            continue;
        }
        let all = turns(&position);
        let name = format!("{game} {}", step.id);
        assert!(all.iter().any(|turn| is_right(&step.task, turn, position.to_move())), "{name}");
        assert!(!patterns.is_empty() || outcome.is_some(), "{name} asks for nothing");
        for pattern in patterns.iter().chain(wrong.0.iter().flat_map(|(_, list)| list)) {
            assert!(all.iter().any(|turn| matches(pattern, &turn.actions)), "{name}: {pattern}");
        }
        if patterns != &["*"] && outcome.is_none() {
            assert!(
                all.iter().any(|turn| !is_right(&step.task, turn, position.to_move())),
                "{name} is no task"
            );
        }
        assert!(reply.is_none() || all.len() > 1, "{name}");
    }
}

#[test]
fn every_question_has_its_answer_among_several() {
    for Place { step, .. } in places() {
        if let Task::Answer { answers, right } = &step.task {
            assert!(answers.len() > 1 && answers.contains(right), "{}", step.id);
        }
    }
}
