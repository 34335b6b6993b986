//! Checks the document with a linter, which must report nothing.

use std::path::Path;
use std::process::Command;

use colloquy_api::openapi::document;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/openapi");

/// Returns the linter's report on a document, and whether the document passes.
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
        // The linter must neither send telemetry nor check for updates.
        .env("REDOCLY_TELEMETRY", "off")
        .env("REDOCLY_SUPPRESS_UPDATE_NOTICE", "true")
        .output()
        .expect("Node.js is needed: run the tests with `cargo xtask test`, which installs it");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

#[test]
fn the_linter_reports_no_errors_or_warnings() {
    let (passes, said) = lint(&document("https://colloquy.example.org", None));
    assert!(passes && !said.contains("warning  "), "{said}");
}

#[test]
fn the_linter_reports_errors() {
    let document = document("https://colloquy.example.org", None);
    let broken = document.replacen(
        "\"operationId\":\"getInterview\",\"tags\"",
        "\"operationId\":\"listInterviews\",\"tags\"",
        1,
    );
    let (passes, said) = lint(&broken);
    assert!(!passes && said.contains("operation-operationId-unique"), "{said}");
}
