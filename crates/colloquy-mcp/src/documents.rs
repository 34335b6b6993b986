//! Discovery documents of the server: its card according to SEP-2127 (`experimental-ext-server-card`, schema
//! v1), and the catalogue that names the card, according to the AI Catalog specification 1.0.

use bytes::Bytes;
use rmcp::model::ProtocolVersion;
use serde_json::{Value, json};

use crate::PATH;

pub const TITLE: &str = "Colloquy";

const DESCRIPTION: &str = "Creates interviews by voice, invites people to them, and reads what they said.";

const CARD_SCHEMA: &str = "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";
const CARD_TYPE: &str = "application/mcp-server-card+json";
const CATALOG_TYPE: &str = "application/ai-catalog+json";

const CARD: &str = "/api/mcp/server-card";
/// The paths of the card in earlier drafts.
const CARD_ALIASES: &[&str] = &["/.well-known/mcp/server-card.json", "/.well-known/mcp.json"];
const CATALOG: &str = "/.well-known/ai-catalog.json";

#[derive(Clone)]
pub struct McpDiscoveryDocument {
    pub content_type: &'static str,
    pub body: Bytes,
}

pub struct McpDiscoveryDocuments {
    card: McpDiscoveryDocument,
    catalog: McpDiscoveryDocument,
}

impl McpDiscoveryDocuments {
    /// Builds the documents. `base` is the public address, `host` only its host.
    pub fn new(base: &str, host: &str) -> Self {
        let document =
            |content_type, body: Value| McpDiscoveryDocument { content_type, body: body.to_string().into() };
        McpDiscoveryDocuments {
            card: document(CARD_TYPE, card(base, host)),
            catalog: document(CATALOG_TYPE, catalog(base, host)),
        }
    }

    pub fn at(&self, path: &str) -> Option<McpDiscoveryDocument> {
        match path {
            CARD => Some(self.card.clone()),
            CATALOG => Some(self.catalog.clone()),
            path => CARD_ALIASES.contains(&path).then(|| self.card.clone()),
        }
    }
}

/// Returns the server's name, which begins with the labels of its host in reverse order.
pub fn name(host: &str) -> String {
    let is_address = host.parse::<std::net::IpAddr>().is_ok();
    let namespace = match is_address {
        true => host.replace(':', "-"),
        false => host.rsplit('.').collect::<Vec<_>>().join("."),
    };
    format!("{namespace}/colloquy")
}

fn card(base: &str, host: &str) -> Value {
    json!({
        "$schema": CARD_SCHEMA,
        "name": name(host),
        "title": TITLE,
        "version": env!("CARGO_PKG_VERSION"),
        "description": DESCRIPTION,
        "remotes": [{
            "type": "streamable-http",
            "url": format!("{base}{PATH}"),
            "supportedProtocolVersions": ProtocolVersion::KNOWN_VERSIONS,
            "headers": [{
                "name": "Authorization",
                "description": "An API key of the organization. Listing the tools requires no key.",
                "isRequired": true,
                "isSecret": true,
                "value": "Bearer {apiKey}",
                "variables": {
                    "apiKey": { "description": "An API key (clq_…)", "isRequired": true, "isSecret": true },
                },
            }],
        }],
    })
}

fn catalog(base: &str, host: &str) -> Value {
    json!({
        "specVersion": "1.0",
        "host": { "displayName": TITLE },
        "entries": [{
            "identifier": format!("urn:air:{host}:colloquy"),
            "type": CARD_TYPE,
            "displayName": TITLE,
            "description": DESCRIPTION,
            "url": format!("{base}{CARD}"),
        }],
    })
}

#[cfg(test)]
mod tests {
    use super::{DESCRIPTION, name};

    #[test]
    fn the_name_has_the_host_in_reverse() {
        assert_eq!(name("interviews.example.org"), "org.example.interviews/colloquy");
        assert_eq!(name("localhost"), "localhost/colloquy");
        assert_eq!(name("127.0.0.1"), "127.0.0.1/colloquy");
        assert_eq!(name("::1"), "--1/colloquy");
    }

    #[test]
    fn the_description_fits_a_card() {
        assert!((1..=100).contains(&DESCRIPTION.len()));
    }
}
