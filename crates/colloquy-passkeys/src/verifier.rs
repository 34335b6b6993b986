//! The verifier, as the port sees it.

use std::fmt::Display;
use std::net::IpAddr;

use colloquy_domain::AccountId;
use colloquy_domain::account::passkey::{CredentialId, PasskeyCredential, PasskeySite};
use colloquy_domain::ports::{PasskeyCeremony, PasskeyOwner, PasskeyVerifier, PasskeyVerifierError};
use serde::Serialize;
use serde_json::json;
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::{AuthenticationVerificationOptions, SignatureCounterEnforcement};
use webauthn_rp::request::register::{
    CredProtect, Nickname, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle16,
    Username,
};
use webauthn_rp::request::{AsciiDomain, ExtensionInfo, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::{AuthTransports, CredentialId as DeviceCredentialId};
use webauthn_rp::{
    DiscoverableAuthentication16, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration,
    RegistrationServerState,
};

use crate::stored;

/// Passkeys that devices keep themselves (discoverable credentials) and that verify the person.
#[derive(Clone, Copy, Debug, Default)]
pub struct WebAuthnVerifier;

fn refused(error: impl Display) -> PasskeyVerifierError {
    PasskeyVerifierError::Refused(error.to_string())
}

/// Returns the host as WebAuthn identifies a service by it. Browsers accept names only.
fn rp_id(site: &PasskeySite) -> Result<RpId, PasskeyVerifierError> {
    let other = || PasskeyVerifierError::Host(site.host.clone());
    let literal = site.host.trim_start_matches('[').trim_end_matches(']');
    if literal.parse::<IpAddr>().is_ok() {
        return Err(other());
    }
    AsciiDomain::try_from(site.host.clone()).map(RpId::Domain).map_err(|_| other())
}

/// Returns what a page passes to `navigator.credentials`.
fn for_page(options: &impl Serialize) -> Result<String, PasskeyVerifierError> {
    let options = serde_json::to_value(options).map_err(refused)?;
    Ok(json!({ "publicKey": options }).to_string())
}

fn user_handle(account: AccountId) -> UserHandle16 {
    account.uuid().into_bytes().into()
}

/// Returns what devices show of the person. The specification forbids some texts, which devices then do not show.
fn entity<'o, 'h>(
    owner: PasskeyOwner<'o>,
    id: &'h UserHandle16,
) -> Result<PublicKeyCredentialUserEntity<'o, 'o, 'h, 16>, PasskeyVerifierError> {
    let name = Username::try_from(owner.email).or_else(|_| Username::try_from("Colloquy"));
    let display_name = Nickname::try_from(owner.name).ok();
    Ok(PublicKeyCredentialUserEntity { name: name.map_err(refused)?, id, display_name })
}

fn sign_in_response(response: &str) -> Result<DiscoverableAuthentication16, PasskeyVerifierError> {
    DiscoverableAuthentication16::from_json_relaxed(response.as_bytes()).map_err(refused)
}

impl PasskeyVerifier for WebAuthnVerifier {
    fn begin_registration(
        &self,
        site: &PasskeySite,
        owner: PasskeyOwner<'_>,
        existing: &[CredentialId],
    ) -> Result<PasskeyCeremony, PasskeyVerifierError> {
        let (rp_id, handle) = (rp_id(site)?, user_handle(owner.id));
        let known = existing.iter().filter_map(|id| DeviceCredentialId::try_from(id.0.clone()).ok());
        let known =
            known.map(|id| PublicKeyCredentialDescriptor { id, transports: AuthTransports::NONE }).collect();
        let mut options = PublicKeyCredentialCreationOptions::passkey(&rp_id, entity(owner, &handle)?, known);
        // Devices that cannot promise to verify the person each time would be turned away, although each sign-in is
        // checked for it.
        options.extensions.cred_protect =
            CredProtect::UserVerificationRequired(ExtensionInfo::AllowDontEnforceValue);
        let (server, client) = options.start_ceremony().map_err(refused)?;
        let state = server.encode().map_err(refused)?;
        Ok(PasskeyCeremony { options: for_page(&client)?, state })
    }

    fn complete_registration(
        &self,
        site: &PasskeySite,
        state: &[u8],
        response: &str,
    ) -> Result<PasskeyCredential, PasskeyVerifierError> {
        let server = RegistrationServerState::<16>::decode(state).map_err(refused)?;
        let response = Registration::from_json_relaxed(response.as_bytes()).map_err(refused)?;
        let origins = [site.origin.as_str()];
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            // Managers of passkeys add extensions of their own, which browsers pass on.
            error_on_unsolicited_extensions: false,
            ..Default::default()
        };
        let registered = server.verify(&rp_id(site)?, &response, &options).map_err(refused)?;
        Ok(stored::stored(&registered))
    }

    fn begin_sign_in(&self, site: &PasskeySite) -> Result<PasskeyCeremony, PasskeyVerifierError> {
        let rp_id = rp_id(site)?;
        let options = DiscoverableCredentialRequestOptions::passkey(&rp_id);
        let (server, client) = options.start_ceremony().map_err(refused)?;
        let state = server.encode().map_err(refused)?;
        Ok(PasskeyCeremony { options: for_page(&client)?, state })
    }

    fn claimed_credential(&self, response: &str) -> Result<CredentialId, PasskeyVerifierError> {
        Ok(CredentialId(sign_in_response(response)?.raw_id().as_ref().to_vec()))
    }

    fn complete_sign_in(
        &self,
        site: &PasskeySite,
        state: &[u8],
        response: &str,
        owner: AccountId,
        credential: &PasskeyCredential,
    ) -> Result<Vec<u8>, PasskeyVerifierError> {
        let server = DiscoverableAuthenticationServerState::decode(state).map_err(refused)?;
        let (response, handle) = (sign_in_response(response)?, user_handle(owner));
        let id = DeviceCredentialId::try_from(credential.id.0.as_slice()).map_err(refused)?;
        let mut known = stored::read(id, &handle, credential)
            .map_err(|part| refused(format!("the stored {part} of the passkey cannot be read")))?;
        let origins = [site.origin.as_str()];
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            // A counter that does not grow, or goes back, is that of a copy.
            sig_counter_enforcement: SignatureCounterEnforcement::Fail,
            ..Default::default()
        };
        server.verify(&rp_id(site)?, &response, &mut known, &options).map_err(refused)?;
        Ok(stored::encoded(known.dynamic_state()))
    }
}
