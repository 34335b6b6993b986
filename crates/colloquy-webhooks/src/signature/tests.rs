use colloquy_domain::webhook::SigningSecret;

use super::signatures;

const BODY: &[u8] = br#"{"email":"test@example.com","username":"test_user"}"#;

fn secret(text: &str) -> SigningSecret {
    SigningSecret::parse(text).expect("a secret")
}

/// The test vector of the official libraries.
#[test]
fn the_known_message_has_the_known_signature() {
    let secrets = [secret("whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD")];
    assert_eq!(
        signatures("msg_27UH4WbU6Z5A5EzD8u03UvzRbpk", "1649367553", BODY, &secrets),
        "v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw="
    );
}

#[test]
fn each_secret_adds_a_signature_after_a_space() {
    let [new, old] =
        [secret("whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"), secret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")];
    let of = |secrets: &[SigningSecret]| signatures("msg_1", "1649367553", BODY, secrets);
    let both = format!("{} {}", of(std::slice::from_ref(&new)), of(std::slice::from_ref(&old)));
    assert_eq!(of(&[new, old]), both);
}
