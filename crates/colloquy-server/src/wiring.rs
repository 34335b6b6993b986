//! Which adapter serves which port.

use std::os::unix::fs::DirBuilderExt;
use std::sync::Arc;

use anyhow::Context;
use colloquy_app::{Adapters, App, Links};
use colloquy_domain::ports::{Mailer, Media, MediaDoor};
use colloquy_email::{FolderMailer, SmtpMailer};
use colloquy_limits::MemoryLimiter;
use colloquy_media::{LocalMedia, S3Media};
use colloquy_recognition::Earshot;
use colloquy_recording::{Spool, SpooledRecordings};
use colloquy_webhooks::{Sender, Settings};
use colloquy_wire::WebhookBodies;

use crate::ai;
use crate::configuration::{Configuration, MailRoute, MediaPlace};
use crate::measured::Tallies;
use crate::metrics::Counts;
use crate::recognition::{self, Hearing};
use crate::system::{SystemClock, SystemIds, SystemRandomness};
use crate::voices;

/// How often a stranger may try a share link's access code from one address.
const ACCESS_CODES_A_MINUTE: u32 = 10;

/// The use cases, the door to media where the service answers it by itself, and what is counted.
pub struct Wired {
    pub app: App,
    pub door: Option<Arc<dyn MediaDoor>>,
    pub counts: Counts,
}

pub async fn wire(configuration: &Configuration, public_url: &str) -> anyhow::Result<Wired> {
    make_data_folder(configuration)?;
    let storage = colloquy_storage_diesel::open(&configuration.database).await;
    let storage = storage.with_context(|| format!("COLLOQUY_DATABASE: {}", configuration.database))?;
    let clock = Arc::new(SystemClock);
    let links = Links::new(public_url);
    let Store { media, door } = store(configuration, &links)?;
    let spool = Spool::open(&configuration.data_dir.join("recordings")).context("COLLOQUY_DATA_DIR")?;
    let recordings = Arc::new(SpooledRecordings::new(spool, media.clone())?);
    let (spoken, recognized) = (Tallies::default(), Tallies::default());
    let speech = voices::engines(&configuration.voices, configuration.speech.as_ref(), &spoken)?;
    let catalogue = voices::catalogue(&speech)?;
    let models_that_hear = colloquy_recognition::Models::new(&configuration.models_dir);
    let Hearing { recognizer, local } =
        recognition::hearing(&configuration.recognition, &models_that_hear, &recognized)?;
    let randomness = Arc::new(SystemRandomness);
    let (ai, models) = ai::chosen(&configuration.ai, clock.clone(), randomness.clone())?;
    let adapters = Adapters {
        storage,
        mailer: mailer(configuration, clock.clone())?,
        clock,
        ids: Arc::new(SystemIds),
        randomness,
        ai,
        ai_at_hand: ai::offline(),
        media,
        speech: Arc::new(speech),
        recognizer,
        ears: Arc::new(|| Box::new(Earshot::default())),
        recordings,
        tries: Arc::new(MemoryLimiter::new(ACCESS_CODES_A_MINUTE)),
        webhook_sender: Arc::new(Sender::new(Settings {
            rules: configuration.webhooks.clone(),
            ..Settings::default()
        })?),
        webhook_writer: Arc::new(WebhookBodies),
    };
    let app = App::new(adapters, catalogue, links);
    let counts = Counts { models, recognized, spoken, local, couriers: app.couriers.clone() };
    Ok(Wired { app, door, counts })
}

/// Where audio is kept.
struct Store {
    media: Arc<dyn Media>,
    /// A bucket answers its addresses by itself.
    door: Option<Arc<dyn MediaDoor>>,
}

fn store(configuration: &Configuration, links: &Links) -> anyhow::Result<Store> {
    Ok(match &configuration.media {
        MediaPlace::Folder(folder) => {
            let local = LocalMedia::open(folder, links.base(), &SystemRandomness);
            let local = Arc::new(local.context("COLLOQUY_MEDIA")?);
            Store { media: local.clone(), door: Some(local) }
        }
        MediaPlace::Bucket(url, credentials) => {
            let bucket = S3Media::new(url, credentials.clone()).context("COLLOQUY_MEDIA")?;
            Store { media: Arc::new(bucket), door: None }
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

/// For the one who runs the service only: it holds what people say.
pub fn make_data_folder(configuration: &Configuration) -> anyhow::Result<()> {
    let folder = &configuration.data_dir;
    std::fs::DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(folder)
        .with_context(|| format!("COLLOQUY_DATA_DIR: {} cannot be made", folder.display()))
}

/// For the commands that serve nobody: links are of no matter to them.
pub async fn offline_app(configuration: &Configuration) -> anyhow::Result<App> {
    let public_url = configuration.public_url.as_deref().unwrap_or("http://localhost");
    Ok(wire(configuration, public_url).await?.app)
}
