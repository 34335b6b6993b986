//! The status, body and headers of every operation for every kind of invalid request.

mod bodies;

use colloquy_api::operations::{OPERATIONS, Operation, OperationId, RequestBodyRequirement};
use serde_json::{Value, json};

use crate::harness::{Response, Server, both, entries, printed};

const MISSING: &str = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e";

const MALFORMED: [&str; 12] = [
    "1",
    "null",
    "%20",
    "01932d5e7c1a7b3e9c4d2f6a8b0c1d2e",
    "%7B01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e%7D",
    "urn:uuid:01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e",
    "01932d5e-7c1a-9b3e-9c4d-2f6a8b0c1d2e",
    "01932d5e-7c1a-7b3e-7c4d-2f6a8b0c1d2e",
    "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2",
    "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e0",
    "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    "01932d5g-7c1a-7b3e-9c4d-2f6a8b0c1d2e",
];

fn path(operation: &Operation, id: &str) -> String {
    operation.path.replace("{id}", id).replace("{messageId}", MISSING)
}

fn has_id(operation: &Operation) -> bool {
    operation.subject().is_some()
}

/// Returns whether the operation's subject belongs to an organization.
fn is_owned(operation: &Operation) -> bool {
    matches!(operation.subject(), Some("Interview" | "Invitation"))
}

fn reads_body(operation: &Operation) -> bool {
    operation.body != RequestBodyRequirement::Ignored
}

/// Returns a valid body for the operation.
fn good_body(operation: &Operation) -> Option<Value> {
    use OperationId::*;
    match operation.id {
        CreateInterview | UpdateInterview => Some(json!({ "prompt": "Ask about their first week at work." })),
        CreateInvitation => Some(json!({ "name": "Ada" })),
        CreateInvitations => Some(json!({ "invitees": [{ "email": "ada@example.org" }] })),
        UpdateInvitation => Some(json!({ "name": null })),
        SendInvitation => Some(json!({ "email": "ada@example.org" })),
        ReactivateInvitation => Some(json!({ "sendEmail": true })),
        UpdateShareLink => Some(json!({ "enabled": true })),
        _ => None,
    }
}

/// One subject of each kind.
struct Subjects {
    interview: String,
    invitation: String,
    voice: String,
}

impl Subjects {
    async fn of(server: &Server) -> Self {
        let interview = server.interview().await;
        let view = server.call("GET", &format!("/v1/interviews/{interview}"), None).await.ok();
        let invitation = view["invitations"][0]["id"].as_str().expect("an id").to_owned();
        let voices = server.call("GET", "/v1/voices", None).await.ok();
        let voice = voices[0]["id"].as_str().expect("an id").to_owned();
        Subjects { interview, invitation, voice }
    }

    fn id_for(&self, operation: &Operation) -> &str {
        match operation.subject() {
            Some("Invitation") => &self.invitation,
            Some("Voice") => &self.voice,
            _ => &self.interview,
        }
    }
}

fn check_headers(response: &Response, context: &str) {
    for name in
        ["x-request-id", "ratelimit-policy", "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"]
    {
        assert!(response.header(name).is_some(), "{context}: no {name}");
    }
    let quota = response.header("ratelimit-limit").unwrap_or_default();
    assert_eq!(response.header("ratelimit-policy"), Some(&*format!("{quota};w=60")), "{context}");
    for name in ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"] {
        let value = response.header(name).unwrap_or_default();
        assert!(value.parse::<u32>().is_ok(), "{context}: {name}: {value}");
    }
    let link = response.header("link").unwrap_or_default();
    assert!(link.starts_with("</openapi.json>; rel=\"service-desc\", "), "{context}: {link}");
    assert!(link.contains("rel=\"deprecation\""), "{context}: {link}");
    assert_eq!(response.header("content-type"), Some("application/json"), "{context}");
    assert_eq!(response.header("cache-control"), Some("no-store"), "{context}");
}

