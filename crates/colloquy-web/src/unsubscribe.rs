//! The pages on which a recipient unsubscribes from an organization's mails.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::HeaderMap;
use askama::Template;
use bytes::Bytes;
use colloquy_app::AppError;
use colloquy_app::unsubscriptions::UnsubscribePage;
use colloquy_domain::language::Language;
use colloquy_domain::unsubscription::UnsubscribeToken;
use colloquy_languages::page::PageNotice;
use futures::Stream;

use crate::form;
use crate::page::{self, PageFrame};
use crate::page_subject::InviteePageInterview;
use crate::problem::{self, PageProblem};

/// The field that mail programs send, and the page's own button too (RFC 8058).
const FIELD: &str = "List-Unsubscribe";
const VALUE: &str = "One-Click";

const MULTIPART: &str = "multipart/form-data";

/// Asks for confirmation: programs that scan mails follow links and must not unsubscribe anybody.
#[derive(Template)]
#[template(path = "unsubscribe.html")]
struct Question<'a> {
    frame: PageFrame,
    shown: InviteePageInterview,
    notice: &'static PageNotice,
    button: &'static str,
    action: &'a str,
    field: &'static str,
    value: &'static str,
}

#[derive(Template)]
#[template(path = "unsubscribed.html")]
struct Done {
    frame: PageFrame,
    shown: InviteePageInterview,
    notice: &'static PageNotice,
}

/// Accepts the request defined in RFC 8058 in either of its two encodings.
pub async fn receive<E>(
    headers: &HeaderMap,
    payload: impl Stream<Item = Result<Bytes, E>> + Unpin,
) -> Result<(), PageProblem> {
    let kind = form::content_type(headers).unwrap_or_default();
    let is_multipart = kind.eq_ignore_ascii_case(MULTIPART);
    if !is_multipart && !kind.eq_ignore_ascii_case(form::URL_ENCODED) {
        return Err(PageProblem::WrongType);
    }
    let body = form::body(headers, payload, form::MAX_FORM_BYTES).await?;
    let is_asked = match is_multipart {
        true => has_part(&String::from_utf8_lossy(&body)),
        false => form_urlencoded::parse(&body).any(|(name, value)| name == FIELD && value == VALUE),
    };
    if is_asked { Ok(()) } else { Err(PageProblem::Unreadable) }
}

/// Returns whether a part has this name and value. The boundaries of parts are on lines of their own.
fn has_part(body: &str) -> bool {
    let name = format!("name=\"{FIELD}\"");
    body.split(&name).skip(1).any(|rest| {
        let value = rest.split_once("\r\n\r\n").map(|(_, value)| value);
        value.and_then(|value| value.lines().next()) == Some(VALUE)
    })
}

/// Returns the page of an unsubscribe link. `language` is for pages that belong to no interview.
pub fn answer(
    token: &UnsubscribeToken,
    found: Result<Option<UnsubscribePage>, AppError>,
    language: Language,
) -> HttpResponse {
    let (shown, is_unsubscribed) = match found {
        Ok(Some(page)) => (InviteePageInterview::of(&page.subject), page.is_unsubscribed),
        Ok(None) => return problem::answer(PageProblem::NotFound, language),
        Err(error) => return problem::failed(&error, language),
    };
    let words = &shown.words.unsubscribe;
    let notice = if is_unsubscribed { &words.done } else { &words.question };
    let frame = shown.frame(notice.heading);
    if is_unsubscribed {
        return page::answer(StatusCode::OK, &Done { frame, shown, notice });
    }
    let action = format!("/unsubscribe/{}", token.reveal());
    let button = words.button;
    let page = Question { frame, shown, notice, button, action: &action, field: FIELD, value: VALUE };
    page::answer(StatusCode::OK, &page)
}

#[cfg(test)]
mod tests;
