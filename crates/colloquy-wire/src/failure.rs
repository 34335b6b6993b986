//! Maps the failure of a use case to a status, a message for the caller, and a log message.

use colloquy_api::error::{ErrorPathStep, RejectedValue, StandardError, ValidationError, label};
use colloquy_app::AppError;
use colloquy_domain::{Timestamp, Violations, violation, with_causes};
use uuid::Uuid;

/// The status of a request that its input or the current state forbids.
pub const REFUSED: u16 = 400;

pub fn status(error: &AppError) -> u16 {
    match error {
        AppError::Missing { .. } => 404,
        AppError::Foreign { .. } => 403,
        AppError::Refused(_) => REFUSED,
        AppError::Unavailable(_)
        | AppError::Late
        | AppError::Repeated
        | AppError::Outdated
        | AppError::Media(_)
        | AppError::Busy => 503,
        AppError::Storage(_) | AppError::Generation(_) | AppError::Speech(_) | AppError::Hash => 500,
    }
}

pub fn message(error: &AppError, request_id: Uuid) -> String {
    match error {
        AppError::Unavailable(_) => {
            "The database is not available at the moment; try again shortly".to_owned()
        }
        AppError::Media(_) => "Recordings cannot be reached at the moment; try again shortly".to_owned(),
        AppError::Busy => {
            "Too many large responses are being sent at the moment; try again shortly, or request smaller pages"
                .to_owned()
        }
        AppError::Late | AppError::Repeated | AppError::Outdated => {
            "The change could not be made in time; try again shortly".to_owned()
        }
        AppError::Missing { .. } | AppError::Foreign { .. } | AppError::Refused(_) => error.to_string(),
        AppError::Storage(_) | AppError::Generation(_) | AppError::Speech(_) | AppError::Hash => {
            went_wrong(request_id)
        }
    }
}

/// Returns the message for a bug, which reveals only the request id.
pub fn went_wrong(request_id: Uuid) -> String {
    format!("Something went wrong on our side; the log has it as request {request_id}")
}

pub fn standard(status_code: u16, message: String) -> StandardError {
    StandardError { status_code, error: label(status_code).into(), message }
}

/// Builds the response for a request with violations. `path` is its path without the query.
pub fn validation(violations: &Violations, path: &str, now: Timestamp) -> ValidationError {
    let step = |step: &violation::InputPathStep| match step {
        violation::InputPathStep::Field(name) => ErrorPathStep::Field((*name).into()),
        violation::InputPathStep::Index(index) => ErrorPathStep::Index(*index),
    };
    let errors = violations.iter().map(|violation| RejectedValue {
        path: violation.path.iter().map(step).collect(),
        code: violation.reason.code.as_str().into(),
        message: violation.reason.message.clone(),
    });
    ValidationError {
        status_code: REFUSED,
        timestamp: now.into(),
        path: path.to_owned(),
        errors: errors.collect(),
    }
}

/// Logs a failure of the service with all its causes. The caller's mistakes are not logged.
pub fn log(error: &AppError, request_id: Uuid) {
    let described = with_causes(error);
    match error {
        AppError::Storage(_) | AppError::Generation(_) | AppError::Speech(_) | AppError::Hash => {
            tracing::error!(%request_id, "{described}");
        }
        AppError::Unavailable(_) | AppError::Media(_) => tracing::warn!(%request_id, "{described}"),
        AppError::Missing { .. }
        | AppError::Foreign { .. }
        | AppError::Refused(_)
        | AppError::Late
        | AppError::Busy
        | AppError::Repeated
        | AppError::Outdated => {}
    }
}
