//! Keeps a secret that is shown once for the case that its form is sent twice: the browser then shows only the last
//! response. What is stored can be read only with the cookie of the session that has sent the form, which is not stored.

use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::ports::Randomness;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use sha2::{Digest, Sha256};

fn key(session: &AccountSecret) -> Option<LessSafeKey> {
    let key = Sha256::new().chain_update("secret of a form\n").chain_update(session.reveal()).finalize();
    UnboundKey::new(&AES_256_GCM, &key).ok().map(LessSafeKey::new)
}

/// Returns the secret in a form that can be stored. If it cannot be encrypted, nothing is.
pub fn seal(secret: &str, session: &AccountSecret, randomness: &dyn Randomness) -> String {
    let mut nonce = [0; NONCE_LEN];
    randomness.fill(&mut nonce);
    let mut sealed = secret.as_bytes().to_vec();
    let with = Nonce::assume_unique_for_key(nonce);
    let outcome = key(session).map(|key| key.seal_in_place_append_tag(with, Aad::empty(), &mut sealed));
    match outcome {
        Some(Ok(())) => nonce.iter().chain(&sealed).map(|byte| format!("{byte:02x}")).collect(),
        _ => String::new(),
    }
}

/// Returns the secret, if this session has sealed it.
pub fn open(sealed: &str, session: &AccountSecret) -> Option<String> {
    let digits = sealed.as_bytes().chunks(2);
    let byte = |digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok();
    let bytes: Vec<u8> = digits.map(byte).collect::<Option<_>>()?;
    let (nonce, sealed) = bytes.split_first_chunk::<NONCE_LEN>()?;
    let mut sealed = sealed.to_vec();
    let with = Nonce::assume_unique_for_key(*nonce);
    let secret = key(session)?.open_in_place(with, Aad::empty(), &mut sealed).ok()?;
    String::from_utf8(secret.to_vec()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fills with a constant.
    struct Constant(u8);

    impl Randomness for Constant {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(self.0);
        }
    }

    #[test]
    fn only_the_session_that_sealed_a_secret_reads_it() {
        let [one, other] = [1, 2].map(|byte| AccountSecret::draw(&Constant(byte)));
        let sealed = seal("clq_secret", &one, &Constant(3));
        assert!(!sealed.contains("clq"), "{sealed}");
        assert_eq!(open(&sealed, &one).as_deref(), Some("clq_secret"));
        assert_eq!(open(&sealed, &other), None);
    }

    #[test]
    fn what_was_changed_is_not_read() {
        let session = AccountSecret::draw(&Constant(1));
        let sealed = seal("clq_secret", &session, &Constant(3));
        let (start, last) = sealed.split_at(sealed.len() - 1);
        let changed = format!("{start}{}", if last == "0" { "1" } else { "0" });
        for text in [changed.as_str(), start, "", "zz", "öö"] {
            assert_eq!(open(text, &session), None, "{text}");
        }
    }
}
