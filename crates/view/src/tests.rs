//! The message files against the messages that this crate can say.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::games::MESSAGES;

const FILES: [(&str, &str); 3] = [
    ("en", include_str!("../../../messages/en/game.ftl")),
    ("pl", include_str!("../../../messages/pl/game.ftl")),
    ("cs", include_str!("../../../messages/cs/game.ftl")),
];

/// The names of the parameters of a pattern.
fn parameters(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, found);
        }
    }
}

fn of_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, found),
        Expression::Select { selector, variants } => {
            of_inline(selector, found);
            for variant in variants {
                parameters(&variant.value, found);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        _ => {}
    }
}

/// The messages of a file with the names of their parameters.
fn messages(text: &'static str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut found = BTreeSet::new();
            parameters(message.value.as_ref().expect("a value"), &mut found);
            let earlier = messages.insert(message.id.name.to_owned(), found);
            assert_eq!(earlier, None, "{} twice", message.id.name);
        }
    }
    messages
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
    for (language, text) in FILES {
        let written = messages(text);
        let names = |messages: &BTreeMap<String, _>| messages.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(names(&written), names(&known), "{language}");
        for (name, parameters) in &known {
            assert_eq!(&written[name], parameters, "{language} {name}");
        }
    }
}

/// What a parameter can be.
fn values(message: &str, parameter: &str) -> Vec<FluentValue<'static>> {
    let texts: &[&str] = match parameter {
        "player" => &["first", "second"],
        "kind" if message.starts_with("slither") => &["n", "e", "s", "w", "j", "t"],
        "kind" => &["S", "A", "B", "C"],
        "direction" if message == "slither-said" => &["n", "e", "s", "w", "none"],
        "direction" if message.starts_with("slither") => &["n", "e", "s", "w"],
        "direction" if message.starts_with("xok") => &["e", "ne", "nw", "w", "sw", "se"],
        "direction" => &["right", "left", "up", "down"],
        "first" | "second" if message.starts_with("xok-cell") => &["e", "ne", "nw", "w", "sw", "se"],
        "snake" if message == "slither-said" => &["1", "none"],
        "order" => &["wise", "mad"],
        "wall" | "free" | "dead" => &["none", "2"],
        "symbol" => &["X", "O"],
        "snake" => &["1", "2"],
        "game" => &["Xok"],
        "count" | "sharks" => return [0, 1, 2, 5, 22].map(FluentValue::from).to_vec(),
        "level" | "low" | "high" | "sum" | "own" | "column" | "tiles" => return vec![FluentValue::from(3)],
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
    for (language, text) in FILES {
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new(text.to_owned()).unwrap()).unwrap();
        for (name, parameters) in MESSAGES.concat() {
            let name = name.replace('_', "-");
            let pattern = bundle.get_message(&name).unwrap().value().unwrap();
            for filling in fillings(&name, parameters) {
                let mut errors = Vec::new();
                let said = bundle.format_pattern(pattern, Some(&filling), &mut errors);
                assert!(errors.is_empty(), "{language} {name}: {errors:?}");
                assert_eq!(said, said.trim(), "{language} {name}");
                let dirt = ["  ", "{", "\n", " ,", " .", " ;", " :", "::", ".."];
                assert!(!dirt.iter().any(|dirt| said.contains(dirt)), "{language} {name}: {said}");
            }
        }
    }
}
