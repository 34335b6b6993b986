//! The audit log.

use colloquy_domain::account::audit::{AuditAction, AuditActor, AuditEntry};
use colloquy_domain::ids::Id;
use colloquy_domain::interview::Interview;
use colloquy_domain::ports::{ListPageRequest, UnitOfWork, Write};
use colloquy_domain::{AuditEntryId, InterviewId, OrganizationId};

use crate::{App, AppError, Caller, ListPage};

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
        actor: administrator.clone(),
        action,
        subject: subject.to_owned(),
        created_at: app.clock.now(),
    })
}

/// Records what a person does with an interview. The subject is its id and not its title, so that an erasure leaves no
/// title behind.
pub(crate) fn push_interview_change(
    app: &App,
    caller: &Caller,
    action: AuditAction,
    interview: InterviewId,
    unit: &mut UnitOfWork,
) {
    if let Some(administrator) = caller.administrator() {
        unit.push(audited(app, caller.organization().id, administrator, action, &interview.to_string()));
    }
}

/// Records what a person does with several invitations of an interview at once.
pub(crate) fn push_invitations_change(
    app: &App,
    caller: &Caller,
    action: AuditAction,
    (interview, count): (InterviewId, usize),
    unit: &mut UnitOfWork,
) {
    if let Some(administrator) = caller.administrator() {
        let subject = format!("{interview} ({count})");
        unit.push(audited(app, caller.organization().id, administrator, action, &subject));
    }
}

/// Records what a person did with several invitations of an interview, each in a unit of work of its own. A caller with an
/// idempotent call records it once.
pub async fn record_invitations_change(
    app: &App,
    caller: &Caller,
    action: AuditAction,
    invitations: (InterviewId, usize),
) -> Result<(), AppError> {
    // An earlier request of the same call has recorded it, and only its response was lost.
    if caller.made().is_some() {
        return Ok(());
    }
    let mut unit = UnitOfWork::default();
    push_invitations_change(app, caller, action, invitations, &mut unit);
    app.commit(caller, unit, Vec::new).await
}

/// The interview that an entry is about.
pub struct AuditedInterview {
    pub interview: Interview,
    /// How many of its invitations were changed, if it was about invitations.
    pub invitations: Option<usize>,
}

/// Returns the interview that an entry is about, if it is about one that still exists.
pub async fn audited_interview(app: &App, entry: &AuditEntry) -> Result<Option<AuditedInterview>, AppError> {
    let (id, invitations) = match entry.subject.split_once(' ') {
        Some((id, count)) => (id, count.trim_matches(['(', ')']).parse().ok()),
        None => (entry.subject.as_str(), None),
    };
    let Ok(id) = Id::parse(id) else { return Ok(None) };
    let found = app.storage.interview(id).await?;
    let interview = found.filter(|found| found.organization_id == entry.organization_id);
    Ok(interview.map(|interview| AuditedInterview { interview, invitations }))
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
