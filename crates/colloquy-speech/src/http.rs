//! What requests to a server have in common.

use std::error::Error;
use std::sync::Arc;

use reqwest::{Client, ClientBuilder};
use rustls::{ClientConfig, RootCertStore};

/// TLS as everywhere in the service, and nothing of the environment.
pub fn client_builder() -> Result<ClientBuilder, String> {
    let mut roots = RootCertStore::empty();
    // A certificate that is not understood makes no other one worse.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let tls = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Client::builder().tls_backend_preconfigured(tls).no_proxy())
}

/// Without the address, and with the causes, of which the last says what happened.
pub fn told(error: reqwest::Error) -> String {
    let error = error.without_url();
    let mut told = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        told = format!("{told}: {cause}");
        source = cause.source();
    }
    told
}
