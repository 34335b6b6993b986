//! TLS for connections to the shared store, with rustls.

use std::sync::Arc;

use colloquy_outbound::tls::{client_config, trusted_roots};
use rustls::pki_types::ServerName;
use tokio_rustls::TlsConnector;

use super::url::RedisUrl;

/// Why no connection to the store can be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the shared store cannot be used: {0}")]
pub struct RateLimitStoreSetupError(pub(super) String);

fn unusable(error: impl ToString) -> RateLimitStoreSetupError {
    RateLimitStoreSetupError(error.to_string())
}

/// The TLS configuration, and the name that the store's certificate must have.
#[derive(Clone)]
pub struct RateLimitStoreTls {
    pub connector: TlsConnector,
    pub name: ServerName<'static>,
}

impl RateLimitStoreTls {
    /// Returns `None` for a store without encryption.
    pub fn of(url: &RedisUrl) -> Result<Option<Self>, RateLimitStoreSetupError> {
        if !url.is_encrypted() {
            return Ok(None);
        }
        let config = trusted_roots(url.authority()).and_then(client_config).map_err(unusable)?;
        let name = ServerName::try_from(url.host().to_owned()).map_err(unusable)?;
        Ok(Some(RateLimitStoreTls { connector: TlsConnector::from(Arc::new(config)), name }))
    }
}
