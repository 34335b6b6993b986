//! Embeds all pages of `docs` in the program.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={FOLDER}");
    let mut files = Vec::new();
    gather(Path::new(FOLDER), &mut files)?;
    files.sort();
    let mut table = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(FOLDER).map_err(io::Error::other)?;
        table.push_str(&format!("    ({name:?}, include_str!({file:?})),\n"));
    }
    table.push_str("]\n");
    fs::write(out_dir()?.join("sources.rs"), table)
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "md") {
            files.push(path);
        }
    }
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "cargo passes the output folder this way")]
fn out_dir() -> io::Result<PathBuf> {
    std::env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))
}
