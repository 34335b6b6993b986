//! Signatures of ID tokens, by the keys of the provider. Only asymmetric algorithms are accepted: with HS256 the secret
//! of the client, and with `none` no one, would vouch for a token.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};
use serde_json::Value;

/// The keys of a provider that are used. Others are ignored.
const MOST_KEYS: usize = 50;

/// The length of a number of the curve P-256.
const P256_BYTES: usize = 32;

#[derive(Clone, Debug, PartialEq, Eq)]
enum KeyMaterial {
    /// For RS256: the modulus and the exponent.
    Rsa(Vec<u8>, Vec<u8>),
    /// For ES256: the point, uncompressed.
    P256(Vec<u8>),
    /// For EdDSA.
    Ed25519(Vec<u8>),
}

#[derive(Clone, Debug)]
struct Key {
    id: Option<String>,
    /// The one algorithm that the key is for, if it says so.
    algorithm: Option<String>,
    material: KeyMaterial,
}

/// The public keys of a provider.
#[derive(Clone, Debug, Default)]
pub struct KeySet(Vec<Key>);

impl KeySet {
    /// Parses a JSON Web Key Set. Keys for other purposes or of other types are left out.
    pub fn parse(set: &Value) -> Self {
        let keys = set["keys"].as_array().into_iter().flatten();
        KeySet(keys.take(MOST_KEYS).filter_map(Key::parse).collect())
    }

    /// Returns whether there is a key with this id, or any key if there is no id.
    pub fn has(&self, id: Option<&str>) -> bool {
        self.0.iter().any(|key| id.is_none() || key.id.as_deref() == id)
    }
}

impl Key {
    fn parse(key: &Value) -> Option<Key> {
        let text = |name: &str| key[name].as_str();
        let bytes = |name: &str| URL_SAFE_NO_PAD.decode(text(name)?).ok();
        if text("use").is_some_and(|usage| usage != "sig") {
            return None;
        }
        let material = match (text("kty")?, text("crv")) {
            ("RSA", _) => KeyMaterial::Rsa(unpadded(bytes("n")?), unpadded(bytes("e")?)),
            ("EC", Some("P-256")) => {
                let (x, y) = (bytes("x")?, bytes("y")?);
                let is_point = x.len() == P256_BYTES && y.len() == P256_BYTES;
                is_point.then(|| KeyMaterial::P256([&[4][..], &x, &y].concat()))?
            }
            ("OKP", Some("Ed25519")) => KeyMaterial::Ed25519(bytes("x")?),
            _ => return None,
        };
        let owned = |name| text(name).map(str::to_owned);
        Some(Key { id: owned("kid"), algorithm: owned("alg"), material })
    }

    fn verifies(&self, token: &UnverifiedJwt<'_>) -> bool {
        if self.algorithm.as_deref().is_some_and(|algorithm| algorithm != token.algorithm.name()) {
            return false;
        }
        let (message, signature) = (token.message.as_bytes(), token.signature.as_slice());
        let verified = match (&self.material, token.algorithm) {
            (KeyMaterial::Rsa(n, e), SignatureAlgorithm::Rs256) => {
                RsaPublicKeyComponents { n, e }.verify(&RSA_PKCS1_2048_8192_SHA256, message, signature)
            }
            (KeyMaterial::P256(point), SignatureAlgorithm::Es256) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point).verify(message, signature)
            }
            (KeyMaterial::Ed25519(key), SignatureAlgorithm::EdDsa) => {
                UnparsedPublicKey::new(&ED25519, key).verify(message, signature)
            }
            _ => return false,
        };
        verified.is_ok()
    }
}

/// Removes leading zeros, which some providers write although the standard forbids them.
fn unpadded(number: Vec<u8>) -> Vec<u8> {
    number.into_iter().skip_while(|byte| *byte == 0).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SignatureAlgorithm {
    Rs256,
    Es256,
    EdDsa,
}

impl SignatureAlgorithm {
    fn parse(name: &str) -> Option<Self> {
        let all = [SignatureAlgorithm::Rs256, SignatureAlgorithm::Es256, SignatureAlgorithm::EdDsa];
        all.into_iter().find(|algorithm| algorithm.name() == name)
    }

    fn name(self) -> &'static str {
        match self {
            SignatureAlgorithm::Rs256 => "RS256",
            SignatureAlgorithm::Es256 => "ES256",
            SignatureAlgorithm::EdDsa => "EdDSA",
        }
    }
}

/// A token in the compact form, whose signature is not checked yet.
pub struct UnverifiedJwt<'t> {
    algorithm: SignatureAlgorithm,
    pub key_id: Option<String>,
    /// The part that is signed.
    message: &'t str,
    claims: &'t str,
    signature: Vec<u8>,
}

impl<'t> UnverifiedJwt<'t> {
    /// Returns the reason as the error if the token cannot be checked.
    pub fn parse(token: &'t str) -> Result<Self, String> {
        let malformed = || "the token is not one in three parts".to_owned();
        let (message, signature) = token.rsplit_once('.').ok_or_else(malformed)?;
        let (header, claims) = message.split_once('.').ok_or_else(malformed)?;
        let header = object(header).ok_or_else(malformed)?;
        let name = header["alg"].as_str().unwrap_or_default();
        let algorithm = SignatureAlgorithm::parse(name)
            .ok_or_else(|| format!("the algorithm `{name}` of the token is not RS256, ES256 or EdDSA"))?;
        // An extension that is critical but unknown must not be ignored.
        if !header["crit"].is_null() {
            return Err("the token has extensions that this service does not know".to_owned());
        }
        let signature = URL_SAFE_NO_PAD.decode(signature).map_err(|_| malformed())?;
        let key_id = header["kid"].as_str().map(str::to_owned);
        Ok(UnverifiedJwt { algorithm, key_id, message, claims, signature })
    }

    /// Returns the claims if one of the keys has signed them. A token that names a key is checked with that one alone.
    pub fn claims(&self, keys: &KeySet) -> Result<Value, String> {
        let is_meant = |key: &&Key| self.key_id.is_none() || key.id == self.key_id;
        let mut meant = keys.0.iter().filter(is_meant).peekable();
        if meant.peek().is_none() {
            return Err("the provider has no key with the id in the token".to_owned());
        }
        if !meant.any(|key| key.verifies(self)) {
            return Err("no key of the provider has signed the token".to_owned());
        }
        object(self.claims).ok_or_else(|| "the token has no claims".to_owned())
    }
}

fn object(part: &str) -> Option<Value> {
    let value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(part).ok()?).ok()?;
    matches!(value, Value::Object(_)).then_some(value)
}

#[cfg(test)]
mod tests;
