//! Answers the addresses of media that the service keeps itself: whole or in part, to whoever has the address.

mod range;
#[cfg(test)]
mod tests;

use std::error::Error;
use std::sync::Arc;

use actix_web::body::SizedStream;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse};
use bytes::Bytes;
use colloquy_api::error::StandardError;
use colloquy_domain::Timestamp;
use colloquy_domain::ports::{MediaError, MediaFile, PresignedMedia, PresignedRefused};
use futures::stream;

use crate::headers::retry_after;
use crate::problem::json;
use range::{ByteRange, RangeRequest};

/// What every address begins with, behind the service's own.
pub const PATH: &str = "/media/";

/// As much of a file as a response holds at a time.
const PIECE_BYTES: usize = 64 * 1_024;

const RETRY_S: u32 = 1;

/// No cache may give out what it holds without asking first, for the address may have ended.
const CACHING: &str = "private, no-cache";

pub async fn answer(door: &dyn PresignedMedia, request: &HttpRequest, now: Timestamp) -> HttpResponse {
    let mut response = match *request.method() {
        Method::GET | Method::HEAD => match opened(door, request, now).await {
            Ok(file) => found(&file, request).await,
            Err(refusal) => refused(&refusal),
        },
        _ => {
            let mut response =
                error(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are allowed for media");
            response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
            response
        }
    };
    open_to_all_pages(response.headers_mut());
    response
}

/// The door gets the name and the query as they came: what is spelled in another way was not given out.
async fn opened(
    door: &dyn PresignedMedia,
    request: &HttpRequest,
    now: Timestamp,
) -> Result<Arc<dyn MediaFile>, PresignedRefused> {
    let name = request.path().strip_prefix(PATH).ok_or(PresignedRefused::Forged)?;
    door.open(name, request.query_string(), now).await
}

async fn found(file: &Arc<dyn MediaFile>, request: &HttpRequest) -> HttpResponse {
    let tag = entity_tag(file.tag());
    let is_head = request.method() == Method::HEAD;
    let mut response = if is_known(request.headers(), tag.as_ref()) {
        HttpResponse::NotModified().finish()
    } else {
        match asked(request, tag.as_ref(), file.length()) {
            RangeRequest::Whole if is_head => sized(StatusCode::OK, file.length(), stream::empty()),
            RangeRequest::Whole => served(file, None).await,
            RangeRequest::Part(part) => served(file, Some(part)).await,
            RangeRequest::Nothing => beyond(file.length()),
        }
    };
    if response.status().is_success() {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type()));
        headers.insert(header::CONTENT_DISPOSITION, HeaderValue::from_static("inline"));
    }
    if response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED {
        let headers = response.headers_mut();
        headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(CACHING));
        if let Some(tag) = tag {
            headers.insert(header::ETAG, tag);
        }
    }
    response
}

/// Nothing for a tag that cannot stand between quotes.
fn entity_tag(tag: &str) -> Option<HeaderValue> {
    let is_plain = tag.bytes().all(|byte| matches!(byte, 0x21 | 0x23..=0x7e));
    HeaderValue::from_str(&format!("\"{tag}\"")).ok().filter(|_| is_plain)
}

/// Whether the caller has this content already.
fn is_known(headers: &HeaderMap, tag: Option<&HeaderValue>) -> bool {
    let Some(tag) = tag.and_then(|tag| tag.to_str().ok()) else { return false };
    let known = headers.get_all(header::IF_NONE_MATCH).filter_map(|known| known.to_str().ok());
    known.flat_map(|known| known.split(',')).map(str::trim).any(|known| {
        // Weak tags are good enough to tell that nothing is new.
        known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag
    })
}

/// A part of another content would not fit what the caller has; then all of it is answered.
fn asked(request: &HttpRequest, tag: Option<&HeaderValue>, length: u64) -> RangeRequest {
    let headers = request.headers();
    let mut ranges = headers.get_all(header::RANGE);
    let (Some(range), None) = (ranges.next(), ranges.next()) else { return RangeRequest::Whole };
    let is_of_this = headers.get(header::IF_RANGE).is_none_or(|expected| Some(expected) == tag);
    match range.to_str() {
        Ok(range) if is_of_this && request.method() == Method::GET => range::parse(range, length),
        _ => RangeRequest::Whole,
    }
}

