//! Who may call, and how often: decided by what is in the body, never by a header.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{answered, message, post, post_modern};
use crate::harness::{Answer, Database, Server, printed};

fn call() -> Value {
    message("tools/call", &json!({ "name": "list-interviews", "arguments": {} }))
}

fn check_challenge(server: &Server, answer: &Answer, error: &str) {
    assert_eq!((answer.status, &answer.json()["error"]), (401, &json!("Unauthorized")), "{}", answer.text);
    let metadata = format!("{}/.well-known/oauth-protected-resource/api/mcp", server.url);
    let expected = format!("Bearer resource_metadata=\"{metadata}\"{error}");
    assert_eq!(answer.header("www-authenticate"), Some(&*expected));
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
    // What comes twice is taken as the last one says, by whoever looks at it.
    let twice = r#"{"jsonrpc":"2.0","id":7,"method":"tools/list","method":"tools/call","params":{"name":"list-interviews"}}"#;
    check_challenge(&server, &answered(post(&server, twice)).await, "");
    let hidden = r#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"list-interviews"},"method":"ping"}"#;
    assert_eq!(answered(post(&server, hidden)).await.ok()["result"], json!({}));
    let notification = r#"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"list-interviews"}}"#;
    check_challenge(&server, &answered(post(&server, notification)).await, "");
}

#[tokio::test]
async fn a_wrong_a_mistyped_and_a_revoked_key_are_told_from_none() {
    let server = Server::sqlite().await;
    let key = server.home.organization("Other");
    let status = async || answered(post(&server, &call().to_string()).bearer_auth(&key)).await;
    assert_eq!(status().await.status, 200);
    for wrong in ["clq_nonsense", "Bearer", &format!("{key}x")] {
        let answer = answered(post(&server, &call().to_string()).bearer_auth(wrong)).await;
        check_challenge(&server, &answer, ", error=\"invalid_token\"");
    }
    let organizations = printed(server.home.command(&["organizations", "list", "--json"]));
    let other = organizations.as_array().and_then(|all| all.iter().find(|one| one["name"] == "Other"));
    let id = other.expect("it is listed")["id"].as_str().expect("an id");
    let keys = printed(server.home.command(&["keys", "list", "--organization", id, "--json"]));
    printed(server.home.command(&["keys", "revoke", keys[0]["id"].as_str().expect("an id"), "--json"]));
    let revoked = Instant::now();
    while status().await.status == 200 {
        assert!(revoked.elapsed() < Duration::from_secs(1), "still taken after {:?}", revoked.elapsed());
    }
    check_challenge(&server, &status().await, ", error=\"invalid_token\"");
    // What is open is open for everybody.
    let listing = post(&server, &message("tools/list", &json!({})).to_string()).bearer_auth(&key);
    assert_eq!(answered(listing).await.status, 200);
}

#[tokio::test]
async fn batches_and_what_is_no_message_are_refused() {
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
            let answer = answered(request).await;
            let start: String = body.chars().take(40).collect();
            assert_eq!(answer.status, 400, "{start}: {}", answer.text);
            assert_eq!(answer.json()["error"]["code"], code, "{start}: {}", answer.text);
            assert_eq!((&answer.json()["id"], &answer.json()["jsonrpc"]), (&Value::Null, &json!("2.0")));
            assert!(answer.header("x-request-id").is_some() && answer.header("ratelimit-limit").is_some());
        }
    }
    let too_big = answered(post(&server, &too_big)).await.json();
    assert_eq!(too_big["error"]["data"]["errors"][0]["code"], "too_big", "{too_big}");
    let plain = server.request("POST", "/api/mcp").header("content-type", "text/plain");
    let plain = answered(plain.bearer_auth(&server.home.key).body(call().to_string())).await;
    assert_eq!((plain.status, &plain.json()["error"]["code"]), (400, &json!(-32_700)), "{}", plain.text);
    for odd in [json!({}), json!({ "jsonrpc": "2.0", "id": 1, "result": {} }), json!({ "method": 7 })] {
        let answer = answered(post(&server, &odd.to_string()).bearer_auth(&server.home.key)).await;
        assert_eq!(
            (answer.status, &answer.json()["error"]["code"]),
            (400, &json!(-32_600)),
            "{}",
            answer.text
        );
    }
    let still = answered(post(&server, &call().to_string()).bearer_auth(&server.home.key)).await;
    assert_eq!(still.status, 200);
}

