//! The webhooks that are sent to an organization's endpoints, in the format of Standard Webhooks.

use serde_json::{Value, json};

use super::examples;
use super::responses::json_content;
use super::schema::{
    JsonSchema, Properties, array, boolean, count, id, moment, record, reference, slug, text, words,
};
use crate::words::EVENT_TYPES;

pub const TAG: (&str, &str) = (
    "Webhooks",
    "Events sent to an organization's registered endpoints, signed according to Standard Webhooks.",
);

const DELIVERY: &str = "Delivered at least once, with the same `webhook-id` on every attempt. Any library for \
                        Standard Webhooks can verify the signature.";

/// Returns an event's schema, its operation id and when it is sent.
fn event(kind: &str) -> (&'static str, &'static str, &'static str) {
    match kind {
        "interview.started" => {
            ("InterviewStarted", "onInterviewStarted", "An invitee has started an interview")
        }
        "interview.completed" => {
            ("InterviewCompleted", "onInterviewCompleted", "An interview is complete, with its transcript")
        }
        "invitation.erased" => (
            "InvitationErased",
            "onInvitationErased",
            "An invitation is erased, with everything about its invitee",
        ),
        "invitation.bounced" => (
            "InvitationBounced",
            "onInvitationBounced",
            "A mail to an invitee was returned after it had been accepted",
        ),
        _ => ("EndpointTest", "onEndpointTest", "A member of the organization tests the endpoint"),
    }
}

pub fn schemas() -> Properties {
    let data = |kind: &str| match kind {
        "interview.started" => record(started()),
        "interview.completed" => record(completed()),
        "invitation.erased" => record(erased()),
        "invitation.bounced" => record(bounced()),
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
        ("incomplete", boolean().about("Whether the interview ended before the interviewer had finished.")),
        ("endReason", reference("EndReason")),
        ("activeSeconds", count()),
        ("summary", text().or_null()),
        ("sentiment", reference("Sentiment").or_null()),
        ("resumed", boolean().about("Whether the interview had been completed before and was reopened.")),
        ("messages", array(reference("Message")).about("The whole transcript.")),
    ]);
    members
}

fn erased() -> Properties {
    vec![
        ("erasureId", id().about("The receipt, which the service keeps.")),
        ("interviewId", id()),
        ("invitationId", id()),
        ("requestedAt", moment()),
        ("completedAt", moment()),
    ]
}

fn bounced() -> Properties {
    vec![
        ("interviewId", id()),
        ("invitationId", id()),
        ("email", text().or_null()),
        ("reason", text().or_null().about("What the mail system of the recipient says.")),
        ("bouncedAt", moment()),
    ]
}

pub fn webhooks() -> Value {
    EVENT_TYPES.iter().map(|kind| (*kind, json!({ "post": delivery(kind) }))).collect()
}

fn delivery(kind: &'static str) -> Value {
    let (schema, operation_id, summary) = event(kind);
    let answer = |description: &str| json!({ "description": description });
    json!({
        "operationId": operation_id,
        "tags": [TAG.0],
        "summary": summary,
        "description": DELIVERY,
        "security": [],
        "parameters": headers(),
        "requestBody": {
            "required": true,
            "content": json_content(reference(schema), examples::event(kind)),
        },
        "responses": {
            "2XX": answer("The endpoint accepted the event. The service ignores the body."),
            "410": answer("The service disables the endpoint."),
            "default": answer("The service retries later."),
        },
    })
}

fn headers() -> Vec<Value> {
    let header = |name: &str, description: &str, schema: JsonSchema, example: &str| {
        json!({
            "name": name, "in": "header", "required": true, "description": description,
            "schema": schema, "example": example,
        })
    };
    vec![
        header("webhook-id", "The event's id, the same on every attempt.", text(), "msg_2kq9R0sYxB1c"),
        header(
            "webhook-timestamp",
            "The time of this attempt in seconds since 1970; part of the signed content.",
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
