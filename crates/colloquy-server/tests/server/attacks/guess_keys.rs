//! Sending well-formed invalid keys, each of which costs a lookup.

use colloquy_testkit::{SeededIdSource, sample};
use futures::future::join_all;

use super::guess_access_codes::BEHIND_A_PROXY;
use crate::harness::{Response, Server, both};

const LIMIT: usize = 300;

async fn send(server: &Server, key: &str, address: &str) -> Response {
    let request = server.request("GET", "/v1/voices?limit=1").bearer_auth(key);
    Response::of(request.header("x-forwarded-for", address).send().await).await.expect("a response")
}

/// Returns a well-formed key that the service has not issued.
fn invalid_key(number: u64) -> String {
    sample::secret(&SeededIdSource::new(number)).reveal().to_owned()
}

#[tokio::test]
async fn invalid_keys_from_one_address_are_looked_up_only_within_its_limit() {
    for database in both().await {
        let server = Server::start(database, &[BEHIND_A_PROXY]).await;
        let key = server.home.key.clone();
        assert_eq!(send(&server, &key, "203.0.113.9").await.status, 200);
        let mut statuses = Vec::new();
        for batch in 0..10 {
            let keys: Vec<_> = (0..50).map(|number| invalid_key(1_000 + 50 * batch + number)).collect();
            let requests = keys.iter().map(|key| send(&server, key, "203.0.113.9"));
            statuses.extend(join_all(requests).await.iter().map(|response| response.status));
        }
        statuses.sort();
        // The first request with a valid key counts too, because the key is not known to be valid before the lookup.
        assert_eq!(statuses, [[401; LIMIT - 1].as_slice(), &[429; 201]].concat());
        let refused = send(&server, &invalid_key(1), "203.0.113.9").await;
        let wait: u32 = refused.header("retry-after").and_then(|wait| wait.parse().ok()).expect("seconds");
        assert!((1..=60).contains(&wait), "{wait}");
        // A key that was valid before still works from the same address.
        assert_eq!(send(&server, &key, "203.0.113.9").await.status, 200);
        // A new key is rejected from this address. After a request from elsewhere it is known and works here too.
        let fresh = server.home.organization("Another one");
        assert_eq!(send(&server, &fresh, "203.0.113.9").await.status, 429);
        assert_eq!(send(&server, &fresh, "203.0.113.10").await.status, 200);
        assert_eq!(send(&server, &fresh, "203.0.113.9").await.status, 200);
        assert_eq!(send(&server, &invalid_key(2), "203.0.113.10").await.status, 401);
    }
}

#[tokio::test]
async fn repeating_one_invalid_key_is_limited_too() {
    let server = Server::start(crate::harness::Database::sqlite(), &[BEHIND_A_PROXY]).await;
    let (key, mut statuses) = (invalid_key(1), Vec::new());
    for _ in 0..LIMIT + 10 {
        statuses.push(send(&server, &key, "203.0.113.9").await.status);
    }
    assert_eq!(statuses, [[401; LIMIT].as_slice(), &[429; 10]].concat());
    // A malformed or missing key needs no lookup and does not count.
    assert_eq!(send(&server, "clq_nonsense", "203.0.113.9").await.status, 401);
    let without = server.request("GET", "/v1/voices").header("x-forwarded-for", "203.0.113.9");
    assert_eq!(without.send().await.expect("a response").status().as_u16(), 401);
}
