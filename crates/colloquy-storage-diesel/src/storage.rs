//! Implements the storage ports with the shared queries. Like them, this file is compiled once for each database.

#[path = "storage/accounts.rs"]
mod accounts;
#[path = "storage/activity.rs"]
mod activity;
#[path = "storage/erasures.rs"]
mod erasures;
#[path = "storage/mails.rs"]
mod mails;
#[path = "storage/notes.rs"]
mod notes;
#[path = "storage/reminders.rs"]
mod reminders;
#[path = "storage/retention.rs"]
mod retention;
#[path = "storage/search.rs"]
mod search;
#[path = "storage/webhooks.rs"]
mod webhooks;

use async_trait::async_trait;
use colloquy_domain::api_key::{ApiKey, ApiKeyHash};
use colloquy_domain::guide::StoredGuide;
use colloquy_domain::idempotency::{IdempotencyRecord, IdempotencyRecordId};
use colloquy_domain::ids::{ApiKeyId, InterviewId, InvitationId, MessageId, OrganizationId};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::logo::{Logo, LogoHash};
use colloquy_domain::message::Message;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    ApiKeyWithOrganization, ApiKeys, AttentionReason, IdempotencyRecords, InterviewFilter,
    InterviewListPosition, InterviewOrder, InterviewWithInvitationCounts, InterviewWithInvitations,
    Interviews, InvitationFilter, InvitationWithMessages, Invitations, ListPageRequest, ListedInterview,
    Organizations, ServiceSigningKeys, SessionRuns, ShareLinks, Storage, StorageError, UnitOfWork,
    UsageRecords,
};
use colloquy_domain::service_secret::{SecretName, ServiceSigningKey};
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::share_link::{ShareLink, VisitorNetworkHash};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::Email;
use colloquy_domain::usage::{Month, Usage};
use jiff::Timestamp;
use tokio::time::Instant;

use self::search::list_query;
use super::interview_view::interview_view;
use super::queries::InterviewLogScope;
use super::{Conn, QueryFuture, Store, queries};
use crate::error::failed;
use crate::fragments::InvitationStatusesSql;
use crate::rows::{InterviewDetailsRow, UnreadableValue, stored_id};
use crate::sql_types::StoredMoment;

fn parsed<R, T: TryFrom<R, Error = UnreadableValue>>(row: R) -> Result<T, StorageError> {
    T::try_from(row).map_err(failed)
}

fn all_parsed<R, T: TryFrom<R, Error = UnreadableValue>>(rows: Vec<R>) -> Result<Vec<T>, StorageError> {
    rows.into_iter().map(parsed).collect()
}

fn listed((row, statuses): (InterviewDetailsRow, String)) -> Result<ListedInterview, StorageError> {
    Ok(ListedInterview { interview: parsed(row)?, counts: InvitationStatusesSql::count(&statuses)? })
}

impl Store {
    /// Reads the row of a query that finds at most one.
    async fn one<R, T>(
        &self,
        query: impl for<'a> Fn(Conn<'a>) -> QueryFuture<'a, Option<R>> + Send + Sync + 'static,
    ) -> Result<Option<T>, StorageError>
    where
        R: Send + 'static,
        T: TryFrom<R, Error = UnreadableValue>,
    {
        self.read(query).await?.map(parsed).transpose()
    }

    /// Reads all rows of a query.
    async fn all<R, T>(
        &self,
        query: impl for<'a> Fn(Conn<'a>) -> QueryFuture<'a, Vec<R>> + Send + Sync + 'static,
    ) -> Result<Vec<T>, StorageError>
    where
        R: Send + 'static,
        T: TryFrom<R, Error = UnreadableValue>,
    {
        all_parsed(self.read(query).await?)
    }

    async fn log(
        &self,
        of: InterviewLogScope,
        page: ListPageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError> {
        self.all(move |conn| Box::pin(queries::log(conn, of, page.after, page.limit))).await
    }
}

#[async_trait]
impl Organizations for Store {
    async fn organization(&self, id: OrganizationId) -> Result<Option<Organization>, StorageError> {
        self.one(move |conn| Box::pin(queries::organization(conn, stored_id(id)))).await
    }

    async fn organizations(&self) -> Result<Vec<Organization>, StorageError> {
        self.all(move |conn| Box::pin(queries::organizations(conn))).await
    }

    async fn logo(&self, hash: LogoHash) -> Result<Option<Logo>, StorageError> {
        self.one(move |conn| Box::pin(queries::logo(conn, hash.0))).await
    }
}

