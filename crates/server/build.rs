//! Lists the files of the page in `web/dist`, so that the program carries them. Without them the program is built as
//! well, and says how to build the page.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web");
    let page = web.join("dist");
    // A path that does not exist would count as changed for ever: its parent is watched until it is there.
    let watched = [&page, &web].into_iter().find(|path| path.is_dir());
    println!("cargo::rerun-if-changed={}", watched.map_or(Path::new("build.rs"), |path| path).display());

    let mut files = Vec::new();
    if page.is_dir() {
        collect(&page, &mut files)?;
    }
    files.sort();
    // This one is for us alone: which browser modules the page has.
    let kind_file = page.join("kind.txt");
    files.retain(|file| *file != kind_file);
    let kind = match fs::read_to_string(&kind_file) {
        _ if files.is_empty() => "None",
        Ok(kind) if kind == "small" => "Small",
        _ => "Quick",
    };
    // Copies, so that the compiler still finds them when the page is built anew meanwhile.
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    let mut entries = Vec::new();
    for (number, file) in files.iter().enumerate() {
        let copy = out.join(number.to_string());
        fs::write(&copy, fs::read(file)?)?;
        let name = file.strip_prefix(&page).expect("found below it").to_string_lossy().replace('\\', "/");
        entries.push(format!("    ({name:?}, include_bytes!({:?})),", copy.display().to_string()));
    }
    fs::write(out.join("kind.rs"), format!("PageKind::{kind}"))?;
    fs::write(out.join("files.rs"), format!("&[\n{}\n]\n", entries.join("\n")))
}

/// All files below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
