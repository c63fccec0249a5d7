//! The message files against the messages that this crate can say.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tessera_messages::{File, GAME, GAMES, Language};

use crate::games::MESSAGES;

/// The files with the messages of this crate; those of the games have others, too.
fn files() -> impl Iterator<Item = File> {
    iter::once(GAME).chain(GAMES)
}

/// Whether a message of a game's file is one of this crate.
fn is_of_view(message: &str) -> bool {
    !["ear-", "learn-", "rules-", "print-", "puzzles-", "settings-", "study-", "typing-"]
        .iter()
        .any(|other| message.starts_with(other))
}

/// The messages of the files with their parameters.
fn written(language: Language) -> impl Iterator<Item = (String, BTreeSet<String>)> {
    files().flat_map(move |file| file.parameters(language).unwrap())
}

/// The messages of this crate in a language, with the names of their parameters.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    written(language).filter(|(name, _)| is_of_view(name)).collect()
}

#[test]
fn every_message_has_its_text_in_every_language() {
    let known: BTreeMap<String, BTreeSet<String>> = MESSAGES
        .concat()
        .into_iter()
        .map(|(name, parameters)| {
            (name.replace('_', "-"), parameters.iter().map(|&name| name.to_owned()).collect())
        })
        .collect();
    for language in Language::ALL {
        let written = messages(language);
        let names = |messages: &BTreeMap<String, _>| messages.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(names(&written), names(&known), "{language}");
        for (name, parameters) in &known {
            assert_eq!(&written[name], parameters, "{language} {name}");
        }
    }
}

/// A message for the ear alone stands for one of this crate, with the same parameters.
#[test]
fn every_message_for_the_ear_stands_for_another() {
    for language in Language::ALL {
        let known = messages(language);
        for (key, parameters) in written(language) {
            let Some(name) = key.strip_prefix("ear-") else { continue };
            assert_eq!(known.get(name), Some(&parameters), "{language} {name}");
        }
    }
}

/// What a parameter can be.
fn values(message: &str, parameter: &str) -> Vec<FluentValue<'static>> {
    let texts: &[&str] = match parameter {
        "player" => &["first", "second"],
        "kind" if message.starts_with("slither-cell") => &["step", "jump", "dash"],
        "dies" => &["yes", "no"],
        "form" => &["does", "threatens", "otherwise"],
        "kind" if message == "slither-brief" => &["n", "e", "s", "w", "j", "t", "none"],
        "kind" if message.starts_with("slither") => &["n", "e", "s", "w", "j", "t"],
        "kind" => &["S", "A", "B", "C"],
        "direction" if message == "slither-said" || message == "slither-brief" => {
            &["n", "e", "s", "w", "none"]
        }
        "direction" if message.starts_with("slither") => &["n", "e", "s", "w"],
        "direction" if message.starts_with("xok") => &["e", "ne", "nw", "w", "sw", "se"],
        "direction" => &["right", "left", "up", "down"],
        "first" | "second"
            if message.starts_with("xok-cell")
                || message.starts_with("xok-heard")
                || message == "xok-said-shark" =>
        {
            &["e", "ne", "nw", "w", "sw", "se"]
        }
        "snake" if message == "slither-said" || message == "slither-brief" => &["1", "none"],
        "order" | "role" => &["wise", "mad"],
        "wall" | "free" | "dead" | "one" | "two" => &["none", "2"],
        "symbol" => &["X", "O"],
        "snake" => &["1", "2"],
        "game" => &["Xok"],
        "count" | "sharks" => return [0, 1, 2, 5, 22].map(FluentValue::from).to_vec(),
        "level" | "low" | "high" | "sum" | "own" | "was" | "size" | "column" | "tiles" => {
            return vec![FluentValue::from(3)];
        }
        _ => &["d4"],
    };
    texts.iter().map(|&text| FluentValue::from(text)).collect()
}

/// Every way to fill in the parameters of a message.
fn fillings(message: &str, parameters: &[&'static str]) -> Vec<FluentArgs<'static>> {
    type Filling = Vec<(&'static str, FluentValue<'static>)>;
    let mut all: Vec<Filling> = vec![Vec::new()];
    for &parameter in parameters {
        let more = |filling: Filling| {
            let with = move |value| [filling.clone(), vec![(parameter, value)]].concat();
            values(message, parameter).into_iter().map(with)
        };
        all = all.into_iter().flat_map(more).collect();
    }
    all.into_iter().map(|filling| filling.into_iter().collect()).collect()
}

#[test]
fn every_message_is_a_clean_sentence_whatever_it_tells_of() {
    for language in Language::ALL {
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        for file in files() {
            bundle.add_resource(FluentResource::try_new(file.text(language).to_owned()).unwrap()).unwrap();
        }
        for (name, parameters) in MESSAGES.concat() {
            let name = name.replace('_', "-");
            let pattern = bundle.get_message(&name).unwrap().value().unwrap();
            for filling in fillings(&name, parameters) {
                let mut errors = Vec::new();
                let said = bundle.format_pattern(pattern, Some(&filling), &mut errors);
                assert!(errors.is_empty(), "{language} {name}: {errors:?}");
                assert_eq!(said, said.trim(), "{language} {name}");
                let dirt = ["  ", "{", "\n", " ,", " .", " ;", " :", "::", ".."];
                // Polish and Czech set a space on both sides of the colon of a score.
                let scored =
                    if language == Language::English { said } else { said.replace(" : ", ":").into() };
                assert!(!dirt.iter().any(|dirt| scored.contains(dirt)), "{language} {name}: {scored}");
            }
        }
    }
}
