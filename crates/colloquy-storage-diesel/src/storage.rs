//! Implements the storage ports with the shared queries. Like them, this file is compiled once for each database.

#[path = "storage/webhooks.rs"]
mod webhooks;

use async_trait::async_trait;
use colloquy_domain::api_key::{ApiKey, ApiKeyHash};
use colloquy_domain::idempotency::{IdempotencyRecord, IdempotencyRecordId};
use colloquy_domain::ids::{ApiKeyId, InterviewId, InvitationId, MailId, MessageId, OrganizationId};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::mail::Mail;
use colloquy_domain::message::Message;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    ApiKeys, DueClaim, IdempotencyRecords, InterviewFilter, InterviewView, Interviews, InvitationFilter,
    InvitationView, Invitations, KeyHolder, ListedInterview, MailClaim, Mails, Organizations, PageRequest,
    ServiceSecrets, SessionRuns, ShareLinks, Storage, StorageError, UnitOfWork, Unsubscriptions,
    UsageRecords,
};
use colloquy_domain::service_secret::{SecretName, ServiceSecret};
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::share_link::{ShareLink, ShareLinkVisitor};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::Email;
use colloquy_domain::unsubscription::UnsubscribedRecipient;
use colloquy_domain::usage::{Month, Usage};
use jiff::Timestamp;
use tokio::time::Instant;

use super::queries::LogScope;
use super::{Store, queries};
use crate::error::failed;
use crate::fragments::InvitationStatuses;
use crate::rows::{InterviewRow, UnreadableValue};
use crate::sql_types::{StoredId, StoredMoment};

fn parsed<R, T: TryFrom<R, Error = UnreadableValue>>(row: R) -> Result<T, StorageError> {
    T::try_from(row).map_err(failed)
}

fn all_parsed<R, T: TryFrom<R, Error = UnreadableValue>>(rows: Vec<R>) -> Result<Vec<T>, StorageError> {
    rows.into_iter().map(parsed).collect()
}

fn listed((row, statuses): (InterviewRow, String)) -> Result<ListedInterview, StorageError> {
    let counts = InvitationStatuses::count(&statuses).ok_or_else(|| failed("an unknown status"))?;
    Ok(ListedInterview { interview: parsed(row)?, counts })
}

impl Store {
    async fn log(&self, of: LogScope, page: PageRequest<i64>) -> Result<Vec<(i64, LogEntry)>, StorageError> {
        let rows = self.read(move |conn| Box::pin(queries::log(conn, of, page.after, page.limit))).await?;
        all_parsed(rows)
    }
}

#[async_trait]
impl Organizations for Store {
    async fn organization(&self, id: OrganizationId) -> Result<Option<Organization>, StorageError> {
        let id = StoredId(id.uuid());
        let row = self.read(move |conn| Box::pin(queries::organization(conn, id))).await?;
        row.map(parsed).transpose()
    }

    async fn organizations(&self) -> Result<Vec<Organization>, StorageError> {
        let rows = self.read(move |conn| Box::pin(queries::organizations(conn))).await?;
        all_parsed(rows)
    }
}

#[async_trait]
impl ApiKeys for Store {
    async fn key_by_hash(&self, hash: ApiKeyHash) -> Result<Option<KeyHolder>, StorageError> {
        let rows = self.read(move |conn| Box::pin(queries::key_by_hash(conn, hash.0))).await?;
        let Some((key, organization)) = rows else { return Ok(None) };
        Ok(Some(KeyHolder { key: parsed(key)?, organization: parsed(organization)? }))
    }

    async fn key(&self, id: ApiKeyId) -> Result<Option<ApiKey>, StorageError> {
        let id = StoredId(id.uuid());
        let row = self.read(move |conn| Box::pin(queries::key(conn, id))).await?;
        row.map(parsed).transpose()
    }

    async fn keys(&self, organization: OrganizationId) -> Result<Vec<ApiKey>, StorageError> {
        let organization = StoredId(organization.uuid());
        let rows = self.read(move |conn| Box::pin(queries::keys(conn, organization))).await?;
        all_parsed(rows)
    }
}

#[async_trait]
impl Interviews for Store {
    async fn interview(&self, id: InterviewId) -> Result<Option<Interview>, StorageError> {
        let id = StoredId(id.uuid());
        let row = self.read(move |conn| Box::pin(queries::interview(conn, id))).await?;
        row.map(parsed).transpose()
    }

    async fn interview_view(&self, id: InterviewId) -> Result<Option<InterviewView>, StorageError> {
        let id = StoredId(id.uuid());
        let rows = self.read_snapshot(move |conn| Box::pin(queries::interview_view(conn, id))).await?;
        let Some((interview, mut invitations)) = rows else { return Ok(None) };
        let more = invitations.len() > InterviewView::INVITATIONS;
        invitations.truncate(InterviewView::INVITATIONS);
        Ok(Some(InterviewView { interview: parsed(interview)?, invitations: all_parsed(invitations)?, more }))
    }

