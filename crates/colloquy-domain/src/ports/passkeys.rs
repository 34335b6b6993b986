use crate::account::passkey::{CredentialId, PasskeyCredential, PasskeySite};
use crate::ids::AccountId;

/// What begins when a browser asks a person's device for a passkey. It ends with the response of the device, or is
/// abandoned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyCeremony {
    /// What the page gives to the browser, as JSON.
    pub options: String,
    /// What the verifier needs to check the response, including the challenge. It is not secret, but must be kept from
    /// being changed.
    pub state: Vec<u8>,
}

/// For whom a passkey is created. The device shows both names.
#[derive(Clone, Copy, Debug)]
pub struct PasskeyOwner<'o> {
    pub id: AccountId,
    pub email: &'o str,
    pub name: &'o str,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasskeyVerifierError {
    /// Browsers create passkeys only for names of hosts, not for addresses such as 127.0.0.1.
    #[error("passkeys need a host name, and `{0}` is none")]
    Host(String),
    /// The response proves nothing.
    #[error("{0}")]
    Refused(String),
}

/// Creates challenges for passkeys and checks the responses (WebAuthn). Every passkey verifies the person, for example by
/// a fingerprint or a PIN.
pub trait PasskeyVerifier: Send + Sync {
    /// Begins to create a passkey. A device that has one of `existing` creates no other.
    fn begin_registration(
        &self,
        site: &PasskeySite,
        owner: PasskeyOwner<'_>,
        existing: &[CredentialId],
    ) -> Result<PasskeyCeremony, PasskeyVerifierError>;

    /// Returns the new passkey. An `Ok` is proof: the device has answered this challenge, on this site.
    fn complete_registration(
        &self,
        site: &PasskeySite,
        state: &[u8],
        response: &str,
    ) -> Result<PasskeyCredential, PasskeyVerifierError>;

    /// Begins a sign-in with any passkey that the person has for the site.
    fn begin_sign_in(&self, site: &PasskeySite) -> Result<PasskeyCeremony, PasskeyVerifierError>;

    /// Returns which passkey a response is from. Nothing is proven yet.
    fn claimed_credential(&self, response: &str) -> Result<CredentialId, PasskeyVerifierError>;

    /// Checks that the passkey has signed the response to this challenge, on this site and for its owner, and that its
    /// counter has not gone back, as that of a copied device would. Returns the state of the credential to store.
    fn complete_sign_in(
        &self,
        site: &PasskeySite,
        state: &[u8],
        response: &str,
        owner: AccountId,
        credential: &PasskeyCredential,
    ) -> Result<Vec<u8>, PasskeyVerifierError>;
}
