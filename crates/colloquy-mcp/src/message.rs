//! What is decided of a message before the protocol's library sees it.

use bytes::Bytes;
use colloquy_domain::{Fault, Violations};
use colloquy_wire::failure;
use rmcp::model::{ErrorCode, ErrorData, ProtocolVersion};
use serde_json::{Value, json};

use crate::{McpRequest, McpResponse, PATH};

/// Methods that anybody may call: they tell what there is, and nothing of any organization.
const OPEN: &[&str] = &["initialize", "notifications/initialized", "ping", "server/discover", "tools/list"];

const VERSION: &str = "mcp-protocol-version";
const VERSION_IN_META: &str = "/params/_meta/io.modelcontextprotocol~1protocolVersion";

/// Whether a body may be answered without a key. A batch may: it is refused whatever is in it.
pub fn is_open(body: &Value) -> bool {
    match body {
        Value::Object(_) => method(body).is_some_and(|method| OPEN.contains(&method)),
        _ => true,
    }
}

fn method(body: &Value) -> Option<&str> {
    body.get("method")?.as_str()
}

/// An error of JSON-RPC with the status of its response.
pub struct JsonRpcError {
    status: u16,
    error: ErrorData,
}

impl JsonRpcError {
    pub fn new(status: u16, error: ErrorData) -> Self {
        JsonRpcError { status, error }
    }

    fn bad_request(error: ErrorData) -> Self {
        JsonRpcError { status: 400, error }
    }

    pub fn answer(self, message: &McpRequest) -> McpResponse {
        let id = message.body.as_ref().ok().and_then(|body| body.get("id"));
        let id = id.filter(|id| id.is_string() || id.is_number());
        let body = json!({ "jsonrpc": "2.0", "id": id, "error": self.error });
        McpResponse { status: self.status, body: Bytes::from(body.to_string()), reservation: None }
    }
}

/// The body, if it is one message whose headers do not contradict it.
pub fn checked(message: &McpRequest) -> Result<&Value, JsonRpcError> {
    let body = message.body.as_ref().map_err(|fault| unreadable(fault, message))?;
    if !body.is_object() {
        let said = match body {
            Value::Array(_) => "Batches are not taken: send one message at a time",
            _ => "A message is a JSON object",
        };
        return Err(JsonRpcError::bad_request(ErrorData::invalid_request(said, None)));
    }
    check_version(body, message)?;
    Ok(body)
}

/// With the same list of faults as elsewhere.
fn unreadable(fault: &Fault, message: &McpRequest) -> JsonRpcError {
    let faults = Violations::from(fault.clone().at([]));
    let data = serde_json::to_value(failure::validation(&faults, PATH, message.now)).ok();
    JsonRpcError::bad_request(ErrorData::new(ErrorCode::PARSE_ERROR, fault.message.clone(), data))
}

/// Where the body has no version of its own, that is where a handshake is or was, the header alone has it.
fn check_version(body: &Value, message: &McpRequest) -> Result<(), JsonRpcError> {
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
                    format!("The header MCP-Protocol-Version is {header}, and the body asks for {asked}");
                Err(JsonRpcError::bad_request(ErrorData::header_mismatch(said, None)))
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
    Err(JsonRpcError::bad_request(error))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::is_open;

    #[test]
    fn the_body_alone_says_whether_a_key_is_needed() {
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
