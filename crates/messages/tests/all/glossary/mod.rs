//! The texts keep to docs/glossary.md: no message uses a word that the glossary or the style of its language rules out.

mod engineers;
mod table;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use table::{CZECH, ENGLISH, Not, POLISH};
use tessera_messages::{File, Language};

/// Stands for a parameter, so that the text around it stays apart.
const GAP: char = '¤';

/// The texts of a pattern: its own, and those of the variants inside it.
fn texts(pattern: &Pattern<&str>, found: &mut Vec<String>) {
    let mut own = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => own.push_str(value),
            PatternElement::Placeable { expression } => placed(expression, &mut own, found),
        }
    }
    found.push(own.to_lowercase());
}

fn placed(expression: &Expression<&str>, own: &mut String, found: &mut Vec<String>) {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => own.push_str(value),
        Expression::Inline(_) => own.push(GAP),
        Expression::Select { variants, .. } => {
            own.push(GAP);
            for variant in variants {
                texts(&variant.value, found);
            }
        }
    }
}

/// Whether a word fits one of a phrase: `_` is any word, and `*` at either end is any beginning or ending.
fn fits(word: &str, wanted: &str) -> bool {
    match (wanted.strip_prefix('*'), wanted.strip_suffix('*')) {
        _ if wanted == "_" => true,
        (Some(ending), _) => word.ends_with(ending),
        (_, Some(beginning)) => word.starts_with(beginning),
        _ => word == wanted,
    }
}

/// Whether a text in small letters has a phrase. A phrase without letters is sought as it stands.
fn has(text: &str, phrase: &str) -> bool {
    if !phrase.chars().any(char::is_alphanumeric) {
        return text.contains(phrase);
    }
    let part = |sign: char| sign.is_alphanumeric() || sign == '°' || sign == GAP;
    let words: Vec<&str> = text.split(|sign| !part(sign)).filter(|word| !word.is_empty()).collect();
    let wanted: Vec<&str> = phrase.split(' ').collect();
    words.windows(wanted.len()).any(|some| some.iter().zip(&wanted).all(|(word, want)| fits(word, want)))
}

/// What is wrong with the messages of a file: message, phrase, what to write instead.
fn faults(text: &str, table: &[Not]) -> Vec<String> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut faults = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let mut found = Vec::new();
        message.value.iter().for_each(|value| texts(value, &mut found));
        message.attributes.iter().for_each(|attribute| texts(&attribute.value, &mut found));
        for not in table.iter().filter(|not| not.concerns(id)) {
            for phrase in not.phrases.iter().filter(|phrase| found.iter().any(|text| has(text, phrase))) {
                faults.push(format!("{id}: “{phrase}”, say: {}", not.instead));
            }
        }
    }
    faults
}

#[test]
fn no_message_uses_a_word_that_the_glossary_rules_out() {
    let mut faulty = Vec::new();
    for (language, table) in
        [(Language::English, ENGLISH), (Language::Polish, POLISH), (Language::Czech, CZECH)]
    {
        for file in File::all() {
            for fault in faults(file.text(language), table) {
                faulty.push(format!("{language}/{}.ftl, {fault}", file.name()));
            }
        }
    }
    assert!(faulty.is_empty(), "{}", faulty.join("\n"));
}

#[test]
fn the_test_itself_finds_words_endings_and_typography() {
    let table = &[
        Not::word("space", &["cell", "draw _ wall", "wal*", "*ing", " …", "60°"]),
        Not::word("supply", &["stock"]).except(&["trexo"]),
        Not::word("jump over", &["pass*"]).only(&["yoxii"]),
    ];
    let found = |text: &str| faults(text, table).len();
    assert_eq!(found("a = Tap a cell."), 1);
    assert_eq!(found("a = Cells are cellular."), 0);
    assert_eq!(found("a = You may draw one wall."), 2);
    assert_eq!(found("a = { $count } walls"), 1);
    assert_eq!(found("a = { $n ->\n    [one] A Cell\n   *[other] spaces …\n}"), 2);
    assert_eq!(found("a = pointing at the 60° shark"), 2);
    assert_eq!(found("a = the stock"), 1);
    assert_eq!(found("rules-trexo-a = the stock"), 0);
    assert_eq!(found("a = You pass."), 0);
    assert_eq!(found("yoxii-a = It passes a stone."), 1);
    assert_eq!(faults("a = A cell", table), ["a: “cell”, say: space"]);
}
