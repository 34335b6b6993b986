//! Where webhooks may go.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use colloquy_domain::text::EndpointUrl;
use ipnet::IpNet;
use reqwest::Url;

use crate::addresses::special;

/// Which receivers an operator allows beside those on the public internet. Plain HTTP is allowed to these alone.
///
/// As text: `false` for none, `true` for all there are, or a list with commas of
/// - networks (`10.1.0.0/16`, `fd00::/8`) and addresses (`10.1.0.8`), whatever the port and whatever name leads there;
/// - hosts (`n8n.internal`), with a port if only that one is meant (`n8n.internal:5678`, `10.1.0.8:5678`). Where such
///   a name leads is not looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReceiverRules {
    networks: Vec<IpNet>,
    hosts: Vec<Host>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Host {
    /// As it is in a `Url`, so that no spelling makes a difference.
    name: String,
    /// Any, if there is none.
    port: Option<u16>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is neither `true`, `false`, a network such as 10.1.0.0/16, nor a host such as n8n.internal:5678"
)]
pub struct InvalidRule(String);

/// How far a request may reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressReach {
    /// Public addresses and the networks that the operator allows.
    Public,
    /// These networks alone, because what is sent can be read on its way.
    Networks,
    /// Wherever the host is that the operator has named.
    Named,
}

/// An address that a request may be sent to, as far as that is known before its name has been looked up.
#[derive(Debug)]
pub struct ReceiverAddress {
    pub url: Url,
    pub reach: AddressReach,
}

impl ReceiverRules {
    /// Every address there is, be it public or not.
    pub fn all() -> Self {
        let families = [IpAddr::from(Ipv4Addr::UNSPECIFIED), Ipv6Addr::UNSPECIFIED.into()];
        ReceiverRules {
            networks: families.map(|family| IpNet::new_assert(family, 0)).into(),
            hosts: Vec::new(),
        }
    }

    /// The reason otherwise, which the organization may see.
    pub fn target(&self, url: &EndpointUrl) -> Result<ReceiverAddress, String> {
        // A parser of addresses removes some of these without a word.
        let is_plain = |letter: char| !letter.is_whitespace() && !letter.is_control();
        let parsed = url.as_str().chars().all(is_plain).then(|| Url::parse(url.as_str()).ok()).flatten();
        let url = parsed.ok_or("not an address such as https://example.com/webhooks")?;
        let reach = self.reach(&url)?;
        Ok(ReceiverAddress { url, reach })
    }

    fn reach(&self, url: &Url) -> Result<AddressReach, String> {
        let reach = match url.scheme() {
            "https" => AddressReach::Public,
            "http" => AddressReach::Networks,
            _ => return Err("https only".to_owned()),
        };
        if !url.username().is_empty() || url.password().is_some() {
            return Err("an address may have no user name and no password".to_owned());
        }
        let host = url.host_str().unwrap_or_default();
        if self.hosts.iter().any(|named| named.is(host, url.port_or_known_default())) {
            return Ok(AddressReach::Named);
        }
        if reach == AddressReach::Networks && self.networks.is_empty() {
            return Err("https only".to_owned());
        }
        match literal(host) {
            Some(address) => match self.refuses(reach, address) {
                Some(AddressRefused::PlainHttp) => Err("https only".to_owned()),
                Some(AddressRefused::Special(what)) => Err(format!("{address} is {what}")),
                None => Ok(reach),
            },
            None if is_localhost(host) && !self.allows_loopback() => {
                Err(format!("{host} is a loopback name"))
            }
            None => Ok(reach),
        }
    }

    fn allows_loopback(&self) -> bool {
        let loopback = [IpAddr::from(Ipv4Addr::LOCALHOST), Ipv6Addr::LOCALHOST.into()];
        self.networks.iter().any(|network| loopback.iter().any(|address| network.contains(address)))
    }

    /// Why nothing may be sent to an address, if it may not.
    pub fn refuses(&self, reach: AddressReach, address: IpAddr) -> Option<AddressRefused> {
        if reach == AddressReach::Named || self.networks.iter().any(|network| network.contains(&address)) {
            return None;
        }
        match (reach, special(address)) {
            (_, Some(what)) => Some(AddressRefused::Special(what)),
            (AddressReach::Networks, None) => Some(AddressRefused::PlainHttp),
            (AddressReach::Public | AddressReach::Named, None) => None,
        }
    }
}

/// Why nothing is sent to an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressRefused {
    PlainHttp,
    /// It is this, and nobody's on the public internet.
    Special(&'static str),
}

impl Host {
    fn parse(text: &str) -> Option<Self> {
        let (host, port) = match text.rsplit_once(':') {
            Some((host, port)) if !text.ends_with(']') => (host, Some(port.parse().ok()?)),
            _ => (text, None),
        };
        // The words for all and for none are not for lists.
        let is_bare = !host.contains(['/', '@', '?', '#', '\\']) && !["true", "false"].contains(&host);
        let url = is_bare.then(|| Url::parse(&format!("https://{host}/")).ok()).flatten()?;
        let name = url.port().is_none().then(|| url.host_str()).flatten()?;
        Some(Host { name: without_dot(name).to_owned(), port })
    }

    fn is(&self, host: &str, port: Option<u16>) -> bool {
        self.name == without_dot(host) && (self.port.is_none() || self.port == port)
    }
}

impl FromStr for ReceiverRules {
    type Err = InvalidRule;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim() {
            "true" => return Ok(ReceiverRules::all()),
            "false" => return Ok(ReceiverRules::default()),
            _ => {}
        }
        let mut rules = ReceiverRules::default();
        for rule in text.split(',').map(str::trim) {
            if let Ok(network) = rule.parse::<IpNet>() {
                rules.networks.push(network);
            } else if let Ok(address) = rule.parse::<IpAddr>() {
                rules.networks.push(address.into());
            } else {
                rules.hosts.push(Host::parse(rule).ok_or_else(|| InvalidRule(rule.to_owned()))?);
            }
        }
        Ok(rules)
    }
}

/// A host that is written as an address; the parser of `Url` has brought every spelling to one.
fn literal(host: &str) -> Option<IpAddr> {
    host.trim_start_matches('[').trim_end_matches(']').parse().ok()
}

/// These never leave the machine (RFC 6761).
fn is_localhost(host: &str) -> bool {
    let host = without_dot(host);
    host == "localhost" || host.ends_with(".localhost")
}

/// A dot at the end only says that the name is a whole one.
fn without_dot(host: &str) -> &str {
    host.strip_suffix('.').unwrap_or(host)
}

#[cfg(test)]
mod tests;
