//! The schemas of what is answered. A test holds them to the records, property by property.

use super::schema::{
    Properties, Schema, anything, array, boolean, count, id, integer, limit, moment, record, reference, slug,
    text, url, words,
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

type Last = fn() -> (&'static str, Schema);

const INVITATIONS: Last = || {
    let about = "Those not archived; deactivated and cancelled ones are among them.";
    ("invitations", array(reference("Invitation")).about(about))
};
const COUNTS: Last = || ("invitationCounts", reference("InvitationCounts"));

fn interview(last: Last) -> Properties {
    vec![
        ("id", id()),
        ("title", text().or_null().about("Made from the prompt when none is given.")),
        ("prompt", text().about("What the interview is about.")),
        ("intro", text().or_null().about("What the invitee is told before the first question.")),
        ("firstMessage", text().or_null().about("The opening question.")),
        ("locale", text().about("The language tag as it was given.")),
        ("voiceId", id()),
        ("maxMinutes", limit().or_null().about("Compared with the active time.")),
        ("maxResponses", limit().or_null().about("Compared with the number of the invitee's messages.")),
        ("disableOrgSystemPrompt", boolean()),
        ("archived", boolean().about("Hidden from default listings.")),
        ("archivedAt", moment().or_null()),
        ("createdAt", moment()),
        ("updatedAt", moment()),
        (
            "invitationsCount",
            count()
                .about("Live invitations: neither archived nor deactivated. 1 is single mode, more is bulk."),
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
        ("slug", slug().about("The unguessable part of the link.")),
        ("url", url().about("The link for the invitee.")),
        ("status", reference("InvitationStatus")),
        ("name", text().or_null()),
        ("email", text().or_null()),
        ("source", reference("InvitationSource")),
        ("sent", boolean().about("Whether the last mail was accepted.")),
        ("sentAt", moment().or_null()),
        ("error", text().or_null().about("The last failure to deliver the mail.")),
        ("incomplete", boolean().about("Whether it ended before the interviewer was through.")),
        ("endReason", reference("EndReason").or_null()),
        ("summary", text().or_null()),
        ("sentiment", reference("Sentiment").or_null()),
        ("insights", anything().or_null()),
        ("activeSeconds", count().about("In which the interviewer or the invitee was heard.")),
        ("responsesCount", count().about("Messages of the invitee.")),
        ("startedAt", moment().or_null()),
        ("completedAt", moment().or_null()),
        ("reopenedAt", moment().or_null()),
        ("cancelledAt", moment().or_null().about("The last time; kept when it is reactivated.")),
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
        ("index", count().about("Its place in the transcript, from 0.")),
        ("role", reference("Role")),
        ("content", text()),
        ("sentiment", reference("Sentiment").or_null()),
        ("insights", anything().or_null()),
        ("createdAt", moment()),
        ("offsetMs", count().about("From the session's start.")),
        ("durationMs", count()),
        ("interrupted", boolean().about("Whether the other side cut it off.")),
        ("hasAudio", boolean()),
        ("typed", boolean().about("Written, not said.")),
        ("session", integer().with("minimum", 1).about("The session in which it was said, from 1.")),
    ]
}

fn audio_url() -> Properties {
    vec![("url", url().about("Needs no key.")), ("expiresAt", moment()), ("contentType", text())]
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
        ("maxPerDay", limit().or_null().about("The most visits of a day (UTC); null for any number.")),
        ("maxPerIpPerDay", limit().or_null()),
        ("opensAt", moment().or_null()),
        ("closesAt", moment().or_null()),
        ("dedupeByContact", boolean().about("Whether an email has one invitation only.")),
        ("hasAccessCode", boolean().about("The code itself is never answered.")),
        ("allowedEmailDomains", text().about("Separated by commas; empty when any is allowed.")),
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
        ("data", anything().about("What the type has to tell.")),
        ("createdAt", moment()),
    ]
}

fn actor() -> Properties {
    vec![("type", reference("ActorType")), ("id", id().or_null()), ("label", text().or_null())]
}
