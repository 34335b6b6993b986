//! A full disk and a failing disk: the service never confirms what it has not stored.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::harness::{Database, Home, Response, Server};

async fn create(server: &Server) -> Response {
    let body = json!({ "prompt": "Ask about the workshop.", "intro": "x".repeat(9_000) });
    server.call("POST", "/v1/interviews", Some(body)).await
}

async fn check_kept(server: &Server, confirmed: &[Value]) {
    for rows in confirmed {
        let id = rows[0]["id"].as_str().expect("an id");
        assert_eq!(server.call("GET", &format!("/v1/interviews/{id}"), None).await.ok()["id"], id);
    }
    assert_eq!(server.home.count("interviews", "1 = 1").await, confirmed.len() as i64);
}

async fn readiness(server: &Server) -> u16 {
    Response::of(server.request("GET", "/readyz").send().await).await.expect("a response").status
}

fn check_unavailable(refused: &Response) {
    assert_eq!(refused.status, 503, "{}", refused.text);
    assert!(refused.header("retry-after").is_some_and(|after| after.parse::<u32>().is_ok()));
    let body = refused.json();
    assert_eq!(
        (&body["statusCode"], body.as_object().map(|body| body.len())),
        (&json!(refused.status), Some(3))
    );
}

#[tokio::test]
async fn a_full_disk_rejects_writes_and_keeps_stored_data() {
    // A limit on the size of files simulates a full disk: no file can grow beyond 2 MiB.
    let server = Server::limited("trap '' XFSZ; ulimit -f 4096").await;
    let mut confirmed = Vec::new();
    let refused = loop {
        match create(&server).await {
            response if response.status == 200 => confirmed.push(response.json()),
            response => break response,
        }
        assert!(confirmed.len() < 10_000, "the disk never filled");
    };
    check_unavailable(&refused);
    check_kept(&server, &confirmed).await;
    // The result of the last write is cached for a second.
    let began = Instant::now();
    while readiness(&server).await != 503 {
        assert!(began.elapsed() < Duration::from_secs(20), "the service says that it is ready");
        check_unavailable(&create(&server).await);
    }
    let server = Server::start_on(server.kill()).await;
    assert_eq!(readiness(&server).await, 200);
    check_kept(&server, &confirmed).await;
    confirmed.push(create(&server).await.ok());
    check_kept(&server, &confirmed).await;
}

/// Builds the library that makes `fsync` fail.
fn failing_fsync(folder: &Path) -> PathBuf {
    let library = folder.join("failing_fsync.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/disk/failing_fsync.c");
    let built = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).status();
    assert!(built.expect("this test needs a C compiler; install gcc").success());
    library
}

#[tokio::test]
async fn never_responds_200_if_the_disk_cannot_synchronize() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (library, flag) = (failing_fsync(folder.path()), folder.path().join("fails"));
    let preloaded = |program: &str| {
        let mut command = Command::new(program);
        command.env("LD_PRELOAD", &library).env("FAILING_FSYNC", &flag);
        command
    };
    let server = Server::with_program(Home::new(Database::sqlite(), &[]), preloaded).await;
    let mut confirmed = vec![create(&server).await.ok()];
    for _ in 0..3 {
        std::fs::write(&flag, "").expect("the flag is set");
        for _ in 0..5 {
            check_unavailable(&create(&server).await);
        }
        assert_eq!(readiness(&server).await, 503);
        check_kept(&server, &confirmed).await;
        std::fs::remove_file(&flag).expect("the flag is cleared");
        confirmed.push(create(&server).await.ok());
        assert_eq!(readiness(&server).await, 200);
    }
    let server = Server::start_on(server.kill()).await;
    check_kept(&server, &confirmed).await;
}
