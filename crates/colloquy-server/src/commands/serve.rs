use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

use anyhow::Context;
use bytes::Bytes;
use colloquy_app::App;
use colloquy_console::{Console, rehearsing_app};
use colloquy_http::{HttpServiceState, HttpSettings, StaticDocument, WebPageHandler, WebPageRequest};
use colloquy_mail_reports::{ImapMailbox, MailProviderWebhooks, UnusableAuthority};
use colloquy_recognition::ModelFolder;
use colloquy_web::{InviteePages, MailReportReceiver};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::backups;
use super::welcome::{suggest_local_server, welcome};
use crate::configuration::{Configuration, MailRoute};
use crate::limits::WiredRateLimiters;
use crate::metrics;
use crate::recognition::{self, ModelDownloadProgress};
use crate::tls;
use crate::wiring::{self, WiredService};

pub async fn serve(configuration: Configuration) -> anyhow::Result<()> {
    raise_open_file_limit();
    let signals = [signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?];
    let tls = configuration.tls.as_ref().map(tls::config).transpose()?;
    let listener = listen("COLLOQUY_BIND", configuration.bind)?;
    let metrics = configuration.metrics_bind.map(|bind| listen("COLLOQUY_METRICS_BIND", bind)).transpose()?;
    let own_port = listener.local_addr()?.port();
    let public_url = match &configuration.public_url {
        Some(url) => url.clone(),
        None => {
            let scheme = if tls.is_some() { "https" } else { "http" };
            format!("{scheme}://{}", reachable(listener.local_addr()?))
        }
    };
    let limits = WiredRateLimiters::open(&configuration).await?;
    let downloads = ModelDownloadProgress::default();
    let WiredService { app, limits, presigned_media, counts } =
        wiring::wire(&configuration, &public_url, limits, downloads.clone()).await?;
    let app = Arc::new(app);
    remove_abandoned(&configuration);
    let metrics = metrics.map(|listener| metrics::serve(listener, counts)).transpose()?;
    welcome(&app, &configuration).await?;
    let suggestion = suggest_local_server(&configuration.ai, own_port);
    let settings = HttpSettings {
        trusted_proxies: configuration.trusted_proxies.clone(),
        cors_origins: configuration.cors_origins.clone(),
        retirement: configuration.retirement,
    };
    let (served, stop) = tokio::sync::watch::channel(());
    let mails = tokio::spawn(app.mail_dispatcher.clone().work_until(until_dropped(stop.clone())));
    let account_mails =
        tokio::spawn(app.account_mail_dispatcher.clone().work_until(until_dropped(stop.clone())));
    let webhooks = tokio::spawn(app.webhook_dispatcher.clone().work_until(until_dropped(stop)));
    app.scan_interrupted().await;
    let maintenance = tokio::spawn(app.clone().run_maintenance());
    let model_download = tokio::spawn(recognition::fetch_missing(
        ModelFolder::new(&configuration.models_dir),
        recognition::models_in_use(&configuration),
        configuration.models_from.clone(),
        downloads,
    ));
    let mailbox = report_mailbox(&configuration).context("COLLOQUY_MAIL_REPORTS")?;
    let mailbox = mailbox.map(|mailbox| tokio::spawn(app.clone().run_mail_reports(Arc::new(mailbox))));
    let reports = report_receiver(&app, &configuration)?;
    let site = Arc::new((InviteePages::new(app.clone()), Console::new(app.clone()), reports));
    let live = app.clone();
    let pages: Arc<WebPageHandler> = Arc::new(move |visitor: WebPageRequest| {
        let (site, live) = (site.clone(), live.clone());
        Box::pin(async move {
            let WebPageRequest { request, payload, address, window } = visitor;
            let too_many = (!window.allowed).then_some(window.reset_s);
            if let Some(rehearsing) = rehearsing_app(&live, &request).await {
                return match colloquy_live::answer(&rehearsing, &request, payload).await {
                    Ok(response) => Some(response),
                    Err(payload) => {
                        InviteePages::new(rehearsing).answer(&request, payload, address, too_many).await
                    }
                };
            }
            let payload = match colloquy_live::answer(&live, &request, payload).await {
                Ok(response) => return Some(response),
                Err(payload) => payload,
            };
            let (pages, console, reports) = &*site;
            let payload = match reports {
                Some(reports) => match reports.answer(&request, payload).await {
                    Ok(response) => return Some(response),
                    Err(payload) => payload,
                },
                None => payload,
            };
            if colloquy_console::is_page(request.path()) {
                return console.answer(&request, payload, address, too_many).await;
            }
            pages.answer(&request, payload, address, too_many).await
        })
    });
    let base = app.links.base().to_owned();
    let stopping = app.clone();
    let stopped = async move {
        stop_signal(signals).await;
        // Requests are still answered meanwhile: only interviews have to move to another process.
        tokio::join!(stopping.rehearsals.end_all(), stopping.sessions.stop());
    };
    let service = HttpServiceState::new(app, limits, settings)
        .with_media(presigned_media)
        .with_pages(pages)
        .with_larger_bodies(colloquy_console::larger_bodies);
    let service = service.with_documents(move |description| documents(&base, description));
    colloquy_http::serve(service, listener, tls, configuration.workers)?.until(stopped).await?;
    drop(served);
    maintenance.abort();
    model_download.abort();
    suggestion.abort();
    if let Some(mailbox) = mailbox {
        mailbox.abort();
    }
    if let Some(metrics) = metrics {
        metrics.abort();
    }
    mails.await?;
    account_mails.await?;
    webhooks.await?;
    tracing::info!("stopped");
    Ok(())
}

