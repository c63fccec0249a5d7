//! Prints the keys of the page's messages: `cargo xtask types` writes them to `web/src/app/messageKeys.ts`.

fn main() -> Result<(), tessera_messages::MessageError> {
    print!("{}", tessera_messages::typescript()?);
    Ok(())
}
