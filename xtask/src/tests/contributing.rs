//! Checks that the paths and commands in `CONTRIBUTING.md` exist, and the commands of every other document.

use std::path::PathBuf;

use clap::Parser;
use clap::error::ErrorKind;

use super::documents::{code_and_prose, document, ending_with, files, names, rows};
use crate::{Arguments, root};

/// Paths that stand for others: NAME is replaced by the reader, and noun by that of the code.
fn is_placeholder(path: &str) -> bool {
    path.contains("NAME") || path.starts_with("noun")
}

/// Returns whether a text between backticks is the path of a file or folder.
pub fn is_path(text: &str) -> bool {
    let has_path_letters = text.chars().all(|c| c.is_ascii_alphanumeric() || "._-/".contains(c));
    let is_file = [".md", ".rs", ".toml", ".json"].iter().any(|extension| text.ends_with(extension));
    has_path_letters && !text.starts_with('/') && (text.contains('/') || is_file)
}

/// Returns the command lines of a document.
fn commands(text: &str) -> Vec<String> {
    let (code, prose) = code_and_prose(text);
    let inline = names(&prose.replace('\n', " "));
    let typed = code.into_iter().filter_map(|line| line.strip_prefix("$ ")).map(str::to_owned);
    // A comment, and settings before the command, are not part of it.
    let bare = |line: String| {
        let line = line.split(" # ").next().unwrap_or_default().trim().to_owned();
        line.find("cargo ")
            .filter(|at| line[..*at].split_whitespace().all(|word| word.contains('=')))
            .map(|at| line[at..].to_owned())
    };
    inline.into_iter().chain(typed).filter_map(bare).collect()
}

/// Checks that a test target exists and has something that the filter after it matches.
fn check_tests(command: &str) {
    let words: Vec<&str> = command.split(' ').collect();
    let after = |option: &str| words.iter().position(|word| *word == option).map(|at| words[at + 1]);
    let Some(package) = after("-p") else { return };
    let folder = root().join("crates").join(package);
    assert!(folder.is_dir(), "`{command}`: there is no crate {package}");
    let Some(target) = after("--test") else { return };
    let tests = folder.join("tests").join(target);
    assert!(tests.is_dir() || tests.with_extension("rs").is_file(), "`{command}`: there is no test {target}");
    let filter = words.iter().position(|word| *word == target).and_then(|at| words.get(at + 1));
    let Some(filter) = filter.filter(|filter| !filter.starts_with('-')) else { return };
    let is_matched = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        path.display().to_string().contains(filter)
            || text.lines().any(|line| line.contains("fn ") && line.contains(filter))
    };
    assert!(files(&tests).iter().any(is_matched), "`{command}`: no test is named {filter}");
}

#[test]
fn every_path_in_the_contributors_guide_exists() {
    let all = files(&root());
    let exists = |path: &str| root().join(path).exists() || !ending_with(&all, path).is_empty();
    let (_, prose) = code_and_prose(&document("CONTRIBUTING.md"));
    let paths: Vec<String> =
        names(&prose.replace('\n', " ")).into_iter().filter(|text| is_path(text)).collect();
    assert!(paths.len() > 10, "{paths:?}");
    // What a test writes is not there before it has run.
    for path in paths.iter().filter(|path| !is_placeholder(path) && !path.starts_with("target/")) {
        assert!(exists(path), "CONTRIBUTING.md names {path}, which does not exist");
    }
    let links = prose.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    for link in links {
        assert!(root().join(link).is_file(), "CONTRIBUTING.md links {link}, which does not exist");
    }
}

#[test]
fn every_folder_in_the_contributors_guide_exists() {
    for row in rows(&document("CONTRIBUTING.md"), "Where things are") {
        for name in names(&row[0]) {
            let path = match name.strip_prefix('-') {
                Some(rest) => format!("crates/colloquy-{rest}"),
                None => name,
            };
            assert!(
                root().join(&path).is_dir(),
                "CONTRIBUTING.md names the folder {path}, which does not exist"
            );
        }
    }
}

#[test]
fn every_cargo_command_in_the_documents_can_be_run() {
    let docs = files(&root().join("docs"))
        .into_iter()
        .map(|path| path.strip_prefix(root()).expect("inside").to_owned());
    let pages = docs.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let pages =
        pages.map(|path| path.display().to_string()).chain(["README.md".into(), "CONTRIBUTING.md".into()]);
    let mut checked = 0;
    for page in pages {
        for command in commands(&document(&page)) {
            check_tests(&command);
            let Some(ours) = command.strip_prefix("cargo xtask") else { continue };
            let words = std::iter::once("cargo xtask").chain(ours.split_whitespace());
            if let Err(error) = Arguments::try_parse_from(words) {
                assert_eq!(error.kind(), ErrorKind::DisplayHelp, "{page}: `{command}`: {error}");
            }
            checked += 1;
        }
    }
    assert!(checked > 8, "{checked} commands");
}
