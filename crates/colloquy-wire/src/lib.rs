//! Converts the domain's types to the records of the API, field by field. All protocols build their records here.

mod announcement;
pub mod failure;

use std::borrow::Cow;

use colloquy_api::ApiTimestamp;
use colloquy_api::records;
use colloquy_app::{LinkBuilder, PresignedUrl};
use colloquy_domain::InvitationId;
use colloquy_domain::input::PositiveInteger;
use colloquy_domain::interview::{ArchiveStatus, InterviewDetails};
use colloquy_domain::invitation::{InvitationDetails, Status};
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::message::Message;
use colloquy_domain::ports::{InterviewWithInvitations, InvitationStatusCounts, InvitationWithMessages};
use colloquy_domain::share_link::ShareLink;
use colloquy_domain::voice::Voice;
use uuid::Uuid;

pub use announcement::JsonWebhookSerializer;

pub fn view<'a>(view: &'a InterviewWithInvitations, links: &LinkBuilder) -> records::Interview<'a> {
    let live = view.invitations.iter().filter(|invitation| invitation.is_live()).count();
    view_of(view, live as i64, links)
}

/// Returns the record of a view that has only some of the invitations, with a separate count of the live ones.
pub fn view_of<'a>(
    view: &'a InterviewWithInvitations,
    live: i64,
    links: &LinkBuilder,
) -> records::Interview<'a> {
    let invitations = view.invitations.iter().map(|one| invitation(one, links)).collect();
    records::Interview { invitations: Some(invitations), ..interview(&view.interview, live) }
}

pub fn listed(details: &InterviewDetails, of_status: InvitationStatusCounts) -> records::Interview<'_> {
    records::Interview { invitation_counts: Some(counts(of_status)), ..interview(details, of_status.live()) }
}

pub fn archive_state(id: Uuid, visibility: ArchiveStatus) -> records::ArchiveState {
    let archived_at = visibility.archived_at().map(ApiTimestamp);
    records::ArchiveState { id, archived: archived_at.is_some(), archived_at }
}

pub fn invitation_view<'a>(view: &'a InvitationWithMessages, links: &LinkBuilder) -> records::Invitation<'a> {
    let messages = view.messages.iter().map(message).collect();
    records::Invitation { messages: Some(messages), ..invitation(&view.invitation, links) }
}

pub fn message(message: &Message) -> records::Message<'_> {
    records::Message {
        id: message.id.uuid(),
        index: message.index,
        role: message.role.as_str().into(),
        content: Cow::Borrowed(&message.content),
        sentiment: message.sentiment.map(|sentiment| sentiment.as_str().into()),
        insights: message.insights.as_ref().map(Cow::Borrowed),
        created_at: ApiTimestamp(message.created_at),
        offset_ms: message.offset_ms,
        duration_ms: message.duration_ms,
        interrupted: message.interrupted,
        has_audio: message.audio.is_some(),
        typed: message.typed,
        session: message.session,
    }
}

pub fn audio_url(presigned: &PresignedUrl) -> records::AudioUrl<'_> {
    records::AudioUrl {
        url: Cow::Borrowed(&presigned.url),
        expires_at: ApiTimestamp(presigned.expires_at),
        content_type: presigned.content_type.into(),
    }
}

pub fn share_link<'a>(link: &'a ShareLink, links: &LinkBuilder) -> records::ShareLink<'a> {
    records::ShareLink {
        interview_id: link.interview_id.uuid(),
        slug: link.slug.as_str().into(),
        url: links.share(&link.slug).into(),
        enabled: link.enabled,
        ask_name: link.ask_name.as_str().into(),
        ask_email: link.ask_email.as_str().into(),
        max_interviews: link.max_interviews.map(PositiveInteger::get),
        max_per_day: link.max_per_day.map(PositiveInteger::get),
        max_per_ip_per_day: link.max_per_ip_per_day.map(PositiveInteger::get),
        opens_at: link.opens_at.map(ApiTimestamp),
        closes_at: link.closes_at.map(ApiTimestamp),
        dedupe_by_contact: link.dedupe_by_contact,
        has_access_code: link.access_code_hash.is_some(),
        allowed_email_domains: link.allowed_email_domains.as_str().into(),
        usage_count: link.usage_count,
        created_at: ApiTimestamp(link.created_at),
        updated_at: ApiTimestamp(link.updated_at),
    }
}

