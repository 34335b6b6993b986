//! The two shapes of errors.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::time::ApiTimestamp;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StandardError {
    pub status_code: u16,
    /// A short label for the status.
    pub error: Cow<'static, str>,
    pub message: String,
}

/// Returns the label of a status in the standard shape.
pub fn label(status_code: u16) -> &'static str {
    match status_code {
        401 => "Unauthorized",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        410 => "Gone",
        429 => "Too Many Requests",
        503 => "Service Unavailable",
        _ => "Internal Server Error",
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ValidationError {
    pub status_code: u16,
    pub timestamp: ApiTimestamp,
    /// The path of the request, without its query.
    pub path: String,
    pub errors: Vec<RejectedValue>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RejectedValue {
    pub path: Vec<ErrorPathStep>,
    pub code: Cow<'static, str>,
    pub message: Cow<'static, str>,
}

/// A field name or an index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ErrorPathStep {
    Field(Cow<'static, str>),
    Index(usize),
}
