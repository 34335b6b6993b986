//! Compares the steps in `CONTRIBUTING.md` with the code.

use std::collections::BTreeSet;
use std::path::Path;

use crate::Language;

const CONTRIBUTING: &str = include_str!("../../../../CONTRIBUTING.md");

fn steps() -> &'static str {
    let (_, section) = CONTRIBUTING.split_once("## Adding a language\n").expect("the section");
    section.split_once("\n## ").map_or(section, |(section, _)| section)
}

/// Returns the texts in backticks.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn the_steps_list_every_file_of_a_language() {
    let table = steps().lines().filter(|line| line.trim_start().starts_with("| `"));
    let listed: BTreeSet<String> =
        table.flat_map(|line| names(line.split('|').nth(1).unwrap_or_default())).map(str::to_owned).collect();
    for language in Language::ALL {
        let name = language.tables().english_name.to_lowercase();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(&name);
        let files = std::fs::read_dir(&folder).expect("a folder with the language's name");
        let mut files: BTreeSet<String> =
            files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect();
        files.remove("mod.rs");
        // Files that only this language needs
        let own: &[&str] = match language {
            Language::English => {
                &["direct_questions.rs", "earlier_answers.rs", "labels.rs", "telegrams.rs", "verbs.rs"]
            }
            Language::French => &["address.rs", "pronouns.rs"],
            Language::German => &[
                "case.rs",
                "earlier_answers.rs",
                "informal_verbs.rs",
                "labels.rs",
                "nouns.rs",
                "plural_address.rs",
                "telegrams.rs",
            ],
            Language::Italian | Language::Portuguese => &["address.rs", "agreement.rs"],
            Language::Spanish => &["address.rs", "receivers.rs"],
            Language::Dutch => &["earlier_answers.rs", "labels.rs", "singular.rs", "telegrams.rs"],
        };
        files.retain(|file| !own.contains(&file.as_str()));
        let mut expected = listed.clone();
        if language.tables().informal.is_none() {
            expected.remove("informal.rs");
        }
        assert_eq!(files, expected, "{name}");
    }
}

#[test]
fn the_files_in_the_steps_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for file in names(steps()).filter(|name| name.starts_with("crates/") || name.starts_with("docs/")) {
        assert!(root.join(file).exists(), "{file}");
    }
}

#[test]
fn the_documentation_names_every_language() {
    let names: Vec<&str> = Language::ALL.iter().map(|language| language.tables().english_name).collect();
    let row = format!("| Pages and mails | {} |", names.join(", "));
    let document = include_str!("../../../../docs/voices-and-languages.md");
    assert!(document.contains(&row), "docs/voices-and-languages.md has no row {row}");
}

#[test]
fn the_pages_of_every_language_are_tested_in_a_browser() {
    let codes: Vec<String> =
        Language::ALL.iter().map(|language| format!("\"{}\"", language.as_str())).collect();
    let line = format!("const LANGUAGES = [{}];", codes.join(", "));
    let script = include_str!("../../../colloquy-web/tests/browser/states.test.mjs");
    assert!(script.contains(&line), "states.test.mjs has no line {line}");
}
