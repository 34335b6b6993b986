//! Checks that the files in `docs/architecture.md` exist and have the names that it says are in them.

use std::fs;

use super::contributing::is_path;
use super::documents::{code_and_prose, document, ending_with, files, names, rows};
use crate::root;

const PAGE: &str = "docs/architecture.md";

/// Returns whether a text between backticks is a file, a folder or a crate.
fn is_in_the_tree(name: &str) -> bool {
    is_path(name) || name.starts_with("colloquy-")
}

#[test]
fn every_path_exists() {
    let all = files(&root());
    let (_, prose) = code_and_prose(&document(PAGE));
    let paths: Vec<String> =
        names(&prose.replace('\n', " ")).into_iter().filter(|text| is_path(text)).collect();
    assert!(paths.len() > 100, "{paths:?}");
    for path in paths {
        assert!(!ending_with(&all, &path).is_empty(), "{PAGE} names {path}, which does not exist");
    }
}

#[test]
fn every_name_beside_a_path_is_in_that_file() {
    let all = files(&root());
    for row in rows(&document(PAGE), "Where to find a behaviour") {
        let (paths, others): (Vec<String>, Vec<String>) =
            row.iter().flat_map(|cell| names(cell)).partition(|name| is_in_the_tree(name));
        let found = paths.iter().flat_map(|path| ending_with(&all, path));
        let text: String = found.filter_map(|file| fs::read_to_string(file).ok()).collect();
        for name in others {
            let last = name.rsplit("::").next().unwrap_or_default();
            assert!(text.contains(last), "{PAGE} says that {name} is in {paths:?}");
        }
    }
}