#[tokio::test]
async fn pages_of_other_sites_may_not_call_and_those_that_the_operator_names_may() {
    let allowed = [("COLLOQUY_CORS_ORIGINS", "https://app.example.org")];
    let server = Server::start(Database::sqlite(), &allowed).await;
    let listing = message("tools/list", &json!({})).to_string();
    for origin in
        ["https://evil.example", "null", "http://localhost:1", "https://app.example.org.evil.example"]
    {
        let answer = answered(post(&server, &listing).header("origin", origin)).await;
        assert_eq!((answer.status, &answer.json()["error"]), (403, &json!("Forbidden")), "{origin}");
    }
    for origin in [&*server.url, "https://app.example.org"] {
        assert_eq!(answered(post(&server, &listing).header("origin", origin)).await.status, 200, "{origin}");
    }
    let preflight = server.request("OPTIONS", "/api/mcp").header("origin", "https://app.example.org");
    let preflight = answered(preflight.header("access-control-request-method", "POST")).await;
    assert_eq!(preflight.status, 204);
    let taken = preflight.header("access-control-allow-headers").expect("headers");
    for name in ["authorization", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name"] {
        assert!(taken.contains(name), "{taken}");
    }
}

#[tokio::test]
async fn the_window_is_the_one_of_rest_and_its_301st_request_is_refused() {
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_RATE_LIMIT", "300")]).await;
    for number in 0..300 {
        let answer = match number % 2 {
            0 => answered(post(&server, &call().to_string()).bearer_auth(&server.home.key)).await,
            _ => server.call("GET", "/v1/voices?limit=1", None).await,
        };
        assert_eq!(answer.status, 200, "{number}");
        assert_eq!(answer.header("ratelimit-remaining"), Some(&*(299 - number).to_string()));
        assert_eq!(answer.header("ratelimit-policy"), Some("300;w=60"));
    }
    for body in [call(), message("tools/list", &json!({}))] {
        let late = answered(post(&server, &body.to_string()).bearer_auth(&server.home.key)).await;
        assert_eq!((late.status, &late.json()["error"]), (429, &json!("Too Many Requests")));
        let wait = late.header("retry-after").and_then(|wait| wait.parse::<u32>().ok());
        assert!(wait.is_some_and(|wait| (1..=60).contains(&wait)), "{wait:?}");
    }
    assert_eq!(server.call("GET", "/v1/voices", None).await.status, 429);
    // A call without a key is told so, and not to wait.
    let anonymous = answered(post(&server, &call().to_string())).await;
    assert_eq!(anonymous.status, 401);
}

#[tokio::test]
async fn the_address_knows_one_method_and_every_answer_has_the_common_headers() {
    let server = Server::sqlite().await;
    for method in ["GET", "DELETE", "PUT", "HEAD"] {
        let answer = answered(server.request(method, "/api/mcp").header("accept", "text/event-stream")).await;
        assert_eq!((answer.status, answer.header("allow")), (405, Some("POST")), "{method}");
    }
    // Whoever accepts JSON alone, or says nothing, gets it.
    for accept in [None, Some("application/json"), Some("*/*")] {
        let request = server.request("POST", "/api/mcp").header("content-type", "application/json");
        let request = request.body(message("tools/list", &json!({})).to_string());
        let request = if let Some(accept) = accept { request.header("accept", accept) } else { request };
        let answer = answered(request).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")));
        for name in ["x-request-id", "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset", "link"] {
            assert!(answer.header(name).is_some(), "{name}");
        }
        assert_eq!(answer.header("cache-control"), Some("no-store"));
    }
    // Behind any name of the host.
    let named = post(&server, &message("tools/list", &json!({})).to_string());
    assert_eq!(answered(named.header("host", "colloquy.example.org")).await.status, 200);
    assert_eq!(server.request("POST", "/api/mcp/").send().await.expect("an answer").status(), 404);
}

#[tokio::test]
async fn whoever_sends_slowly_keeps_nobody_waiting() {
    let server = Server::sqlite().await;
    let address = server.url.strip_prefix("http://").expect("an address").to_owned();
    let mut slow = Vec::new();
    for _ in 0..40 {
        let mut stream = TcpStream::connect(&address).await.expect("it listens");
        let head = "POST /api/mcp HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{";
        stream.write_all(head.as_bytes()).await.expect("it is sent");
        slow.push(stream);
    }
    let answer = answered(post(&server, &call().to_string()).bearer_auth(&server.home.key)).await;
    assert_eq!(answer.status, 200);
    // After half a minute they are told that it took too long.
    let mut said = Vec::new();
    let first = &mut slow[0];
    let read = tokio::time::timeout(Duration::from_secs(45), first.read_buf(&mut said)).await;
    assert!(read.is_ok_and(|read| read.is_ok_and(|bytes| bytes > 0)), "nothing is said");
    assert!(said.starts_with(b"HTTP/1.1 400"), "{}", String::from_utf8_lossy(&said));
}
