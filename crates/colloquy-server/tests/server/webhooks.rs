//! Webhooks, as a receiver gets them from the real program.

mod commands;
mod crashes;
pub mod receiver;
mod receivers;

use std::time::Duration;

use colloquy_domain::Timestamp;
use serde_json::{Value, json};

use crate::harness::{COUNTED, Database, Home, Server, both, printed};
use crate::interview::invitee::Invitee;
use crate::interview::{created, invitation};
use receiver::{Heard, Receiver};

const LOOPBACK: (&str, &str) = ("COLLOQUY_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8");

pub async fn start(database: Database) -> (Receiver, Server) {
    (Receiver::start().await, Server::start(database, &[LOOPBACK]).await)
}

/// What a command about webhooks prints.
pub fn webhooks(home: &Home, arguments: &[&str]) -> Value {
    let organization = home.first_organization();
    let [verb, rest @ ..] = arguments else { panic!("no verb") };
    let all = [&["webhooks", verb], rest, &["--organization", &organization, "--json"]].concat();
    printed(tokio::task::block_in_place(|| home.command(&all)))
}

/// A new endpoint's id and secret.
pub fn endpoint(home: &Home, url: &str) -> (String, String) {
    let made = webhooks(home, &["create", "--url", url]);
    let text = |name: &str| made[name].as_str().expect("a text").to_owned();
    (text("id"), text("secret"))
}

fn verify(heard: &Heard, secret: &str) -> bool {
    let mut headers = reqwest::header::HeaderMap::new();
    for name in ["webhook-id", "webhook-timestamp", "webhook-signature"] {
        headers.insert(name, heard.headers[name].parse().expect("a header"));
    }
    let webhook = standardwebhooks::Webhook::new(secret).expect("a secret");
    webhook.verify(heard.body.as_bytes(), &headers).is_ok()
}

/// Waits until so many rows fulfil a condition.
async fn until(home: &Home, table: &str, condition: &str, count: i64) {
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

/// Writes events of the newest invitation into the database, due for each endpoint.
async fn add_events(home: &Home, is_sqlite: bool, count: usize) {
    let (numbers, id, now) = match is_sqlite {
        true => (
            format!("WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {count})"),
            // A parser of ids takes any bytes.
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
    Invitee::consent(server, slug).await;
    let mut invitee = Invitee::come(server, slug).await;
    while invitee.until_listening().await.is_none() {
        invitee.types("The people were kind and patient, and I learned how the plant works.").await;
    }
    invitation(server, &made).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_interview_is_told_with_its_transcript_and_what_was_found_in_it() {
    for database in both().await {
        let (receiver, server) = start(database).await;
        let (_, secret) = endpoint(&server.home, &receiver.url("/ok"));
        let taken = take_interview(&server).await;
        let heard = receiver.until_heard("/ok", 2).await;
        let document = server.call("GET", "/openapi.json", None).await.ok();
        for (heard, (kind, schema)) in heard
            .iter()
            .zip([("interview.started", "InterviewStarted"), ("interview.completed", "InterviewCompleted")])
        {
            assert!(verify(heard, &secret), "{heard:?}");
            let told = heard.json();
            assert_eq!((&told["type"], &told["data"]["invitationId"]), (&json!(kind), &taken["id"]));
            let mut schema = json!({ "$ref": format!("#/components/schemas/{schema}") });
            schema["components"] = document["components"].clone();
            let validator = jsonschema::draft202012::new(&schema).expect("a schema");
            let faults: Vec<_> = validator.iter_errors(&told).map(|fault| fault.to_string()).collect();
            assert!(faults.is_empty(), "{faults:?} in {told}");
        }
        let (told, now) = (&heard[1].json()["data"], invitation(&server, &taken).await);
        assert_eq!(told["messages"], now["messages"], "the transcript as the interface has it");
        assert!(told["messages"].as_array().is_some_and(|messages| messages.len() > 3));
        for name in
            ["summary", "sentiment", "activeSeconds", "endReason", "incomplete", "completedAt", "slug"]
        {
            assert_eq!(told[name], now[name], "{name}");
        }
        assert!(told["summary"].is_string() && told["resumed"] == false, "{told}");
        until(&server.home, "log_entries", "event = 'webhook.delivered'", 2).await;
        let path = format!("/v1/invitations/{}", taken["id"].as_str().expect("an id"));
        server.call("POST", &format!("{path}/reactivate"), None).await.ok();
        server.call("POST", &format!("{path}/complete"), None).await.ok();
        let again = receiver.until_heard("/ok", 3).await[2].json();
        assert_eq!(
            (&again["type"], &again["data"]["resumed"]),
            (&json!("interview.completed"), &json!(true))
        );
        assert_eq!(again["data"]["endReason"], "completedByOrganization");
        assert!(again["data"]["summary"].is_string(), "{again}");
    }
}

/// In a program that is not optimized, on a busy machine.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_starts_is_told_within_a_moment() {
    for database in both().await {
        let (receiver, server) = start(database).await;
        endpoint(&server.home, &receiver.url("/ok"));
        let mut took_ms = Vec::new();
        for count in 1..=9 {
            let made = created(&server, json!({})).await;
            let slug = made["slug"].as_str().expect("a slug");
            Invitee::consent(&server, slug).await;
            let mut invitee = Invitee::come(&server, slug).await;
            invitee.until_listening().await;
            let heard = receiver.until_heard("/ok", count).await[count - 1].clone();
            let started: Timestamp =
                heard.json()["timestamp"].as_str().and_then(|text| text.parse().ok()).expect("a time");
            took_ms.push(heard.time.duration_since(started).as_millis());
        }
        took_ms.sort_unstable();
        assert!(took_ms[4] < 150, "{took_ms:?} ms");
    }
}
