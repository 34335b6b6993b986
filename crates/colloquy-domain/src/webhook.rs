//! Where an organization wants to be told of what happens, and how it knows that it is us who tell.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::ports::Randomness;

const PREFIX: &str = "whsec_";

/// What an endpoint's deliveries are signed with. Signing needs the secret itself, so it cannot be kept as a hash.
#[derive(Clone, PartialEq, Eq)]
pub struct SigningSecret(Vec<u8>);

impl SigningSecret {
    pub fn draw(randomness: &dyn Randomness) -> Self {
        let mut bytes = vec![0; 32];
        randomness.fill(&mut bytes);
        SigningSecret(bytes)
    }

    /// Of the text that `reveal` makes.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = STANDARD.decode(text.strip_prefix(PREFIX)?).ok()?;
        (24..=64).contains(&bytes.len()).then_some(SigningSecret(bytes))
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// As receivers know it.
    pub fn reveal(&self) -> String {
        format!("{PREFIX}{}", STANDARD.encode(&self.0))
    }
}

impl fmt::Debug for SigningSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SigningSecret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_from_what_it_reveals_and_shown_nowhere_else() {
        let secret = SigningSecret(vec![7; 32]);
        assert_eq!(SigningSecret::parse(&secret.reveal()), Some(secret.clone()));
        assert_eq!(format!("{secret:?}"), "SigningSecret(…)");
    }

    #[test]
    fn a_secret_too_short_to_be_one_is_refused() {
        let short = SigningSecret(vec![7; 23]).reveal();
        assert_eq!(SigningSecret::parse(&short), None);
        assert_eq!(SigningSecret::parse("whsec_%%%"), None);
    }
}
