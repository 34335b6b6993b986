//! Parses a page of the documentation into its testable parts: blocks of code, and comments about them.

use std::path::Path;
use std::{fs, io};

/// A page and its parts, in order.
pub struct PageWithSamples {
    /// The path in the repository, such as `docs/errors.md`.
    pub name: String,
    pub text: String,
    pub items: Vec<CodeBlockOrHiddenComment>,
}

pub enum CodeBlockOrHiddenComment {
    Block {
        /// The word after the fence; empty if there is none.
        language: String,
        text: String,
        /// The line number of the first line of code.
        line: usize,
    },
    /// A comment `<!-- word: text -->`, which readers do not see.
    Note { word: String, text: String, line: usize },
}

/// Reads `README.md`, the README of the SDK, and every page in `docs`, by name.
pub fn read_all(root: &Path) -> io::Result<Vec<PageWithSamples>> {
    let mut names =
        ["README.md", "crates/colloquy-sdk-typescript/package/README.md"].map(str::to_owned).to_vec();
    for entry in fs::read_dir(root.join("docs"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") {
            names.push(format!("docs/{name}"));
        }
    }
    names.sort();
    names.into_iter().map(|name| Ok(read(&name, fs::read_to_string(root.join(&name))?))).collect()
}

pub fn read(name: &str, text: String) -> PageWithSamples {
    let lines: Vec<&str> = text.lines().collect();
    let mut items = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        at += 1;
        if let Some(language) = line.trim_start().strip_prefix("```") {
            let indent = line.len() - line.trim_start().len();
            let block = until(&lines, at, |line| line.trim() == "```");
            let text = block.iter().map(|line| format!("{}\n", line.get(indent..).unwrap_or_default()));
            let language = language.split_whitespace().next().unwrap_or_default().to_owned();
            items.push(CodeBlockOrHiddenComment::Block { language, text: text.collect(), line: at + 1 });
            at += block.len() + 1;
        } else if let Some(note) = line.strip_prefix("<!-- ") {
            let line = at;
            let note = match note.split_once("-->") {
                Some((whole, _)) => whole.to_owned(),
                None => {
                    let rest = until(&lines, at, |line| line.trim() == "-->");
                    at += rest.len() + 1;
                    format!("{note}\n{}\n", rest.join("\n"))
                }
            };
            let (word, text) = note.split_once(':').unwrap_or((&note, ""));
            let (word, text) = (word.trim().to_owned(), text.trim().to_owned());
            items.push(CodeBlockOrHiddenComment::Note { word, text, line });
        }
    }
    PageWithSamples { name: name.to_owned(), items, text }
}

fn until<'l, 't>(lines: &'l [&'t str], from: usize, ends: impl Fn(&str) -> bool) -> &'l [&'t str] {
    let rest = lines.get(from..).unwrap_or_default();
    let length = rest.iter().position(|line| ends(line)).unwrap_or(rest.len());
    &rest[..length]
}
