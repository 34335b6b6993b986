//! What a person may do in an organization.

use jiff::Timestamp;

use crate::ids::{AccountId, OrganizationId};
use crate::revision::{TransitionOutcome, Versioned};
use crate::words::words;

words! {
    /// From the most to the least powerful role.
    MemberRole {
        Owner = "owner",
        Member = "member",
        Viewer = "viewer",
    }
}

/// What a request to the console requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Permission {
    /// Read interviews, transcripts and results.
    Read,
    /// Also create and change interviews and invitations.
    Edit,
    /// Also manage keys, webhooks and members, and read the audit log.
    Administer,
}

impl MemberRole {
    pub fn allows(self, permission: Permission) -> bool {
        let highest = match self {
            MemberRole::Owner => Permission::Administer,
            MemberRole::Member => Permission::Edit,
            MemberRole::Viewer => Permission::Read,
        };
        permission <= highest
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MembershipFacts {
    pub account_id: AccountId,
    pub organization_id: OrganizationId,
    pub role: MemberRole,
    pub created_at: Timestamp,
}

pub type Membership = Versioned<MembershipFacts>;

impl Membership {
    pub fn new(
        account_id: AccountId,
        organization_id: OrganizationId,
        role: MemberRole,
        now: Timestamp,
    ) -> Self {
        Versioned::new_unsaved(MembershipFacts { account_id, organization_id, role, created_at: now })
    }

    pub fn change_role(&mut self, role: MemberRole) -> TransitionOutcome {
        if self.role == role {
            return TransitionOutcome::Unchanged;
        }
        self.facts.role = role;
        TransitionOutcome::Changed
    }
}

/// Whether someone else of these members is an owner. The last owner can neither leave nor get another role, because
/// no one could manage the organization then.
pub fn has_other_owner<'m>(members: impl IntoIterator<Item = &'m Membership>, account: AccountId) -> bool {
    members.into_iter().any(|member| member.role == MemberRole::Owner && member.account_id != account)
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[test]
    fn each_role_allows_what_the_weaker_ones_allow() {
        let allowed = |role: MemberRole| {
            [Permission::Read, Permission::Edit, Permission::Administer]
                .map(|permission| role.allows(permission))
        };
        assert_eq!(allowed(MemberRole::Viewer), [true, false, false]);
        assert_eq!(allowed(MemberRole::Member), [true, true, false]);
        assert_eq!(allowed(MemberRole::Owner), [true, true, true]);
    }

    #[test]
    fn finds_another_owner() {
        let member = |number: u128, role| {
            let (account, organization) = (Uuid::from_u128(number), Uuid::from_u128(9));
            let (account, organization) =
                (AccountId::from_uuid(account), OrganizationId::from_uuid(organization));
            Membership::new(account, organization, role, Timestamp::UNIX_EPOCH)
        };
        let (owner, second) = (member(1, MemberRole::Owner), member(2, MemberRole::Owner));
        let (colleague, viewer) = (member(3, MemberRole::Member), member(4, MemberRole::Viewer));
        assert!(!has_other_owner([&owner, &colleague, &viewer], owner.account_id));
        assert!(has_other_owner([&owner, &second], owner.account_id));
    }
}
