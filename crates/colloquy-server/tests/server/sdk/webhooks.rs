//! The verifier against deliveries of the service, and against malformed ones.

use serde_json::{Value, json};

use super::{check, nodes, printed, program};
use crate::harness::{Database, Server};
use crate::webhooks::receiver::ReceivedWebhook;
use crate::webhooks::{endpoint, start, take_interview, webhooks};

/// Verifies each delivery with its secrets and returns the results.
async fn verified(server: &Server, tasks: &[(&ReceivedWebhook, &[&str])]) -> Vec<Value> {
    let task = |(received, secrets): &(&ReceivedWebhook, &[&str])| json!({ "headers": received.headers, "body": received.body, "secrets": secrets });
    let task = Value::Array(tasks.iter().map(task).collect()).to_string();
    let mut results = Vec::new();
    for node in nodes() {
        let mut command = program(node, server, &["verify.js"]);
        command.env("TASK", &task);
        results.push(printed(command).await);
    }
    assert_eq!(results[0], results[1]);
    results[0].as_array().expect("an array").clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn verifies_and_types_what_the_service_signs() {
    let (receiver, server) = start(Database::sqlite()).await;
    let (_, secret) = endpoint(&server.home, &receiver.url("/ok"));
    take_interview(&server).await;
    let received = receiver.until_received("/ok", 2).await;
    let secrets = [secret.as_str()];
    let tasks: Vec<(&ReceivedWebhook, &[&str])> =
        received.iter().map(|received| (received, &secrets[..])).collect();
    for (received, event) in received.iter().zip(verified(&server, &tasks).await) {
        let mut expected = received.json();
        expected["id"] = json!(received.id());
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
    let received = &receiver.until_received("/ok", 1).await[0];
    let other = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let tasks: [(&ReceivedWebhook, &[&str]); 5] = [
        (received, &[&old]),
        (received, &[new]),
        (received, &[other, new]),
        (received, &[&old, new]),
        (received, &[other]),
    ];
    let results = verified(&server, &tasks).await;
    for event in &results[..4] {
        assert_eq!((&event["type"], &event["id"]), (&json!("endpoint.test"), &json!(received.id())));
    }
    assert_eq!(results[4], "WebhookVerificationError: no signature fits");
}

#[tokio::test]
async fn verifies_what_the_official_library_signs_and_nothing_else() {
    check("webhooks.test.js", &[], async |_| {}).await;
}