/// The first piece is read before the answer begins, so that a failure still can be told.
async fn served(file: &Arc<dyn MediaFile>, part: Option<ByteRange>) -> HttpResponse {
    let whole = file.length();
    let (start, end) = part.map_or((0, whole), |part| (part.start, part.end));
    let mut rest = Rest { file: file.clone(), offset: start, end };
    let first = match rest.read().await {
        Ok(first) => first,
        Err(failure) => return refused(&PresignedRefused::Failed(failure)),
    };
    let pieces = stream::try_unfold((first, rest), async |(next, mut rest)| match next {
        Some(piece) => Ok(Some((piece, (rest.read().await.inspect_err(log)?, rest)))),
        None => Ok::<_, MediaError>(None),
    });
    match part {
        None => sized(StatusCode::OK, end - start, pieces),
        Some(_) => {
            let mut response = sized(StatusCode::PARTIAL_CONTENT, end - start, pieces);
            content_range(&mut response, format!("bytes {start}-{}/{whole}", end - 1));
            response
        }
    }
}

/// What is still to be read.
struct Rest {
    file: Arc<dyn MediaFile>,
    offset: u64,
    end: u64,
}

impl Rest {
    async fn read(&mut self) -> Result<Option<Bytes>, MediaError> {
        let left = usize::try_from(self.end - self.offset).unwrap_or(usize::MAX);
        if left == 0 {
            return Ok(None);
        }
        let piece = self.file.read(self.offset, left.min(PIECE_BYTES)).await?;
        if piece.is_empty() || piece.len() > left {
            return Err(MediaError("the file is not as long as it was".into()));
        }
        self.offset += piece.len() as u64;
        Ok(Some(piece))
    }
}

fn sized(
    status: StatusCode,
    length: u64,
    pieces: impl stream::Stream<Item = Result<Bytes, MediaError>> + 'static,
) -> HttpResponse {
    HttpResponse::build(status).body(SizedStream::new(length, Box::pin(pieces)))
}

fn content_range(response: &mut HttpResponse, range: String) {
    if let Ok(range) = HeaderValue::from_str(&range) {
        response.headers_mut().insert(header::CONTENT_RANGE, range);
    }
}

fn beyond(length: u64) -> HttpResponse {
    let message = format!("There are {length} bytes, and none of those that are asked for");
    let mut response = error(StatusCode::RANGE_NOT_SATISFIABLE, message);
    content_range(&mut response, format!("bytes */{length}"));
    response
}

fn refused(refusal: &PresignedRefused) -> HttpResponse {
    match refusal {
        PresignedRefused::Forged => {
            error(StatusCode::FORBIDDEN, "This address was not given out, or it was changed since")
        }
        PresignedRefused::Expired => {
            error(StatusCode::FORBIDDEN, "This address has expired; ask for a new one")
        }
        PresignedRefused::Missing => error(StatusCode::NOT_FOUND, "What this address leads to is not there"),
        PresignedRefused::Failed(failure) => {
            log(failure);
            let message = "The media cannot be reached at the moment; try again shortly";
            let mut response = error(StatusCode::SERVICE_UNAVAILABLE, message);
            retry_after(response.headers_mut(), RETRY_S);
            response
        }
    }
}

fn log(failure: &MediaError) {
    let mut causes = String::new();
    let mut cause = failure.source();
    while let Some(present) = cause {
        causes = format!("{causes}: {present}");
        cause = present.source();
    }
    tracing::error!("{failure}{causes}");
}

fn error(status: StatusCode, message: impl Into<String>) -> HttpResponse {
    let label = status.canonical_reason().unwrap_or_default();
    let body = StandardError { status_code: status.as_u16(), error: label.into(), message: message.into() };
    let mut response = json(status, &body);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Whoever has an address may use it from anywhere.
fn open_to_all_pages(headers: &mut HeaderMap) {
    let mut set = |name, value| headers.insert(name, HeaderValue::from_static(value));
    set(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    set(header::ACCESS_CONTROL_EXPOSE_HEADERS, "accept-ranges, content-range, etag, retry-after");
    set(header::CROSS_ORIGIN_RESOURCE_POLICY, "cross-origin");
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
}
