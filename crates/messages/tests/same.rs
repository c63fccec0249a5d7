//! Every language has the same files, the same messages, and the same parameters in each.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser;
use tessera_messages::{File, Language};

/// The parameters of each message; attributes are `message.attribute`.
type Parameters = BTreeMap<String, BTreeSet<String>>;

fn parameters(text: &str) -> Parameters {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = Parameters::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            note_message(&message, &mut found);
        }
    }
    found
}

fn note_message(message: &Message<&str>, found: &mut Parameters) {
    let id = message.id.name.to_owned();
    for attribute in &message.attributes {
        let names = found.entry(format!("{id}.{}", attribute.id.name)).or_default();
        note_pattern(&attribute.value, names);
    }
    if let Some(value) = &message.value {
        assert!(!found.contains_key(&id), "{id} is defined twice");
        note_pattern(value, found.entry(id).or_default());
    }
}

fn note_pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            note_expression(expression, names);
        }
    }
}

fn note_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => note_inline(inline, names),
        Expression::Select { selector, variants } => {
            note_inline(selector, names);
            for variant in variants {
                note_pattern(&variant.value, names);
            }
        }
    }
}

fn note_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => note_expression(expression, names),
        InlineExpression::FunctionReference { arguments, .. } => note_arguments(arguments, names),
        _ => {}
    }
}

fn note_arguments(arguments: &CallArguments<&str>, names: &mut BTreeSet<String>) {
    for argument in &arguments.positional {
        note_inline(argument, names);
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_parameters() {
    for file in File::all() {
        let english = parameters(file.text(Language::English));
        assert!(!english.is_empty(), "{} is empty", file.name());
        for language in [Language::Polish, Language::Czech] {
            let others = parameters(file.text(language));
            let lacking: Vec<_> = english.keys().filter(|id| !others.contains_key(*id)).collect();
            let surplus: Vec<_> = others.keys().filter(|id| !english.contains_key(*id)).collect();
            assert!(lacking.is_empty(), "{language}/{}.ftl lacks {lacking:?}", file.name());
            assert!(surplus.is_empty(), "{language}/{}.ftl alone has {surplus:?}", file.name());
            for (id, names) in &english {
                assert_eq!(&others[id], names, "the parameters of {id} in {language}");
            }
        }
    }
}

#[test]
fn no_message_is_in_two_files() {
    let mut seen = BTreeMap::new();
    for file in File::all() {
        for id in parameters(file.text(Language::English)).into_keys() {
            if let Some(other) = seen.insert(id.clone(), file.name()) {
                panic!("{id} is in {other}.ftl and in {}.ftl", file.name());
            }
        }
    }
}

#[test]
fn every_file_of_every_language_is_listed() {
    let mut listed: Vec<String> = File::all().map(|file| format!("{}.ftl", file.name())).collect();
    listed.sort();
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(language.code());
        let mut found: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        found.sort();
        assert_eq!(found, listed, "in {language}");
    }
}
