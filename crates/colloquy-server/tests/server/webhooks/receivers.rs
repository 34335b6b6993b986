//! Receivers that are not as they should be, beside one that is.

use std::time::{Duration, Instant};

use super::*;

/// How long an endpoint is waited for, at least.
const STALLS_FOR: Duration = Duration::from_secs(14);

/// What became of the one delivery to an endpoint, with its tries.
fn delivery(home: &Home, id: &str) -> Value {
    webhooks(home, &["deliveries", id])[0].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_receivers_hold_up_no_good_one_and_each_is_treated_as_it_deserves() {
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
        receiver.until_heard("/ok", 1).await;
        assert!(began.elapsed() < STALLS_FOR, "it took {:?}", began.elapsed());
        until(home, "webhook_attempts", "number = 1", 7).await;
        let tried = |place: usize| delivery(home, &bad[place])["attempts"][0].clone();
        let [stalled, gone, broken, moved, big, cut] = std::array::from_fn(tried);
        assert!(stalled["status"].is_null() && stalled["error"].is_string(), "{stalled}");
        assert!(stalled["durationMs"].as_i64().is_some_and(|ms| (14_000..20_000).contains(&ms)), "{stalled}");
        assert_eq!((&broken["status"], &broken["answer"]), (&json!(500), &json!("<p>Sorry</p>")));
        assert_eq!(moved["status"], 301, "{moved}");
        assert_eq!(receiver.heard("/ok").len(), 1, "a redirect is not followed");
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
        // The second try comes in its time, with the same id and the same body.
        let heard = receiver.until_heard("/broken", 2).await;
        let pause = heard[1].at.duration_since(heard[0].at).as_secs_f64();
        assert!((4.9..15.0).contains(&pause), "{pause} s");
        assert_eq!((heard[0].id(), &heard[0].body), (heard[1].id(), &heard[1].body));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_share_what_is_due_and_send_nothing_twice() {
    let (receiver, database) = (Receiver::start().await, Database::postgres().await);
    let node = || Server::again(Home::new(database.clone(), &[LOOPBACK, COUNTED[0], COUNTED[1]]));
    let servers = [node().await, node().await];
    created(&servers[0], json!({})).await;
    endpoint(&servers[0].home, &receiver.url("/slow"));
    add_events(&servers[0].home, false, 1_000).await;
    let home = &servers[0].home;
    until(home, "webhook_deliveries", "state = 'delivered'", 1_000).await;
    let heard = receiver.heard("/slow");
    let ids: std::collections::HashSet<&str> = heard.iter().map(Heard::id).collect();
    assert_eq!((heard.len(), ids.len()), (1_000, 1_000));
    let mut attempts = Vec::new();
    for server in &servers {
        let text = server.counts().await;
        let line = text.lines().find_map(|line| line.strip_prefix("colloquy_webhooks_attempts_total "));
        attempts.push(line.expect("it is counted").parse::<usize>().expect("a number"));
    }
    assert_eq!(attempts.iter().sum::<usize>(), 1_000);
    assert!(attempts.iter().all(|count| *count > 100), "{attempts:?}");
}
