//! The JSON Schemas of the tools' inputs and outputs. They reuse the schemas of the REST interface. Patterns
//! are removed, because not every client's regular expressions support them; `format` describes the formats.

use colloquy_api::openapi;
use colloquy_api::words;
use serde_json::{Map, Value, json};

use crate::arguments::{MAX_PAGE, PAGE};
use crate::tools::{McpInvitationAction, ReadToolId, ToolId, WriteToolId};

type Object = Map<String, Value>;

pub fn input(tool: ToolId) -> Object {
    let interview = || ("interviewId", id("The interview's id, from list-interviews or create-interview."));
    let of_interview = || ("id", id("The interview's id, from list-interviews or create-interview."));
    let of_invitation =
        || ("id", id("The invitation's id, from list-invitations, get-interview or create-invitation."));
    let schema = match tool {
        ToolId::Read(ReadToolId::Interviews) => closed(
            &[],
            paged([
                (
                    "archived",
                    flag(
                        "If true, lists only archived interviews; otherwise only interviews that are not archived.",
                    ),
                ),
                ("updatedSince", moment("Lists only interviews updated at this time or later.")),
            ]),
        ),
        ToolId::Change(WriteToolId::NewInterview) => {
            extended("NewInterview", &[], [("idempotencyKey", key())])
        }
        ToolId::Change(WriteToolId::Interview) => extended(
            "InterviewUpdate",
            &["id"],
            [
                of_interview(),
                (
                    "archived",
                    flag("True archives the interview, false restores it. If absent, nothing changes."),
                ),
            ],
        ),
        ToolId::Read(ReadToolId::Interview) => closed(&["id"], paged([of_interview()])),
        ToolId::Read(ReadToolId::Invitations) => closed(
            &["interviewId"],
            paged([
                interview(),
                ("status", choice(words::STATUSES, "Lists only invitations in this status.")),
                (
                    "archived",
                    flag(
                        "If true, lists only archived invitations; otherwise only invitations that are not archived.",
                    ),
                ),
            ]),
        ),
        ToolId::Change(WriteToolId::NewInvitations) => {
            let invitees = property(
                "NewInterview",
                "invitees",
                "The people to invite by mail. If absent, one shareable link is created.",
            );
            closed(&["interviewId"], [interview(), ("invitees", invitees), ("idempotencyKey", key())])
        }
        ToolId::Change(WriteToolId::Invitation) => closed(&["id"], update_invitation(of_invitation())),
        ToolId::Read(ReadToolId::Invitation) => closed(&["id"], [of_invitation()]),
    };
    without_patterns(schema)
}

fn update_invitation(id: (&'static str, Value)) -> [(&'static str, Value); 5] {
    let actions: Vec<&str> = McpInvitationAction::ALL.iter().map(|action| action.as_str()).collect();
    [
        id,
        ("name", property("InvitationUpdate", "name", "The invitee's name; null clears it.")),
        ("action", choice(&actions, "What to do with the invitation.")),
        (
            "email",
            property(
                "Sending",
                "email",
                "The recipient of the link. Required for the action send, and not allowed otherwise.",
            ),
        ),
        (
            "sendEmail",
            flag("Only for the action reactivate: mail the invitee that a completed interview was reopened."),
        ),
    ]
}

pub fn output(tool: ToolId) -> Object {
    let schema = match tool {
        ToolId::Read(ReadToolId::Interviews) => list("interviews", "ListedInterview"),
        ToolId::Change(WriteToolId::NewInterview) => {
            let mut schema = of("Interview");
            let made = "The invitations created by this call, in the order of the invitees.";
            set(&mut schema, "invitations", array("Invitation", made));
            schema
        }
        ToolId::Change(WriteToolId::Interview) => alone(),
        ToolId::Read(ReadToolId::Interview) => {
            let mut schema = alone();
            let about = "The invitations of this page, newest first, each with its transcript.";
            set(&mut schema, "invitations", array("InvitationWithMessages", about));
            set(&mut schema, "nextCursor", next_cursor());
            schema
        }
        ToolId::Read(ReadToolId::Invitations) => list("invitations", "Invitation"),
        ToolId::Change(WriteToolId::NewInvitations) => output_object(vec![(
            "invitations",
            array("Invitation", "The created invitations, in the order of the invitees."),
        )]),
        ToolId::Change(WriteToolId::Invitation) => of("Invitation"),
        ToolId::Read(ReadToolId::Invitation) => of("InvitationWithMessages"),
    };
    without_patterns(schema)
}

/// Returns a schema of the REST interface. The names are constants, and tests check that all exist.
fn of(name: &str) -> Object {
    let schema = openapi::schema(name).and_then(|schema| schema.as_object().cloned());
    debug_assert!(schema.is_some(), "the interface has no schema {name}");
    schema.unwrap_or_default()
}

/// Returns the schema of an interview without its invitations and their counts.
fn alone() -> Object {
    let mut schema = of("ListedInterview");
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        properties.shift_remove("invitationCounts");
    }
    if let Some(Value::Array(required)) = schema.get_mut("required") {
        required.retain(|name| name != "invitationCounts");
    }
    schema
}

/// Adds a required property.
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

/// Returns the schema of an input, which accepts no other properties.
fn closed(required: &[&str], properties: impl IntoIterator<Item = (&'static str, Value)>) -> Object {
    let mut schema = object(required.to_vec(), properties);
    schema.insert("additionalProperties".to_owned(), false.into());
    schema
}

/// Returns the schema of an output, to which later releases may add properties.
fn output_object(properties: Vec<(&'static str, Value)>) -> Object {
    object(properties.iter().map(|(name, _)| *name).collect(), properties)
}

/// Returns an input schema of the REST interface with further properties.
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
    output_object(vec![(name, array(row, "Newest first.")), ("nextCursor", next_cursor())])
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
        "description": "The maximum number of rows. A page with very long texts may have fewer.",
    });
    let cursor =
        json!({ "type": "string", "description": "The start of the page: nextCursor of the previous page." });
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
    let about = "Makes repeating safe: the same key with the same arguments within 24 hours returns the first \
                 response again and has no further effect.";
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
