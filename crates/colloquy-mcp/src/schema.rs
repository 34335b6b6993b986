//! What a tool takes and what it answers, as JSON Schema. The interface's own schemas are taken over where there are
//! any; patterns are left out, for not every client's regular expressions know them, and forms are said by `format`.

use colloquy_api::openapi;
use colloquy_api::words;
use serde_json::{Map, Value, json};

use crate::arguments::{MAX_PAGE, PAGE};
use crate::tools::{Action, ToolId};

type Object = Map<String, Value>;

pub fn input(tool: ToolId) -> Object {
    let interview = || ("interviewId", id("The interview's id, from list-interviews or create-interview."));
    let of_interview = || ("id", id("The interview's id, from list-interviews or create-interview."));
    let of_invitation =
        || ("id", id("The invitation's id, from list-invitations, get-interview or create-invitation."));
    let schema = match tool {
        ToolId::ListInterviews => closed(
            &[],
            paged([
                ("archived", flag("When true, only archived interviews; otherwise only those not archived.")),
                ("updatedSince", moment("Only those updated at this time or later.")),
            ]),
        ),
        ToolId::CreateInterview => extended("NewInterview", &[], [("idempotencyKey", key())]),
        ToolId::UpdateInterview => extended(
            "InterviewUpdate",
            &["id"],
            [
                of_interview(),
                (
                    "archived",
                    flag("True archives the interview, false restores it; it stays as it is when absent."),
                ),
            ],
        ),
        ToolId::GetInterview => closed(&["id"], paged([of_interview()])),
        ToolId::ListInvitations => closed(
            &["interviewId"],
            paged([
                interview(),
                ("status", choice(words::STATUSES, "Only invitations in this status.")),
                (
                    "archived",
                    flag("When true, only archived invitations; otherwise only those not archived."),
                ),
            ]),
        ),
        ToolId::CreateInvitation => {
            let invitees =
                property("NewInterview", "invitees", "Whom to invite and mail; none for one link.");
            closed(&["interviewId"], [interview(), ("invitees", invitees), ("idempotencyKey", key())])
        }
        ToolId::UpdateInvitation => closed(&["id"], update_invitation(of_invitation())),
        ToolId::GetInvitation => closed(&["id"], [of_invitation()]),
    };
    without_patterns(schema)
}

fn update_invitation(id: (&'static str, Value)) -> [(&'static str, Value); 5] {
    let actions: Vec<&str> = Action::ALL.iter().map(|action| action.as_str()).collect();
    [
        id,
        ("name", property("InvitationUpdate", "name", "The invitee's name; null clears it.")),
        ("action", choice(&actions, "What to do with the invitation.")),
        (
            "email",
            property("Sending", "email", "Where to mail the link: with the action send, which needs it."),
        ),
        (
            "sendEmail",
            flag("With the action reactivate: mail the invitee that a completed interview goes on."),
        ),
    ]
}

pub fn output(tool: ToolId) -> Object {
    let schema = match tool {
        ToolId::ListInterviews => list("interviews", "ListedInterview"),
        ToolId::CreateInterview => {
            let mut schema = of("Interview");
            let made = "Those made by this call, in the order of the invitees.";
            set(&mut schema, "invitations", array("Invitation", made));
            schema
        }
        ToolId::UpdateInterview => alone(),
        ToolId::GetInterview => {
            let mut schema = alone();
            let about = "This page's, newest first, each with its transcript.";
            set(&mut schema, "invitations", array("InvitationWithMessages", about));
            set(&mut schema, "nextCursor", next_cursor());
            schema
        }
        ToolId::ListInvitations => list("invitations", "Invitation"),
        ToolId::CreateInvitation => {
            answer(vec![("invitations", array("Invitation", "In the order of the invitees."))])
        }
        ToolId::UpdateInvitation => of("Invitation"),
        ToolId::GetInvitation => of("InvitationWithMessages"),
    };
    without_patterns(schema)
}

/// The schema of the interface of this name. They are constants, and tests read all that are named here.
fn of(name: &str) -> Object {
    let schema = openapi::schema(name).and_then(|schema| schema.as_object().cloned());
    debug_assert!(schema.is_some(), "the interface has no schema {name}");
    schema.unwrap_or_default()
}

