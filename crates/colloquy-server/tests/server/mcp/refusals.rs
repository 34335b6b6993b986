//! Rejected calls: tool results with the same faults as REST.

use serde_json::{Value, json};

use super::{called, error_of, refused, result_with};
use crate::harness::{Server, both, entries};

fn faults(response: &Value) -> Vec<(String, String)> {
    assert_eq!((&response["statusCode"], &response["path"]), (&json!(400), &json!("/api/mcp")), "{response}");
    assert!(response["timestamp"].as_str().is_some_and(|moment| moment.ends_with('Z')));
    entries(response)
}

/// Checks that a tool reports the same faults as REST for the same body.
async fn check_as_rest(server: &Server, tool: &str, arguments: Value, (method, path): (&str, &str)) {
    let mut body = arguments.clone();
    body.as_object_mut().expect("an object").remove("id");
    let over_rest = server.call(method, path, Some(body)).await;
    assert_eq!(over_rest.status, 400, "{}", over_rest.text);
    let refused = refused(server, tool, arguments).await;
    faults(&refused);
    assert_eq!(refused["errors"], over_rest.json()["errors"], "{tool}");
}

#[tokio::test]
async fn input_faults_match_those_of_rest() {
    let server = Server::sqlite().await;
    let interview = server.interview().await;
    for arguments in [
        json!({}),
        json!({ "prompt": "short" }),
        json!({ "prompt": null, "title": 7, "unknown": true, "another": 1 }),
        json!({ "prompt": "x".repeat(50_001), "voiceId": "no", "email": "a..b@c.de" }),
        json!({ "prompt": "Ask about the week.", "invitees": [{ "email": "a@b.co" }, { "name": 1 }, 7] }),
        json!({ "prompt": "a\u{0}bcdefghijk", "invitees": "all" }),
    ] {
        check_as_rest(&server, "create-interview", arguments, ("POST", "/v1/interviews")).await;
    }
    let path = format!("/v1/interviews/{interview}");
    for arguments in [
        json!({ "maxMinutes": 0, "maxResponses": 1.5, "locale": "e" }),
        json!({ "disableOrgSystemPrompt": "yes", "email": "ada@example.org" }),
    ] {
        let mut all = arguments;
        all["id"] = json!(interview);
        check_as_rest(&server, "update-interview", all, ("PATCH", &path)).await;
    }
}

async fn check(server: &Server, tool: &str, arguments: Value, expected: &[(&str, &str)]) {
    let found = faults(&refused(server, tool, arguments).await);
    let expected: Vec<_> = expected.iter().map(|(path, code)| ((*path).into(), (*code).into())).collect();
    assert_eq!(found, expected, "{tool}");
}

#[tokio::test]
async fn all_faults_of_tool_specific_arguments_are_reported_together() {
    let server = Server::sqlite().await;
    let id = server.interview().await;
    let wrong_page = json!({ "limit": 101, "cursor": "!", "archived": "maybe", "updatedSince": "then" });
    let expected = [
        ("[\"archived\"]", "invalid_type"),
        ("[\"cursor\"]", "custom"),
        ("[\"limit\"]", "too_big"),
        ("[\"updatedSince\"]", "invalid_format"),
    ];
    check(&server, "list-interviews", wrong_page, &expected).await;
    check(&server, "get-interview", json!({}), &[("[\"id\"]", "invalid_type")]).await;
    check(
        &server,
        "get-interview",
        json!({ "id": "x", "limit": 0 }),
        &[("[\"id\"]", "invalid_format"), ("[\"limit\"]", "too_small")],
    )
    .await;
    check(
        &server,
        "list-invitations",
        json!({ "interviewId": id, "status": "DONE", "more": 1 }),
        &[("[\"status\"]", "invalid_value"), ("[]", "unrecognized_keys")],
    )
    .await;
    let key = json!({ "interviewId": id, "idempotencyKey": "a b" });
    check(&server, "create-invitation", key, &[("[\"idempotencyKey\"]", "custom")]).await;
    let made = called(&server, "create-invitation", json!({ "interviewId": id })).await;
    let id = &made["invitations"][0]["id"];
    check(&server, "update-invitation", json!({ "id": id }), &[("[\"action\"]", "custom")]).await;
    let send = json!({ "id": id, "action": "send" });
    check(&server, "update-invitation", send, &[("[\"email\"]", "invalid_type")]).await;
    let mixed = json!({ "id": id, "action": "cancel", "email": "ada@example.org", "sendEmail": true });
    let expected = [("[\"email\"]", "custom"), ("[\"sendEmail\"]", "custom")];
    check(&server, "update-invitation", mixed, &expected).await;
    let unknown = json!({ "id": id, "action": "destroy" });
    check(&server, "update-invitation", unknown, &[("[\"action\"]", "invalid_value")]).await;
    // None of these calls took effect.
    assert_eq!(called(&server, "get-invitation", json!({ "id": id })).await["status"], "READY");
    let complete = json!({ "id": id, "action": "complete" });
    check(&server, "update-invitation", complete, &[("[\"status\"]", "custom")]).await;
}

#[tokio::test]
async fn every_tool_rejects_missing_and_foreign_records() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = called(&server, "create-interview", json!({ "prompt": "Ask about their week." })).await;
        let stranger = server.home.organization("Another");
        let unknown_id = "0190a000-0000-7000-8000-000000000000";
        let calls = |interview: &Value, invitation: &Value| {
            [
                ("get-interview", json!({ "id": interview })),
                ("update-interview", json!({ "id": interview, "archived": true })),
                ("update-interview", json!({ "id": interview, "title": "Mine" })),
                ("list-invitations", json!({ "interviewId": interview })),
                ("create-invitation", json!({ "interviewId": interview })),
                ("get-invitation", json!({ "id": invitation })),
                ("update-invitation", json!({ "id": invitation, "action": "cancel" })),
                ("update-invitation", json!({ "id": invitation, "name": "Eve" })),
            ]
        };
        for (tool, arguments) in calls(&made["id"], &made["invitations"][0]["id"]) {
            let error = error_of(&result_with(&server, &stranger, tool, arguments).await);
            assert_eq!((&error["statusCode"], &error["error"]), (&json!(403), &json!("Forbidden")), "{tool}");
        }
        for (tool, arguments) in calls(&json!(unknown_id), &json!(unknown_id)) {
            let error = error_of(&result_with(&server, &stranger, tool, arguments).await);
            assert_eq!((&error["statusCode"], &error["error"]), (&json!(404), &json!("Not Found")), "{tool}");
            assert!(error["message"].as_str().is_some_and(|said| said.ends_with("not found")), "{error}");
        }
        let listed = result_with(&server, &stranger, "list-interviews", json!({})).await;
        assert_eq!(listed["structuredContent"]["interviews"], json!([]));
        let path = format!("/v1/interviews/{}", made["id"].as_str().expect("an id"));
        let untouched = server.call("GET", &path, None).await.ok();
        assert_eq!((&untouched["title"], &untouched["archived"]), (&made["title"], &json!(false)));
    }
}
