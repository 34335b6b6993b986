//! The domain model: interviews, invitations, organizations, API keys and webhooks, and the rules they obey.
//!
//! Nothing here waits, reads a clock or performs I/O. Times, ids and randomness are passed in, and everything
//! that needs the outside world is a port in [`ports`].

pub mod accent_colour;
pub mod account;
pub mod address_group;
pub mod api_key;
mod causes;
mod concepts;
pub mod deadline;
pub mod engine_history;
pub mod erasure;
pub mod event;
pub mod guide;
pub mod idempotency;
pub mod ids;
pub mod input;
pub mod insights;
pub mod interview;
pub mod interviewing;
pub mod invitation;
pub mod invitees;
pub mod language;
pub mod log_entry;
pub mod logo;
pub mod mail;
pub mod mail_report;
pub mod meanings;
pub mod media;
pub mod message;
pub mod moment;
pub mod note;
pub mod organization;
pub mod origin;
pub mod ports;
pub mod rate_limit;
pub mod recording;
pub mod reminder_plan;
pub mod results;
pub mod retention;
pub mod revision;
pub mod safety;
pub mod service_secret;
pub mod session;
pub mod session_run;
pub mod share_link;
pub mod slug;
pub mod spoken_echo;
pub mod text;
pub mod text_search;
pub mod unsubscription;
pub mod usage;
pub mod violation;
pub mod voice;
pub mod webhook;
pub mod word_sentiments;
mod words;

pub use causes::with_causes;
pub use ids::{
    AccountId, AccountMailId, ApiKeyId, AuditEntryId, BrowserSessionId, EndpointId, ErasureId, EventId, Id,
    InterviewId, InvitationId, LogEntryId, MailId, MessageId, NoteId, OneTimeLinkId, OrganizationId,
    PasskeyId, VisitId, VoiceId,
};
pub use jiff::{SignedDuration, Timestamp};
pub use revision::{Revision, TransitionOutcome, Versioned};
pub use violation::{InputPathStep, Violation, ViolationCode, ViolationReason, Violations};
