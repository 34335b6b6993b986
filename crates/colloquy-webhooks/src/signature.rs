//! Signatures according to the public specification Standard Webhooks, version `v1`.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use colloquy_domain::webhook::SigningSecret;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Returns the value of the header `webhook-signature`. It has one signature for each secret, so that a receiver that
/// still has the previous secret finds a matching one.
pub fn signatures(id: &str, seconds: &str, body: &[u8], secrets: &[SigningSecret]) -> String {
    let signatures: Vec<String> = secrets
        .iter()
        .filter_map(|secret| {
            // HMAC accepts keys of any length, so this never fails.
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
