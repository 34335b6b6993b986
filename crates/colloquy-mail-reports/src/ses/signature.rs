//! The signatures of Amazon SNS.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ring::signature::{
    RSA_PKCS1_2048_8192_SHA1_FOR_LEGACY_USE_ONLY, RSA_PKCS1_2048_8192_SHA256, RsaParameters,
    UnparsedPublicKey,
};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{
    AlgorithmIdentifier, CertificateDer, InvalidSignature, SignatureVerificationAlgorithm, alg_id,
};
use serde_json::Value;
use webpki::EndEntityCert;

use crate::InvalidMailReport;

/// The identifier of RSA with SHA-1, which rustls no longer has (RFC 8017, A.2.4).
const RSA_PKCS1_SHA1: AlgorithmIdentifier = AlgorithmIdentifier::from_slice(&[
    0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x05, 0x05, 0x00,
]);

/// Checks the signature over these members, with a certificate in PEM format.
pub fn check(message: &Value, members: &[&str], certificate: &[u8]) -> Result<(), InvalidMailReport> {
    let algorithm = match message["SignatureVersion"].as_str() {
        Some("1") => &RSA_SHA1,
        Some("2") => &RSA_SHA256,
        _ => return Err(InvalidMailReport::Member("SignatureVersion")),
    };
    let signature = message["Signature"].as_str().and_then(|text| STANDARD.decode(text).ok());
    let signature = signature.ok_or(InvalidMailReport::Member("Signature"))?;
    let der = CertificateDer::from_pem_slice(certificate).map_err(|_| InvalidMailReport::Certificate)?;
    let certificate = EndEntityCert::try_from(&der).map_err(|_| InvalidMailReport::Certificate)?;
    certificate
        .verify_signature(algorithm, signed_text(message, members).as_bytes(), &signature)
        .map_err(|_| InvalidMailReport::Signature)
}

/// Returns the text that is signed: each member that the message has, as two lines.
fn signed_text(message: &Value, members: &[&str]) -> String {
    let present = members.iter().filter_map(|name| Some((name, message[*name].as_str()?)));
    present.map(|(name, value)| format!("{name}\n{value}\n")).collect()
}

#[derive(Debug)]
struct RsaVerification {
    parameters: &'static RsaParameters,
    signature: AlgorithmIdentifier,
}

static RSA_SHA1: RsaVerification =
    RsaVerification { parameters: &RSA_PKCS1_2048_8192_SHA1_FOR_LEGACY_USE_ONLY, signature: RSA_PKCS1_SHA1 };

static RSA_SHA256: RsaVerification =
    RsaVerification { parameters: &RSA_PKCS1_2048_8192_SHA256, signature: alg_id::RSA_PKCS1_SHA256 };

impl SignatureVerificationAlgorithm for RsaVerification {
    fn verify_signature(&self, key: &[u8], message: &[u8], signature: &[u8]) -> Result<(), InvalidSignature> {
        UnparsedPublicKey::new(self.parameters, key).verify(message, signature).map_err(|_| InvalidSignature)
    }

    fn public_key_alg_id(&self) -> AlgorithmIdentifier {
        alg_id::RSA_ENCRYPTION
    }

    fn signature_alg_id(&self) -> AlgorithmIdentifier {
        self.signature
    }
}
