//! Two organizations, and the use cases on the fakes of the testkit.

use std::sync::Arc;

use colloquy_app::accounts::identities::SignInProvider;
use colloquy_app::{
    Adapters, AddressRateLimits, App, AppError, Caller, LinkBuilder, SeenRevision, TextGenerationAdapters,
    UseCaseRateLimiters, keys, organizations,
};
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::account::identity::SignInEmailDomains;
use colloquy_domain::event::Event;
use colloquy_domain::ids::{Id, IdKind};
use colloquy_domain::input::FromJson;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{EndReason, Invitation, Status};
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::organization::OrganizationUpdate;
use colloquy_domain::ports::{
    Clock, Deliveries, Events, IdSource, Interviews, Invitations, ListPageRequest, Mails, Recognizer,
    SessionRuns, ShareLinks, Storage, UnitOfWork, Write,
};
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::share_link::ShareLink;
use colloquy_domain::text::{KeyLabel, OrganizationName};
use colloquy_domain::voice::{Gender, Voice, VoiceCatalogue};
use colloquy_domain::webhook::{WebhookDelivery, WebhookEndpoint};
use colloquy_domain::{
    EndpointId, InputPathStep, InterviewId, InvitationId, OrganizationId, SignedDuration, Timestamp,
    Violations,
};
use colloquy_testkit::{
    DebugWebhookSerializer, EndlessMinuteRateLimiter, FakeAnalyst, FakeIdentityProvider, FakeMailer,
    FakePasskeyVerifier, FakeTextToSpeech, FakeVoiceActivityDetector, FakeWebhookSender, InMemoryMedia,
    InMemoryStorage, ManualClock, NoRecordings, RecognizerWithoutLanguages, SeededIdSource, SeededRandomness,
    sample,
};
use serde_json::Value;

use crate::generators::{LabelledTexts, OneConsentText, SilentInterviewer};

/// How many wrong access codes one client may send, and all clients of a link together.
pub const WRONG_CODES: u32 = 2;
pub const WRONG_CODES_OF_A_LINK: u32 = 3;

/// How many wrong passwords one client may send, and all clients for one account together.
pub const WRONG_PASSWORDS: u32 = 2;
/// The requests for a new password that a client may make.
const PASSWORD_MAILS: u32 = 3;
/// Requests for a new password, from all clients together.
pub const ALL_PASSWORD_MAILS: u8 = 6;

pub const WRONG_PASSWORDS_OF_AN_ACCOUNT: u32 = 3;

pub struct World {
    pub app: Arc<App>,
    pub storage: Arc<InMemoryStorage>,
    pub clock: Arc<ManualClock>,
    pub ids: Arc<SeededIdSource>,
    pub mailer: Arc<FakeMailer>,
    pub provider: Arc<FakeIdentityProvider>,
    pub media: Arc<InMemoryMedia>,
    /// The model that writes texts. Its fallback is `rules`.
    pub model: Arc<LabelledTexts>,
    pub interviewer: Arc<SilentInterviewer>,
    /// A caller of the organization that the tests are about.
    pub caller: Caller,
    /// A caller of another organization.
    pub stranger: Caller,
}

impl World {
    pub async fn new() -> Self {
        Self::built(true, Arc::new(RecognizerWithoutLanguages)).await
    }

    /// A world in which answers can be spoken.
    pub async fn with_recognizer(recognizer: Arc<dyn Recognizer>) -> Self {
        Self::built(true, recognizer).await
    }

    /// A world in which only the rules write texts.
    pub async fn without_model() -> Self {
        Self::built(false, Arc::new(RecognizerWithoutLanguages)).await
    }

