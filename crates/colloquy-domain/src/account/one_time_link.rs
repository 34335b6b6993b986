//! Links that work once: to set up the service, to join an organization, or to choose a new password.

use jiff::{SignedDuration, Timestamp};

use super::membership::MemberRole;
use super::secret::AccountSecretHash;
use crate::ids::{AccountId, OneTimeLinkId, OrganizationId};
use crate::revision::Versioned;
use crate::text::Email;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkPurpose {
    /// The first person creates an account and becomes the owner of the organization.
    SetUp { organization_id: OrganizationId },
    /// A person joins an organization.
    Join { organization_id: OrganizationId, email: Email, role: MemberRole },
    /// A person chooses a new password.
    ResetPassword { account_id: AccountId },
}

impl LinkPurpose {
    /// The organization that the link gives access to.
    pub fn organization_id(&self) -> Option<OrganizationId> {
        match self {
            LinkPurpose::SetUp { organization_id } | LinkPurpose::Join { organization_id, .. } => {
                Some(*organization_id)
            }
            LinkPurpose::ResetPassword { .. } => None,
        }
    }

    pub fn account_id(&self) -> Option<AccountId> {
        match self {
            LinkPurpose::ResetPassword { account_id } => Some(*account_id),
            LinkPurpose::SetUp { .. } | LinkPurpose::Join { .. } => None,
        }
    }

    fn lifetime(&self) -> SignedDuration {
        match self {
            LinkPurpose::SetUp { .. } => SignedDuration::from_hours(24),
            LinkPurpose::Join { .. } => SignedDuration::from_hours(7 * 24),
            LinkPurpose::ResetPassword { .. } => SignedDuration::from_hours(1),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneTimeLinkFacts {
    pub id: OneTimeLinkId,
    pub secret: AccountSecretHash,
    pub purpose: LinkPurpose,
    pub created_at: Timestamp,
    pub expires_at: Timestamp,
    /// When it was used or withdrawn.
    pub closed_at: Option<Timestamp>,
}

pub type OneTimeLink = Versioned<OneTimeLinkFacts>;

impl OneTimeLink {
    pub fn new(id: OneTimeLinkId, secret: AccountSecretHash, purpose: LinkPurpose, now: Timestamp) -> Self {
        let expires_at = now + purpose.lifetime();
        Versioned::new_unsaved(OneTimeLinkFacts {
            id,
            secret,
            purpose,
            created_at: now,
            expires_at,
            closed_at: None,
        })
    }

    /// Creates a link for the same purpose, with a secret of its own. It expires together with the first.
    pub fn with_new_secret(&self, id: OneTimeLinkId, secret: AccountSecretHash, now: Timestamp) -> Self {
        let (purpose, expires_at) = (self.purpose.clone(), self.expires_at);
        let closed_at = self.closed_at;
        let facts = OneTimeLinkFacts { id, secret, purpose, created_at: now, expires_at, closed_at };
        Versioned::new_unsaved(facts)
    }

    pub fn opens(&self, now: Timestamp) -> bool {
        self.closed_at.is_none() && now < self.expires_at
    }

    /// Closes the link. Saving it admits only one of several requests that use it at the same time.
    pub fn close(&mut self, now: Timestamp) {
        self.facts.closed_at.get_or_insert(now);
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[test]
    fn a_link_opens_until_it_is_used_or_expires() {
        let (now, hour) = (Timestamp::UNIX_EPOCH, SignedDuration::from_hours(1));
        let purpose = LinkPurpose::ResetPassword { account_id: AccountId::from_uuid(Uuid::nil()) };
        let id = OneTimeLinkId::from_uuid(Uuid::nil());
        let mut link = OneTimeLink::new(id, AccountSecretHash([1; 32]), purpose, now);
        assert!(link.opens(now + hour - SignedDuration::from_secs(1)));
        assert!(!link.opens(now + hour));
        link.close(now);
        assert!(!link.opens(now));
        link.close(now + hour);
        assert_eq!(link.closed_at, Some(now));
    }
}
