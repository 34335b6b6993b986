//! Maps errors to responses, including those of requests that are refused before a use case is called.

use actix_web::http::StatusCode;
use actix_web::http::header::{ALLOW, CACHE_CONTROL, HeaderValue, WWW_AUTHENTICATE};
use actix_web::{HttpResponse, http::header::ContentType};
use colloquy_app::AppError;
use colloquy_domain::{Timestamp, Violations};
use colloquy_wire::failure;
use uuid::Uuid;

use crate::documents::RESOURCE;
use crate::headers::retry_after;
use crate::mcp;

/// Seconds after which a client may retry while the database is unavailable.
const DATABASE_RETRY_S: u32 = 1;

/// Seconds after which a client may retry while too many large responses are being sent.
const BUSY_RETRY_S: u32 = 5;

/// The buffer size that is enough for most bodies.
const EXPECTED_BYTES: usize = 2_048;

/// Why a request was refused or failed.
#[derive(Debug)]
pub enum Problem {
    NoRoute,
    OtherMethod {
        allow: String,
    },
    NoKey,
    BadKey,
    /// A page of another site sent the request.
    ForeignOrigin,
    TooManyRequests {
        retry_after_s: u32,
    },
    /// The version has passed its sunset.
    Retired,
    Invalid(Violations),
    App(AppError),
    Panicked,
    /// The response could not be written as JSON.
    Unwritten,
}

impl From<AppError> for Problem {
    fn from(error: AppError) -> Self {
        Problem::App(error)
    }
}

impl From<Violations> for Problem {
    fn from(violations: Violations) -> Self {
        Problem::Invalid(violations)
    }
}

/// What an error response states about its request.
pub struct ProblemContext<'a> {
    pub method: &'a str,
    pub path: &'a str,
    /// The service's public address.
    pub base: &'a str,
    pub request_id: Uuid,
    pub now: Timestamp,
}

impl Problem {
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NoRoute => StatusCode::NOT_FOUND,
            Problem::OtherMethod { .. } => StatusCode::METHOD_NOT_ALLOWED,
            Problem::NoKey | Problem::BadKey => StatusCode::UNAUTHORIZED,
            Problem::ForeignOrigin => StatusCode::FORBIDDEN,
            Problem::TooManyRequests { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Retired => StatusCode::GONE,
            Problem::Invalid(_) => StatusCode::BAD_REQUEST,
            Problem::Panicked | Problem::Unwritten => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::App(error) => StatusCode::from_u16(failure::status(error)).unwrap_or_default(),
        }
    }

    pub fn render(&self, occasion: &ProblemContext<'_>) -> HttpResponse {
        if let Problem::App(error) = self {
            failure::log(error, occasion.request_id);
        }
        let status = self.status();
        let mut response = match self {
            Problem::Invalid(violations) | Problem::App(AppError::Refused(violations)) => {
                json(status, &failure::validation(violations, occasion.path, occasion.now))
            }
            _ => json(status, &failure::standard(status.as_u16(), self.message(occasion))),
        };
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        match self {
            Problem::OtherMethod { allow } => {
                if let Ok(allow) = HeaderValue::from_str(allow) {
                    headers.insert(ALLOW, allow);
                }
            }
            Problem::NoKey | Problem::BadKey => {
                if let Ok(challenge) = HeaderValue::from_str(&self.challenge(occasion)) {
                    headers.insert(WWW_AUTHENTICATE, challenge);
                }
            }
            Problem::TooManyRequests { retry_after_s } => retry_after(headers, *retry_after_s),
            Problem::App(AppError::Busy) => retry_after(headers, BUSY_RETRY_S),
            Problem::App(_) if status == StatusCode::SERVICE_UNAVAILABLE => {
                retry_after(headers, DATABASE_RETRY_S);
            }
            Problem::NoRoute
            | Problem::ForeignOrigin
            | Problem::Retired
            | Problem::Invalid(_)
            | Problem::Panicked
            | Problem::Unwritten
            | Problem::App(_) => {}
        }
        response
    }

    fn message(&self, occasion: &ProblemContext<'_>) -> String {
        match self {
            Problem::NoRoute => format!("There is no {}", occasion.path),
            Problem::OtherMethod { allow } => {
                format!("{} is not allowed for {}; allowed: {allow}", occasion.method, occasion.path)
            }
            Problem::NoKey => {
                "An API key is needed: send it as `Authorization: Bearer <key>` or `x-api-key: <key>`"
                    .to_owned()
            }
            Problem::BadKey => "The API key is not valid".to_owned(),
            Problem::ForeignOrigin => "Pages of this origin may not call this service".to_owned(),
            Problem::TooManyRequests { retry_after_s } => {
                format!("Too many requests; try again in {retry_after_s} s")
            }
            Problem::Retired => "This version of the interface has been retired".to_owned(),
            Problem::App(error) => failure::message(error, occasion.request_id),
            Problem::Panicked | Problem::Unwritten => failure::went_wrong(occasion.request_id),
            Problem::Invalid(violations) => violations.to_string(),
        }
    }

    /// Returns a challenge that names the metadata document of the resource (RFC 9728). REST and MCP have one each.
    fn challenge(&self, occasion: &ProblemContext<'_>) -> String {
        let error = if matches!(self, Problem::BadKey) { ", error=\"invalid_token\"" } else { "" };
        let resource = if occasion.path == mcp::PATH { mcp::PATH } else { "" };
        format!("Bearer resource_metadata=\"{}{RESOURCE}{resource}\"{error}", occasion.base)
    }
}

pub fn json(status: StatusCode, body: &impl serde::Serialize) -> HttpResponse {
    let mut buffer = Vec::with_capacity(EXPECTED_BYTES);
    match serde_json::to_writer(&mut buffer, body).map(|()| buffer) {
        Ok(bytes) => HttpResponse::build(status).content_type(ContentType::json()).body(bytes),
        Err(error) => {
            tracing::error!(%error, "a response could not be written as JSON");
            HttpResponse::InternalServerError().finish()
        }
    }
}
