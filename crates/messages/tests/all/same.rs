//! Every language has the same files, the same messages, and the same parameters in each.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tessera_messages::{File, Language};

#[test]
fn every_language_has_the_same_messages_with_the_same_parameters() {
    for file in File::all() {
        let english = file.parameters(Language::English).unwrap();
        assert!(!english.is_empty(), "{} is empty", file.name());
        for language in [Language::Polish, Language::Czech] {
            let others = file.parameters(language).unwrap();
            let lacking: Vec<_> = english.keys().filter(|id| !others.contains_key(*id)).collect();
            let surplus: Vec<_> = others.keys().filter(|id| !english.contains_key(*id)).collect();
            assert!(lacking.is_empty(), "{language}/{}.ftl lacks {lacking:?}", file.name());
            assert!(surplus.is_empty(), "{language}/{}.ftl alone has {surplus:?}", file.name());
            for (id, names) in &english {
                assert_eq!(&others[id], names, "the parameters of {id} in {language}");
            }
        }
    }
}

#[test]
fn no_message_is_in_two_files() {
    let mut seen = BTreeMap::new();
    for file in File::all() {
        for id in file.parameters(Language::English).unwrap().into_keys() {
            if let Some(other) = seen.insert(id.clone(), file.name()) {
                panic!("{id} is in {other}.ftl and in {}.ftl", file.name());
            }
        }
    }
}

#[test]
fn every_file_of_every_language_is_listed() {
    let mut listed: Vec<String> = File::all().map(|file| format!("{}.ftl", file.name())).collect();
    listed.sort();
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(language.code());
        let mut found: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        found.sort();
        assert_eq!(found, listed, "in {language}");
    }
}
