//! Faulty receivers next to a working one.

use std::time::{Duration, Instant};

use super::*;

/// The service waits at least this long for an endpoint.
const STALLS_FOR: Duration = Duration::from_secs(14);

/// Returns the only delivery to an endpoint, with its attempts.
fn delivery(home: &Home, id: &str) -> Value {
    webhooks(home, &["deliveries", id])[0].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faulty_receivers_do_not_delay_a_working_one_and_their_attempts_are_recorded() {
    for database in both().await {
        let is_sqlite = matches!(database, Database::Sqlite);
        let (receiver, server) = start(database).await;
        let home = &server.home;
        created(&server, json!({})).await;
        let bad = ["stall", "gone", "broken", "moved", "big", "cut"];
        let bad = bad.map(|path| endpoint(home, &receiver.url(&format!("/{path}"))).0);
        endpoint(home, &receiver.url("/ok"));
        let began = Instant::now();
        add_events(home, is_sqlite, 1).await;
        receiver.until_received("/ok", 1).await;
        assert!(began.elapsed() < STALLS_FOR, "it took {:?}", began.elapsed());
        until(home, "webhook_attempts", "number = 1", 7).await;
        let first_attempt = |place: usize| delivery(home, &bad[place])["attempts"][0].clone();
        let [stalled, gone, broken, moved, big, cut] = std::array::from_fn(first_attempt);
        assert!(stalled["status"].is_null() && stalled["error"].is_string(), "{stalled}");
        assert!(stalled["durationMs"].as_i64().is_some_and(|ms| (14_000..20_000).contains(&ms)), "{stalled}");
        assert_eq!((&broken["status"], &broken["answer"]), (&json!(500), &json!("<p>Sorry</p>")));
        assert_eq!(moved["status"], 301, "{moved}");
        assert_eq!(receiver.received("/ok").len(), 1, "a redirect is not followed");
        assert_eq!(big["status"], 200);
        assert_eq!(big["answer"].as_str().map(str::len), Some(4_096));
        assert_eq!(
            (delivery(home, &bad[4])["state"].clone(), cut["status"].clone()),
            (json!("delivered"), json!(200))
        );
        assert_eq!(
            (gone["status"].clone(), delivery(home, &bad[1])["state"].clone()),
            (json!(410), json!("failed"))
        );
        let endpoints = webhooks(home, &["list"]);
        assert_eq!(endpoints[1]["disabledWhy"], "gone");
        assert!(endpoints[0]["disabledWhy"].is_null() && endpoints[0]["failingSince"].is_string());
        until(home, "log_entries", "event = 'webhook.failed'", 1).await;
        // The second attempt is sent after the backoff, with the same id and the same body.
        let received = receiver.until_received("/broken", 2).await;
        let pause = received[1].at.duration_since(received[0].at).as_secs_f64();
        assert!((4.9..15.0).contains(&pause), "{pause} s");
        assert_eq!((received[0].id(), &received[0].body), (received[1].id(), &received[1].body));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_share_due_deliveries_and_send_none_twice() {
    let (receiver, database) = (Receiver::start().await, Database::postgres().await);
    let node = || Server::start_on(Home::new(database.clone(), &[LOOPBACK, METRICS[0], METRICS[1]]));
    let servers = [node().await, node().await];
    created(&servers[0], json!({})).await;
    endpoint(&servers[0].home, &receiver.url("/slow"));
    add_events(&servers[0].home, false, 1_000).await;
    let home = &servers[0].home;
    until(home, "webhook_deliveries", "state = 'delivered'", 1_000).await;
    let received = receiver.received("/slow");
    let ids: std::collections::HashSet<&str> = received.iter().map(ReceivedWebhook::id).collect();
    assert_eq!((received.len(), ids.len()), (1_000, 1_000));
    let mut attempts = Vec::new();
    for server in &servers {
        let text = server.metrics().await;
        let line = text.lines().find_map(|line| line.strip_prefix("colloquy_webhooks_attempts_total "));
        attempts.push(line.expect("a count of attempts").parse::<usize>().expect("a number"));
    }
    assert_eq!(attempts.iter().sum::<usize>(), 1_000);
    assert!(attempts.iter().all(|count| *count > 100), "{attempts:?}");
}
