//! The records that the model expects, and their comparison with responses.

use jiff::{SignedDuration, Timestamp};
use serde_json::{Map, Value, json};

use super::model::{Entry, Invitation, MESSAGE_S, Model, SOME};

/// A value that may be present or not.
const ANY: &str = "?";

pub const BASE: &str = "https://colloquy.test";

pub fn time(moment: Timestamp) -> String {
    moment.strftime("%Y-%m-%dT%H:%M:%S%.3fZ").to_string()
}

fn maybe(moment: Option<Timestamp>) -> Value {
    moment.map_or(Value::Null, |moment| json!(time(moment)))
}

fn joined(mut record: Value, others: &Map<String, Value>) -> Value {
    let object = record.as_object_mut().expect("an object");
    object.extend(others.iter().map(|(name, value)| (name.clone(), value.clone())));
    record
}

impl Model {
    pub fn interview_record(&self, at: usize, invitations: &[usize]) -> Value {
        let rows: Vec<_> = invitations.iter().map(|at| self.invitation_record(*at)).collect();
        joined(self.interview_head(at), json!({ "invitations": rows }).as_object().expect("an object"))
    }

    pub fn interview_row(&self, at: usize) -> Value {
        let count = |status: &str| self.invitations_where(at, false, Some(status)).len();
        let counts = json!({
            "READY": count("READY"), "IN_PROGRESS": count("IN_PROGRESS"), "COMPLETED": count("COMPLETED"),
            "REOPENED": count("REOPENED"), "CANCELLED": count("CANCELLED"),
        });
        joined(self.interview_head(at), json!({ "invitationCounts": counts }).as_object().expect("an object"))
    }

    fn interview_head(&self, at: usize) -> Value {
        let interview = &self.interviews[at];
        let live = self
            .invitations_where(at, false, None)
            .into_iter()
            .filter(|at| self.invitations[*at].deactivated_at.is_none());
        let head = json!({
            "id": interview.id, "archived": interview.archived_at.is_some(),
            "archivedAt": maybe(interview.archived_at), "createdAt": time(interview.created_at),
            "updatedAt": time(interview.updated_at), "invitationsCount": live.count(),
        });
        joined(head, &interview.settings)
    }

    pub fn interview_archive(&self, at: usize) -> Value {
        let interview = &self.interviews[at];
        let archived = interview.archived_at;
        json!({ "id": interview.id, "archived": archived.is_some(), "archivedAt": maybe(archived) })
    }

    pub fn invitation_archive(&self, at: usize) -> Value {
        let invitation = &self.invitations[at];
        let archived = invitation.archived_at;
        json!({ "id": invitation.id, "archived": archived.is_some(), "archivedAt": maybe(archived) })
    }

    pub fn invitation_record(&self, at: usize) -> Value {
        let invitation = &self.invitations[at];
        let insights = if invitation.is_analysed { json!(ANY) } else { Value::Null };
        json!({
            "id": invitation.id, "interviewId": self.interviews[invitation.interview].id,
            "slug": invitation.slug, "url": format!("{BASE}/i/{}", invitation.slug),
            "status": invitation.status, "name": invitation.name, "email": invitation.email,
            "source": "direct", "sent": invitation.sent, "sentAt": maybe(invitation.sent_at),
            "error": invitation.has_error.then_some(SOME), "incomplete": invitation.incomplete,
            "endReason": invitation.end_reason, "summary": insights, "sentiment": insights,
            "insights": insights, "activeSeconds": invitation.active_seconds(),
            "responsesCount": invitation.responses(), "startedAt": maybe(invitation.started_at),
            "completedAt": maybe(invitation.completed_at), "reopenedAt": maybe(invitation.reopened_at),
            "cancelledAt": maybe(invitation.cancelled_at),
            "deactivatedAt": maybe(invitation.deactivated_at),
            "archived": invitation.archived_at.is_some(), "archivedAt": maybe(invitation.archived_at),
            "createdAt": time(invitation.created_at), "updatedAt": time(invitation.updated_at),
        })
    }

    pub fn transcript_record(&self, at: usize) -> Value {
        let invitation = &self.invitations[at];
        let messages: Vec<_> =
            (0..invitation.messages.len()).map(|index| message(invitation, index)).collect();
        joined(self.invitation_record(at), json!({ "messages": messages }).as_object().expect("an object"))
    }

