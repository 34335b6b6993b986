//! The first start, as a new user sees it.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::harness::{Database, Home, Server, signal};

struct Stopped(Child);

impl Drop for Stopped {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the program without any configuration except a free port.
fn first_start(folder: &Path) -> (Stopped, Vec<String>) {
    started(Command::new(env!("CARGO_BIN_EXE_colloquy-server")), folder)
}

fn started(mut command: Command, folder: &Path) -> (Stopped, Vec<String>) {
    let log = std::fs::File::create(folder.join("log")).expect("a file");
    let mut child = command
        .current_dir(folder)
        .env("COLLOQUY_BIND", "127.0.0.1:0")
        .env_remove("COLLOQUY_CONFIG")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .expect("the program starts");
    let out = BufReader::new(child.stdout.take().expect("its standard output"));
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for line in out.lines().map_while(Result::ok) {
            let _ = sender.send(line);
        }
    });
    let mut lines = Vec::new();
    while lines.iter().filter(|line: &&String| line.starts_with("curl")).count() < 3 {
        lines.push(receiver.recv_timeout(Duration::from_secs(20)).expect("three curl lines"));
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
    let responses: Vec<Value> =
        lines.iter().filter(|line| line.starts_with("curl")).map(|line| paste(line)).collect();
    assert_eq!(responses[0][0]["invitations"][0]["status"], "READY");
    assert_eq!(responses[1][0]["invitations"][0]["sent"], true);
    assert_eq!(responses[2].as_array().map(Vec::len), Some(2));
    let mails = std::fs::read_dir(folder.path().join("colloquy-data/mail")).expect("a mail folder");
    assert_eq!(mails.count(), 1);
}

/// Waits until the log contains this text, and returns the whole log.
fn logged(log: &Path, part: &str) -> String {
    let began = Instant::now();
    loop {
        let text = std::fs::read_to_string(log).expect("a log");
        if text.contains(part) {
            return text;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "{part} was not logged: {text}");
        std::thread::yield_now();
    }
}

/// Returns the files of a folder that contain a text.
fn files_with(folder: &Path, text: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let has_text = |path: &PathBuf| {
        let bytes = std::fs::read(path).expect("the file can be read");
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    };
    entries.filter(|path| path.is_file()).filter(has_text).collect()
}

#[test]
fn without_a_terminal_the_first_key_is_in_a_file_that_only_its_owner_can_read() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (server, lines) = first_start(folder.path());
    let file = std::fs::canonicalize(folder.path()).expect("a folder").join("colloquy-data/first-api-key");
    let key = std::fs::read_to_string(&file).expect("the key's file").trim().to_owned();
    assert!(key.starts_with("clq_"), "{key}");
    assert_eq!(std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
    let log = logged(&folder.path().join("log"), "first-api-key");
    let shown = lines.join("\n");
    for said in [&log, &shown] {
        assert!(said.contains(&file.display().to_string()), "the file is not named: {said}");
        assert!(!said.contains("clq_"), "the key is shown: {said}");
    }
    signal(server.0.id(), "KILL");
    drop(server);
    // The database stores only a hash of the key.
    assert_eq!(files_with(&folder.path().join("colloquy-data"), &key), std::slice::from_ref(&file));
    std::fs::remove_file(&file).expect("the file can be removed");
    let again = Command::new(env!("CARGO_BIN_EXE_colloquy-server"))
        .current_dir(folder.path())
        .args(["organizations", "list", "--json"])
        .output()
        .expect("the program starts");
    let text = String::from_utf8_lossy(&again.stdout).into_owned() + &String::from_utf8_lossy(&again.stderr);
    assert!(text.contains("My organization") && !text.contains(&key), "{text}");
    assert!(!file.exists(), "a later start created a key");
}

#[test]
fn on_a_terminal_the_first_key_is_printed_and_not_stored() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut terminal = Command::new("script");
    terminal.env("SHELL", "/bin/sh").args(["-qec", env!("CARGO_BIN_EXE_colloquy-server"), "/dev/null"]);
    let (_server, lines) = started(terminal, folder.path());
    let key = lines.iter().map(|line| line.trim()).find(|line| line.starts_with("clq_")).expect("a key");
    let last = lines.last().expect("a line").trim();
    assert!(last.contains(key), "{last}");
    paste(last);
    assert_eq!(files_with(&folder.path().join("colloquy-data"), key), [] as [PathBuf; 0]);
    assert!(!folder.path().join("colloquy-data/first-api-key").exists());
}

