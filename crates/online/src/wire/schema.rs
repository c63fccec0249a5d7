//! The JSON Schema of the messages, and whether a message follows it.

use std::collections::BTreeSet;

use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::{
    ClientMessage, CreateGame, ErrorAnswer, GameCreated, GameInfo, JoinGame, Online, Seated, ServerMessage,
};

/// The JSON Schema of all messages: each has its definition, by the name of its type here. It is
/// `docs/online.schema.json`.
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.subschema_for::<ClientMessage>();
    generator.subschema_for::<ServerMessage>();
    generator.subschema_for::<CreateGame>();
    generator.subschema_for::<GameCreated>();
    generator.subschema_for::<JoinGame>();
    generator.subschema_for::<Seated>();
    generator.subschema_for::<GameInfo>();
    generator.subschema_for::<ErrorAnswer>();
    generator.subschema_for::<Online>();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of Tessera online",
        "description": "What passes between a page and a server. Times are milliseconds.",
        "anyOf": [
            { "$ref": "#/$defs/ClientMessage" },
            { "$ref": "#/$defs/ServerMessage" },
        ],
        "$defs": generator.take_definitions(true),
    })
}

/// Says whether a message follows its definition in a [`schema`], and if not, why. For tests: it knows the parts of JSON
/// Schema that the schema uses, and refuses to check anything else.
pub fn follows(schema: &Value, definition: &str, message: &Value) -> Result<(), String> {
    let Some(own) = schema["$defs"].get(definition) else {
        return Err(format!("there is no definition {definition}"));
    };
    Check { root: schema }.value(own, message).map(|_| ())
}

struct Check<'a> {
    root: &'a Value,
}

/// The properties of an object that a schema has looked at.
type Names = BTreeSet<String>;

impl Check<'_> {
    fn value(&self, schema: &Value, value: &Value) -> Result<Names, String> {
        let Some(schema) = schema.as_object() else { return Err(format!("{schema} is not a schema")) };
        let mut names = Names::new();
        for (keyword, rule) in schema {
            match keyword.as_str() {
                "$ref" => names.extend(self.reference(rule, value)?),
                "oneOf" | "anyOf" => names.extend(self.choice(keyword, rule, value)?),
                "properties" => names.extend(self.properties(rule, value)?),
                "items" => self.items(rule, value)?,
                _ => simple(keyword, rule, value)?,
            }
        }
        let closed = ["additionalProperties", "unevaluatedProperties"];
        if closed.iter().any(|keyword| schema.contains_key(*keyword))
            && let Some(unknown) =
                object(value).and_then(|object| object.keys().find(|name| !names.contains(*name)))
        {
            return Err(format!("{unknown} is unknown"));
        }
        Ok(names)
    }

    fn reference(&self, place: &Value, value: &Value) -> Result<Names, String> {
        let place = place.as_str().unwrap_or_default();
        let target = self.root.pointer(place.trim_start_matches('#'));
        self.value(target.ok_or_else(|| format!("there is no {place}"))?, value)
    }

    fn choice(&self, keyword: &str, branches: &Value, value: &Value) -> Result<Names, String> {
        let branches = branches.as_array().into_iter().flatten();
        let (fitting, errors): (Vec<_>, Vec<_>) =
            branches.map(|branch| self.value(branch, value)).partition(Result::is_ok);
        match fitting.into_iter().flatten().collect::<Vec<_>>().as_slice() {
            [names] => Ok(names.clone()),
            [names, ..] if keyword == "anyOf" => Ok(names.clone()),
            [] => Err(errors.into_iter().filter_map(Result::err).collect::<Vec<_>>().join(", or ")),
            _ => Err(format!("{value} fits more than one definition")),
        }
    }

    fn properties(&self, properties: &Value, value: &Value) -> Result<Names, String> {
        let known = properties.as_object().into_iter().flatten();
        for (name, schema) in known {
            if let Some(own) = value.get(name) {
                self.value(schema, own).map_err(|error| format!("{name}: {error}"))?;
            }
        }
        Ok(object(properties).map(|known| known.keys().cloned().collect()).unwrap_or_default())
    }

    fn items(&self, schema: &Value, value: &Value) -> Result<(), String> {
        value.as_array().into_iter().flatten().try_for_each(|item| self.value(schema, item).map(|_| ()))
    }
}

fn object(value: &Value) -> Option<&Map<String, Value>> {
    value.as_object()
}

/// The rules that need no other schema. What is said of another type of value does not concern this one.
fn simple(keyword: &str, rule: &Value, value: &Value) -> Result<(), String> {
    let number = |value: &Value| value.as_i64().map(i128::from).or(value.as_u64().map(i128::from));
    let length = value.as_array().map(|items| Some(items.len() as i128));
    let bound = number(rule);
    let fits = match keyword {
        "$schema" | "title" | "description" | "format" | "default" => true,
        "const" => value == rule,
        "enum" => rule.as_array().is_some_and(|values| values.contains(value)),
        "type" => match rule {
            Value::Array(types) => types.iter().any(|name| is_of_type(value, name)),
            name => is_of_type(value, name),
        },
        "required" => {
            let names = rule.as_array().into_iter().flatten().filter_map(Value::as_str);
            object(value).is_none_or(|object| names.into_iter().all(|name| object.contains_key(name)))
        }
        "additionalProperties" | "unevaluatedProperties" => rule == &Value::Bool(false),
        "minimum" => number(value).is_none_or(|number| Some(number) >= bound),
        "maximum" => number(value).is_none_or(|number| Some(number) <= bound),
        "minItems" => length.is_none_or(|length| length >= bound),
        "maxItems" => length.is_none_or(|length| length <= bound),
        "pattern" => value.as_str().is_none_or(|text| matches(text, rule.as_str().unwrap_or_default())),
        _ => return Err(format!("{keyword} cannot be checked")),
    };
    if fits { Ok(()) } else { Err(format!("{value} does not follow {keyword} {rule}")) }
}

fn is_of_type(value: &Value, name: &Value) -> bool {
    match name.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("string") => value.is_string(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        _ => false,
    }
}

/// Whether a text matches a pattern of the one kind that we use: `^[a-z0-9_-]{8,64}$`.
fn matches(text: &str, pattern: &str) -> bool {
    let parts = pattern
        .strip_prefix("^[")
        .and_then(|pattern| pattern.strip_suffix("}$"))
        .and_then(|pattern| pattern.split_once("]{"));
    let Some((class, counts)) = parts else { return false };
    let (least, most) = counts.split_once(',').unwrap_or((counts, counts));
    let (Ok(least), Ok(most)) = (least.parse::<usize>(), most.parse::<usize>()) else { return false };
    let class: Vec<char> = class.chars().collect();
    (least..=most).contains(&text.chars().count()) && text.chars().all(|character| is_in(character, &class))
}

/// Whether a character is in a class such as `A-Za-z_-`, in which a hyphen at the end stands for itself.
fn is_in(character: char, class: &[char]) -> bool {
    match class {
        [from, '-', to, rest @ ..] => (*from..=*to).contains(&character) || is_in(character, rest),
        [one, rest @ ..] => *one == character || is_in(character, rest),
        [] => false,
    }
}
