use std::collections::HashMap;

use colloquy_domain::invitation::Invitation;
use colloquy_domain::message::Message;
use colloquy_domain::ports::{
    InterviewFilter, InvitationFilter, InvitationStatusCounts, ListPageRequest, ListedInterview,
    SearchedInvitation,
};
use colloquy_domain::text_search::SearchWords;
use colloquy_domain::{InterviewId, InvitationId};

use super::owned;
use crate::{App, AppError, Caller};

/// How many interviews one search by title looks at, and how many names and addresses and how many messages one search in
/// an interview. The next search continues where it ended, so a search costs the same however much is stored.
pub const INTERVIEWS_PER_SEARCH: usize = 2_000;
pub const INVITATIONS_PER_SEARCH: usize = 20_000;
pub const MESSAGES_PER_SEARCH: usize = 10_000;

/// How many interviews and transcripts are read at a time.
const READ_AT_ONCE: usize = 50;
const INVITATIONS_AT_ONCE: usize = 1_000;

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
    pub invitation: SearchedInvitation,
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
) -> Result<SearchResults<ListedInterview, InterviewId>, AppError> {
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
    let (mut found, mut after, mut read) = (Vec::new(), page.after, 0);
    for _ in 0..INVITATIONS_PER_SEARCH / INVITATIONS_AT_ONCE {
        let part = ListPageRequest { after, limit: INVITATIONS_AT_ONCE };
        let rows = app.storage.searched_invitations(interview, filter, part).await?;
        let is_last = rows.len() < INVITATIONS_AT_ONCE;
        for rows in chunks_by_transcripts(rows) {
            if read >= MESSAGES_PER_SEARCH {
                return Ok(SearchResults { found, next: after });
            }
            let mut transcripts = transcripts(app, &rows).await?;
            read += transcripts.values().map(Vec::len).sum::<usize>();
            for invitation in rows {
                if found.len() == page.limit {
                    return Ok(SearchResults { found, next: after });
                }
                after = Some(invitation.id);
                let messages = transcripts.remove(&invitation.id).unwrap_or_default();
                found.extend(matching(invitation, messages, words));
            }
        }
        if is_last {
            return Ok(SearchResults { found, next: None });
        }
    }
    Ok(SearchResults { found, next: after })
}

/// Finds invitations of an interview by names and addresses. Run it on [`App::bulk_reads`], with a reservation.
pub async fn by_person(
    app: &App,
    caller: &Caller,
    interview: InterviewId,
    words: &SearchWords,
    filter: InvitationFilter,
    page: ListPageRequest<InvitationId>,
) -> Result<SearchResults<Invitation, InvitationId>, AppError> {
    owned(app, caller, interview).await?;
    let (mut found, mut after) = (Vec::new(), page.after);
    for _ in 0..INVITATIONS_PER_SEARCH / INVITATIONS_AT_ONCE {
        let part = ListPageRequest { after, limit: INVITATIONS_AT_ONCE };
        let rows = app.storage.searched_invitations(interview, filter, part).await?;
        let is_last = rows.len() < INVITATIONS_AT_ONCE;
        for invitation in rows {
            if found.len() == page.limit {
                return Ok(SearchResults { found, next: after });
            }
            after = Some(invitation.id);
            if is_named(&invitation, words) {
                found.extend(app.storage.invitation(invitation.id).await?);
            }
        }
        if is_last {
            return Ok(SearchResults { found, next: None });
        }
    }
    Ok(SearchResults { found, next: after })
}

/// How many invitations match, in each status.
pub struct MatchingCounts {
    pub counts: InvitationStatusCounts,
    /// Whether there are invitations that were not looked at.
    pub is_partial: bool,
}

/// Counts the invitations of an interview that are not archived and whose names or addresses have the words. Looks at
/// the newest [`INVITATIONS_PER_SEARCH`]. Run it on [`App::bulk_reads`], with a reservation.
pub async fn counts_by_person(
    app: &App,
    caller: &Caller,
    interview: InterviewId,
    words: &SearchWords,
) -> Result<MatchingCounts, AppError> {
    owned(app, caller, interview).await?;
    let filter = InvitationFilter { archived: false, status: None };
    let (mut counts, mut after) = (InvitationStatusCounts::default(), None);
    for _ in 0..INVITATIONS_PER_SEARCH / INVITATIONS_AT_ONCE {
        let part = ListPageRequest { after, limit: INVITATIONS_AT_ONCE };
        let rows = app.storage.searched_invitations(interview, filter, part).await?;
        for invitation in rows.iter().filter(|invitation| is_named(invitation, words)) {
            counts.add(invitation.status, 1);
        }
        if rows.len() < INVITATIONS_AT_ONCE {
            return Ok(MatchingCounts { counts, is_partial: false });
        }
        after = rows.last().map(|last| last.id);
    }
    let rest = ListPageRequest { after, limit: 1 };
    let is_partial = !app.storage.searched_invitations(interview, filter, rest).await?.is_empty();
    Ok(MatchingCounts { counts, is_partial })
}

/// Splits invitations so that each part has at most [`READ_AT_ONCE`] transcripts.
fn chunks_by_transcripts(rows: Vec<SearchedInvitation>) -> Vec<Vec<SearchedInvitation>> {
    let (mut chunks, mut started) = (vec![Vec::new()], 0);
    for row in rows {
        if row.started_at.is_some() {
            started += 1;
            if started > READ_AT_ONCE {
                chunks.push(Vec::new());
                started = 1;
            }
        }
        chunks.last_mut().expect("there is always one").push(row);
    }
    chunks
}

/// Returns the messages of the invitations that were started.
async fn transcripts(
    app: &App,
    invitations: &[SearchedInvitation],
) -> Result<HashMap<InvitationId, Vec<Message>>, AppError> {
    let started = invitations.iter().filter(|invitation| invitation.started_at.is_some());
    let started: Vec<InvitationId> = started.map(|invitation| invitation.id).collect();
    let mut transcripts: HashMap<_, Vec<Message>> = HashMap::new();
    if started.is_empty() {
        return Ok(transcripts);
    }
    for message in app.storage.transcripts(&started).await? {
        transcripts.entry(message.invitation_id).or_default().push(message);
    }
    Ok(transcripts)
}

fn matching(
    invitation: SearchedInvitation,
    mut messages: Vec<Message>,
    words: &SearchWords,
) -> Option<FoundInvitation> {
    messages.retain(|message| words.are_in(&message.content));
    if messages.is_empty() && !is_named(&invitation, words) {
        return None;
    }
    let count = messages.len();
    messages.truncate(MESSAGES_PER_TRANSCRIPT);
    Some(FoundInvitation { invitation, messages, count })
}

fn is_named(invitation: &SearchedInvitation, words: &SearchWords) -> bool {
    let name = invitation.name.as_ref().map(|name| name.as_str());
    let email = invitation.email.as_ref().map(|email| email.as_str());
    name.into_iter().chain(email).any(|text| words.are_in(text))
}
