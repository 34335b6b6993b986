//! What stands behind the question mark of an address.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use colloquy_domain::Timestamp;
use colloquy_domain::media::MediaName;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use subtle::ConstantTimeEq;

/// So that what is signed here is never mistaken for what the key might sign elsewhere.
const CONTEXT: &str = "colloquy media address 1";

/// HMAC fills a key up with zeros to the length of a block.
const BLOCK_BYTES: usize = 64;

pub struct PresigningKey([u8; BLOCK_BYTES]);

impl PresigningKey {
    pub fn new(key: [u8; 32]) -> Self {
        let mut block = [0; BLOCK_BYTES];
        block[..32].copy_from_slice(&key);
        PresigningKey(block)
    }

    /// A part of a second counts as a whole one, so that no address ends before its time.
    pub fn query(&self, name: &MediaName, until: Timestamp) -> String {
        let expires_s = until.as_second() + i64::from(until.subsec_nanosecond() > 0);
        format!("expires={expires_s}&signature={}", self.signature(name, expires_s))
    }

    /// When an address ends, if it is one of ours.
    pub fn expiry_of(&self, name: &MediaName, query: &str) -> Option<i64> {
        let (expires, signature) = parameters(query)?;
        let expires_s = expires.parse::<i64>().ok().filter(|seconds| seconds.to_string() == expires)?;
        let is_ours = self.signature(name, expires_s).as_bytes().ct_eq(signature.as_bytes());
        bool::from(is_ours).then_some(expires_s)
    }

    fn signature(&self, name: &MediaName, expires_s: i64) -> String {
        let mut mac = Hmac::<Sha256>::new(&self.0.into());
        mac.update(format!("{CONTEXT}\nGET\n{name}\n{expires_s}").as_bytes());
        URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes())
    }
}

/// The two parameters, in either order; `None` when there is anything else.
fn parameters(query: &str) -> Option<(&str, &str)> {
    let (first, second) = query.split_once('&')?;
    let (expires, signature) = if first.starts_with("expires=") { (first, second) } else { (second, first) };
    let value = |parameter: &str| !parameter.contains('&');
    let (expires, signature) = (expires.strip_prefix("expires=")?, signature.strip_prefix("signature=")?);
    (value(expires) && value(signature)).then_some((expires, signature))
}
