//! Reads the bodies of forms within limits of size and time.

use std::time::Duration;

use actix_web::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderMap};
use bytes::{Bytes, BytesMut};
use colloquy_app::invitee_pages::ShareLinkFormInput;
use futures::{Stream, StreamExt};

pub use crate::problem::PageProblem;

/// The maximum size of a form of a visitor.
pub const MAX_FORM_BYTES: usize = 16 * 1_024;

/// The time within which a form must arrive.
const TIME_LIMIT: Duration = Duration::from_secs(30);

pub const URL_ENCODED: &str = "application/x-www-form-urlencoded";

pub const NAME: &str = "name";
pub const EMAIL: &str = "email";
pub const ACCESS_CODE: &str = "accessCode";

/// Reads a form. The rest of a rejected body stays unread, so the connection closes after the response.
pub async fn receive<E>(
    headers: &HeaderMap,
    payload: impl Stream<Item = Result<Bytes, E>> + Unpin,
) -> Result<ShareLinkFormInput, PageProblem> {
    if !is_form(headers) {
        return Err(PageProblem::WrongType);
    }
    Ok(entry(&body(headers, payload, MAX_FORM_BYTES).await?))
}

/// Reads a body of at most this many bytes within the limit of time for forms.
pub async fn body<E>(
    headers: &HeaderMap,
    payload: impl Stream<Item = Result<Bytes, E>> + Unpin,
    max_bytes: usize,
) -> Result<BytesMut, PageProblem> {
    let announced = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if announced.is_some_and(|length| length > max_bytes as u64) {
        return Err(PageProblem::TooLarge);
    }
    tokio::time::timeout(TIME_LIMIT, read(payload, max_bytes)).await.unwrap_or(Err(PageProblem::Unreadable))
}

async fn read<E>(
    mut payload: impl Stream<Item = Result<Bytes, E>> + Unpin,
    max_bytes: usize,
) -> Result<BytesMut, PageProblem> {
    let mut body = BytesMut::new();
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|_| PageProblem::Unreadable)?;
        if body.len() + chunk.len() > max_bytes {
            return Err(PageProblem::TooLarge);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

fn is_form(headers: &HeaderMap) -> bool {
    content_type(headers).is_some_and(|kind| kind.eq_ignore_ascii_case(URL_ENCODED))
}

/// Returns the media type without its parameters.
pub fn content_type(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(CONTENT_TYPE)?.to_str().ok()?;
    Some(value.split(';').next().unwrap_or_default().trim())
}

/// Reads the fields; the first of duplicates counts. U+0000 is removed: it cannot be typed, and the databases
/// cannot store it.
fn entry(body: &[u8]) -> ShareLinkFormInput {
    let value = |wanted: &str| {
        let found = form_urlencoded::parse(body).find(|(name, _)| name == wanted);
        found.map(|(_, value)| value.replace('\0', "")).unwrap_or_default()
    };
    ShareLinkFormInput { name: value(NAME), email: value(EMAIL), access_code: value(ACCESS_CODE) }
}

#[cfg(test)]
mod tests;