pub fn voice(voice: &Voice) -> records::Voice<'_> {
    records::Voice {
        id: voice.id.uuid(),
        name: Cow::Borrowed(&voice.name),
        language: Cow::Borrowed(&voice.language),
        gender: voice.gender.map(|gender| gender.as_str().into()),
        provider: Cow::Borrowed(&voice.provider),
    }
}

pub fn log_entry(entry: &LogEntry) -> records::LogEntry<'_> {
    records::LogEntry {
        id: entry.id.uuid(),
        kind: entry.event.as_str().into(),
        interview_id: entry.interview_id.uuid(),
        invitation_id: entry.invitation_id.map(InvitationId::uuid),
        actor: records::Actor {
            kind: entry.actor.kind.as_str().into(),
            id: entry.actor.id,
            label: entry.actor.label.as_deref().map(Cow::from),
        },
        data: Cow::Borrowed(&entry.data),
        created_at: ApiTimestamp(entry.created_at),
    }
}

/// Returns the record of an interview without its invitations.
pub fn interview(interview: &InterviewDetails, invitations_count: i64) -> records::Interview<'_> {
    records::Interview {
        id: interview.id.uuid(),
        title: interview.title.as_ref().map(|text| text.as_str().into()),
        prompt: interview.prompt.as_str().into(),
        intro: interview.intro.as_ref().map(|text| text.as_str().into()),
        first_message: interview.first_message.as_ref().map(|text| text.as_str().into()),
        locale: interview.locale.as_str().into(),
        voice_id: interview.voice_id.uuid(),
        max_minutes: interview.max_minutes.map(PositiveInteger::get),
        max_responses: interview.max_responses.map(PositiveInteger::get),
        disable_org_system_prompt: interview.disable_org_system_prompt,
        archived: interview.visibility.is_archived(),
        archived_at: interview.visibility.archived_at().map(ApiTimestamp),
        created_at: ApiTimestamp(interview.created_at),
        updated_at: ApiTimestamp(interview.updated_at),
        invitations_count,
        invitations: None,
        invitation_counts: None,
    }
}

fn counts(counts: InvitationStatusCounts) -> records::InvitationCounts {
    records::InvitationCounts {
        ready: counts.of(Status::Ready),
        in_progress: counts.of(Status::InProgress),
        completed: counts.of(Status::Completed),
        reopened: counts.of(Status::Reopened),
        cancelled: counts.of(Status::Cancelled),
    }
}

pub fn invitation<'a>(invitation: &'a InvitationDetails, links: &LinkBuilder) -> records::Invitation<'a> {
    records::Invitation {
        id: invitation.id.uuid(),
        interview_id: invitation.interview_id.uuid(),
        slug: invitation.slug.as_str().into(),
        url: links.invitation(&invitation.slug).into(),
        status: invitation.status.as_str().into(),
        name: invitation.name.as_ref().map(|text| text.as_str().into()),
        email: invitation.email.as_ref().map(|text| text.as_str().into()),
        source: invitation.source.as_str().into(),
        sent: invitation.sent,
        sent_at: invitation.sent_at.map(ApiTimestamp),
        error: invitation.error.as_deref().map(Cow::from),
        incomplete: invitation.incomplete,
        end_reason: invitation.end_reason.map(|reason| reason.as_str().into()),
        summary: invitation.summary.as_deref().map(Cow::from),
        sentiment: invitation.sentiment.map(|sentiment| sentiment.as_str().into()),
        insights: invitation.insights.as_ref().map(Cow::Borrowed),
        active_seconds: invitation.active_ms / 1_000,
        responses_count: invitation.responses_count,
        started_at: invitation.started_at.map(ApiTimestamp),
        completed_at: invitation.completed_at.map(ApiTimestamp),
        reopened_at: invitation.reopened_at.map(ApiTimestamp),
        cancelled_at: invitation.cancelled_at.map(ApiTimestamp),
        deactivated_at: invitation.deactivated_at.map(ApiTimestamp),
        archived: invitation.visibility.is_archived(),
        archived_at: invitation.visibility.archived_at().map(ApiTimestamp),
        created_at: ApiTimestamp(invitation.created_at),
        updated_at: ApiTimestamp(invitation.updated_at),
        messages: None,
    }
}
