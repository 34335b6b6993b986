//! The course of an interview, for operators: what was said, and what the log has about it.

use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::message::Message;
use colloquy_domain::ports::{InvitationWithMessages, ListPageRequest};
use colloquy_domain::{InvitationId, Timestamp};

use crate::{App, AppError};

/// How many log entries are read at once.
const PAGE: usize = 1_000;

pub struct InvitationTimeline {
    pub invitation: Invitation,
    /// In the order in which it was stored.
    pub events: Vec<TimelineEntry>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum TimelineEntry {
    Said(Message),
    Logged(LogEntry),
}

impl TimelineEntry {
    pub fn at(&self) -> Timestamp {
        match self {
            TimelineEntry::Said(message) => message.created_at,
            TimelineEntry::Logged(entry) => entry.created_at,
        }
    }
}

/// Returns the course of an interview from its invitation to its end.
pub async fn timeline(app: &App, id: InvitationId) -> Result<InvitationTimeline, AppError> {
    let view = app.storage.invitation_view(id).await?;
    let InvitationWithMessages { invitation, messages } = view.ok_or_else(|| AppError::missing(id))?;
    let mut entries = Vec::new();
    let mut after = None;
    loop {
        let page = app.storage.invitation_log(id, ListPageRequest { after, limit: PAGE }).await?;
        let is_last = page.len() < PAGE;
        after = page.last().map(|(position, _)| *position);
        entries.extend(page.into_iter().map(|(_, entry)| TimelineEntry::Logged(entry)));
        if is_last {
            break;
        }
    }
    // The newest entry comes first. The times of a turn are stored together with its answer, and follow it.
    entries.reverse();
    let mut events: Vec<_> = messages.into_iter().map(TimelineEntry::Said).chain(entries).collect();
    events.sort_by_key(TimelineEntry::at);
    Ok(InvitationTimeline { invitation, events })
}
