//! API keys: which are accepted and which are rejected.

use std::time::{Duration, Instant};

use crate::harness::{Database, Home, Response, Server, both, printed};

#[tokio::test]
async fn a_revoked_key_is_refused_within_a_second() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let key = server.home.organization("Other");
        assert_eq!(server.call_with(&key, "GET", "/v1/interviews", None).await.status, 200);
        let organizations = printed(server.home.command(&["organizations", "list", "--json"]));
        let other = organizations.as_array().and_then(|all| all.iter().find(|one| one["name"] == "Other"));
        let id = other.expect("the organization is listed")["id"].as_str().expect("an id");
        let keys = printed(server.home.command(&["keys", "list", "--organization", id, "--json"]));
        printed(server.home.command(&["keys", "revoke", keys[0]["id"].as_str().expect("an id"), "--json"]));
        let revoked = Instant::now();
        while server.call_with(&key, "GET", "/v1/interviews", None).await.status == 200 {
            assert!(
                revoked.elapsed() < Duration::from_secs(1),
                "still accepted after {:?}",
                revoked.elapsed()
            );
        }
    }
}

#[tokio::test]
async fn both_headers_are_accepted_and_two_different_keys_are_rejected() {
    let server = Server::sqlite().await;
    let other = server.home.organization("Other");
    let key = &server.home.key;
    let status = async |bearer: Option<&str>, plain: Option<&str>| {
        let mut request = server.request("GET", "/v1/interviews");
        if let Some(bearer) = bearer {
            request = request.header("authorization", bearer);
        }
        if let Some(plain) = plain {
            request = request.header("x-api-key", plain);
        }
        Response::of(request.send().await).await.expect("a response").status
    };
    assert_eq!(status(Some(&format!("Bearer {key}")), None).await, 200);
    assert_eq!(status(Some(&format!("bearer {key}")), None).await, 200);
    assert_eq!(status(None, Some(key)).await, 200);
    assert_eq!(status(Some(&format!("Bearer {key}")), Some(key)).await, 200);
    assert_eq!(status(Some(&format!("Bearer {key}")), Some(&other)).await, 401);
    assert_eq!(status(Some(&format!("Basic {key}")), None).await, 401);
    assert_eq!(status(Some("Basic dXNlcg=="), Some(key)).await, 200);
    assert_eq!(status(Some(&format!("Bearer {key}")), Some("")).await, 200);
    assert_eq!(status(Some(key), None).await, 401);
}

#[tokio::test]
async fn does_not_create_an_expired_key() {
    let server = Server::sqlite().await;
    let organizations = printed(server.home.command(&["organizations", "list", "--json"]));
    let id = organizations[0]["id"].as_str().expect("an id");
    let past = "2020-01-01T00:00:00Z";
    let refused =
        server.home.command(&["keys", "create", "--organization", id, "--label", "old", "--expires", past]);
    assert_eq!((refused.status.code(), refused.stdout.len()), (Some(1), 0));
}

#[tokio::test]
async fn logs_contain_no_key() {
    let home = Home::new(Database::sqlite(), &[("COLLOQUY_LOG", "trace")]);
    let server = Server::start_on(home).await;
    server.interview().await;
    let mut wrong = server.home.key.clone().into_bytes();
    wrong[10] ^= 1;
    let wrong = String::from_utf8(wrong).expect("ASCII");
    assert_eq!(server.call_with(&wrong, "GET", "/v1/interviews", None).await.status, 401);
    server.home.until_logged("\"status\":401").await;
    let text = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
    assert!(!text.contains(&server.home.key) && !text.contains(&wrong));
}
