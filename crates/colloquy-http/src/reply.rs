//! The response of a handler.

mod large;
mod rows;

use std::error::Error;

use actix_web::HttpResponse;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::http::StatusCode;
use actix_web::http::header::{ContentType, HeaderName, HeaderValue, LINK};
use bytes::Bytes;
use colloquy_app::ResponseMemoryReservation;
use futures::Stream;
use serde::{Serialize, Serializer};

use crate::problem::{Problem, json};

pub use large::{LARGE_BYTES, SlicedBody};
pub use rows::SharedPrefixJsonRows;

pub struct OperationResponse {
    body: ResponseBody,
    next: Option<HeaderValue>,
    is_repeated: bool,
}

enum ResponseBody {
    Whole(HttpResponse),
    Rows(SharedPrefixJsonRows),
}

impl OperationResponse {
    pub fn of(body: &impl Serialize) -> Self {
        OperationResponse::whole(json(StatusCode::OK, body))
    }

    /// Builds an array of `rows` elements of about a kilobyte. Each element is made when it is written.
    pub fn of_each<T: Serialize>(
        rows: usize,
        each: impl Iterator<Item = T> + Clone,
    ) -> Result<Self, Problem> {
        let json = array_of(rows, each)?;
        Ok(OperationResponse::whole(HttpResponse::Ok().content_type(ContentType::json()).body(json)))
    }

    /// Builds a response of long JSON whose memory is reserved.
    pub fn of_large(json: Vec<u8>, mut reservation: ResponseMemoryReservation) -> Self {
        if json.len() <= LARGE_BYTES {
            return OperationResponse::whole(HttpResponse::Ok().content_type(ContentType::json()).body(json));
        }
        reservation.shrink_to(json.capacity());
        OperationResponse::whole(SlicedBody::of_whole(json.into(), reservation).into_response())
    }

    /// Builds a response of JSON that starts with `first` and continues with a stream.
    pub fn of_stream(
        first: Bytes,
        rest: impl Stream<Item = Result<Bytes, Box<dyn Error>>> + 'static,
        reservation: ResponseMemoryReservation,
    ) -> Self {
        OperationResponse::whole(SlicedBody::of_stream(first, rest, reservation).into_response())
    }

    pub fn of_rows(rows: SharedPrefixJsonRows) -> Self {
        OperationResponse { body: ResponseBody::Rows(rows), next: None, is_repeated: false }
    }

    fn whole(response: HttpResponse) -> Self {
        OperationResponse { body: ResponseBody::Whole(response), next: None, is_repeated: false }
    }

    /// Builds a response from the stored one of an earlier request.
    pub fn again(kept: String) -> Self {
        let reply = match SharedPrefixJsonRows::from_kept(&kept) {
            Some(rows) => OperationResponse::of_rows(rows),
            None => OperationResponse::whole(HttpResponse::Ok().content_type(ContentType::json()).body(kept)),
        };
        reply.repeated(true)
    }

    /// Marks the response as one to a repeated request, which had no further effect.
    pub fn repeated(self, is_repeated: bool) -> Self {
        OperationResponse { is_repeated, ..self }
    }

    /// Returns the response and the text to store, from which it can be built again.
    pub fn into_kept(self) -> (Self, String) {
        match self.body {
            ResponseBody::Rows(rows) => {
                let kept = rows.to_kept();
                (OperationResponse { body: ResponseBody::Rows(rows), ..self }, kept)
            }
            ResponseBody::Whole(response) => {
                let (head, body) = response.into_parts();
                let bytes = body.try_into_bytes().unwrap_or_default();
                let kept = String::from_utf8_lossy(&bytes).into_owned();
                (
                    OperationResponse {
                        body: ResponseBody::Whole(head.set_body(BoxBody::new(bytes))),
                        ..self
                    },
                    kept,
                )
            }
        }
    }

    /// Adds a link to the next page.
    pub fn with_next(self, url: Option<String>) -> Self {
        let link = url.and_then(|url| HeaderValue::from_str(&format!("<{url}>; rel=\"next\"")).ok());
        OperationResponse { next: link, ..self }
    }

    pub fn into_response(self) -> HttpResponse {
        let mut response = match self.body {
            ResponseBody::Whole(response) => response,
            ResponseBody::Rows(rows) => rows.into_response(),
        };
        let headers = response.headers_mut();
        if let Some(next) = self.next {
            headers.insert(LINK, next);
        }
        if self.is_repeated {
            let replayed = HeaderName::from_static("idempotency-replayed");
            headers.insert(replayed, HeaderValue::from_static("true"));
        }
        response
    }
}

/// Writes an array of `rows` elements of about a kilobyte as JSON. Each element is made when it is written.
pub fn array_of<T: Serialize>(
    rows: usize,
    each: impl Iterator<Item = T> + Clone,
) -> Result<Vec<u8>, Problem> {
    // Growing a buffer copies it, so the expected length is allocated at once.
    let mut json = Vec::with_capacity(rows * 1_024);
    match serde_json::to_writer(&mut json, &Each(each)) {
        Ok(()) => Ok(json),
        Err(error) => {
            tracing::error!(%error, "a list could not be written as JSON");
            Err(Problem::Unwritten)
        }
    }
}

struct Each<I>(I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for Each<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

/// Writes a record without the end of its last array, so that elements can be appended before [`ARRAY_END`]. The
/// elements may be many megabytes, so they are not held in memory with the record. Its last member must be an array.
pub fn open_array(record: &impl Serialize) -> String {
    // Records can always be written as JSON.
    let mut json = serde_json::to_string(record).unwrap_or_default();
    if json.ends_with(ARRAY_END) {
        json.truncate(json.len() - ARRAY_END.len());
    }
    json
}

/// The end of a record whose last member is an array.
pub const ARRAY_END: &str = "]}";
