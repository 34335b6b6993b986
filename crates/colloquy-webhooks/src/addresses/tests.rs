use ipnet::IpNet;
use proptest::prelude::*;

use super::*;

/// Returns whether IANA's registries say that an IPv4 address is public, except for public ones that must not be
/// reached. It compares octets, in order to share nothing with the code under test.
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, d] = address.octets();
    let special = matches!(
        (a, b, c, d),
        (0 | 10 | 127, ..)
            | (100, 64..=127, ..)
            | (169, 254, ..)
            | (172, 16..=31, ..)
            | (192, 0, 0 | 2, _)
            | (192, 88, 99, _)
            | (192, 168, ..)
            | (198, 18 | 19, ..)
            | (198, 51, 100, _)
            | (203, 0, 113, _)
            | (168, 63, 129, 16)
            | (224..=255, ..)
    );
    !special
}

/// Does the same for IPv6, by the 32 hexadecimal digits of the address.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let digits: String = address.octets().iter().map(|octet| format!("{octet:02x}")).collect();
    let is_unicast = digits.starts_with('2') || digits.starts_with('3');
    let is_protocol = digits.starts_with("2001") && &digits[4..8] < "0200";
    let is_example = digits.starts_with("20010db8") || digits.starts_with("3fff0");
    is_unicast && !is_protocol && !is_example && !digits.starts_with("2002")
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// IANA's registries again, as text, to generate addresses at the edges of blocks.
const REGISTRIES: &str = "
    0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
    192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
    255.255.255.255/32 ::/128 ::1/128 ::/96 ::ffff:0:0/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64
    100:0:0:1::/64 2000::/3 2001::/23 2001::/32 2001:2::/48 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7
    fe80::/10 fec0::/10 ff00::/8";

