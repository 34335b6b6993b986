//! Tells public addresses from special ones. An address is public unless the registries of special-purpose addresses
//! (RFC 6890, RFC 8190) list it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The first address of a block, the length of its prefix, and what its addresses are.
type Block<A> = (A, u32, &'static str);

const LOOPBACK: &str = "a loopback address";
const PRIVATE: &str = "a private address";
const LINK_LOCAL: &str = "a link-local address";
const MULTICAST: &str = "a multicast address";
const DOCUMENTATION: &str = "a documentation address";
const BENCHMARKS: &str = "a benchmarking address";
const RESERVED: &str = "a reserved address";
const UNSPECIFIED: &str = "the unspecified address";
const METADATA: &str = "a cloud metadata address";
const CARRIER: &str = "a carrier-grade NAT address";
const EMBEDDED: &str = "an IPv4 address in IPv6 form";

/// The special blocks of IPv4. The first one that matches says what an address is.
const IPV4: &[Block<Ipv4Addr>] = &[
    (Ipv4Addr::UNSPECIFIED, 32, UNSPECIFIED),
    (Ipv4Addr::new(0, 0, 0, 0), 8, RESERVED),
    (Ipv4Addr::new(10, 0, 0, 0), 8, PRIVATE),
    // Alibaba's.
    (Ipv4Addr::new(100, 100, 100, 200), 32, METADATA),
    (Ipv4Addr::new(100, 64, 0, 0), 10, CARRIER),
    (Ipv4Addr::new(127, 0, 0, 0), 8, LOOPBACK),
    // Azure's, which is not in a special-purpose block.
    (Ipv4Addr::new(168, 63, 129, 16), 32, METADATA),
    (Ipv4Addr::new(169, 254, 169, 254), 32, METADATA),
    (Ipv4Addr::new(169, 254, 0, 0), 16, LINK_LOCAL),
    (Ipv4Addr::new(172, 16, 0, 0), 12, PRIVATE),
    // Oracle's.
    (Ipv4Addr::new(192, 0, 0, 192), 32, METADATA),
    (Ipv4Addr::new(192, 0, 0, 0), 24, RESERVED),
    (Ipv4Addr::new(192, 0, 2, 0), 24, DOCUMENTATION),
    // Formerly the relays of 6to4.
    (Ipv4Addr::new(192, 88, 99, 0), 24, RESERVED),
    (Ipv4Addr::new(192, 168, 0, 0), 16, PRIVATE),
    (Ipv4Addr::new(198, 18, 0, 0), 15, BENCHMARKS),
    (Ipv4Addr::new(198, 51, 100, 0), 24, DOCUMENTATION),
    (Ipv4Addr::new(203, 0, 113, 0), 24, DOCUMENTATION),
    (Ipv4Addr::new(224, 0, 0, 0), 4, MULTICAST),
    (Ipv4Addr::BROADCAST, 32, "the broadcast address"),
    (Ipv4Addr::new(240, 0, 0, 0), 4, RESERVED),
];

/// The special blocks of IPv6, inside 2000::/3, the only part that is allocated for public use, and outside of it.
const IPV6: &[Block<Ipv6Addr>] = &[
    (Ipv6Addr::UNSPECIFIED, 128, UNSPECIFIED),
    (Ipv6Addr::LOCALHOST, 128, LOOPBACK),
    // Compatible (RFC 4291), mapped, and translated (RFC 2765, RFC 6052, RFC 8215).
    (Ipv6Addr::new(0, 0, 0, 0, 0, 0, 0, 0), 96, EMBEDDED),
    (Ipv6Addr::new(0, 0, 0, 0, 0, 0xffff, 0, 0), 96, EMBEDDED),
    (Ipv6Addr::new(0, 0, 0, 0, 0xffff, 0, 0, 0), 96, EMBEDDED),
    (Ipv6Addr::new(0x64, 0xff9b, 0, 0, 0, 0, 0, 0), 96, EMBEDDED),
    (Ipv6Addr::new(0x64, 0xff9b, 1, 0, 0, 0, 0, 0), 48, EMBEDDED),
    // Teredo.
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 32, EMBEDDED),
    (Ipv6Addr::new(0x2001, 2, 0, 0, 0, 0, 0, 0), 48, BENCHMARKS),
    // The reachable ones are for measurements and for finding relays, not for receivers of webhooks.
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23, RESERVED),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32, DOCUMENTATION),
    // 6to4.
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16, EMBEDDED),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20, DOCUMENTATION),
    // Amazon's and Google's.
    (Ipv6Addr::new(0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x254), 128, METADATA),
    (Ipv6Addr::new(0xfd20, 0xce, 0, 0, 0, 0, 0, 0x254), 128, METADATA),
    (Ipv6Addr::new(0xfc00, 0, 0, 0, 0, 0, 0, 0), 7, PRIVATE),
    (Ipv6Addr::new(0xfe80, 0, 0, 0, 0, 0, 0, 0), 10, LINK_LOCAL),
    // Site-local, the former name of private addresses in IPv6.
    (Ipv6Addr::new(0xfec0, 0, 0, 0, 0, 0, 0, 0), 10, PRIVATE),
    (Ipv6Addr::new(0xff00, 0, 0, 0, 0, 0, 0, 0), 8, MULTICAST),
];

/// Returns what a special address is, or `None` for a public one.
pub fn special(address: IpAddr) -> Option<&'static str> {
    match address {
        IpAddr::V4(address) => {
            let fits = |(first, shared, _): &&Block<Ipv4Addr>| {
                (first.to_bits() ^ address.to_bits()).leading_zeros() >= *shared
            };
            IPV4.iter().find(fits).map(|(_, _, what)| *what)
        }
        IpAddr::V6(address) => {
            let fits = |(first, shared, _): &&Block<Ipv6Addr>| {
                (first.to_bits() ^ address.to_bits()).leading_zeros() >= *shared
            };
            let is_allocated = address.segments()[0] >> 13 == 1;
            let block = IPV6.iter().find(fits).map(|(_, _, what)| *what);
            block.or((!is_allocated).then_some(RESERVED))
        }
    }
}

#[cfg(test)]
mod tests;
