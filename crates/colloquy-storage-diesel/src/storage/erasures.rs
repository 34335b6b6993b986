use async_trait::async_trait;
use colloquy_domain::erasure::{ErasedCounts, Erasure, ErasureTarget};
use colloquy_domain::ids::{ErasureId, InterviewId, InvitationId, OrganizationId};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::ports::{Erasures, StorageError};
use colloquy_domain::text::Email;
use jiff::Timestamp;
use uuid::Uuid;

use super::super::{Store, queries::erasures};
use crate::rows::{readable, stored_id};
use crate::sql_types::{StoredId, StoredMoment};

fn invitation_ids(ids: Vec<StoredId>) -> Vec<InvitationId> {
    ids.into_iter().map(|id| InvitationId::from_uuid(id.0)).collect()
}

#[async_trait]
impl Erasures for Store {
    async fn erasure_of(&self, target: Uuid) -> Result<Option<Erasure>, StorageError> {
        self.one(move |conn| Box::pin(erasures::erasure_of(conn, StoredId(target)))).await
    }

    async fn erasures(
        &self,
        organization: OrganizationId,
        interview: Option<InterviewId>,
        before: Option<ErasureId>,
        limit: usize,
    ) -> Result<Vec<Erasure>, StorageError> {
        let (organization, interview) = (stored_id(organization), interview.map(stored_id));
        let before = before.map(stored_id);
        self.all(move |conn| {
            Box::pin(erasures::erasures_before(conn, organization, interview, before, limit))
        })
        .await
    }

    async fn parts_without_erasure(
        &self,
        target: ErasureTarget,
        limit: usize,
    ) -> Result<Vec<ErasureTarget>, StorageError> {
        let parts = match target {
            ErasureTarget::Invitation(..) => Vec::new(),
            ErasureTarget::Interview(interview) => {
                let id = stored_id(interview);
                let ids = self
                    .read(move |conn| Box::pin(erasures::invitations_without_erasure(conn, id, limit)))
                    .await?;
                let invitations = invitation_ids(ids).into_iter();
                invitations.map(|id| ErasureTarget::Invitation(interview, id)).collect()
            }
            ErasureTarget::Organization(organization) => {
                let id = stored_id(organization);
                let ids: Vec<StoredId> = self
                    .read(move |conn| Box::pin(erasures::interviews_without_erasure(conn, id, limit)))
                    .await?;
                ids.into_iter().map(|id| ErasureTarget::Interview(InterviewId::from_uuid(id.0))).collect()
            }
        };
        Ok(parts)
    }

    async fn has_parts(&self, target: ErasureTarget) -> Result<bool, StorageError> {
        match target {
            ErasureTarget::Invitation(..) => Ok(false),
            ErasureTarget::Interview(id) => {
                self.read(move |conn| Box::pin(erasures::has_invitations(conn, stored_id(id)))).await
            }
            ErasureTarget::Organization(id) => {
                self.read(move |conn| Box::pin(erasures::has_interviews(conn, stored_id(id)))).await
            }
        }
    }

    async fn due_erasures(&self, now: Timestamp, limit: usize) -> Result<Vec<Erasure>, StorageError> {
        let due =
            self.read(move |conn| Box::pin(erasures::due_erasures(conn, StoredMoment(now), limit))).await?;
        Ok(readable(due))
    }

    async fn erased_among(&self, invitations: &[InvitationId]) -> Result<Vec<InvitationId>, StorageError> {
        let ids: Vec<StoredId> = invitations.iter().copied().map(stored_id).collect();
        let found = self.read(move |conn| Box::pin(erasures::erased_among(conn, ids.clone()))).await?;
        Ok(invitation_ids(found))
    }

    async fn rows_of(&self, invitation: InvitationId) -> Result<ErasedCounts, StorageError> {
        self.read(move |conn| Box::pin(erasures::rows_of(conn, stored_id(invitation)))).await
    }

    async fn mails_of(&self, invitation: InvitationId) -> Result<Vec<QueuedMail>, StorageError> {
        self.all(move |conn| Box::pin(erasures::mails_of(conn, stored_id(invitation)))).await
    }

    async fn invitations_of_person(
        &self,
        organization: OrganizationId,
        email: &Email,
        limit: usize,
    ) -> Result<Vec<InvitationId>, StorageError> {
        let (organization, email) = (stored_id(organization), email.as_str().to_ascii_lowercase());
        let ids = self
            .read(move |conn| {
                Box::pin(erasures::invitations_of_person(conn, organization, email.clone(), limit))
            })
            .await?;
        Ok(invitation_ids(ids))
    }

    async fn undecided_withdrawals(
        &self,
        organization: OrganizationId,
        limit: usize,
    ) -> Result<Vec<Invitation>, StorageError> {
        let organization = stored_id(organization);
        self.all(move |conn| Box::pin(erasures::undecided_withdrawals(conn, organization, limit))).await
    }

    async fn purge_deleted(&self) -> Result<(), StorageError> {
        self.purge().await
    }
}
