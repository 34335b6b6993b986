//! The schemas of responses. A test compares them with the records, property by property.

use super::schema::{
    JsonSchema, Properties, anything, array, boolean, count, id, integer, limit, moment, record, reference,
    slug, text, url, words,
};
use crate::words;

pub fn schemas() -> Properties {
    vec![
        ("Interview", record(interview(INVITATIONS))),
        ("ListedInterview", record(interview(COUNTS))),
        ("InvitationCounts", record(counts())),
        ("Invitation", record(invitation())),
        ("InvitationWithMessages", record(with_messages(invitation()))),
        ("Message", record(message())),
        ("AudioUrl", record(audio_url())),
        ("ShareLink", record(share_link())),
        ("Voice", record(voice())),
        ("ArchiveState", record(archive_state())),
        ("LogEntry", record(log_entry())),
        ("Actor", record(actor())),
        ("InvitationStatus", words(words::STATUSES)),
        ("InvitationSource", words(words::SOURCES)),
        ("EndReason", words(words::END_REASONS)),
        ("Sentiment", words(words::SENTIMENTS)),
        ("Role", words(words::ROLES)),
        ("Gender", words(words::GENDERS)),
        ("AskPolicy", words(words::ASK_POLICIES)),
        ("ActorType", words(words::ACTOR_TYPES)),
        ("LogType", words(words::LOG_TYPES)),
    ]
}

type Last = fn() -> (&'static str, JsonSchema);

const INVITATIONS: Last = || {
    let about = "The invitations that are not archived, including deactivated and cancelled ones.";
    ("invitations", array(reference("Invitation")).about(about))
};
const COUNTS: Last = || ("invitationCounts", reference("InvitationCounts"));

fn interview(last: Last) -> Properties {
    vec![
        ("id", id()),
        ("title", text().or_null().about("Generated from the prompt if none is given.")),
        ("prompt", text().about("What the interview is about.")),
        ("intro", text().or_null().about("The introduction that the invitee gets before the first question.")),
        ("firstMessage", text().or_null().about("The opening question.")),
        ("locale", text().about("The language tag as given.")),
        ("voiceId", id()),
        ("maxMinutes", limit().or_null().about("The limit of active time in minutes.")),
        ("maxResponses", limit().or_null().about("The limit of the invitee's messages.")),
        ("disableOrgSystemPrompt", boolean()),
        ("archived", boolean().about("Hidden from default listings.")),
        ("archivedAt", moment().or_null()),
        ("createdAt", moment()),
        ("updatedAt", moment()),
        (
            "invitationsCount",
            count()
                .about("The number of invitations that are neither archived nor deactivated. 1 is single mode, more is bulk."),
        ),
        last(),
    ]
}

fn counts() -> Properties {
    words::STATUSES.iter().map(|status| (*status, count())).collect()
}

fn invitation() -> Properties {
    vec![
        ("id", id()),
        ("interviewId", id()),
        ("slug", slug().about("The random part of the link.")),
        ("url", url().about("The link for the invitee.")),
        ("status", reference("InvitationStatus")),
        ("name", text().or_null()),
        ("email", text().or_null()),
        ("source", reference("InvitationSource")),
        ("sent", boolean().about("Whether the last mail was accepted.")),
        ("sentAt", moment().or_null()),
        ("error", text().or_null().about("Why the last delivery of the mail failed.")),
        ("incomplete", boolean().about("Whether the interview ended before the interviewer had finished.")),
        ("endReason", reference("EndReason").or_null()),
        ("summary", text().or_null()),
        ("sentiment", reference("Sentiment").or_null()),
        ("insights", anything().or_null()),
        ("activeSeconds", count().about("The seconds in which the interviewer or the invitee was heard.")),
        ("responsesCount", count().about("The number of the invitee's messages.")),
        ("startedAt", moment().or_null()),
        ("completedAt", moment().or_null()),
        ("reopenedAt", moment().or_null()),
        ("cancelledAt", moment().or_null().about("The last cancellation; kept on reactivation.")),
        ("deactivatedAt", moment().or_null()),
        ("archived", boolean()),
        ("archivedAt", moment().or_null()),
        ("createdAt", moment()),
        ("updatedAt", moment()),
    ]
}

fn with_messages(mut invitation: Properties) -> Properties {
    invitation.push(("messages", array(reference("Message")).about("The transcript.")));
    invitation
}

fn message() -> Properties {
    vec![
        ("id", id()),
        ("index", count().about("The position in the transcript, from 0.")),
        ("role", reference("Role")),
        ("content", text()),
        ("sentiment", reference("Sentiment").or_null()),
        ("insights", anything().or_null()),
        ("createdAt", moment()),
        ("offsetMs", count().about("The time since the session's start.")),
        ("durationMs", count()),
        ("interrupted", boolean().about("Whether the other side interrupted it.")),
        ("hasAudio", boolean()),
        ("typed", boolean().about("Whether it was typed instead of spoken.")),
        ("session", integer().with("minimum", 1).about("The session in which it was said, from 1.")),
    ]
}

fn audio_url() -> Properties {
    vec![
        ("url", url().about("The address, which needs no key.")),
        ("expiresAt", moment()),
        ("contentType", text()),
    ]
}

fn share_link() -> Properties {
    vec![
        ("interviewId", id()),
        ("slug", slug()),
        ("url", url().about("The link for visitors.")),
        ("enabled", boolean()),
        ("askName", reference("AskPolicy")),
        ("askEmail", reference("AskPolicy")),
        ("maxInterviews", limit().or_null()),
        (
            "maxPerDay",
            limit().or_null().about("The maximum number of visits in a day (UTC); null for no limit."),
        ),
        ("maxPerIpPerDay", limit().or_null()),
        ("opensAt", moment().or_null()),
        ("closesAt", moment().or_null()),
        ("dedupeByContact", boolean().about("Whether each email gets only one invitation.")),
        (
            "hasAccessCode",
            boolean().about("Whether there is an access code. The code itself is never returned."),
        ),
        ("allowedEmailDomains", text().about("Separated by commas; empty if any domain is allowed.")),
        ("usageCount", count()),
        ("createdAt", moment()),
        ("updatedAt", moment()),
    ]
}

fn voice() -> Properties {
    vec![
        ("id", id()),
        ("name", text()),
        ("language", text().about("A BCP 47 tag.")),
        ("gender", reference("Gender").or_null()),
        ("provider", text()),
    ]
}

fn archive_state() -> Properties {
    vec![("id", id()), ("archived", boolean()), ("archivedAt", moment().or_null())]
}

fn log_entry() -> Properties {
    vec![
        ("id", id()),
        ("type", reference("LogType")),
        ("interviewId", id()),
        ("invitationId", id().or_null()),
        ("actor", reference("Actor")),
        ("data", anything().about("Details, which depend on the type.")),
        ("createdAt", moment()),
    ]
}

fn actor() -> Properties {
    vec![("type", reference("ActorType")), ("id", id().or_null()), ("label", text().or_null())]
}
