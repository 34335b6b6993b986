//! Secrets that only a browser or the reader of a mail holds. The service stores their hashes.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::ports::Randomness;

const SECRET_BYTES: usize = 32;

/// The value of a cookie or the last part of a one-time link. `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountSecret([u8; SECRET_BYTES]);

impl AccountSecret {
    pub fn draw(randomness: &dyn Randomness) -> Self {
        let mut bytes = [0; SECRET_BYTES];
        randomness.fill(&mut bytes);
        AccountSecret(bytes)
    }

    pub fn parse(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        Some(AccountSecret(bytes.try_into().ok()?))
    }

    /// Returns the secret as 43 letters, digits, `-` and `_`.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    pub fn hash(&self) -> AccountSecretHash {
        AccountSecretHash(Sha256::digest(self.0).into())
    }

    /// Returns the token that every form of a browser session contains. A page of another site cannot know it, so it
    /// cannot send a form in the name of the person.
    pub fn form_token(&self) -> String {
        let hash = Sha256::new().chain_update(b"form token").chain_update(self.0).finalize();
        URL_SAFE_NO_PAD.encode(hash)
    }
}

impl fmt::Debug for AccountSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AccountSecret(…)")
    }
}

/// The stored form of a secret. Secrets have high entropy, so a fast hash is enough.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AccountSecretHash(pub [u8; 32]);

impl fmt::Debug for AccountSecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AccountSecretHash(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fills with a constant.
    struct Constant(u8);

    impl Randomness for Constant {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(self.0);
        }
    }

    #[test]
    fn a_secret_survives_its_text() {
        let secret = AccountSecret::draw(&Constant(7));
        assert_eq!(secret.reveal().len(), 43);
        assert_eq!(AccountSecret::parse(&secret.reveal()), Some(secret));
        for text in ["", "A", "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBw=", &"A".repeat(44), "ü"] {
            assert_eq!(AccountSecret::parse(text), None, "{text}");
        }
    }

    #[test]
    fn neither_the_hash_nor_the_form_token_reveals_the_secret() {
        let (one, other) = (AccountSecret::draw(&Constant(7)), AccountSecret::draw(&Constant(8)));
        assert_ne!(one.hash(), other.hash());
        assert_ne!(one.form_token(), other.form_token());
        assert_ne!(one.form_token(), URL_SAFE_NO_PAD.encode(one.hash().0));
        assert_eq!(format!("{one:?} {:?}", one.hash()), "AccountSecret(…) AccountSecretHash(…)");
    }
}
