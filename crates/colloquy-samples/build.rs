//! Generates a doc test from every block of Rust in the documentation.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[expect(dead_code, reason = "the tests of the service use the rest")]
#[path = "src/page.rs"]
mod page;

use page::{CodeBlockOrHiddenComment, PageWithSamples};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    println!("cargo:rerun-if-changed={}", root.join("docs").display());
    println!("cargo:rerun-if-changed={}", root.join("README.md").display());
    println!("cargo:rerun-if-changed=src/page.rs");
    let tests: String = page::read_all(&root)?.iter().map(tests).collect();
    #[expect(clippy::disallowed_methods, reason = "cargo passes the output folder this way")]
    let folder = env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| io::Error::other("no OUT_DIR"))?;
    fs::write(folder.join("rust.rs"), tests)
}

/// Returns a module for each block, named after the block's position.
fn tests(page: &PageWithSamples) -> String {
    let (mut before, mut hidden) = (String::new(), String::new());
    let mut tests = String::new();
    for item in &page.items {
        match item {
            CodeBlockOrHiddenComment::Note { word, text, .. } if word == "rust" => {
                hidden = if text == "continues" { before.clone() } else { format!("{text}\n") };
            }
            CodeBlockOrHiddenComment::Block { language, text, line } if language == "rust" => {
                let name = page.name.replace(['/', '.', '-'], "_").to_ascii_lowercase();
                before = std::mem::take(&mut hidden) + text;
                let lines: String = before.lines().map(|line| format!("/// {line}\n")).collect();
                tests += &format!("/// ```\n{lines}/// ```\npub mod {name}_line_{line} {{}}\n\n");
            }
            CodeBlockOrHiddenComment::Note { .. } | CodeBlockOrHiddenComment::Block { .. } => {}
        }
    }
    tests
}
