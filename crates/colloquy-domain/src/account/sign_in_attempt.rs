//! An attempt to sign in through an identity provider, between leaving this service and coming back.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};

use super::secret::AccountSecret;
use crate::ports::Randomness;

/// How long a person has to sign in at the provider.
pub const SIGN_IN_TIMEOUT: SignedDuration = SignedDuration::from_mins(10);

/// All of it is in a cookie, so any node can complete the attempt, and only the browser that began it. What the provider
/// is told is derived from the secret and from the time, so neither can be exchanged. `Debug` does not print the secret.
#[derive(Clone, PartialEq, Eq)]
pub struct SignInAttempt {
    secret: AccountSecret,
    started_at_s: i64,
}

impl SignInAttempt {
    pub fn begin(randomness: &dyn Randomness, now: Timestamp) -> Self {
        SignInAttempt { secret: AccountSecret::draw(randomness), started_at_s: now.as_second() }
    }

    /// Parses the value of the cookie.
    pub fn parse(text: &str) -> Option<Self> {
        let (secret, started_at_s) = text.split_once('.')?;
        let secret = AccountSecret::parse(secret)?;
        Some(SignInAttempt { secret, started_at_s: started_at_s.parse().ok()? })
    }

    /// Returns the value of the cookie.
    pub fn reveal(&self) -> String {
        format!("{}.{}", self.secret.reveal(), self.started_at_s)
    }

    pub fn has_expired(&self, now: Timestamp) -> bool {
        let age_s = now.as_second().saturating_sub(self.started_at_s);
        !(0..SIGN_IN_TIMEOUT.as_secs()).contains(&age_s)
    }

    /// Returns the value that the provider sends back. A link to the address where people come back, made by someone
    /// else, cannot contain it.
    pub fn state(&self) -> String {
        self.derived("state")
    }

    /// Returns the value that the provider signs, so that a token of another attempt is of no use.
    pub fn nonce(&self) -> String {
        self.derived("nonce")
    }

    /// Returns the secret of PKCE, without which the authorization code is of no use.
    pub fn code_verifier(&self) -> String {
        self.derived("code verifier")
    }

    /// Returns what the provider compares with the verifier, by the method `S256`.
    pub fn code_challenge(&self) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(self.code_verifier()))
    }

    fn derived(&self, purpose: &str) -> String {
        let hash = Sha256::new()
            .chain_update(purpose)
            .chain_update([0])
            .chain_update(self.started_at_s.to_be_bytes())
            .chain_update(self.secret.reveal());
        URL_SAFE_NO_PAD.encode(hash.finalize())
    }
}

impl fmt::Debug for SignInAttempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SignInAttempt({})", self.started_at_s)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COOKIE: &str = "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc.1000";

    fn attempt(text: &str) -> SignInAttempt {
        SignInAttempt::parse(text).expect("an attempt")
    }

    #[test]
    fn an_attempt_survives_its_cookie() {
        assert_eq!(attempt(COOKIE).reveal(), COOKIE);
        for text in ["", "BwcH.1000", &COOKIE[..43], "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc.x"] {
            assert_eq!(SignInAttempt::parse(text), None, "{text}");
        }
        assert_eq!(format!("{:?}", attempt(COOKIE)), "SignInAttempt(1000)");
    }

    #[test]
    fn an_attempt_lasts_ten_minutes() {
        let at = |second| Timestamp::from_second(second).expect("a time");
        for (second, has_expired) in [(999, true), (1000, false), (1599, false), (1600, true)] {
            assert_eq!(attempt(COOKIE).has_expired(at(second)), has_expired, "{second}");
        }
    }

    #[test]
    fn no_value_reveals_another_or_the_secret() {
        let attempt = attempt(COOKIE);
        let values = [attempt.state(), attempt.nonce(), attempt.code_verifier(), attempt.code_challenge()];
        for (number, value) in values.iter().enumerate() {
            assert_eq!(value.len(), 43);
            assert!(!COOKIE.contains(value) && !values[..number].contains(value));
        }
    }

    #[test]
    fn an_attempt_cannot_be_made_younger() {
        let younger = attempt("BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc.2000");
        assert_ne!(younger.state(), attempt(COOKIE).state());
        assert_ne!(younger.nonce(), attempt(COOKIE).nonce());
    }
}
