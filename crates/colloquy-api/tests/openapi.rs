//! The document as others read it: a linter finds nothing to say.

use std::path::Path;
use std::process::Command;

use colloquy_api::openapi::document;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/openapi");

/// What the linter says of a document, and whether it passes.
fn lint(document: &str) -> (bool, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("openapi.json");
    std::fs::write(&file, document).expect("a file");
    let linter = Path::new(FOLDER).join("node_modules/@redocly/cli/bin/cli.js");
    assert!(
        linter.exists(),
        "a linter is needed: run the tests with `cargo xtask test`, which installs it, or `npm ci` in {FOLDER}"
    );
    let output = Command::new("node")
        .arg(linter)
        .args(["lint", "--config", "redocly.yaml", "--format", "stylish"])
        .arg(&file)
        .current_dir(FOLDER)
        // It must neither report on who runs it nor look for a newer one.
        .env("REDOCLY_TELEMETRY", "off")
        .env("REDOCLY_SUPPRESS_UPDATE_NOTICE", "true")
        .output()
        .expect("Node.js is needed: run the tests with `cargo xtask test`, which installs it");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

#[test]
fn the_linter_finds_neither_error_nor_warning() {
    let (passes, said) = lint(&document("https://colloquy.example.org", None));
    assert!(passes && !said.contains("warning  "), "{said}");
}

#[test]
fn the_linter_finds_what_is_wrong() {
    let document = document("https://colloquy.example.org", None);
    let broken = document.replacen(
        "\"operationId\":\"getInterview\",\"tags\"",
        "\"operationId\":\"listInterviews\",\"tags\"",
        1,
    );
    let (passes, said) = lint(&broken);
    assert!(!passes && said.contains("operation-operationId-unique"), "{said}");
}
