//! What the verifier requires of a device's responses.

use colloquy_domain::AccountId;
use colloquy_domain::account::passkey::{CredentialId, PasskeyCredential, PasskeySite};
use colloquy_domain::ports::{PasskeyCeremony, PasskeyOwner, PasskeyVerifier, PasskeyVerifierError};
use colloquy_passkeys::WebAuthnVerifier;
use colloquy_testkit::PasskeyDevice;
use colloquy_testkit::passkey_device::VERIFIED;
use serde_json::Value;
use uuid::Uuid;

const ADA: AccountId = AccountId::from_uuid(Uuid::from_u128(1));
const GRACE: AccountId = AccountId::from_uuid(Uuid::from_u128(2));

fn site() -> PasskeySite {
    PasskeySite { host: "example.org".to_owned(), origin: "https://example.org".to_owned() }
}

fn new_device() -> PasskeyDevice {
    PasskeyDevice::new("example.org", "https://example.org")
}

/// Returns another device, whose counter begins here.
fn new_device_at(counter: u32) -> PasskeyDevice {
    let mut device = new_device();
    device.counter = counter;
    device
}

fn begin_registration(existing: &[CredentialId]) -> PasskeyCeremony {
    let owner = PasskeyOwner { id: ADA, email: "ada@example.org", name: "Ada \u{5d0}" };
    WebAuthnVerifier.begin_registration(&site(), owner, existing).expect("it begins")
}

fn register(device: &PasskeyDevice) -> Result<PasskeyCredential, PasskeyVerifierError> {
    let begun = begin_registration(&[]);
    WebAuthnVerifier.complete_registration(&site(), &begun.state, &device.register(&begun.options))
}

/// Returns what is stored after a sign-in with a passkey of Ada.
fn sign_in(device: &PasskeyDevice, known: &PasskeyCredential) -> Result<Vec<u8>, PasskeyVerifierError> {
    let begun = WebAuthnVerifier.begin_sign_in(&site())?;
    let response = device.sign_in(&begun.options, ADA);
    WebAuthnVerifier.complete_sign_in(&site(), &begun.state, &response, ADA, known)
}

fn check_refused<T: std::fmt::Debug>(outcome: Result<T, PasskeyVerifierError>) {
    assert!(matches!(outcome, Err(PasskeyVerifierError::Refused(_))), "{outcome:?}");
}

#[test]
fn a_device_signs_in_with_the_passkey_that_it_has_created() {
    let mut device = new_device();
    let known = register(&device).expect("it is registered");
    assert_eq!(known.id, CredentialId(device.id.to_vec()));
    device.counter = 2;
    let state = sign_in(&device, &known).expect("it is proven");
    assert_ne!(state, known.state, "the counter has grown");
}

#[test]
fn options_require_that_the_device_keeps_the_passkey_and_verifies_the_person() {
    let existing = [CredentialId(vec![7; 16])];
    let options = begin_registration(&existing).options;
    let options: Value = serde_json::from_str(&options).expect("options are JSON");
    let options = &options["publicKey"];
    let selection = &options["authenticatorSelection"];
    assert_eq!(
        (&selection["residentKey"], &selection["userVerification"]),
        (&"required".into(), &"required".into())
    );
    let enforced = &options["extensions"]["enforceCredentialProtectionPolicy"];
    assert_eq!(enforced, false, "many devices cannot do it");
    assert_eq!(options["rp"]["id"], "example.org");
    assert_eq!(options["user"]["name"], "ada@example.org");
    assert_eq!(options["excludeCredentials"].as_array().map(Vec::len), Some(1));
    let begun = WebAuthnVerifier.begin_sign_in(&site()).expect("it begins");
    let options: Value = serde_json::from_str(&begun.options).expect("options are JSON");
    assert_eq!(options["publicKey"]["userVerification"], "required");
    assert_eq!(options["publicKey"]["rpId"], "example.org");
}

