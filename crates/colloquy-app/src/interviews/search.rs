use colloquy_domain::invitation::Invitation;
use colloquy_domain::message::Message;
use colloquy_domain::ports::{
    InterviewFilter, InterviewWithInvitationCounts, InvitationFilter, ListPageRequest,
};
use colloquy_domain::text_search::SearchWords;
use colloquy_domain::{InterviewId, InvitationId};

use super::owned;
use crate::{App, AppError, Caller};

/// How many interviews one search by title looks at, and how many invitations one search in transcripts. The next search
/// continues where it ended, so a search costs the same however much is stored.
pub const INTERVIEWS_PER_SEARCH: usize = 2_000;
pub const INVITATIONS_PER_SEARCH: usize = 200;

/// How many are read at a time.
const READ_AT_ONCE: usize = 50;

/// How many messages of one transcript are returned.
pub const MESSAGES_PER_TRANSCRIPT: usize = 3;

/// What was found, newest first.
pub struct SearchResults<T, I> {
    pub found: Vec<T>,
    /// The last one that was looked at, if there are older ones.
    pub next: Option<I>,
}

/// An invitation whose name, address or transcript has the words.
pub struct FoundInvitation {
    pub invitation: Invitation,
    /// The first messages that have the words.
    pub messages: Vec<Message>,
    /// How many messages have the words.
    pub count: usize,
}

/// Finds interviews by their titles. Run it on [`App::bulk_reads`], with a reservation.
pub async fn by_title(
    app: &App,
    caller: &Caller,
    words: &SearchWords,
    filter: InterviewFilter,
    page: ListPageRequest<InterviewId>,
) -> Result<SearchResults<InterviewWithInvitationCounts, InterviewId>, AppError> {
    let organization = caller.organization().id;
    let (mut found, mut after) = (Vec::new(), page.after);
    for _ in 0..INTERVIEWS_PER_SEARCH / READ_AT_ONCE {
        let part = ListPageRequest { after, limit: READ_AT_ONCE };
        let rows = app.storage.interviews(organization, filter, part).await?;
        let is_last = rows.len() < READ_AT_ONCE;
        for row in rows {
            if found.len() == page.limit {
                return Ok(SearchResults { found, next: after });
            }
            after = Some(row.interview.id);
            if row.interview.title.as_ref().is_some_and(|title| words.are_in(title.as_str())) {
                found.push(row);
            }
        }
        if is_last {
            return Ok(SearchResults { found, next: None });
        }
    }
    Ok(SearchResults { found, next: after })
}

/// Finds invitations of an interview by what was said, and by names and addresses. Run it on [`App::bulk_reads`], with a
/// reservation.
pub async fn in_transcripts(
    app: &App,
    caller: &Caller,
    interview: InterviewId,
    words: &SearchWords,
    page: ListPageRequest<InvitationId>,
) -> Result<SearchResults<FoundInvitation, InvitationId>, AppError> {
    owned(app, caller, interview).await?;
    let filter = InvitationFilter { archived: false, status: None };
    let (mut found, mut after) = (Vec::new(), page.after);
    for _ in 0..INVITATIONS_PER_SEARCH / READ_AT_ONCE {
        let part = ListPageRequest { after, limit: READ_AT_ONCE };
        let rows = app.storage.invitations(interview, filter, part).await?;
        let is_last = rows.len() < READ_AT_ONCE;
        for invitation in rows {
            if found.len() == page.limit {
                return Ok(SearchResults { found, next: after });
            }
            after = Some(invitation.id);
            found.extend(matching(app, invitation, words).await?);
        }
        if is_last {
            return Ok(SearchResults { found, next: None });
        }
    }
    Ok(SearchResults { found, next: after })
}

async fn matching(
    app: &App,
    invitation: Invitation,
    words: &SearchWords,
) -> Result<Option<FoundInvitation>, AppError> {
    let mut messages = Vec::new();
    if invitation.started_at.is_some() {
        let view = app.storage.invitation_view(invitation.id).await?;
        messages = view.map(|view| view.messages).unwrap_or_default();
        messages.retain(|message| words.are_in(&message.content));
    }
    let name = invitation.name.as_ref().map(|name| name.as_str());
    let email = invitation.email.as_ref().map(|email| email.as_str());
    let is_named = name.into_iter().chain(email).any(|text| words.are_in(text));
    if messages.is_empty() && !is_named {
        return Ok(None);
    }
    let count = messages.len();
    messages.truncate(MESSAGES_PER_TRANSCRIPT);
    Ok(Some(FoundInvitation { invitation, messages, count }))
}
