//! What the live pages of the console show, as short values: a page is outdated when its value has changed. They are read
//! every few seconds, so each costs the same however much is stored. All nodes compute the same values.

use std::hash::{DefaultHasher, Hash, Hasher};

use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{InvitationFilter, PageRequest};
use colloquy_domain::{InterviewId, InvitationId};

use crate::invitations::running::{LISTED_MAX, listed_for_attention, listed_withdrawals};
use crate::{App, AppError, Caller, interviews, invitations};

/// How many of the newest invitations the page of an interview shows.
const NEWEST: usize = 50;

/// How many messages are read at a time.
const MESSAGES: usize = 100;

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

/// The interviews that are being taken, and the invitations that need attention.
pub async fn overview(app: &App, caller: &Caller) -> Result<PageVersion, AppError> {
    let running = app.storage.running(caller.organization().id, LISTED_MAX + 1).await?;
    let attention = listed_for_attention(app, caller).await?;
    let withdrawals = listed_withdrawals(app, caller).await?;
    Ok(PageVersion::of((shown(&running), shown(&attention), shown(&withdrawals))))
}

/// An interview, its newest invitations, and those that are being used.
pub async fn interview(app: &App, caller: &Caller, id: InterviewId) -> Result<PageVersion, AppError> {
    let interview = interviews::owned(app, caller, id).await?;
    let newest = PageRequest { after: None, limit: NEWEST };
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
    let mut newest = None;
    loop {
        // The last message is read again, because it may have been corrected.
        let after = match &newest {
            Some(_) => last,
            None => last.and_then(|last| last.checked_sub(1)).filter(|after| *after >= 0),
        };
        let messages = app.storage.messages(id, PageRequest { after, limit: MESSAGES }).await?;
        let is_end = messages.len() < MESSAGES;
        if let Some(message) = messages.into_iter().next_back() {
            last = Some(message.index);
            newest = Some(message.content);
        }
        if is_end {
            return Ok((PageVersion::of((invitation.revision().number(), last, newest)), last));
        }
    }
}
