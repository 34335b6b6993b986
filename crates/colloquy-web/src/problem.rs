//! The error pages, and their log messages.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{ALLOW, HeaderValue, RETRY_AFTER};
use askama::Template;
use colloquy_app::AppError;
use colloquy_domain::language::Language;
use colloquy_domain::with_causes;
use colloquy_languages::page::{ErrorPageTexts, PageNotice};

use crate::page::{self, PageFrame};

/// The `Retry-After`, in seconds, while the database is unavailable.
const DATABASE_RETRY_S: u32 = 5;

/// Why the requested page cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageProblem {
    NotFound,
    OtherMethod {
        allow: &'static str,
    },
    /// The form was incomplete or came too slowly.
    Unreadable,
    TooLarge,
    /// The media type is not that of a form.
    WrongType,
    /// The form is from another site's page.
    ForeignForm,
    /// More forms came from one address than are allowed in a minute.
    TooMany {
        retry_after_s: u32,
    },
    Unavailable,
    Failed,
}

impl From<&AppError> for PageProblem {
    fn from(error: &AppError) -> Self {
        match error {
            AppError::Unavailable(_)
            | AppError::Media(_)
            | AppError::Late
            | AppError::Busy
            | AppError::Repeated
            | AppError::Outdated => PageProblem::Unavailable,
            // The path decides what a link leads to, so none of these can be the visitor's mistake.
            AppError::Missing { .. }
            | AppError::Foreign { .. }
            | AppError::Refused(_)
            | AppError::Storage(_)
            | AppError::Generation(_)
            | AppError::Speech(_)
            | AppError::Hash => PageProblem::Failed,
        }
    }
}

impl PageProblem {
    fn status(self) -> StatusCode {
        match self {
            PageProblem::NotFound => StatusCode::NOT_FOUND,
            PageProblem::OtherMethod { .. } => StatusCode::METHOD_NOT_ALLOWED,
            PageProblem::Unreadable => StatusCode::BAD_REQUEST,
            PageProblem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            PageProblem::WrongType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            PageProblem::ForeignForm => StatusCode::FORBIDDEN,
            PageProblem::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            PageProblem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            PageProblem::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn notice(self, words: &ErrorPageTexts) -> &PageNotice {
        match self {
            PageProblem::NotFound => &words.not_found,
            PageProblem::OtherMethod { .. } => &words.other_method,
            PageProblem::Unreadable => &words.unreadable,
            PageProblem::TooLarge => &words.too_large,
            PageProblem::WrongType => &words.wrong_type,
            PageProblem::ForeignForm => &words.foreign_form,
            PageProblem::TooMany { .. } => &words.too_many,
            PageProblem::Unavailable => &words.unavailable,
            PageProblem::Failed => &words.failed,
        }
    }
}

#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage {
    frame: PageFrame,
    notice: &'static PageNotice,
}

pub fn answer(problem: PageProblem, language: Language) -> HttpResponse {
    let notice = problem.notice(&language.tables().page.problems);
    let frame = PageFrame::new(language, notice.heading.to_owned(), None);
    let mut response = page::answer(problem.status(), &ProblemPage { frame, notice });
    let headers = response.headers_mut();
    match problem {
        PageProblem::OtherMethod { allow } => {
            headers.insert(ALLOW, HeaderValue::from_static(allow));
        }
        PageProblem::TooMany { retry_after_s } => {
            headers.insert(RETRY_AFTER, HeaderValue::from(retry_after_s));
        }
        PageProblem::Unavailable => {
            headers.insert(RETRY_AFTER, HeaderValue::from(DATABASE_RETRY_S));
        }
        PageProblem::NotFound
        | PageProblem::Unreadable
        | PageProblem::TooLarge
        | PageProblem::WrongType
        | PageProblem::ForeignForm
        | PageProblem::Failed => {}
    }
    response
}

/// Returns the page for a failed use case. It logs the error here, once, with all its causes.
pub fn failed(error: &AppError, language: Language) -> HttpResponse {
    let described = with_causes(error);
    match error {
        AppError::Unavailable(_) | AppError::Media(_) => {
            tracing::warn!("cannot show a page: {described}");
        }
        AppError::Late | AppError::Busy | AppError::Repeated | AppError::Outdated => {}
        AppError::Missing { .. }
        | AppError::Foreign { .. }
        | AppError::Refused(_)
        | AppError::Storage(_)
        | AppError::Generation(_)
        | AppError::Speech(_)
        | AppError::Hash => tracing::error!("cannot show a page: {described}"),
    }
    answer(PageProblem::from(error), language)
}

#[cfg(test)]
mod tests;
