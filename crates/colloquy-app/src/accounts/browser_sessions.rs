//! The browsers in which a person is signed in.

use colloquy_domain::account::Account;
use colloquy_domain::account::browser_session::{BrowserSession, MOST_SESSIONS};
use colloquy_domain::account::membership::{MemberRole, Membership};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::{AccountId, BrowserSessionId, OrganizationId};

use super::IssuedBrowserSession;
use crate::{App, AppError, Caller};

/// A person who is signed in.
#[derive(Clone, Debug)]
pub struct SignedInPerson {
    pub session: BrowserSession,
    pub account: Account,
    /// The organizations that the person is a member of, oldest first.
    pub memberships: Vec<(Membership, Organization)>,
}

impl SignedInPerson {
    /// Returns the role in an organization, and the caller for its use cases. `None` if the person is not a member.
    pub fn in_organization(&self, id: OrganizationId) -> Option<(MemberRole, Caller)> {
        let (membership, organization) =
            self.memberships.iter().find(|(_, organization)| organization.id == id)?;
        Some((membership.role, Caller::of_member(organization.clone(), &self.account)))
    }
}

/// Returns the person whose browser sent this secret. Notes the use of the session now and then.
pub async fn signed_in(app: &App, secret: &AccountSecret) -> Result<Option<SignedInPerson>, AppError> {
    let now = app.clock.now();
    let found = app.storage.browser_session(secret.hash()).await?;
    let Some((mut session, account)) = found.filter(|(session, _)| !session.has_expired(now)) else {
        return Ok(None);
    };
    if session.note_use(now).is_made() {
        let unit = UnitOfWork::default().with(Write::SaveBrowserSession(session.clone()));
        // A conflict means that another request of the same browser has noted it. Reading works without the write, too.
        if let Err(error) = app.storage.commit(unit).await {
            tracing::debug!(%error, "the use of a browser session is not noted");
        }
    }
    let memberships = app.storage.memberships(account.id).await?;
    Ok(Some(SignedInPerson { session, account, memberships }))
}

/// Adds a session for a person to a unit of work. Removes sessions that have expired, that of `previous`, which the same
/// browser had before, and the least recently used one if the person has too many.
pub(super) async fn begin(
    app: &App,
    account: AccountId,
    user_agent: &str,
    previous: Option<&AccountSecret>,
    unit: &mut UnitOfWork,
) -> Result<IssuedBrowserSession, AppError> {
    let (now, secret) = (app.clock.now(), AccountSecret::draw(&*app.randomness));
    let previous = previous.map(AccountSecret::hash);
    let sessions = app.storage.browser_sessions(account).await?;
    let is_over = |session: &BrowserSession| session.has_expired(now) || Some(session.secret) == previous;
    let (over, mut kept): (Vec<_>, Vec<_>) = sessions.into_iter().partition(is_over);
    kept.sort_by_key(|session| session.used_at);
    let surplus = (kept.len() + 1).saturating_sub(MOST_SESSIONS);
    for session in over.into_iter().chain(kept.into_iter().take(surplus)) {
        unit.push(Write::RemoveBrowserSession(session.id));
    }
    let session = BrowserSession::new(app.id(), account, secret.hash(), user_agent, now);
    unit.push(Write::AddBrowserSession(session));
    Ok(IssuedBrowserSession { secret })
}

/// Returns a person's sessions that have not expired, oldest first.
pub async fn list(app: &App, account: AccountId) -> Result<Vec<BrowserSession>, AppError> {
    let (now, mut sessions) = (app.clock.now(), app.storage.browser_sessions(account).await?);
    sessions.retain(|session| !session.has_expired(now));
    Ok(sessions)
}

/// Ends one of the person's sessions. Ending it again changes nothing.
pub async fn end(app: &App, account: AccountId, id: BrowserSessionId) -> Result<(), AppError> {
    let session = app.storage.browser_session_by_id(id).await?;
    match session.filter(|session| session.account_id == account) {
        Some(session) => Ok(app.storage.commit(removal([session])).await?),
        None => Ok(()),
    }
}

/// Ends all of the person's sessions except the one to keep.
pub async fn end_others(app: &App, account: AccountId, keep: BrowserSessionId) -> Result<(), AppError> {
    let sessions = app.storage.browser_sessions(account).await?;
    Ok(app.storage.commit(removal(sessions.into_iter().filter(|session| session.id != keep))).await?)
}

pub(super) fn removal(sessions: impl IntoIterator<Item = BrowserSession>) -> UnitOfWork {
    let writes = sessions.into_iter().map(|session| Write::RemoveBrowserSession(session.id));
    writes.fold(UnitOfWork::default(), UnitOfWork::with)
}
