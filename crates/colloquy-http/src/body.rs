//! Reading a request's body as JSON, within its limits.

use std::time::Duration;

use actix_web::http::header::{CONTENT_TYPE, HeaderMap};
use actix_web::web;
use bytes::BytesMut;
use colloquy_api::MAX_BODY_BYTES;
use colloquy_domain::{Code, Fault};
use futures::StreamExt;
use serde_json::Value;

/// How long a body may take to arrive.
const TIME_LIMIT: Duration = Duration::from_secs(30);

/// How much of a body that is too large is read on, so that its sender gets to read the answer.
const DRAINED_BYTES: usize = 8 * MAX_BODY_BYTES;

pub enum Received {
    /// The operation takes none.
    Ignored,
    Json(Value),
    Refused(Fault),
    /// Refused, with some of it still to come.
    Unread(Fault),
}

pub async fn receive(headers: &HeaderMap, payload: web::Payload) -> Received {
    let wrong_type = (!is_json(headers)).then(|| {
        Fault::new(Code::Custom, "The body must be JSON, with the header Content-Type: application/json")
    });
    match tokio::time::timeout(TIME_LIMIT, read(payload)).await {
        Err(_) => Received::Unread(Fault::new(Code::Custom, "The body did not arrive in time")),
        Ok(Err(refused)) => refused,
        Ok(Ok(_)) if wrong_type.is_some() => Received::Refused(wrong_type.unwrap_or_else(too_large)),
        Ok(Ok(bytes)) => match serde_json::from_slice(&bytes) {
            Ok(value) => Received::Json(value),
            Err(error) => {
                Received::Refused(Fault::new(Code::Custom, format!("The body is not JSON: {error}")))
            }
        },
    }
}

async fn read(mut payload: web::Payload) -> Result<BytesMut, Received> {
    let (mut body, mut length) = (BytesMut::new(), 0);
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|_| {
            Received::Unread(Fault::new(Code::Custom, "The body broke off or was not encoded as announced"))
        })?;
        length += chunk.len();
        if length > DRAINED_BYTES {
            return Err(Received::Unread(too_large()));
        }
        if length <= MAX_BODY_BYTES {
            body.extend_from_slice(&chunk);
        }
    }
    if length > MAX_BODY_BYTES { Err(Received::Refused(too_large())) } else { Ok(body) }
}

fn too_large() -> Fault {
    Fault::new(Code::TooBig, format!("Too big: expected a body of <={MAX_BODY_BYTES} bytes"))
}

fn is_json(headers: &HeaderMap) -> bool {
    let Some(value) = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()) else { return false };
    value.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}
