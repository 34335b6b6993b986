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
