//! TLS for connections to PostgreSQL, with rustls.

use std::sync::Arc;

use colloquy_outbound::tls::{client_config, config_builder, trusted_roots};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{DigitallySignedStruct, SignatureScheme};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::url::ServerCertificatePolicy;

#[derive(Clone, Debug, thiserror::Error)]
#[error("TLS cannot be set up: {0}")]
pub struct PostgresTlsError(String);

fn tls_error(error: impl ToString) -> PostgresTlsError {
    PostgresTlsError(error.to_string())
}

pub fn make(verification: &ServerCertificatePolicy) -> Result<MakeRustlsConnect, PostgresTlsError> {
    let config = match verification {
        ServerCertificatePolicy::None => {
            let builder = config_builder().map_err(tls_error)?;
            let any = AnyCertificate(Arc::clone(builder.crypto_provider()));
            builder.dangerous().with_custom_certificate_verifier(Arc::new(any)).with_no_client_auth()
        }
        ServerCertificatePolicy::Full { authorities } => {
            trusted_roots(authorities.as_deref()).and_then(client_config).map_err(tls_error)?
        }
    };
    Ok(MakeRustlsConnect::new(config))
}

/// Accepts any certificate, for the modes that ask for encryption without verification.
#[derive(Debug)]
struct AnyCertificate(Arc<CryptoProvider>);

impl ServerCertVerifier for AnyCertificate {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
