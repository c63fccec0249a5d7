//! Lists the explorer files in `data`, so that the library carries them.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let data = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("data");
    println!("cargo::rerun-if-changed={}", data.display());
    let mut paths = fs::read_dir(&data)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    let entry = |path: &std::path::PathBuf| {
        let name = path.file_stem()?.to_str()?;
        Some(format!("    ({name:?}, include_str!({:?})),", path.to_str()?))
    };
    let entries: Vec<String> = paths.iter().filter_map(entry).collect();
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("files.rs");
    fs::write(out, format!("&[\n{}\n]\n", entries.join("\n")))
}
