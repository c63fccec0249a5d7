//! The keys of a file's messages, and the parameters of each.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::{File, Language, MessageError};

/// The parameters of each message, by its key. The key of an attribute is `message.attribute`.
pub type Parameters = BTreeMap<String, BTreeSet<String>>;

impl File {
    /// The messages of this file with their parameters. A file that is not Fluent or has a key twice is an error.
    pub fn parameters(self, language: Language) -> Result<Parameters, MessageError> {
        let unreadable = |_| MessageError { language, message: None };
        let resource = parser::parse(self.text(language)).map_err(unreadable)?;
        let mut found = Parameters::new();
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                for (key, names) in of_message(&message) {
                    if found.insert(key.clone(), names).is_some() {
                        return Err(MessageError { language, message: Some(key) });
                    }
                }
            }
        }
        Ok(found)
    }
}

fn of_message(message: &Message<&str>) -> impl Iterator<Item = (String, BTreeSet<String>)> {
    let id = message.id.name;
    let value = message.value.iter().map(move |value| (id.to_owned(), value));
    let attributes = message.attributes.iter();
    let attributes = attributes.map(move |one| (format!("{id}.{}", one.id.name), &one.value));
    value.chain(attributes).map(|(key, pattern)| {
        let mut names = BTreeSet::new();
        note_pattern(pattern, &mut names);
        (key, names)
    })
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
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                note_inline(argument, names);
            }
        }
        _ => {}
    }
}
