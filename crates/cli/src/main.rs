//! The `tessera` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    tessera_cli::main()
}
