use async_trait::async_trait;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::message::Message;
use colloquy_domain::ports::{
    InvitationFilter, InvitationSearch, ListPageRequest, SearchedInvitation, StorageError,
};
use colloquy_domain::{InterviewId, InvitationId};

use super::InMemoryStorage;

#[async_trait]
impl InvitationSearch for InMemoryStorage {
    async fn searched_invitations(
        &self,
        interview: InterviewId,
        filter: InvitationFilter,
        page: ListPageRequest<InvitationId>,
    ) -> Result<Vec<SearchedInvitation>, StorageError> {
        let searched = |invitation: &Invitation| SearchedInvitation {
            id: invitation.id,
            name: invitation.name.clone(),
            email: invitation.email.clone(),
            status: invitation.status,
            started_at: invitation.started_at,
        };
        Ok(self.tables()?.invitations_listed(interview, filter, page).map(searched).collect())
    }

    async fn transcripts(&self, invitations: &[InvitationId]) -> Result<Vec<Message>, StorageError> {
        let tables = self.tables()?;
        let is_wanted = |message: &&Message| invitations.contains(&message.invitation_id);
        let mut messages: Vec<Message> = tables.messages.values().filter(is_wanted).cloned().collect();
        messages.sort_by_key(|message| (message.invitation_id, message.index));
        Ok(messages)
    }
}