#[async_trait]
impl ApiKeys for Store {
    async fn key_by_hash(&self, hash: ApiKeyHash) -> Result<Option<ApiKeyWithOrganization>, StorageError> {
        let rows = self.read(move |conn| Box::pin(queries::key_by_hash(conn, hash.0))).await?;
        let Some((key, organization)) = rows else { return Ok(None) };
        Ok(Some(ApiKeyWithOrganization { key: parsed(key)?, organization: parsed(organization)? }))
    }

    async fn key(&self, id: ApiKeyId) -> Result<Option<ApiKey>, StorageError> {
        self.one(move |conn| Box::pin(queries::key(conn, stored_id(id)))).await
    }

    async fn keys(&self, organization: OrganizationId) -> Result<Vec<ApiKey>, StorageError> {
        self.all(move |conn| Box::pin(queries::keys(conn, stored_id(organization)))).await
    }
}

#[async_trait]
impl Interviews for Store {
    async fn interview(&self, id: InterviewId) -> Result<Option<Interview>, StorageError> {
        self.one(move |conn| Box::pin(queries::interview(conn, stored_id(id)))).await
    }

    async fn guide(&self, interview: InterviewId) -> Result<Option<StoredGuide>, StorageError> {
        self.one(move |conn| Box::pin(queries::guide(conn, stored_id(interview)))).await
    }

    async fn interview_view(
        &self,
        id: InterviewId,
    ) -> Result<Option<InterviewWithInvitations>, StorageError> {
        let id = stored_id(id);
        let rows = self.read_snapshot(move |conn| Box::pin(interview_view(conn, id))).await?;
        let Some((interview, mut invitations)) = rows else { return Ok(None) };
        let more = invitations.len() > InterviewWithInvitations::INVITATIONS;
        invitations.truncate(InterviewWithInvitations::INVITATIONS);
        Ok(Some(InterviewWithInvitations {
            interview: parsed(interview)?,
            invitations: all_parsed(invitations)?,
            more,
        }))
    }

    async fn interview_with_counts(
        &self,
        id: InterviewId,
    ) -> Result<Option<InterviewWithInvitationCounts>, StorageError> {
        let id = stored_id(id);
        let row = self.read(move |conn| Box::pin(queries::interview_with_counts(conn, id))).await?;
        let Some((interview, statuses)) = row else { return Ok(None) };
        let counts = InvitationStatusesSql::count(&statuses)?;
        Ok(Some(InterviewWithInvitationCounts { interview: parsed(interview)?, counts }))
    }

    async fn interviews(
        &self,
        organization: OrganizationId,
        filter: InterviewFilter,
        page: ListPageRequest<InterviewId>,
    ) -> Result<Vec<ListedInterview>, StorageError> {
        let list = queries::InterviewListQuery {
            organization: stored_id(organization),
            archived: filter.archived,
            updated_since: filter.updated_since.map(StoredMoment),
            after: page.after.map(stored_id),
            limit: page.limit,
        };
        let rows = self.read(move |conn| Box::pin(queries::interviews(conn, list))).await?;
        rows.into_iter().map(listed).collect()
    }

    async fn ordered_interviews(
        &self,
        organization: OrganizationId,
        archived: bool,
        order: InterviewOrder,
        page: ListPageRequest<InterviewListPosition>,
    ) -> Result<Vec<ListedInterview>, StorageError> {
        let list = queries::InterviewListQuery {
            organization: stored_id(organization),
            archived,
            updated_since: None,
            after: page.after.map(|after| stored_id(after.id)),
            limit: page.limit,
        };
        let at = page.after.map(|after| StoredMoment(after.updated_at));
        let rows =
            self.read(move |conn| Box::pin(queries::ordered_interviews(conn, list, order, at))).await?;
        rows.into_iter().map(listed).collect()
    }

    async fn interview_log(
        &self,
        id: InterviewId,
        page: ListPageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError> {
        self.log(InterviewLogScope::Interview(stored_id(id)), page).await
    }
}

#[async_trait]
impl Invitations for Store {
    async fn invitation(&self, id: InvitationId) -> Result<Option<Invitation>, StorageError> {
        self.one(move |conn| Box::pin(queries::invitation(conn, stored_id(id)))).await
    }

    async fn invitation_view(
        &self,
        id: InvitationId,
    ) -> Result<Option<InvitationWithMessages>, StorageError> {
        let id = stored_id(id);
        let rows = self.read_snapshot(move |conn| Box::pin(queries::invitation_view(conn, id))).await?;
        let Some((invitation, messages)) = rows else { return Ok(None) };
        Ok(Some(InvitationWithMessages { invitation: parsed(invitation)?, messages: all_parsed(messages)? }))
    }

    async fn invitation_by_slug(&self, slug: &Slug) -> Result<Option<Invitation>, StorageError> {
        let slug = slug.as_str().to_owned();
        self.one(move |conn| Box::pin(queries::invitation_by_slug(conn, slug.clone()))).await
    }