    pub fn share_record(&self, at: usize) -> Value {
        let interview = &self.interviews[at];
        let share = interview.share.as_ref().expect("the share link exists");
        let head = json!({
            "interviewId": interview.id, "slug": share.slug, "url": format!("{BASE}/share/{}", share.slug),
            "hasAccessCode": !share.code.is_empty(), "usageCount": 0,
            "createdAt": time(share.created_at), "updatedAt": time(share.updated_at),
        });
        joined(head, &share.settings)
    }

    /// An address that is valid for fifteen minutes, rounded to whole seconds.
    pub fn audio_record(&self, content_type: &str) -> Value {
        let until = (self.now + SignedDuration::from_mins(15)).as_second();
        let until = Timestamp::from_second(until).expect("a moment");
        json!({ "url": SOME, "expiresAt": time(until), "contentType": content_type })
    }

    fn entry_record(&self, entry: &Entry) -> Value {
        json!({
            "id": SOME, "type": entry.kind, "interviewId": self.interviews[entry.interview].id,
            "invitationId": entry.invitation.map(|at| &self.invitations[at].id),
            "actor": { "type": entry.actor, "id": ANY, "label": ANY }, "data": SOME,
            "createdAt": time(entry.at),
        })
    }

    /// Compares a log with the model's, and sorts the entries that may be in any order.
    pub fn compare_log(&self, rows: &mut [Value], wanted: impl Fn(&Entry) -> bool) -> Result<(), String> {
        let entries: Vec<&Entry> = self.log.iter().rev().filter(|entry| wanted(entry)).collect();
        let kinds =
            |entries: &[&Entry]| entries.iter().map(|entry| entry.kind).collect::<Vec<_>>().join(", ");
        if entries.len() != rows.len() {
            let found: Vec<_> = rows.iter().map(|row| row["type"].to_string()).collect();
            return Err(format!("the log should be [{}] but is {}", kinds(&entries), found.join(", ")));
        }
        let mut from = 0;
        for together in entries.chunk_by(|one, other| one.place == other.place) {
            let rows = &mut rows[from..from + together.len()];
            from += together.len();
            let mut expected: Vec<_> = together.iter().map(|entry| self.entry_record(entry)).collect();
            // Mails of an invitation that failed together may have different reasons.
            let order = |row: &Value| {
                format!("{}{}{}{}", row["type"], row["interviewId"], row["invitationId"], row["data"])
            };
            expected.sort_by_key(order);
            rows.sort_by_key(order);
            for (expected, row) in expected.iter().zip(rows.iter()) {
                compare(expected, row, "log")?;
            }
        }
        Ok(())
    }
}

fn message(invitation: &Invitation, index: usize) -> Value {
    let message = &invitation.messages[index];
    let insights = if invitation.is_analysed { json!(ANY) } else { Value::Null };
    json!({
        "id": message.id, "index": index, "role": if message.is_answer { "user" } else { "assistant" },
        "content": format!("Message {index}"), "sentiment": insights, "insights": insights,
        "createdAt": time(message.created_at), "offsetMs": 0, "durationMs": MESSAGE_S * 1_000,
        "interrupted": false, "hasAudio": message.is_recorded, "typed": false, "session": message.session,
    })
}

/// Returns the first difference as an error.
pub fn compare(expected: &Value, found: &Value, at: &str) -> Result<(), String> {
    match (expected, found) {
        (Value::String(any), _) if any == ANY => Ok(()),
        (Value::String(some), found) if some == SOME => match found.is_null() {
            true => Err(format!("{at} should not be null")),
            false => Ok(()),
        },
        (Value::Object(expected), Value::Object(found)) => {
            if let Some(name) = found.keys().find(|name| !expected.contains_key(*name)) {
                return Err(format!("{at}.{name} should not be there"));
            }
            let absent = Value::String("(absent)".into());
            expected.iter().try_for_each(|(name, value)| {
                compare(value, found.get(name).unwrap_or(&absent), &format!("{at}.{name}"))
            })
        }
        (Value::Array(expected), Value::Array(found)) if expected.len() == found.len() => {
            let mut pairs = expected.iter().zip(found).enumerate();
            pairs.try_for_each(|(index, (value, found))| compare(value, found, &format!("{at}[{index}]")))
        }
        _ if expected == found => Ok(()),
        _ => Err(format!("{at} should be {expected} but is {found}")),
    }
}
