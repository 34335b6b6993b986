//! What the database keeps of a passkey.

use colloquy_domain::account::passkey::{CredentialId as StoredCredentialId, PasskeyCredential};
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::register::UserHandle16;
use webauthn_rp::response::CredentialId;
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::{AuthenticatedCredential, RegisteredCredential};

/// A public key of any of the algorithms, owned.
pub type OwnedKey = CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>;

/// Returns what to store of a new passkey.
pub fn stored(registered: &RegisteredCredential<'_, 16>) -> PasskeyCredential {
    let Ok(public_key) = registered.static_state().encode();
    PasskeyCredential {
        id: StoredCredentialId(registered.id().as_ref().to_vec()),
        public_key,
        state: encoded(registered.dynamic_state()),
    }
}

pub fn encoded(state: DynamicState) -> Vec<u8> {
    let Ok(state) = state.encode();
    state.to_vec()
}

/// Returns the passkey for checking a response. Fails with the name of the part that cannot be read.
pub fn read<'r, 'u>(
    id: CredentialId<&'r [u8]>,
    owner: &'u UserHandle16,
    credential: &PasskeyCredential,
) -> Result<AuthenticatedCredential<'r, 'u, 16, OwnedKey>, &'static str> {
    let key = StaticState::<OwnedKey>::decode(&credential.public_key).map_err(|_| "public key")?;
    let state = <[u8; 7]>::try_from(credential.state.as_slice()).map_err(|_| "state")?;
    let state = DynamicState::decode(state).map_err(|_| "state")?;
    AuthenticatedCredential::new(id, owner, key, state).map_err(|_| "public key or state")
}
