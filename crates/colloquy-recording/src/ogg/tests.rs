use proptest::prelude::*;

use super::*;

const SERIAL: u32 = 0xfeed_0123;

fn page_of(packets: &[Vec<u8>]) -> Vec<u8> {
    let mut draft = PageDraft::default();
    for packet in packets {
        assert!(draft.has_room_for(packet), "a packet of {} bytes", packet.len());
        draft.add(packet);
    }
    draft.take(LAST, 0x0012_3456_789a_bcde, SERIAL, 7)
}

fn read(bytes: &[u8]) -> Option<OggPage> {
    OggPage::read(&mut &*bytes).expect("memory can be read")
}

fn packets() -> impl Strategy<Value = Vec<Vec<u8>>> {
    let length = prop_oneof![0..1300_usize, Just(255), Just(510), Just(254)];
    prop::collection::vec(length.prop_flat_map(|length| prop::collection::vec(any::<u8>(), length)), 1..40)
}

#[test]
fn the_checksum_is_that_of_the_standard() {
    let mut draft = PageDraft::default();
    draft.add(b"");
    let page = draft.take(FIRST, 0, 1, 0);
    assert_eq!(bitwise(&[&page[..22], &[0; 4], &page[26..]].concat()).to_le_bytes(), page[22..26]);
}

/// Computes the checksum by long division by the polynomial.
fn bitwise(bytes: &[u8]) -> u32 {
    let bits = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| u64::from(byte >> bit & 1)));
    let mut rest = 0_u64;
    for bit in bits.chain([0; 32]) {
        rest = rest << 1 | bit;
        if rest >> 32 == 1 {
            rest ^= 0x1_04c1_1db7;
        }
    }
    rest as u32
}

#[test]
fn a_page_is_full_at_255_segments() {
    let mut draft = PageDraft::default();
    for _ in 0..254 {
        draft.add(b"x");
    }
    assert!(draft.has_room_for(&[0; 254]));
    assert!(!draft.has_room_for(&[0; 255]));
}

proptest! {
    #[test]
    fn packets_are_read_back_from_a_page(packets in packets()) {
        let total: usize = packets.iter().map(|packet| segments(packet)).sum();
        prop_assume!(total <= 255);
        let page = read(&page_of(&packets)).expect("a page");
        prop_assert_eq!(page.packets().expect("whole packets"), packets);
        prop_assert_eq!((page.granule(), page.serial(), page.sequence()), (0x0012_3456_789a_bcde, SERIAL, 7));
        prop_assert_eq!(page.0[FLAGS_AT], LAST);
    }

    #[test]
    fn rejects_a_changed_or_shortened_page(at in any::<prop::sample::Index>(), bit in 0..8_u8) {
        let whole = page_of(&[vec![1; 300], vec![2; 60]]);
        let at = at.index(whole.len());
        let mut changed = whole.clone();
        changed[at] ^= 1 << bit;
        prop_assert!(read(&changed).is_none(), "byte {} changed", at);
        prop_assert!(read(&whole[..at]).is_none(), "{} bytes", at);
    }
}

#[test]
fn marking_a_page_as_the_last_changes_nothing_else() {
    let mut draft = PageDraft::default();
    draft.add(b"sound");
    let page = read(&draft.take(0, 5, SERIAL, 3)).expect("a page");
    assert_eq!(page.0[FLAGS_AT], 0);
    let last = read(&page.into_last()).expect("a page");
    assert_eq!(last.0[FLAGS_AT], LAST);
    assert_eq!((last.granule(), last.sequence(), last.packets()), (5, 3, Some(vec![&b"sound"[..]])));
}
