//! Connects the MCP server to the HTTP gate.

use async_trait::async_trait;
use colloquy_http::{ContextAnswer, ContextDocument, ContextMessage, ModelContext};
use colloquy_mcp::{McpRequest, McpResponse, Server, is_open};
use serde_json::Value;

pub struct Tools(pub Server);

#[async_trait(?Send)]
impl ModelContext for Tools {
    fn is_open(&self, body: &Value) -> bool {
        is_open(body)
    }

    async fn answer(&self, message: ContextMessage) -> ContextAnswer {
        let ContextMessage { headers, body, caller, request_id, now } = message;
        let message = McpRequest { headers, body, caller, request_id, now };
        let McpResponse { status, body, reservation } = self.0.answer(message).await;
        ContextAnswer { status, body, reservation }
    }

    fn document(&self, path: &str) -> Option<ContextDocument> {
        let document = self.0.document(path)?;
        Some(ContextDocument { content_type: document.content_type, body: document.body })
    }
}
