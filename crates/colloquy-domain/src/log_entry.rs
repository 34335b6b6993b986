//! Log entries: what happened to an interview or an invitation, and who did it.

use jiff::Timestamp;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::account::Account;
use crate::ids::{ApiKeyId, InterviewId, InvitationId, LogEntryId, OrganizationId};
use crate::invitation::Invitation;
use crate::words::words;

words! {
    EventType {
        InterviewCreated = "interview.created",
        InterviewUpdated = "interview.updated",
        InterviewArchived = "interview.archived",
        InterviewRestored = "interview.restored",
        InterviewIntroRegenerated = "interview.introRegenerated",
        InterviewFirstMessageRegenerated = "interview.firstMessageRegenerated",
        InvitationCreated = "invitation.created",
        InvitationUpdated = "invitation.updated",
        InvitationSent = "invitation.sent",
        InvitationSendFailed = "invitation.sendFailed",
        InvitationOpened = "invitation.opened",
        InvitationConsented = "invitation.consented",
        InvitationStarted = "invitation.started",
        InvitationDisconnected = "invitation.disconnected",
        InvitationResumed = "invitation.resumed",
        InvitationTurnEnded = "invitation.turnEnded",
        InvitationCompleted = "invitation.completed",
        InvitationCancelled = "invitation.cancelled",
        InvitationReactivated = "invitation.reactivated",
        InvitationReopened = "invitation.reopened",
        InvitationArchived = "invitation.archived",
        InvitationRestored = "invitation.restored",
        InsightsGenerated = "insights.generated",
        ShareUpdated = "share.updated",
        WebhookDelivered = "webhook.delivered",
        WebhookFailed = "webhook.failed",
    }
}

words! {
    ActorKind {
        ApiKey = "apiKey",
        User = "user",
        Invitee = "invitee",
        System = "system",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    pub kind: ActorKind,
    pub id: Option<Uuid>,
    pub label: Option<String>,
}

impl Actor {
    pub fn api_key(id: ApiKeyId, label: &str) -> Self {
        Actor { kind: ActorKind::ApiKey, id: Some(id.uuid()), label: Some(label.to_owned()) }
    }

    pub fn user(account: &Account) -> Self {
        let label = Some(account.name.as_str().to_owned());
        Actor { kind: ActorKind::User, id: Some(account.id.uuid()), label }
    }

    pub fn invitee(invitation: &Invitation) -> Self {
        let label = invitation.name.as_ref().map(|name| name.as_str().to_owned());
        Actor { kind: ActorKind::Invitee, id: Some(invitation.id.uuid()), label }
    }

    pub fn system() -> Self {
        Actor { kind: ActorKind::System, id: None, label: None }
    }
}

/// A log entry as it is written. The store decides its place in the order of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    pub id: LogEntryId,
    pub organization_id: OrganizationId,
    pub event: EventType,
    pub interview_id: InterviewId,
    pub invitation_id: Option<InvitationId>,
    pub actor: Actor,
    /// A JSON object.
    pub data: Value,
    pub created_at: Timestamp,
}

impl LogEntry {
    pub fn of_interview(
        id: LogEntryId,
        event: EventType,
        interview: (OrganizationId, InterviewId),
        actor: Actor,
        now: Timestamp,
    ) -> Self {
        LogEntry {
            id,
            organization_id: interview.0,
            event,
            interview_id: interview.1,
            invitation_id: None,
            actor,
            data: json!({}),
            created_at: now,
        }
    }

    pub fn about(mut self, invitation_id: InvitationId) -> Self {
        self.invitation_id = Some(invitation_id);
        self
    }

    pub fn with(mut self, data: Value) -> Self {
        self.data = data;
        self
    }
}
