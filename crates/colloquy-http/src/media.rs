//! Serves media that the service stores itself, whole or in part, to anyone who has a presigned URL.

mod range;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use actix_web::body::SizedStream;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse};
use bytes::Bytes;
use colloquy_api::error::StandardError;
use colloquy_domain::ports::{MediaError, MediaFile, PresignedRefused, PresignedUrlResolver};
use colloquy_domain::{Timestamp, with_causes};
use futures::stream;

use crate::headers::retry_after;
use crate::problem::json;
use range::{ByteRange, RangeRequest};

/// The prefix of all media paths.
pub const PATH: &str = "/media/";

/// How much of a file a response holds in memory at a time.
const PIECE_BYTES: usize = 64 * 1_024;

const RETRY_S: u32 = 1;

/// Makes caches revalidate each time, because the URL may have expired.
const CACHING: &str = "private, no-cache";

pub async fn answer(media: &dyn PresignedUrlResolver, request: &HttpRequest, now: Timestamp) -> HttpResponse {
    let mut response = match *request.method() {
        Method::GET | Method::HEAD => match opened(media, request, now).await {
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

/// Opens the file of a request. The name and the query are passed on unchanged, because the service has never issued a
/// URL in another spelling.
async fn opened(
    media: &dyn PresignedUrlResolver,
    request: &HttpRequest,
    now: Timestamp,
) -> Result<Arc<dyn MediaFile>, PresignedRefused> {
    let name = request.path().strip_prefix(PATH).ok_or(PresignedRefused::Forged)?;
    media.open(name, request.query_string(), now).await
}

async fn found(file: &Arc<dyn MediaFile>, request: &HttpRequest) -> HttpResponse {
    let tag = entity_tag(file.tag());
    let is_head = request.method() == Method::HEAD;
    let mut response = if is_known(request.headers(), tag.as_ref()) {
        HttpResponse::NotModified().finish()
    } else {
        match requested_range(request, tag.as_ref(), file.length()) {
            RangeRequest::Whole if is_head => sized(StatusCode::OK, file.length(), stream::empty()),
            RangeRequest::Whole => served(file, None).await,
            RangeRequest::Part(part) => served(file, Some(part)).await,
            RangeRequest::Nothing => not_satisfiable(file.length()),
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

/// Returns the entity tag, or `None` if the tag cannot be quoted.
fn entity_tag(tag: &str) -> Option<HeaderValue> {
    let is_plain = tag.bytes().all(|byte| matches!(byte, 0x21 | 0x23..=0x7e));
    HeaderValue::from_str(&format!("\"{tag}\"")).ok().filter(|_| is_plain)
}

/// Returns whether the client has this content already.
fn is_known(headers: &HeaderMap, tag: Option<&HeaderValue>) -> bool {
    let Some(tag) = tag.and_then(|tag| tag.to_str().ok()) else { return false };
    let known = headers.get_all(header::IF_NONE_MATCH).filter_map(|known| known.to_str().ok());
    known.flat_map(|known| known.split(',')).map(str::trim).any(|known| {
        // RFC 9110 requires a weak comparison here.
        known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag
    })
}

/// Returns the requested range. If the client expects other content (`If-Range`), it gets the whole file.
fn requested_range(request: &HttpRequest, tag: Option<&HeaderValue>, length: u64) -> RangeRequest {
    let headers = request.headers();
    let mut ranges = headers.get_all(header::RANGE);
    let (Some(range), None) = (ranges.next(), ranges.next()) else { return RangeRequest::Whole };
    let is_of_this = headers.get(header::IF_RANGE).is_none_or(|expected| Some(expected) == tag);
    match range.to_str() {
        Ok(range) if is_of_this && request.method() == Method::GET => range::parse(range, length),
        _ => RangeRequest::Whole,
    }
}

/// Streams a file or a part of it. The first piece is read before the response starts, so that a failure can still be
/// reported.
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

/// The rest of a file that must still be read.
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
            return Err(MediaError("the file has changed its length while it was read".into()));
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

fn not_satisfiable(length: u64) -> HttpResponse {
    let message = format!("The requested range is not satisfiable: the file has {length} bytes");
    let mut response = error(StatusCode::RANGE_NOT_SATISFIABLE, message);
    content_range(&mut response, format!("bytes */{length}"));
    response
}

fn refused(refusal: &PresignedRefused) -> HttpResponse {
    match refusal {
        PresignedRefused::Forged => {
            error(StatusCode::FORBIDDEN, "This address is not valid; it was not issued or has been changed")
        }
        PresignedRefused::Expired => {
            error(StatusCode::FORBIDDEN, "This address has expired; ask for a new one")
        }
        PresignedRefused::Missing => error(StatusCode::NOT_FOUND, "The file at this address does not exist"),
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
    tracing::error!("{}", with_causes(failure));
}

fn error(status: StatusCode, message: impl Into<String>) -> HttpResponse {
    let label = status.canonical_reason().unwrap_or_default();
    let body = StandardError { status_code: status.as_u16(), error: label.into(), message: message.into() };
    let mut response = json(status, &body);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Lets pages of any origin use the URL.
fn open_to_all_pages(headers: &mut HeaderMap) {
    let mut set = |name, value| headers.insert(name, HeaderValue::from_static(value));
    set(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    set(header::ACCESS_CONTROL_EXPOSE_HEADERS, "accept-ranges, content-range, etag, retry-after");
    set(header::CROSS_ORIGIN_RESOURCE_POLICY, "cross-origin");
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
}
