//! Each tool has the same effect as the REST operation.

use serde_json::{Value, json};

use super::{called, listed};
use crate::harness::{Server, both};

const PROMPT: &str = "Ask what was good in their first week, and what was hard.";

async fn rest(server: &Server, path: &str) -> Value {
    server.call("GET", path, None).await.ok()
}

fn id(record: &Value) -> &str {
    record["id"].as_str().expect("an id")
}

#[tokio::test]
async fn tools_and_rest_show_the_same_interviews() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let invitees = json!([
            { "name": "Ada", "email": "ada@example.org" }, { "email": "grace@example.org" },
        ]);
        let arguments = json!({ "prompt": PROMPT, "title": "First week", "invitees": invitees });
        let made = called(&server, "create-interview", arguments).await;
        let invitations = made["invitations"].as_array().expect("invitations");
        let emails: Vec<&Value> = invitations.iter().map(|one| &one["email"]).collect();
        assert_eq!(emails, [&json!("ada@example.org"), &json!("grace@example.org")]);
        assert!(invitations.iter().all(|one| one["sent"] == true), "{made}");
        assert_eq!(server.home.mails().len(), 2);
        let path = format!("/v1/interviews/{}", id(&made));
        let mut known = rest(&server, &path).await;
        assert_eq!(known["title"], "First week");
        let archived =
            called(&server, "update-interview", json!({ "id": id(&made), "archived": true })).await;
        assert_eq!((&archived["archived"], &archived["title"]), (&json!(true), &json!("First week")));
        assert_eq!(rest(&server, &path).await["archivedAt"], archived["archivedAt"]);
        let hidden = called(&server, "list-interviews", json!({})).await;
        assert_eq!(hidden, json!({ "interviews": [], "nextCursor": null }));
        let shown = called(&server, "list-interviews", json!({ "archived": true })).await;
        assert_eq!(shown["interviews"], rest(&server, "/v1/interviews?archived=true").await);
        let read = called(&server, "get-interview", json!({ "id": id(&made) })).await;
        assert_eq!(read["invitationsCount"], 2);
        let settings = json!({ "id": id(&made), "archived": false, "maxMinutes": 15, "locale": "nl" });
        let restored = called(&server, "update-interview", settings).await;
        known = rest(&server, &path).await;
        assert_eq!((&restored["maxMinutes"], &restored["locale"]), (&json!(15), &json!("nl")));
        known.as_object_mut().expect("an object").remove("invitations");
        assert_eq!(restored, known);
    }
}

#[tokio::test]
async fn creates_lists_reads_and_updates_invitations() {
    let server = Server::sqlite().await;
    let interview = server.interview().await;
    let one = called(&server, "create-invitation", json!({ "interviewId": interview })).await;
    assert_eq!(one["invitations"].as_array().map(Vec::len), Some(1));
    let one = one["invitations"][0].clone();
    assert_eq!((&one["status"], &one["sent"], &one["email"]), (&json!("READY"), &json!(false), &Value::Null));
    let arguments = json!({ "interviewId": interview, "invitees": [{ "email": "ada@example.org" }] });
    let mailed = called(&server, "create-invitation", arguments).await["invitations"][0].clone();
    assert_eq!(mailed["sent"], true);
    let listed = called(&server, "list-invitations", json!({ "interviewId": interview })).await;
    let known = rest(&server, &format!("/v1/interviews/{interview}/invitations")).await;
    assert_eq!((&listed["invitations"], &listed["nextCursor"]), (&known, &Value::Null));
    let update = |arguments: Value| {
        let mut all = json!({ "id": id(&one) });
        all.as_object_mut().expect("an object").extend(arguments.as_object().expect("an object").clone());
        called(&server, "update-invitation", all)
    };
    let sent = update(json!({ "name": "Grace", "action": "send", "email": "grace@example.org" })).await;
    assert_eq!((&sent["name"], &sent["email"]), (&json!("Grace"), &json!("grace@example.org")));
    assert_eq!((&sent["sent"], server.home.mails().len()), (&json!(true), 2));
    assert_eq!(update(json!({ "name": null })).await["name"], Value::Null);
    assert_eq!(update(json!({ "action": "cancel" })).await["status"], "CANCELLED");
    let cancelled =
        called(&server, "list-invitations", json!({ "interviewId": interview, "status": "CANCELLED" })).await;
    assert_eq!(cancelled["invitations"].as_array().map(Vec::len), Some(1));
    let again = update(json!({ "action": "reactivate", "sendEmail": true })).await;
    assert_eq!((&again["status"], server.home.mails().len()), (&json!("READY"), 3));
    assert_eq!(update(json!({ "action": "archive" })).await["archived"], true);
    assert_eq!(update(json!({ "action": "restore" })).await["archived"], false);
    let read = called(&server, "get-invitation", json!({ "id": id(&one) })).await;
    assert_eq!(read, rest(&server, &format!("/v1/invitations/{}", id(&one))).await);
    assert_eq!(read["messages"], json!([]));
}

#[tokio::test]
async fn tool_results_match_their_announced_schemas() {
    let server = Server::sqlite().await;
    let made = called(&server, "create-interview", json!({ "prompt": PROMPT })).await;
    let (interview, invitation) = (id(&made), id(&made["invitations"][0]));
    let calls = [
        ("create-interview", json!({ "prompt": PROMPT, "invitees": [{ "email": "ada@example.org" }] })),
        ("list-interviews", json!({ "limit": 1 })),
        ("update-interview", json!({ "id": interview, "maxResponses": 3 })),
        ("get-interview", json!({ "id": interview })),
        ("list-invitations", json!({ "interviewId": interview })),
        ("create-invitation", json!({ "interviewId": interview })),
        ("update-invitation", json!({ "id": invitation, "name": "Ada" })),
        ("get-invitation", json!({ "id": invitation })),
    ];
    let tools = listed(&server).await;
    assert_eq!(tools.len(), calls.len());
    for (name, arguments) in calls {
        let tool = tools.iter().find(|tool| tool["name"] == name).expect("the tool is listed");
        let fits = |schema: &str, value: &Value| {
            let validator = jsonschema::validator_for(&tool[schema]).expect("a schema");
            if let Err(error) = validator.validate(value) {
                panic!("{name}, {schema}: {error} in {value}");
            }
        };
        fits("inputSchema", &arguments);
        fits("outputSchema", &called(&server, name, arguments).await);
    }
}

#[tokio::test]
async fn a_call_with_an_idempotency_key_takes_effect_once() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let arguments = json!({
            "prompt": PROMPT, "idempotencyKey": "once", "invitees": [{ "email": "ada@example.org" }],
        });
        let (first, second) = tokio::join!(
            called(&server, "create-interview", arguments.clone()),
            called(&server, "create-interview", arguments.clone())
        );
        assert_eq!(first, second);
        let interview = id(&first);
        assert_eq!(server.home.mails().len(), 1);
        let listed = called(&server, "list-interviews", json!({})).await;
        assert_eq!(listed["interviews"].as_array().map(Vec::len), Some(1));
        let more = json!({ "interviewId": interview, "idempotencyKey": "twice" });
        let made = called(&server, "create-invitation", more.clone()).await;
        assert_eq!(called(&server, "create-invitation", more).await, made);
        let mut other = arguments;
        other["title"] = json!("Another");
        let refused = super::refused(&server, "create-interview", other).await;
        assert_eq!(crate::harness::entries(&refused), [("[\"idempotencyKey\"]".into(), "custom".into())]);
    }
}