    async fn invitation_of_visitor(
        &self,
        interview: InterviewId,
        email: &Email,
    ) -> Result<Option<Invitation>, StorageError> {
        let (interview, email) = (stored_id(interview), email.as_str().to_ascii_lowercase());
        self.one(move |conn| Box::pin(queries::invitation_of_visitor(conn, interview, email.clone()))).await
    }

    async fn invitations(
        &self,
        interview: InterviewId,
        filter: InvitationFilter,
        page: ListPageRequest<InvitationId>,
    ) -> Result<Vec<Invitation>, StorageError> {
        let list = list_query(interview, filter, page);
        self.all(move |conn| Box::pin(queries::invitations(conn, list))).await
    }

    async fn invitation_log(
        &self,
        id: InvitationId,
        page: ListPageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError> {
        self.log(InterviewLogScope::Invitation(stored_id(id)), page).await
    }

    async fn messages(
        &self,
        invitation: InvitationId,
        page: ListPageRequest<i32>,
    ) -> Result<Vec<Message>, StorageError> {
        self.all(move |conn| {
            Box::pin(queries::messages_after(conn, stored_id(invitation), page.after, page.limit))
        })
        .await
    }

    async fn message(&self, id: MessageId) -> Result<Option<Message>, StorageError> {
        self.one(move |conn| Box::pin(queries::message(conn, stored_id(id)))).await
    }
}

#[async_trait]
impl SessionRuns for Store {
    async fn session_run(&self, invitation: InvitationId) -> Result<Option<SessionRun>, StorageError> {
        self.one(move |conn| Box::pin(queries::session_run(conn, stored_id(invitation)))).await
    }

    async fn abandoned(&self, now: Timestamp, limit: usize) -> Result<Vec<InvitationId>, StorageError> {
        let ids = self.read(move |conn| Box::pin(queries::abandoned(conn, StoredMoment(now), limit))).await?;
        Ok(ids.into_iter().map(|id| InvitationId::from_uuid(id.0)).collect())
    }

    async fn running(
        &self,
        organization: OrganizationId,
        limit: usize,
    ) -> Result<Vec<Invitation>, StorageError> {
        self.all(move |conn| Box::pin(queries::running(conn, stored_id(organization), limit))).await
    }

    async fn needing_attention(
        &self,
        organization: OrganizationId,
        reason: AttentionReason,
        since: Timestamp,
        limit: usize,
    ) -> Result<Vec<Invitation>, StorageError> {
        let wanted = queries::AttentionQuery {
            organization: stored_id(organization),
            since: StoredMoment(since),
            limit,
        };
        self.all(move |conn| Box::pin(queries::needing_attention(conn, reason, wanted))).await
    }

    async fn unanalyzed(
        &self,
        completed_before: Timestamp,
        limit: usize,
    ) -> Result<Vec<InvitationId>, StorageError> {
        let before = StoredMoment(completed_before);
        let ids = self.read(move |conn| Box::pin(queries::unanalyzed(conn, before, limit))).await?;
        Ok(ids.into_iter().map(|id| InvitationId::from_uuid(id.0)).collect())
    }
}

#[async_trait]
impl UsageRecords for Store {
    async fn usage(&self, organization: OrganizationId, month: Month) -> Result<Usage, StorageError> {
        let of = queries::OrganizationMonth {
            organization: stored_id(organization),
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
        self.one(move |conn| Box::pin(queries::share_link(conn, stored_id(interview)))).await
    }

    async fn share_link_by_slug(&self, slug: &Slug) -> Result<Option<ShareLink>, StorageError> {
        let slug = slug.as_str().to_owned();
        self.one(move |conn| Box::pin(queries::share_link_by_slug(conn, slug.clone()))).await
    }

    async fn visits(
        &self,
        interview: InterviewId,
        visitor: VisitorNetworkHash,
        since: Timestamp,
    ) -> Result<i64, StorageError> {
        let (interview, since) = (stored_id(interview), StoredMoment(since));
        self.read(move |conn| Box::pin(queries::visits(conn, interview, visitor.0, since))).await
    }
}

#[async_trait]
impl IdempotencyRecords for Store {
    async fn idempotency_record(
        &self,
        id: IdempotencyRecordId,
    ) -> Result<Option<IdempotencyRecord>, StorageError> {
        self.one(move |conn| Box::pin(queries::idempotency_record(conn, id.0))).await
    }
}

#[async_trait]
impl ServiceSigningKeys for Store {
    async fn secret(&self, name: SecretName) -> Result<Option<ServiceSigningKey>, StorageError> {
        self.one(move |conn| Box::pin(queries::secret(conn, name.as_str()))).await
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
