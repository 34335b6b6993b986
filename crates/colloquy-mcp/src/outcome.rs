//! Converts the outcomes of calls to tool results.

use colloquy_app::{AppError, idempotency};
use colloquy_domain::{ViolationReason, Violations};
use colloquy_wire::failure;
use rmcp::model::{CallToolResult, ContentBlock};
use serde::Serialize;
use serde_json::Value;

use crate::{McpRequest, PATH};

/// Why a tool call failed.
#[derive(Debug)]
pub enum ToolFailure {
    Invalid(Violations),
    App(AppError),
}

impl ToolFailure {
    pub fn at(field: &'static str, fault: ViolationReason) -> Self {
        ToolFailure::Invalid(fault.at_field(field).into())
    }
}

impl From<AppError> for ToolFailure {
    fn from(error: AppError) -> Self {
        ToolFailure::App(error)
    }
}

impl From<Violations> for ToolFailure {
    fn from(violations: Violations) -> Self {
        ToolFailure::Invalid(violations)
    }
}

impl idempotency::IdempotentCallError for ToolFailure {
    fn is_repeated(&self) -> bool {
        matches!(self, ToolFailure::App(AppError::Repeated))
    }
}

/// Returns a successful result. Clients without support for structured content read the same as text.
pub fn succeeded(response: Value) -> CallToolResult {
    let mut result = CallToolResult::success(vec![ContentBlock::text(response.to_string())]);
    result.structured_content = Some(response);
    result
}

/// Returns a failed result with the REST body of the failure as text: structured content would have to match
/// the tool's schema.
pub fn failed(failed: &ToolFailure, message: &McpRequest) -> CallToolResult {
    let said = match failed {
        ToolFailure::Invalid(violations) | ToolFailure::App(AppError::Refused(violations)) => {
            text(&failure::validation(violations, PATH, message.now))
        }
        ToolFailure::App(error) => {
            failure::log(error, message.request_id);
            text(&failure::standard(failure::status(error), failure::message(error, message.request_id)))
        }
    };
    CallToolResult::error(vec![ContentBlock::text(said)])
}

/// Serializes a record, which never fails.
fn text(record: &impl Serialize) -> String {
    serde_json::to_string(record).unwrap_or_default()
}
