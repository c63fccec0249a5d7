//! Prints the JSON Schema of what `--json` prints: `cargo xtask types` writes it to `docs/json.schema.json`.

mod outputs;

fn main() -> serde_json::Result<()> {
    println!("{}", serde_json::to_string_pretty(&outputs::schema())?);
    Ok(())
}
