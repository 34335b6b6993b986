//! How long things are kept, and what that would remove.

use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::retention::{
    EndedInvitation, RetentionKind, RetentionPeriod, RetentionPeriods, RetentionRules, RetentionRun,
    RetentionScope, RetentionSettings,
};

use super::with_own_settings;
use crate::accounts::audit_log::audited;
use crate::organizations::require_organization;
use crate::{App, AppError};

/// Of how many invitations a dry run says that they have expired. It reads as many.
pub const MAX_COUNTED: usize = 1_000;

/// How many invitations or interviews a dry run reads at once.
const READ_AT_ONCE: usize = 200;

/// What a run would remove now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expired {
    pub scope: RetentionScope,
    pub kind: RetentionKind,
    pub period: RetentionPeriod,
    pub invitations: usize,
    /// Whether there may be more invitations than these.
    pub has_more: bool,
}

async fn settings(app: &App, scope: RetentionScope) -> Result<Option<RetentionSettings>, StorageError> {
    Ok(app.storage.retention_settings(&[scope.id()]).await?.pop())
}

/// Returns the rules that were set for an organization or an interview.
pub async fn rules(app: &App, scope: RetentionScope) -> Result<RetentionRules, AppError> {
    require_scope(app, scope).await?;
    Ok(settings(app, scope).await?.map(|settings| settings.rules).unwrap_or_default())
}

/// Returns what applies to an interview, or to those of an organization without rules of their own.
pub async fn periods(app: &App, scope: RetentionScope) -> Result<RetentionPeriods, StorageError> {
    let organization = RetentionScope::Organization(scope.organization_id());
    let stored = app.storage.retention_settings(&[scope.id(), organization.id()]).await?;
    let rules_of = |scope: RetentionScope| {
        let found = stored.iter().find(|settings| settings.scope == scope);
        found.map(|settings| settings.rules).unwrap_or_default()
    };
    Ok(rules_of(scope).within(&rules_of(organization)))
}

/// Changes the rules, and has the nodes apply them. Refuses that if they differ from the rules that the caller has seen.
pub async fn change(
    app: &App,
    administrator: &AuditActor,
    scope: RetentionScope,
    rules: RetentionRules,
    seen: Option<RetentionRules>,
) -> Result<(), AppError> {
    app.until_saved(scope.id(), async || {
        require_scope(app, scope).await?;
        let mut unit = UnitOfWork::default();
        let stored = settings(app, scope).await?;
        let present = stored.as_ref().map(|settings| settings.rules).unwrap_or_default();
        if seen.is_some_and(|seen| seen != present) {
            return Err(AppError::Outdated);
        }
        let is_new = stored.is_none();
        match stored {
            Some(mut settings) => {
                if !settings.update(rules).is_made() {
                    return Ok(());
                }
                unit.push(Write::SaveRetentionSettings(settings));
                if let Some(mut run) = app.storage.retention_run(scope.id()).await? {
                    run.due(app.clock.now());
                    unit.push(Write::SaveRetentionRun(run));
                }
            }
            None if rules == RetentionRules::default() => return Ok(()),
            None => {
                unit.push(Write::AddRetentionSettings(RetentionSettings::new(scope, rules)));
                unit.push(Write::AddRetentionRun(RetentionRun::new(scope, app.clock.now())));
            }
        }
        let (organization, subject) = (scope.organization_id(), described(scope, &rules));
        let action = AuditAction::RetentionChanged;
        unit.push(audited(app, organization, administrator, action, &subject));
        match app.storage.commit(unit).await {
            // Another node has added settings at the same time.
            Err(StorageError::Failed(_)) if is_new && settings(app, scope).await?.is_some() => {
                Err(StorageError::Conflict.into())
            }
            committed => Ok(committed?),
        }
    })
    .await
}

async fn require_scope(app: &App, scope: RetentionScope) -> Result<(), AppError> {
    match scope {
        RetentionScope::Organization(id) => require_organization(app, id).await.map(drop),
        RetentionScope::Interview(organization, id) => {
            let interview = app.storage.interview(id).await?.ok_or_else(|| AppError::missing(id))?;
            match interview.organization_id == organization {
                true => Ok(()),
                false => Err(AppError::foreign(id)),
            }
        }
    }
}

/// Returns the rules for the audit log: `interview 0190…: audio 90d, logs forever`.
fn described(scope: RetentionScope, rules: &RetentionRules) -> String {
    let set = RetentionKind::ALL.iter().filter_map(|kind| Some((kind.as_str(), rules.get(*kind)?.written())));
    let set: Vec<String> = set.map(|(kind, period)| format!("{kind} {period}")).collect();
    let set = if set.is_empty() { "no rules".to_owned() } else { set.join(", ") };
    match scope {
        RetentionScope::Organization(_) => set,
        RetentionScope::Interview(_, id) => format!("interview {id}: {set}"),
    }
}

/// Returns what runs would remove now, in an organization with its interviews, or in one interview. With `proposed`, the
/// scope is taken to have these rules.
pub async fn would_remove(
    app: &App,
    scope: RetentionScope,
    proposed: Option<RetentionRules>,
) -> Result<Vec<Expired>, AppError> {
    let own = match proposed {
        Some(rules) => rules,
        None => rules(app, scope).await?,
    };
    let organization = match scope {
        RetentionScope::Organization(_) => own,
        RetentionScope::Interview(id, _) => rules(app, RetentionScope::Organization(id)).await?,
    };
    let mut found = expired_in(app, scope, own.within(&organization)).await?;
    let mut after = None;
    while let RetentionScope::Organization(id) = scope {
        let page = app.storage.retention_scopes(id, after, READ_AT_ONCE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.scope.id());
        for settings in page.iter().filter(|settings| settings.scope != scope) {
            found.extend(expired_in(app, settings.scope, settings.rules.within(&organization)).await?);
        }
    }
    Ok(found)
}

async fn expired_in(
    app: &App,
    scope: RetentionScope,
    applied: RetentionPeriods,
) -> Result<Vec<Expired>, AppError> {
    let (run, mut found) = (app.storage.retention_run(scope.id()).await?, Vec::new());
    for kind in RetentionKind::ALL {
        let period = applied.get(*kind);
        let Some(cutoff) = period.cutoff(app.clock.now()) else { continue };
        let mut after = run.as_ref().and_then(|run| run.position(*kind));
        let (mut read, mut invitations, mut has_more) = (0, 0, false);
        loop {
            let page = app.storage.ended_invitations(scope, after, cutoff, READ_AT_ONCE).await?;
            let Some(last) = page.last() else { break };
            after = Some(last.position);
            read += page.len();
            let elsewhere = with_own_settings(app, scope, &page).await?;
            let is_here = |one: &&EndedInvitation| !elsewhere.contains(&one.interview_id.uuid());
            invitations += page.iter().filter(is_here).count();
            if read >= MAX_COUNTED {
                has_more = true;
                break;
            }
        }
        if invitations > 0 || has_more {
            found.push(Expired { scope, kind: *kind, period, invitations, has_more });
        }
    }
    Ok(found)
}
