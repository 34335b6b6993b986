use async_trait::async_trait;
use colloquy_domain::ids::{InterviewId, InvitationId};
use colloquy_domain::invitation::Status;
use colloquy_domain::message::Message;
use colloquy_domain::ports::{
    InvitationFilter, InvitationSearch, ListPageRequest, SearchedInvitation, StorageError,
};

use super::super::{Store, queries};
use crate::rows::stored_id;

pub fn list_query(
    interview: InterviewId,
    filter: InvitationFilter,
    page: ListPageRequest<InvitationId>,
) -> queries::InvitationListQuery {
    queries::InvitationListQuery {
        interview: stored_id(interview),
        archived: filter.archived,
        status: filter.status.map(Status::as_str),
        after: page.after.map(stored_id),
        limit: page.limit,
    }
}

#[async_trait]
impl InvitationSearch for Store {
    async fn searched_invitations(
        &self,
        interview: InterviewId,
        filter: InvitationFilter,
        page: ListPageRequest<InvitationId>,
    ) -> Result<Vec<SearchedInvitation>, StorageError> {
        let list = list_query(interview, filter, page);
        self.all(move |conn| Box::pin(queries::searched_invitations(conn, list))).await
    }

    async fn transcripts(&self, invitations: &[InvitationId]) -> Result<Vec<Message>, StorageError> {
        let invitations: Vec<_> = invitations.iter().copied().map(stored_id).collect();
        self.all(move |conn| Box::pin(queries::transcripts(conn, invitations.clone()))).await
    }
}
