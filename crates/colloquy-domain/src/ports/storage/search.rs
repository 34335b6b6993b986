//! The port of searches in the invitations of an interview.

use async_trait::async_trait;
use jiff::Timestamp;

use super::{InvitationFilter, ListPageRequest, StorageError};
use crate::ids::{InterviewId, InvitationId};
use crate::invitation::Status;
use crate::message::Message;
use crate::text::{Email, PersonName};

/// What a search compares of an invitation, and what it shows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchedInvitation {
    pub id: InvitationId,
    pub name: Option<PersonName>,
    pub email: Option<Email>,
    pub status: Status,
    pub started_at: Option<Timestamp>,
}

#[async_trait]
pub trait InvitationSearch: Send + Sync {
    /// Returns an interview's invitations, newest first, without the columns that a search does not need. The cost of a
    /// page does not depend on its position.
    async fn searched_invitations(
        &self,
        interview: InterviewId,
        filter: InvitationFilter,
        page: ListPageRequest<InvitationId>,
    ) -> Result<Vec<SearchedInvitation>, StorageError>;

    /// Returns the messages of several transcripts. Those of one transcript are together and in order.
    async fn transcripts(&self, invitations: &[InvitationId]) -> Result<Vec<Message>, StorageError>;
}
