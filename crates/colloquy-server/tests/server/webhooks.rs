//! Webhooks, as a receiver gets them from the real program.

mod commands;
mod crashes;
pub mod receiver;
mod receivers;

use std::time::Duration;

use colloquy_domain::Timestamp;
use serde_json::{Value, json};

use crate::harness::{Database, Home, METRICS, Server, both, printed};
use crate::interview::invitee::Invitee;
use crate::interview::{created, invitation};
use receiver::{ReceivedWebhook, Receiver};

pub const LOOPBACK: (&str, &str) = ("COLLOQUY_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8");

pub async fn start(database: Database) -> (Receiver, Server) {
    (Receiver::start().await, Server::start(database, &[LOOPBACK]).await)
}

/// Runs a webhook command and returns what it prints.
pub fn webhooks(home: &Home, arguments: &[&str]) -> Value {
    let organization = home.first_organization();
    let [verb, rest @ ..] = arguments else { panic!("no verb") };
    let all = [&["webhooks", verb], rest, &["--organization", &organization, "--json"]].concat();
    printed(tokio::task::block_in_place(|| home.command(&all)))
}

/// Creates an endpoint and returns its id and secret.
pub fn endpoint(home: &Home, url: &str) -> (String, String) {
    let made = webhooks(home, &["create", "--url", url]);
    let text = |name: &str| made[name].as_str().expect("a text").to_owned();
    (text("id"), text("secret"))
}

pub fn verify(received: &ReceivedWebhook, secret: &str) -> bool {
    let mut headers = reqwest::header::HeaderMap::new();
    for name in ["webhook-id", "webhook-timestamp", "webhook-signature"] {
        headers.insert(name, received.headers[name].parse().expect("a header"));
    }
    let webhook = standardwebhooks::Webhook::new(secret).expect("a secret");
    webhook.verify(received.body.as_bytes(), &headers).is_ok()
}

/// Waits until this many rows fulfil a condition.
pub async fn until(home: &Home, table: &str, condition: &str, count: i64) {
    for _ in 0..6_000 {
        if home.count(table, condition).await == count {
            return;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    let log = std::fs::read_to_string(home.folder().join("log")).expect("a log");
    let last = log.lines().rev().take(20).collect::<Vec<_>>().join("\n");
    let failures = home.count("webhook_deliveries", "last_error IS NOT NULL").await;
    panic!(
        "{} rows of {table}, not {count}: {condition}; {failures} have failed; the log, last line first:\n{last}",
        home.count(table, condition).await
    );
}

/// Writes events of the invitation into the database, with a due delivery to each endpoint.
async fn add_events(home: &Home, is_sqlite: bool, count: usize) {
    let (numbers, id, now) = match is_sqlite {
        true => (
            format!("WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {count})"),
            // Ids may have any bytes.
            "randomblob(16)",
            "unixepoch() * 1000000",
        ),
        false => (format!("WITH n(n) AS (SELECT generate_series(1, {count}))"), "gen_random_uuid()", "now()"),
    };
    let no = if is_sqlite { "0" } else { "false" };
    home.execute(&format!(
        "{numbers} INSERT INTO events (id, organization_id, invitation_id, kind, resumed, created_at) \
         SELECT {id}, organization_id, invitations.id, 'interview.started', {no}, {now} FROM n, invitations"
    ))
    .await;
    home.execute(
        "INSERT INTO webhook_deliveries (endpoint_id, event_id, organization_id, kind, state, attempts, failures, \
         due_at, created_at, revision) SELECT webhook_endpoints.id, events.id, events.organization_id, kind, 'due', 0, \
         0, events.created_at, events.created_at, 1 FROM events, webhook_endpoints",
    )
    .await;
}

pub async fn take_interview(server: &Server) -> Value {
    let made = created(server, json!({ "maxResponses": 2 })).await;
    let slug = made["slug"].as_str().expect("a slug");
    answer_all(server, slug, "The people were kind and patient, and I learned how the plant works.").await;
    invitation(server, &made).await
}

/// Takes the interview of this link until it ends, with the same answer to every question.
pub async fn answer_all(server: &Server, slug: &str, answer: &str) {
    Invitee::consent(server, slug).await;
    let mut invitee = Invitee::connect(server, slug).await;
    while invitee.until_listening().await.is_none() {
        invitee.type_text(answer).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_completed_interview_is_delivered_with_its_transcript_and_insights() {
    for database in both().await {
        let (receiver, server) = start(database).await;
        let (_, secret) = endpoint(&server.home, &receiver.url("/ok"));
        let taken = take_interview(&server).await;
        let received = receiver.until_received("/ok", 2).await;
        let document = server.call("GET", "/openapi.json", None).await.ok();
        for (received, (kind, schema)) in received
            .iter()
            .zip([("interview.started", "InterviewStarted"), ("interview.completed", "InterviewCompleted")])
        {
            assert!(verify(received, &secret), "{received:?}");
            let event = received.json();
            assert_eq!((&event["type"], &event["data"]["invitationId"]), (&json!(kind), &taken["id"]));
            let mut schema = json!({ "$ref": format!("#/components/schemas/{schema}") });
            schema["components"] = document["components"].clone();
            let validator = jsonschema::draft202012::new(&schema).expect("a schema");
            let faults: Vec<_> = validator.iter_errors(&event).map(|fault| fault.to_string()).collect();
            assert!(faults.is_empty(), "{faults:?} in {event}");
        }
        let (data, now) = (&received[1].json()["data"], invitation(&server, &taken).await);
        assert_eq!(data["messages"], now["messages"], "the transcript differs from the API's");
        assert!(data["messages"].as_array().is_some_and(|messages| messages.len() > 3));
        for name in
            ["summary", "sentiment", "activeSeconds", "endReason", "incomplete", "completedAt", "slug"]
        {
            assert_eq!(data[name], now[name], "{name}");
        }
        assert!(data["summary"].is_string() && data["resumed"] == false, "{data}");
        until(&server.home, "log_entries", "event = 'webhook.delivered'", 2).await;
        let path = format!("/v1/invitations/{}", taken["id"].as_str().expect("an id"));
        server.call("POST", &format!("{path}/reactivate"), None).await.ok();
        server.call("POST", &format!("{path}/complete"), None).await.ok();
        let again = receiver.until_received("/ok", 3).await[2].json();
        assert_eq!(
            (&again["type"], &again["data"]["resumed"]),
            (&json!("interview.completed"), &json!(true))
        );
        assert_eq!(again["data"]["endReason"], "completedByOrganization");
        assert!(again["data"]["summary"].is_string(), "{again}");
    }
}

/// The limit allows for an unoptimized program on a busy machine.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_started_interview_is_delivered_promptly() {
    for database in both().await {
        let (receiver, server) = start(database).await;
        endpoint(&server.home, &receiver.url("/ok"));
        let mut took_ms = Vec::new();
        for count in 1..=9 {
            let made = created(&server, json!({})).await;
            let slug = made["slug"].as_str().expect("a slug");
            Invitee::consent(&server, slug).await;
            let mut invitee = Invitee::connect(&server, slug).await;
            invitee.until_listening().await;
            let received = receiver.until_received("/ok", count).await[count - 1].clone();
            let started: Timestamp =
                received.json()["timestamp"].as_str().and_then(|text| text.parse().ok()).expect("a time");
            took_ms.push(received.time.duration_since(started).as_millis());
        }
        took_ms.sort_unstable();
        assert!(took_ms[4] < 150, "{took_ms:?} ms");
    }
}
