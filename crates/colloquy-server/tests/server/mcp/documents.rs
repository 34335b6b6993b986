//! The documents through which clients find the server, checked against their formats.

use serde_json::{Value, json};

use super::{answered, listed, post_modern};
use crate::harness::{Response, Server};

const CARD: &str = "/api/mcp/server-card";
const CATALOG: &str = "/.well-known/ai-catalog.json";
const RESOURCES: [(&str, &str); 2] = [
    ("/.well-known/oauth-protected-resource", ""),
    ("/.well-known/oauth-protected-resource/api/mcp", "/api/mcp"),
];

/// Reads a document. Checks that any origin may read it, and that HEAD and CORS preflights work.
async fn read(server: &Server, path: &str, content_type: &str) -> Value {
    let got = answered(server.request("GET", path).header("origin", "https://any.example")).await;
    let head = answered(server.request("HEAD", path)).await;
    for response in [&got, &head] {
        assert_eq!((response.status, response.header("content-type")), (200, Some(content_type)), "{path}");
        assert_eq!(response.header("access-control-allow-origin"), Some("*"), "{path}");
        assert!(response.header("access-control-allow-methods").is_some_and(|all| all.contains("GET")));
        assert!(response.header("x-request-id").is_some() && response.header("link").is_some());
    }
    let length = |response: &Response| response.header("content-length").map(str::to_owned);
    assert_eq!((length(&head), &*head.text), (Some(got.text.len().to_string()), ""), "{path}");
    let preflight = server.request("OPTIONS", path).header("origin", "https://any.example");
    let preflight = answered(preflight.header("access-control-request-method", "GET")).await;
    assert_eq!(
        (preflight.status, preflight.header("access-control-allow-origin")),
        (204, Some("*")),
        "{path}"
    );
    let other = answered(server.request("POST", path)).await;
    assert_eq!((other.status, other.header("allow")), (405, Some("GET, HEAD")), "{path}");
    got.json()
}

/// The schema of SEP-2127, limited to the members that this server's card has.
fn card_schema() -> Value {
    let input = json!({
        "type": "object",
        "properties": {
            "description": { "type": "string" }, "isRequired": { "type": "boolean" },
            "isSecret": { "type": "boolean" }, "value": { "type": "string" }, "name": { "type": "string" },
            "variables": { "type": "object" },
        },
        "additionalProperties": false,
    });
    json!({
        "type": "object",
        "required": ["$schema", "description", "name", "version"],
        "properties": {
            "$schema": { "const": "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json" },
            "name": {
                "type": "string", "minLength": 3, "maxLength": 200,
                "pattern": "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$",
            },
            "version": { "type": "string", "maxLength": 255, "pattern": "^[0-9]+[.][0-9]+[.][0-9]+" },
            "description": { "type": "string", "minLength": 1, "maxLength": 100 },
            "title": { "type": "string", "minLength": 1, "maxLength": 100 },
            "remotes": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["type", "url"],
                    "properties": {
                        "type": { "enum": ["streamable-http", "sse"] },
                        "url": { "type": "string", "pattern": "^https?://[^ ]+$" },
                        "supportedProtocolVersions": { "type": "array", "items": { "type": "string" } },
                        "headers": { "type": "array", "items": input },
                    },
                    "additionalProperties": false,
                },
            },
        },
        "additionalProperties": false,
    })
}

fn check_schema(schema: &Value, document: &Value) {
    let validator = jsonschema::validator_for(schema).expect("a schema");
    if let Err(error) = validator.validate(document) {
        panic!("{error} in {document}");
    }
}

