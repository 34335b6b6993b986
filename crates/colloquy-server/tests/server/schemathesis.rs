//! Valid and invalid requests generated from the OpenAPI document: the service responds as the document says.

use std::process::Command;

use crate::harness::Server;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/schemathesis");
const REQUIREMENTS: &str = include_str!("../schemathesis/requirements.txt");

#[tokio::test]
async fn the_service_matches_its_openapi_document() {
    let python =
        xtask::python::with("schemathesis", REQUIREMENTS).unwrap_or_else(|error| panic!("{error:#}"));
    let server = Server::sqlite().await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = Command::new(python)
        .args(["-m", "schemathesis.cli", "--config-file", &format!("{FOLDER}/schemathesis.toml"), "run"])
        .args([&format!("{}/openapi.json", server.url), "--url", &server.url, "--no-color"])
        .args(["--checks", "all", "--phases", "examples,coverage,fuzzing,stateful"])
        .args(["--header", &format!("Authorization: Bearer {}", server.home.key)])
        .env("SCHEMATHESIS_HOOKS", format!("{FOLDER}/hooks.py"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("NO_PROXY", "127.0.0.1")
        // It writes files to its working folder.
        .current_dir(folder.path())
        .output()
        .expect("Python starts");
    let report =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{report}");
    assert!(report.contains("Operations:       26 selected / 26 total"), "{report}");
}
