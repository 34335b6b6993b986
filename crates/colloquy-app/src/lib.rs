//! The use cases, one function for each. It finds the entity, checks the owner, calls the transition, and commits.
//!
//! This crate knows no database, socket or status code.

pub mod accounts;
mod address_limits;
mod administrator;
mod ai;
mod announcement;
pub mod authentication;
mod bulk_reads;
mod delivery;
mod entity_locks;
pub mod erasures;
mod error;
pub mod exports;
pub mod idempotency;
pub mod interviews;
mod invitation_stage;
pub mod invitations;
pub mod invitee_pages;
pub mod keys;
pub mod large_responses;
mod list_page;
mod log_page;
pub mod mail_reports;
pub mod mails;
mod maintenance;
pub mod notes;
pub mod organizations;
pub mod page_versions;
mod pagers;
mod presigned;
pub mod rehearsals;
pub mod reminders;
pub mod retention;
mod seen_revision;
mod service_keys;
pub mod service_status;
pub mod sessions;
pub mod share_links;
mod slow_hash;
pub mod unsubscriptions;
pub mod voices;
mod web_origin;
pub mod webhooks;

use std::ops::Deref;
use std::sync::Arc;

use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::ports::{
    Clock, ConsentTextArchive, EchoCanceller, IdSource, Mailer, Media, OrganizationRowReader,
    PasskeyVerifier, Randomness, Recognizer, Recordings, Storage, TextToSpeech, TurnDetector,
    VoiceActivityDetector, WebhookSender, WebhookSerializer,
};
use colloquy_domain::slug::Slug;
use colloquy_domain::unsubscription::UnsubscribeToken;
use colloquy_domain::voice::VoiceCatalogue;

use crate::accounts::identities::SignInProvider;

pub use address_limits::{
    AddressRateLimits, UseCaseRateLimiters, WRONG_CODES_OF_A_LINK, WRONG_PASSWORDS_OF_AN_ACCOUNT,
};
pub use administrator::Administrator;
pub use ai::TextGenerationAdapters;
pub use authentication::Caller;
pub use bulk_reads::BulkReadRuntime;
pub use error::AppError;
pub use large_responses::{ResponseMemoryBudget, ResponseMemoryReservation};
pub use list_page::ListPage;
pub use log_page::LogEntryPage;
pub use pagers::{InvitationPager, MessagePager};
pub use presigned::PresignedUrl;
pub use seen_revision::SeenRevision;

/// How many passwords are hashed in parallel.
const PASSWORDS_IN_PARALLEL: usize = 2;

/// Everything that the use cases need. It derefs to its adapters.
pub struct App {
    adapters: Adapters,
    pub sessions: sessions::SessionRegistry,
    pub turn_times: sessions::turn_times::TurnLatencyRecorder,
    crash_recovery: sessions::CrashRecovery,
    retention: retention::RetentionFollowUps,
    pub voices: VoiceCatalogue,
    pub links: LinkBuilder,
    pub mail_dispatcher: mails::MailDispatcher,
    pub account_mail_dispatcher: accounts::mails::AccountMailDispatcher,
    pub webhook_dispatcher: webhooks::dispatcher::WebhookDispatcher,
    pub authenticator: authentication::Authenticator,
    entity_locks: entity_locks::EntityLocks,
    calls_in_progress: idempotency::CallsInProgress,
    pub bulk_reads: BulkReadRuntime,
    pub large_responses: ResponseMemoryBudget,
    access_codes: share_links::access_code::AccessCodeChecks,
    passwords: slow_hash::SlowHasher,
    visitor_token_key: tokio::sync::OnceCell<[u8; 32]>,
    consent_texts: Option<Arc<dyn ConsentTextArchive>>,
    echo_cancelling: Option<Arc<EchoCancellerFactory>>,
    late_texts: interviews::LateTexts,
    mails_accounts: bool,
    sign_in_provider: Option<SignInProvider>,
    passkeys: Option<Arc<dyn PasskeyVerifier>>,
    passkey_key: tokio::sync::OnceCell<[u8; 32]>,
    pub rehearsals: rehearsals::Rehearsals,
    inspector: Option<Arc<dyn service_status::ServiceInspector>>,
    organization_tables: Option<Arc<dyn OrganizationRowReader>>,
}

impl Deref for App {
    type Target = Adapters;

    fn deref(&self) -> &Adapters {
        &self.adapters
    }
}

/// Creates a voice activity detector for one audio stream.
pub type VadFactory = dyn Fn() -> Box<dyn VoiceActivityDetector> + Send + Sync;

