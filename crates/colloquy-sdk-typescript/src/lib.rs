//! Generates the parts of the TypeScript SDK that follow from the OpenAPI document: its records, and a
//! function for each operation. The rest is written by hand in `package/src`.

mod operations;
mod records;
mod shapes;
mod text;

use std::path::PathBuf;

use colloquy_api::openapi;
use serde_json::Value;

/// Returns the folder of the npm package.
pub fn package() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/package"))
}

/// Returns each generated file, by its path in the package.
pub fn sources() -> Vec<(&'static str, String)> {
    // The address of the service appears in no generated file.
    of_document(&openapi::document("http://127.0.0.1:8080", None))
}

/// Generates the files. An unreadable document is a bug in this program; nothing is generated from it.
fn of_document(document: &str) -> Vec<(&'static str, String)> {
    let document: Value = serde_json::from_str(document).unwrap_or_default();
    vec![("src/operations.ts", operations::source(&document)), ("src/records.ts", records::source(&document))]
}

#[cfg(test)]
mod tests;
