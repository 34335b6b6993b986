//! The pages of what went wrong, and what the log says of it.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{ALLOW, HeaderValue, RETRY_AFTER};
use askama::Template;
use colloquy_app::AppError;
use colloquy_domain::language::Language;

use crate::page::{self, Frame};
use crate::words::{Notice, ProblemWords, Words};

/// Seconds after which a browser may hope that the database is back.
const DATABASE_RETRY_S: u32 = 5;

/// Why there is no page of the kind that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    NotFound,
    OtherMethod {
        allow: &'static str,
    },
    /// A form that broke off or came too slowly.
    Unreadable,
    TooLarge,
    /// Not what a browser sends for a form.
    WrongType,
    /// The form of a page of another site.
    ForeignForm,
    /// More forms from one address than may come in a minute.
    TooMany {
        retry_after_s: u32,
    },
    Unavailable,
    Failed,
}

impl From<&AppError> for Problem {
    fn from(error: &AppError) -> Self {
        match error {
            AppError::Unavailable(_)
            | AppError::Media(_)
            | AppError::Late
            | AppError::Busy
            | AppError::Repeated => Problem::Unavailable,
            // A link leads to what it leads to or to nothing, so none of these can be the visitor's doing.
            AppError::Missing { .. }
            | AppError::Foreign { .. }
            | AppError::Refused(_)
            | AppError::Storage(_)
            | AppError::Generation(_)
            | AppError::Speech(_)
            | AppError::Hash => Problem::Failed,
        }
    }
}

impl Problem {
    fn status(self) -> StatusCode {
        match self {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::OtherMethod { .. } => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Unreadable => StatusCode::BAD_REQUEST,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::WrongType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Problem::ForeignForm => StatusCode::FORBIDDEN,
            Problem::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn notice(self, words: &ProblemWords) -> &Notice {
        match self {
            Problem::NotFound => &words.not_found,
            Problem::OtherMethod { .. } => &words.other_method,
            Problem::Unreadable => &words.unreadable,
            Problem::TooLarge => &words.too_large,
            Problem::WrongType => &words.wrong_type,
            Problem::ForeignForm => &words.foreign_form,
            Problem::TooMany { .. } => &words.too_many,
            Problem::Unavailable => &words.unavailable,
            Problem::Failed => &words.failed,
        }
    }
}

#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage {
    frame: Frame,
    notice: &'static Notice,
}

pub fn answer(problem: Problem, language: Language) -> HttpResponse {
    let notice = problem.notice(&Words::of(language).problems);
    let frame = Frame::new(language, notice.heading.to_owned(), None);
    let mut response = page::answer(problem.status(), &ProblemPage { frame, notice });
    let headers = response.headers_mut();
    match problem {
        Problem::OtherMethod { allow } => {
            headers.insert(ALLOW, HeaderValue::from_static(allow));
        }
        Problem::TooMany { retry_after_s } => {
            headers.insert(RETRY_AFTER, HeaderValue::from(retry_after_s));
        }
        Problem::Unavailable => {
            headers.insert(RETRY_AFTER, HeaderValue::from(DATABASE_RETRY_S));
        }
        Problem::NotFound
        | Problem::Unreadable
        | Problem::TooLarge
        | Problem::WrongType
        | Problem::ForeignForm
        | Problem::Failed => {}
    }
    response
}

/// The page of a use case that failed, which is logged here, once, with all its causes.
pub fn failed(error: &AppError, language: Language) -> HttpResponse {
    let causes = causes(error);
    match error {
        AppError::Unavailable(_) | AppError::Media(_) => {
            tracing::warn!("a page could not be shown: {error}{causes}");
        }
        AppError::Late | AppError::Busy | AppError::Repeated => {}
        AppError::Missing { .. }
        | AppError::Foreign { .. }
        | AppError::Refused(_)
        | AppError::Storage(_)
        | AppError::Generation(_)
        | AppError::Speech(_)
        | AppError::Hash => tracing::error!("a page could not be shown: {error}{causes}"),
    }
    answer(Problem::from(error), language)
}

fn causes(error: &AppError) -> String {
    let mut causes = String::new();
    let mut cause = std::error::Error::source(error);
    while let Some(present) = cause {
        causes = format!("{causes}: {present}");
        cause = present.source();
    }
    causes
}

#[cfg(test)]
mod tests;
