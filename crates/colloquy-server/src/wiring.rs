//! Which adapter serves which port.

use std::os::unix::fs::DirBuilderExt;
use std::sync::Arc;

use anyhow::Context;
use colloquy_ai::OfflineGenerator;
use colloquy_app::{Adapters, App, Links};
use colloquy_domain::ports::Mailer;
use colloquy_email::{FolderMailer, SmtpMailer};

use crate::configuration::{Configuration, MailRoute};
use crate::system::{SystemClock, SystemIds, SystemRandomness};
use crate::voices;

pub async fn app(configuration: &Configuration, public_url: &str) -> anyhow::Result<App> {
    make_data_folder(configuration)?;
    let storage = colloquy_storage_diesel::open(&configuration.database).await;
    let storage = storage.with_context(|| format!("COLLOQUY_DATABASE: {}", configuration.database))?;
    let clock = Arc::new(SystemClock);
    let sender = configuration.mail_from.clone();
    let mailer: Arc<dyn Mailer> = match &configuration.mail {
        MailRoute::Folder(folder) => Arc::new(FolderMailer::new(folder, sender, clock.clone())),
        MailRoute::Server(url) => {
            Arc::new(SmtpMailer::new(url.clone(), sender, clock.clone()).context("COLLOQUY_MAIL")?)
        }
    };
    let adapters = Adapters {
        storage,
        clock,
        ids: Arc::new(SystemIds),
        randomness: Arc::new(SystemRandomness),
        texts: Arc::new(OfflineGenerator::new()),
        mailer,
    };
    Ok(App::new(adapters, voices::built_in(), Links::new(public_url)))
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
    app(configuration, configuration.public_url.as_deref().unwrap_or("http://localhost")).await
}
