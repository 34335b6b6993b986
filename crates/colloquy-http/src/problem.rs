//! From an error to a response: the one place that knows which status an error has.

use actix_web::http::StatusCode;
use actix_web::http::header::{ALLOW, CACHE_CONTROL, HeaderValue, WWW_AUTHENTICATE};
use actix_web::{HttpResponse, http::header::ContentType};
use colloquy_api::error::{RejectedValue, StandardError, Step, ValidationError, label};
use colloquy_app::AppError;
use colloquy_domain::{Timestamp, Violations, violation};
use uuid::Uuid;

use crate::headers::retry_after;

/// Seconds after which a caller may hope that the database is back.
const DATABASE_RETRY_S: u32 = 1;

/// The length of most bodies.
const EXPECTED_BYTES: usize = 2_048;

/// Why a request was not done.
#[derive(Debug)]
pub enum Problem {
    NoRoute,
    OtherMethod {
        allow: String,
    },
    NoKey,
    BadKey,
    TooManyRequests {
        retry_after_s: u32,
    },
    /// The version has passed its sunset.
    Retired,
    Invalid(Violations),
    App(AppError),
    Panicked,
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

/// What an error's response says of its request.
pub struct Occasion<'a> {
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
            Problem::NoRoute | Problem::App(AppError::Missing { .. }) => StatusCode::NOT_FOUND,
            Problem::OtherMethod { .. } => StatusCode::METHOD_NOT_ALLOWED,
            Problem::NoKey | Problem::BadKey => StatusCode::UNAUTHORIZED,
            Problem::TooManyRequests { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Retired => StatusCode::GONE,
            Problem::Invalid(_) | Problem::App(AppError::Refused(_)) => StatusCode::BAD_REQUEST,
            Problem::App(AppError::Foreign { .. }) => StatusCode::FORBIDDEN,
            Problem::App(
                AppError::Unavailable(_) | AppError::Late | AppError::Repeated | AppError::Media(_),
            ) => StatusCode::SERVICE_UNAVAILABLE,
            Problem::App(
                AppError::Storage(_) | AppError::Generation(_) | AppError::Speech(_) | AppError::Hash,
            )
            | Problem::Panicked => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    pub fn render(&self, occasion: &Occasion<'_>) -> HttpResponse {
        self.log(occasion);
        let status = self.status();
        let mut response = match self {
            Problem::Invalid(violations) | Problem::App(AppError::Refused(violations)) => {
                json(status, &refused(violations, occasion))
            }
            _ => {
                let code = status.as_u16();
                let message = self.message(occasion);
                json(status, &StandardError { status_code: code, error: label(code).into(), message })
            }
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
                if let Ok(challenge) = HeaderValue::from_str(&self.challenge(occasion.base)) {
                    headers.insert(WWW_AUTHENTICATE, challenge);
                }
            }
            Problem::TooManyRequests { retry_after_s } => retry_after(headers, *retry_after_s),
            Problem::App(
                AppError::Unavailable(_) | AppError::Late | AppError::Repeated | AppError::Media(_),
            ) => retry_after(headers, DATABASE_RETRY_S),
            Problem::NoRoute
            | Problem::Retired
            | Problem::Invalid(_)
            | Problem::Panicked
            | Problem::App(_) => {}
        }
        response
    }

    fn message(&self, occasion: &Occasion<'_>) -> String {
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
            Problem::TooManyRequests { retry_after_s } => {
                format!("Too many requests; try again in {retry_after_s} s")
            }
            Problem::Retired => "This version of the interface has been retired".to_owned(),
            Problem::App(AppError::Unavailable(_)) => {
                "The database cannot be reached at the moment; try again shortly".to_owned()
            }
            Problem::App(AppError::Media(_)) => {
                "Recordings cannot be reached at the moment; try again shortly".to_owned()
            }
            Problem::App(AppError::Late | AppError::Repeated) => {
                "The change could not be made in time; try again shortly".to_owned()
            }
            Problem::App(error @ (AppError::Missing { .. } | AppError::Foreign { .. })) => error.to_string(),
            Problem::App(
                AppError::Storage(_) | AppError::Generation(_) | AppError::Speech(_) | AppError::Hash,
            )
            | Problem::Panicked => {
                format!("Something went wrong on our side; the log has it as request {}", occasion.request_id)
            }
            Problem::Invalid(violations) | Problem::App(AppError::Refused(violations)) => {
                violations.to_string()
            }
        }
    }

    fn challenge(&self, base: &str) -> String {
        let error = if matches!(self, Problem::BadKey) { ", error=\"invalid_token\"" } else { "" };
        format!("Bearer resource_metadata=\"{base}/.well-known/oauth-protected-resource\"{error}")
    }

    /// Failures of ours are logged here, once, with all their causes.
    fn log(&self, occasion: &Occasion<'_>) {
        let Problem::App(error) = self else { return };
        let mut causes = String::new();
        let mut cause: Option<&dyn std::error::Error> = std::error::Error::source(error);
        while let Some(present) = cause {
            causes = format!("{causes}: {present}");
            cause = present.source();
        }
        let request_id = occasion.request_id;
        match error {
            AppError::Storage(_) | AppError::Generation(_) | AppError::Speech(_) | AppError::Hash => {
                tracing::error!(%request_id, "{error}{causes}");
            }
            AppError::Unavailable(_) | AppError::Media(_) => tracing::warn!(%request_id, "{error}{causes}"),
            AppError::Missing { .. }
            | AppError::Foreign { .. }
            | AppError::Refused(_)
            | AppError::Late
            | AppError::Repeated => {}
        }
    }
}

pub fn json(status: StatusCode, body: &impl serde::Serialize) -> HttpResponse {
    json_of_about(EXPECTED_BYTES, status, body)
}

/// Growing a buffer copies it, so a body that will be long had better be announced.
pub fn json_of_about(bytes: usize, status: StatusCode, body: &impl serde::Serialize) -> HttpResponse {
    let mut buffer = Vec::with_capacity(bytes);
    match serde_json::to_writer(&mut buffer, body).map(|()| buffer) {
        Ok(bytes) => HttpResponse::build(status).content_type(ContentType::json()).body(bytes),
        Err(error) => {
            tracing::error!(%error, "a response could not be written as JSON");
            HttpResponse::InternalServerError().finish()
        }
    }
}

fn refused(violations: &Violations, occasion: &Occasion<'_>) -> ValidationError {
    let step = |step: &violation::Step| match step {
        violation::Step::Field(name) => Step::Field((*name).into()),
        violation::Step::Index(index) => Step::Index(*index),
    };
    let errors = violations.iter().map(|violation| RejectedValue {
        path: violation.path.iter().map(step).collect(),
        code: violation.fault.code.as_str().into(),
        message: violation.fault.message.clone(),
    });
    ValidationError {
        status_code: 400,
        timestamp: occasion.now.into(),
        path: occasion.path.to_owned(),
        errors: errors.collect(),
    }
}
