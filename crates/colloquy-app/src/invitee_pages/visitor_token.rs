//! Recognizes the browser in which a visitor's invitation was created.
//!
//! A token is `EXPIRES.SIGNATURE`: the second in which it expires, and an HMAC over that and the invitation. It
//! identifies no one: its holder must also know the address of the invitation.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use colloquy_domain::service_secret::SecretName;
use colloquy_domain::{InvitationId, SignedDuration, Timestamp};
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::service_keys::{find_or_make, mac};
use crate::{App, AppError};

/// Long enough for a visitor to return within a few days, and short in case several people share a browser.
const LIFETIME: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Makes signatures of this format invalid for any other, in case the format changes.
const CONTEXT: &str = "colloquy visitor token 1";

/// A temporary proof that a browser created an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareLinkVisitorToken {
    pub text: String,
    pub lifetime: SignedDuration,
}

pub(super) async fn issue(
    app: &App,
    invitation: InvitationId,
    now: Timestamp,
) -> Result<ShareLinkVisitorToken, AppError> {
    let expires_s = (now + LIFETIME).as_second();
    let signed = signature(key(app).await?, invitation, expires_s).finalize().into_bytes();
    let text = format!("{expires_s}.{}", URL_SAFE_NO_PAD.encode(signed));
    Ok(ShareLinkVisitorToken { text, lifetime: LIFETIME })
}

/// Returns whether the browser that sends the token created this invitation. Compares the signature in constant time.
pub(super) async fn is_for(
    app: &App,
    token: &str,
    invitation: InvitationId,
    now: Timestamp,
) -> Result<bool, AppError> {
    let Some((expires_s, sent)) = parse(token) else { return Ok(false) };
    let is_ours = signature(key(app).await?, invitation, expires_s).verify_slice(&sent).is_ok();
    Ok(is_ours && now.as_second() < expires_s)
}

fn parse(token: &str) -> Option<(i64, Vec<u8>)> {
    let (expires, signature) = token.split_once('.')?;
    let expires_s = expires.parse::<i64>().ok().filter(|seconds| seconds.to_string() == expires)?;
    Some((expires_s, URL_SAFE_NO_PAD.decode(signature).ok()?))
}

fn signature(key: &[u8; 32], invitation: InvitationId, expires_s: i64) -> Hmac<Sha256> {
    mac(key, format!("{CONTEXT}\n{invitation}\n{expires_s}").as_bytes())
}

/// Returns the key that all nodes share. The first node that needs it creates it.
async fn key(app: &App) -> Result<&[u8; 32], AppError> {
    app.visitor_token_key.get_or_try_init(|| find_or_make(app, SecretName::ShareLinkVisitorToken)).await
}
