//! A media store in an S3 bucket. Its presigned URLs lead to the S3 server and expire by that server's clock.

use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::Timestamp;
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{LONGEST_PUT, Media, MediaError, MediaFile};
use colloquy_outbound::http::client_builder;
use colloquy_outbound::tls::TlsError;
use futures::TryStreamExt;
use object_store::aws::{AmazonS3, AmazonS3Builder};
use object_store::client::{HttpClient, HttpConnector};
use object_store::path::Path;
use object_store::signer::{Method, Signer};
use object_store::{
    Attribute, Attributes, BackoffConfig, ClientOptions, ObjectStore, ObjectStoreExt, PutOptions, RetryConfig,
};
use tokio::fs::File;
use tokio::io::AsyncWriteExt;
use tokio::time::timeout;

use crate::url::S3Url;

/// The timeouts of a whole call, including all its attempts.
const PUT_LIMIT: Duration = LONGEST_PUT;
const READ_LIMIT: Duration = Duration::from_secs(10);

/// The timeouts of one attempt.
const CONNECT_LIMIT: Duration = Duration::from_secs(3);
const ATTEMPT_LIMIT: Duration = Duration::from_secs(20);

/// The most bytes that are read at once.
const MAX_PIECE: usize = 256 * 1_024;

const RETRIES: usize = 2;

/// The longest time for which servers accept a presigned URL.
const LONGEST_S: i64 = 7 * 24 * 60 * 60;

pub struct S3Media {
    store: AmazonS3,
    prefix: String,
}

/// The credentials that sign requests and URLs.
#[derive(Clone)]
pub struct S3Credentials {
    pub access_key_id: String,
    pub secret_access_key: String,
    /// Present with temporary keys.
    pub session_token: Option<String>,
}

