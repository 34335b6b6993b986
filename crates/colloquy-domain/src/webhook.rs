//! Where an organization wants to be told of what happens, and how it knows that it is us who tell.

mod attempt;
mod delivery;
mod endpoint;

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::ports::Randomness;

pub use attempt::{ANSWER_KEPT_BYTES, AttemptOutcome, DeliveryAttempt};
pub use delivery::{BackoffJitter, DeliveryFacts, DeliveryState, LEASE, WebhookDelivery};
pub use endpoint::{
    EndpointDisabled, EndpointFacts, MAX_ENDPOINTS, NewWebhookEndpoint, OFFERED, PreviousSecret,
    WebhookEndpoint, WhyDisabled,
};

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
mod tests;