#[tokio::test]
async fn administrative_commands_create_no_database_and_no_folder() {
    let empty = Database::postgres().await;
    for database in [Database::sqlite(), empty] {
        let home = Home::new(database, &[]);
        std::fs::remove_dir(home.folder()).expect("the folder is empty");
        let of = ["--organization", "00000000-0000-7000-8000-000000000001"];
        let commands: [&[&str]; 7] = [
            &["organizations", "create", "--name", "Other"],
            &["organizations", "list"],
            &["keys", "create", of[0], of[1], "--label", "other"],
            &["keys", "list", of[0], of[1]],
            &["webhooks", "list", of[0], of[1]],
            &["recordings", "save", of[0], of[1], "--invitation", of[1], "recording.ogg"],
            &["sessions", "inspect", of[1]],
        ];
        for arguments in commands {
            let ended = home.command(arguments);
            let said = String::from_utf8_lossy(&ended.stderr);
            assert_eq!((ended.status.code(), ended.stdout.len()), (Some(1), 0), "{arguments:?}: {said}");
            for part in [
                "COLLOQUY_DATABASE: ",
                "the database does not exist",
                "colloquy-server migrate",
                "COLLOQUY_DATA_DIR",
            ] {
                assert!(said.contains(part), "{arguments:?} does not mention {part}: {said}");
            }
            assert!(!home.folder().exists(), "{arguments:?} created the data folder");
        }
        assert!(home.command(&["migrate"]).status.success());
        assert!(home.command(&["organizations", "list"]).status.success());
        std::fs::create_dir_all(home.folder()).expect("the folder is removed at the end");
    }
}

#[tokio::test]
async fn commands_work_with_a_remote_database_and_create_no_folder() {
    let database = Database::postgres().await;
    let server = Server::start(database.clone(), &[]).await;
    let elsewhere = Home::new(database, &[]);
    std::fs::remove_dir(elsewhere.folder()).expect("the folder is empty");
    let organization = elsewhere.first_organization();
    let key = elsewhere.organization("Other");
    assert_eq!(server.call_with(&key, "GET", "/v1/interviews", None).await.status, 200);
    let saved = elsewhere.command(&[
        "recordings",
        "save",
        "--organization",
        &organization,
        "--invitation",
        &organization,
        "recording.ogg",
    ]);
    assert_eq!(saved.status.code(), Some(1));
    assert!(!elsewhere.folder().exists(), "the data folder was created");
    std::fs::create_dir_all(elsewhere.folder()).expect("the folder is removed at the end");
}

#[test]
fn reports_an_address_in_use_before_creating_anything() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("its address").to_string();
    for setting in ["COLLOQUY_BIND", "COLLOQUY_METRICS_BIND"] {
        let home = Home::new(Database::sqlite(), &[(setting, &address)]);
        let ended = home.command(&["serve"]);
        let stderr = String::from_utf8(ended.stderr).expect("a text");
        assert!(stderr.contains(&format!("{setting}: cannot listen on {address}")), "{stderr}");
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
        // A topic in another language is quoted in its question, and named nowhere else.
        let fields = if locale == "en" { &["title", "intro", "firstMessage"][..] } else { &["firstMessage"] };
        for field in fields {
            let text = created[0][field].as_str().unwrap_or_else(|| panic!("no {field} in {created}"));
            assert!(text.to_lowercase().contains(&word.to_lowercase()), "{locale} {field}: {text}");
        }
    }
}

#[tokio::test]
async fn regenerating_creates_and_stores_another_text() {
    let server = Server::sqlite().await;
    let id = server.interview().await;
    for (operation, field) in [("regenerate-intro", "intro"), ("regenerate-first-message", "firstMessage")] {
        let before = server.call("GET", &format!("/v1/interviews/{id}"), None).await.ok();
        let after = server.call("POST", &format!("/v1/interviews/{id}/{operation}"), None).await.ok();
        assert_ne!(before[field], after[field]);
        assert_eq!(server.call("GET", &format!("/v1/interviews/{id}"), None).await.ok(), after);
    }
}
