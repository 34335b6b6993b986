//! The audit log.

use colloquy_domain::account::audit::{AuditAction, AuditActor, AuditEntry};
use colloquy_domain::ports::{ListPageRequest, Write};
use colloquy_domain::{AuditEntryId, OrganizationId};

use crate::{App, AppError, ListPage};

/// Returns the write that records a change. It belongs into the unit of work of the change.
pub(crate) fn audited(
    app: &App,
    organization_id: OrganizationId,
    administrator: &AuditActor,
    action: AuditAction,
    subject: &str,
) -> Write {
    Write::AddAuditEntry(AuditEntry {
        id: app.id(),
        organization_id,
        administrator: administrator.clone(),
        action,
        subject: subject.to_owned(),
        created_at: app.clock.now(),
    })
}

/// Returns a page of the log, newest first.
pub async fn page(
    app: &App,
    organization: OrganizationId,
    page: ListPageRequest<AuditEntryId>,
) -> Result<ListPage<AuditEntry>, AppError> {
    let read = |page| app.storage.audit_entries(organization, page);
    ListPage::read(page, |entry| entry.id, |entry| entry.subject.len(), read).await
}