/// An interview without its invitations or their counts.
fn alone() -> Object {
    let mut schema = of("ListedInterview");
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        properties.remove("invitationCounts");
    }
    if let Some(Value::Array(required)) = schema.get_mut("required") {
        required.retain(|name| name != "invitationCounts");
    }
    schema
}

/// Puts a property in, which is always there.
fn set(schema: &mut Object, name: &str, property: Value) {
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        properties.insert(name.to_owned(), property);
    }
    if let Some(Value::Array(required)) = schema.get_mut("required")
        && !required.iter().any(|present| present == name)
    {
        required.push(name.into());
    }
}

fn property(schema: &str, name: &str, about: &str) -> Value {
    let mut property = of(schema)["properties"][name].clone();
    property["description"] = about.into();
    property
}

fn object(required: Vec<&str>, properties: impl IntoIterator<Item = (&'static str, Value)>) -> Object {
    let properties: Object = properties.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Map::from_iter([
        ("type".to_owned(), "object".into()),
        ("required".to_owned(), required.into()),
        ("properties".to_owned(), properties.into()),
    ])
}

/// What is sent: nothing else is taken.
fn closed(required: &[&str], properties: impl IntoIterator<Item = (&'static str, Value)>) -> Object {
    let mut schema = object(required.to_vec(), properties);
    schema.insert("additionalProperties".to_owned(), false.into());
    schema
}

/// What is answered; a later release may add to it.
fn answer(properties: Vec<(&'static str, Value)>) -> Object {
    object(properties.iter().map(|(name, _)| *name).collect(), properties)
}

/// An input of the interface with more beside it.
fn extended<const N: usize>(name: &str, required: &[&str], more: [(&'static str, Value); N]) -> Object {
    let mut schema = of(name);
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        properties.extend(more.map(|(name, value)| (name.to_owned(), value)));
    }
    let all = schema.entry("required").or_insert_with(|| Value::Array(Vec::new()));
    if let Value::Array(all) = all {
        all.extend(required.iter().map(|name| Value::from(*name)));
    }
    schema
}

fn list(name: &'static str, row: &str) -> Object {
    answer(vec![(name, array(row, "Newest first.")), ("nextCursor", next_cursor())])
}

fn array(row: &str, about: &str) -> Value {
    json!({ "type": "array", "items": of(row), "description": about })
}

fn next_cursor() -> Value {
    json!({ "type": ["string", "null"], "description": "The cursor of the next page; null on the last." })
}

fn paged<const N: usize>(more: [(&'static str, Value); N]) -> Vec<(&'static str, Value)> {
    let limit = json!({
        "type": "integer", "minimum": 1, "maximum": MAX_PAGE, "default": PAGE,
        "description": "The most rows to answer. A page whose texts are very long ends sooner.",
    });
    let cursor = json!({ "type": "string", "description": "Where to go on: nextCursor of the page before." });
    more.into_iter().chain([("limit", limit), ("cursor", cursor)]).collect()
}

fn id(about: &str) -> Value {
    json!({ "type": "string", "format": "uuid", "description": about })
}

fn flag(about: &str) -> Value {
    json!({ "type": "boolean", "description": about })
}

fn moment(about: &str) -> Value {
    json!({ "type": "string", "format": "date-time", "description": about })
}

fn choice(words: &[&str], about: &str) -> Value {
    json!({ "type": "string", "enum": words, "description": about })
}

fn key() -> Value {
    let about = "Makes it safe to call again: the same key with the same arguments within 24 hours gets the first \
                 answer again, and nothing is done twice.";
    json!({ "type": "string", "minLength": 1, "maxLength": 255, "description": about })
}

fn without_patterns(schema: Object) -> Object {
    fn strip(value: Value) -> Value {
        match value {
            Value::Object(members) => {
                let kept =
                    members.into_iter().filter(|(name, value)| name != "pattern" || !value.is_string());
                kept.map(|(name, value)| (name, strip(value))).collect()
            }
            Value::Array(elements) => elements.into_iter().map(strip).collect(),
            other => other,
        }
    }
    schema.into_iter().map(|(name, value)| (name, strip(value))).collect()
}