/// Removes what killed processes have left half written. No erasure would find it.
fn remove_abandoned(configuration: &Configuration) {
    let mails = match &configuration.mail {
        MailRoute::Folder(folder) => colloquy_email::remove_abandoned(folder),
        MailRoute::Server(_) => Ok(()),
    };
    if let Err(error) = mails.and(backups::remove_abandoned(&configuration.data_dir)) {
        tracing::warn!(%error, "files of processes that were killed could not be removed");
    }
}

/// Returns `None` if no mailbox receives reports.
fn report_mailbox(configuration: &Configuration) -> Result<Option<ImapMailbox>, UnusableAuthority> {
    let sources = &configuration.mail_reports;
    let Some(url) = sources.mailbox.clone() else { return Ok(None) };
    let mailbox = ImapMailbox::new(url)?;
    match sources.oauth.clone() {
        Some(oauth) => mailbox.with_oauth(oauth).map(Some),
        None => Ok(Some(mailbox)),
    }
}

/// Returns `None` if mail providers post no reports.
fn report_receiver(
    app: &Arc<App>,
    configuration: &Configuration,
) -> anyhow::Result<Option<MailReportReceiver>> {
    let sources = &configuration.mail_reports;
    let Some(secret) = &sources.secret else { return Ok(None) };
    let mailgun_key = sources.mailgun_key.as_ref().map(|key| key.0.clone());
    let providers = MailProviderWebhooks::new(mailgun_key, sources.sns_topic.clone());
    let providers = Box::new(providers.context("COLLOQUY_MAIL_REPORTS_SECRET")?);
    Ok(Some(MailReportReceiver::new(app.clone(), &secret.0, providers)))
}

/// Converts the documentation to the form that the HTTP server serves.
fn documents(base: &str, description: &str) -> Vec<(String, StaticDocument)> {
    let documents = colloquy_docs::documents(base, description).into_iter();
    let served = |made: colloquy_docs::ServedDocument| {
        let document = StaticDocument::new(made.content_type, made.body);
        let headers = made.headers.iter();
        (made.path, headers.fold(document, |document, (name, value)| document.with_header(name, value)))
    };
    let picture = |(path, content)| (path, StaticDocument::new("image/png", Bytes::from_static(content)));
    documents.map(served).chain(colloquy_docs::pictures().map(picture)).collect()
}

/// Waits until the sender is dropped.
async fn until_dropped(mut stop: tokio::sync::watch::Receiver<()>) {
    while stop.changed().await.is_ok() {}
}

async fn stop_signal([mut terminate, mut interrupt]: [Signal; 2]) {
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    tracing::info!("stopping");
}

/// Connections queue from here on, so a client that connects as soon as the welcome is printed gets a
/// response.
fn listen(setting: &str, address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).with_context(|| format!("{setting}: cannot listen on {address}"))
}

/// Returns an address that a browser on this machine can open.
fn reachable(address: SocketAddr) -> String {
    match address.ip().is_unspecified() {
        true => format!("localhost:{}", address.port()),
        false => address.to_string(),
    }
}

/// Raises the limit of open files to the system's maximum: a shell's default of 1,024 allows about 500
/// connections.
fn raise_open_file_limit() {
    let limit = getrlimit(Resource::Nofile);
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }) {
        tracing::warn!(%error, "cannot raise the limit of open files; it limits the number of connections");
    }
}
