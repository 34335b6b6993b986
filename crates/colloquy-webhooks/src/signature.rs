//! Signatures by the public specification Standard Webhooks, version `v1`.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use colloquy_domain::webhook::SigningSecret;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// What the header `webhook-signature` says: one signature for each secret, so that a receiver who still has the one
/// before finds its own.
pub fn signatures(id: &str, seconds: &str, body: &[u8], secrets: &[SigningSecret]) -> String {
    let signatures: Vec<String> = secrets
        .iter()
        .filter_map(|secret| {
            // A key of any length is one.
            let mut mac = Hmac::<Sha256>::new_from_slice(secret.bytes()).ok()?;
            for part in [id.as_bytes(), b".", seconds.as_bytes(), b".", body] {
                mac.update(part);
            }
            Some(format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes())))
        })
        .collect();
    signatures.join(" ")
}

#[cfg(test)]
mod tests;
