//! Embeds all pages and pictures of `docs` in the program.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={FOLDER}");
    for (extension, inclusion, table) in
        [("md", "include_str!", "sources.rs"), ("png", "include_bytes!", "pictures.rs")]
    {
        let mut files = Vec::new();
        gather(Path::new(FOLDER), extension, &mut files)?;
        files.sort();
        let mut rows = String::from("&[\n");
        for file in files {
            let name = file.strip_prefix(FOLDER).map_err(io::Error::other)?;
            rows.push_str(&format!("    ({name:?}, {inclusion}({file:?})),\n"));
        }
        rows.push_str("]\n");
        fs::write(out_dir()?.join(table), rows)?;
    }
    Ok(())
}

fn gather(folder: &Path, wanted: &str, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, wanted, files)?;
        } else if path.extension().is_some_and(|extension| extension == wanted) {
            files.push(path);
        }
    }
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "cargo passes the output folder this way")]
fn out_dir() -> io::Result<PathBuf> {
    std::env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))
}
