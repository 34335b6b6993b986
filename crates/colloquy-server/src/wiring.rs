//! Decides which adapter implements which port.

mod absent_media;

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, bail};
use colloquy_app::accounts::identities::SignInProvider;
use colloquy_app::{Adapters, App, LinkBuilder};
use colloquy_domain::ports::{Mailer, Media, PresignedUrlResolver, Storage};
use colloquy_echo::AdaptiveEchoCanceller;
use colloquy_email::{FolderMailer, SmtpMailer};
use colloquy_http::RequestRateLimiters;
use colloquy_media::{LocalMedia, S3Media};
use colloquy_openid::OpenIdProvider;
use colloquy_passkeys::WebAuthnVerifier;
use colloquy_recognition::NearVoiceDetector;
use colloquy_recording::{Spool, SpooledRecordings};
use colloquy_storage_diesel::{DatabaseOpenError, StorageUrl};
use colloquy_web::WebConsentTextArchive;
use colloquy_webhooks::{HttpWebhookSender, WebhookSenderSettings};
use colloquy_wire::JsonWebhookSerializer;

use crate::ai;
use crate::configuration::{Configuration, MailRoute, MediaPlace};
use crate::folders;
use crate::inspection::ProgramInspector;
use crate::limits::WiredRateLimiters;
use crate::measured::EngineRequestTallies;
use crate::metrics::MetricSources;
use crate::recognition::{self, ModelDownloadProgress, WiredRecognizer};
use crate::rehearsal_databases::RehearsalDatabases;
use crate::system::{SystemClock, SystemIds, SystemRandomness};
use crate::voices;
use absent_media::AbsentMedia;

/// The use cases, the rate limits, the handler for media that the service serves itself, and the metrics.
pub struct WiredService {
    pub app: App,
    pub limits: RequestRateLimiters,
    pub presigned_media: Option<Arc<dyn PresignedUrlResolver>>,
    pub counts: MetricSources,
}

/// Wires a program that serves requests. Creates and migrates what is missing.
pub async fn wire(
    configuration: &Configuration,
    public_url: &str,
    limits: WiredRateLimiters,
    downloads: ModelDownloadProgress,
) -> anyhow::Result<WiredService> {
    folders::prepare(configuration)?;
    let storage = colloquy_storage_diesel::open(&configuration.database).await;
    let storage = storage.with_context(|| format!("COLLOQUY_DATABASE: {}", configuration.database))?;
    let store = store(&configuration.media, &LinkBuilder::new(public_url))?;
    let spool = Spool::open(&spool_folder(configuration)).context("COLLOQUY_DATA_DIR")?;
    let rehearsals =
        RehearsalDatabases::open(&configuration.data_dir).context("COLLOQUY_DATA_DIR: rehearsals")?;
    let service = assemble(configuration, public_url, storage, store, spool, limits)?;
    let inspector = ProgramInspector::new(configuration, downloads, service.counts.local.clone());
    let app = service.app.with_rehearsals(Arc::new(rehearsals)).with_inspector(Arc::new(inspector));
    Ok(WiredService { app, ..service })
}

pub fn spool_folder(configuration: &Configuration) -> PathBuf {
    configuration.data_dir.join("recordings")
}

fn assemble(
    configuration: &Configuration,
    public_url: &str,
    storage: Arc<dyn Storage>,
    WiredMedia { media, presigned_media }: WiredMedia,
    spool: Spool,
    limits: WiredRateLimiters,
) -> anyhow::Result<WiredService> {
    let clock = Arc::new(SystemClock);
    let links = LinkBuilder::new(public_url);
    let recordings = Arc::new(SpooledRecordings::new(spool, media.clone())?);
    let (spoken, recognized) = (EngineRequestTallies::default(), EngineRequestTallies::default());
    let judged = EngineRequestTallies::default();
    let speech = voices::engines(&configuration.voices, configuration.speech.as_ref(), &spoken)?;
    let catalogue = voices::catalogue(&speech)?;
    let model_folder = colloquy_recognition::ModelFolder::new(&configuration.models_dir);
    let WiredRecognizer { recognizer, local } =
        recognition::set_up(&configuration.recognition, &model_folder, &recognized)?;
    let turn_detector = configuration
        .turn_detector
        .then(|| recognition::turn_detector(&model_folder, &judged))
        .transpose()?;
    let randomness = Arc::new(SystemRandomness);
    let ai_fallback = ai::offline();
    let (ai, models) =
        ai::build(&configuration.ai, &ai_fallback, &model_folder, clock.clone(), randomness.clone())?;
    let adapters = Adapters {
        storage,
        mailer: mailer(configuration, clock.clone())?,
        clock,
        ids: Arc::new(SystemIds),
        randomness,
        ai,
        ai_fallback,
        media,
        speech: Arc::new(speech),
        recognizer,
        vad: Arc::new(|| Box::new(NearVoiceDetector::default())),
        turn_detector,
        recordings,
        attempts: limits.attempts,
        webhook_sender: Arc::new(HttpWebhookSender::new(WebhookSenderSettings {
            rules: configuration.webhooks.clone(),
            ..WebhookSenderSettings::default()
        })?),
        webhook_writer: Arc::new(JsonWebhookSerializer),
    };
    let mut app = App::new(adapters, catalogue, links).with_consent_texts(Arc::new(WebConsentTextArchive));
    if configuration.echo_cancelling {
        app = app.with_echo_cancelling(Arc::new(|| Box::new(AdaptiveEchoCanceller::default())));
    }
    if configuration.sends_mail {
        app = app.with_mails_to_accounts();
    }
    let tables = colloquy_storage_diesel::organization_tables(&configuration.database);
    app = app.with_passkeys(Arc::new(WebAuthnVerifier)).with_organization_tables(tables);
    if let Some(openid) = &configuration.openid {
        let provider = OpenIdProvider::new(openid.settings.clone()).context("COLLOQUY_OPENID_ISSUER")?;
        app = app.with_sign_in_provider(SignInProvider {
            provider: Arc::new(provider),
            name: openid.name.clone(),
            domains: openid.domains.clone(),
        });
    }
    let counts = MetricSources {
        models,
        recognized,
        judged,
        spoken,
        local,
        turn_times: app.turn_times.clone(),
        webhook_dispatcher: app.webhook_dispatcher.clone(),
        limits: limits.store,
    };
    Ok(WiredService { app, limits: limits.requests, presigned_media, counts })
}

