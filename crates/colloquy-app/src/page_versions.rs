//! What the live pages of the console show, as short values: a page is outdated when its value has changed. They are read
//! every few seconds, so each costs the same however much is stored. All nodes compute the same values.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};

use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::ports::{InterviewFilter, InvitationFilter, ListPageRequest, ListedInterview};
use colloquy_domain::{InterviewId, InvitationId};

use crate::invitations::running::{LISTED_MAX, listed_dangers, listed_for_attention, listed_withdrawals};
use crate::{App, AppError, Caller, interviews, invitations};

/// How many of the newest invitations the page of an interview shows.
const NEWEST_INVITATIONS: usize = 50;

/// How many of the newest interviews the overview shows.
pub const NEWEST_INTERVIEWS: usize = 5;

/// How many messages are read at a time.
const MESSAGES_READ_AT_ONCE: usize = 100;

/// How many of the last messages are read again each time, because an invitee may correct them.
const CORRECTABLE_MESSAGES: usize = 10;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageVersion(u64);

impl PageVersion {
    fn of(shown: impl Hash) -> Self {
        let mut hasher = DefaultHasher::new();
        shown.hash(&mut hasher);
        PageVersion(hasher.finish())
    }

    pub fn parse(text: &str) -> Option<Self> {
        u64::from_str_radix(text, 16).ok().map(PageVersion)
    }
}

impl std::fmt::Display for PageVersion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

fn shown(invitations: &[Invitation]) -> Vec<(InvitationId, i64)> {
    invitations.iter().map(|invitation| (invitation.id, invitation.revision().number())).collect()
}

fn listed(row: &ListedInterview) -> (InterviewId, i64, i64) {
    (row.interview.id, row.interview.updated_at.as_microsecond(), row.counts.of(Status::Completed))
}

/// The interviews that are being taken, the invitations and endpoints that need attention, and the newest interviews.
pub async fn overview(app: &App, caller: &Caller) -> Result<PageVersion, AppError> {
    let running = app.storage.running(caller.organization().id, LISTED_MAX + 1).await?;
    let dangers = listed_dangers(app, caller).await?;
    let attention = listed_for_attention(app, caller).await?;
    let withdrawals = listed_withdrawals(app, caller).await?;
    let filter = InterviewFilter { archived: false, updated_since: None };
    let newest = ListPageRequest { after: None, limit: NEWEST_INTERVIEWS };
    let newest = app.storage.interviews(caller.organization().id, filter, newest).await?;
    let newest: Vec<_> = newest.iter().map(listed).collect();
    let endpoints = app.storage.endpoints(caller.organization().id).await?;
    let endpoints: Vec<_> =
        endpoints.iter().map(|endpoint| (endpoint.id, endpoint.needs_attention())).collect();
    let attention = (shown(&dangers), shown(&attention), shown(&withdrawals));
    Ok(PageVersion::of((shown(&running), attention, newest, endpoints)))
}

/// An interview, its newest invitations, and those that are being used.
pub async fn interview(app: &App, caller: &Caller, id: InterviewId) -> Result<PageVersion, AppError> {
    let interview = interviews::owned(app, caller, id).await?;
    let newest = ListPageRequest { after: None, limit: NEWEST_INVITATIONS };
    let filter = InvitationFilter { archived: false, status: None };
    let newest = app.storage.invitations(id, filter, newest).await?;
    let mut running = app.storage.running(caller.organization().id, LISTED_MAX + 1).await?;
    running.retain(|invitation| invitation.interview_id == id);
    Ok(PageVersion::of((interview.revision().number(), shown(&newest), shown(&running))))
}

/// An invitation and its transcript. `last` is the index of the last message, as far as it is known; the result has the
/// present one.
pub async fn invitation(
    app: &App,
    caller: &Caller,
    id: InvitationId,
    mut last: Option<i32>,
) -> Result<(PageVersion, Option<i32>), AppError> {
    let invitation = invitations::owned(app, caller, id).await?;
    let mut recent = VecDeque::new();
    let mut after =
        last.and_then(|last| last.checked_sub(CORRECTABLE_MESSAGES as i32)).filter(|after| *after >= 0);
    loop {
        let messages =
            app.storage.messages(id, ListPageRequest { after, limit: MESSAGES_READ_AT_ONCE }).await?;
        let is_end = messages.len() < MESSAGES_READ_AT_ONCE;
        for message in messages {
            (after, last) = (Some(message.index), Some(message.index));
            recent.push_back(message.content);
        }
        recent.drain(..recent.len().saturating_sub(CORRECTABLE_MESSAGES));
        if is_end {
            return Ok((PageVersion::of((invitation.revision().number(), last, recent)), last));
        }
    }
}
