//! Finds the address of a client behind trusted proxies.

use std::net::{IpAddr, SocketAddr};

use actix_web::HttpRequest;
use ipnet::IpNet;

/// The proxies whose forwarding headers are trusted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpNet>);

impl TrustedProxies {
    /// Parses addresses and networks, separated by commas.
    pub fn parse(text: &str) -> Result<Self, String> {
        let entries = text.split(',').map(str::trim).filter(|entry| !entry.is_empty());
        let network = |entry: &str| {
            entry
                .parse::<IpNet>()
                .or_else(|_| entry.parse::<IpAddr>().map(IpNet::from))
                .map_err(|_| format!("`{entry}` is neither an address nor a network such as 10.0.0.0/8"))
        };
        entries.map(network).collect::<Result<_, _>>().map(TrustedProxies)
    }

    fn trust(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address))
    }
}

/// Returns the nearest address that is not a trusted proxy.
pub fn client_address(request: &HttpRequest, trusted: &TrustedProxies) -> Option<IpAddr> {
    let peer = request.peer_addr()?.ip().to_canonical();
    if !trusted.trust(peer) {
        return Some(peer);
    }
    let forwarded = request.headers().get_all("x-forwarded-for").filter_map(|value| value.to_str().ok());
    Some(nearest_untrusted(peer, &forwarded.collect::<Vec<_>>(), trusted))
}

fn nearest_untrusted(peer: IpAddr, forwarded: &[&str], trusted: &TrustedProxies) -> IpAddr {
    let mut nearest = peer;
    for hop in forwarded.iter().flat_map(|value| value.split(',')).rev() {
        let Some(address) = address_of(hop.trim()) else { break };
        nearest = address.to_canonical();
        if !trusted.trust(nearest) {
            break;
        }
    }
    nearest
}

/// Parses an address. Some gateways append a port.
fn address_of(hop: &str) -> Option<IpAddr> {
    hop.parse().ok().or_else(|| hop.parse().ok().map(|address: SocketAddr| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(forwarded: &[&str], expected: &str) {
        let trusted = TrustedProxies::parse("10.0.0.0/8, 192.0.2.1").expect("networks");
        let peer = "10.0.0.1".parse().expect("an address");
        assert_eq!(nearest_untrusted(peer, forwarded, &trusted).to_string(), expected);
    }

    #[test]
    fn the_client_is_the_nearest_address_that_is_not_a_trusted_proxy() {
        check(&["203.0.113.9"], "203.0.113.9");
        check(&["198.51.100.1, 203.0.113.9, 192.0.2.1, 10.2.3.4"], "203.0.113.9");
        check(&["198.51.100.1", "203.0.113.9"], "203.0.113.9");
        check(&["::ffff:203.0.113.9"], "203.0.113.9");
        check(&["203.0.113.9:5678"], "203.0.113.9");
        check(&["[2001:db8::1]:80"], "2001:db8::1");
    }

    #[test]
    fn does_not_trust_addresses_that_a_client_invents() {
        check(&["1.2.3.4, nonsense"], "10.0.0.1");
        check(&[], "10.0.0.1");
    }

    #[test]
    fn names_an_invalid_entry() {
        let refused = TrustedProxies::parse("10.0.0.0/8, proxy.example");
        assert_eq!(
            refused,
            Err("`proxy.example` is neither an address nor a network such as 10.0.0.0/8".to_owned())
        );
    }
}
