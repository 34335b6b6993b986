//! The error responses of operations, and the headers of all responses.

use serde::Serialize;
use serde_json::{Value, json};

use super::examples;
use super::patterns;
use super::schema::{
    JsonSchema, Properties, array, count, id, integer, moment, record, reference, text, words,
};
use crate::error::label;
use crate::words;

/// The statuses other than 200 that any operation can return, each with the name of its response.
pub const ERRORS: &[(u16, &str)] = &[
    (400, "BadRequest"),
    (401, "Unauthorized"),
    (403, "Forbidden"),
    (404, "NotFound"),
    (405, "MethodNotAllowed"),
    (410, "Gone"),
    (429, "TooManyRequests"),
    (500, "InternalServerError"),
    (503, "ServiceUnavailable"),
];

/// The headers of every response.
const COMMON: &[&str] = &[
    "X-Request-Id",
    "RateLimit-Policy",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "Link",
    "Deprecation",
    "Sunset",
    "Cache-Control",
];

pub fn schemas() -> Properties {
    let labels: Vec<&str> =
        ERRORS.iter().filter(|(status, _)| *status != 400).map(|(s, _)| label(*s)).collect();
    let step = json!({ "oneOf": [text(), count()] });
    let path = "The field names and indexes that lead to the value; empty for the whole body.";
    vec![
        (
            "StandardError",
            record(vec![
                ("statusCode", integer().about("The HTTP status.")),
                ("error", words(&labels).about("A short label for the status.")),
                ("message", text()),
            ]),
        ),
        (
            "ValidationError",
            record(vec![
                ("statusCode", integer().with("const", 400)),
                ("timestamp", moment()),
                ("path", text().about("The path of the request, without its query.")),
                ("errors", array(reference("RejectedValue")).with("minItems", 1)),
            ]),
        ),
        (
            "RejectedValue",
            record(vec![
                ("path", array(step).about(path)),
                ("code", reference("ErrorCode")),
                ("message", text()),
            ]),
        ),
        ("ErrorCode", words(words::CODES)),
    ]
}

/// Returns references to the headers of a response: the common ones and its own.
pub fn headers(own: &[&'static str]) -> Value {
    let named = |name: &&'static str| (*name, json!({ "$ref": format!("#/components/headers/{name}") }));
    COMMON.iter().chain(own).map(named).collect()
}

pub fn header_components() -> Value {
    let seconds = |description| present(description, count(), 42);
    let link = "Relations of the response: `service-desc` (this description), `deprecation` (migration notes) and, \
                for a list with more rows, `next` (an absolute address).";
    let link_example = "</openapi.json>; rel=\"service-desc\", </docs/migration>; rel=\"deprecation\"";
    let challenge =
        "Bearer resource_metadata=\"https://colloquy.example.org/.well-known/oauth-protected-resource\"";
    let replayed = "`true` if this repeats the first response to the same Idempotency-Key.";
    let date = || text().with("pattern", patterns::HTTP_DATE);
    let headers: Vec<(&str, Value)> = vec![
        ("X-Request-Id", present("The id of this request in the service's log.", id(), examples::REQUEST_ID)),
        ("RateLimit-Policy", present("The quota and its window: `quota;w=seconds`.", policy(), "300;w=60")),
        ("RateLimit-Limit", present("Requests allowed in the current window.", count(), 300)),
        ("RateLimit-Remaining", present("Requests left in the current window.", count(), 299)),
        ("RateLimit-Reset", seconds("Seconds until the window resets.")),
        ("Retry-After", seconds("Seconds to wait before the next attempt.")),
        ("Link", present(link, text(), link_example)),
        (
            "Deprecation",
            may_be(
                "Present once this version is deprecated: the time of deprecation.",
                date(),
                examples::DEPRECATION,
            ),
        ),
        (
            "Sunset",
            may_be("Present with Deprecation: when this version stops working.", date(), examples::SUNSET),
        ),
        ("Cache-Control", present("Responses must not be cached.", words(&["no-store"]), "no-store")),
        ("WWW-Authenticate", present("Refers to the metadata of RFC 9728.", text(), challenge)),
        ("Allow", present("The methods of the path.", text(), "POST, GET")),
        ("Idempotency-Replayed", may_be(replayed, words(&["true"]), "true")),
    ];
    headers.into_iter().collect()
}

fn policy() -> JsonSchema {
    text().with("pattern", patterns::RATE_LIMIT_POLICY)
}

/// Describes a header that is always present if a response declares it.
fn present(description: &str, schema: JsonSchema, example: impl Serialize) -> Value {
    json!({ "description": description, "required": true, "schema": schema, "example": example })
}

fn may_be(description: &str, schema: JsonSchema, example: impl Serialize) -> Value {
    json!({ "description": description, "schema": schema, "example": example })
}

pub fn error_components() -> Value {
    ERRORS.iter().map(|(status, name)| (*name, error(*status))).collect()
}

fn error(status: u16) -> Value {
    let (description, own): (&str, &[&'static str]) = match status {
        400 => (
            "The path, the query or the body failed validation, or the present state does not allow the operation.",
            &[],
        ),
        401 => ("The API key is missing or invalid.", &["WWW-Authenticate"]),
        403 => ("The resource belongs to another organization.", &[]),
        404 => ("The resource does not exist.", &[]),
        405 => ("The path exists, but not for this method.", &["Allow"]),
        410 => ("This version is past its sunset.", &[]),
        429 => ("The rate limit is exceeded.", &["Retry-After"]),
        503 => (
            "The service is temporarily unavailable. A write may still have taken effect: repeat it with the same \
             Idempotency-Key to find out.",
            &["Retry-After"],
        ),
        _ => ("An unexpected error occurred. The service's log has it under the request's id.", &[]),
    };
    let (schema, example) = match status {
        400 => ("ValidationError", json!(examples::validation_error())),
        status => ("StandardError", json!(examples::standard_error(status))),
    };
    response(description, own, reference(schema), example)
}

pub fn response(description: &str, own: &[&'static str], schema: JsonSchema, example: Value) -> Value {
    json!({
        "description": description,
        "headers": headers(own),
        "content": json_content(schema, example),
    })
}

/// Returns the content of a JSON body.
pub fn json_content(schema: JsonSchema, example: Value) -> Value {
    json!({ "application/json": { "schema": schema, "example": example } })
}
