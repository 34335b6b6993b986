//! Exports: what is stored about an invitation, a person, an interview or an organization, read in pages of bounded size.

use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::interview::Interview;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{InterviewFilter, InvitationFilter, ListPageRequest, UnitOfWork};
use colloquy_domain::text::Email;
use colloquy_domain::{InterviewId, InvitationId, OrganizationId, Timestamp};

use crate::accounts::audit_log::audited;
use crate::erasures::{of_person, target_of};
use crate::organizations::require_organization;
use crate::{App, AppError};

/// How many interviews or invitations are read at once.
const EXPORT_PAGE_ROWS: usize = 100;

/// What an export is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportScope {
    Invitation(InvitationId),
    /// All invitations of the organization that have this address or were mailed to it.
    Person(Email),
    Interview(InterviewId),
    Organization,
}

impl ExportScope {
    pub fn word(&self) -> &'static str {
        match self {
            ExportScope::Invitation(_) => "invitation",
            ExportScope::Person(_) => "person",
            ExportScope::Interview(_) => "interview",
            ExportScope::Organization => "organization",
        }
    }
}

/// An export that may be read: its scope exists and belongs to the organization.
#[derive(Clone, Debug)]
pub struct Export {
    pub organization: Organization,
    pub scope: ExportScope,
    pub begun_at: Timestamp,
    /// The invitations of an export that is not about whole interviews.
    chosen: Option<Vec<(InterviewId, InvitationId)>>,
}

/// How far a list has been read. Lists have unarchived rows first.
pub struct ExportPosition<I> {
    archived: bool,
    after: Option<I>,
    is_at_end: bool,
}

impl<I> Default for ExportPosition<I> {
    fn default() -> Self {
        ExportPosition { archived: false, after: None, is_at_end: false }
    }
}

impl<I> ExportPosition<I> {
    fn advance(&mut self, last: Option<I>, rows: usize) {
        match rows < EXPORT_PAGE_ROWS {
            true if self.archived => self.is_at_end = true,
            true => (self.archived, self.after) = (true, None),
            false => self.after = last,
        }
    }
}

/// Begins an export, which is noted in the audit log. A person without invitations has an empty export.
pub async fn begin(
    app: &App,
    administrator: &AuditActor,
    organization: OrganizationId,
    scope: ExportScope,
) -> Result<Export, AppError> {
    let (found, begun_at) = (require_organization(app, organization).await?, app.clock.now());
    let (chosen, subject) = match &scope {
        ExportScope::Invitation(id) => {
            let id = *id;
            target_of(app, organization, id).await?;
            (Some(vec![id]), id.to_string())
        }
        ExportScope::Person(email) => (Some(of_person(app, organization, email).await?), String::new()),
        ExportScope::Interview(id) => {
            let interview = app.storage.interview(*id).await?.ok_or_else(|| AppError::missing(*id))?;
            if interview.organization_id != organization {
                return Err(AppError::foreign(*id));
            }
            (None, id.to_string())
        }
        ExportScope::Organization => (None, organization.to_string()),
    };
    let chosen = match chosen {
        Some(ids) => Some(with_interviews(app, ids).await?),
        None => None,
    };
    // The address of a person whose data was exported is not kept in the audit log, where an erasure would not find it.
    let subject = format!("{} {subject}", scope.word());
    let entry = audited(app, organization, administrator, AuditAction::DataExported, subject.trim());
    app.storage.commit(UnitOfWork::default().with(entry)).await?;
    Ok(Export { organization: found, scope, begun_at, chosen })
}

async fn with_interviews(
    app: &App,
    ids: Vec<InvitationId>,
) -> Result<Vec<(InterviewId, InvitationId)>, AppError> {
    let mut chosen = Vec::with_capacity(ids.len());
    for id in ids {
        if let Some(invitation) = app.storage.invitation(id).await? {
            chosen.push((invitation.interview_id, id));
        }
    }
    chosen.sort();
    Ok(chosen)
}

impl Export {
    /// Returns the next interviews; none at the end.
    pub async fn interviews(
        &self,
        app: &App,
        position: &mut ExportPosition<InterviewId>,
    ) -> Result<Vec<Interview>, AppError> {
        let chosen = match (&self.scope, &self.chosen) {
            (ExportScope::Interview(id), _) => Some(vec![*id]),
            (_, Some(chosen)) => {
                let mut ids: Vec<InterviewId> = chosen.iter().map(|(interview, _)| *interview).collect();
                ids.dedup();
                Some(ids)
            }
            (_, None) => None,
        };
        while !position.is_at_end {
            let interviews = match &chosen {
                Some(ids) => {
                    position.is_at_end = true;
                    existing(app, ids).await?
                }
                None => {
                    let filter = InterviewFilter { archived: position.archived, updated_since: None };
                    let page = ListPageRequest { after: position.after, limit: EXPORT_PAGE_ROWS };
                    let found = app.storage.interviews(self.organization.id, filter, page).await?;
                    position.advance(found.last().map(|last| last.interview.id), found.len());
                    let ids: Vec<InterviewId> = found.iter().map(|listed| listed.interview.id).collect();
                    existing(app, &ids).await?
                }
            };
            if !interviews.is_empty() {
                return Ok(interviews);
            }
        }
        Ok(Vec::new())
    }

    /// Returns the next invitations of an interview; none at the end.
    pub async fn invitations(
        &self,
        app: &App,
        interview: InterviewId,
        position: &mut ExportPosition<InvitationId>,
    ) -> Result<Vec<InvitationId>, AppError> {
        while !position.is_at_end {
            let ids: Vec<InvitationId> = match &self.chosen {
                Some(chosen) => {
                    position.is_at_end = true;
                    let of_interview = chosen.iter().filter(|(of, _)| *of == interview);
                    of_interview.map(|(_, invitation)| *invitation).collect()
                }
                None => {
                    let filter = InvitationFilter { archived: position.archived, status: None };
                    let page = ListPageRequest { after: position.after, limit: EXPORT_PAGE_ROWS };
                    let found = app.storage.invitations(interview, filter, page).await?;
                    position.advance(found.last().map(|last| last.id), found.len());
                    found.into_iter().map(|invitation| invitation.id).collect()
                }
            };
            if !ids.is_empty() {
                return Ok(ids);
            }
        }
        Ok(Vec::new())
    }
}

/// Returns those interviews that have not been erased meanwhile.
async fn existing(app: &App, ids: &[InterviewId]) -> Result<Vec<Interview>, AppError> {
    let mut interviews = Vec::with_capacity(ids.len());
    for id in ids {
        interviews.extend(app.storage.interview(*id).await?);
    }
    Ok(interviews)
}