fn check_standard(response: &Response, status: u16, label: &str, context: &str) {
    check_headers(response, context);
    let body = response.json();
    assert_eq!(
        (response.status, &body["statusCode"], &body["error"]),
        (status, &json!(status), &json!(label)),
        "{context}"
    );
    assert_eq!(body.as_object().map(|body| body.len()), Some(3), "{context}: {body}");
    assert!(body["message"].as_str().is_some_and(|message| !message.is_empty()), "{context}: {body}");
}

fn check_validation(response: &Response, path: &str, expected: &[(&str, &str)], context: &str) {
    check_headers(response, context);
    let body = response.json();
    assert_eq!(
        (response.status, &body["statusCode"], &body["path"]),
        (400, &json!(400), &json!(path)),
        "{context}: {body}"
    );
    let timestamp = body["timestamp"].as_str().unwrap_or_default();
    assert!(timestamp.len() == 24 && timestamp.ends_with('Z'), "{context}: {timestamp}");
    assert_eq!(body.as_object().map(|body| body.len()), Some(4), "{context}: {body}");
    let mut expected: Vec<_> =
        expected.iter().map(|(path, code)| ((*path).to_owned(), (*code).to_owned())).collect();
    expected.sort();
    assert_eq!(entries(&body), expected, "{context}");
}

async fn send(
    server: &Server,
    operation: &Operation,
    id: &str,
    key: Option<&str>,
    body: Option<&str>,
) -> Response {
    let mut request = server.request(operation.method.as_str(), &path(operation, id));
    if let Some(key) = key {
        request = request.bearer_auth(key);
    }
    if let Some(body) = body {
        request = request.header("content-type", "application/json").body(body.to_owned());
    }
    Response::of(request.send().await).await.expect("a response")
}

#[tokio::test]
async fn without_a_valid_key_nothing_is_revealed() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let mut typo = server.home.key.clone();
        typo.replace_range(10..11, if &typo[10..11] == "x" { "y" } else { "x" });
        let unknown_key = "clq_000000000000000000000000000000000000000017KCbP";
        for operation in OPERATIONS {
            for key in [None, Some(&*typo), Some(unknown_key), Some("nonsense")] {
                let context = format!("{:?} with {key:?}", operation.id);
                let response = send(&server, operation, "not-an-id", key, Some("{not json")).await;
                check_standard(&response, 401, "Unauthorized", &context);
                let challenge = response.header("www-authenticate").unwrap_or_default();
                let metadata =
                    format!("resource_metadata=\"{}/.well-known/oauth-protected-resource\"", server.url);
                assert!(
                    challenge.starts_with("Bearer ") && challenge.contains(&metadata),
                    "{context}: {challenge}"
                );
                assert_eq!(
                    challenge.contains("error=\"invalid_token\""),
                    key.is_some(),
                    "{context}: {challenge}"
                );
            }
        }
    }
}

#[tokio::test]
async fn every_operation_rejects_a_revoked_key() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let organizations = printed(server.home.command(&["organizations", "list", "--json"]));
        let organization = organizations[0]["id"].as_str().expect("an id");
        let create = ["keys", "create", "--organization", organization, "--label", "gone", "--json"];
        let made = printed(server.home.command(&create));
        printed(server.home.command(&["keys", "revoke", made["id"].as_str().expect("an id"), "--json"]));
        for operation in OPERATIONS {
            let response = send(&server, operation, MISSING, made["key"].as_str(), None).await;
            check_standard(&response, 401, "Unauthorized", &format!("{:?}", operation.id));
        }
    }
}