/// Generates addresses in every block, at and just outside its edges, and arbitrary ones.
fn addresses() -> impl Strategy<Value = IpAddr> {
    let blocks: Vec<IpNet> =
        REGISTRIES.split_whitespace().map(|text| text.parse().expect("a network")).collect();
    let chosen = (proptest::sample::select(blocks), any::<u128>(), -2_i8..=2, 0..3_usize);
    let of_blocks = chosen.prop_map(|(block, inner, off, place)| match block {
        IpNet::V4(block) => {
            let (first, last) = (block.network().to_bits(), block.broadcast().to_bits());
            let bits = [first, last, first | (inner as u32 & block.hostmask().to_bits())][place];
            IpAddr::V4(Ipv4Addr::from_bits(bits.wrapping_add_signed(off.into())))
        }
        IpNet::V6(block) => {
            let (first, last) = (block.network().to_bits(), block.broadcast().to_bits());
            let bits = [first, last, first | (inner & block.hostmask().to_bits())][place];
            IpAddr::V6(Ipv6Addr::from_bits(bits.wrapping_add_signed(off.into())))
        }
    });
    prop_oneof![4 => of_blocks, 1 => any::<IpAddr>()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn exactly_the_addresses_that_are_not_public_are_special(address in addresses()) {
        prop_assert_eq!(special(address).is_none(), is_public(address), "{}", address);
    }

    /// The standard library knows some of the blocks and is independent of this code.
    #[test]
    fn addresses_that_the_standard_library_calls_special_are_special(address in addresses()) {
        let is_special = match address {
            IpAddr::V4(address) => {
                address.is_private() || address.is_loopback() || address.is_link_local() || address.is_multicast()
                    || address.is_broadcast() || address.is_documentation() || address.is_unspecified()
            }
            IpAddr::V6(address) => {
                address.is_loopback() || address.is_unspecified() || address.is_unique_local()
                    || address.is_unicast_link_local() || address.is_multicast() || address.to_ipv4().is_some()
            }
        };
        prop_assert!(!is_special || special(address).is_some(), "{}", address);
    }

    #[test]
    fn no_ipv6_form_of_an_ipv4_address_is_public(address in any::<Ipv4Addr>(), rest in any::<[u16; 5]>()) {
        let bits = address.to_bits();
        let [high, low] = [(bits >> 16) as u16, bits as u16];
        let [a, b, c, d, e] = rest;
        let forms = [
            address.to_ipv6_mapped(),
            address.to_ipv6_compatible(),
            Ipv6Addr::new(0, 0, 0, 0, 0xffff, 0, high, low),
            Ipv6Addr::new(0x64, 0xff9b, 0, 0, 0, 0, high, low),
            Ipv6Addr::new(0x64, 0xff9b, 1, a, b, c, high, low),
            Ipv6Addr::new(0x2002, high, low, a, b, c, d, e),
            Ipv6Addr::new(0x2001, 0, a, b, c, d, !high, !low),
        ];
        for form in forms {
            prop_assert!(special(form.into()).is_some(), "{}", form);
        }
    }
}

fn check(address: &str, expected: Option<&str>) {
    let parsed = address.parse().unwrap_or_else(|error| panic!("{address}: {error}"));
    assert_eq!(special(parsed), expected, "{address}");
}

#[test]
fn a_special_address_is_described_correctly() {
    for (address, expected) in [
        ("0.0.0.0", "the unspecified address"),
        ("0.1.2.3", "a reserved address"),
        ("10.255.0.8", "a private address"),
        ("172.31.255.255", "a private address"),
        ("192.168.1.1", "a private address"),
        ("127.8.8.8", "a loopback address"),
        ("169.254.10.1", "a link-local address"),
        ("169.254.169.254", "a cloud metadata address"),
        ("100.100.100.200", "a cloud metadata address"),
        ("168.63.129.16", "a cloud metadata address"),
        ("192.0.0.192", "a cloud metadata address"),
        ("fd00:ec2::254", "a cloud metadata address"),
        ("fd20:ce::254", "a cloud metadata address"),
        ("100.127.255.255", "a carrier-grade NAT address"),
        ("198.19.255.255", "a benchmarking address"),
        ("2001:2::1", "a benchmarking address"),
        ("203.0.113.255", "a documentation address"),
        ("2001:db8::1", "a documentation address"),
        ("3fff:fff::1", "a documentation address"),
        ("239.255.255.255", "a multicast address"),
        ("ff02::1", "a multicast address"),
        ("255.255.255.255", "the broadcast address"),
        ("240.0.0.1", "a reserved address"),
        ("192.88.99.1", "a reserved address"),
        ("5f00::1", "a reserved address"),
        ("4000::1", "a reserved address"),
        ("100::1", "a reserved address"),
        ("2001:20::1", "a reserved address"),
        ("::", "the unspecified address"),
        ("::1", "a loopback address"),
        ("::ffff:8.8.8.8", "an IPv4 address in IPv6 form"),
        ("::127.0.0.1", "an IPv4 address in IPv6 form"),
        ("64:ff9b::10.0.0.1", "an IPv4 address in IPv6 form"),
        ("64:ff9b:1::1", "an IPv4 address in IPv6 form"),
        ("2002:7f00:1::", "an IPv4 address in IPv6 form"),
        ("2001:0:1::1", "an IPv4 address in IPv6 form"),
        ("fd12:3456::1", "a private address"),
        ("fec0::1", "a private address"),
        ("fe80::1", "a link-local address"),
    ] {
        check(address, Some(expected));
    }
}

#[test]
fn public_addresses_and_neighbours_of_special_ones_are_public() {
    for address in [
        "1.1.1.1",
        "9.255.255.255",
        "11.0.0.0",
        "100.63.255.255",
        "100.128.0.0",
        "126.255.255.255",
        "168.63.129.17",
        "172.15.255.255",
        "172.32.0.0",
        "192.0.1.0",
        "198.17.255.255",
        "198.20.0.0",
        "223.255.255.255",
        "2001:200::1",
        "2606:4700::1111",
        "2a00:1450:4001::1",
        "3ffe:ffff::1",
    ] {
        check(address, None);
    }
}
