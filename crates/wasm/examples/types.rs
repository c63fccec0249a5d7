//! Prints the TypeScript types of the page: `cargo xtask types` writes them to `web/src/core/types.ts`.

fn main() {
    print!("{}", tessera_wasm::typescript());
}
