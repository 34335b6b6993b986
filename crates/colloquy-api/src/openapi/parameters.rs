//! What operations take beside a body.

use super::examples;
use super::node::{Node, object};
use super::patterns;
use super::schema::{Schema, boolean, input_id, input_moment, input_text, integer, reference, text};
use crate::MAX_PAGE;

pub fn components() -> Node {
    let archived = "When `true`, archived ones only; otherwise those not archived.";
    let limit = "The most rows to answer. A page whose texts are very long ends sooner.";
    let cursor = "Where the page begins, from the `next` relation of the page before.";
    let since = "Only those updated at this time or later.";
    let language = "A language tag: `en` finds `en` and `en-GB`, a full tag finds itself.";
    let key = "Makes repeating safe: the same key with the same request within 24 hours gets the first answer again \
               and nothing happens twice. With another request it is refused.";
    let key_schema = text().with("pattern", patterns::IDEMPOTENCY_KEY);
    let page_limit = integer().between(1, MAX_PAGE as i64).with("default", MAX_PAGE as i64);
    vec![
        ("id", in_path("id", "What the path names before it.", examples::INTERVIEW_ID)),
        ("messageId", in_path("messageId", "A message of the invitation.", examples::MESSAGE_ID)),
        ("archived", in_query("archived", archived, boolean().with("default", false), false)),
        // It has no example: what a cursor is, only a list that goes on can say.
        (
            "cursor",
            object! { "name": "cursor", "in": "query", "description": cursor, "schema": input_text() },
        ),
        ("limit", in_query("limit", limit, page_limit, 50)),
        ("updatedSince", in_query("updatedSince", since, input_moment(), "2026-11-01T00:00:00Z")),
        (
            "status",
            in_query("status", "Only those in this status.", reference("InvitationStatus"), "COMPLETED"),
        ),
        ("language", in_query("language", language, text(), "en")),
        (
            "Idempotency-Key",
            object! {
                "name": "Idempotency-Key", "in": "header", "description": key,
                "schema": key_schema, "example": examples::IDEMPOTENCY_KEY,
            },
        ),
    ]
    .into_iter()
    .collect()
}

fn in_path(name: &str, description: &str, example: &str) -> Node {
    object! {
        "name": name, "in": "path", "required": true, "description": description,
        "schema": input_id(), "example": example,
    }
}

fn in_query(name: &str, description: &str, schema: Schema, example: impl Into<Node>) -> Node {
    object! { "name": name, "in": "query", "description": description, "schema": schema, "example": example }
}
