//! Changing addresses within an IPv6 network to get a new limit with each of them.

use std::collections::BTreeMap;

use serde_json::json;

use super::guess_access_codes::{BEHIND_A_PROXY, Guesser};
use crate::harness::{Database, Response, Server};

/// Sends a request from each address in turn and counts the responses by status.
async fn count(
    addresses: impl Iterator<Item = String>,
    mut send: impl AsyncFnMut(String) -> u16,
) -> BTreeMap<u16, usize> {
    let mut statuses = BTreeMap::new();
    for address in addresses {
        *statuses.entry(send(address).await).or_default() += 1;
    }
    statuses
}

async fn remaining(server: &Server, address: &str) -> u32 {
    let request = server.request("GET", "/v1/voices").header("x-forwarded-for", address);
    let response = Response::of(request.send().await).await.expect("a response");
    response.header("ratelimit-remaining").and_then(|left| left.parse().ok()).expect("a number")
}

#[tokio::test]
async fn addresses_in_a_64_bit_network_share_one_window_for_anonymous_requests() {
    let server = Server::start(Database::sqlite(), &[BEHIND_A_PROXY, ("COLLOQUY_RATE_LIMIT", "10")]).await;
    for number in 1..=10 {
        assert_eq!(remaining(&server, &format!("2001:db8:0:7::{number:x}")).await, 10 - number);
    }
    assert_eq!(remaining(&server, "2001:db8:0:7:ffff:ffff:ffff:ffff").await, 0);
    assert_eq!(remaining(&server, "2001:db8:0:8::1").await, 9);
    // The same IPv4 address in any spelling.
    assert_eq!(remaining(&server, "203.0.113.9").await, 9);
    assert_eq!(remaining(&server, "::ffff:203.0.113.9").await, 8);
    assert_eq!(remaining(&server, "::ffff:cb00:7109").await, 7);
    assert_eq!(remaining(&server, "203.0.113.10").await, 9);
}

#[tokio::test]
async fn networks_in_a_48_bit_site_share_sixteen_windows() {
    let server = Server::start(Database::sqlite(), &[BEHIND_A_PROXY, ("COLLOQUY_RATE_LIMIT", "10")]).await;
    for number in 0..160 {
        assert!(remaining(&server, &format!("2001:db8:0:{number:x}::1")).await > 0 || number == 159);
    }
    assert_eq!(remaining(&server, "2001:db8:0:ffff::1").await, 0);
    assert_eq!(remaining(&server, "2001:db8:1::1").await, 9);
}

#[tokio::test]
async fn a_64_bit_network_can_try_ten_access_codes() {
    let server = Server::start(Database::sqlite(), &[BEHIND_A_PROXY]).await;
    let guesser = Guesser::new(&server).await;
    let addresses = (0..15).map(|number| format!("2001:db8:0:7:{number:x}::1"));
    let statuses = count(addresses, async |address| guesser.enter(&address, "guess").await.status).await;
    assert_eq!(statuses, [(422, 10), (429, 5)].into());
    assert_eq!(guesser.enter_correct_code("2001:db8:0:8::1").await.status, 303);
}

#[tokio::test]
async fn a_64_bit_network_can_try_as_many_invalid_keys_as_one_address() {
    let server = Server::start(Database::sqlite(), &[BEHIND_A_PROXY]).await;
    let key = colloquy_testkit::sample::secret(&colloquy_testkit::SeededIdSource::new(1));
    let send = async |address: String| {
        let request = server.request("GET", "/v1/voices").bearer_auth(key.reveal());
        request.header("x-forwarded-for", address).send().await.expect("a response").status().as_u16()
    };
    let addresses = (0..310).map(|number| format!("2001:db8:0:7:{number:x}::1"));
    assert_eq!(count(addresses, send).await, [(401, 300), (429, 10)].into());
    assert_eq!(send("2001:db8:0:8::1".to_owned()).await, 401);
}

#[tokio::test]
async fn daily_visits_are_counted_by_network_and_by_site() {
    let server = Server::start(Database::sqlite(), &[BEHIND_A_PROXY]).await;
    let path = format!("/v1/interviews/{}/share", server.interview().await);
    let link = server.call("PATCH", &path, Some(json!({ "enabled": true, "maxPerIpPerDay": 1 }))).await.ok();
    let form = format!("/share/{}", link["slug"].as_str().expect("a slug"));
    let client = reqwest::Client::builder().no_proxy().redirect(reqwest::redirect::Policy::none());
    let client = client.build().expect("a client");
    let visit = async |address: String| {
        let request = client.post(format!("{}{form}", server.url)).header("x-forwarded-for", address);
        let request = request.header("content-type", "application/x-www-form-urlencoded").body("");
        request.send().await.expect("a response").status().as_u16()
    };
    let within = (0..5).map(|number| format!("2001:db8:1:7:{number:x}::1"));
    assert_eq!(count(within, visit).await, [(303, 1), (429, 4)].into());
    let across = (0..20).map(|number| format!("2001:db8:2:{number:x}::1"));
    assert_eq!(count(across, visit).await, [(303, 16), (429, 4)].into());
    assert_eq!(visit("2001:db8:3::1".to_owned()).await, 303);
}
