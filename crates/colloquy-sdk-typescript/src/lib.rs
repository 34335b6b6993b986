//! The TypeScript SDK's sources that follow from the OpenAPI document: its records, and a function for each operation.
//! What is written by hand is in `package/src` beside them.

mod operations;
mod records;
mod shapes;
mod text;

use std::path::PathBuf;

use colloquy_api::Tree;
use colloquy_api::openapi;

/// The folder of the npm package.
pub fn package() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/package"))
}

/// Each file that is written, by its path in the package.
pub fn sources() -> Vec<(&'static str, String)> {
    // Where the service is stands in no source.
    of_document(&openapi::document("http://127.0.0.1:8080", None))
}

/// The document is ours, and one that cannot be read is a fault of this program: nothing comes of it.
fn of_document(document: &str) -> Vec<(&'static str, String)> {
    let document: Tree = serde_json::from_str(document).unwrap_or(Tree::Null);
    vec![("src/operations.ts", operations::source(&document)), ("src/records.ts", records::source(&document))]
}

#[cfg(test)]
mod tests;