#[tokio::test]
async fn the_catalogue_leads_to_the_card_and_older_paths_serve_it_too() {
    let server = Server::sqlite().await;
    let catalog = read(&server, CATALOG, "application/ai-catalog+json").await;
    let entry = json!({
        "type": "object",
        "required": ["identifier", "type", "url"],
        "properties": {
            "identifier": { "type": "string", "pattern": "^urn:air:[^:]+(:[^:]+)+$" },
            "type": { "const": "application/mcp-server-card+json" },
            "url": { "type": "string", "pattern": "^https?://" },
            "displayName": { "type": "string" }, "description": { "type": "string" },
        },
        "additionalProperties": false,
    });
    let schema = json!({
        "type": "object",
        "required": ["specVersion", "entries"],
        "properties": {
            "specVersion": { "type": "string", "pattern": "^[0-9]+[.][0-9]+$" },
            "host": { "type": "object", "required": ["displayName"] },
            "entries": { "type": "array", "minItems": 1, "items": entry },
        },
        "additionalProperties": false,
    });
    check_schema(&schema, &catalog);
    let url = catalog["entries"][0]["url"].as_str().expect("an address");
    let path = url.strip_prefix(&*server.url).expect("an address of this service");
    assert_eq!(path, CARD);
    let card = read(&server, path, "application/mcp-server-card+json").await;
    check_schema(&card_schema(), &card);
    for alias in ["/.well-known/mcp/server-card.json", "/.well-known/mcp.json"] {
        assert_eq!(read(&server, alias, "application/mcp-server-card+json").await, card);
    }
}

#[tokio::test]
async fn the_card_matches_the_servers_own_description() {
    let server = Server::sqlite().await;
    let card = read(&server, CARD, "application/mcp-server-card+json").await;
    let remote = &card["remotes"][0];
    assert_eq!(remote["url"], format!("{}/api/mcp", server.url));
    let discovered =
        answered(post_modern(&server, "server/discover", json!({}))).await.ok()["result"].clone();
    assert_eq!(remote["supportedProtocolVersions"], discovered["supportedVersions"]);
    let own_info = &discovered["_meta"]["io.modelcontextprotocol/serverInfo"];
    for member in ["name", "title", "version"] {
        assert_eq!(card[member], own_info[member], "{member}");
    }
    assert!(card.get("tools").is_none(), "tools are listed by the protocol");
}

#[tokio::test]
async fn both_metadata_documents_name_their_resource() {
    let server = Server::sqlite().await;
    for (path, resource) in RESOURCES {
        let document = read(&server, path, "application/json").await;
        assert_eq!(document["resource"], format!("{}{resource}", server.url));
        assert_eq!(document["bearer_methods_supported"], json!(["header"]));
        assert!(document.get("authorization_servers").is_none());
    }
}

/// Returns the row of a tool in the table of the documentation.
fn row(tool: &Value) -> String {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let schema = &tool["inputSchema"];
    let is_required = |name: &str| {
        schema["required"].as_array().is_some_and(|all| all.iter().any(|required| required == name))
    };
    let names = schema["properties"].as_object().expect("properties").keys();
    let arguments =
        names.map(|name| if is_required(name) { format!("**`{name}`**") } else { format!("`{name}`") });
    let hint = |name: &str| tool["annotations"][name] == true;
    let effect = match (hint("readOnlyHint"), hint("destructiveHint"), hint("openWorldHint")) {
        (true, _, _) => "reads",
        (_, false, _) => "adds, may mail",
        (_, true, false) => "changes",
        (_, true, true) => "changes, may mail",
    };
    let arguments = arguments.collect::<Vec<_>>().join(", ");
    format!("| `{}` | {} | {effect} | {arguments} |", text(&tool["name"]), text(&tool["title"]))
}

#[tokio::test]
async fn every_tool_is_in_the_documentation_with_its_arguments() {
    let server = Server::sqlite().await;
    let page = include_str!("../../../../../docs/mcp.md");
    let rows: Vec<String> = listed(&server).await.iter().map(row).collect();
    for row in &rows {
        assert!(page.contains(&**row), "docs/mcp.md lacks: {row}");
    }
    let documented =
        page.lines().filter(|line| line.starts_with("| `") && line.matches(" | ").count() == 3).count();
    assert_eq!(
        documented,
        rows.len(),
        "docs/mcp.md has an unknown tool; the rows should be\n{}",
        rows.join("\n")
    );
}
