//! Writes the JavaScript round the browser module: `bindgen <module.wasm> <folder> <name>`.

use std::env;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = env::args().skip(1);
    let module = arguments.next().context("which module?")?;
    let folder = arguments.next().context("into which folder?")?;
    let name = arguments.next().context("under which name?")?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(&name).web(true)?.typescript(true);
    // A module that broke is made anew by `__wbg_reset_state`.
    bindgen.reset_state_function(true);
    // Names of functions are for debuggers: the page does not load them.
    bindgen.remove_name_section(true).remove_producers_section(true).generate(folder)
}
