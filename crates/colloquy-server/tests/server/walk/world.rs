//! A service in this process on one storage.

use std::net::TcpListener;
use std::sync::{Arc, Mutex};

use colloquy_ai::{OfflineAnalyst, OfflineGenerator, OfflineInterviewer};
use colloquy_app::{
    Adapters, AddressRateLimits, App, LinkBuilder, TextGenerationAdapters, UseCaseRateLimiters, keys,
    organizations,
};
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::ports::{Randomness, Storage};
use colloquy_domain::text::{KeyLabel, OrganizationName};
use colloquy_domain::voice::{Gender, Voice, VoiceCatalogue};
use colloquy_http::{HttpServiceState, HttpSettings, RequestRateLimiters};
use colloquy_storage_diesel::StorageUrl;
use colloquy_testkit::{
    DebugWebhookSerializer, EndlessMinuteRateLimiter, FakeMailer, FakeTextToSpeech,
    FakeVoiceActivityDetector, FakeWebhookSender, InMemoryMedia, InMemoryStorage, ManualClock, NoRecordings,
    RecognizerWithoutLanguages, SeededIdSource, SeededRandomness, sample,
};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::records::BASE;
use crate::harness::{self, Database};

pub struct World {
    pub name: &'static str,
    pub url: String,
    pub client: reqwest::Client,
    pub storage: Arc<dyn Storage>,
    pub clock: Arc<ManualClock>,
    pub mailer: Arc<FakeMailer>,
    pub media: Arc<InMemoryMedia>,
    pub ids: Arc<SeededIdSource>,
    randomness: Arc<Reseeded>,
    _folder: TempDir,
}

/// Randomness that is reseeded for each walk, so that its values do not depend on earlier walks.
struct Reseeded(Mutex<SeededRandomness>);

impl Randomness for Reseeded {
    fn fill(&self, bytes: &mut [u8]) {
        self.0.lock().expect("no test panicked here").fill(bytes);
    }
}

impl World {
    /// Begins a walk. Its number must be unique, because two walks must not draw the same keys.
    pub fn begin(&self, walk: u64) {
        *self.randomness.0.lock().expect("no test panicked here") = SeededRandomness::new(walk << 32);
        self.clock.set(sample::now());
        self.mailer.accept();
    }

    /// Starts the same service on each kind of storage.
    pub async fn all() -> [World; 3] {
        let folder = || tempfile::tempdir().expect("a temporary folder");
        let file = folder();
        let sqlite = format!("sqlite:{}", file.path().join("walk.db").display());
        let postgres = Database::postgres().await;
        let (_, postgres) = postgres.setting().expect("an address");
        [
            World::on("memory", Arc::new(InMemoryStorage::default()), folder()),
            World::on("SQLite", open(&sqlite).await, file),
            World::on("PostgreSQL", open(postgres).await, folder()),
        ]
    }

    fn on(name: &'static str, storage: Arc<dyn Storage>, folder: TempDir) -> World {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let world = World {
            name,
            url: format!("http://{}", listener.local_addr().expect("an address")),
            client: harness::client(),
            storage,
            clock: Arc::new(ManualClock::at(sample::now())),
            mailer: Arc::default(),
            media: Arc::default(),
            ids: Arc::new(SeededIdSource::new(1)),
            randomness: Arc::new(Reseeded(Mutex::new(SeededRandomness::new(0)))),
            _folder: folder,
        };
        let unlimited = RequestRateLimiters {
            keys: Arc::new(EndlessMinuteRateLimiter::new(u32::MAX)),
            anonymous: AddressRateLimits::new(u32::MAX, EndlessMinuteRateLimiter::new),
        };
        let service = HttpServiceState::new(Arc::new(world.app()), unlimited, HttpSettings::default());
        // The thread ends with the process.
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(async {
                let running =
                    colloquy_http::serve(service, listener, None, Some(1)).expect("the service starts");
                running.until(std::future::pending()).await
            })
        });
        world
    }

    /// Returns the use cases of another node on the same storage.
    pub fn app(&self) -> App {
        let [first, others @ ..] = voices();
        let adapters = Adapters {
            storage: self.storage.clone(),
            clock: self.clock.clone(),
            ids: self.ids.clone(),
            randomness: self.randomness.clone(),
            ai: offline(),
            ai_fallback: offline(),
            mailer: self.mailer.clone(),
            media: self.media.clone(),
            speech: Arc::new(FakeTextToSpeech::new(voices().to_vec())),
            recognizer: Arc::new(RecognizerWithoutLanguages),
            vad: Arc::new(|| Box::new(FakeVoiceActivityDetector)),
            turn_detector: None,
            recordings: Arc::new(NoRecordings),
            // The first request with each key counts as an attempt, and every walk has new keys.
            attempts: UseCaseRateLimiters::new(
                |_| EndlessMinuteRateLimiter::new(u32::MAX),
                Arc::new(EndlessMinuteRateLimiter::new(u32::MAX)),
                Arc::new(EndlessMinuteRateLimiter::new(u32::MAX)),
            ),
            webhook_sender: Arc::new(FakeWebhookSender::default()),
            webhook_writer: Arc::new(DebugWebhookSerializer),
        };
        App::new(adapters, VoiceCatalogue::new(first, others), LinkBuilder::new(BASE))
    }

    /// Creates an organization and returns its key.
    pub async fn key(&self) -> String {
        let app = self.app();
        let name = sample::text(OrganizationName::parse, "Lovelace & Co.");
        let organization = organizations::create(&app, name).await.expect("an organization");
        let label = sample::text(KeyLabel::parse, "Walker");
        let issued =
            keys::create(&app, &AuditActor::Operator, organization.id, label, None).await.expect("a key");
        issued.secret.reveal().to_string()
    }
}

async fn open(url: &str) -> Arc<dyn Storage> {
    let url: StorageUrl = url.parse().expect("an address of a database");
    colloquy_storage_diesel::open(&url).await.expect("a database")
}

fn offline() -> TextGenerationAdapters {
    TextGenerationAdapters {
        texts: Arc::new(OfflineGenerator::new()),
        interviewer: Arc::new(OfflineInterviewer::new()),
        analyst: Arc::new(OfflineAnalyst::new()),
    }
}

/// Returns voices in no particular order.
fn voices() -> [Voice; 4] {
    [
        Voice::new("plain", "fr", "Denise", Some(Gender::Female)),
        Voice::new("plain", "en-US", "Bob", Some(Gender::Male)),
        Voice::new("plain", "de-DE", "Clara", None),
        Voice::new("plain", "en-GB", "Alice", Some(Gender::Female)),
    ]
}

/// Returns the voices as responses must list them: by language, then by name.
pub fn voice_records() -> Vec<Value> {
    let [denise, bob, clara, alice] = voices();
    [clara, alice, bob, denise]
        .map(|voice| {
            json!({
                "id": voice.id.to_string(), "name": voice.name, "language": voice.language,
                "gender": voice.gender.map(Gender::as_str), "provider": voice.provider,
            })
        })
        .to_vec()
}
