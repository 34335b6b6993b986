use async_trait::async_trait;
use jiff::Timestamp;

use crate::account::identity::ProvenIdentity;
use crate::account::sign_in_attempt::SignInAttempt;

/// The code with which a provider sends a person back.
#[derive(Clone, Copy)]
pub struct AuthorizationGrant<'g> {
    pub code: &'g str,
    /// The issuer that the response names, which providers may leave out.
    pub issuer: Option<&'g str>,
    pub attempt: &'g SignInAttempt,
    /// The address to which the provider has sent the person back.
    pub redirect_url: &'g str,
    pub now: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IdentityProviderError {
    /// The provider cannot be reached, or is not the one that the settings name.
    #[error("{0}")]
    Unavailable(String),
    /// What the provider returned proves nothing.
    #[error("{0}")]
    Refused(String),
}

/// Signs people in for this service.
#[async_trait]
pub trait IdentityProvider: Send + Sync {
    /// Returns the issuer, which is part of the key of every identity at this provider.
    fn issuer(&self) -> &str;

    /// Returns the address at the provider where a person signs in. The provider sends the person back to
    /// `redirect_url`.
    async fn authorization_url(
        &self,
        attempt: &SignInAttempt,
        redirect_url: &str,
        now: Timestamp,
    ) -> Result<String, IdentityProviderError>;

    /// Returns who has signed in. An `Ok` is proof: the code was exchanged with the provider, for this attempt and this
    /// service, and the provider has signed the result.
    async fn identity(&self, grant: AuthorizationGrant<'_>) -> Result<ProvenIdentity, IdentityProviderError>;
}
