//! The signed query of a presigned URL.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use colloquy_domain::Timestamp;
use colloquy_domain::media::MediaName;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use subtle::ConstantTimeEq;

/// Distinguishes these signatures from any others that the key might be used for.
const CONTEXT: &str = "colloquy media address 1";

/// The length of a block, to which HMAC pads a key with zeros.
const BLOCK_BYTES: usize = 64;

pub struct LocalMediaUrlKey([u8; BLOCK_BYTES]);

impl LocalMediaUrlKey {
    pub fn new(key: [u8; 32]) -> Self {
        let mut block = [0; BLOCK_BYTES];
        block[..32].copy_from_slice(&key);
        LocalMediaUrlKey(block)
    }

    /// Returns the query of a URL that is valid until then. The time is rounded up to a second, so that no URL expires
    /// early.
    pub fn query(&self, name: &MediaName, until: Timestamp) -> String {
        let expires_s = until.as_second() + i64::from(until.subsec_nanosecond() > 0);
        format!("expires={expires_s}&signature={}", self.signature(name, expires_s))
    }

    /// Returns when a URL expires, or `None` if its signature is not valid.
    pub fn expiry_of(&self, name: &MediaName, query: &str) -> Option<i64> {
        let (expires, signature) = parameters(query)?;
        let expires_s = expires.parse::<i64>().ok().filter(|seconds| seconds.to_string() == expires)?;
        let is_valid = self.signature(name, expires_s).as_bytes().ct_eq(signature.as_bytes());
        bool::from(is_valid).then_some(expires_s)
    }

    fn signature(&self, name: &MediaName, expires_s: i64) -> String {
        let mut mac = Hmac::<Sha256>::new(&self.0.into());
        mac.update(format!("{CONTEXT}\nGET\n{name}\n{expires_s}").as_bytes());
        URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes())
    }
}

/// Returns the two parameters, which may be in either order, or `None` if there is anything else.
fn parameters(query: &str) -> Option<(&str, &str)> {
    let (first, second) = query.split_once('&')?;
    let (expires, signature) = if first.starts_with("expires=") { (first, second) } else { (second, first) };
    let value = |parameter: &str| !parameter.contains('&');
    let (expires, signature) = (expires.strip_prefix("expires=")?, signature.strip_prefix("signature=")?);
    (value(expires) && value(signature)).then_some((expires, signature))
}
