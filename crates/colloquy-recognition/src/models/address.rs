//! Fetches files from a server with the layout of the models folder.

use std::path::Path;
use std::time::Duration;

use colloquy_outbound::http::{client_builder, describe};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, Url};

use super::fetch::{FetchOrigin, FetchProgress, FetchProgressCallback, ModelFetchError, blocking};
use super::partial_download::PartialDownload;
use super::table::{KnownModel, ModelFile};

const CONNECT_LIMIT: Duration = Duration::from_secs(10);
const SILENCE_LIMIT: Duration = Duration::from_secs(30);

pub async fn from_address(
    base: &str,
    model: &KnownModel,
    wanted: &[&'static ModelFile],
    folder: &Path,
    report: FetchProgressCallback<'_>,
) -> Result<(), ModelFetchError> {
    let not_fetched =
        |reason: String| ModelFetchError::NotFetched { origin: FetchOrigin(base.to_owned()), reason };
    let base = Url::parse(&format!("{}/", base.trim_end_matches('/')))
        .map_err(|error| not_fetched(format!("it is not a valid address: {error}")))?;
    let client = client().map_err(&not_fetched)?;
    for &file in wanted {
        let url = base.join(&format!("{}/{}", model.name, file.name));
        let url = url.map_err(|error| not_fetched(error.to_string()))?;
        let origin = FetchOrigin(shown(&url));
        report(FetchProgress::Asked(origin.clone()));
        fetch(&client, url, origin, file, folder, report).await?;
        report(FetchProgress::There(file));
    }
    Ok(())
}

async fn fetch(
    client: &Client,
    url: Url,
    origin: FetchOrigin,
    file: &'static ModelFile,
    folder: &Path,
    report: FetchProgressCallback<'_>,
) -> Result<(), ModelFetchError> {
    let failed = |reason: String| ModelFetchError::NotFetched { origin: origin.clone(), reason };
    let broken = |error: reqwest::Error| failed(describe(error));
    let mut response = client.get(url).send().await.and_then(Response::error_for_status).map_err(broken)?;
    let mut download = PartialDownload::new(file, origin.clone(), folder)?;
    while let Some(chunk) = response.chunk().await.map_err(broken)? {
        let bytes = download.write(&chunk)?;
        report(FetchProgress::Received { file, bytes });
    }
    blocking(move || download.finish()).await
}

/// Returns the address without its password.
fn shown(url: &Url) -> String {
    let mut url = url.clone();
    if url.password().is_some() && url.set_password(None).is_err() {
        return "the address".to_owned();
    }
    url.to_string()
}

/// Returns a client that follows redirects: a file is accepted by its hash, so it does not matter where it comes from.
fn client() -> Result<Client, String> {
    let client = client_builder(CONNECT_LIMIT).map_err(|error| error.to_string())?;
    let client = client.read_timeout(SILENCE_LIMIT).redirect(Policy::default());
    client.build().map_err(|error| error.to_string())
}