    async fn built(has_model: bool, recognizer: Arc<dyn Recognizer>) -> Self {
        let (storage, clock) = (Arc::<InMemoryStorage>::default(), Arc::new(ManualClock::at(sample::now())));
        let (ids, mailer) = (Arc::new(SeededIdSource::new(1)), Arc::<FakeMailer>::default());
        let (media, model) = (Arc::<InMemoryMedia>::default(), Arc::new(LabelledTexts::by("model")));
        let interviewer = Arc::<SilentInterviewer>::default();
        let ai = |texts| TextGenerationAdapters {
            texts,
            interviewer: interviewer.clone(),
            analyst: Arc::new(FakeAnalyst),
        };
        let ai_fallback = ai(Arc::new(LabelledTexts::by("rules")));
        let ai = if has_model { ai(model.clone()) } else { ai_fallback.clone() };
        let attempts = UseCaseRateLimiters {
            unknown_keys: AddressRateLimits::new(u32::MAX, EndlessMinuteRateLimiter::new),
            access_codes: AddressRateLimits::new(WRONG_CODES, EndlessMinuteRateLimiter::new),
            link_access_codes: Arc::new(EndlessMinuteRateLimiter::new(WRONG_CODES_OF_A_LINK)),
            passwords: AddressRateLimits::new(WRONG_PASSWORDS, EndlessMinuteRateLimiter::new),
            account_passwords: Arc::new(EndlessMinuteRateLimiter::new(WRONG_PASSWORDS_OF_AN_ACCOUNT)),
            draft_previews: Arc::new(EndlessMinuteRateLimiter::new(u32::MAX)),
            model_previews: Arc::new(EndlessMinuteRateLimiter::new(u32::MAX)),
            password_mails: AddressRateLimits::new(PASSWORD_MAILS, EndlessMinuteRateLimiter::new),
            all_password_mails: Arc::new(EndlessMinuteRateLimiter::new(ALL_PASSWORD_MAILS.into())),
        };
        let adapters = Adapters {
            storage: storage.clone(),
            clock: clock.clone(),
            ids: ids.clone(),
            randomness: Arc::new(SeededRandomness::new(1)),
            ai,
            ai_fallback,
            mailer: mailer.clone(),
            media: media.clone(),
            speech: Arc::new(FakeTextToSpeech::new(voices().to_vec())),
            recognizer,
            vad: Arc::new(|| Box::new(FakeVoiceActivityDetector)),
            turn_detector: None,
            recordings: Arc::new(NoRecordings),
            attempts,
            webhook_sender: Arc::new(FakeWebhookSender::default()),
            webhook_writer: Arc::new(DebugWebhookSerializer),
        };
        let [first, others @ ..] = voices();
        let (voices, links) =
            (VoiceCatalogue::new(first, others), LinkBuilder::new("https://interviews.example.org"));
        let provider = Arc::<FakeIdentityProvider>::default();
        let domains = SignInEmailDomains::parse("example.org,example.com").expect("domains");
        let app = Arc::new(
            App::new(adapters, voices, links)
                .with_consent_texts(Arc::new(OneConsentText))
                .with_mails_to_accounts()
                .with_passkeys(Arc::new(FakePasskeyVerifier::default()))
                .with_sign_in_provider(SignInProvider {
                    provider: provider.clone(),
                    name: "Example".to_owned(),
                    domains,
                }),
        );
        let (caller, stranger) =
            (new_caller(&app, "Lovelace & Co.").await, new_caller(&app, "Babbage").await);
        World { app, storage, clock, ids, mailer, provider, media, model, interviewer, caller, stranger }
    }

    pub fn organization(&self) -> OrganizationId {
        self.caller.organization().id
    }

    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub fn pass(&self, time: SignedDuration) {
        self.clock.advance(time);
    }

    /// Changes the settings of the caller's organization.
    pub async fn configure(&mut self, change: impl FnOnce(&mut OrganizationUpdate)) {
        let mut update = OrganizationUpdate::default();
        change(&mut update);
        organizations::update(
            &self.app,
            &AuditActor::Operator,
            self.organization(),
            update,
            SeenRevision::default(),
        )
        .await
        .expect("an organization");
        self.caller = new_key(&self.app, self.organization()).await;
    }

    pub async fn store(&self, writes: impl IntoIterator<Item = Write>) {
        let unit = writes.into_iter().fold(UnitOfWork::default(), UnitOfWork::with);
        self.storage.commit(unit).await.expect("the unit is in order");
    }

