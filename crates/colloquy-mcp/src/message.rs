//! Checks messages before the protocol's library gets them.

use bytes::Bytes;
use colloquy_domain::{ViolationReason, Violations};
use colloquy_wire::failure;
use rmcp::model::{ErrorCode, ErrorData, ProtocolVersion};
use serde_json::{Value, json};

use crate::{McpRequest, McpResponse, PATH};

/// Methods that need no key: they describe the server and reveal nothing of any organization.
const OPEN: &[&str] = &["initialize", "notifications/initialized", "ping", "server/discover", "tools/list"];

const VERSION: &str = "mcp-protocol-version";
const VERSION_IN_META: &str = "/params/_meta/io.modelcontextprotocol~1protocolVersion";

/// Returns whether a body needs no key. A batch needs none, because it is always rejected.
pub fn is_open(body: &Value) -> bool {
    match body {
        Value::Object(_) => method(body).is_some_and(|method| OPEN.contains(&method)),
        _ => true,
    }
}

fn method(body: &Value) -> Option<&str> {
    body.get("method")?.as_str()
}

/// A JSON-RPC error with the HTTP status of its response.
pub struct McpRejection {
    status: u16,
    error: ErrorData,
}

impl McpRejection {
    pub fn new(status: u16, error: ErrorData) -> Self {
        McpRejection { status, error }
    }

    fn bad_request(error: ErrorData) -> Self {
        McpRejection { status: 400, error }
    }

    pub fn answer(self, message: &McpRequest) -> McpResponse {
        let id = message.body.as_ref().ok().and_then(|body| body.get("id"));
        let id = id.filter(|id| id.is_string() || id.is_number());
        let body = json!({ "jsonrpc": "2.0", "id": id, "error": self.error });
        McpResponse { status: self.status, body: Bytes::from(body.to_string()), reservation: None }
    }
}

/// Returns the body if it is a single message that agrees with its headers.
pub fn checked(message: &McpRequest) -> Result<&Value, McpRejection> {
    let body = message.body.as_ref().map_err(|fault| unreadable(fault, message))?;
    if !body.is_object() {
        let said = match body {
            Value::Array(_) => "Batches are not supported: send one message at a time",
            _ => "A message must be a JSON object",
        };
        return Err(McpRejection::bad_request(ErrorData::invalid_request(said, None)));
    }
    check_version(body, message)?;
    Ok(body)
}

/// Returns the error for an unreadable body, with the same list of faults as in REST.
fn unreadable(fault: &ViolationReason, message: &McpRequest) -> McpRejection {
    let faults = Violations::from(fault.clone().at([]));
    let data = serde_json::to_value(failure::validation(&faults, PATH, message.now)).ok();
    McpRejection::bad_request(ErrorData::new(ErrorCode::PARSE_ERROR, fault.message.clone(), data))
}

/// Checks the version in the header. It is the only one if the body has none, as during and after a
/// handshake.
fn check_version(body: &Value, message: &McpRequest) -> Result<(), McpRejection> {
    let header = message.headers.iter().find(|(name, _)| name == VERSION);
    let Some(header) = header.map(|(_, value)| String::from_utf8_lossy(value)) else { return Ok(()) };
    if body.pointer(VERSION_IN_META).is_some() {
        return Ok(());
    }
    if method(body) == Some("initialize") {
        let asked = body.pointer("/params/protocolVersion").and_then(Value::as_str);
        return match asked.filter(|asked| *asked != header) {
            None => Ok(()),
            Some(asked) => {
                let said =
                    format!("The header MCP-Protocol-Version is {header}, but the body requests {asked}");
                Err(McpRejection::bad_request(ErrorData::header_mismatch(said, None)))
            }
        };
    }
    let known = ProtocolVersion::KNOWN_VERSIONS;
    if known.iter().any(|version| version.as_str() == header) {
        return Ok(());
    }
    let data = json!({ "requested": header, "supported": known });
    let error =
        ErrorData::new(ErrorCode::UNSUPPORTED_PROTOCOL_VERSION, "Unsupported protocol version", Some(data));
    Err(McpRejection::bad_request(error))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::is_open;

    #[test]
    fn only_the_body_decides_whether_a_key_is_needed() {
        for method in super::OPEN {
            assert!(is_open(&json!({ "jsonrpc": "2.0", "id": 1, "method": method })), "{method}");
        }
        for method in ["tools/call", "Tools/List", " ping", "tools/list\u{0}", "resources/list", ""] {
            assert!(!is_open(&json!({ "jsonrpc": "2.0", "id": 1, "method": method })), "{method}");
        }
        assert!(!is_open(&json!({ "jsonrpc": "2.0", "id": 1, "result": {} })));
        assert!(!is_open(&json!({ "jsonrpc": "2.0", "id": 1, "method": ["ping"] })));
    }
}
