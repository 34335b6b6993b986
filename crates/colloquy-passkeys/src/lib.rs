//! Passkeys by WebAuthn: options for browsers, and the checks of what devices sign. The rules of the specification are
//! those of the crate `webauthn_rp`.

mod stored;
mod verifier;

pub use verifier::WebAuthnVerifier;