    /// Stores an interview of the caller.
    pub async fn interview(&self) -> Interview {
        let interview = sample::interview(&*self.ids, self.organization(), self.now());
        self.store([Write::AddInterview(interview.clone())]).await;
        interview
    }

    /// Stores a further invitation of an interview.
    pub async fn invitation_to(&self, interview: &Interview) -> Invitation {
        let invitation = sample::invitation(&*self.ids, interview, self.now());
        self.store([Write::AddInvitation(invitation.clone())]).await;
        invitation
    }

    /// Stores an interview of the caller with one invitation in this status.
    pub async fn invitation_in(&self, status: Status) -> Invitation {
        let (interview, now) = (self.interview().await, self.now());
        let mut invitation = sample::invitation(&*self.ids, &interview, now);
        let was_started = matches!(status, Status::InProgress | Status::Completed | Status::Reopened);
        if was_started {
            invitation.start(now).expect("a ready one starts");
        }
        match status {
            Status::Ready | Status::InProgress => {}
            Status::Cancelled => invitation.cancel(now).expect("a ready one is cancelled"),
            Status::Completed | Status::Reopened => {
                invitation.end(EndReason::Finished, now).expect("one in progress ends");
            }
        }
        if status == Status::Reopened {
            invitation.reactivate(now).expect("a completed one is reopened");
        }
        self.store([Write::AddInvitation(invitation.clone())]).await;
        invitation
    }

    /// Stores an endpoint of the caller's organization that is subscribed to all events.
    pub async fn endpoint(&self) -> WebhookEndpoint {
        let endpoint = sample::endpoint(&*self.ids, self.organization(), self.now());
        self.store([Write::AddEndpoint(endpoint.clone())]).await;
        endpoint
    }

    pub async fn stored_interview(&self, id: InterviewId) -> Interview {
        self.storage.interview(id).await.expect("it is read").expect("the interview exists")
    }

    pub async fn stored_invitation(&self, id: InvitationId) -> Invitation {
        self.storage.invitation(id).await.expect("it is read").expect("the invitation exists")
    }

    pub async fn stored_share_link(&self, id: InterviewId) -> Option<ShareLink> {
        self.storage.share_link(id).await.expect("it is read")
    }

    pub async fn session_run(&self, id: InvitationId) -> Option<SessionRun> {
        self.storage.session_run(id).await.expect("it is read")
    }

    /// Returns the mail whose outcome the invitation waits for, or has.
    pub async fn mail_of(&self, id: InvitationId) -> Option<QueuedMail> {
        let mail = self.stored_invitation(id).await.mail_id?;
        self.storage.mail(mail).await.expect("it is read")
    }

    pub async fn events(&self, id: InvitationId) -> Vec<Event> {
        self.storage.events_of(id).await.expect("they are read")
    }

    pub async fn deliveries(&self, id: EndpointId) -> Vec<WebhookDelivery> {
        self.storage.deliveries(id, everything()).await.expect("they are read")
    }

    /// Returns the log of an interview and its invitations, oldest first.
    pub async fn entries(&self, id: InterviewId) -> Vec<LogEntry> {
        let log = self.storage.interview_log(id, everything()).await.expect("it is read");
        log.into_iter().rev().map(|(_, entry)| entry).collect()
    }

    /// Returns the types and the data of the entries, oldest first.
    pub async fn log(&self, id: InterviewId) -> Vec<(&'static str, Value)> {
        self.entries(id).await.into_iter().map(|entry| (entry.event.as_str(), entry.data)).collect()
    }

    /// Returns the addresses that mails were delivered to, in order.
    pub fn delivered_to(&self) -> Vec<String> {
        self.mailer.delivered().iter().map(|letter| letter.to.as_str().to_owned()).collect()
    }

