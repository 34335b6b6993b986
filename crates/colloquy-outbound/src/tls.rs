//! TLS of connections to other servers, with rustls.

use std::path::Path;
use std::sync::Arc;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::{self, PemObject};
use rustls::{ClientConfig, ConfigBuilder, RootCertStore, WantsVerifier};

#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    #[error(transparent)]
    Pem(#[from] pem::Error),
    #[error("no certificate of a trusted authority was found")]
    NoAuthority,
    #[error(transparent)]
    Tls(#[from] rustls::Error),
}

/// Returns the authorities that the system trusts. There may be none, which only matters to encrypted connections.
pub fn system_roots() -> RootCertStore {
    parsable(rustls_native_certs::load_native_certs().certs)
}

/// Returns the authorities in a PEM file, or the ones that the system trusts. There must be one.
pub fn trusted_roots(file: Option<&Path>) -> Result<RootCertStore, TlsError> {
    let roots = match file {
        Some(path) => parsable(CertificateDer::pem_file_iter(path)?.collect::<Result<_, _>>()?),
        None => system_roots(),
    };
    if roots.is_empty() { Err(TlsError::NoAuthority) } else { Ok(roots) }
}

/// Skips certificates that cannot be parsed: one malformed certificate must not make the others unusable.
fn parsable(certificates: Vec<CertificateDer<'static>>) -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(certificates);
    roots
}

/// Begins a configuration that does not say yet which certificates are trusted.
pub fn config_builder() -> Result<ConfigBuilder<ClientConfig, WantsVerifier>, TlsError> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    Ok(ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?)
}

/// Returns a configuration that trusts these authorities.
pub fn client_config(roots: RootCertStore) -> Result<ClientConfig, TlsError> {
    Ok(config_builder()?.with_root_certificates(roots).with_no_client_auth())
}

#[cfg(test)]
mod tests;
