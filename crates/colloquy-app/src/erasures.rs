//! Erases invitations, interviews and organizations with everything that is stored about the invitees. An erasure is a row
//! that nodes work off in small steps, each under a lease. Every step can be repeated, so a crash at any moment only delays
//! the rest.

mod completion;
pub(crate) mod invitation;

use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::erasure::{
    ErasedCounts, Erasure, ErasureTarget, KEYS_REMEMBERED_FOR, LEASE, PARTS_PAUSE,
};
use colloquy_domain::ports::{MailerError, MediaError, RecordingError, StorageError, UnitOfWork, Write};
use colloquy_domain::text::Email;
use colloquy_domain::{ErasureId, Id, InterviewId, InvitationId, OrganizationId};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::accounts::audit_log::audited;
use crate::organizations::require_organization;
use crate::{App, AppError};

/// How many erasures a node takes over at once.
const AT_ONCE: usize = 20;

/// For how many parts of an interview or an organization an erasure is requested at once.
const PARTS_AT_ONCE: usize = 200;

/// How many interviews, and how many invitations of each, are counted before an erasure.
const MAX_COUNTED: usize = 1_000;

/// The most invitations that are found for a person in one call.
pub const MAX_INVITATIONS_OF_PERSON: usize = 1_000;

/// Why a step failed. It is repeated later.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StepFailure {
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error(transparent)]
    Media(#[from] MediaError),
    #[error(transparent)]
    Mailer(#[from] MailerError),
    #[error(transparent)]
    Recordings(#[from] RecordingError),
    #[error("what was deleted could not be purged: {0}")]
    NotPurged(String),
    #[error("another node has taken the work over")]
    TakenOver,
    #[error("an invitation kept changing while its data was removed; the removal is retried")]
    Changed,
    #[error("what it erases belongs to another organization")]
    Foreign,
}

/// What an erasure is waiting for after a turn.
enum ErasureProgress {
    /// For something else that is still at work, or for its parts.
    Postponed,
    /// For the purge that follows when its rows are gone.
    Emptied,
}

/// Requests an erasure, or returns the one that was requested before. The nodes work it off.
pub async fn request(
    app: &App,
    administrator: &AuditActor,
    organization: OrganizationId,
    target: ErasureTarget,
) -> Result<Erasure, AppError> {
    if let Some(erasure) = find(app, organization, target).await? {
        return Ok(erasure);
    }
    require_target(app, organization, target).await?;
    let erasure = Erasure::requested(app.id(), organization, target, app.clock.now());
    let subject = format!("{} {}", target.word(), target.id());
    let unit = UnitOfWork::default()
        .with(audited(app, organization, administrator, AuditAction::ErasureRequested, &subject))
        .with(Write::AddErasure(erasure.clone()));
    match app.storage.commit(unit).await {
        Ok(()) => Ok(erasure),
        // Another call may have been first.
        Err(error) => find(app, organization, target).await?.ok_or_else(|| error.into()),
    }
}

/// Returns an invitation as a target, also if its erasure was requested before.
pub async fn repeatable_target_of(
    app: &App,
    organization: OrganizationId,
    id: InvitationId,
) -> Result<ErasureTarget, AppError> {
    let known = app.storage.erasure_of(id.uuid()).await?;
    match known.filter(|erasure| erasure.organization_id == organization) {
        Some(erasure) => Ok(erasure.target),
        None => target_of(app, organization, id).await,
    }
}

/// Returns an invitation that is stored as a target.
pub async fn target_of(
    app: &App,
    organization: OrganizationId,
    id: InvitationId,
) -> Result<ErasureTarget, AppError> {
    let invitation = app.storage.invitation(id).await?.ok_or_else(|| AppError::missing(id))?;
    match invitation.organization_id == organization {
        true => Ok(ErasureTarget::Invitation(invitation.interview_id, id)),
        false => Err(AppError::foreign(id)),
    }
}

async fn require_target(
    app: &App,
    organization: OrganizationId,
    target: ErasureTarget,
) -> Result<(), AppError> {
    match target {
        ErasureTarget::Invitation(_, id) => target_of(app, organization, id).await.map(|_| ()),
        ErasureTarget::Interview(id) => {
            let interview = app.storage.interview(id).await?.ok_or_else(|| AppError::missing(id))?;
            match interview.organization_id == organization {
                true => Ok(()),
                false => Err(AppError::foreign(id)),
            }
        }
        ErasureTarget::Organization(id) if id == organization => {
            require_organization(app, id).await.map(|_| ())
        }
        ErasureTarget::Organization(id) => Err(AppError::foreign(id)),
    }
}

/// Returns an erasure, with its receipt once it is complete.
pub async fn find(
    app: &App,
    organization: OrganizationId,
    target: ErasureTarget,
) -> Result<Option<Erasure>, AppError> {
    of_target(app, organization, target.id()).await
}

/// Returns the erasure of what has this id.
pub async fn of_target(
    app: &App,
    organization: OrganizationId,
    target: Uuid,
) -> Result<Option<Erasure>, AppError> {
    let erasure = app.storage.erasure_of(target).await?;
    Ok(erasure.filter(|erasure| erasure.organization_id == organization))
}

/// Counts what an erasure would find now, except for recordings and for what has an erasure already.
pub async fn would_erase(
    app: &App,
    organization: OrganizationId,
    target: ErasureTarget,
) -> Result<ErasedCounts, AppError> {
    require_target(app, organization, target).await?;
    let mut found = ErasedCounts::default();
    let interviews = match target {
        ErasureTarget::Organization(_) => app.storage.parts_without_erasure(target, MAX_COUNTED).await?,
        _ => vec![target],
    };
    for interview in interviews {
        let invitations = match interview {
            ErasureTarget::Invitation(..) => vec![interview],
            _ => app.storage.parts_without_erasure(interview, MAX_COUNTED).await?,
        };
        for invitation in invitations {
            found = found.plus(app.storage.rows_of(Id::from_uuid(invitation.id())).await?);
        }
    }
    Ok(found)
}

/// Returns the receipt of an erasure. It names no person. Its hash is that of the values in this order.
pub fn receipt(erasure: &Erasure) -> Value {
    json!({
        "id": erasure.id.to_string(),
        "organization": erasure.organization_id.to_string(),
        "target": erasure.target.word(),
        "targetId": erasure.target.id().to_string(),
        "requestedAt": erasure.requested_at.to_string(),
        "completedAt": erasure.completed_at.map(|time| time.to_string()),
        "erased": counts(&erasure.erased),
        "sha256": erasure.digest(),
    })
}

pub fn counts(counts: &ErasedCounts) -> Value {
    json!({
        "invitations": counts.invitations,
        "messages": counts.messages,
        "logEntries": counts.log_entries,
        "mails": counts.mails,
        "webhookDeliveries": counts.webhook_deliveries,
        "recordings": counts.recordings,
    })
}

/// Returns erasures of an organization, the newest first, before a given one.
pub async fn list(
    app: &App,
    organization: OrganizationId,
    before: Option<ErasureId>,
    limit: usize,
) -> Result<Vec<Erasure>, AppError> {
    Ok(app.storage.erasures(organization, None, before, limit).await?)
}

/// Returns the invitations that erasing a person reaches, at most [`MAX_INVITATIONS_OF_PERSON`].
pub async fn of_person(
    app: &App,
    organization: OrganizationId,
    email: &Email,
) -> Result<Vec<InvitationId>, AppError> {
    Ok(app.storage.invitations_of_person(organization, email, MAX_INVITATIONS_OF_PERSON).await?)
}

impl App {
    /// Works off erasures that are due and that no other node works on. Returns whether there may be more.
    pub async fn advance_erasures(&self) -> Result<bool, AppError> {
        let due = self.storage.due_erasures(self.clock.now(), AT_ONCE).await?;
        let may_have_more = due.len() == AT_ONCE;
        let mut emptied = Vec::new();
        for mut erasure in due {
            match advance(self, &mut erasure).await {
                Ok(ErasureProgress::Postponed) => {}
                Ok(ErasureProgress::Emptied) => emptied.push(erasure),
                Err(error) => completion::delay(self, erasure, error).await,
            }
        }
        if !emptied.is_empty() {
            completion::complete_all(self, emptied).await;
        }
        Ok(may_have_more)
    }

    /// Removes what this node still holds of the audio of erased invitations, and what it has uploaded meanwhile.
    pub(crate) async fn forget_erased_audio(&self) -> Result<(), StepFailure> {
        let held = self.recordings.held().await?;
        if held.is_empty() {
            return Ok(());
        }
        let erased = self.storage.erased_among(&held).await?;
        for id in &erased {
            self.recordings.forget(*id).await?;
        }
        for id in erased {
            invitation::remove_audio(self, id).await?;
        }
        Ok(())
    }
}

async fn advance(app: &App, erasure: &mut Erasure) -> Result<ErasureProgress, StepFailure> {
    renew(app, erasure, UnitOfWork::default()).await?;
    if owner(app, erasure.target).await?.is_some_and(|owner| owner != erasure.organization_id) {
        return Err(StepFailure::Foreign);
    }
    match erasure.target {
        ErasureTarget::Invitation(_, id) => invitation::erase(app, erasure, id).await,
        ErasureTarget::Interview(id) => erase_interview(app, erasure, id).await,
        ErasureTarget::Organization(id) => erase_organization(app, erasure, id).await,
    }
}

/// Returns the organization that owns what is erased, as long as it exists. The row of an erasure may come from an import.
async fn owner(app: &App, target: ErasureTarget) -> Result<Option<OrganizationId>, StorageError> {
    Ok(match target {
        ErasureTarget::Invitation(_, id) => {
            app.storage.invitation(id).await?.map(|invitation| invitation.organization_id)
        }
        ErasureTarget::Interview(id) => {
            app.storage.interview(id).await?.map(|interview| interview.organization_id)
        }
        ErasureTarget::Organization(id) => Some(id),
    })
}

async fn erase_interview(
    app: &App,
    erasure: &mut Erasure,
    id: InterviewId,
) -> Result<ErasureProgress, StepFailure> {
    if let Some(mut interview) = app.storage.interview(id).await?
        && interview.archive(app.clock.now()).is_made()
    {
        app.storage.commit(UnitOfWork::default().with(Write::SaveInterview(interview))).await?;
    }
    if erase_parts(app, erasure).await? {
        return Ok(ErasureProgress::Postponed);
    }
    let organization_id = erasure.organization_id;
    let last = Write::EraseInterview { organization_id, interview_id: id };
    empty_whole(app, erasure, Some(id), last).await
}

async fn erase_organization(
    app: &App,
    erasure: &mut Erasure,
    id: OrganizationId,
) -> Result<ErasureProgress, StepFailure> {
    if let Some(mut organization) = app.storage.organization(id).await?
        && organization.erase().is_made()
    {
        let unit =
            UnitOfWork::default().with(Write::EraseAccess(id)).with(Write::SaveOrganization(organization));
        erasure.due(app.clock.now() + KEYS_REMEMBERED_FOR);
        save(app, erasure, unit).await?;
        return Ok(ErasureProgress::Postponed);
    }
    if erase_parts(app, erasure).await? {
        return Ok(ErasureProgress::Postponed);
    }
    empty_whole(app, erasure, None, Write::EraseOrganization(id)).await
}

/// Requests the erasure of the parts. Returns whether there still are any, after postponing the erasure.
async fn erase_parts(app: &App, erasure: &mut Erasure) -> Result<bool, StepFailure> {
    let (target, organization, now) = (erasure.target, erasure.organization_id, app.clock.now());
    loop {
        let parts = app.storage.parts_without_erasure(target, PARTS_AT_ONCE).await?;
        if parts.is_empty() {
            break;
        }
        let mut unit = UnitOfWork::default();
        for part in parts {
            unit.push(Write::AddErasure(Erasure::requested(app.id(), organization, part, now)));
        }
        renew(app, erasure, unit).await?;
    }
    if !app.storage.has_parts(target).await? {
        return Ok(false);
    }
    erasure.due(app.clock.now() + PARTS_PAUSE);
    save(app, erasure, UnitOfWork::default()).await?;
    Ok(true)
}

/// Removes what is left when all parts are gone, and adds up what their erasures have found.
async fn empty_whole(
    app: &App,
    erasure: &mut Erasure,
    interview: Option<InterviewId>,
    last: Write,
) -> Result<ErasureProgress, StepFailure> {
    renew(app, erasure, UnitOfWork::default().with(last)).await?;
    let (mut found, mut before) = (ErasedCounts::default(), None);
    loop {
        let page = app.storage.erasures(erasure.organization_id, interview, before, PARTS_AT_ONCE).await?;
        let Some(oldest) = page.last() else { break };
        before = Some(oldest.id);
        let invitations = page.iter().filter(|one| matches!(one.target, ErasureTarget::Invitation(..)));
        found = invitations.fold(found, |sum, one| sum.plus(one.erased));
    }
    erasure.found(found);
    Ok(ErasureProgress::Emptied)
}

async fn complete(app: &App, erasure: &mut Erasure, unit: UnitOfWork) -> Result<(), StepFailure> {
    erasure.complete(app.clock.now());
    save(app, erasure, unit).await?;
    let (id, organization) = (erasure.id, erasure.organization_id);
    tracing::info!(erasure = %id, %organization, target = erasure.target.word(), "an erasure is complete");
    Ok(())
}

/// Commits a step together with a renewal of the lease.
async fn renew(app: &App, erasure: &mut Erasure, unit: UnitOfWork) -> Result<(), StepFailure> {
    erasure.due(app.clock.now() + LEASE);
    save(app, erasure, unit).await
}

async fn save(app: &App, erasure: &mut Erasure, unit: UnitOfWork) -> Result<(), StepFailure> {
    match app.storage.commit(unit.with(Write::SaveErasure(erasure.clone()))).await {
        Ok(()) => {
            *erasure = erasure.clone().saved();
            Ok(())
        }
        Err(StorageError::Conflict) => Err(StepFailure::TakenOver),
        Err(error) => Err(error.into()),
    }
}