#[tokio::test]
async fn an_internal_error_reveals_only_its_request_id() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let subjects = Subjects::of(&server).await;
        // Invalid rows that no version of the program writes.
        server.home.execute("UPDATE interviews SET prompt = 'x'").await;
        server.home.execute("UPDATE invitations SET slug = 'x'").await;
        for operation in OPERATIONS.iter().filter(|operation| is_owned(operation)) {
            let body = good_body(operation).map(|body| body.to_string());
            let id = subjects.id_for(operation);
            let response = send(&server, operation, id, Some(&server.home.key), body.as_deref()).await;
            let context = format!("{:?}", operation.id);
            check_standard(&response, 500, "Internal Server Error", &context);
            let request_id = response.header("x-request-id").unwrap_or_default();
            let message = response.json()["message"].as_str().unwrap_or_default().to_owned();
            assert!(message.contains(request_id), "{context}: {message}");
            assert!(!message.contains("prompt") && !message.contains("slug"), "{context}: {message}");
            let line = server.home.until_logged(request_id).await;
            let column = if operation.subject() == Some("Interview") {
                "interviews.prompt"
            } else {
                "invitations.slug"
            };
            assert!(line.contains(column), "{context}: {line}");
        }
    }
}

#[tokio::test]
async fn another_organization_cannot_read_or_change_anything() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let subjects = Subjects::of(&server).await;
        let other = server.home.organization("Other");
        let everything = async || {
            let interview = format!("/v1/interviews/{}", subjects.interview);
            let mut all = vec![server.call("GET", &interview, None).await.ok()];
            for part in ["logs", "share", "invitations?archived=true"] {
                all.push(server.call("GET", &format!("{interview}/{part}"), None).await.ok());
            }
            all.push(
                server.call("GET", &format!("/v1/invitations/{}", subjects.invitation), None).await.ok(),
            );
            all
        };
        let before = everything().await;
        for operation in OPERATIONS.iter().filter(|operation| is_owned(operation)) {
            let context = format!("{:?}", operation.id);
            let (id, subject) = (subjects.id_for(operation), operation.subject().unwrap_or_default());
            let body = good_body(operation).map(|body| body.to_string());
            let foreign = send(&server, operation, id, Some(&other), body.as_deref()).await;
            check_standard(&foreign, 403, "Forbidden", &context);
            let message = format!("{subject} {id} belongs to another organization");
            assert_eq!(foreign.json()["message"], message, "{context}");
            let missing = send(&server, operation, MISSING, Some(&other), body.as_deref()).await;
            check_standard(&missing, 404, "Not Found", &context);
            assert_eq!(missing.json()["message"], format!("{subject} {MISSING} not found"), "{context}");
        }
        assert_eq!(everything().await, before);
        assert_eq!(server.call_with(&other, "GET", "/v1/interviews", None).await.ok(), json!([]));
    }
}

#[tokio::test]
async fn a_missing_voice_is_named() {
    let server = Server::sqlite().await;
    let missing = server.call("GET", &format!("/v1/voices/{MISSING}/test-audio-url"), None).await;
    check_standard(&missing, 404, "Not Found", "a missing voice");
    assert_eq!(missing.json()["message"], format!("Voice {MISSING} not found"));
}

#[tokio::test]
async fn a_malformed_id_is_reported_together_with_faults_of_the_body() {
    let server = Server::sqlite().await;
    let key = server.home.key.clone();
    for operation in OPERATIONS.iter().filter(|operation| has_id(operation)) {
        for id in MALFORMED {
            let context = format!("{:?} of {id}", operation.id);
            let response = send(&server, operation, id, Some(&key), Some("[]")).await;
            let path = response.json()["path"].as_str().unwrap_or_default().to_owned();
            let id_alone = [("[\"id\"]", "invalid_format")];
            let both = [("[\"id\"]", "invalid_format"), ("[]", "invalid_type")];
            let expected: &[(&str, &str)] = if reads_body(operation) { &both } else { &id_alone };
            check_validation(&response, &path, expected, &context);
        }
    }
}

