use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair, Signature};
use serde_json::{Value, json};

use super::*;

type Sign = Box<dyn Fn(&[u8]) -> Signature>;

/// A key of a provider, with the private part.
struct TestKey {
    public: Value,
    sign: Sign,
}

fn encoded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn ed25519(id: &str) -> TestKey {
    let document = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("a key");
    let key = Ed25519KeyPair::from_pkcs8(document.as_ref()).expect("a key");
    let x = encoded(key.public_key().as_ref());
    let public = json!({ "kty": "OKP", "crv": "Ed25519", "kid": id, "x": x });
    TestKey { public, sign: Box::new(move |message| key.sign(message)) }
}

fn p256(id: &str) -> TestKey {
    let (algorithm, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
    let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("a key");
    let key = EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random).expect("a key");
    let point = key.public_key().as_ref();
    let (x, y) = (encoded(&point[1..33]), encoded(&point[33..]));
    let public = json!({ "kty": "EC", "crv": "P-256", "kid": id, "x": x, "y": y });
    TestKey { public, sign: Box::new(move |message| key.sign(&random, message).expect("a signature")) }
}

impl TestKey {
    fn token(&self, header: &Value) -> String {
        let claims = json!({ "sub": "ada" }).to_string();
        let message = format!("{}.{}", encoded(header.to_string().as_bytes()), encoded(claims.as_bytes()));
        let signature = (self.sign)(message.as_bytes());
        format!("{message}.{}", encoded(signature.as_ref()))
    }
}

fn checked(token: &str, keys: &[&Value]) -> Result<Value, String> {
    UnverifiedJwt::parse(token)?.claims(&KeySet::parse(&json!({ "keys": keys })))
}

#[test]
fn a_token_that_a_key_of_the_provider_has_signed_has_claims() {
    for (key, algorithm) in [(ed25519("1"), "EdDSA"), (p256("1"), "ES256")] {
        for header in [json!({ "alg": algorithm, "kid": "1" }), json!({ "alg": algorithm })] {
            let claims = checked(&key.token(&header), &[&p256("2").public, &key.public]);
            assert_eq!(claims, Ok(json!({ "sub": "ada" })), "{header}");
        }
    }
}

#[test]
fn a_token_that_another_key_has_signed_is_refused() {
    let (own, other) = (p256("1"), p256("1"));
    let token = other.token(&json!({ "alg": "ES256", "kid": "1" }));
    assert_eq!(checked(&token, &[&own.public]), Err("no key of the provider has signed the token".into()));
    let token = own.token(&json!({ "alg": "ES256", "kid": "2" }));
    let reason = "the provider has no key with the id in the token";
    assert_eq!(checked(&token, &[&own.public]), Err(reason.to_owned()));
}

#[test]
fn a_token_that_was_changed_is_refused() {
    let key = ed25519("1");
    let token = key.token(&json!({ "alg": "EdDSA", "kid": "1" }));
    let (message, signature) = token.rsplit_once('.').expect("a token");
    let header = message.split_once('.').expect("a token").0;
    let eve = encoded(json!({ "sub": "eve" }).to_string().as_bytes());
    for changed in [format!("{header}.{eve}.{signature}"), format!("{message}."), format!("{message}.AAAA")] {
        assert!(checked(&changed, &[&key.public]).is_err(), "{changed}");
    }
    for malformed in ["", ".", "..", "a.b.c", message] {
        assert!(UnverifiedJwt::parse(malformed).is_err(), "{malformed}");
    }
}

#[test]
fn only_asymmetric_algorithms_are_accepted() {
    let key = ed25519("1");
    for algorithm in ["none", "None", "HS256", "RS1", "ES384", ""] {
        let refused = checked(&key.token(&json!({ "alg": algorithm, "kid": "1" })), &[&key.public]);
        assert!(refused.expect_err("it is refused").contains("is not RS256, ES256 or EdDSA"), "{algorithm}");
    }
    let extended = key.token(&json!({ "alg": "EdDSA", "kid": "1", "crit": ["b64"], "b64": false }));
    assert!(checked(&extended, &[&key.public]).expect_err("it is refused").contains("extensions"));
}

#[test]
fn a_key_is_used_only_for_its_algorithm_and_only_for_signatures() {
    let key = p256("1");
    let token = key.token(&json!({ "alg": "ES256", "kid": "1" }));
    let with = |name: &str, value: &str| {
        let mut public = key.public.clone();
        public[name] = json!(value);
        checked(&token, &[&public])
    };
    assert!(with("alg", "ES256").is_ok() && with("use", "sig").is_ok());
    assert!(with("alg", "RS256").is_err());
    assert!(with("use", "enc").is_err());
    assert!(checked(&key.token(&json!({ "alg": "RS256", "kid": "1" })), &[&key.public]).is_err());
}
