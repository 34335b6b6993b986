//! A call with an `Idempotency-Key` takes effect once, however often and on whichever node it is repeated.

use futures::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Database, Response, Server, both, entries};

async fn post(server: &Server, path: &str, key: &str, body: Option<&str>) -> Response {
    let mut request =
        server.request("POST", path).bearer_auth(&server.home.key).header("idempotency-key", key);
    if let Some(body) = body {
        request = request.header("content-type", "application/json").body(body.to_owned());
    }
    Response::of(request.send().await).await.expect("a response")
}

const CREATE: &str = r#"{"prompt":"Ask about the workshop.","invitees":[{"email":"ada@example.org"}]}"#;

fn check_replayed(responses: &[Response]) {
    for response in responses {
        assert_eq!((response.status, &response.text), (200, &responses[0].text));
    }
    let replayed =
        responses.iter().filter(|response| response.header("idempotency-replayed") == Some("true"));
    assert_eq!(replayed.count(), responses.len() - 1);
}

#[tokio::test]
async fn fifty_concurrent_calls_with_one_key_create_one_interview_and_one_mail() {
    for database in both().await {
        let one = Server::start(database.clone(), &[]).await;
        let nodes = match database {
            Database::Sqlite => vec![one],
            Database::Postgres { .. } => {
                let mut other = Server::start(database, &[]).await;
                other.home.key = one.home.key.clone();
                vec![one, other]
            }
        };
        for round in 1..=5 {
            let key = format!("round-{round}");
            let calls =
                (0..50).map(|call| post(&nodes[call % nodes.len()], "/v1/interviews", &key, Some(CREATE)));
            check_replayed(&join_all(calls).await);
            let home = &nodes[0].home;
            assert_eq!(home.count("interviews", "true").await, round);
            assert_eq!(home.count("mails", "state = 'sent'").await, round);
            assert_eq!(home.count("log_entries", "event = 'invitation.sent'").await, round);
            let mails: usize = nodes.iter().map(|node| node.home.mails().len()).sum();
            assert_eq!(mails as i64, round);
        }
    }
}

#[tokio::test]
async fn each_of_the_four_operations_is_replayed() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let interview = server.interview().await;
        let view = server.call("GET", &format!("/v1/interviews/{interview}"), None).await.ok();
        let invitation = view["invitations"][0]["id"].as_str().expect("an id").to_owned();
        let many = r#"{"invitees":[{"email":"a@example.org"},{"email":"b@example.org"}]}"#;
        let calls = [
            ("/v1/interviews".to_owned(), Some(CREATE)),
            (format!("/v1/interviews/{interview}/invitations"), None),
            (format!("/v1/interviews/{interview}/invitations/bulk"), Some(many)),
            (format!("/v1/invitations/{invitation}/send"), Some(r#"{"email":"c@example.org"}"#)),
        ];
        for (number, (path, body)) in calls.iter().enumerate() {
            let key = format!("key-{number}");
            let first = post(&server, path, &key, *body).await;
            let mails = server.home.mails().len();
            let again = post(&server, path, &format!("\"{key}\""), *body).await;
            check_replayed(&[first, again]);
            assert_eq!(server.home.mails().len(), mails, "{path}");
        }
        assert_eq!(server.home.count("invitations", "true").await, 5);
    }
}

#[tokio::test]
async fn rejects_a_malformed_key_or_one_that_was_used_for_something_else() {
    let server = Server::sqlite().await;
    let custom = |response: &Response, context: &str| {
        assert_eq!(response.status, 400, "{context}: {}", response.text);
        assert_eq!(entries(&response.json()), [("[]".to_owned(), "custom".to_owned())], "{context}");
    };
    post(&server, "/v1/interviews", "a", Some(CREATE)).await.ok();
    custom(&post(&server, "/v1/interviews", "a", Some(&format!("{CREATE} "))).await, "another body");
    let interview = server.interview().await;
    let elsewhere = format!("/v1/interviews/{interview}/invitations/bulk");
    custom(&post(&server, &elsewhere, "a", Some(CREATE)).await, "another path");
    for key in ["", "a b", "\"\"", &"x".repeat(256)] {
        custom(&post(&server, "/v1/interviews", key, Some(CREATE)).await, key);
    }
    let faults = post(&server, "/v1/interviews", "a b", Some("{}")).await.json();
    let both =
        [("[\"prompt\"]".to_owned(), "invalid_type".to_owned()), ("[]".to_owned(), "custom".to_owned())];
    assert_eq!(entries(&faults), both);
}