#[test]
fn no_two_challenges_are_the_same() {
    let first = WebAuthnVerifier.begin_sign_in(&site()).expect("it begins");
    let second = WebAuthnVerifier.begin_sign_in(&site()).expect("it begins");
    assert_ne!(first.state, second.state);
}

#[test]
fn responses_of_other_sites_or_without_verification_of_the_person_are_refused() {
    let known = register(&new_device()).expect("it is registered");
    let changes: [fn(&mut PasskeyDevice); 5] = [
        |device| device.origin = "https://example.org:8443".to_owned(),
        |device| device.origin = "http://example.org".to_owned(),
        |device| device.origin = "https://example.org.evil.example".to_owned(),
        |device| device.host = "evil.example".to_owned(),
        |device| device.flags &= !VERIFIED,
    ];
    for change in changes {
        let mut device = new_device();
        change(&mut device);
        check_refused(register(&device));
        device.counter = 2;
        check_refused(sign_in(&device, &known));
    }
}

#[test]
fn a_response_answers_its_own_challenge_only() {
    let mut device = new_device();
    let (first, second) = (begin_registration(&[]), begin_registration(&[]));
    let response = device.register(&first.options);
    check_refused(WebAuthnVerifier.complete_registration(&site(), &second.state, &response));
    let known = register(&device).expect("it is registered");
    device.counter = 2;
    let begun = WebAuthnVerifier.begin_sign_in(&site()).expect("it begins");
    let other = WebAuthnVerifier.begin_sign_in(&site()).expect("it begins");
    let response = device.sign_in(&begun.options, ADA);
    check_refused(WebAuthnVerifier.complete_sign_in(&site(), &other.state, &response, ADA, &known));
    WebAuthnVerifier.complete_sign_in(&site(), &begun.state, &response, ADA, &known).expect("it is proven");
}

#[test]
fn another_key_another_owner_and_a_changed_response_are_refused() {
    let mut device = new_device();
    let known = register(&device).expect("it is registered");
    let stranger = new_device_at(2);
    check_refused(sign_in(&stranger, &known));
    device.counter = 2;
    let begun = WebAuthnVerifier.begin_sign_in(&site()).expect("it begins");
    let response = device.sign_in(&begun.options, ADA);
    check_refused(WebAuthnVerifier.complete_sign_in(&site(), &begun.state, &response, GRACE, &known));
    for broken in ["", "{}", &response.replace("authenticatorData", "signature")] {
        check_refused(WebAuthnVerifier.claimed_credential(broken));
        check_refused(WebAuthnVerifier.complete_sign_in(&site(), &begun.state, broken, ADA, &known));
    }
    let other = PasskeyCredential { id: CredentialId(vec![8; 16]), ..known.clone() };
    check_refused(WebAuthnVerifier.complete_sign_in(&site(), &begun.state, &response, ADA, &other));
}

#[test]
fn a_counter_that_does_not_grow_is_that_of_a_copy() {
    let mut device = new_device_at(5);
    let mut known = register(&device).expect("it is registered");
    for counter in [5, 4, 0] {
        device.counter = counter;
        check_refused(sign_in(&device, &known));
    }
    device.counter = 6;
    known.state = sign_in(&device, &known).expect("it is proven");
    check_refused(sign_in(&device, &known));
}

#[test]
fn a_device_without_a_counter_signs_in_again_and_again() {
    let device = new_device_at(0);
    let mut known = register(&device).expect("it is registered");
    for _ in 0..2 {
        known.state = sign_in(&device, &known).expect("it is proven");
    }
}

#[test]
fn addresses_without_a_name_have_no_passkeys() {
    for host in ["127.0.0.1", "[::1]", ""] {
        let site = PasskeySite { host: host.to_owned(), origin: format!("http://{host}") };
        let begun = WebAuthnVerifier.begin_sign_in(&site);
        assert_eq!(begun, Err(PasskeyVerifierError::Host(host.to_owned())));
    }
    let site = PasskeySite { host: "localhost".to_owned(), origin: "http://localhost:8080".to_owned() };
    assert!(WebAuthnVerifier.begin_sign_in(&site).is_ok());
}
