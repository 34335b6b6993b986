//! What is known of the provider: its description of itself, and its keys. Both are fetched when they are first needed.

use colloquy_domain::ports::IdentityProviderError;
use jiff::{SignedDuration, Timestamp};
use reqwest::{Client, Url};
use serde_json::Value;
use tokio::sync::Mutex;

use crate::fetch::{Fetched, endpoint, successful_json, unavailable};
use crate::settings::IssuerUrl;
use crate::signature::KeySet;

/// How long what was fetched is used.
const CACHE_LIFETIME: SignedDuration = SignedDuration::from_hours(1);

/// How long a provider is left alone that could not be reached, so that requests do not queue up for it.
const FAILURE_PAUSE: SignedDuration = SignedDuration::from_secs(10);

/// How often the keys are fetched for a token with an unknown one. Anyone can name keys that do not exist.
const RELOAD_EVERY: SignedDuration = SignedDuration::from_secs(60);

/// The provider's description of itself.
#[derive(Clone, Debug)]
pub struct IdentityProviderMetadata {
    pub authorization: Url,
    pub token: Url,
    pub userinfo: Option<Url>,
    pub has_basic_authentication: bool,
    /// Whether every response names the issuer (RFC 9207).
    pub names_issuer: bool,
    keys: Url,
}

impl IdentityProviderMetadata {
    fn parse(value: &Value, issuer: &str) -> Fetched<Self> {
        if value["issuer"].as_str() != Some(issuer) {
            let found = value["issuer"].as_str().unwrap_or_default();
            return Err(unavailable(format!("the issuer says that it is `{found}`, not `{issuer}`")));
        }
        let methods = value["token_endpoint_auth_methods_supported"].as_array();
        Ok(IdentityProviderMetadata {
            authorization: endpoint(value, "authorization_endpoint")?,
            token: endpoint(value, "token_endpoint")?,
            userinfo: endpoint(value, "userinfo_endpoint").ok(),
            has_basic_authentication: methods
                .is_none_or(|methods| methods.iter().any(|method| method == "client_secret_basic")),
            names_issuer: value["authorization_response_iss_parameter_supported"] == true,
            keys: endpoint(value, "jwks_uri")?,
        })
    }
}

/// What was fetched, and when.
struct Known {
    at: Timestamp,
    description: IdentityProviderMetadata,
    keys: KeySet,
    keys_at: Timestamp,
}

#[derive(Default)]
struct State {
    known: Option<Known>,
    failure: Option<(Timestamp, IdentityProviderError)>,
}

/// Requests wait for each other, so that one fetches and the others use what it has fetched.
pub struct ProviderMetadataCache {
    issuer: IssuerUrl,
    client: Client,
    state: Mutex<State>,
}

impl ProviderMetadataCache {
    pub fn new(issuer: IssuerUrl, client: Client) -> Self {
        ProviderMetadataCache { issuer, client, state: Mutex::default() }
    }

    pub async fn description(&self, now: Timestamp) -> Fetched<IdentityProviderMetadata> {
        let mut state = self.state.lock().await;
        Ok(self.known(&mut state, now).await?.description.clone())
    }

    /// Returns the keys for a token, those with this id if it names one. Keys that are not known yet are fetched, at most
    /// once a minute.
    pub async fn keys(&self, id: Option<&str>, now: Timestamp) -> Fetched<KeySet> {
        let mut state = self.state.lock().await;
        let known = self.known(&mut state, now).await?;
        if known.keys.has(id) || now < known.keys_at + RELOAD_EVERY {
            return Ok(known.keys.clone());
        }
        // Also a failure counts, so that it is not repeated for every token.
        known.keys_at = now;
        known.keys = self.fetch_keys(&known.description.keys).await?;
        Ok(known.keys.clone())
    }

    async fn known<'s>(&self, state: &'s mut State, now: Timestamp) -> Fetched<&'s mut Known> {
        let is_current = |known: &Known| now < known.at + CACHE_LIFETIME;
        if !state.known.as_ref().is_some_and(is_current) {
            if let Some((at, failure)) = &state.failure
                && now < *at + FAILURE_PAUSE
            {
                return Err(failure.clone());
            }
            match self.fetch(now).await {
                Ok(known) => *state = State { known: Some(known), failure: None },
                Err(failure) => {
                    *state = State { known: None, failure: Some((now, failure.clone())) };
                    return Err(failure);
                }
            }
        }
        state.known.as_mut().ok_or_else(|| unavailable("nothing is known of the provider"))
    }

    async fn fetch(&self, now: Timestamp) -> Fetched<Known> {
        let url = self.issuer.discovery_url();
        let value = successful_json(self.client.get(&url), &url).await?;
        let description = IdentityProviderMetadata::parse(&value, self.issuer.as_str())?;
        let keys = self.fetch_keys(&description.keys).await?;
        Ok(Known { at: now, description, keys, keys_at: now })
    }

    async fn fetch_keys(&self, url: &Url) -> Fetched<KeySet> {
        let value = successful_json(self.client.get(url.clone()), url.as_str()).await?;
        Ok(KeySet::parse(&value))
    }
}
