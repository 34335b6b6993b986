//! The styles and scripts of the pages. Their addresses change with their content, so browsers may cache
//! them.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

macro_rules! files {
    ($($name:literal),* $(,)?) => { [$(($name, include_str!(concat!("../assets/", $name)))),*] };
}

/// The name and text of each file.
pub static FILES: [(&str, &str); 9] = files![
    "docs.css",
    "docs.js",
    "reference.css",
    "reference.js",
    "samples.js",
    "search.css",
    "search.js",
    "text.css",
    "theme.js",
];

/// The folder that pages refer to. It contains one hash of all files, because they may refer to each other.
pub static FOLDER: LazyLock<String> = LazyLock::new(|| {
    let digest = FILES.iter().fold(Sha256::new(), |digest, (name, text)| {
        digest.chain_update(name).chain_update([0]).chain_update(text).chain_update([0])
    });
    let version: String = digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("/docs/assets/{version}")
});

pub fn content_type(name: &str) -> &'static str {
    match name.ends_with(".css") {
        true => "text/css; charset=utf-8",
        false => "text/javascript; charset=utf-8",
    }
}

#[cfg(test)]
mod tests;
