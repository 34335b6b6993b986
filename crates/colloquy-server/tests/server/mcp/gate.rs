//! Authentication and rate limits. Whether a call requires a key depends on its body, never on a header.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{answered, message, post, post_modern};
use crate::harness::{Database, Response, Server, printed};

fn call() -> Value {
    message("tools/call", &json!({ "name": "list-interviews", "arguments": {} }))
}

fn check_challenge(server: &Server, response: &Response, error: &str) {
    assert_eq!(
        (response.status, &response.json()["error"]),
        (401, &json!("Unauthorized")),
        "{}",
        response.text
    );
    let metadata = format!("{}/.well-known/oauth-protected-resource/api/mcp", server.url);
    let expected = format!("Bearer resource_metadata=\"{metadata}\"{error}");
    assert_eq!(response.header("www-authenticate"), Some(&*expected));
}

#[tokio::test]
async fn a_call_without_a_key_is_challenged_whatever_its_headers_say() {
    let server = Server::sqlite().await;
    for method in ["tools/call", "resources/list", "logging/setLevel", "no/such/method"] {
        for pretended in [None, Some("tools/list"), Some("initialize")] {
            let request = post(&server, &message(method, &json!({})).to_string());
            let request = match pretended {
                Some(pretended) => request.header("mcp-method", pretended),
                None => request,
            };
            check_challenge(&server, &answered(request).await, "");
        }
    }
    let params = json!({ "name": "list-interviews", "arguments": {} });
    check_challenge(&server, &answered(post_modern(&server, "tools/call", params)).await, "");
    // For a duplicate member, the last value counts everywhere.
    let twice = r#"{"jsonrpc":"2.0","id":7,"method":"tools/list","method":"tools/call","params":{"name":"list-interviews"}}"#;
    check_challenge(&server, &answered(post(&server, twice)).await, "");
    let hidden = r#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"list-interviews"},"method":"ping"}"#;
    assert_eq!(answered(post(&server, hidden)).await.ok()["result"], json!({}));
    let notification = r#"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"list-interviews"}}"#;
    check_challenge(&server, &answered(post(&server, notification)).await, "");
}

#[tokio::test]
async fn invalid_and_revoked_keys_are_distinguished_from_a_missing_one() {
    let server = Server::sqlite().await;
    let key = server.home.organization("Other");
    let status = async || answered(post(&server, &call().to_string()).bearer_auth(&key)).await;
    assert_eq!(status().await.status, 200);
    for wrong in ["clq_nonsense", "Bearer", &format!("{key}x")] {
        let response = answered(post(&server, &call().to_string()).bearer_auth(wrong)).await;
        check_challenge(&server, &response, ", error=\"invalid_token\"");
    }
    let organizations = printed(server.home.command(&["organizations", "list", "--json"]));
    let other = organizations.as_array().and_then(|all| all.iter().find(|one| one["name"] == "Other"));
    let id = other.expect("the organization is listed")["id"].as_str().expect("an id");
    let keys = printed(server.home.command(&["keys", "list", "--organization", id, "--json"]));
    printed(server.home.command(&["keys", "revoke", keys[0]["id"].as_str().expect("an id"), "--json"]));
    let revoked = Instant::now();
    while status().await.status == 200 {
        assert!(revoked.elapsed() < Duration::from_secs(1), "still accepted after {:?}", revoked.elapsed());
    }
    check_challenge(&server, &status().await, ", error=\"invalid_token\"");
    // Methods without authentication work with any key.
    let listing = post(&server, &message("tools/list", &json!({})).to_string()).bearer_auth(&key);
    assert_eq!(answered(listing).await.status, 200);
}

#[tokio::test]
async fn rejects_batches_and_malformed_messages() {
    let server = Server::sqlite().await;
    let batch = json!([message("ping", &json!({})), call()]).to_string();
    let deep = "[".repeat(100_000) + &"]".repeat(100_000);
    let nested = r#"{"a":"#.repeat(5_000) + "1" + &"}".repeat(5_000);
    let deep_call = call().to_string().replace("{}", &nested);
    let too_big = "x".repeat(1024 * 1024 + 1);
    for (body, code) in [
        (&*batch, -32_600),
        ("[]", -32_600),
        ("\"ping\"", -32_600),
        ("7", -32_600),
        ("", -32_700),
        ("{", -32_700),
        (&*deep, -32_700),
        (&*deep_call, -32_700),
        (&*too_big, -32_700),
    ] {
        for key in [None, Some(&server.home.key)] {
            let request = post(&server, body);
            let request = if let Some(key) = key { request.bearer_auth(key) } else { request };
            let response = answered(request).await;
            let start: String = body.chars().take(40).collect();
            assert_eq!(response.status, 400, "{start}: {}", response.text);
            assert_eq!(response.json()["error"]["code"], code, "{start}: {}", response.text);
            assert_eq!((&response.json()["id"], &response.json()["jsonrpc"]), (&Value::Null, &json!("2.0")));
            assert!(
                response.header("x-request-id").is_some() && response.header("ratelimit-limit").is_some()
            );
        }
    }
    let too_big = answered(post(&server, &too_big)).await.json();
    assert_eq!(too_big["error"]["data"]["errors"][0]["code"], "too_big", "{too_big}");
    let plain = server.request("POST", "/api/mcp").header("content-type", "text/plain");
    let plain = answered(plain.bearer_auth(&server.home.key).body(call().to_string())).await;
    assert_eq!((plain.status, &plain.json()["error"]["code"]), (400, &json!(-32_700)), "{}", plain.text);
    for odd in [json!({}), json!({ "jsonrpc": "2.0", "id": 1, "result": {} }), json!({ "method": 7 })] {
        let response = answered(post(&server, &odd.to_string()).bearer_auth(&server.home.key)).await;
        assert_eq!(
            (response.status, &response.json()["error"]["code"]),
            (400, &json!(-32_600)),
            "{}",
            response.text
        );
    }
    let still = answered(post(&server, &call().to_string()).bearer_auth(&server.home.key)).await;
    assert_eq!(still.status, 200);
}

