//! The power goes while much is due, and everything arrives.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use futures::future::join;

use super::*;
use crate::harness::model_server::{ModelServer, Mood};

const CRASHES: usize = 20;

const EVENTS: usize = 1_000;

/// What may be under way to one endpoint, beside as many whose outcomes are being stored.
const PARALLEL: usize = 50;

async fn check(database: Database) {
    let is_sqlite = matches!(database, Database::Sqlite);
    let (receiver, mut server) = start(database).await;
    created(&server, json!({})).await;
    endpoint(&server.home, &receiver.url("/slow"));
    let home = server.kill();
    add_events(&home, is_sqlite, EVENTS).await;
    server = Server::again(home).await;
    // How many had come before each crash.
    let mut crashes = Vec::new();
    for number in 0..CRASHES {
        receiver.until_heard("/slow", receiver.heard("/slow").len() + 1 + number * 13 % 70).await;
        tokio::time::sleep(Duration::from_millis(number as u64 * 37 % 120)).await;
        let home = server.kill();
        // What had been sent has come.
        tokio::time::sleep(Duration::from_millis(50)).await;
        crashes.push(receiver.heard("/slow").len());
        server = Server::again(home).await;
    }
    until(&server.home, "webhook_deliveries", "state = 'delivered'", EVENTS as i64).await;
    let heard = receiver.heard("/slow");
    assert!(crashes.iter().all(|count| *count < heard.len()), "all was over before a crash: {crashes:?}");
    let mut lives = BTreeMap::<&str, Vec<usize>>::new();
    for (place, one) in heard.iter().enumerate() {
        let life = crashes.iter().filter(|count| **count <= place).count();
        lives.entry(one.id()).or_default().push(life);
        assert_eq!(one.body.replace(one.id(), ""), heard[0].body.replace(heard[0].id(), ""));
    }
    assert_eq!(lives.len(), EVENTS, "each has come");
    let mut repeated = BTreeMap::<usize, usize>::new();
    for (id, lives) in &lives {
        assert_eq!(lives.len(), lives.iter().collect::<BTreeSet<_>>().len(), "{id} came twice in one life");
        for life in &lives[..lives.len() - 1] {
            *repeated.entry(*life).or_default() += 1;
        }
    }
    assert!(repeated.values().all(|count| *count <= 2 * PARALLEL), "more than was under way: {repeated:?}");
    let delivered = server.home.count("log_entries", "event = 'webhook.delivered'").await;
    assert_eq!(delivered, EVENTS as i64, "each is logged once");
}

/// The end is stored, and the node dies before it has read the transcript.
async fn check_end(database: Database) {
    let receiver = Receiver::start().await;
    let model = ModelServer::start(Mood::Says("What was hard?".to_owned()));
    let url = model.url();
    let settings = [
        LOOPBACK,
        ("COLLOQUY_AI", "local,offline"),
        ("COLLOQUY_AI_LOCAL_URL", &*url),
        ("COLLOQUY_AI_LOCAL_MODEL", "small-1"),
    ];
    let server = Server::start(database, &settings).await;
    endpoint(&server.home, &receiver.url("/ok"));
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut invitee = Invitee::come(&server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
    invitee.types("The people were kind, and the documents were hard to find.").await;
    assert_eq!(invitee.until_listening().await, None);
    receiver.until_heard("/ok", 1).await;
    model.is_now(Mood::Stalls);
    invitee.tell(json!({ "type": "end" })).await;
    while invitee.until_listening().await.is_none() {}
    let home = server.kill();
    assert_eq!(receiver.heard("/ok").len(), 1, "only the start has been reported");
    let (server, began) = (Server::again(home).await, Instant::now());
    let told = receiver.until_heard("/ok", 2).await[1].json();
    let passed = began.elapsed();
    assert!(passed < Duration::from_secs(45), "15 s are promised to an idle machine, this took {passed:?}");
    assert_eq!(
        (&told["type"], &told["data"]["endReason"]),
        (&json!("interview.completed"), &json!("inviteeEnded"))
    );
    assert!(told["data"]["summary"].is_string(), "the rules read what the model does not: {told}");
    until(&server.home, "log_entries", "event = 'insights.generated'", 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_end_is_reported_soon_after_a_restart_whatever_was_still_to_be_read() {
    for database in both().await {
        check_end(database).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_due_events_survive_twenty_crashes() {
    let [sqlite, postgres] = both().await;
    join(check(sqlite), check(postgres)).await;
}
