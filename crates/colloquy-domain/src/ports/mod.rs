//! What the domain asks of the world. Each method is a promise, and each promise has a case in the contract
//! suites that every adapter runs.

mod analyst;
mod clock;
mod consent_texts;
mod deliveries;
mod interviewer;
mod mailer;
mod media;
mod randomness;
mod rate_limiter;
mod recognizer;
mod recordings;
mod speech;
mod storage;
mod text_generator;
mod voice_activity;
mod webhooks;

pub use analyst::{Analysis, Analyst, Conversation, Remark};
pub use clock::Clock;
pub use consent_texts::ConsentTexts;
pub use deliveries::{Deliveries, Endpoints, Hurried, Waiting, Whose};
pub use interviewer::{Interviewer, Left, Listener, Reply, Situation, Turn};
pub use mailer::{InvitationLetter, Mailer, MailerError};
pub use media::{Media, MediaDoor, MediaError, MediaFile, NotServed};
pub use randomness::{Ids, Randomness};
pub use rate_limiter::{RateLimiter, Window};
pub use recognizer::{RecognitionError, Recognized, Recognizer, Unready};
pub use recordings::{Recording, RecordingError, Recordings};
pub use speech::{Pcm, SpeechError, TextToSpeech};
pub use storage::{
    Claim, Events, InterviewFilter, InterviewView, Interviews, InvitationFilter, InvitationView, Invitations,
    KeyHolder, Keys, ListedInterview, Mails, Organizations, Page, Replays, Secrets, ShareLinks, Sittings,
    StatusCounts, Storage, StorageError, UnitOfWork, Unsubscriptions, Usages, Write,
};
pub use text_generator::{Brief, Generated, GenerationError, Provenance, TextGenerator};
pub use voice_activity::VoiceActivity;
pub use webhooks::{News, Subject, WebhookAnswer, WebhookCall, WebhookSender, WebhookWriter};