/// Where audio is stored.
struct WiredMedia {
    media: Arc<dyn Media>,
    /// Serves presigned addresses; `None` for a bucket, which serves them itself.
    presigned_media: Option<Arc<dyn PresignedUrlResolver>>,
}

/// Opens the media store of a command that copies files.
pub fn media(place: &MediaPlace) -> anyhow::Result<Arc<dyn Media>> {
    // These commands print no links.
    Ok(store(place, &LinkBuilder::new("http://localhost"))?.media)
}

fn store(place: &MediaPlace, links: &LinkBuilder) -> anyhow::Result<WiredMedia> {
    Ok(match place {
        MediaPlace::Folder(folder) => {
            let local = LocalMedia::open(folder, links.base(), &SystemRandomness);
            let local = Arc::new(local.context("COLLOQUY_MEDIA")?);
            WiredMedia { media: local.clone(), presigned_media: Some(local) }
        }
        MediaPlace::Bucket(url, credentials) => {
            let bucket = S3Media::new(url, credentials.clone()).context("COLLOQUY_MEDIA")?;
            WiredMedia { media: Arc::new(bucket), presigned_media: None }
        }
    })
}

fn mailer(configuration: &Configuration, clock: Arc<SystemClock>) -> anyhow::Result<Arc<dyn Mailer>> {
    let sender = configuration.mail_from.clone();
    Ok(match &configuration.mail {
        MailRoute::Folder(folder) => Arc::new(FolderMailer::new(folder, sender, clock)),
        MailRoute::Server(url) => {
            Arc::new(SmtpMailer::new(url.clone(), sender, clock).context("COLLOQUY_MAIL")?)
        }
    })
}

/// Wires the use cases for a command that administers a service. Creates and migrates nothing: in the wrong
/// folder it would create a second, empty service.
pub async fn offline_app(configuration: &Configuration) -> anyhow::Result<App> {
    // These commands print no links.
    let public_url = configuration.public_url.as_deref().unwrap_or("http://localhost");
    let storage = existing(configuration).await?;
    let store = match &configuration.media {
        MediaPlace::Folder(folder) if !folder.is_dir() => {
            WiredMedia { media: Arc::new(AbsentMedia { folder: folder.clone() }), presigned_media: None }
        }
        MediaPlace::Folder(_) | MediaPlace::Bucket(..) => {
            store(&configuration.media, &LinkBuilder::new(public_url))?
        }
    };
    let spool = Spool::existing(&spool_folder(configuration));
    let limits = WiredRateLimiters::in_memory(configuration);
    Ok(assemble(configuration, public_url, storage, store, spool, limits)?.app)
}

pub async fn existing(configuration: &Configuration) -> anyhow::Result<Arc<dyn Storage>> {
    let url = &configuration.database;
    let place = match url {
        StorageUrl::Sqlite(file) => format!("sqlite:{}", std::path::absolute(file)?.display()),
        StorageUrl::Postgres(_) => url.to_string(),
    };
    let place = format!("COLLOQUY_DATABASE: {place}");
    match colloquy_storage_diesel::open_existing(url).await {
        Ok(storage) => Ok(storage),
        Err(error @ DatabaseOpenError::Missing) => bail!(
            "{place}: {error}; run this command in the folder of the service, or with its COLLOQUY_DATA_DIR or \
             COLLOQUY_DATABASE; only `colloquy-server` and `colloquy-server migrate` create a database"
        ),
        Err(error @ DatabaseOpenError::OlderSchema { .. }) => {
            bail!(
                "{place}: {error}; run `colloquy-server migrate` first, or start this version of the service"
            )
        }
        Err(error) => Err(error).context(place),
    }
}
