//! What a call came to, as a result of a tool.

use colloquy_app::{AppError, once};
use colloquy_domain::{Fault, Violations};
use colloquy_wire::failure;
use rmcp::model::{CallToolResult, ContentBlock};
use serde::Serialize;
use serde_json::Value;

use crate::{Message, PATH};

/// Why a tool did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    Invalid(Violations),
    App(AppError),
}

impl Failure {
    pub fn at(field: &'static str, fault: Fault) -> Self {
        Failure::Invalid(fault.at_field(field).into())
    }
}

impl From<AppError> for Failure {
    fn from(error: AppError) -> Self {
        Failure::App(error)
    }
}

impl From<Violations> for Failure {
    fn from(violations: Violations) -> Self {
        Failure::Invalid(violations)
    }
}

impl once::Failure for Failure {
    fn is_repeated(&self) -> bool {
        matches!(self, Failure::App(AppError::Repeated))
    }
}

/// Clients that know no structured content read the same as text.
pub fn succeeded(answer: Value) -> CallToolResult {
    let mut result = CallToolResult::success(vec![ContentBlock::text(answer.to_string())]);
    result.structured_content = Some(answer);
    result
}

/// The body that the same failure has over REST, as text: structured content would have to be of the tool's schema.
pub fn failed(failed: &Failure, message: &Message) -> CallToolResult {
    let said = match failed {
        Failure::Invalid(violations) | Failure::App(AppError::Refused(violations)) => {
            text(&failure::validation(violations, PATH, message.now))
        }
        Failure::App(error) => {
            failure::log(error, message.request_id);
            text(&failure::standard(failure::status(error), failure::message(error, message.request_id)))
        }
    };
    CallToolResult::error(vec![ContentBlock::text(said)])
}

/// Records can always be written as JSON.
fn text(record: &impl Serialize) -> String {
    serde_json::to_string(record).unwrap_or_default()
}
