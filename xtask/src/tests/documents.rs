//! Reads the documents of the repository for the tests that compare them with the code.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// Returns the text of a document, by its path in the repository.
pub fn document(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the rows of the table under a heading, split into cells, without the table's head.
pub fn rows(document: &str, heading: &str) -> Vec<Vec<String>> {
    let start = format!("\n## {heading}\n");
    let (_, rest) = document.split_once(&start).unwrap_or_else(|| panic!("there is no heading {heading}"));
    let section = rest.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix('|')?.strip_suffix('|'));
    let cells = |row: &str| row.split('|').map(|cell| cell.trim().to_owned()).collect();
    rows.map(cells).skip(2).collect()
}

/// Returns the texts between backticks.
pub fn names(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Returns the lines of code blocks, and the text without these blocks.
pub fn code_and_prose(document: &str) -> (Vec<&str>, String) {
    let (mut is_code, mut code, mut prose) = (false, Vec::new(), String::new());
    for line in document.lines() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if is_code {
            code.push(line);
        } else {
            prose.push_str(line);
            prose.push('\n');
        }
    }
    (code, prose)
}

/// Returns the paths of all files in a folder of the repository, without what is installed or built there.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let kept =
        paths.filter(|path| !["node_modules", "target", ".git"].iter().any(|name| path.ends_with(name)));
    kept.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Returns the files whose paths end with this one, and those in a folder whose path does.
pub fn ending_with<'f>(files: &'f [PathBuf], path: &str) -> Vec<&'f Path> {
    let ending = format!("/{}", path.trim_end_matches('/'));
    let folder = format!("{ending}/");
    let fits = |file: &&PathBuf| {
        let file = file.display().to_string();
        file.ends_with(&ending) || file.contains(&folder)
    };
    files.iter().filter(fits).map(PathBuf::as_path).collect()
}
