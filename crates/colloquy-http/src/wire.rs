//! From the domain's shapes to the wire's, naming every field.

use colloquy_api::Time;
use colloquy_api::records;
use colloquy_app::Links;
use colloquy_domain::input::Limit;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{EndReason, Invitation, Sentiment, Status};
use colloquy_domain::ports::{InterviewView, ListedInterview, StatusCounts};

pub fn view(view: &InterviewView, links: &Links) -> records::Interview {
    let live = view.invitations.iter().filter(|invitation| invitation.is_live()).count();
    let invitations = view.invitations.iter().map(|one| invitation(one, links)).collect();
    records::Interview { invitations: Some(invitations), ..interview(&view.interview, live as i64) }
}

pub fn listed(listed: &ListedInterview) -> records::Interview {
    records::Interview {
        invitation_counts: Some(counts(listed.counts)),
        ..interview(&listed.interview, listed.counts.live())
    }
}

/// A row of the answer to a creation: the interview with one of its invitations.
pub fn created(whole: &Interview, one: &Invitation, live: usize, links: &Links) -> records::Interview {
    records::Interview { invitations: Some(vec![invitation(one, links)]), ..interview(whole, live as i64) }
}

fn interview(interview: &Interview, invitations_count: i64) -> records::Interview {
    records::Interview {
        id: interview.id.uuid(),
        title: interview.title.as_ref().map(ToString::to_string),
        prompt: interview.prompt.to_string(),
        intro: interview.intro.as_ref().map(ToString::to_string),
        first_message: interview.first_message.as_ref().map(ToString::to_string),
        locale: interview.locale.to_string(),
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

fn invitation(invitation: &Invitation, links: &Links) -> records::Invitation {
    records::Invitation {
        id: invitation.id.uuid(),
        interview_id: invitation.interview_id.uuid(),
        slug: invitation.slug.as_str().to_owned(),
        url: links.invitation(&invitation.slug),
        status: invitation.status.as_str().to_owned(),
        name: invitation.name.as_ref().map(ToString::to_string),
        email: invitation.email.as_ref().map(ToString::to_string),
        source: invitation.source.as_str().to_owned(),
        sent: invitation.sent,
        sent_at: invitation.sent_at.map(Time),
        error: invitation.error.clone(),
        incomplete: invitation.incomplete,
        end_reason: invitation.end_reason.map(EndReason::as_str).map(str::to_owned),
        summary: invitation.summary.clone(),
        sentiment: invitation.sentiment.map(Sentiment::as_str).map(str::to_owned),
        insights: invitation.insights.clone(),
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
