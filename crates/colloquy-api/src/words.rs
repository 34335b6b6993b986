//! The closed sets of words on the wire. Each has all the words that the service knows, in order.

pub const STATUSES: &[&str] = &["READY", "IN_PROGRESS", "COMPLETED", "REOPENED", "CANCELLED"];

/// How an invitation was created.
pub const SOURCES: &[&str] = &["direct", "share"];

pub const END_REASONS: &[&str] =
    &["finished", "maxMinutes", "maxResponses", "inviteeEnded", "abandoned", "completedByOrganization"];

pub const SENTIMENTS: &[&str] = &["positive", "neutral", "negative"];

pub const ROLES: &[&str] = &["assistant", "user"];

pub const GENDERS: &[&str] = &["female", "male"];

/// Whether a share link's form asks for a value.
pub const ASK_POLICIES: &[&str] = &["off", "optional", "required"];

pub const ACTOR_TYPES: &[&str] = &["apiKey", "user", "invitee", "system"];

pub const LOG_TYPES: &[&str] = &[
    "interview.created",
    "interview.updated",
    "interview.archived",
    "interview.restored",
    "interview.introRegenerated",
    "interview.firstMessageRegenerated",
    "invitation.created",
    "invitation.updated",
    "invitation.sent",
    "invitation.sendFailed",
    "invitation.opened",
    "invitation.consented",
    "invitation.started",
    "invitation.disconnected",
    "invitation.resumed",
    "invitation.turnEnded",
    "invitation.completed",
    "invitation.cancelled",
    "invitation.reactivated",
    "invitation.reopened",
    "invitation.archived",
    "invitation.restored",
    "insights.generated",
    "share.updated",
    "webhook.delivered",
    "webhook.failed",
];

/// Why a value is rejected: the issue codes of zod 4.
pub const CODES: &[&str] = &[
    "invalid_type",
    "invalid_value",
    "invalid_format",
    "too_small",
    "too_big",
    "unrecognized_keys",
    "custom",
];

/// The types of webhook events.
pub const EVENT_TYPES: &[&str] =
    &["interview.started", "interview.completed", "invitation.erased", "invitation.bounced", "endpoint.test"];
