//! The parameters of operations.

use serde::Serialize;
use serde_json::{Value, json};

use super::examples;
use super::patterns;
use super::schema::{JsonSchema, boolean, input_id, input_moment, input_text, integer, reference, text};
use crate::MAX_PAGE;

pub fn components() -> Value {
    let archived = "If `true`, lists only archived rows; otherwise only rows that are not archived.";
    let limit = "The maximum number of rows. A page with very long texts may have fewer.";
    let cursor = "The start of the page, taken from the `next` link of the previous page.";
    let since = "Lists only interviews updated at this time or later.";
    let language = "A language tag: `en` matches `en` and `en-GB`; a full tag matches only itself.";
    let key = "Makes repeating safe: the same key with the same request within 24 hours returns the first response again \
               and has no further effect. The same key with another request is rejected.";
    let key_schema = text().with("pattern", patterns::IDEMPOTENCY_KEY);
    let page_limit = integer().between(1, MAX_PAGE as i64).with("default", MAX_PAGE as i64);
    vec![
        ("id", in_path("id", "The id of the resource named before it in the path.", examples::INTERVIEW_ID)),
        ("messageId", in_path("messageId", "The id of a message of the invitation.", examples::MESSAGE_ID)),
        ("archived", in_query("archived", archived, boolean().with("default", false), false)),
        // There is no example, because only a list with another page can provide a cursor.
        ("cursor", json!({ "name": "cursor", "in": "query", "description": cursor, "schema": input_text() })),
        ("limit", in_query("limit", limit, page_limit, 50)),
        ("updatedSince", in_query("updatedSince", since, input_moment(), "2026-11-01T00:00:00Z")),
        (
            "status",
            in_query(
                "status",
                "Lists only invitations in this status.",
                reference("InvitationStatus"),
                "COMPLETED",
            ),
        ),
        ("language", in_query("language", language, text(), "en")),
        (
            "Idempotency-Key",
            json!({
                "name": "Idempotency-Key", "in": "header", "description": key,
                "schema": key_schema, "example": examples::IDEMPOTENCY_KEY,
            }),
        ),
    ]
    .into_iter()
    .collect()
}

fn in_path(name: &str, description: &str, example: &str) -> Value {
    json!({
        "name": name, "in": "path", "required": true, "description": description,
        "schema": input_id(), "example": example,
    })
}

fn in_query(name: &str, description: &str, schema: JsonSchema, example: impl Serialize) -> Value {
    json!({ "name": name, "in": "query", "description": description, "schema": schema, "example": example })
}
