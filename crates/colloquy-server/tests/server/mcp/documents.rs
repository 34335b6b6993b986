//! What clients read to find the server, held to the formats that it claims.

use serde_json::{Value, json};

use super::{answered, listed, post_modern};
use crate::harness::{Answer, Server};

const CARD: &str = "/api/mcp/server-card";
const CATALOG: &str = "/.well-known/ai-catalog.json";
const RESOURCES: [(&str, &str); 2] = [
    ("/.well-known/oauth-protected-resource", ""),
    ("/.well-known/oauth-protected-resource/api/mcp", "/api/mcp"),
];

/// The document, which any page may read, and whose head can be asked for alone.
async fn read(server: &Server, path: &str, content_type: &str) -> Value {
    let got = answered(server.request("GET", path).header("origin", "https://any.example")).await;
    let head = answered(server.request("HEAD", path)).await;
    for answer in [&got, &head] {
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(content_type)), "{path}");
        assert_eq!(answer.header("access-control-allow-origin"), Some("*"), "{path}");
        assert!(answer.header("access-control-allow-methods").is_some_and(|all| all.contains("GET")));
        assert!(answer.header("x-request-id").is_some() && answer.header("link").is_some());
    }
    let length = |answer: &Answer| answer.header("content-length").map(str::to_owned);
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

/// Of SEP-2127, as far as a card of ours goes: its required members and the forms of all that it has.
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
async fn the_card_is_found_by_the_catalogue_and_under_its_older_names() {
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
    let path = url.strip_prefix(&*server.url).expect("an address of ours");
    assert_eq!(path, CARD);
    let card = read(&server, path, "application/mcp-server-card+json").await;
    check_schema(&card_schema(), &card);
    for alias in ["/.well-known/mcp/server-card.json", "/.well-known/mcp.json"] {
        assert_eq!(read(&server, alias, "application/mcp-server-card+json").await, card);
    }
}

#[tokio::test]
async fn the_card_says_what_the_server_says_of_itself() {
    let server = Server::sqlite().await;
    let card = read(&server, CARD, "application/mcp-server-card+json").await;
    let remote = &card["remotes"][0];
    assert_eq!(remote["url"], format!("{}/api/mcp", server.url));
    let discovered =
        answered(post_modern(&server, "server/discover", json!({}))).await.ok()["result"].clone();
    assert_eq!(remote["supportedProtocolVersions"], discovered["supportedVersions"]);
    let itself = &discovered["_meta"]["io.modelcontextprotocol/serverInfo"];
    for member in ["name", "title", "version"] {
        assert_eq!(card[member], itself[member], "{member}");
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

/// A row of the table of tools in the documentation.
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
    let told =
        page.lines().filter(|line| line.starts_with("| `") && line.matches(" | ").count() == 3).count();
    assert_eq!(
        told,
        rows.len(),
        "docs/mcp.md has a tool that there is not; it should have\n{}",
        rows.join("\n")
    );
}