/// Creates an echo canceller for one connection.
pub type EchoCancellerFactory = dyn Fn() -> Box<dyn EchoCanceller> + Send + Sync;

/// The adapters that an [`App`] is built from.
#[derive(Clone)]
pub struct Adapters {
    pub storage: Arc<dyn Storage>,
    pub clock: Arc<dyn Clock>,
    pub ids: Arc<dyn IdSource>,
    pub randomness: Arc<dyn Randomness>,
    pub ai: TextGenerationAdapters,
    /// The fallback if the chosen provider is late or fails. It needs no provider.
    pub ai_fallback: TextGenerationAdapters,
    pub mailer: Arc<dyn Mailer>,
    pub media: Arc<dyn Media>,
    pub speech: Arc<dyn TextToSpeech>,
    pub recognizer: Arc<dyn Recognizer>,
    pub vad: Arc<VadFactory>,
    /// Without one, silence and words decide when an answer ends.
    pub turn_detector: Option<Arc<dyn TurnDetector>>,
    pub recordings: Arc<dyn Recordings>,
    pub attempts: UseCaseRateLimiters,
    pub webhook_sender: Arc<dyn WebhookSender>,
    pub webhook_writer: Arc<dyn WebhookSerializer>,
}

impl App {
    pub fn new(adapters: Adapters, voices: VoiceCatalogue, links: LinkBuilder) -> Self {
        let Adapters { storage, clock, ids, randomness, attempts, .. } = &adapters;
        let mail_dispatcher = mails::MailDispatcher::new(
            storage.clone(),
            clock.clone(),
            ids.clone(),
            adapters.mailer.clone(),
            links.clone(),
        );
        let account_mail_dispatcher =
            accounts::mails::AccountMailDispatcher::new(accounts::mails::AccountMailOutbox {
                storage: storage.clone(),
                clock: clock.clone(),
                ids: ids.clone(),
                randomness: randomness.clone(),
                mailer: adapters.mailer.clone(),
                links: links.clone(),
            });
        let webhook_dispatcher =
            webhooks::dispatcher::WebhookDispatcher::new(webhooks::dispatcher::WebhookOutbox {
                storage: storage.clone(),
                clock: clock.clone(),
                ids: ids.clone(),
                randomness: randomness.clone(),
                sender: adapters.webhook_sender.clone(),
                writer: adapters.webhook_writer.clone(),
                figures: std::sync::Mutex::default(),
            });
        let authenticator =
            authentication::Authenticator::new(storage.clone(), clock.clone(), attempts.unknown_keys.clone());
        App {
            adapters,
            sessions: sessions::SessionRegistry::default(),
            turn_times: sessions::turn_times::TurnLatencyRecorder::default(),
            crash_recovery: sessions::CrashRecovery::new(),
            retention: retention::RetentionFollowUps::new(),
            voices,
            links,
            mail_dispatcher,
            account_mail_dispatcher,
            webhook_dispatcher,
            authenticator,
            entity_locks: entity_locks::EntityLocks::new(),
            calls_in_progress: idempotency::CallsInProgress::default(),
            bulk_reads: BulkReadRuntime::default(),
            large_responses: ResponseMemoryBudget::default(),
            access_codes: share_links::access_code::AccessCodeChecks::new(),
            passwords: slow_hash::SlowHasher::new(PASSWORDS_IN_PARALLEL),
            visitor_token_key: tokio::sync::OnceCell::new(),
            consent_texts: None,
            echo_cancelling: None,
            late_texts: interviews::LateTexts::default(),
            mails_accounts: false,
            sign_in_provider: None,
            passkeys: None,
            passkey_key: tokio::sync::OnceCell::new(),
            rehearsals: rehearsals::Rehearsals::default(),
            inspector: None,
            organization_tables: None,
        }
    }

    /// Adds the consent texts that the pages show. Without them, consent is always refused, because no text was shown.
    pub fn with_consent_texts(self, texts: Arc<dyn ConsentTextArchive>) -> Self {
        App { consent_texts: Some(texts), ..self }
    }

    /// Turns echo cancelling on. Without it, the sound of microphones remains unchanged.
    pub fn with_echo_cancelling(self, factory: Arc<EchoCancellerFactory>) -> Self {
        App { echo_cancelling: Some(factory), ..self }
    }

    /// Turns mails to people who work in the console on. Without them, its pages say that the service sends none.
    pub fn with_mails_to_accounts(self) -> Self {
        App { mails_accounts: true, ..self }
    }