#[tokio::test]
async fn a_rejection_is_not_stored_and_each_organization_has_its_own_keys() {
    let server = Server::sqlite().await;
    assert_eq!(post(&server, "/v1/interviews", "a", Some("{}")).await.status, 400);
    post(&server, "/v1/interviews", "a", Some(CREATE)).await.ok();
    let other = server.home.organization("Other");
    let request = server.request("POST", "/v1/interviews").bearer_auth(&other);
    let request = request.header("idempotency-key", "a").header("content-type", "application/json");
    let response = Response::of(request.body(CREATE).send().await).await.expect("a response");
    assert_eq!((response.status, response.header("idempotency-replayed")), (200, None));
    assert_eq!(server.home.count("interviews", "true").await, 2);
}

#[tokio::test]
async fn an_operation_that_takes_no_key_ignores_it() {
    let server = Server::sqlite().await;
    let interview = server.interview().await;
    let path = format!("/v1/interviews/{interview}/archive");
    for key in ["a", "a b"] {
        let response = post(&server, &path, key, None).await;
        assert_eq!((response.status, response.header("idempotency-replayed")), (200, None));
    }
}

/// After a crash between the commit and the response, the response is regenerated from the ids that the call stored.
#[tokio::test]
async fn a_lost_response_is_regenerated_and_nothing_takes_effect_twice() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let first = post(&server, "/v1/interviews", "a", Some(CREATE)).await.ok();
        let long_ago = server.home.moment("2026-01-01T00:00:00Z");
        server.home.execute("UPDATE idempotency_records SET response = NULL").await;
        let again = post(&server, "/v1/interviews", "a", Some(CREATE)).await;
        assert_eq!(again.ok(), first);
        assert_eq!(server.home.count("interviews", "true").await, 1);
        assert_eq!(server.home.mails().len(), 1);
        // A day later the key can be reused.
        server.home.execute(&format!("UPDATE idempotency_records SET created_at = {long_ago}")).await;
        let reused = post(&server, "/v1/interviews", "a", Some(CREATE)).await;
        assert_eq!(reused.header("idempotency-replayed"), None);
        assert_ne!(reused.ok()[0]["id"], first[0]["id"]);
        assert_eq!(server.home.count("idempotency_records", "true").await, 1);
        let last: Value = post(&server, "/v1/interviews", "a", Some(CREATE)).await.ok();
        assert_eq!(last, reused.ok());
    }
}

#[tokio::test]
async fn a_kill_at_any_moment_leaves_one_interview_for_one_key() {
    for database in both().await {
        let mut home = crate::harness::Home::new(database, &[]);
        for round in 0..8 {
            let server = Server::start_on(home).await;
            let creates = join_all((0..4).map(|_| async {
                let request = server.request("POST", "/v1/interviews").bearer_auth(&server.home.key);
                let request = request.header("idempotency-key", format!("kill-{round}"));
                let sent = request.header("content-type", "application/json").body(CREATE).send().await;
                Response::of(sent).await.ok().map(|response| response.status)
            }));
            let pause = std::time::Duration::from_micros(1_500 * round);
            let _ = tokio::time::timeout(pause, creates).await;
            home = server.kill();
            let server = Server::start_on(home).await;
            let response = post(&server, "/v1/interviews", &format!("kill-{round}"), Some(CREATE)).await;
            let id = response.ok()[0]["id"].clone();
            assert_eq!(server.call("GET", "/v1/interviews", None).await.ok()[0]["id"], id);
            assert_eq!(server.home.count("interviews", "true").await, round as i64 + 1, "round {round}");
            home = server.kill();
        }
    }
}

#[tokio::test]
async fn a_replayed_response_has_the_same_headers_and_body() {
    let server = Server::sqlite().await;
    let first = post(&server, "/v1/interviews", "a", Some(CREATE)).await;
    let again = post(&server, "/v1/interviews", "a", Some(CREATE)).await;
    for name in ["content-type", "cache-control", "link", "ratelimit-limit"] {
        assert_eq!(first.header(name), again.header(name), "{name}");
    }
    assert_eq!(again.json(), json!(first.json()));
}
