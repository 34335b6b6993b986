//! Groups client addresses for limits that are counted by address.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

const HOST_PREFIX: u8 = 64;
const SITE_PREFIX: u8 = 48;

/// How many times the limit of a single client an IPv6 site may use. A site contains 65 536 /64 networks, so
/// without a limit of its own it could pass for as many clients.
pub const SITE_ALLOWANCE: u32 = 16;

/// The addresses that count as one client: a single IPv4 address, or a /64 IPv6 network, which is what a host
/// or a household is assigned. An IPv4-mapped IPv6 address is the same client as its IPv4 address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClientAddressGroup {
    V4(Ipv4Addr),
    /// The upper 64 bits.
    V6(u64),
}

impl ClientAddressGroup {
    pub fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => ClientAddressGroup::V4(address),
            IpAddr::V6(address) => ClientAddressGroup::V6((address.to_bits() >> 64) as u64),
        }
    }

    /// Returns the network that counts as one client.
    pub fn host(self) -> ClientNetwork {
        match self {
            ClientAddressGroup::V4(address) => ClientNetwork { address: address.into(), prefix: 32 },
            ClientAddressGroup::V6(bits) => ClientNetwork::v6(bits, HOST_PREFIX),
        }
    }

    /// Returns the enclosing /48 IPv6 network, whose limit is [`SITE_ALLOWANCE`] times that of one client.
    pub fn site(self) -> Option<ClientNetwork> {
        match self {
            ClientAddressGroup::V4(_) => None,
            ClientAddressGroup::V6(bits) => Some(ClientNetwork::v6(bits >> 16 << 16, SITE_PREFIX)),
        }
    }

    /// Returns every network that limits count this client under, each with its multiple of the limit of one
    /// client.
    pub fn networks(self) -> impl Iterator<Item = (ClientNetwork, u32)> {
        std::iter::once((self.host(), 1)).chain(self.site().map(|site| (site, SITE_ALLOWANCE)))
    }
}

/// A network under which requests are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientNetwork {
    address: IpAddr,
    prefix: u8,
}

impl ClientNetwork {
    fn v6(upper_bits: u64, prefix: u8) -> Self {
        ClientNetwork { address: Ipv6Addr::from_bits(u128::from(upper_bits) << 64).into(), prefix }
    }

    /// Returns the bytes that all its addresses share.
    pub fn prefix_bytes(&self) -> Vec<u8> {
        let mut bytes = match self.address {
            IpAddr::V4(address) => address.octets().to_vec(),
            IpAddr::V6(address) => address.octets().to_vec(),
        };
        bytes.truncate(usize::from(self.prefix / 8));
        bytes
    }
}

impl fmt::Display for ClientNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.address {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(address) => write!(f, "{address}/{}", self.prefix),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(address: &str) -> Vec<(String, u32)> {
        let group = ClientAddressGroup::of(address.parse().expect("an address"));
        group.networks().map(|(network, allowance)| (network.to_string(), allowance)).collect()
    }

    #[test]
    fn counts_an_ipv4_address_alone() {
        assert_eq!(networks("203.0.113.9"), [("203.0.113.9".to_owned(), 1)]);
    }

    #[test]
    fn counts_an_ipv4_mapped_address_as_ipv4() {
        assert_eq!(networks("::ffff:203.0.113.9"), networks("203.0.113.9"));
    }

    #[test]
    fn counts_an_ipv6_address_by_its_64_and_by_its_48_bits() {
        let expected = [("2001:db8:0:7::/64".to_owned(), 1), ("2001:db8::/48".to_owned(), 16)];
        assert_eq!(networks("2001:db8:0:7::1"), expected);
        assert_eq!(networks("2001:db8:0:7:ffff:ffff:ffff:ffff"), expected);
    }

    #[test]
    fn distinguishes_neighbouring_networks() {
        assert_ne!(networks("2001:db8:0:7::1")[0], networks("2001:db8:0:8::1")[0]);
        assert_eq!(networks("2001:db8:0:7::1")[1], networks("2001:db8:0:8::1")[1]);
        assert_ne!(networks("2001:db8:0:7::1")[1], networks("2001:db8:1:7::1")[1]);
    }

    #[test]
    fn returns_the_bytes_of_a_networks_prefix() {
        let group = ClientAddressGroup::of("2001:db8:0:7::1".parse().expect("an address"));
        assert_eq!(group.host().prefix_bytes(), [0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 7]);
        assert_eq!(group.site().map(|site| site.prefix_bytes()), Some(vec![0x20, 0x01, 0x0d, 0xb8, 0, 0]));
        let group = ClientAddressGroup::of("203.0.113.9".parse().expect("an address"));
        assert_eq!(group.host().prefix_bytes(), [203, 0, 113, 9]);
    }
}