    /// Runs a call that must neither change what is stored nor send a mail. It runs a moment later than the calls
    /// before it, so that it cannot store the same times again unnoticed.
    pub async fn without_effect<T>(&self, call: impl Future<Output = T>) -> T {
        self.pass(SignedDuration::from_secs(1));
        let before = (format!("{:?}", self.storage), self.mailer.tried());
        let result = call.await;
        let after = (format!("{:?}", self.storage), self.mailer.tried());
        assert!(after.0 == before.0, "the storage changed from {} to {}", before.0, after.0);
        assert_eq!(after.1, before.1, "a mail was sent");
        result
    }

    /// Runs a call that must store its whole effect in one commit: the storage accepts no second one.
    pub async fn in_one_commit<T>(&self, call: impl Future<Output = T>) -> T {
        self.storage.set_writable_for(1);
        let result = call.await;
        self.storage.set_writable(true);
        result
    }

    /// Checks that a use case refuses an unknown id and one of another organization, without any effect.
    pub async fn check_owner<K: IdKind>(
        &self,
        id: Id<K>,
        call: impl AsyncFn(Caller, Id<K>) -> Result<(), AppError>,
    ) {
        let unknown = Id::<K>::from_uuid(self.ids.next());
        let refused = self.without_effect(call(self.caller.clone(), unknown)).await;
        assert_eq!(refusal(refused), format!("{} {unknown} not found", K::NAME));
        let refused = self.without_effect(call(self.stranger.clone(), id)).await;
        assert_eq!(refusal(refused), format!("{} {id} belongs to another organization", K::NAME));
    }
}

async fn new_caller(app: &App, name: &str) -> Caller {
    let name = sample::text(OrganizationName::parse, name);
    let organization = organizations::create(app, name).await.expect("an organization");
    new_key(app, organization.id).await
}

/// Returns a caller with a new key, who sees the organization in its present state.
async fn new_key(app: &App, organization: OrganizationId) -> Caller {
    let label = sample::text(KeyLabel::parse, "Survey robot");
    let issued = keys::create(app, &AuditActor::Operator, organization, label, None).await.expect("a key");
    let admission = app.authenticator.admit(issued.secret.reveal(), None).await.expect("the key is found");
    // The use of the key is stored beside the request. It must not come while a test counts commits.
    let is_used = async || {
        let keys = app.storage.keys(organization).await.expect("the keys are read");
        keys.iter().any(|key| key.id == issued.key.id && key.last_used_at.is_some())
    };
    while !is_used().await {
        tokio::task::yield_now().await;
    }
    admission.admitted().expect("the key is valid")
}

/// Returns voices in no particular order.
pub fn voices() -> [Voice; 4] {
    [
        Voice::new("plain", "fr", "Denise", Some(Gender::Female)),
        Voice::new("plain", "en-US", "Bob", Some(Gender::Male)),
        Voice::new("plain", "de-DE", "Clara", None),
        Voice::new("plain", "en-GB", "Alice", Some(Gender::Female)),
    ]
}

pub fn everything<T>() -> ListPageRequest<T> {
    ListPageRequest { after: None, limit: 1_000 }
}

/// Reads the input of a use case from its JSON.
pub fn input<T: FromJson>(json: Value) -> T {
    let mut faults = Violations::default();
    let read = T::read(&json, &[], &mut faults);
    faults.unless_any(read).unwrap_or_else(|faults| panic!("{json} is not a valid input: {faults}"))
}

/// Describes why a call was refused. A fault in the input or state is described as `path code: message`.
pub fn refusal<T>(result: Result<T, AppError>) -> String {
    let step = |step: &InputPathStep| match step {
        InputPathStep::Field(name) => (*name).to_owned(),
        InputPathStep::Index(index) => index.to_string(),
    };
    match result {
        Ok(_) => "not refused".to_owned(),
        Err(AppError::Refused(violations)) => {
            let violations = violations.iter().map(|violation| {
                let path = violation.path.iter().map(step).collect::<Vec<_>>().join(".");
                format!("{path} {}: {}", violation.reason.code.as_str(), violation.reason)
            });
            violations.collect::<Vec<_>>().join("; ")
        }
        Err(error) => error.to_string(),
    }
}
