//! What a newcomer meets.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use serde_json::Value;

use crate::harness::{Database, Home, Server, signal};

struct Stopped(Child);

impl Drop for Stopped {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts with no configuration at all, but for a free port.
fn first_start(folder: &std::path::Path) -> (Stopped, Vec<String>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_colloquy-server"))
        .current_dir(folder)
        .env("COLLOQUY_BIND", "127.0.0.1:0")
        .env_remove("COLLOQUY_CONFIG")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let out = BufReader::new(child.stdout.take().expect("its standard output"));
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        for line in out.lines().map_while(Result::ok) {
            let _ = tell.send(line);
        }
    });
    let mut lines = Vec::new();
    while lines.iter().filter(|line: &&String| line.starts_with("curl")).count() < 3 {
        lines.push(told.recv_timeout(Duration::from_secs(20)).expect("three curl lines"));
    }
    (Stopped(child), lines)
}

fn paste(line: &str) -> Value {
    let output = Command::new("sh").args(["-c", &format!("{line} --silent --fail-with-body")]).output();
    let output = output.expect("`sh` and `curl` are needed: install curl");
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stdout));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn the_printed_lines_work_when_pasted() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (_server, lines) = first_start(folder.path());
    let answers: Vec<Value> =
        lines.iter().filter(|line| line.starts_with("curl")).map(|line| paste(line)).collect();
    assert_eq!(answers[0][0]["invitations"][0]["status"], "READY");
    assert_eq!(answers[1][0]["invitations"][0]["sent"], true);
    assert_eq!(answers[2].as_array().map(Vec::len), Some(2));
    let mails = std::fs::read_dir(folder.path().join("colloquy-data/mail")).expect("a mail folder");
    assert_eq!(mails.count(), 1);
}

#[test]
fn the_first_key_is_shown_once_and_kept_as_a_hash() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (server, lines) = first_start(folder.path());
    let key = lines.iter().find_map(|line| line.trim().strip_prefix("clq_")).expect("a key").to_owned();
    signal(server.0.id(), "KILL");
    drop(server);
    for entry in std::fs::read_dir(folder.path().join("colloquy-data")).expect("a data folder") {
        let path = entry.expect("an entry").path();
        let mut bytes = Vec::new();
        if path.is_file() {
            std::fs::File::open(&path).expect("it opens").read_to_end(&mut bytes).expect("it is read");
        }
        assert!(!bytes.windows(key.len()).any(|window| window == key.as_bytes()), "{}", path.display());
    }
    let again = Command::new(env!("CARGO_BIN_EXE_colloquy-server"))
        .current_dir(folder.path())
        .args(["organizations", "list", "--json"])
        .output()
        .expect("the program starts");
    let text = String::from_utf8_lossy(&again.stdout).into_owned() + &String::from_utf8_lossy(&again.stderr);
    assert!(text.contains("My organization") && !text.contains(&key), "{text}");
}

#[test]
fn an_address_that_is_taken_is_told_before_anything_is_made() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("its address").to_string();
    for setting in ["COLLOQUY_BIND", "COLLOQUY_METRICS_BIND"] {
        let home = Home::new(Database::sqlite(), &[(setting, &address)]);
        let ended = home.command(&["serve"]);
        let told = String::from_utf8(ended.stderr).expect("a text");
        assert!(told.contains(&format!("{setting}: cannot listen on {address}")), "{told}");
        assert_eq!((ended.status.success(), ended.stdout.len()), (false, 0), "{setting}");
        let made = std::fs::read_dir(home.folder()).expect("a folder").count();
        assert_eq!(made, 0, "{setting}");
    }
}

#[tokio::test]
async fn an_interview_without_texts_gets_them_from_its_prompt() {
    let server = Server::sqlite().await;
    for (locale, word) in [("en", "onboarding"), ("de", "Onboarding"), ("nl-BE", "onboarding")] {
        let body = serde_json::json!({ "prompt": "Ask about the onboarding, follow up on friction.", "locale": locale });
        let created = server.call("POST", "/v1/interviews", Some(body)).await.ok();
        for field in ["title", "intro", "firstMessage"] {
            let text = created[0][field].as_str().unwrap_or_else(|| panic!("no {field} in {created}"));
            assert!(text.to_lowercase().contains(&word.to_lowercase()), "{locale} {field}: {text}");
        }
    }
}

#[tokio::test]
async fn regenerating_makes_another_text_and_stores_it() {
    let server = Server::sqlite().await;
    let id = server.interview().await;
    for (operation, field) in [("regenerate-intro", "intro"), ("regenerate-first-message", "firstMessage")] {
        let before = server.call("GET", &format!("/v1/interviews/{id}"), None).await.ok();
        let after = server.call("POST", &format!("/v1/interviews/{id}/{operation}"), None).await.ok();
        assert_ne!(before[field], after[field]);
        assert_eq!(server.call("GET", &format!("/v1/interviews/{id}"), None).await.ok(), after);
    }
}
