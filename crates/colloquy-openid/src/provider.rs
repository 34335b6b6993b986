//! The provider, as the port sees it.

use async_trait::async_trait;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use colloquy_domain::account::id_token::{self, ExpectedIdToken};
use colloquy_domain::account::identity::ProvenIdentity;
use colloquy_domain::account::sign_in_attempt::SignInAttempt;
use colloquy_domain::ports::{AuthorizationGrant, IdentityProvider, IdentityProviderError};
use colloquy_outbound::http::{bearer, secret};
use colloquy_outbound::tls::TlsError;
use jiff::Timestamp;
use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE};
use reqwest::{Client, RequestBuilder};
use serde_json::Value;

use crate::discovery::{IdentityProviderMetadata, ProviderMetadataCache};
use crate::fetch::{self, Fetched, refused, unavailable};
use crate::settings::OpenIdSettings;
use crate::signature::UnverifiedJwt;

/// The address and the name are needed beside who the person is.
const SCOPE: &str = "openid email profile";

pub struct OpenIdProvider {
    settings: OpenIdSettings,
    client: Client,
    discovery: ProviderMetadataCache,
}

impl OpenIdProvider {
    /// Makes no request: a provider that is down, or the wrong one, shows when a person signs in.
    pub fn new(settings: OpenIdSettings) -> Result<Self, TlsError> {
        let client = fetch::client()?;
        let discovery = ProviderMetadataCache::new(settings.issuer.clone(), client.clone());
        Ok(OpenIdProvider { settings, client, discovery })
    }

    /// Returns the request that exchanges the code.
    fn token_request(
        &self,
        description: &IdentityProviderMetadata,
        grant: AuthorizationGrant<'_>,
    ) -> Fetched<RequestBuilder> {
        let verifier = grant.attempt.code_verifier();
        let (id, secret_text) = (self.settings.client_id.as_str(), self.settings.client_secret.as_str());
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("grant_type", "authorization_code")
            .append_pair("code", grant.code)
            .append_pair("redirect_uri", grant.redirect_url)
            .append_pair("code_verifier", &verifier);
        let mut request = self.client.post(description.token.clone());
        if description.has_basic_authentication {
            let header = secret(&format!("Basic {}", STANDARD.encode(credentials(id, secret_text))));
            request = request.header(AUTHORIZATION, header.ok_or_else(|| unavailable("no such secret"))?);
        } else {
            form.append_pair("client_id", id).append_pair("client_secret", secret_text);
        }
        Ok(request
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(ACCEPT, "application/json")
            .body(form.finish()))
    }

    /// Exchanges the code, and returns the response of the provider.
    async fn tokens(
        &self,
        description: &IdentityProviderMetadata,
        grant: AuthorizationGrant<'_>,
    ) -> Fetched<Value> {
        let request = self.token_request(description, grant)?;
        match fetch::json(request, description.token.as_str()).await? {
            (status, tokens) if status.is_success() => Ok(tokens),
            (_, failure) => {
                let code = failure["error"].as_str().unwrap_or("no reason");
                let reason = format!("the provider does not accept the code: {}", printable(code));
                // The code is the person's, the secret is the operator's.
                Err(if code == "invalid_grant" { refused(reason) } else { unavailable(reason) })
            }
        }
    }

    /// Checks the signature and the claims of an ID token.
    async fn proven(&self, token: &str, grant: AuthorizationGrant<'_>) -> Fetched<ProvenIdentity> {
        let token = UnverifiedJwt::parse(token).map_err(refused)?;
        let keys = self.discovery.keys(token.key_id.as_deref(), grant.now).await?;
        let claims = token.claims(&keys).map_err(refused)?;
        let nonce = grant.attempt.nonce();
        let expected = ExpectedIdToken {
            issuer: self.settings.issuer.as_str(),
            client_id: &self.settings.client_id,
            nonce: &nonce,
            now: grant.now,
        };
        id_token::check(&claims, expected).map_err(|reason| refused(reason.to_string()))
    }

    /// Asks for the address and the name, which some providers leave out of the token.
    async fn complete(
        &self,
        description: &IdentityProviderMetadata,
        access_token: &str,
        proven: &mut ProvenIdentity,
    ) -> Fetched<()> {
        let (Some(url), Some(authorization)) = (description.userinfo.clone(), bearer(access_token)) else {
            return Ok(());
        };
        let what = url.to_string();
        let claims = fetch::successful_json(self.client.get(url).header(AUTHORIZATION, authorization), &what);
        let claims = claims.await?;
        if claims["sub"].as_str() != Some(&proven.key.subject) {
            return Err(refused("the provider describes another person than the one in the token"));
        }
        id_token::describe(proven, &claims);
        Ok(())
    }
}

/// Returns the credentials of the client as RFC 6749 writes them.
fn credentials(id: &str, secret: &str) -> String {
    let encoded = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    format!("{}:{}", encoded(id), encoded(secret))
}

/// Returns a text of the provider for the log.
fn printable(text: &str) -> String {
    text.chars().filter(|char| !char.is_control()).take(100).collect()
}

#[async_trait]
impl IdentityProvider for OpenIdProvider {
    fn issuer(&self) -> &str {
        self.settings.issuer.as_str()
    }

    async fn authorization_url(
        &self,
        attempt: &SignInAttempt,
        redirect_url: &str,
        now: Timestamp,
    ) -> Result<String, IdentityProviderError> {
        let mut url = self.discovery.description(now).await?.authorization;
        url.query_pairs_mut()
            .append_pair("response_type", "code")
            .append_pair("client_id", &self.settings.client_id)
            .append_pair("redirect_uri", redirect_url)
            .append_pair("scope", SCOPE)
            .append_pair("state", &attempt.state())
            .append_pair("nonce", &attempt.nonce())
            .append_pair("code_challenge", &attempt.code_challenge())
            .append_pair("code_challenge_method", "S256");
        Ok(url.into())
    }

    async fn identity(&self, grant: AuthorizationGrant<'_>) -> Result<ProvenIdentity, IdentityProviderError> {
        let description = self.discovery.description(grant.now).await?;
        let is_other = grant.issuer.is_some_and(|issuer| issuer != self.settings.issuer.as_str());
        if is_other || grant.issuer.is_none() && description.names_issuer {
            return Err(refused("the response is from another issuer"));
        }
        let tokens = self.tokens(&description, grant).await?;
        let token = tokens["id_token"].as_str().ok_or_else(|| refused("the provider sent no ID token"))?;
        let mut proven = self.proven(token, grant).await?;
        if proven.email.is_none()
            && let Some(access_token) = tokens["access_token"].as_str()
        {
            self.complete(&description, access_token, &mut proven).await?;
        }
        Ok(proven)
    }
}
