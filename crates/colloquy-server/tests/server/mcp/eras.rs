//! Both eras of the protocol at one address.

use serde_json::{Value, json};

use super::{NEWEST, answered, message, post, post_modern};
use crate::harness::Server;

#[tokio::test]
async fn a_handshake_is_answered_in_the_requested_version() {
    let server = Server::sqlite().await;
    for version in ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] {
        let params = json!({
            "protocolVersion": version, "capabilities": {}, "clientInfo": { "name": "test", "version": "1" },
        });
        let opened = answered(post(&server, &message("initialize", &params).to_string())).await;
        assert_eq!(opened.header("content-type"), Some("application/json"));
        assert_eq!(opened.header("mcp-session-id"), None);
        let result = &opened.ok()["result"];
        assert_eq!((&result["protocolVersion"], result.get("resultType")), (&json!(version), None));
        assert_eq!(result["serverInfo"]["title"], "Colloquy");
        assert!(result["instructions"].as_str().is_some_and(|text| text.contains("create-interview")));
        assert_eq!(result["capabilities"], json!({ "tools": {} }));
        let initialized = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }).to_string();
        let noted = answered(post(&server, &initialized).header("mcp-protocol-version", version)).await;
        assert_eq!((noted.status, &*noted.text), (202, ""));
        let listing = message("tools/list", &json!({})).to_string();
        let tools = answered(post(&server, &listing).header("mcp-protocol-version", version)).await.ok();
        assert_eq!(tools["result"]["tools"].as_array().map(Vec::len), Some(8));
        assert_eq!(tools["result"].get("resultType"), None, "the older eras do not know it");
        let call = message("tools/call", &json!({ "name": "list-interviews", "arguments": {} })).to_string();
        let call = post(&server, &call).header("mcp-protocol-version", version).bearer_auth(&server.home.key);
        assert_eq!(answered(call).await.ok()["result"]["structuredContent"]["interviews"], json!([]));
    }
    let ping = answered(post(&server, &message("ping", &json!({})).to_string())).await.ok();
    assert_eq!(ping["result"], json!({}));
}

#[tokio::test]
async fn a_handshake_with_an_unknown_version_gets_a_supported_one() {
    let server = Server::sqlite().await;
    for version in ["1999-01-01", NEWEST] {
        let params = json!({
            "protocolVersion": version, "capabilities": {}, "clientInfo": { "name": "test", "version": "1" },
        });
        let opened = answered(post(&server, &message("initialize", &params).to_string())).await.ok();
        assert_eq!(opened["result"]["protocolVersion"], "2025-11-25");
    }
}

#[tokio::test]
async fn the_newest_era_needs_no_handshake_and_sends_cache_lifetimes() {
    let server = Server::sqlite().await;
    let discovered =
        answered(post_modern(&server, "server/discover", json!({}))).await.ok()["result"].clone();
    assert_eq!(discovered["resultType"], "complete");
    let versions = discovered["supportedVersions"].as_array().expect("versions");
    assert!(versions.contains(&json!(NEWEST)) && versions.contains(&json!("2025-11-25")), "{versions:?}");
    assert!(discovered["ttlMs"].is_u64() && discovered["cacheScope"].is_string(), "{discovered}");
    let server_info = &discovered["_meta"]["io.modelcontextprotocol/serverInfo"];
    assert_eq!((&server_info["title"], &server_info["version"]), (&json!("Colloquy"), &json!("0.1.0")));
    let tools = answered(post_modern(&server, "tools/list", json!({}))).await.ok()["result"].clone();
    assert_eq!((&tools["resultType"], &tools["cacheScope"]), (&json!("complete"), &json!("public")));
    assert!(tools["ttlMs"].as_u64().is_some_and(|ms| ms > 0), "{tools}");
    let called = super::result(&server, "list-interviews", json!({})).await;
    assert_eq!(called["resultType"], "complete");
}

/// Sends a malformed request with the key, and checks its status and error code.
async fn check(server: &Server, headers: &[(&str, &str)], body: Value, status: u16, code: i64) -> Value {
    let mut request = post(server, &body.to_string()).bearer_auth(&server.home.key);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = answered(request).await;
    assert_eq!(response.status, status, "{}", response.text);
    assert_eq!(response.header("content-type"), Some("application/json"));
    let response = response.json();
    assert_eq!((&response["error"]["code"], &response["id"]), (&json!(code), &json!(7)), "{response}");
    response["error"].clone()
}

#[tokio::test]
async fn headers_that_contradict_the_body_are_refused() {
    let server = Server::sqlite().await;
    let call = || super::modern("tools/call", json!({ "name": "list-interviews", "arguments": {} }));
    let version = ("mcp-protocol-version", NEWEST);
    let (method, name) = (("mcp-method", "tools/call"), ("mcp-name", "list-interviews"));
    for headers in [
        &[version, ("mcp-method", "tools/list"), name][..],
        &[version, method, ("mcp-name", "get-interview")],
        &[version, method],
        &[version, name],
        &[("mcp-protocol-version", "2025-11-25"), method, name],
        &[method, name],
    ] {
        check(&server, headers, call(), 400, -32_020).await;
    }
    let opening = json!({
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "test", "version": "1" },
    });
    let older = ("mcp-protocol-version", "2025-11-25");
    check(&server, &[older], message("initialize", &opening), 400, -32_020).await;
}

#[tokio::test]
async fn an_unknown_version_is_rejected_with_the_supported_ones() {
    let server = Server::sqlite().await;
    let mut body = super::modern("tools/list", json!({}));
    body["params"]["_meta"]["io.modelcontextprotocol/protocolVersion"] = json!("2031-01-01");
    let headers = [("mcp-protocol-version", "2031-01-01"), ("mcp-method", "tools/list")];
    let error = check(&server, &headers, body, 400, -32_022).await;
    assert!(error["data"]["supported"].as_array().is_some_and(|known| known.contains(&json!(NEWEST))));
    let plain = message("tools/list", &json!({}));
    let error = check(&server, &[("mcp-protocol-version", "1900-01-01")], plain, 400, -32_022).await;
    assert!(error["data"]["supported"].as_array().is_some_and(|known| known.contains(&json!("2025-11-25"))));
}

#[tokio::test]
async fn unknown_and_unsupported_methods_are_not_found() {
    let server = Server::sqlite().await;
    for method in [
        "tools/forget",
        "resources/list",
        "resources/templates/list",
        "prompts/list",
        "completion/complete",
        "ping",
    ] {
        let params = match method {
            "completion/complete" => json!({
                "ref": { "type": "ref/prompt", "name": "p" }, "argument": { "name": "a", "value": "v" },
            }),
            _ => json!({}),
        };
        let headers = [("mcp-protocol-version", NEWEST), ("mcp-method", method)];
        check(&server, &headers, super::modern(method, params), 404, -32_601).await;
    }
    let unknown = json!({ "name": "no-such-tool", "arguments": {} });
    let headers =
        [("mcp-protocol-version", NEWEST), ("mcp-method", "tools/call"), ("mcp-name", "no-such-tool")];
    let error = check(&server, &headers, super::modern("tools/call", unknown), 200, -32_602).await;
    assert!(error["message"].as_str().is_some_and(|said| said.contains("list-interviews")), "{error}");
}
