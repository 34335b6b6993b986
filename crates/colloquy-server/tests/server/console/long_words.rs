//! Words that are wider than a page, such as addresses.

use serde_json::json;

use super::browser::{complete, run};
use crate::harness::{Database, Server, target};

#[tokio::test]
async fn words_wider_than_a_page_break_and_no_page_scrolls_sideways() {
    let server = Server::start(Database::sqlite(), &[]).await;
    let word = format!("https://files.example.org/{}", "onboarding".repeat(15));
    let body = json!({
        "prompt": format!("Ask about {word}"),
        "title": word,
        "invitees": [{ "email": "bob@example.org", "name": &word[..100] }],
    });
    let rows = server.call("POST", "/v1/interviews", Some(body)).await.ok();
    let id = rows[0]["invitations"][0]["id"].as_str().expect("an id").replace('-', "");
    let message = "01932d5e7c1a7b3e9c4d2f6a8b0c1d01";
    server
        .home
        .execute(&format!(
            "INSERT INTO messages (id, organization_id, invitation_id, place, role, content, created_at, \
             offset_ms, duration_ms, interrupted, typed, session) \
             SELECT X'{message}', organization_id, id, 0, 'user', '{word}', created_at, 0, 5000, FALSE, TRUE, 1 \
             FROM invitations WHERE id = X'{id}'"
        ))
        .await;
    let finding = json!({
        "text": word, "kind": "complaint", "topic": word, "sentiment": "negative",
        "messageIds": ["01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01"],
    });
    let insights = json!({ "answered": 1, "findings": [finding], "refusedTopics": [word], "safety": [] });
    complete(&server, &id, "negative", 612_000, &insights).await;
    let danger = "UPDATE invitations SET danger_reported_at = completed_at, error = end_reason";
    server.home.execute(danger).await;
    let folder = ("PICTURES", target().join("console-long-words"));
    let seen = run(&server, "long-words.mjs", |node| node.env(folder.0, folder.1)).await;
    assert_eq!(seen["faults"], json!([]));
}