#[tokio::test]
async fn the_301st_request_of_a_minute_is_refused() {
    for operation in OPERATIONS {
        let server =
            Server::start(crate::harness::Database::sqlite(), &[("COLLOQUY_RATE_LIMIT", "300")]).await;
        let context = format!("{:?}", operation.id);
        for count in 1..=300 {
            let response = send(&server, operation, MISSING, Some(&server.home.key), None).await;
            assert_ne!(response.status, 429, "{context}: request {count}");
            assert_eq!(
                response.header("ratelimit-remaining"),
                Some(&*(300 - count).to_string()),
                "{context}"
            );
        }
        let refused = send(&server, operation, "not-an-id", Some(&server.home.key), None).await;
        check_standard(&refused, 429, "Too Many Requests", &context);
        assert_eq!(refused.header("retry-after"), refused.header("ratelimit-reset"), "{context}");
        assert_eq!(refused.header("ratelimit-remaining"), Some("0"), "{context}");
        let other = server.home.organization("Other");
        assert_ne!(send(&server, operation, MISSING, Some(&other), None).await.status, 429, "{context}");
        assert_eq!(send(&server, operation, MISSING, None, None).await.status, 401, "{context}");
    }
}

#[tokio::test]
async fn unknown_routes_and_methods_are_rejected_before_the_key_is_checked() {
    let server = Server::sqlite().await;
    let check = async |method: &str, path: &str, status: u16, label: &str| {
        for key in [None, Some("nonsense"), Some(&*server.home.key)] {
            let mut request = server.request(method, path);
            if let Some(key) = key {
                request = request.bearer_auth(key);
            }
            let response = Response::of(request.send().await).await.expect("a response");
            check_standard(&response, status, label, &format!("{method} {path}"));
            assert_eq!(response.header("allow").is_some(), status == 405, "{method} {path}");
        }
    };
    for path in
        ["/v1", "/v1/", "/v1/interviews/", "/v1/interview", "/v1/interviews//archive", "/v1/interviews/x/y/z"]
    {
        check("GET", path, 404, "Not Found").await;
    }
    for operation in OPERATIONS {
        check("DELETE", &path(operation, MISSING), 405, "Method Not Allowed").await;
        check("OPTIONS", &path(operation, MISSING), 405, "Method Not Allowed").await;
    }
    for path in ["/", "/nothing", "/v2/interviews", "/v1interviews"] {
        check("GET", path, 404, "Not Found").await;
    }
}

#[tokio::test]
async fn an_update_changes_only_the_given_fields_and_nothing_if_they_are_equal() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let id = server.interview().await;
        let path = format!("/v1/interviews/{id}");
        let before = server.call("GET", &path, None).await.ok();
        assert_eq!(server.call("PATCH", &path, Some(json!({}))).await.ok(), before);
        let same = json!({ "prompt": before["prompt"], "locale": before["locale"] });
        assert_eq!(server.call("PATCH", &path, Some(same)).await.ok(), before);
        assert_eq!(server.home.count("log_entries", "event = 'interview.updated'").await, 0);
        let change = json!({
            "title": "New", "prompt": "Another prompt.", "intro": "", "firstMessage": "Hm?", "locale": "fr-CA",
            "maxMinutes": 5e0, "maxResponses": 9007199254740991i64, "disableOrgSystemPrompt": true,
            "voiceId": "00000000-0000-0000-0000-000000000000",
        });
        let after = server.call("PATCH", &path, Some(change.clone())).await.ok();
        for (field, value) in
            change.as_object().expect("an object").iter().filter(|(field, _)| *field != "maxMinutes")
        {
            assert_eq!(&after[field], value, "{field}");
        }
        assert_eq!(after["maxMinutes"], 5);
        assert_ne!(after["updatedAt"], before["updatedAt"]);
        assert_eq!(after["createdAt"], before["createdAt"]);
        assert_eq!(server.call("GET", &path, None).await.ok(), after);
        assert_eq!(server.home.count("log_entries", "event = 'interview.updated'").await, 1);
    }
}
