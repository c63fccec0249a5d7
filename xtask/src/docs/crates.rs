//! The crates of the workspace and their dependencies on each other, from `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::Value;

use crate::run::{cargo, root};

/// A crate of the workspace. Crates are named by their folders, such as `crates/xok`.
#[derive(Debug, Default)]
pub(super) struct Crate {
    /// Dependencies of the default build.
    pub(super) normal: BTreeSet<String>,
    /// Further dependencies, each with the features that turn it on.
    pub(super) optional: BTreeMap<String, BTreeSet<String>>,
    /// Dependencies of its tests.
    pub(super) dev: BTreeSet<String>,
}

impl Crate {
    /// Every dependency of its code, in any build.
    pub(super) fn all(&self) -> impl Iterator<Item = &String> {
        self.normal.iter().chain(self.optional.keys())
    }
}

/// The crates of the workspace, by folder.
pub(super) fn crates() -> BTreeMap<String, Crate> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps", "--offline"]).output();
    let output = output.expect("cargo can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    let packages = list(&metadata["packages"]);
    let folders: BTreeMap<&str, String> =
        packages.iter().map(|package| (text(&package["name"]), folder(package))).collect();
    packages.iter().map(|package| (folder(package), read(package, &folders))).collect()
}

fn read(package: &Value, folders: &BTreeMap<&str, String>) -> Crate {
    let mut read = Crate::default();
    for dependency in list(&package["dependencies"]) {
        let Some(folder) = folders.get(text(&dependency["name"])) else { continue };
        match dependency["kind"].as_str() {
            Some("dev") => drop(read.dev.insert(folder.clone())),
            _ if dependency["optional"] == true => {
                let features = features_with(package, text(&dependency["name"]));
                read.optional.insert(folder.clone(), features);
            }
            _ => drop(read.normal.insert(folder.clone())),
        }
    }
    let defaults = defaults(package);
    for (folder, features) in &read.optional {
        if !features.is_disjoint(&defaults) {
            read.normal.insert(folder.clone());
        }
    }
    read
}

/// The features of a package that turn on an optional dependency.
fn features_with(package: &Value, dependency: &str) -> BTreeSet<String> {
    let features = package["features"].as_object().expect("a package has features");
    let turns_on = |feature: &&String| {
        list(&features[*feature]).iter().any(|part| text(part) == format!("dep:{dependency}"))
    };
    features.keys().filter(turns_on).cloned().collect()
}

/// The default features of a package, directly or through other features.
fn defaults(package: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec!["default"];
    while let Some(feature) = open.pop() {
        let parts = package["features"][feature].as_array().into_iter().flatten();
        open.extend(parts.map(text).filter(|part| found.insert((*part).to_owned())));
    }
    found
}

fn folder(package: &Value) -> String {
    let manifest = Path::new(text(&package["manifest_path"]));
    let folder = manifest.parent().expect("a manifest lies in a folder");
    folder.strip_prefix(root()).expect("a crate lies in the repository").to_string_lossy().into_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list in cargo's metadata")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text in cargo's metadata")
}
