//! Checks that the schemas describe the records exactly.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::{Value, json};

use super::{parsed, require_valid, strict};
use crate::error::{StandardError, label};
use crate::events::{InterviewCompletedData, InterviewStartedData, TestEventData, WebhookBody};
use crate::openapi::examples;
use crate::openapi::responses::ERRORS;
use crate::records::{
    Actor, ArchiveState, Interview, Invitation, InvitationCounts, LogEntry, Message, ShareLink, Voice,
};
use crate::words;

/// Checks a schema against two records: `full` has every value, `bare` only the required ones.
fn check(name: &str, full: &impl Serialize, bare: &impl Serialize) {
    let document = parsed();
    let pointer = format!("/components/schemas/{name}");
    let [full, bare] = [json!(full), json!(bare)];
    let validator = strict(&document, &pointer);
    require_valid(&validator, &full, name);
    require_valid(&validator, &bare, name);
    let members = |value: &Value| value.as_object().expect("an object").clone();
    let properties =
        members(document.pointer(&pointer).and_then(|schema| schema.get("properties")).expect("some"));
    assert_eq!(members(&full).keys().collect::<Vec<_>>(), properties.keys().collect::<Vec<_>>());
    for (property, value) in members(&bare) {
        assert!(!full[&property].is_null(), "{name} has no value for {property}");
        let may_be_null =
            strict(&document, &format!("{pointer}/properties/{property}")).is_valid(&Value::Null);
        assert_eq!(may_be_null, value.is_null(), "{name}.{property}");
    }
    for property in properties.keys() {
        let mut without = full.clone();
        without.as_object_mut().expect("an object").remove(property);
        assert!(!validator.is_valid(&without), "{name} is valid without {property}");
    }
}

fn bare_interview() -> Interview<'static> {
    Interview {
        title: None,
        intro: None,
        first_message: None,
        max_minutes: None,
        max_responses: None,
        archived_at: None,
        ..examples::interview()
    }
}

fn full_interview() -> Interview<'static> {
    let now = examples::interview().created_at;
    Interview { archived: true, archived_at: Some(now), max_responses: Some(40), ..examples::interview() }
}

#[test]
fn an_interview() {
    check("Interview", &full_interview(), &bare_interview());
}

#[test]
fn a_listed_interview() {
    let listed = |interview| Interview {
        invitations: None,
        invitation_counts: examples::listed_interview().invitation_counts,
        ..interview
    };
    check("ListedInterview", &listed(full_interview()), &listed(bare_interview()));
    let counts = examples::listed_interview().invitation_counts.expect("counts");
    check("InvitationCounts", &counts, &InvitationCounts { ready: 0, ..counts });
}

fn full_invitation() -> Invitation<'static> {
    let completed = examples::completed_invitation();
    let now = Some(completed.created_at);
    Invitation {
        error: Some("The mailbox is full".into()),
        reopened_at: now,
        cancelled_at: now,
        deactivated_at: now,
        archived: true,
        archived_at: now,
        ..completed
    }
}

#[test]
fn an_invitation() {
    check("Invitation", &full_invitation(), &examples::ready_invitation());
}

#[test]
fn an_invitation_with_its_transcript() {
    let messages = examples::invitation_with_messages().messages;
    let full = Invitation { messages: messages.clone(), ..full_invitation() };
    let bare = Invitation { messages, ..examples::ready_invitation() };
    check("InvitationWithMessages", &full, &bare);
}

#[test]
fn a_message() {
    let bare = Message { sentiment: None, insights: None, ..examples::reply() };
    check("Message", &examples::reply(), &bare);
}

#[test]
fn an_address_of_audio() {
    check("AudioUrl", &examples::audio_url(), &examples::audio_url());
}

#[test]
fn a_share_link() {
    let link = examples::share_link();
    let full = ShareLink { max_per_ip_per_day: Some(3), opens_at: Some(link.created_at), ..link.clone() };
    let bare = ShareLink { max_interviews: None, max_per_day: None, closes_at: None, ..link };
    check("ShareLink", &full, &bare);
}

