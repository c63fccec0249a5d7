//! Prints the JSON Schema of the messages: `cargo xtask types` writes it to `docs/online.schema.json`.

fn main() {
    println!("{:#}", tessera_online::wire::schema());
}
