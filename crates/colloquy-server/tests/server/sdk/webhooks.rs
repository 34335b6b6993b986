//! The verifier against what the service signs, and against whatever else may come.

use serde_json::{Value, json};

use super::{check, nodes, printed, program};
use crate::harness::{Database, Server};
use crate::webhooks::receiver::Heard;
use crate::webhooks::{endpoint, start, take_interview, webhooks};

/// What becomes of each delivery with these secrets.
async fn verified(server: &Server, tasks: &[(&Heard, &[&str])]) -> Vec<Value> {
    let task = |(heard, secrets): &(&Heard, &[&str])| json!({ "headers": heard.headers, "body": heard.body, "secrets": secrets });
    let task = Value::Array(tasks.iter().map(task).collect()).to_string();
    let mut told = Vec::new();
    for node in nodes() {
        let mut command = program(node, server, &["verify.js"]);
        command.env("TASK", &task);
        told.push(printed(command).await);
    }
    assert_eq!(told[0], told[1]);
    told[0].as_array().expect("an array").clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_service_signs_is_verified_and_typed() {
    let (receiver, server) = start(Database::sqlite()).await;
    let (_, secret) = endpoint(&server.home, &receiver.url("/ok"));
    take_interview(&server).await;
    let heard = receiver.until_heard("/ok", 2).await;
    let secrets = [secret.as_str()];
    let tasks: Vec<(&Heard, &[&str])> = heard.iter().map(|heard| (heard, &secrets[..])).collect();
    for (heard, event) in heard.iter().zip(verified(&server, &tasks).await) {
        let mut expected = heard.json();
        expected["id"] = json!(heard.id());
        assert_eq!(event, expected);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn during_a_rotation_the_old_secret_and_the_new_one_verify() {
    let (receiver, server) = start(Database::sqlite()).await;
    let (id, old) = endpoint(&server.home, &receiver.url("/ok"));
    let rotated = webhooks(&server.home, &["rotate", &id]);
    let new = rotated["secret"].as_str().expect("a secret");
    webhooks(&server.home, &["test", &id]);
    let heard = &receiver.until_heard("/ok", 1).await[0];
    let other = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let tasks: [(&Heard, &[&str]); 5] =
        [(heard, &[&old]), (heard, &[new]), (heard, &[other, new]), (heard, &[&old, new]), (heard, &[other])];
    let told = verified(&server, &tasks).await;
    for event in &told[..4] {
        assert_eq!((&event["type"], &event["id"]), (&json!("endpoint.test"), &json!(heard.id())));
    }
    assert_eq!(told[4], "WebhookVerificationError: no signature fits");
}

#[tokio::test]
async fn what_the_official_library_signs_is_verified_and_nothing_else() {
    check("webhooks.test.js", &[], async |_| {}).await;
}
