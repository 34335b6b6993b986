//! Reading a request's body as JSON, within its limits.

use std::io;

use actix_http::error::PayloadError;
use actix_web::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderMap, TRANSFER_ENCODING};
use actix_web::web;
use bytes::{Bytes, BytesMut};
use colloquy_api::MAX_BODY_BYTES;
use colloquy_api::operations::BodyKind;
use colloquy_domain::{Fault, ViolationCode};
use futures::StreamExt;
use serde::de::IgnoredAny;
use serde_json::Value;

#[derive(Clone, Debug)]
pub enum ReceivedBody {
    /// The operation takes none.
    Ignored,
    /// It may be left out, and is.
    Absent,
    Json(Value),
    Refused(Fault),
}

/// What is refused before its end leaves the rest unread; then the connection is closed after the answer. The bytes
/// are those that have been read to their end.
pub async fn receive(wanted: BodyKind, headers: &HeaderMap, payload: web::Payload) -> (ReceivedBody, Bytes) {
    let received = match wanted {
        BodyKind::Ignored => return (ReceivedBody::Ignored, Bytes::new()),
        BodyKind::Optional if is_empty(headers) => return (ReceivedBody::Absent, Bytes::new()),
        BodyKind::Optional | BodyKind::Required => bytes(headers, payload).await,
    };
    match received {
        Ok(bytes) if bytes.is_empty() && wanted == BodyKind::Optional => (ReceivedBody::Absent, bytes),
        Ok(bytes) if !is_json(headers) => (ReceivedBody::Refused(not_json()), bytes),
        Ok(bytes) => match parse(&bytes) {
            Ok(value) => (ReceivedBody::Json(value), bytes),
            Err(error) => {
                let fault = Fault::new(ViolationCode::Custom, format!("The body is not JSON: {error}"));
                (ReceivedBody::Refused(fault), bytes)
            }
        },
        Err(fault) => (ReceivedBody::Refused(fault), Bytes::new()),
    }
}

fn is_empty(headers: &HeaderMap) -> bool {
    !headers.contains_key(TRANSFER_ENCODING)
        && headers.get(CONTENT_LENGTH).is_none_or(|length| length.as_bytes() == b"0")
}

async fn bytes(headers: &HeaderMap, payload: web::Payload) -> Result<Bytes, Fault> {
    let announced = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    // What is no JSON by its own word is not worth reading.
    if !is_json(headers) && announced != Some(0) && !headers.contains_key(TRANSFER_ENCODING) {
        return Err(not_json());
    }
    if announced.is_some_and(|length| length > MAX_BODY_BYTES as u64) {
        return Err(too_large());
    }
    read(payload).await.map(BytesMut::freeze)
}

fn not_json() -> Fault {
    Fault::new(ViolationCode::Custom, "The body must be JSON, with the header Content-Type: application/json")
}

fn too_large() -> Fault {
    Fault::new(ViolationCode::TooBig, format!("Too big: expected a body of <={MAX_BODY_BYTES} bytes"))
}

async fn read(mut payload: web::Payload) -> Result<BytesMut, Fault> {
    let mut body = BytesMut::new();
    while let Some(chunk) = payload.next().await {
        body.extend_from_slice(&chunk.map_err(|error| unread(&error))?);
    }
    Ok(body)
}

/// The limits themselves hold for every body and are kept in [`crate::unread`].
fn unread(error: &PayloadError) -> Fault {
    match error {
        PayloadError::Overflow => too_large(),
        PayloadError::Io(error) if error.kind() == io::ErrorKind::TimedOut => {
            Fault::new(ViolationCode::Custom, "The body did not arrive in time")
        }
        _ => Fault::new(ViolationCode::Custom, "The body broke off or was not encoded as announced"),
    }
}

/// A number beyond a float's range is a wrong value, but no wrong JSON; the parser does not tell the two apart.
fn parse(bytes: &[u8]) -> serde_json::Result<Value> {
    serde_json::from_slice(bytes).or_else(|error| match without_infinities(bytes) {
        Some(finite) => serde_json::from_slice(&finite),
        None => Err(error),
    })
}

/// The same text with a fraction, which is no integer either, in the place of each number that is out of range.
/// `None` when there is no such number.
fn without_infinities(bytes: &[u8]) -> Option<Vec<u8>> {
    let (mut finite, mut rest, mut replaced) = (Vec::with_capacity(bytes.len()), bytes, false);
    while let Some(first) = rest.first() {
        let length = match first {
            b'"' => string_length(rest),
            b'-' | b'0'..=b'9' => number_length(rest),
            _ => 1,
        };
        let (token, after) = rest.split_at(length);
        // Skipping a number checks how it is written, and not how large it is.
        let is_infinite = length > 1
            && *first != b'"'
            && serde_json::from_slice::<IgnoredAny>(token).is_ok()
            && serde_json::from_slice::<f64>(token).is_err();
        finite.extend_from_slice(if is_infinite { b"0.5" } else { token });
        replaced |= is_infinite;
        rest = after;
    }
    replaced.then_some(finite)
}

fn number_length(text: &[u8]) -> usize {
    let belongs = |byte: &u8| matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E');
    text.iter().position(|byte| !belongs(byte)).unwrap_or(text.len())
}

/// Of a string with its quotes, or of what there is of it.
fn string_length(text: &[u8]) -> usize {
    let mut is_escaped = false;
    let end = text.iter().skip(1).position(|byte| {
        let ends = *byte == b'"' && !is_escaped;
        is_escaped = *byte == b'\\' && !is_escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 2)
}

fn is_json(headers: &HeaderMap) -> bool {
    let Some(value) = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()) else { return false };
    value.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Option<&str>) {
        let parsed = parse(text.as_bytes()).map(|value| value.to_string()).ok();
        assert_eq!(parsed.as_deref(), expected, "{text}");
    }

    #[test]
    fn a_number_out_of_range_is_a_value_and_not_bad_json() {
        check(r#"{"a":1e400,"b":[-1e999,2]}"#, Some(r#"{"a":0.5,"b":[0.5,2]}"#));
        check(&"9".repeat(400), Some("0.5"));
    }

    #[test]
    fn texts_that_look_like_such_numbers_are_left_alone() {
        check(r#"["1e400","\"1e400",1e400]"#, Some(r#"["1e400","\"1e400",0.5]"#));
    }

    #[test]
    fn what_is_not_json_stays_so() {
        for text in ["", "1e400e", "[1e400", "{\"a\":1e400,}", "01e400", "\"1e400", "-"] {
            check(text, None);
        }
    }
}
