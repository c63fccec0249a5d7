//! The page's messages as TypeScript: the list of their files, and a type with the parameters of each message.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::{File, Language, MessageError};

const HEAD: &str = "// Made by `cargo xtask types` from crates/messages/en: do not edit.\n";

/// The text of `web/src/app/messageKeys.ts`.
pub fn typescript() -> Result<String, MessageError> {
    let mut text = HEAD.to_owned();
    list(&mut text, "The languages.", "LANGUAGES", Language::ALL.map(Language::code));
    list(&mut text, "The common files that the page loads.", "ON_PAGE", File::ON_PAGE.map(File::name));
    list(
        &mut text,
        "The common files that the page does not load.",
        "OFF_PAGE",
        File::OFF_PAGE.map(File::name),
    );
    text += "\n/** The parameters of each message that the page can show. */\nexport type Messages = {\n";
    for (key, parameters) in on_page()? {
        let names: Vec<String> = parameters.iter().map(|name| format!("'{name}'")).collect();
        let names = if names.is_empty() { "never".to_owned() } else { names.join(" | ") };
        let _ = writeln!(text, "  '{key}': {names};");
    }
    text += "};\n";
    Ok(text)
}

fn list<const N: usize>(text: &mut String, says: &str, name: &str, items: [&str; N]) {
    let items = items.map(|item| format!("'{item}'")).join(", ");
    let _ = write!(text, "\n/** {says} */\nexport const {name} = [{items}] as const;\n");
}

fn on_page() -> Result<BTreeMap<String, BTreeSet<String>>, MessageError> {
    let mut found = BTreeMap::new();
    for file in File::all() {
        let messages = file.parameters(Language::English)?;
        found.extend(messages.into_iter().filter(|(key, _)| File::ON_PAGE.contains(&file.part(key))));
    }
    Ok(found)
}
