//! The audit log: who changed the settings, the interviews and the members of an organization, and when.

use jiff::Timestamp;

use crate::ids::{AccountId, AuditEntryId, OrganizationId};
use crate::words::words;

words! {
    AuditAction {
        OrganizationSetUp = "organization.setUp",
        OrganizationUpdated = "organization.updated",
        MemberInvited = "member.invited",
        MemberInvitationWithdrawn = "member.invitationWithdrawn",
        MemberJoined = "member.joined",
        MemberRoleChanged = "member.roleChanged",
        MemberRemoved = "member.removed",
        IdentityLinked = "member.identityLinked",
        IdentityUnlinked = "member.identityUnlinked",
        PasskeyAdded = "member.passkeyAdded",
        PasskeyRemoved = "member.passkeyRemoved",
        PasswordChanged = "member.passwordChanged",
        OperatorGranted = "member.operatorGranted",
        OperatorRevoked = "member.operatorRevoked",
        KeyCreated = "apiKey.created",
        KeyRevoked = "apiKey.revoked",
        EndpointCreated = "webhook.created",
        EndpointDisabled = "webhook.disabled",
        EndpointEnabled = "webhook.enabled",
        EndpointDeleted = "webhook.deleted",
        SecretRotated = "webhook.secretRotated",
        EndpointUpdated = "webhook.updated",
        InterviewCreated = "interview.created",
        InterviewUpdated = "interview.updated",
        InterviewArchived = "interview.archived",
        InterviewRestored = "interview.restored",
        ShareLinkUpdated = "shareLink.updated",
        InvitationsCreated = "invitations.created",
        InvitationsSent = "invitations.sent",
        InvitationsReminded = "invitations.reminded",
        InvitationsCancelled = "invitations.cancelled",
        InvitationsReactivated = "invitations.reactivated",
        InvitationsCompleted = "invitations.completed",
        InvitationsArchived = "invitations.archived",
        InvitationsRestored = "invitations.restored",
        ErasureRequested = "erasure.requested",
        DataExported = "data.exported",
        DataImported = "data.imported",
        RetentionChanged = "retention.changed",
        KeptAfterWithdrawal = "withdrawal.kept",
    }
}

/// Who makes an administrative change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditActor {
    /// Someone with a shell on the server.
    Operator,
    /// A person in the console, with the address at the time of the change.
    Account { id: AccountId, email: String },
}

impl AuditActor {
    pub fn account_id(&self) -> Option<AccountId> {
        match self {
            AuditActor::Operator => None,
            AuditActor::Account { id, .. } => Some(*id),
        }
    }
}

/// An entry stays unchanged, also if the account or what was changed is deleted later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    pub id: AuditEntryId,
    pub organization_id: OrganizationId,
    pub actor: AuditActor,
    pub action: AuditAction,
    /// What was changed, in words that a person recognizes: the label of a key, the address of a member.
    pub subject: String,
    pub created_at: Timestamp,
}
