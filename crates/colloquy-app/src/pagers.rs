//! Reads long responses page by page while they are sent.

use std::sync::Arc;

use colloquy_domain::invitation::Invitation;
use colloquy_domain::message::Message;
use colloquy_domain::ports::{InvitationFilter, ListPageRequest, Storage};
use colloquy_domain::{InterviewId, InvitationId};

use crate::{App, AppError};

/// The number of rows of a page.
pub(crate) const PAGE_ROWS: usize = 100;

/// The invitations of an interview that are older than `after`, newest first, without archived ones.
pub struct InvitationPager {
    storage: Arc<dyn Storage>,
    interview: InterviewId,
    after: Option<InvitationId>,
}

impl InvitationPager {
    pub fn new(app: &App, interview: InterviewId, after: Option<InvitationId>) -> Self {
        InvitationPager { storage: app.storage.clone(), interview, after }
    }

    /// Returns the next page, which is empty at the end.
    pub async fn next(&mut self) -> Result<Vec<Invitation>, AppError> {
        let filter = InvitationFilter { archived: false, status: None };
        let page = ListPageRequest { after: self.after, limit: PAGE_ROWS };
        let invitations = self.storage.invitations(self.interview, filter, page).await?;
        self.after = invitations.last().map(|last| last.id).or(self.after);
        Ok(invitations)
    }
}

/// The messages of a transcript after `after`, in their order.
pub struct MessagePager {
    storage: Arc<dyn Storage>,
    invitation: InvitationId,
    after: Option<i32>,
}

impl MessagePager {
    pub fn new(app: &App, invitation: InvitationId, after: Option<i32>) -> Self {
        MessagePager { storage: app.storage.clone(), invitation, after }
    }

    /// Returns the next page, which is empty at the end.
    pub async fn next(&mut self) -> Result<Vec<Message>, AppError> {
        let page = ListPageRequest { after: self.after, limit: PAGE_ROWS };
        let messages = self.storage.messages(self.invitation, page).await?;
        self.after = messages.last().map(|last| last.index).or(self.after);
        Ok(messages)
    }
}
