//! The crates that can be published: packed, unpacked and built as their users get them.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use anyhow::{Context, Result, ensure};

use crate::run::{cargo, root, run};

/// Packs every crate that can be published and builds it from its package alone.
pub(crate) fn check() -> Result<()> {
    // Offline: the tests have downloaded everything. Dirty: tests also run before a commit.
    let mut package = cargo(&["package", "--offline", "--allow-dirty", "--quiet"]);
    let names = published()?;
    for name in &names {
        package.args(["--package", name]);
    }
    if let Some(home) = cargo_home() {
        forget_unpacked(&home.join("registry/src"), &names)?;
    }
    run(&mut package)
}

/// Cargo's folder of downloads.
fn cargo_home() -> Option<PathBuf> {
    env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")))
}

/// Removes our crates from the folders into which cargo has unpacked them. Their version rarely changes, so cargo would take
/// an old package of the same version for the new one. Cargo names the folder of a registry without a host `-HASH`.
fn forget_unpacked(sources: &Path, names: &[String]) -> Result<()> {
    for registry in folders(sources)? {
        if !file_name(&registry).starts_with('-') {
            continue;
        }
        for package in folders(&registry)? {
            let ours = |name: &String| {
                let version = file_name(&package).strip_prefix(name)?.strip_prefix('-')?;
                version.starts_with(|first: char| first.is_ascii_digit()).then_some(())
            };
            if names.iter().any(|name| ours(name).is_some()) {
                fs::remove_dir_all(&package)?;
            }
        }
    }
    Ok(())
}

/// The folders in a folder; none if it does not exist.
fn folders(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.with_context(|| format!("{} cannot be read", folder.display()))?,
    };
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    Ok(paths.into_iter().filter(|path| path.is_dir()).collect())
}

fn file_name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}

/// The names of the packages whose manifest allows publishing.
fn published() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for folder in fs::read_dir(root().join("crates"))? {
        let manifest = folder?.path().join("Cargo.toml");
        let text = fs::read_to_string(&manifest)
            .with_context(|| format!("{} cannot be read", manifest.display()))?;
        if text.lines().any(|line| line == "publish = true") {
            let name = text.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
            names.push(name.with_context(|| format!("{} has no name", manifest.display()))?.to_owned());
        }
    }
    ensure!(!names.is_empty(), "no crate can be published");
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use super::{forget_unpacked, published};

    #[test]
    fn only_our_own_unpacked_crates_are_forgotten() {
        let sources = env::temp_dir().join(format!("tessera-unpacked-{}", process::id()));
        let kept = ["-0123/tessera-games-python-0.1.0", "-0123/serde-1.0.0", "index-45/tessera-games-0.1.0"];
        let forgotten = ["-0123/tessera-games-0.1.0", "-67/tessera-games-0.2.0"];
        for folder in kept.iter().chain(&forgotten) {
            fs::create_dir_all(sources.join(folder)).unwrap();
        }
        forget_unpacked(&sources, &["tessera-games".into()]).unwrap();
        assert!(kept.iter().all(|folder| sources.join(folder).exists()));
        assert!(!forgotten.iter().any(|folder| sources.join(folder).exists()));
        fs::remove_dir_all(&sources).unwrap();
        forget_unpacked(&sources, &["tessera-games".into()]).unwrap();
    }

    #[test]
    fn only_the_facade_and_what_it_needs_can_be_published() {
        assert_eq!(
            published().unwrap(),
            [
                "tessera-board-games",
                "tessera-draw",
                "tessera-game",
                "tessera-games",
                "tessera-messages",
                "tessera-players",
                "tessera-record",
                "tessera-search",
                "tessera-slither-stone",
                "tessera-trexo",
                "tessera-xok",
                "tessera-yoxii",
            ]
        );
    }
}
