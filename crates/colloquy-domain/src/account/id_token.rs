//! The claims of an ID token: what OpenID Connect requires of them. The signature is checked before.

use jiff::Timestamp;
use serde_json::Value;

use super::identity::{IdentityKey, ProvenIdentity};

/// By how much the clock of the provider may differ.
const CLOCK_TOLERANCE_S: f64 = 60.0;

/// A token that was issued earlier than this is none for a person who has just signed in.
const OLDEST_S: f64 = 3_600.0;

/// What a token must say.
#[derive(Clone, Copy, Debug)]
pub struct ExpectedIdToken<'e> {
    pub issuer: &'e str,
    pub client_id: &'e str,
    pub nonce: &'e str,
    pub now: Timestamp,
}

/// Why a token is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusedIdToken {
    #[error("the token is from another issuer")]
    Issuer,
    #[error("the token is for another client")]
    Audience,
    #[error("the token has several audiences and was not issued to this client")]
    AuthorizedParty,
    #[error("the token has expired, or does not say when it expires")]
    Expired,
    #[error("the token is from the future, or is an hour old, or does not say when it was issued")]
    IssuedAt,
    #[error("the token belongs to another attempt to sign in")]
    Nonce,
    #[error("the token names no person")]
    Subject,
}

/// Checks the claims, and returns whom they identify.
pub fn check(claims: &Value, expected: ExpectedIdToken<'_>) -> Result<ProvenIdentity, RefusedIdToken> {
    let text = |name: &str| claims[name].as_str();
    if text("iss") != Some(expected.issuer) {
        return Err(RefusedIdToken::Issuer);
    }
    let audiences: Vec<Option<&str>> = match &claims["aud"] {
        Value::Array(audiences) => audiences.iter().map(Value::as_str).collect(),
        audience => vec![audience.as_str()],
    };
    if !audiences.contains(&Some(expected.client_id)) {
        return Err(RefusedIdToken::Audience);
    }
    let authorized = text("azp");
    let is_for_others = audiences.len() > 1 || !claims["azp"].is_null();
    if is_for_others && authorized != Some(expected.client_id) {
        return Err(RefusedIdToken::AuthorizedParty);
    }
    check_times(claims, expected.now)?;
    if text("nonce") != Some(expected.nonce) {
        return Err(RefusedIdToken::Nonce);
    }
    let key = text("sub").and_then(|subject| IdentityKey::new(expected.issuer, subject));
    let mut proven = ProvenIdentity {
        key: key.ok_or(RefusedIdToken::Subject)?,
        email: None,
        is_email_verified: false,
        name: None,
    };
    describe(&mut proven, claims);
    Ok(proven)
}

fn check_times(claims: &Value, now: Timestamp) -> Result<(), RefusedIdToken> {
    let (second, now_s) = (|name: &str| claims[name].as_f64(), now.as_second() as f64);
    if second("exp").is_none_or(|expires| now_s >= expires + CLOCK_TOLERANCE_S) {
        return Err(RefusedIdToken::Expired);
    }
    let is_recent =
        |issued: f64| issued <= now_s + CLOCK_TOLERANCE_S && issued >= now_s - OLDEST_S - CLOCK_TOLERANCE_S;
    let is_valid_yet = second("nbf").is_none_or(|begins| begins <= now_s + CLOCK_TOLERANCE_S);
    if second("iat").is_some_and(is_recent) && is_valid_yet { Ok(()) } else { Err(RefusedIdToken::IssuedAt) }
}

/// Adds the address and the name of the person from a token, or from what the provider says beside it.
pub fn describe(proven: &mut ProvenIdentity, claims: &Value) {
    if let (None, Some(email)) = (&proven.email, claims["email"].as_str()) {
        proven.email = Some(email.to_owned());
        // Microsoft Entra ID has a claim of its own.
        proven.is_email_verified = is_true(&claims["email_verified"]) || is_true(&claims["xms_edov"]);
    }
    if let (None, Some(name)) = (&proven.name, claims["name"].as_str()) {
        proven.name = Some(name.to_owned());
    }
}

/// Some providers write the flag as text or as a number.
fn is_true(flag: &Value) -> bool {
    flag.as_bool().unwrap_or(false) || matches!(flag.as_str(), Some("true" | "1")) || flag.as_u64() == Some(1)
}

#[cfg(test)]
mod tests;
