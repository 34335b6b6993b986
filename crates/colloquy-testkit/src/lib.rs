//! Support for the tests of other crates: a reproducible clock, ids and randomness, strict in-memory fakes of
//! the ports, valid samples, real servers for mails, and the contract suites that every adapter runs.

// The suites name this crate in an attribute, which must also resolve here.
extern crate self as colloquy_testkit;

mod clock;
pub mod contract;
mod engines;
mod identity_provider;
mod imap_server;
pub mod languages;
mod mail_server;
mod mailer;
mod memory_media;
mod memory_storage;
pub mod passkey_device;
mod passkeys;
pub mod sample;
mod seeded;
mod spoken;
mod stub_server;
mod webhooks;

pub use clock::ManualClock;
pub use contract::FreshAdapter;
pub use engines::{
    EndlessMinuteRateLimiter, FakeAnalyst, FakeTextToSpeech, FakeTurnDetector, FakeVoiceActivityDetector,
    NoRecordings, RecognizerWithoutLanguages,
};
pub use identity_provider::{FAKE_ISSUER, FakeIdentityProvider, TestIdentityProvider};
pub use imap_server::TestImapServer;
pub use mail_server::TestMailServer;
pub use mailer::FakeMailer;
pub use memory_media::InMemoryMedia;
pub use memory_storage::InMemoryStorage;
pub use passkey_device::PasskeyDevice;
pub use passkeys::{FakePasskeyVerifier, fake_passkey_response};
pub use seeded::{SeededIdSource, SeededRandomness};
pub use spoken::{SpokenSample, librivox, word_errors};
pub use stub_server::{StubRequest, StubResponse, StubServer};
/// For the suites, so that an adapter's crate needs no runtime of its own.
pub use tokio;
pub use webhooks::{DebugWebhookSerializer, FakeWebhookSender};
