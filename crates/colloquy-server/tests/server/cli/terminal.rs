//! What users see on a terminal of 80 columns.

use std::process::Stdio;

use serde_json::json;

use crate::harness::Server;
use crate::harness::command_line::{command, program, ran};

/// Returns what a command shows on a terminal, both outputs together.
fn shown(server: &Server, line: &str) -> String {
    let line = format!("stty cols 80 rows 24; exec {} {line}", program().display());
    let mut terminal = command("script", &server.url, &server.home.key);
    terminal.env("PATH", "/usr/bin:/bin").env("SHELL", "/bin/sh").args(["-qec", &line, "/dev/null"]);
    let ran = ran(terminal, "");
    let shown = ran.out.replace("\r\n", "\n");
    assert!(
        !shown.contains("script: not found"),
        "this test needs `script`; on Debian it is in the package bsdutils"
    );
    shown
}

fn check_width(shown: &str) {
    for line in shown.lines().filter(|line| !line.contains("://") && !line.starts_with("--cursor")) {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[tokio::test]
async fn lists_are_tables_and_records_are_cards() {
    let server = Server::sqlite().await;
    let empty = shown(&server, "interviews list");
    assert_eq!(empty, "There is none.\n");
    let body = json!({
        "prompt": "Ask about\ntheir first week at work.",
        "title": "A title that is much longer than what has room beside an id in a terminal of 80 columns",
        "invitees": [{ "name": "Ada", "email": "ada@example.org" }],
    });
    let made = server.call("POST", "/v1/interviews", Some(body)).await.ok();
    let interview = made[0]["id"].as_str().expect("an id");
    let table = shown(&server, "interviews list");
    check_width(&table);
    assert!(
        table.starts_with("ID  ")
            && table.contains("TITLE")
            && table.contains(&format!("\n{interview}  A title "))
    );
    assert!(table.contains('…'), "{table}");
    let card = shown(&server, &format!("interviews get {interview}"));
    check_width(&card);
    for part in
        ["Prompt ", " Ask about\n", " their first week at work.\n", "\nInvitations\n", "ada@example.org"]
    {
        assert!(card.contains(part), "{part}: {card}");
    }
    assert!(!card.contains("Max minutes"), "an unset field is shown: {card}");
    for line in ["voices list", "interviews create --help", &format!("interviews logs {interview}")] {
        check_width(&shown(&server, line));
    }
}

#[tokio::test]
async fn text_from_others_cannot_control_the_terminal() {
    let server = Server::sqlite().await;
    let prompt = "Ask\u{1b}[31m about\u{9b}2J\u{202e} it.\u{7}\u{7f}";
    let body = json!({ "prompt": prompt, "title": "\u{1b}]0;owned\u{7}\r\u{8}" });
    let made = server.call("POST", "/v1/interviews", Some(body)).await.ok();
    let interview = made[0]["id"].as_str().expect("an id");
    for line in [
        "interviews list".to_owned(),
        format!("interviews get {interview}"),
        "interviews list --json".to_owned(),
    ] {
        let shown = shown(&server, &line);
        let is_control = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
        assert!(!shown.contains(is_control), "{line}: {shown:?}");
        assert!(shown.contains("\\u001b"), "{line}: {shown}");
    }
    let json = shown(&server, &format!("interviews get {interview} --json"));
    let read: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(read["prompt"], prompt);
    let piped = server.colloquy(&["interviews", "get", interview]);
    assert_eq!(piped.ok()["prompt"], prompt);
}

#[tokio::test]
async fn prints_the_cursor_of_the_next_page() {
    let server = Server::sqlite().await;
    for _ in 0..3 {
        server.interview().await;
    }
    let first = shown(&server, "interviews list --limit 2");
    let (_, cursor) = first.split_once("\n--cursor ").expect("a cursor");
    let rest = shown(&server, &format!("interviews list --limit 2 --cursor {}", cursor.trim()));
    assert_eq!(rest.lines().count(), 2, "{rest}");
}

#[tokio::test]
async fn exits_quietly_when_the_pipe_is_closed() {
    let server = Server::sqlite().await;
    server.interview().await;
    let line = format!("{} interviews list | true; echo \"${{PIPESTATUS[0]}}\"", program().display());
    let mut shell = command("bash", &server.url, &server.home.key);
    shell.env("PATH", "/usr/bin:/bin").args(["-c", &line]).stdin(Stdio::null());
    let ran = ran(shell, "");
    assert_eq!((&*ran.out, &*ran.err), ("0\n", ""));
}
