//! The closed sets of words that the wire uses. Each is the whole of what the service knows, in its order.

pub const STATUSES: &[&str] = &["READY", "IN_PROGRESS", "COMPLETED", "REOPENED", "CANCELLED"];

/// How an invitation came to be.
pub const SOURCES: &[&str] = &["direct", "share"];

pub const END_REASONS: &[&str] =
    &["finished", "maxMinutes", "maxResponses", "inviteeEnded", "abandoned", "completedByOrganization"];

pub const SENTIMENTS: &[&str] = &["positive", "neutral", "negative"];

pub const ROLES: &[&str] = &["assistant", "user"];

pub const GENDERS: &[&str] = &["female", "male"];

/// Whether a share link's form asks for something.
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

/// Why a value is refused: the codes of zod 4.
pub const CODES: &[&str] = &[
    "invalid_type",
    "invalid_value",
    "invalid_format",
    "too_small",
    "too_big",
    "unrecognized_keys",
    "custom",
];

/// What webhooks tell of.
pub const EVENT_TYPES: &[&str] = &["interview.started", "interview.completed", "endpoint.test"];
