//! The operator's commands, next to a running server.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn creates_tests_rotates_changes_disables_enables_and_deletes_an_endpoint() {
    for database in both().await {
        let (receiver, server) = start(database).await;
        let home = &server.home;
        let (id, secret) = endpoint(home, &receiver.url("/ok"));
        let tested = webhooks(home, &["test", &id]);
        assert_eq!((&tested["state"], &tested["type"]), (&json!("delivered"), &json!("endpoint.test")));
        assert_eq!(tested["attempts"][0]["status"], 204);
        let received = receiver.until_received("/ok", 1).await.remove(0);
        assert!(verify(&received, &secret));
        assert_eq!((&received.json()["data"], tested["eventId"].as_str()), (&json!({}), Some(received.id())));
        let rotated = webhooks(home, &["rotate", &id]);
        let new = rotated["secret"].as_str().expect("a secret");
        webhooks(home, &["test", &id]);
        let received = receiver.until_received("/ok", 2).await.remove(1);
        assert!(verify(&received, &secret) && verify(&received, new) && new != secret);
        assert_eq!(received.headers["webhook-signature"].split(' ').count(), 2);
        let changed = webhooks(home, &["update", &id, "--description", "CRM"]);
        assert_eq!((&changed["description"], &changed["url"]), (&json!("CRM"), &json!(receiver.url("/ok"))));
        assert_eq!(webhooks(home, &["disable", &id])["disabledWhy"], "byOrganization");
        let owner = home.first_organization();
        let refused = home.command(&["webhooks", "test", &id, "--organization", &owner]);
        assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains("disabled"));
        assert!(webhooks(home, &["enable", &id])["disabledAt"].is_null());
        let replayed = webhooks(home, &["replay", &id, "--since", "2026-01-01T00:00:00Z"]);
        assert_eq!(replayed["replayed"], 2);
        let all = receiver.until_received("/ok", 4).await;
        let ids = |received: &[ReceivedWebhook]| {
            received.iter().map(|one| one.id().to_owned()).collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(ids(&all[..2]), ids(&all[2..]));
        let event = all[0].id().to_owned();
        until(home, "webhook_deliveries", "state = 'delivered'", 2).await;
        assert_eq!(webhooks(home, &["replay", &id, "--event", &event])["replayed"], 1);
        assert_eq!(receiver.until_received("/ok", 5).await[4].id(), event);
        until(home, "webhook_attempts", "number > 0", 5).await;
        let log = webhooks(home, &["deliveries", &id, "--limit", "1"]);
        assert_eq!(log.as_array().map(Vec::len), Some(1));
        let older = log[0]["eventId"].as_str().expect("an id");
        let next = webhooks(home, &["deliveries", &id, "--after", older]);
        assert_eq!(next[0]["attempts"].as_array().map(Vec::len), Some(3), "{next}");
        webhooks(home, &["delete", &id]);
        assert_eq!(webhooks(home, &["list"]), json!([]));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invalid_endpoint_is_rejected_with_a_reason() {
    let server = Server::sqlite().await;
    let owner = server.home.first_organization();
    for (url, reason) in [
        ("http://example.org/hook", "https only"),
        ("https://127.0.0.1/hook", "loopback"),
        ("https://169.254.169.254/latest", "169.254.169.254"),
        ("nonsense", "not a URL"),
    ] {
        let refused = server.home.command(&["webhooks", "create", "--organization", &owner, "--url", url]);
        let stderr = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && stderr.contains(reason), "{url}: {stderr}");
    }
    for number in 0..20 {
        endpoint(&server.home, &format!("https://example.org/{number}"));
    }
    let one_more = ["webhooks", "create", "--organization", &owner, "--url", "https://example.org/20"];
    let refused = server.home.command(&one_more);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("at most 20 endpoints"), "{refused:?}");
}
