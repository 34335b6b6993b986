//! A call with an `Idempotency-Key` is done once, however often and wherever it comes.

use futures::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Answer, Database, Server, both, entries};

async fn post(server: &Server, path: &str, key: &str, body: Option<&str>) -> Answer {
    let mut request =
        server.request("POST", path).bearer_auth(&server.home.key).header("idempotency-key", key);
    if let Some(body) = body {
        request = request.header("content-type", "application/json").body(body.to_owned());
    }
    Answer::of(request.send().await).await.expect("an answer")
}

const CREATE: &str = r#"{"prompt":"Ask about the workshop.","invitees":[{"email":"ada@example.org"}]}"#;

fn check_alike(answers: &[Answer]) {
    for answer in answers {
        assert_eq!((answer.status, &answer.text), (200, &answers[0].text));
    }
    let replayed = answers.iter().filter(|answer| answer.header("idempotency-replayed") == Some("true"));
    assert_eq!(replayed.count(), answers.len() - 1);
}

#[tokio::test]
async fn one_key_fifty_times_at_once_is_one_interview_one_mail_and_fifty_equal_answers() {
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
            check_alike(&join_all(calls).await);
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
            check_alike(&[first, again]);
            assert_eq!(server.home.mails().len(), mails, "{path}");
        }
        assert_eq!(server.home.count("invitations", "true").await, 5);
    }
}

#[tokio::test]
async fn a_key_that_was_used_for_something_else_or_is_none_is_refused() {
    let server = Server::sqlite().await;
    let custom = |answer: &Answer, context: &str| {
        assert_eq!(answer.status, 400, "{context}: {}", answer.text);
        assert_eq!(entries(&answer.json()), [("[]".to_owned(), "custom".to_owned())], "{context}");
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
async fn a_refusal_is_not_kept_and_another_organization_has_keys_of_its_own() {
    let server = Server::sqlite().await;
    assert_eq!(post(&server, "/v1/interviews", "a", Some("{}")).await.status, 400);
    post(&server, "/v1/interviews", "a", Some(CREATE)).await.ok();
    let other = server.home.organization("Other");
    let request = server.request("POST", "/v1/interviews").bearer_auth(&other);
    let request = request.header("idempotency-key", "a").header("content-type", "application/json");
    let answer = Answer::of(request.body(CREATE).send().await).await.expect("an answer");
    assert_eq!((answer.status, answer.header("idempotency-replayed")), (200, None));
    assert_eq!(server.home.count("interviews", "true").await, 2);
}

#[tokio::test]
async fn an_operation_that_takes_no_key_ignores_it() {
    let server = Server::sqlite().await;
    let interview = server.interview().await;
    let path = format!("/v1/interviews/{interview}/archive");
    for key in ["a", "a b"] {
        let answer = post(&server, &path, key, None).await;
        assert_eq!((answer.status, answer.header("idempotency-replayed")), (200, None));
    }
}

/// After a crash between the commit and the answer, the answer is made from what the call has made.
#[tokio::test]
async fn a_lost_answer_is_made_again_and_nothing_is_done_twice() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let first = post(&server, "/v1/interviews", "a", Some(CREATE)).await.ok();
        let long_ago = server.home.moment("2026-01-01T00:00:00Z");
        server.home.execute("UPDATE idempotency_records SET response = NULL").await;
        let again = post(&server, "/v1/interviews", "a", Some(CREATE)).await;
        assert_eq!(again.ok(), first);
        assert_eq!(server.home.count("interviews", "true").await, 1);
        assert_eq!(server.home.mails().len(), 1);
        // A day later the key is free again.
        server.home.execute(&format!("UPDATE idempotency_records SET created_at = {long_ago}")).await;
        let anew = post(&server, "/v1/interviews", "a", Some(CREATE)).await;
        assert_eq!(anew.header("idempotency-replayed"), None);
        assert_ne!(anew.ok()[0]["id"], first[0]["id"]);
        assert_eq!(server.home.count("idempotency_records", "true").await, 1);
        let last: Value = post(&server, "/v1/interviews", "a", Some(CREATE)).await.ok();
        assert_eq!(last, anew.ok());
    }
}

#[tokio::test]
async fn a_kill_at_any_moment_leaves_one_interview_for_one_key() {
    for database in both().await {
        let mut home = crate::harness::Home::new(database, &[]);
        for round in 0..8 {
            let server = Server::again(home).await;
            let storm = join_all((0..4).map(|_| async {
                let request = server.request("POST", "/v1/interviews").bearer_auth(&server.home.key);
                let request = request.header("idempotency-key", format!("kill-{round}"));
                let sent = request.header("content-type", "application/json").body(CREATE).send().await;
                Answer::of(sent).await.ok().map(|answer| answer.status)
            }));
            let pause = std::time::Duration::from_micros(1_500 * round);
            let _ = tokio::time::timeout(pause, storm).await;
            home = server.kill();
            let server = Server::again(home).await;
            let answer = post(&server, "/v1/interviews", &format!("kill-{round}"), Some(CREATE)).await;
            let id = answer.ok()[0]["id"].clone();
            assert_eq!(server.call("GET", "/v1/interviews", None).await.ok()[0]["id"], id);
            assert_eq!(server.home.count("interviews", "true").await, round as i64 + 1, "round {round}");
            home = server.kill();
        }
    }
}

#[tokio::test]
async fn what_was_asked_and_answered_is_json_as_before() {
    let server = Server::sqlite().await;
    let first = post(&server, "/v1/interviews", "a", Some(CREATE)).await;
    let again = post(&server, "/v1/interviews", "a", Some(CREATE)).await;
    for name in ["content-type", "cache-control", "link", "ratelimit-limit"] {
        assert_eq!(first.header(name), again.header(name), "{name}");
    }
    assert_eq!(again.json(), json!(first.json()));
}