#[test]
fn a_voice() {
    check("Voice", &examples::voice(), &Voice { gender: None, ..examples::voice() });
}

#[test]
fn an_archive_state() {
    let now = examples::interview().created_at;
    let id = examples::interview().id;
    check(
        "ArchiveState",
        &ArchiveState { id, archived: true, archived_at: Some(now) },
        &ArchiveState { id, archived: false, archived_at: None },
    );
}

#[test]
fn a_log_entry_and_its_actor() {
    let full = examples::log_entry();
    let actor = Actor { id: None, label: None, ..full.actor.clone() };
    check("Actor", &full.actor, &actor);
    check("LogEntry", &full, &LogEntry { invitation_id: None, actor, ..full.clone() });
}

#[test]
fn the_errors() {
    for (status, _) in ERRORS {
        if *status != 400 {
            check("StandardError", &examples::standard_error(*status), &examples::standard_error(*status));
        }
    }
    let error = examples::validation_error();
    check("ValidationError", &error, &error);
    check("RejectedValue", &error.errors[0], &error.errors[1]);
    let alone =
        StandardError { status_code: 400, error: "Bad Request".into(), ..examples::standard_error(404) };
    assert!(
        !strict(&parsed(), "/components/schemas/StandardError").is_valid(&json!(alone)),
        "{}",
        label(400)
    );
}

#[test]
fn the_sets_of_words_are_closed_and_have_no_duplicates() {
    let document = parsed();
    for (name, words) in [
        ("InvitationStatus", words::STATUSES),
        ("InvitationSource", words::SOURCES),
        ("EndReason", words::END_REASONS),
        ("Sentiment", words::SENTIMENTS),
        ("Role", words::ROLES),
        ("Gender", words::GENDERS),
        ("AskPolicy", words::ASK_POLICIES),
        ("ActorType", words::ACTOR_TYPES),
        ("LogType", words::LOG_TYPES),
        ("ErrorCode", words::CODES),
    ] {
        assert_eq!(document["components"]["schemas"][name]["enum"], json!(words));
        assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{name}");
    }
}

fn started(is_full: bool) -> InterviewStartedData<'static> {
    let invitation = examples::completed_invitation();
    InterviewStartedData {
        interview_id: invitation.interview_id,
        interview_title: is_full.then_some("First month".into()),
        invitation_id: invitation.id,
        slug: invitation.slug,
        name: is_full.then_some("Ada".into()),
        email: is_full.then_some("ada@example.org".into()),
        started_at: invitation.created_at,
    }
}

fn completed(is_full: bool) -> InterviewCompletedData<'static> {
    InterviewCompletedData {
        started: started(is_full),
        completed_at: examples::completed_invitation().created_at,
        incomplete: false,
        end_reason: "finished".into(),
        active_seconds: 7,
        summary: is_full.then_some("It went well.".into()),
        sentiment: is_full.then_some("positive".into()),
        resumed: true,
        messages: vec![examples::reply()],
    }
}

/// Checks the data of an event, which lies within an envelope and is validated separately.
fn check_event(name: &str, kind: &str, full: &impl Serialize, bare: &impl Serialize) {
    let document = parsed();
    let validator = strict(&document, &format!("/components/schemas/{name}"));
    for data in [json!(full), json!(bare)] {
        let timestamp = examples::interview().created_at;
        let event = json!(WebhookBody { kind: kind.into(), timestamp, data: data.clone() });
        require_valid(&validator, &event, name);
        for member in data.as_object().expect("an object").keys() {
            let mut without = event.clone();
            without["data"].as_object_mut().expect("an object").remove(member);
            assert!(!validator.is_valid(&without), "{name} is valid without {member}");
        }
    }
}

#[test]
fn the_events() {
    check_event("InterviewStarted", "interview.started", &started(true), &started(false));
    check_event("InterviewCompleted", "interview.completed", &completed(true), &completed(false));
    check_event("EndpointTest", "endpoint.test", &TestEventData {}, &TestEventData {});
}
