//! A device with one passkey, which answers as WebAuthn says.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use colloquy_domain::AccountId;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use uuid::Uuid;

const PRESENT: u8 = 0x01;
/// The flag that the person was verified.
pub const VERIFIED: u8 = 0x04;
const WITH_CREDENTIAL: u8 = 0x40;

/// A device with a key, whose responses a test may get wrong.
pub struct PasskeyDevice {
    key: EcdsaKeyPair,
    random: SystemRandom,
    pub id: [u8; 16],
    pub host: String,
    pub origin: String,
    /// The flags beside the one that the person is present.
    pub flags: u8,
    pub counter: u32,
}

fn text(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl PasskeyDevice {
    /// Returns a device that uses pages of this origin.
    pub fn new(host: &str, origin: &str) -> Self {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let key = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("a key");
        let key = EcdsaKeyPair::from_pkcs8(algorithm, key.as_ref(), &random).expect("a key");
        let (host, origin) = (host.to_owned(), origin.to_owned());
        PasskeyDevice { key, random, id: [7; 16], host, origin, flags: VERIFIED, counter: 1 }
    }

    fn client_data(&self, kind: &str, options: &str) -> String {
        let options: Value = serde_json::from_str(options).expect("options are JSON");
        let challenge = options["publicKey"]["challenge"].as_str().expect("a challenge");
        json!({ "type": kind, "challenge": challenge, "origin": &self.origin, "crossOrigin": false })
            .to_string()
    }

    fn authenticator_data(&self, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(&self.host).to_vec();
        data.push(PRESENT | self.flags | flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// Returns the account that the options of a registration name.
    pub fn owner_in(options: &str) -> AccountId {
        let options: Value = serde_json::from_str(options).expect("options are JSON");
        let id = options["publicKey"]["user"]["id"].as_str().expect("an id");
        let id = URL_SAFE_NO_PAD.decode(id).expect("base64");
        AccountId::from_uuid(Uuid::from_slice(&id).expect("an id"))
    }

    /// Returns the response to the options of a registration.
    pub fn register(&self, options: &str) -> String {
        let client_data = self.client_data("webauthn.create", options);
        let mut data = self.authenticator_data(WITH_CREDENTIAL);
        data.extend([0; 16]);
        data.extend([0, 16]);
        data.extend(self.id);
        // A COSE key: kty 2, alg -7, crv 1, x and y.
        let point = self.key.public_key().as_ref();
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..]);
        let length = u8::try_from(data.len()).expect("a short text");
        let start = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        let attestation = [start, vec![length], data].concat();
        json!({
            "id": text(self.id), "rawId": text(self.id), "type": "public-key", "clientExtensionResults": {},
            "response": {
                "clientDataJSON": text(client_data), "attestationObject": text(attestation),
                "transports": ["internal"],
            },
        })
        .to_string()
    }

    /// Returns the response to the options of a sign-in.
    pub fn sign_in(&self, options: &str, owner: AccountId) -> String {
        let client_data = self.client_data("webauthn.get", options);
        let data = self.authenticator_data(0);
        let signed = [data.clone(), Sha256::digest(&client_data).to_vec()].concat();
        let signature = self.key.sign(&self.random, &signed).expect("a signature");
        json!({
            "id": text(self.id), "rawId": text(self.id), "type": "public-key", "clientExtensionResults": {},
            "response": {
                "clientDataJSON": text(client_data), "authenticatorData": text(data),
                "signature": text(signature), "userHandle": text(owner.uuid().as_bytes()),
            },
        })
        .to_string()
    }
}
