//! A disk that is full, and one that fails: nothing that is not kept is answered as done.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::harness::{Answer, Database, Home, Server};

async fn create(server: &Server) -> Answer {
    let body = json!({ "prompt": "Ask about the workshop.", "intro": "x".repeat(9_000) });
    server.call("POST", "/v1/interviews", Some(body)).await
}

async fn check_kept(server: &Server, promised: &[Value]) {
    for rows in promised {
        let id = rows[0]["id"].as_str().expect("an id");
        assert_eq!(server.call("GET", &format!("/v1/interviews/{id}"), None).await.ok()["id"], id);
    }
    assert_eq!(server.home.count("interviews", "1 = 1").await, promised.len() as i64);
}

async fn readiness(server: &Server) -> u16 {
    Answer::of(server.request("GET", "/readyz").send().await).await.expect("an answer").status
}

fn check_told(refused: &Answer) {
    assert_eq!(refused.status, 503, "{}", refused.text);
    assert!(refused.header("retry-after").is_some_and(|after| after.parse::<u32>().is_ok()));
    let body = refused.json();
    assert_eq!(
        (&body["statusCode"], body.as_object().map(|body| body.len())),
        (&json!(refused.status), Some(3))
    );
}

#[tokio::test]
async fn a_full_disk_refuses_writes_and_keeps_what_it_has() {
    // A limit on the size of files stands for a full disk: no file may grow beyond two MiB.
    let server = Server::limited("trap '' XFSZ; ulimit -f 4096").await;
    let mut promised = Vec::new();
    let refused = loop {
        match create(&server).await {
            answer if answer.status == 200 => promised.push(answer.json()),
            answer => break answer,
        }
        assert!(promised.len() < 10_000, "the disk never filled");
    };
    check_told(&refused);
    check_kept(&server, &promised).await;
    // What is known of the last write is forgotten after a second.
    while readiness(&server).await != 503 {
        check_told(&create(&server).await);
    }
    let server = Server::again(server.kill()).await;
    assert_eq!(readiness(&server).await, 200);
    check_kept(&server, &promised).await;
    promised.push(create(&server).await.ok());
    check_kept(&server, &promised).await;
}

/// Builds the library that lets synchronizing fail.
fn failing_fsync(folder: &Path) -> PathBuf {
    let library = folder.join("failing_fsync.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/disk/failing_fsync.c");
    let built = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).status();
    assert!(built.expect("a C compiler is needed: install gcc").success());
    library
}

#[tokio::test]
async fn a_disk_that_cannot_synchronize_is_never_answered_with_200() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (library, flag) = (failing_fsync(folder.path()), folder.path().join("fails"));
    let preloaded = |program: &str| {
        let mut command = Command::new(program);
        command.env("LD_PRELOAD", &library).env("FAILING_FSYNC", &flag);
        command
    };
    let server = Server::with_program(Home::new(Database::sqlite(), &[]), preloaded).await;
    let mut promised = vec![create(&server).await.ok()];
    for _ in 0..3 {
        std::fs::write(&flag, "").expect("the flag is set");
        for _ in 0..5 {
            check_told(&create(&server).await);
        }
        assert_eq!(readiness(&server).await, 503);
        check_kept(&server, &promised).await;
        std::fs::remove_file(&flag).expect("the flag is cleared");
        promised.push(create(&server).await.ok());
        assert_eq!(readiness(&server).await, 200);
    }
    let server = Server::again(server.kill()).await;
    check_kept(&server, &promised).await;
}
