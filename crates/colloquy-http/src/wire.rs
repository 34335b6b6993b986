//! From the domain's shapes to the wire's, naming every field.

use std::borrow::Cow;

use colloquy_api::Time;
use colloquy_api::records;
use colloquy_app::Links;
use colloquy_domain::InvitationId;
use colloquy_domain::input::Limit;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::ports::{InterviewView, ListedInterview, StatusCounts};

pub fn view<'a>(view: &'a InterviewView, links: &Links) -> records::Interview<'a> {
    let live = view.invitations.iter().filter(|invitation| invitation.is_live()).count();
    let invitations = view.invitations.iter().map(|one| invitation(one, links)).collect();
    records::Interview { invitations: Some(invitations), ..interview(&view.interview, live as i64) }
}

pub fn listed(listed: &ListedInterview) -> records::Interview<'_> {
    records::Interview {
        invitation_counts: Some(counts(listed.counts)),
        ..interview(&listed.interview, listed.counts.live())
    }
}

/// A row of the answer to a creation: the interview with one of its invitations.
pub fn created<'a>(
    whole: &'a Interview,
    one: &'a Invitation,
    live: usize,
    links: &Links,
) -> records::Interview<'a> {
    records::Interview { invitations: Some(vec![invitation(one, links)]), ..interview(whole, live as i64) }
}

pub fn archive_state(interview: &Interview) -> records::ArchiveState {
    let archived_at = interview.visibility.archived_at().map(Time);
    records::ArchiveState { id: interview.id.uuid(), archived: archived_at.is_some(), archived_at }
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
        created_at: Time(entry.created_at),
    }
}

fn interview(interview: &Interview, invitations_count: i64) -> records::Interview<'_> {
    records::Interview {
        id: interview.id.uuid(),
        title: interview.title.as_ref().map(|text| text.as_str().into()),
        prompt: interview.prompt.as_str().into(),
        intro: interview.intro.as_ref().map(|text| text.as_str().into()),
        first_message: interview.first_message.as_ref().map(|text| text.as_str().into()),
        locale: interview.locale.as_str().into(),
        voice_id: interview.voice_id.uuid(),
        max_minutes: interview.max_minutes.map(Limit::get),
        max_responses: interview.max_responses.map(Limit::get),
        disable_org_system_prompt: interview.disable_org_system_prompt,
        archived: interview.visibility.is_archived(),
        archived_at: interview.visibility.archived_at().map(Time),
        created_at: Time(interview.created_at),
        updated_at: Time(interview.updated_at),
        invitations_count,
        invitations: None,
        invitation_counts: None,
    }
}

fn counts(counts: StatusCounts) -> records::InvitationCounts {
    records::InvitationCounts {
        ready: counts.of(Status::Ready),
        in_progress: counts.of(Status::InProgress),
        completed: counts.of(Status::Completed),
        reopened: counts.of(Status::Reopened),
        cancelled: counts.of(Status::Cancelled),
    }
}

fn invitation<'a>(invitation: &'a Invitation, links: &Links) -> records::Invitation<'a> {
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
        sent_at: invitation.sent_at.map(Time),
        error: invitation.error.as_deref().map(Cow::from),
        incomplete: invitation.incomplete,
        end_reason: invitation.end_reason.map(|reason| reason.as_str().into()),
        summary: invitation.summary.as_deref().map(Cow::from),
        sentiment: invitation.sentiment.map(|sentiment| sentiment.as_str().into()),
        insights: invitation.insights.as_ref().map(Cow::Borrowed),
        active_seconds: invitation.active_ms / 1_000,
        responses_count: invitation.responses_count,
        started_at: invitation.started_at.map(Time),
        completed_at: invitation.completed_at.map(Time),
        reopened_at: invitation.reopened_at.map(Time),
        cancelled_at: invitation.cancelled_at.map(Time),
        deactivated_at: invitation.deactivated_at.map(Time),
        archived: invitation.visibility.is_archived(),
        archived_at: invitation.visibility.archived_at().map(Time),
        created_at: Time(invitation.created_at),
        updated_at: Time(invitation.updated_at),
    }
}