    async fn interviews(
        &self,
        organization: OrganizationId,
        filter: InterviewFilter,
        page: PageRequest<InterviewId>,
    ) -> Result<Vec<ListedInterview>, StorageError> {
        let list = queries::InterviewList {
            organization: StoredId(organization.uuid()),
            archived: filter.archived,
            updated_since: filter.updated_since.map(StoredMoment),
            after: page.after.map(|id| StoredId(id.uuid())),
            limit: page.limit,
        };
        let rows = self.read(move |conn| Box::pin(queries::interviews(conn, list))).await?;
        rows.into_iter().map(listed).collect()
    }

    async fn interview_log(
        &self,
        id: InterviewId,
        page: PageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError> {
        self.log(LogScope::Interview(StoredId(id.uuid())), page).await
    }
}

#[async_trait]
impl Invitations for Store {
    async fn invitation(&self, id: InvitationId) -> Result<Option<Invitation>, StorageError> {
        let id = StoredId(id.uuid());
        let row = self.read(move |conn| Box::pin(queries::invitation(conn, id))).await?;
        row.map(parsed).transpose()
    }

    async fn invitation_view(&self, id: InvitationId) -> Result<Option<InvitationView>, StorageError> {
        let id = StoredId(id.uuid());
        let rows = self.read_snapshot(move |conn| Box::pin(queries::invitation_view(conn, id))).await?;
        let Some((invitation, messages)) = rows else { return Ok(None) };
        Ok(Some(InvitationView { invitation: parsed(invitation)?, messages: all_parsed(messages)? }))
    }

    async fn invitation_by_slug(&self, slug: &Slug) -> Result<Option<Invitation>, StorageError> {
        let slug = slug.clone();
        let row = self
            .read(move |conn| {
                let slug = slug.clone();
                Box::pin(async move { queries::invitation_by_slug(conn, slug.as_str()).await })
            })
            .await?;
        row.map(parsed).transpose()
    }

    async fn invitation_of_visitor(
        &self,
        interview: InterviewId,
        email: &Email,
    ) -> Result<Option<Invitation>, StorageError> {
        let (interview, email) = (StoredId(interview.uuid()), email.as_str().to_ascii_lowercase());
        let row = self
            .read(move |conn| {
                let email = email.clone();
                Box::pin(async move { queries::invitation_of_visitor(conn, interview, &email).await })
            })
            .await?;
        row.map(parsed).transpose()
    }

    async fn invitations(
        &self,
        interview: InterviewId,
        filter: InvitationFilter,
        page: PageRequest<InvitationId>,
    ) -> Result<Vec<Invitation>, StorageError> {
        let list = queries::InvitationList {
            interview: StoredId(interview.uuid()),
            archived: filter.archived,
            status: filter.status.map(Status::as_str),
            after: page.after.map(|id| StoredId(id.uuid())),
            limit: page.limit,
        };
        let rows = self.read(move |conn| Box::pin(queries::invitations(conn, list))).await?;
        all_parsed(rows)
    }

    async fn invitation_log(
        &self,
        id: InvitationId,
        page: PageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError> {
        self.log(LogScope::Invitation(StoredId(id.uuid())), page).await
    }

    async fn messages(
        &self,
        invitation: InvitationId,
        page: PageRequest<i32>,
    ) -> Result<Vec<Message>, StorageError> {
        let id = StoredId(invitation.uuid());
        let rows = self
            .read(move |conn| Box::pin(queries::messages_after(conn, id, page.after, page.limit)))
            .await?;
        all_parsed(rows)
    }

    async fn message(&self, id: MessageId) -> Result<Option<Message>, StorageError> {
        let id = StoredId(id.uuid());
        let row = self.read(move |conn| Box::pin(queries::message(conn, id))).await?;
        row.map(parsed).transpose()
    }
}

#[async_trait]
impl SessionRuns for Store {
    async fn session_run(&self, invitation: InvitationId) -> Result<Option<SessionRun>, StorageError> {
        let invitation = StoredId(invitation.uuid());
        let row = self.read(move |conn| Box::pin(queries::session_run(conn, invitation))).await?;
        row.map(parsed).transpose()
    }

    async fn abandoned(&self, now: Timestamp, limit: usize) -> Result<Vec<InvitationId>, StorageError> {
        let now = StoredMoment(now);
        let ids = self.read(move |conn| Box::pin(queries::abandoned(conn, now, limit))).await?;
        Ok(ids.into_iter().map(|id| InvitationId::from_uuid(id.0)).collect())
    }