/// Why a bucket cannot be used at all.
#[derive(Debug, thiserror::Error)]
pub enum UnusableBucket {
    #[error("cannot set up TLS for connections to the bucket")]
    Tls(#[from] TlsError),
    #[error("cannot set up connections to the bucket")]
    Client(#[from] reqwest::Error),
    #[error("the bucket cannot be used")]
    Store(#[from] object_store::Error),
}

#[derive(Debug, thiserror::Error)]
enum S3Failure {
    #[error("the bucket's server did not respond in time")]
    Late,
    #[error("a presigned URL must be valid for more than zero seconds and at most seven days")]
    Duration,
}

impl S3Media {
    /// Sets up the connection. It sends no request to the server yet.
    pub fn new(url: &S3Url, credentials: S3Credentials) -> Result<Self, UnusableBucket> {
        let client = client_builder(CONNECT_LIMIT)?.timeout(ATTEMPT_LIMIT).build()?;
        let backoff = BackoffConfig {
            init_backoff: Duration::from_millis(100),
            max_backoff: Duration::from_secs(2),
            base: 2.,
        };
        let retries = RetryConfig { backoff, max_retries: RETRIES, retry_timeout: ATTEMPT_LIMIT };
        let mut builder = AmazonS3Builder::new()
            .with_bucket_name(url.bucket())
            .with_region(url.region())
            .with_access_key_id(credentials.access_key_id)
            .with_secret_access_key(credentials.secret_access_key)
            .with_retry(retries)
            .with_http_connector(Connector(client))
            // The wildcard certificate for buckets' host names does not cover names with further dots.
            .with_virtual_hosted_style_request(url.endpoint().is_none() && !url.bucket().contains('.'));
        if let Some(token) = credentials.session_token {
            builder = builder.with_token(token);
        }
        if let Some(endpoint) = url.endpoint() {
            builder = builder.with_endpoint(endpoint).with_allow_http(endpoint.starts_with("http://"));
        }
        let prefix = url.prefix().map(|prefix| format!("{prefix}/")).unwrap_or_default();
        Ok(S3Media { store: builder.build()?, prefix })
    }

    fn key(&self, name: &MediaName) -> Path {
        Path::from(format!("{}{name}", self.prefix))
    }
}

#[derive(Debug)]
struct Connector(reqwest::Client);

impl HttpConnector for Connector {
    fn connect(&self, _options: &ClientOptions) -> object_store::Result<HttpClient> {
        Ok(HttpClient::new(self.0.clone()))
    }
}

fn failed(error: impl Error + Send + Sync + 'static) -> MediaError {
    MediaError(Box::new(error))
}

async fn within<T>(
    limit: Duration,
    call: impl Future<Output = object_store::Result<T>>,
) -> Result<object_store::Result<T>, MediaError> {
    timeout(limit, call).await.map_err(|_| failed(S3Failure::Late))
}

#[async_trait]
impl Media for S3Media {
    async fn put(&self, name: &MediaName, content: Bytes) -> Result<(), MediaError> {
        let attributes = Attributes::from_iter([(Attribute::ContentType, name.content_type())]);
        let options = PutOptions { attributes, ..PutOptions::default() };
        let key = self.key(name);
        within(PUT_LIMIT, self.store.put_opts(&key, content.into(), options)).await?.map_err(failed)?;
        Ok(())
    }

    async fn fetch(&self, name: &MediaName, file: &std::path::Path) -> Result<bool, MediaError> {
        let mut pieces = match within(READ_LIMIT, self.store.get(&self.key(name))).await? {
            Ok(found) => found.into_stream(),
            Err(object_store::Error::NotFound { .. }) => return Ok(false),
            Err(error) => return Err(failed(error)),
        };
        let mut file = File::create(file).await.map_err(failed)?;
        while let Some(piece) = within(ATTEMPT_LIMIT, pieces.try_next()).await?.map_err(failed)? {
            file.write_all(&piece).await.map_err(failed)?;
        }
        file.flush().await.map_err(failed)?;
        Ok(true)
    }

    async fn has(&self, name: &MediaName) -> Result<bool, MediaError> {
        match within(READ_LIMIT, self.store.head(&self.key(name))).await? {
            Ok(_) => Ok(true),
            Err(object_store::Error::NotFound { .. }) => Ok(false),
            Err(error) => Err(failed(error)),
        }
    }

    async fn open_file(&self, name: &MediaName) -> Result<Option<Arc<dyn MediaFile>>, MediaError> {
        let key = self.key(name);
        let found = match within(READ_LIMIT, self.store.head(&key)).await? {
            Ok(found) => found,
            Err(object_store::Error::NotFound { .. }) => return Ok(None),
            Err(error) => return Err(failed(error)),
        };
        let tag = found.e_tag.unwrap_or_default();
        let file = S3File {
            store: self.store.clone(),
            key,
            content_type: name.content_type(),
            length: found.size,
            tag,
        };
        Ok(Some(Arc::new(file)))
    }

    async fn list(&self, after: Option<&MediaName>, limit: usize) -> Result<Vec<MediaName>, MediaError> {
        let prefix = (!self.prefix.is_empty()).then(|| Path::from(self.prefix.as_str()));
        let mut objects = match after {
            Some(after) => self.store.list_with_offset(prefix.as_ref(), &self.key(after)),
            None => self.store.list(prefix.as_ref()),
        };
        let mut names = Vec::new();
        while names.len() < limit
            && let Some(object) = within(READ_LIMIT, objects.try_next()).await?.map_err(failed)?
        {
            let name = object.location.as_ref().strip_prefix(&self.prefix);
            names.extend(name.and_then(MediaName::parse));
        }
        Ok(names)
    }

    async fn remove(&self, name: &MediaName) -> Result<(), MediaError> {
        match within(READ_LIMIT, self.store.delete(&self.key(name))).await? {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(failed(error)),
        }
    }

    /// Returns a presigned URL. Its validity is counted in whole seconds from that of the signature, and is rounded up.
    async fn presigned(
        &self,
        name: &MediaName,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<String, MediaError> {
        let last_s = until.as_second() + i64::from(until.subsec_nanosecond() > 0);
        let is_fitting = now < until && until.as_second() - now.as_second() <= LONGEST_S;
        let lasting_s = (last_s - now.as_second()).min(LONGEST_S);
        let lasting_s = u64::try_from(lasting_s).ok().filter(|_| is_fitting);
        let lasting = Duration::from_secs(lasting_s.ok_or_else(|| failed(S3Failure::Duration))?);
        let address = self.store.signed_url(Method::GET, &self.key(name), lasting).await;
        Ok(address.map_err(failed)?.into())
    }
}

struct S3File {
    store: AmazonS3,
    key: Path,
    content_type: &'static str,
    length: u64,
    tag: String,
}

#[async_trait]
impl MediaFile for S3File {
    fn content_type(&self) -> &'static str {
        self.content_type
    }

    fn length(&self) -> u64 {
        self.length
    }

    fn tag(&self) -> &str {
        &self.tag
    }

    async fn read(&self, offset: u64, length: usize) -> Result<Bytes, MediaError> {
        let end = self.length.min(offset.saturating_add(length.min(MAX_PIECE) as u64));
        if offset >= end {
            return Ok(Bytes::new());
        }
        within(ATTEMPT_LIMIT, self.store.get_range(&self.key, offset..end)).await?.map_err(failed)
    }
}

impl fmt::Debug for S3Credentials {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("S3Credentials")
            .field("access_key_id", &self.access_key_id)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for S3Media {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "S3Media({})", self.store)
    }
}

#[cfg(test)]
mod tests;
