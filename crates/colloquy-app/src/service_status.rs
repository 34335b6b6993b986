//! What the people who run the service see of it: engines, models, queues and organizations.

use colloquy_domain::Timestamp;
use colloquy_domain::account::Account;
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::Email;
use colloquy_domain::usage::{Month, Usage};

use crate::accounts::audit_log::audited;
use crate::{App, AppError};

/// The organizations that are listed, the newest ones.
pub const ORGANIZATIONS: usize = 100;

/// The most erasures that are counted. More of them need the same attention.
const MAX_COUNTED_ERASURES: usize = 100;

/// What the program around the use cases knows.
pub trait ServiceInspector: Send + Sync {
    fn inspect(&self) -> InspectedProgram;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InspectedProgram {
    pub version: &'static str,
    pub started_at: Timestamp,
    /// What conducts interviews, and what recognizes speech, each in the order in which they are asked.
    pub interviewer: String,
    pub recognizers: String,
    pub models: Vec<ModelStatus>,
    /// The answers in the queue of the local recognizer, if it is in use.
    pub waiting_answers: Option<usize>,
}

/// A model that the configuration uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelStatus {
    pub name: &'static str,
    pub about: &'static str,
    pub bytes: u64,
    pub state: ModelState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelState {
    Present,
    Missing,
    Damaged,
    /// In percent, if this process downloads it.
    Downloading(Option<u64>),
}

/// The state of the service, as this node sees it.
pub struct ServiceStatus {
    /// `None` for a program that does not say.
    pub program: Option<InspectedProgram>,
    pub takes_writes: bool,
    /// The interviews that this node holds.
    pub running: usize,
    pub due_mails: i64,
    pub due_webhooks: i64,
    pub due_erasures: usize,
    /// With their usage in this month, the newest first.
    pub organizations: Vec<(Organization, Usage)>,
    /// Whether there are more.
    pub more: bool,
}

pub async fn status(app: &App) -> Result<ServiceStatus, AppError> {
    let now = app.clock.now();
    let mut all = app.storage.organizations().await?;
    all.reverse();
    let more = all.len() > ORGANIZATIONS;
    let mut organizations = Vec::new();
    for organization in all.into_iter().take(ORGANIZATIONS) {
        let usage = app.storage.usage(organization.id, Month::of(now)).await?;
        organizations.push((organization, usage));
    }
    Ok(ServiceStatus {
        program: app.inspector.as_ref().map(|inspector| inspector.inspect()),
        takes_writes: app.storage.check_writes().await.is_ok(),
        running: app.sessions.running(),
        due_mails: app.storage.count_due_mails(now).await?,
        due_webhooks: app.storage.count_due(now).await?,
        due_erasures: app.storage.due_erasures(now, MAX_COUNTED_ERASURES).await?.len(),
        organizations,
        more,
    })
}

/// Makes the person with this address an operator, or no longer one. Returns `false` if there is no such account.
pub async fn set_operator(app: &App, email: &Email, is_operator: bool) -> Result<bool, AppError> {
    let Some(found) = app.storage.account_by_email(email).await? else { return Ok(false) };
    app.until_saved(found.id.uuid(), async || {
        let Some(mut account): Option<Account> = app.storage.account(found.id).await? else {
            return Ok(false);
        };
        if account.is_operator == is_operator {
            return Ok(true);
        }
        account.set_operator(is_operator);
        let action = if is_operator { AuditAction::OperatorGranted } else { AuditAction::OperatorRevoked };
        let email = account.email.as_str();
        let mut unit = UnitOfWork::default();
        for (membership, _) in app.storage.memberships(account.id).await? {
            unit.push(audited(app, membership.organization_id, &AuditActor::Operator, action, email));
        }
        app.storage.commit(unit.with(Write::SaveAccount(account))).await?;
        Ok(true)
    })
    .await
}