    async fn unread(
        &self,
        completed_before: Timestamp,
        limit: usize,
    ) -> Result<Vec<InvitationId>, StorageError> {
        let before = StoredMoment(completed_before);
        let ids = self.read(move |conn| Box::pin(queries::unread(conn, before, limit))).await?;
        Ok(ids.into_iter().map(|id| InvitationId::from_uuid(id.0)).collect())
    }
}

#[async_trait]
impl UsageRecords for Store {
    async fn usage(&self, organization: OrganizationId, month: Month) -> Result<Usage, StorageError> {
        let of = queries::MonthOf {
            organization: StoredId(organization.uuid()),
            year: month.year.into(),
            month: month.month.into(),
        };
        let parts = self.read(move |conn| Box::pin(queries::usage_of(conn, of))).await?;
        Ok(Usage { active_ms: parts.iter().sum() })
    }
}

#[async_trait]
impl ShareLinks for Store {
    async fn share_link(&self, interview: InterviewId) -> Result<Option<ShareLink>, StorageError> {
        let interview = StoredId(interview.uuid());
        let row = self.read(move |conn| Box::pin(queries::share_link(conn, interview))).await?;
        row.map(parsed).transpose()
    }

    async fn share_link_by_slug(&self, slug: &Slug) -> Result<Option<ShareLink>, StorageError> {
        let slug = slug.clone();
        let row = self
            .read(move |conn| {
                let slug = slug.clone();
                Box::pin(async move { queries::share_link_by_slug(conn, slug.as_str()).await })
            })
            .await?;
        row.map(parsed).transpose()
    }

    async fn visits(
        &self,
        interview: InterviewId,
        visitor: ShareLinkVisitor,
        since: Timestamp,
    ) -> Result<i64, StorageError> {
        let (interview, since) = (StoredId(interview.uuid()), StoredMoment(since));
        self.read(move |conn| Box::pin(queries::visits(conn, interview, visitor.0, since))).await
    }
}

#[async_trait]
impl IdempotencyRecords for Store {
    async fn idempotency_record(
        &self,
        id: IdempotencyRecordId,
    ) -> Result<Option<IdempotencyRecord>, StorageError> {
        let row = self.read(move |conn| Box::pin(queries::idempotency_record(conn, id.0))).await?;
        row.map(parsed).transpose()
    }
}

#[async_trait]
impl Mails for Store {
    async fn mail(&self, id: MailId) -> Result<Option<Mail>, StorageError> {
        let id = StoredId(id.uuid());
        let row = self.read(move |conn| Box::pin(queries::mail(conn, id))).await?;
        row.map(parsed).transpose()
    }

    async fn newest_link_mail(&self, invitation: InvitationId) -> Result<Option<Mail>, StorageError> {
        let invitation = StoredId(invitation.uuid());
        let row = self.read(move |conn| Box::pin(queries::newest_link_mail(conn, invitation))).await?;
        row.map(parsed).transpose()
    }

    async fn claim_mails(&self, which: MailClaim<'_>, claim: DueClaim) -> Result<Vec<Mail>, StorageError> {
        let these = match which {
            MailClaim::Oldest => None,
            MailClaim::These(ids) => Some(ids.iter().map(|id| StoredId(id.uuid())).collect()),
        };
        all_parsed(self.claim_mail_rows(these, claim).await?)
    }
}

#[async_trait]
impl Unsubscriptions for Store {
    async fn is_unsubscribed(
        &self,
        organization: OrganizationId,
        recipient: UnsubscribedRecipient,
    ) -> Result<bool, StorageError> {
        let organization = StoredId(organization.uuid());
        self.read(move |conn| Box::pin(queries::is_unsubscribed(conn, organization, recipient.0))).await
    }
}

#[async_trait]
impl ServiceSecrets for Store {
    async fn secret(&self, name: SecretName) -> Result<Option<ServiceSecret>, StorageError> {
        let row = self.read(move |conn| Box::pin(queries::secret(conn, name.as_str()))).await?;
        row.map(parsed).transpose()
    }
}

#[async_trait]
impl Storage for Store {
    async fn commit(&self, unit: UnitOfWork) -> Result<(), StorageError> {
        if unit.writes().is_empty() {
            return Ok(());
        }
        let began = Instant::now();
        let outcome = self.commit_unit(unit).await;
        self.writes.note(began, &outcome);
        outcome
    }

    async fn ping(&self) -> Result<(), StorageError> {
        self.read(move |conn| Box::pin(queries::ping(conn))).await
    }

    async fn check_writes(&self) -> Result<(), StorageError> {
        self.writes.check(|| self.probe_write()).await
    }
}
