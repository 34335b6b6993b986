//! The course of an interview, for operators: what was said, and what the log has about it.

use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::message::Message;
use colloquy_domain::ports::{InvitationWithMessages, PageRequest};
use colloquy_domain::{InvitationId, Timestamp};

use crate::{App, AppError};

/// How many log entries are read at once.
const PAGE: usize = 1_000;

pub struct InterviewTimeline {
    pub invitation: Invitation,
    /// In the order in which it was stored.
    pub events: Vec<TimelineEvent>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum TimelineEvent {
    Said(Message),
    Logged(LogEntry),
}

impl TimelineEvent {
    pub fn at(&self) -> Timestamp {
        match self {
            TimelineEvent::Said(message) => message.created_at,
            TimelineEvent::Logged(entry) => entry.created_at,
        }
    }
}

/// Returns the course of an interview from its invitation to its end.
pub async fn timeline(app: &App, id: InvitationId) -> Result<InterviewTimeline, AppError> {
    let view = app.storage.invitation_view(id).await?;
    let InvitationWithMessages { invitation, messages } = view.ok_or_else(|| AppError::missing(id))?;
    let mut entries = Vec::new();
    let mut after = None;
    loop {
        let page = app.storage.invitation_log(id, PageRequest { after, limit: PAGE }).await?;
        let is_last = page.len() < PAGE;
        after = page.last().map(|(position, _)| *position);
        entries.extend(page.into_iter().map(|(_, entry)| TimelineEvent::Logged(entry)));
        if is_last {
            break;
        }
    }
    // The newest entry comes first. The times of a turn are stored together with its answer, and follow it.
    entries.reverse();
    let mut events: Vec<_> = messages.into_iter().map(TimelineEvent::Said).chain(entries).collect();
    events.sort_by_key(TimelineEvent::at);
    Ok(InterviewTimeline { invitation, events })
}
