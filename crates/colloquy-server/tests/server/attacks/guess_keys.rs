//! Sending made-up keys that look right, each of which has to be looked up.

use colloquy_testkit::{SeededIds, sample};
use futures::future::join_all;

use super::guess_access_codes::BEHIND_A_PROXY;
use crate::harness::{Answer, Server, both};

const LIMIT: usize = 300;

async fn send(server: &Server, key: &str, address: &str) -> Answer {
    let request = server.request("GET", "/v1/voices?limit=1").bearer_auth(key);
    Answer::of(request.header("x-forwarded-for", address).send().await).await.expect("an answer")
}

/// Well-formed keys that the service has not issued.
fn made_up(number: u64) -> String {
    sample::secret(&SeededIds::new(number)).reveal().to_owned()
}

#[tokio::test]
async fn made_up_keys_of_one_address_are_looked_up_within_its_limit_only() {
    for database in both().await {
        let server = Server::start(database, &[BEHIND_A_PROXY]).await;
        let key = server.home.key.clone();
        assert_eq!(send(&server, &key, "203.0.113.9").await.status, 200);
        let mut statuses = Vec::new();
        for batch in 0..10 {
            let keys: Vec<_> = (0..50).map(|number| made_up(1_000 + 50 * batch + number)).collect();
            let sent = keys.iter().map(|key| send(&server, key, "203.0.113.9"));
            statuses.extend(join_all(sent).await.iter().map(|answer| answer.status));
        }
        statuses.sort();
        // The first request of a valid key counts too: nobody knew before that it is one.
        assert_eq!(statuses, [[401; LIMIT - 1].as_slice(), &[429; 201]].concat());
        let refused = send(&server, &made_up(1), "203.0.113.9").await;
        let wait: u32 = refused.header("retry-after").and_then(|wait| wait.parse().ok()).expect("seconds");
        assert!((1..=60).contains(&wait), "{wait}");
        // A key that was valid here before is served from the same address.
        assert_eq!(send(&server, &key, "203.0.113.9").await.status, 200);
        // One that is seen for the first time is not, but from elsewhere it is, and so it is known.
        let fresh = server.home.organization("Another one");
        assert_eq!(send(&server, &fresh, "203.0.113.9").await.status, 429);
        assert_eq!(send(&server, &fresh, "203.0.113.10").await.status, 200);
        assert_eq!(send(&server, &fresh, "203.0.113.9").await.status, 200);
        assert_eq!(send(&server, &made_up(2), "203.0.113.10").await.status, 401);
    }
}

#[tokio::test]
async fn one_made_up_key_sent_again_and_again_is_limited_too() {
    let server = Server::start(crate::harness::Database::sqlite(), &[BEHIND_A_PROXY]).await;
    let (key, mut statuses) = (made_up(1), Vec::new());
    for _ in 0..LIMIT + 10 {
        statuses.push(send(&server, &key, "203.0.113.9").await.status);
    }
    assert_eq!(statuses, [[401; LIMIT].as_slice(), &[429; 10]].concat());
    // A key that cannot be one costs nothing, and neither does none at all.
    assert_eq!(send(&server, "clq_nonsense", "203.0.113.9").await.status, 401);
    let without = server.request("GET", "/v1/voices").header("x-forwarded-for", "203.0.113.9");
    assert_eq!(without.send().await.expect("an answer").status().as_u16(), 401);
}
