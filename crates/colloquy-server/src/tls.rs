//! TLS in the server itself.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, ensure};
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::configuration::TlsFiles;

/// Loads the TLS configuration. Every error names the setting.
pub fn config(files: &TlsFiles) -> anyhow::Result<ServerConfig> {
    let certificates = certificates(&files.certificate)
        .with_context(|| format!("COLLOQUY_TLS_CERT: {}", files.certificate.display()))?;
    let key = PrivateKeyDer::from_pem_file(&files.key)
        .with_context(|| format!("COLLOQUY_TLS_KEY: {} is not a PEM private key", files.key.display()))?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(certificates, key)
        .context("COLLOQUY_TLS_KEY: it does not fit the certificate")?;
    // WebSocket upgrades need HTTP/1.1.
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(config)
}

fn certificates(path: &Path) -> anyhow::Result<Vec<CertificateDer<'static>>> {
    let read = CertificateDer::pem_file_iter(path)?.collect::<Result<Vec<_>, _>>()?;
    ensure!(!read.is_empty(), "there is no certificate in it");
    Ok(read)
}
