//! Writes the line of play of each solved board into the list: `cargo run --release -p tessera-proofs --example lines FOLDER`.
//! FOLDER has the certificates, as `tessera prove --all` writes them. A board without a file there stays as it is.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use tessera_proofs::{VerifyOptions, boards, expanded, sha256, verify};

fn main() -> Result<(), Box<dyn Error>> {
    let folder: PathBuf = env::args_os().nth(1).ok_or("which folder of certificates?")?.into();
    let mut list = String::new();
    for mut board in boards()? {
        let path = folder.join(format!("{}.gz", board.name));
        if let Ok(bytes) = fs::read(&path) {
            if sha256(&bytes) != board.sha256 {
                return Err(format!("{} is not the certificate of the list", path.display()).into());
            }
            let report = verify(&expanded(bytes)?, &VerifyOptions::default(), &mut |_, _| ())?;
            println!("{}: {}", board.name, report.line.join(" "));
            board.line = report.line;
        }
        list.push_str(&serde_json::to_string(&board)?);
        list.push('\n');
    }
    fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/boards.jsonl"), list)?;
    Ok(())
}
