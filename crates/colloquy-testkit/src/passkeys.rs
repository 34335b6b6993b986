//! A fake of passkeys for use cases.

use std::sync::atomic::{AtomicU32, Ordering};

use colloquy_domain::AccountId;
use colloquy_domain::account::passkey::{CredentialId, PasskeyCredential, PasskeySite};
use colloquy_domain::ports::{PasskeyCeremony, PasskeyOwner, PasskeyVerifier, PasskeyVerifierError};
use serde_json::{Value, json};

/// Checks responses that have no signatures: they repeat what a real device would sign. A test makes them of the options.
#[derive(Default)]
pub struct FakePasskeyVerifier {
    challenges: AtomicU32,
}

impl FakePasskeyVerifier {
    fn begin(&self, site: &PasskeySite, mut options: Value) -> Result<PasskeyCeremony, PasskeyVerifierError> {
        if site.host.parse::<std::net::IpAddr>().is_ok() {
            return Err(PasskeyVerifierError::Host(site.host.clone()));
        }
        let challenge = self.challenges.fetch_add(1, Ordering::SeqCst).to_string();
        options["challenge"] = challenge.clone().into();
        options["origin"] = site.origin.clone().into();
        Ok(PasskeyCeremony { options: options.to_string(), state: challenge.into_bytes() })
    }
}

/// Returns the response of a device that has this credential to the options of a ceremony.
pub fn fake_passkey_response(options: &str, credential: &str, owner: AccountId, counter: u8) -> String {
    let options: Value = serde_json::from_str(options).expect("options are JSON");
    json!({
        "challenge": options["challenge"],
        "origin": options["origin"],
        "credential": credential,
        "owner": owner.to_string(),
        "counter": counter,
    })
    .to_string()
}

fn refused(reason: &str) -> PasskeyVerifierError {
    PasskeyVerifierError::Refused(reason.to_owned())
}

/// Returns the response if it answers the challenge on the site.
fn checked(site: &PasskeySite, state: &[u8], response: &str) -> Result<Value, PasskeyVerifierError> {
    let response: Value = serde_json::from_str(response).map_err(|_| refused("no response"))?;
    if response["challenge"].as_str().map(str::as_bytes) != Some(state) {
        return Err(refused("another challenge"));
    }
    if response["origin"].as_str() != Some(&site.origin) {
        return Err(refused("another origin"));
    }
    Ok(response)
}

fn counter(response: &Value) -> u8 {
    response["counter"].as_u64().and_then(|counter| counter.try_into().ok()).unwrap_or_default()
}

impl PasskeyVerifier for FakePasskeyVerifier {
    fn begin_registration(
        &self,
        site: &PasskeySite,
        owner: PasskeyOwner<'_>,
        existing: &[CredentialId],
    ) -> Result<PasskeyCeremony, PasskeyVerifierError> {
        self.begin(site, json!({ "user": owner.email, "existing": existing.len() }))
    }

    fn complete_registration(
        &self,
        site: &PasskeySite,
        state: &[u8],
        response: &str,
    ) -> Result<PasskeyCredential, PasskeyVerifierError> {
        let id = self.claimed_credential(response)?;
        let state = vec![counter(&checked(site, state, response)?)];
        Ok(PasskeyCredential { public_key: id.0.clone(), id, state })
    }

    fn begin_sign_in(&self, site: &PasskeySite) -> Result<PasskeyCeremony, PasskeyVerifierError> {
        self.begin(site, json!({}))
    }

    fn claimed_credential(&self, response: &str) -> Result<CredentialId, PasskeyVerifierError> {
        let response: Value = serde_json::from_str(response).map_err(|_| refused("no response"))?;
        let id = response["credential"].as_str().ok_or_else(|| refused("no credential"))?;
        Ok(CredentialId(id.as_bytes().to_vec()))
    }

    fn complete_sign_in(
        &self,
        site: &PasskeySite,
        state: &[u8],
        response: &str,
        owner: AccountId,
        credential: &PasskeyCredential,
    ) -> Result<Vec<u8>, PasskeyVerifierError> {
        let response = checked(site, state, response)?;
        if response["owner"].as_str() != Some(&owner.to_string()) {
            return Err(refused("another owner"));
        }
        let counter = counter(&response);
        if credential.state.first().is_some_and(|last| counter <= *last) {
            return Err(refused("the counter has gone back"));
        }
        Ok(vec![counter])
    }
}
