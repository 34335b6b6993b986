//! Limits on access codes and on visits from one address.

use super::*;
use crate::harness::both;

/// Trusts this machine as a proxy, so that tests can choose client addresses.
const PROXY: [(&str, &str); 1] = [("COLLOQUY_TRUSTED_PROXIES", "127.0.0.1")];

#[tokio::test]
async fn the_eleventh_code_in_a_minute_is_refused_even_if_it_is_right() {
    for database in both().await {
        let server = Server::start(database, &PROXY).await;
        let settings = json!({ "enabled": true, "accessCode": "Sesame" });
        let (link, other) = (link(&server, settings.clone()).await, link(&server, settings).await);
        let guesser = Visitor::from("203.0.113.9");
        for guess in 1..=10 {
            let code = format!("guess {guess}");
            let response = guesser.post(&server, &link, &[("accessCode", &code)]).await;
            check_refused(&response, 422, "code is not right");
        }
        let right = [("accessCode", "Sesame")];
        let response = guesser.post(&server, &link, &right).await;
        check_refused(&response, 429, "too many attempts");
        let wait = response.header("retry-after").and_then(|wait| wait.parse::<u32>().ok());
        assert!(wait.is_some_and(|wait| (1..=60).contains(&wait)), "{wait:?}");
        assert_eq!(usage_count(&server, &link).await, 0);
        // Another link and another address are not affected.
        admitted(&guesser.post(&server, &other, &right).await);
        admitted(&Visitor::from("203.0.113.10").post(&server, &link, &right).await);
    }
}

#[tokio::test]
async fn checks_only_ten_of_forty_concurrent_guesses_from_one_address() {
    let server = Server::start(Database::sqlite(), &PROXY).await;
    let link = link(&server, json!({ "enabled": true, "accessCode": "Sesame" })).await;
    let guesser = Visitor::from("2001:db8::1");
    let guesses = (0..40).map(|_| guesser.post(&server, &link, &[("accessCode", "guess")]));
    let mut statuses: Vec<u16> = futures::future::join_all(guesses).await.iter().map(|a| a.status).collect();
    statuses.sort();
    assert_eq!(statuses, [[422; 10].as_slice(), &[429; 30]].concat());
}

#[tokio::test]
async fn limits_the_visits_from_one_address_in_one_day() {
    for database in both().await {
        let server = Server::start(database, &PROXY).await;
        let link = link(&server, json!({ "enabled": true, "maxPerIpPerDay": 2 })).await;
        let post_from = async |address: &'static str| Visitor::from(address).post(&server, &link, &[]).await;
        let refused = |response: Response| check_refused(&response, 429, "allowed in one day");
        for address in ["203.0.113.9", "::ffff:203.0.113.9"] {
            admitted(&post_from(address).await);
        }
        refused(post_from("203.0.113.9").await);
        refused(post_from("198.51.100.1, 203.0.113.9").await);
        admitted(&post_from("203.0.113.10").await);
        // A 64-bit network counts as one address.
        for address in ["2001:db8:0:7::1", "2001:db8:0:7:ffff:ffff:ffff:ffff"] {
            admitted(&post_from(address).await);
        }
        refused(post_from("2001:db8:0:7::2").await);
        admitted(&post_from("2001:db8:0:8::1").await);
        assert_eq!(usage_count(&server, &link).await, 6);
        assert_eq!(visitors(&server, &link).await.len(), 6);
        // Another link has its own count.
        let other = super::link(&server, json!({ "enabled": true, "maxPerIpPerDay": 1 })).await;
        admitted(&Visitor::from("203.0.113.9").post(&server, &other, &[]).await);
        // Yesterday's visits do not count today.
        let yesterday = server.home.moment("2026-01-01T23:59:59Z");
        server.home.execute(&format!("UPDATE share_visits SET created_at = {yesterday}")).await;
        admitted(&post_from("203.0.113.9").await);
    }
}

#[tokio::test]
async fn without_a_trusted_proxy_a_forged_address_does_not_evade_the_limit() {
    let server = Server::sqlite().await;
    let link = link(&server, json!({ "enabled": true, "maxPerIpPerDay": 1 })).await;
    admitted(&Visitor::from("203.0.113.9").post(&server, &link, &[]).await);
    let again = Visitor::from("203.0.113.10").post(&server, &link, &[]).await;
    check_refused(&again, 429, "allowed in one day");
}

#[tokio::test]
async fn visitor_addresses_are_stored_only_as_hashes_and_only_if_they_are_counted() {
    for database in both().await {
        let server = Server::start(database, &PROXY).await;
        let free = link(&server, json!({ "enabled": true })).await;
        admitted(&Visitor::from("203.0.113.9").post(&server, &free, &[]).await);
        assert_eq!(server.home.count("share_visits", "true").await, 0);
        let counted = link(&server, json!({ "enabled": true, "maxPerIpPerDay": 5 })).await;
        admitted(&Visitor::from("203.0.113.9").post(&server, &counted, &[]).await);
        assert_eq!(server.home.count("share_visits", "length(visitor) = 32").await, 1);
    }
}
