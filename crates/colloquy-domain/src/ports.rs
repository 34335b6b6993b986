//! The ports: what the domain needs from the outside world.
//!
//! Each method makes promises, and each promise has a case in the contract suites that every adapter runs.
//! Two promises hold for all ports: calls of methods with `&self` may run at the same time, and a call that is
//! dropped before its end does not disturb other calls.

mod analyst;
mod clock;
mod consent_texts;
mod deliveries;
mod echo_canceller;
mod identity_provider;
mod interviewer;
mod mail_reports;
mod mailer;
mod media;
mod organization_tables;
mod passkeys;
mod randomness;
mod rate_limiter;
mod recognizer;
mod recordings;
mod rehearsals;
mod speech;
mod storage;
mod text_generator;
mod turn_detector;
mod voice_activity;
mod webhooks;

pub use analyst::{AnalysisInput, Analyst, AnswerFinding, TranscriptAnalysis};
pub use clock::Clock;
pub use consent_texts::ConsentTextArchive;
pub use deliveries::{Deliveries, DueEndpoint, Endpoints, Expedite, OrganizationScope};
pub use echo_canceller::{EchoCanceller, REFERENCE_LEAD_MS};
pub use identity_provider::{AuthorizationGrant, IdentityProvider, IdentityProviderError};
pub use interviewer::{
    ConversationTurn, FinishedReply, InterviewSituation, Interviewer, RemainingInterviewLimits, ReplyListener,
};
pub use mail_reports::{
    MailProviderReports, MailboxError, MailboxPosition, ReportMailbox, ReportsRejected, UnreadMail,
};
pub use mailer::{AccountLetter, AccountLetterKind, InvitationLetter, Mailer, MailerError};
pub use media::{LONGEST_PUT, Media, MediaError, MediaFile, PresignedRefused, PresignedUrlResolver};
pub use organization_tables::{ExportedTableRows, OrganizationRowReader};
pub use passkeys::{PasskeyCeremony, PasskeyOwner, PasskeyVerifier, PasskeyVerifierError};
pub use randomness::{IdSource, Randomness};
pub use rate_limiter::{RateLimitStatus, RateLimiter};
pub use recognizer::{RecognitionError, RecognizedSpeech, Recognizer, SpeechUnavailable};
pub use recordings::{OpenRecording, RecordingError, Recordings};
pub use rehearsals::{RehearsalStage, RehearsalStageError, RehearsalStages};
pub use speech::{Pcm, TextToSpeech, TextToSpeechError};
pub use storage::{
    AccountMails, Accounts, Activity, ActivityCounts, ApiKeyWithOrganization, ApiKeys, AttentionReason,
    AuditLog, BrowserSessions, DueClaim, DueMailSelection, Erasures, Events, IdempotencyRecords,
    InterviewFilter, InterviewListPosition, InterviewOrder, InterviewWithInvitationCounts,
    InterviewWithInvitations, Interviews, InvitationAwaitingReminder, InvitationFilter, InvitationSearch,
    InvitationStatusCounts, InvitationWithMessages, Invitations, ListPageRequest, ListedInterview, Mails,
    Memberships, NoteWrite, Notes, OneTimeLinks, Organizations, PasskeyWrite, Passkeys, Reminders,
    ReportedRecipients, Retention, SearchedInvitation, ServiceSigningKeys, SessionRuns, ShareLinks, Storage,
    StorageError, UnitOfWork, Unsubscriptions, UsageRecords, Write,
};
pub use text_generator::{
    GenerationError, GuideAndTextsGenerator, Provenance, TextGenerationInput, WithProvenance,
};
pub use turn_detector::{TurnDetectionError, TurnDetector};
pub use voice_activity::VoiceActivityDetector;
pub use webhooks::{
    EventSubject, EventWithSubject, WebhookRequest, WebhookResponse, WebhookSender, WebhookSerializer,
};
