//! What is sent to an organization's endpoints, in the form of Standard Webhooks.

use super::examples;
use super::node::{Node, object};
use super::responses::json;
use super::schema::{
    Properties, Schema, array, boolean, count, id, moment, record, reference, slug, text, words,
};
use crate::words::EVENT_TYPES;

pub const TAG: (&str, &str) = (
    "Webhooks",
    "What is sent to the endpoints that an organization has registered, signed as Standard Webhooks has it.",
);

const DELIVERY: &str = "Delivered at least once, with the same `webhook-id` on every try. Any library that verifies \
                        Standard Webhooks verifies the signature.";

/// Each event's schema, operation id, and when it is sent.
fn event(kind: &str) -> (&'static str, &'static str, &'static str) {
    match kind {
        "interview.started" => {
            ("InterviewStarted", "onInterviewStarted", "An invitee has started an interview")
        }
        "interview.completed" => {
            ("InterviewCompleted", "onInterviewCompleted", "An interview is complete, with its transcript")
        }
        _ => ("EndpointTest", "onEndpointTest", "Somebody tests the endpoint from the settings page"),
    }
}

pub fn schemas() -> Properties {
    let data = |kind: &str| match kind {
        "interview.started" => record(started()),
        "interview.completed" => record(completed()),
        _ => record(Vec::new()),
    };
    let envelope = |kind: &&'static str| {
        let members = vec![("type", words(&[*kind])), ("timestamp", moment()), ("data", data(kind))];
        (event(kind).0, record(members))
    };
    EVENT_TYPES.iter().map(envelope).collect()
}

fn started() -> Properties {
    vec![
        ("interviewId", id()),
        ("interviewTitle", text().or_null()),
        ("invitationId", id()),
        ("slug", slug()),
        ("name", text().or_null()),
        ("email", text().or_null()),
        ("startedAt", moment()),
    ]
}

fn completed() -> Properties {
    let mut members = started();
    members.extend([
        ("completedAt", moment()),
        ("incomplete", boolean().about("Whether it ended before the interviewer was through.")),
        ("endReason", reference("EndReason")),
        ("activeSeconds", count()),
        ("summary", text().or_null()),
        ("sentiment", reference("Sentiment").or_null()),
        ("resumed", boolean().about("Whether it was complete before, and was opened again.")),
        ("messages", array(reference("Message")).about("The whole transcript.")),
    ]);
    members
}

pub fn webhooks() -> Node {
    EVENT_TYPES.iter().map(|kind| (*kind, object! { "post": delivery(kind) })).collect()
}

fn delivery(kind: &'static str) -> Node {
    let (schema, operation_id, summary) = event(kind);
    let answer = |description: &str| object! { "description": description };
    object! {
        "operationId": operation_id,
        "tags": vec![Node::from(TAG.0)],
        "summary": summary,
        "description": DELIVERY,
        "security": Vec::<Node>::new(),
        "parameters": headers(),
        "requestBody": object! {
            "required": true,
            "content": json(reference(schema).into(), examples::event(kind)),
        },
        "responses": object! {
            "2XX": answer("It was taken. Nothing is read of the body."),
            "410": answer("The endpoint is switched off."),
            "default": answer("It is tried again later."),
        },
    }
}

fn headers() -> Vec<Node> {
    let header = |name: &str, description: &str, schema: Schema, example: &str| {
        object! {
            "name": name, "in": "header", "required": true, "description": description,
            "schema": schema, "example": example,
        }
    };
    vec![
        header("webhook-id", "The event's id, the same on every try.", text(), "msg_2kq9R0sYxB1c"),
        header(
            "webhook-timestamp",
            "Seconds since 1970 of this try; part of what is signed.",
            text().with("pattern", super::patterns::UNIX_SECONDS),
            "1795165140",
        ),
        header(
            "webhook-signature",
            "`v1,` and the signature in base64; one for each valid secret, separated by spaces.",
            text(),
            "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
        ),
    ]
}