#[tokio::test]
async fn only_allowed_origins_may_call() {
    let allowed = [("COLLOQUY_CORS_ORIGINS", "https://app.example.org")];
    let server = Server::start(Database::sqlite(), &allowed).await;
    let listing = message("tools/list", &json!({})).to_string();
    for origin in
        ["https://evil.example", "null", "http://localhost:1", "https://app.example.org.evil.example"]
    {
        let response = answered(post(&server, &listing).header("origin", origin)).await;
        assert_eq!((response.status, &response.json()["error"]), (403, &json!("Forbidden")), "{origin}");
    }
    for origin in [&*server.url, "https://app.example.org"] {
        assert_eq!(answered(post(&server, &listing).header("origin", origin)).await.status, 200, "{origin}");
    }
    let preflight = server.request("OPTIONS", "/api/mcp").header("origin", "https://app.example.org");
    let preflight = answered(preflight.header("access-control-request-method", "POST")).await;
    assert_eq!(preflight.status, 204);
    let allowed_headers = preflight.header("access-control-allow-headers").expect("headers");
    for name in ["authorization", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name"] {
        assert!(allowed_headers.contains(name), "{allowed_headers}");
    }
}

#[tokio::test]
async fn shares_the_rate_limit_with_rest_and_rejects_the_301st_request() {
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_RATE_LIMIT", "300")]).await;
    for number in 0..300 {
        let response = match number % 2 {
            0 => answered(post(&server, &call().to_string()).bearer_auth(&server.home.key)).await,
            _ => server.call("GET", "/v1/voices?limit=1", None).await,
        };
        assert_eq!(response.status, 200, "{number}");
        assert_eq!(response.header("ratelimit-remaining"), Some(&*(299 - number).to_string()));
        assert_eq!(response.header("ratelimit-policy"), Some("300;w=60"));
    }
    for body in [call(), message("tools/list", &json!({}))] {
        let late = answered(post(&server, &body.to_string()).bearer_auth(&server.home.key)).await;
        assert_eq!((late.status, &late.json()["error"]), (429, &json!("Too Many Requests")));
        let wait = late.header("retry-after").and_then(|wait| wait.parse::<u32>().ok());
        assert!(wait.is_some_and(|wait| (1..=60).contains(&wait)), "{wait:?}");
    }
    assert_eq!(server.call("GET", "/v1/voices", None).await.status, 429);
    // A call without a key gets 401 instead of 429.
    let anonymous = answered(post(&server, &call().to_string())).await;
    assert_eq!(anonymous.status, 401);
}

#[tokio::test]
async fn accepts_only_post_and_sends_the_common_headers() {
    let server = Server::sqlite().await;
    for method in ["GET", "DELETE", "PUT", "HEAD"] {
        let response =
            answered(server.request(method, "/api/mcp").header("accept", "text/event-stream")).await;
        assert_eq!((response.status, response.header("allow")), (405, Some("POST")), "{method}");
    }
    // Clients that accept only JSON, or send no `Accept`, get JSON.
    for accept in [None, Some("application/json"), Some("*/*")] {
        let request = server.request("POST", "/api/mcp").header("content-type", "application/json");
        let request = request.body(message("tools/list", &json!({})).to_string());
        let request = if let Some(accept) = accept { request.header("accept", accept) } else { request };
        let response = answered(request).await;
        assert_eq!((response.status, response.header("content-type")), (200, Some("application/json")));
        for name in ["x-request-id", "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset", "link"] {
            assert!(response.header(name).is_some(), "{name}");
        }
        assert_eq!(response.header("cache-control"), Some("no-store"));
    }
    // The endpoint accepts any `Host`.
    let named = post(&server, &message("tools/list", &json!({})).to_string());
    assert_eq!(answered(named.header("host", "colloquy.example.org")).await.status, 200);
    assert_eq!(server.request("POST", "/api/mcp/").send().await.expect("a response").status(), 404);
}

#[tokio::test]
async fn slow_senders_do_not_delay_other_requests() {
    let server = Server::sqlite().await;
    let address = server.url.strip_prefix("http://").expect("an address").to_owned();
    let mut slow = Vec::new();
    for _ in 0..40 {
        let mut stream = TcpStream::connect(&address).await.expect("the server listens");
        let head = "POST /api/mcp HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{";
        stream.write_all(head.as_bytes()).await.expect("the request is sent");
        slow.push(stream);
    }
    let response = answered(post(&server, &call().to_string()).bearer_auth(&server.home.key)).await;
    assert_eq!(response.status, 200);
    // After half a minute the service responds that the body took too long.
    let mut said = Vec::new();
    let first = &mut slow[0];
    let read = tokio::time::timeout(Duration::from_secs(45), first.read_buf(&mut said)).await;
    assert!(read.is_ok_and(|read| read.is_ok_and(|bytes| bytes > 0)), "the service sent nothing");
    assert!(said.starts_with(b"HTTP/1.1 400"), "{}", String::from_utf8_lossy(&said));
}
