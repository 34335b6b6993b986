//! Tests the program without a service: the errors before any request. Cargo builds the program for these
//! tests, which also provides it for the tests of the whole service.

use std::process::{Command, Output, Stdio};

use serde_json::Value;

const ID: &str = "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d";

/// Runs the program with a key that no message may show, and an address without a service.
fn run(words: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_colloquy"));
    program.env_clear().env("COLLOQUY_API_KEY", "clq_secret").env("COLLOQUY_BASE_URL", "http://127.0.0.1:1");
    program.args(words).stdin(Stdio::null()).output().expect("the program starts")
}

fn check(words: &[&str], exit_code: i32, expected: &str) {
    let output = run(words);
    let printed = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(exit_code), "{words:?}: {printed}");
    assert_eq!(output.stdout, b"", "{words:?}");
    let error: Value =
        serde_json::from_str(&printed).unwrap_or_else(|error| panic!("{words:?}: {error}: {printed}"));
    assert_eq!(error.as_object().map(|members| members.len()), Some(2), "{printed}");
    assert!(error["status"].is_null(), "{printed}");
    let message = error["error"].as_str().expect("a text");
    assert!(message.contains(expected), "{words:?}: {message}");
    assert!(!message.contains("secret") && !message.contains('\n'), "{message}");
}

#[test]
fn an_invalid_command_line_exits_with_2() {
    check(&[], 2, "colloquy");
    check(&["interviews"], 2, "regenerate-intro");
    check(&["interviews", "lst"], 2, "unrecognized subcommand 'lst'");
    check(&["interviews", "list", "--limt", "5"], 2, "--limit");
    check(&["interviews", "create"], 2, "--prompt <TEXT>");
    check(&["interviews", "get", "../voices"], 2, "an id is a UUID");
    check(&["invitations", "list", ID, "--status", "DONE"], 2, "IN_PROGRESS");
    check(
        &["invitations", "create-bulk", ID, "--invitees", "@/nothing.csv"],
        2,
        "/nothing.csv: No such file",
    );
    check(&["interviews", "list", "--base-url", "example.org"], 2, "the base URL");
    check(&["interviews", "list", "clq_secret"], 2, "clq_…");
}

#[test]
fn a_missing_key_exits_with_3() {
    check(&["voices", "list", "--api-key", ""], 3, "set COLLOQUY_API_KEY, or pass --api-key");
}

#[test]
fn an_unreachable_service_is_named() {
    check(&["voices", "list", "--max-wait", "0"], 1, "http://127.0.0.1:1 cannot be reached: ");
}

#[test]
fn prints_help_and_version_without_the_key() {
    for words in
        [&["--help"][..], &["--version"], &["invitations", "send", "--help"], &["completions", "bash"]]
    {
        let output = run(words);
        assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{words:?}");
        let printed = String::from_utf8(output.stdout).expect("text");
        assert!(printed.contains("colloquy") && !printed.contains("secret"), "{printed}");
    }
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "zsh", "fish"] {
        let printed = String::from_utf8(run(&["completions", shell]).stdout).expect("text");
        assert!(
            printed.contains("regenerate-first-message") && printed.contains("updated-since"),
            "{printed}"
        );
    }
}
