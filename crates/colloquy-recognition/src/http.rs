//! What all HTTP requests have in common.

use std::error::Error;
use std::sync::Arc;

use reqwest::{Client, ClientBuilder};
use rustls::{ClientConfig, RootCertStore};

/// Returns a builder with the same TLS as everywhere in the service, which ignores proxies in the environment.
pub fn client_builder() -> Result<ClientBuilder, String> {
    let mut roots = RootCertStore::empty();
    // One malformed certificate in the system's store must not make the others unusable.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let tls = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Client::builder().tls_backend_preconfigured(tls).no_proxy())
}

/// Formats an error without the address, which may have a password, and with its causes: the last says what happened.
pub fn describe(error: reqwest::Error) -> String {
    let error = error.without_url();
    let mut description = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        description = format!("{description}: {cause}");
        source = cause.source();
    }
    description
}