    /// Lets people sign in through an identity provider. Without one, they sign in with passwords alone.
    pub fn with_sign_in_provider(self, provider: SignInProvider) -> Self {
        App { sign_in_provider: Some(provider), ..self }
    }

    /// Lets operators see what the program knows of the service.
    pub fn with_inspector(self, inspector: Arc<dyn service_status::ServiceInspector>) -> Self {
        App { inspector: Some(inspector), ..self }
    }

    /// Lets the exports of organizations be imported elsewhere.
    pub fn with_organization_tables(self, tables: Arc<dyn OrganizationRowReader>) -> Self {
        App { organization_tables: Some(tables), ..self }
    }

    pub fn organization_tables(&self) -> Option<Arc<dyn OrganizationRowReader>> {
        self.organization_tables.clone()
    }

    /// Lets people add passkeys and sign in with them.
    pub fn with_passkeys(self, verifier: Arc<dyn PasskeyVerifier>) -> Self {
        App { passkeys: Some(verifier), ..self }
    }

    pub fn has_passkeys(&self) -> bool {
        self.passkeys.is_some()
    }

    pub fn sign_in_provider(&self) -> Option<&SignInProvider> {
        self.sign_in_provider.as_ref()
    }

    pub fn mails_accounts(&self) -> bool {
        self.mails_accounts
    }

    pub(crate) fn id<K: colloquy_domain::ids::IdKind>(&self) -> colloquy_domain::Id<K> {
        colloquy_domain::Id::from_uuid(self.ids.next())
    }

    /// Changes the entity with this id, and retries after a conflict.
    pub(crate) async fn until_saved<T>(
        &self,
        id: uuid::Uuid,
        attempt: impl AsyncFnMut() -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        self.entity_locks.until_saved(id, &*self.randomness, attempt).await
    }

    pub(crate) fn seed(&self) -> u64 {
        let mut bytes = [0; 8];
        self.randomness.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }
}

/// Builds the public links of the service.
#[derive(Clone, Debug)]
pub struct LinkBuilder {
    base: Arc<str>,
}

impl LinkBuilder {
    /// `base` is the public address, with or without a trailing slash.
    pub fn new(base: &str) -> Self {
        LinkBuilder { base: base.trim_end_matches('/').into() }
    }

    pub fn base(&self) -> &str {
        &self.base
    }

    pub fn invitation(&self, slug: &Slug) -> String {
        format!("{}/i/{}", self.base, slug.as_str())
    }

    /// Returns the address of the page on which an invitee withdraws their consent.
    pub fn withdrawal(&self, slug: &Slug) -> String {
        format!("{}/i/{}/withdraw", self.base, slug.as_str())
    }

    /// Returns the link with which the first person sets the console up.
    pub fn set_up(&self, secret: &AccountSecret) -> String {
        format!("{}/app/set-up/{}", self.base, secret.reveal())
    }

    /// Returns the link with which a person joins an organization.
    pub fn join(&self, secret: &AccountSecret) -> String {
        format!("{}/app/join/{}", self.base, secret.reveal())
    }

    /// Returns the link with which a person chooses a new password.
    pub fn new_password(&self, secret: &AccountSecret) -> String {
        format!("{}/app/password/{}", self.base, secret.reveal())
    }

    /// Returns the address of the page on which people request a link for a new password.
    pub fn forgotten_password(&self) -> String {
        format!("{}/app/forgotten-password", self.base)
    }

    /// Returns the address of the page of a person's own account.
    pub fn account(&self) -> String {
        format!("{}/app/account", self.base)
    }

    /// Returns the address to which an identity provider sends people back.
    pub fn sign_in_callback(&self) -> String {
        format!("{}/app/sign-in/provider/callback", self.base)
    }

    pub fn unsubscribe(&self, token: &UnsubscribeToken) -> String {
        format!("{}/unsubscribe/{}", self.base, token.reveal())
    }

    pub fn share(&self, slug: &Slug) -> String {
        format!("{}/share/{}", self.base, slug.as_str())
    }

    /// Returns the host of the public address, which message ids of mails contain.
    pub fn host(&self) -> &str {
        let rest = self.base.split_once("://").map_or(&*self.base, |(_, rest)| rest);
        let authority = rest.split('/').next().unwrap_or(rest);
        match authority.strip_prefix('[') {
            Some(literal) => literal.split(']').next().unwrap_or(literal),
            None => authority.split(':').next().unwrap_or(authority),
        }
    }
}
