//! The JSON Schema of the messages, and whether a message follows it.

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

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

/// Says whether a message follows its definition in a [`schema`], and if not, why.
pub fn follows(schema: &Value, definition: &str, message: &Value) -> Result<(), String> {
    let own = json!({
        "$schema": schema["$schema"],
        "$ref": format!("#/$defs/{definition}"),
        "$defs": schema["$defs"],
    });
    let validator = jsonschema::validator_for(&own).map_err(|error| error.to_string())?;
    validator.validate(message).map_err(|error| error.to_string())
}
