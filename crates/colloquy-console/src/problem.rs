//! Pages that say why a request was not carried out.

use actix_web::HttpResponse;
use actix_web::http::header::{ALLOW, HeaderValue, RETRY_AFTER};
use actix_web::http::{Method, StatusCode};
use askama::Template;
use colloquy_app::AppError;
use colloquy_languages::fill;

use crate::frame::ConsoleFrame;
use crate::kept_form;
use crate::request::ConsoleRequest;
use crate::response;
use crate::routes;
use crate::text;

#[derive(Debug)]
pub enum ConsoleProblem {
    /// The page is for people who are signed in. Leads to the page for signing in.
    SignInFirst,
    NotFound,
    LinkClosed,
    Forbidden,
    OtherMethod {
        allow: Method,
    },
    /// The form comes from a session that has ended. The page keeps it.
    KeptForm,
    /// The form has the token of an earlier session, or comes from another site.
    OutdatedForm,
    BadForm,
    /// The form with its files has more bytes than it may have.
    TooBig {
        max_bytes: usize,
    },
    TooMany {
        retry_after_s: u32,
    },
    /// Another request with the same form was first, and its result is about to be stored.
    Repeated,
    /// Someone on another node has saved what the form changes, after the page has read it.
    Outdated,
    Unavailable,
    Failed,
}

impl From<AppError> for ConsoleProblem {
    fn from(error: AppError) -> Self {
        match error {
            AppError::Missing { .. } | AppError::Foreign { .. } => ConsoleProblem::NotFound,
            AppError::Late | AppError::Busy | AppError::Unavailable(_) | AppError::Media(_) => {
                tracing::warn!(%error, "a page of the console is not available");
                ConsoleProblem::Unavailable
            }
            AppError::Refused(_) => ConsoleProblem::BadForm,
            AppError::Repeated => ConsoleProblem::Repeated,
            AppError::Outdated => ConsoleProblem::Outdated,
            _ => {
                tracing::error!(%error, "a page of the console failed");
                ConsoleProblem::Failed
            }
        }
    }
}

#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage<'p> {
    frame: ConsoleFrame<'p>,
    heading: &'static str,
    text: String,
    home: String,
    go_home: &'static str,
}

pub fn answer(request: &ConsoleRequest<'_>, problem: ConsoleProblem) -> HttpResponse {
    if matches!(problem, ConsoleProblem::KeptForm) {
        return kept_form::answer(request);
    }
    let errors = &request.texts.errors;
    let is_password_link = request.http.path().starts_with("/app/password/");
    let (status, notice) = match &problem {
        ConsoleProblem::LinkClosed if is_password_link => (StatusCode::GONE, &errors.password_link_closed),
        ConsoleProblem::SignInFirst => (StatusCode::UNAUTHORIZED, &errors.not_found),
        ConsoleProblem::NotFound => (StatusCode::NOT_FOUND, &errors.not_found),
        ConsoleProblem::LinkClosed => (StatusCode::GONE, &errors.link_closed),
        ConsoleProblem::Forbidden => (StatusCode::FORBIDDEN, &errors.forbidden),
        ConsoleProblem::OtherMethod { .. } => (StatusCode::METHOD_NOT_ALLOWED, &errors.not_found),
        ConsoleProblem::KeptForm | ConsoleProblem::OutdatedForm => {
            (StatusCode::FORBIDDEN, &errors.outdated_form)
        }
        ConsoleProblem::BadForm => (StatusCode::BAD_REQUEST, &errors.outdated_form),
        ConsoleProblem::TooBig { .. } => (StatusCode::PAYLOAD_TOO_LARGE, &errors.too_big),
        ConsoleProblem::TooMany { .. } => (StatusCode::TOO_MANY_REQUESTS, &errors.too_many),
        ConsoleProblem::Repeated | ConsoleProblem::Outdated | ConsoleProblem::Unavailable => {
            (StatusCode::SERVICE_UNAVAILABLE, &errors.unavailable)
        }
        ConsoleProblem::Failed => (StatusCode::INTERNAL_SERVER_ERROR, &errors.failed),
    };
    let frame = ConsoleFrame::new(request, notice.heading.to_owned());
    let text = match problem {
        ConsoleProblem::TooBig { max_bytes } => {
            fill(notice.text, &[("size", &text::size(max_bytes, request.language))])
        }
        _ => notice.text.to_owned(),
    };
    let (home, go_home) = match problem {
        ConsoleProblem::LinkClosed if is_password_link => {
            (format!("{}/forgotten-password", routes::ROOT), errors.request_password_link)
        }
        _ => (request.home(), errors.go_home),
    };
    let page = ProblemPage { frame, heading: notice.heading, text, home, go_home };
    let mut response = response::page(status, &page);
    let header = match problem {
        ConsoleProblem::OtherMethod { allow } => {
            HeaderValue::from_str(allow.as_str()).ok().map(|value| (ALLOW, value))
        }
        ConsoleProblem::TooMany { retry_after_s } => Some((RETRY_AFTER, retry_after_s.into())),
        _ => None,
    };
    if let Some((name, value)) = header {
        response.headers_mut().insert(name, value);
    }
    response
}
