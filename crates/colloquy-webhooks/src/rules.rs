//! The rules for where webhooks may be sent.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use colloquy_domain::text::EndpointUrl;
use ipnet::IpNet;
use reqwest::Url;

use crate::addresses::special;

/// The receivers that an operator allows in addition to the public internet. Plain HTTP is allowed only to these.
///
/// The text form is `false` for none, `true` for all addresses, or a comma-separated list of
/// - networks (`10.1.0.0/16`, `fd00::/8`) and addresses (`10.1.0.8`), for any port and any name that resolves to them;
/// - hosts (`n8n.internal`), optionally with a port (`n8n.internal:5678`, `10.1.0.8:5678`). The addresses of such a
///   host are not checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WebhookDestinationRules {
    networks: Vec<IpNet>,
    hosts: Vec<Host>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Host {
    /// The host as `Url` normalizes it, so that all spellings match.
    name: String,
    /// The port, or any if `None`.
    port: Option<u16>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is neither `true`, `false`, a network such as 10.1.0.0/16, nor a host such as n8n.internal:5678"
)]
pub struct InvalidReceiverRule(String);

/// Which destinations a request may connect to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DestinationScope {
    /// Public addresses and the networks that the operator allows.
    Public,
    /// Only the networks that the operator allows, because the request is not encrypted.
    Networks,
    /// Any address of a host that the operator has named.
    Named,
}

/// A URL that a request may be sent to, unless its name resolves to an address that is refused.
#[derive(Debug)]
pub struct ReceiverAddress {
    pub url: Url,
    pub reach: DestinationScope,
}

impl WebhookDestinationRules {
    /// Returns rules that allow every address, public or not.
    pub fn all() -> Self {
        let families = [IpAddr::from(Ipv4Addr::UNSPECIFIED), Ipv6Addr::UNSPECIFIED.into()];
        WebhookDestinationRules {
            networks: families.map(|family| IpNet::new_assert(family, 0)).into(),
            hosts: Vec::new(),
        }
    }

    /// Checks a URL. Otherwise returns the reason, which the organization may see.
    pub fn target(&self, url: &EndpointUrl) -> Result<ReceiverAddress, String> {
        // The URL parser would silently remove some of these.
        let is_plain = |letter: char| !letter.is_whitespace() && !letter.is_control();
        let parsed = url.as_str().chars().all(is_plain).then(|| Url::parse(url.as_str()).ok()).flatten();
        let url = parsed.ok_or("not a URL such as https://example.com/webhooks")?;
        let reach = self.reach(&url)?;
        Ok(ReceiverAddress { url, reach })
    }

    fn reach(&self, url: &Url) -> Result<DestinationScope, String> {
        let reach = match url.scheme() {
            "https" => DestinationScope::Public,
            "http" => DestinationScope::Networks,
            _ => return Err("https only".to_owned()),
        };
        if !url.username().is_empty() || url.password().is_some() {
            return Err("a URL may not have a user name or a password".to_owned());
        }
        let host = url.host_str().unwrap_or_default();
        if self.hosts.iter().any(|named| named.is(host, url.port_or_known_default())) {
            return Ok(DestinationScope::Named);
        }
        if reach == DestinationScope::Networks && self.networks.is_empty() {
            return Err("https only".to_owned());
        }
        match literal(host) {
            Some(address) => match self.refuses(reach, address) {
                Some(RefusedIpAddress::PlainHttp) => Err("https only".to_owned()),
                Some(RefusedIpAddress::Special(what)) => Err(format!("{address} is {what}")),
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

    /// Returns why nothing may be sent to an address, or `None` if it is permitted.
    pub fn refuses(&self, reach: DestinationScope, address: IpAddr) -> Option<RefusedIpAddress> {
        if reach == DestinationScope::Named || self.networks.iter().any(|network| network.contains(&address))
        {
            return None;
        }
        match (reach, special(address)) {
            (_, Some(what)) => Some(RefusedIpAddress::Special(what)),
            (DestinationScope::Networks, None) => Some(RefusedIpAddress::PlainHttp),
            (DestinationScope::Public | DestinationScope::Named, None) => None,
        }
    }
}

/// Why nothing is sent to an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusedIpAddress {
    PlainHttp,
    /// The address is of this kind and not public.
    Special(&'static str),
}

impl Host {
    fn parse(text: &str) -> Option<Self> {
        let (host, port) = match text.rsplit_once(':') {
            Some((host, port)) if !text.ends_with(']') => (host, Some(port.parse().ok()?)),
            _ => (text, None),
        };
        // `true` and `false` are not allowed in a list.
        let is_bare = !host.contains(['/', '@', '?', '#', '\\']) && !["true", "false"].contains(&host);
        let url = is_bare.then(|| Url::parse(&format!("https://{host}/")).ok()).flatten()?;
        let name = url.port().is_none().then(|| url.host_str()).flatten()?;
        Some(Host { name: without_dot(name).to_owned(), port })
    }

    fn is(&self, host: &str, port: Option<u16>) -> bool {
        self.name == without_dot(host) && (self.port.is_none() || self.port == port)
    }
}

impl FromStr for WebhookDestinationRules {
    type Err = InvalidReceiverRule;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim() {
            "true" => return Ok(WebhookDestinationRules::all()),
            "false" => return Ok(WebhookDestinationRules::default()),
            _ => {}
        }
        let mut rules = WebhookDestinationRules::default();
        for rule in text.split(',').map(str::trim) {
            if let Ok(network) = rule.parse::<IpNet>() {
                rules.networks.push(network);
            } else if let Ok(address) = rule.parse::<IpAddr>() {
                rules.networks.push(address.into());
            } else {
                rules.hosts.push(Host::parse(rule).ok_or_else(|| InvalidReceiverRule(rule.to_owned()))?);
            }
        }
        Ok(rules)
    }
}

/// Parses a host that is an address. `Url` has already normalized its spelling.
fn literal(host: &str) -> Option<IpAddr> {
    host.trim_start_matches('[').trim_end_matches(']').parse().ok()
}

/// Returns whether a name always resolves to the local machine (RFC 6761).
fn is_localhost(host: &str) -> bool {
    let host = without_dot(host);
    host == "localhost" || host.ends_with(".localhost")
}

/// Removes a trailing dot, which only marks the name as fully qualified.
fn without_dot(host: &str) -> &str {
    host.strip_suffix('.').unwrap_or(host)
}

#[cfg(test)]
mod tests;
