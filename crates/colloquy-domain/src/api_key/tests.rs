use uuid::Uuid;

use super::*;

struct Counting;

impl Randomness for Counting {
    fn fill(&self, bytes: &mut [u8]) {
        for (byte, value) in bytes.iter_mut().zip((0..=255).cycle()) {
            *byte = value;
        }
    }
}

#[test]
fn a_drawn_key_is_well_formed() {
    let secret = ApiKeySecret::draw(&Counting);
    assert_eq!(secret.reveal().len(), 50);
    assert_eq!(ApiKeySecret::parse(secret.reveal()), Ok(secret));
}

#[test]
fn the_checksum_is_the_crc_in_base62_padded_with_zeros() {
    // CRC-32 of "123456789" is 0xCBF43926 = 3421780262.
    assert_eq!(checksum("123456789"), "3jZRME");
    assert_eq!(checksum(""), "000000");
}

#[test]
fn detects_a_typo_at_any_position() {
    let key = ApiKeySecret::draw(&Counting).reveal().to_owned();
    for place in 0..key.len() {
        let mut typo = key.clone().into_bytes();
        typo[place] = if typo[place] == b'x' { b'y' } else { b'x' };
        let typo = String::from_utf8(typo).expect("still ASCII");
        assert_eq!(ApiKeySecret::parse(&typo), Err(MalformedApiKey), "{typo}");
    }
}

#[test]
fn a_key_shows_neither_itself_nor_its_hash_in_logs() {
    let secret = ApiKeySecret::draw(&Counting);
    assert_eq!(format!("{secret:?} {:?}", secret.hash()), "Secret(…) KeyHash(…)");
}

#[test]
fn characters_are_drawn_evenly() {
    let drawn = base62(&Counting, 64);
    assert_eq!(&drawn[..62], std::str::from_utf8(ALPHABET).expect("ASCII"));
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("a moment")
}

/// Returns a key that is created at second 10.
fn key() -> ApiKey {
    let (id, owner) = (ApiKeyId::from_uuid(Uuid::nil()), OrganizationId::from_uuid(Uuid::nil()));
    let label = KeyLabel::parse("Survey robot").expect("a label");
    ApiKey::new(id, owner, label, &ApiKeySecret::draw(&Counting), at(10))
}

#[test]
fn a_key_opens_until_it_expires() {
    assert!(key().opens(Timestamp::MAX));
    let key = key().expiring(at(20)).expect("a time after its creation");
    assert_eq!([19, 20].map(|second| key.opens(at(second))), [true, false]);
}

#[test]
fn a_key_cannot_expire_before_it_exists() {
    for second in [9, 10] {
        let refused = key().expiring(at(second)).map(|_| ()).map_err(|violation| violation.reason.code);
        assert_eq!(refused, Err(ViolationCode::TooSmall));
    }
}

#[test]
fn a_revoked_key_opens_nothing_and_keeps_its_first_revocation() {
    let mut key = key();
    assert_eq!(key.revoke(at(12)), TransitionOutcome::Changed);
    assert_eq!(key.revoke(at(13)), TransitionOutcome::Unchanged);
    assert_eq!((key.revoked_at, key.opens(at(11))), (Some(at(12)), false));
}
