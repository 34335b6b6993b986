//! Webhooks: the endpoints of organizations, the deliveries to them, and the secrets that sign them.

mod attempt;
mod delivery;
mod endpoint;

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::ports::Randomness;

pub use attempt::{AttemptOutcome, DeliveryAttempt, RESPONSE_KEPT_BYTES, WebhookResponseStatus};
pub use delivery::{BackoffJitter, DeliveryFacts, DeliveryState, LEASE, WebhookDelivery};
pub use endpoint::{
    DisabledReason, EndpointDisablement, MAX_ENDPOINTS, NewWebhookEndpoint, OFFERED, PreviousSecret,
    SUBSCRIBED_BY_DEFAULT, WebhookEndpoint, WebhookEndpointFacts,
};

const PREFIX: &str = "whsec_";

/// The secret that signs an endpoint's deliveries. Signing needs the secret itself, so it cannot be stored as
/// a hash.
#[derive(Clone, PartialEq, Eq)]
pub struct SigningSecret(Vec<u8>);

impl SigningSecret {
    pub fn draw(randomness: &dyn Randomness) -> Self {
        let mut bytes = vec![0; 32];
        randomness.fill(&mut bytes);
        SigningSecret(bytes)
    }

    /// Parses the text that `reveal` returns.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = STANDARD.decode(text.strip_prefix(PREFIX)?).ok()?;
        (24..=64).contains(&bytes.len()).then_some(SigningSecret(bytes))
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Returns the secret in the form that receivers get.
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
