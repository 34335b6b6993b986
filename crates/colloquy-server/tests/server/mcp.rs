//! The Model Context Protocol, as its clients see it.

pub mod clients;
mod conformance;
mod documents;
mod eras;
mod gate;
mod pages;
mod refusals;
mod tools;
mod transcript;

use reqwest::RequestBuilder;
use serde_json::{Value, json};

use crate::harness::{Response, Server};

pub const NEWEST: &str = "2026-07-28";

/// Returns a request to the MCP endpoint without a key.
pub fn post(server: &Server, body: &str) -> RequestBuilder {
    let request = server.request("POST", "/api/mcp").header("content-type", "application/json");
    request.header("accept", "application/json, text/event-stream").body(body.to_owned())
}

pub async fn answered(request: RequestBuilder) -> Response {
    Response::of(request.send().await).await.expect("a response")
}

pub fn message(method: &str, params: &Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": 7, "method": method, "params": params })
}

/// Returns a message of the newest era, with the protocol version and the client in `_meta`.
pub fn modern(method: &str, mut params: Value) -> Value {
    params["_meta"] = json!({
        "io.modelcontextprotocol/protocolVersion": NEWEST,
        "io.modelcontextprotocol/clientInfo": { "name": "test", "version": "1" },
        "io.modelcontextprotocol/clientCapabilities": {},
    });
    message(method, &params)
}

/// Returns a request in the newest era, with the headers that mirror the message.
pub fn post_modern(server: &Server, method: &str, params: Value) -> RequestBuilder {
    let name = params["name"].as_str().map(str::to_owned);
    let request = post(server, &modern(method, params).to_string());
    let request = request.header("mcp-protocol-version", NEWEST).header("mcp-method", method);
    match name {
        Some(name) => request.header("mcp-name", name),
        None => request,
    }
}

/// Calls a tool with the first key in the newest era, and returns the result.
pub async fn result(server: &Server, tool: &str, arguments: Value) -> Value {
    result_with(server, &server.home.key, tool, arguments).await
}

pub async fn result_with(server: &Server, key: &str, tool: &str, arguments: Value) -> Value {
    let params = json!({ "name": tool, "arguments": arguments });
    let response = answered(post_modern(server, "tools/call", params).bearer_auth(key)).await.ok();
    assert_eq!((&response["id"], &response["jsonrpc"]), (&json!(7), &json!("2.0")), "{response}");
    response["result"].clone()
}

/// Calls a tool and returns the structured content of its successful result.
pub async fn called(server: &Server, tool: &str, arguments: Value) -> Value {
    let result = result(server, tool, arguments).await;
    assert_eq!(result["isError"], false, "{result}");
    let text = result["content"][0]["text"].as_str().expect("a text");
    let same: Value = serde_json::from_str(text).expect("JSON");
    assert_eq!(same, result["structuredContent"]);
    same
}

/// Calls a tool that must fail and returns the error, which has the form of a REST error body.
pub async fn refused(server: &Server, tool: &str, arguments: Value) -> Value {
    error_of(&result(server, tool, arguments).await)
}

pub fn error_of(result: &Value) -> Value {
    assert_eq!((&result["isError"], &result["structuredContent"]), (&json!(true), &Value::Null), "{result}");
    serde_json::from_str(result["content"][0]["text"].as_str().expect("a text")).expect("JSON")
}

pub async fn listed(server: &Server) -> Vec<Value> {
    let response = answered(post_modern(server, "tools/list", json!({}))).await.ok();
    response["result"]["tools"].as_array().expect("tools").clone()
}
