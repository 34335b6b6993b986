//! Reads a request's body as JSON, within its limits.

use std::io;

use actix_http::error::PayloadError;
use actix_web::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderMap, TRANSFER_ENCODING};
use actix_web::web;
use bytes::{Bytes, BytesMut};
use colloquy_api::MAX_BODY_BYTES;
use colloquy_api::operations::RequestBodyRequirement;
use colloquy_domain::{ViolationCode, ViolationReason};
use futures::StreamExt;
use serde::de::IgnoredAny;
use serde_json::Value;

#[derive(Clone, Debug)]
pub enum ReceivedRequestBody {
    /// The operation takes no body.
    Ignored,
    /// The body is optional and absent.
    Absent,
    Json(Value),
    Refused(ViolationReason),
}

/// Reads a body. A body that is refused early leaves the rest unread, and the connection is closed after the response.
/// The bytes are empty unless the body was read completely.
pub async fn receive(
    wanted: RequestBodyRequirement,
    headers: &HeaderMap,
    payload: web::Payload,
) -> (ReceivedRequestBody, Bytes) {
    let received = match wanted {
        RequestBodyRequirement::Ignored => return (ReceivedRequestBody::Ignored, Bytes::new()),
        RequestBodyRequirement::Optional if is_empty(headers) => {
            return (ReceivedRequestBody::Absent, Bytes::new());
        }
        RequestBodyRequirement::Optional | RequestBodyRequirement::Required => bytes(headers, payload).await,
    };
    match received {
        Ok(bytes) if bytes.is_empty() && wanted == RequestBodyRequirement::Optional => {
            (ReceivedRequestBody::Absent, bytes)
        }
        Ok(bytes) if !is_json(headers) => (ReceivedRequestBody::Refused(not_json()), bytes),
        Ok(bytes) => match parse(&bytes) {
            Ok(value) => (ReceivedRequestBody::Json(value), bytes),
            Err(error) => {
                let fault =
                    ViolationReason::new(ViolationCode::Custom, format!("The body is not JSON: {error}"));
                (ReceivedRequestBody::Refused(fault), bytes)
            }
        },
        Err(fault) => (ReceivedRequestBody::Refused(fault), Bytes::new()),
    }
}

fn is_empty(headers: &HeaderMap) -> bool {
    !headers.contains_key(TRANSFER_ENCODING)
        && headers.get(CONTENT_LENGTH).is_none_or(|length| length.as_bytes() == b"0")
}

async fn bytes(headers: &HeaderMap, payload: web::Payload) -> Result<Bytes, ViolationReason> {
    let announced = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    // A body whose content type is not JSON is refused without reading it.
    if !is_json(headers) && announced != Some(0) && !headers.contains_key(TRANSFER_ENCODING) {
        return Err(not_json());
    }
    if announced.is_some_and(|length| length > MAX_BODY_BYTES as u64) {
        return Err(too_large());
    }
    read(payload).await.map(BytesMut::freeze)
}

fn not_json() -> ViolationReason {
    ViolationReason::new(
        ViolationCode::Custom,
        "The body must be JSON, with the header Content-Type: application/json",
    )
}

fn too_large() -> ViolationReason {
    ViolationReason::new(
        ViolationCode::TooBig,
        format!("Too big: expected a body of <={MAX_BODY_BYTES} bytes"),
    )
}

async fn read(mut payload: web::Payload) -> Result<BytesMut, ViolationReason> {
    let mut body = BytesMut::new();
    while let Some(chunk) = payload.next().await {
        body.extend_from_slice(&chunk.map_err(|error| unread(&error))?);
    }
    Ok(body)
}

/// Converts a read error to a fault. The limits apply to every body and are enforced in [`crate::body_limits`].
fn unread(error: &PayloadError) -> ViolationReason {
    match error {
        PayloadError::Overflow => too_large(),
        PayloadError::Io(error) if error.kind() == io::ErrorKind::TimedOut => {
            ViolationReason::new(ViolationCode::Custom, "The body did not arrive in time")
        }
        _ => {
            ViolationReason::new(ViolationCode::Custom, "The body ended early or does not match its encoding")
        }
    }
}

/// Parses JSON. A number beyond the range of a float is an invalid value in valid JSON, but the parser reports both
/// alike.
fn parse(bytes: &[u8]) -> serde_json::Result<Value> {
    serde_json::from_slice(bytes).or_else(|error| match without_infinities(bytes) {
        Some(finite) => serde_json::from_slice(&finite),
        None => Err(error),
    })
}

/// Replaces each number that is out of range with a fraction, which is no valid integer either. Returns `None` if there
/// is no such number.
fn without_infinities(bytes: &[u8]) -> Option<Vec<u8>> {
    let (mut finite, mut rest, mut replaced) = (Vec::with_capacity(bytes.len()), bytes, false);
    while let Some(first) = rest.first() {
        let length = match first {
            b'"' => string_length(rest),
            b'-' | b'0'..=b'9' => number_length(rest),
            _ => 1,
        };
        let (token, after) = rest.split_at(length);
        // `IgnoredAny` checks the syntax of a number, but not its range.
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

/// Returns the length of a string including its quotes, or of the rest if the string is not terminated.
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
    fn accepts_a_number_out_of_range_as_valid_json() {
        check(r#"{"a":1e400,"b":[-1e999,2]}"#, Some(r#"{"a":0.5,"b":[0.5,2]}"#));
        check(&"9".repeat(400), Some("0.5"));
    }

    #[test]
    fn leaves_strings_that_look_like_such_numbers_unchanged() {
        check(r#"["1e400","\"1e400",1e400]"#, Some(r#"["1e400","\"1e400",0.5]"#));
    }

    #[test]
    fn still_refuses_invalid_json() {
        for text in ["", "1e400e", "[1e400", "{\"a\":1e400,}", "01e400", "\"1e400", "-"] {
            check(text, None);
        }
    }
}
