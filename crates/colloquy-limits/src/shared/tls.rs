//! TLS for connections to the shared store, with rustls.

use std::sync::Arc;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio_rustls::TlsConnector;

use super::url::LimitsUrl;

/// Why no connection to the store can be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the shared store cannot be used: {0}")]
pub struct UnusableStore(pub(super) String);

fn unusable(error: impl ToString) -> UnusableStore {
    UnusableStore(error.to_string())
}

/// The TLS configuration, and the name that the store's certificate must have.
#[derive(Clone)]
pub struct StoreTls {
    pub connector: TlsConnector,
    pub name: ServerName<'static>,
}

impl StoreTls {
    /// Returns `None` for a store without encryption.
    pub fn of(url: &LimitsUrl) -> Result<Option<Self>, UnusableStore> {
        if !url.is_encrypted() {
            return Ok(None);
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider);
        let builder = builder.with_safe_default_protocol_versions().map_err(unusable)?;
        let config = builder.with_root_certificates(trusted(url)?).with_no_client_auth();
        let name = ServerName::try_from(url.host().to_owned()).map_err(unusable)?;
        Ok(Some(StoreTls { connector: TlsConnector::from(Arc::new(config)), name }))
    }
}

fn trusted(url: &LimitsUrl) -> Result<RootCertStore, UnusableStore> {
    let certificates: Vec<CertificateDer<'static>> = match url.authority() {
        Some(path) => {
            let read = CertificateDer::pem_file_iter(path).map_err(unusable)?;
            read.collect::<Result<_, _>>().map_err(unusable)?
        }
        None => rustls_native_certs::load_native_certs().certs,
    };
    let mut store = RootCertStore::empty();
    store.add_parsable_certificates(certificates);
    if store.is_empty() {
        return Err(unusable("no certificate of a trusted authority was found"));
    }
    Ok(store)
}
