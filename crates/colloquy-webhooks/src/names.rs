//! Resolves host names. Connections are made only to the addresses that are found here, so the rules are applied here.
//! This prevents DNS rebinding, in which a name resolves to another address after it has been checked.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use async_trait::async_trait;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use tokio::net::lookup_host;

use crate::rules::{DestinationScope, RefusedIpAddress, WebhookDestinationRules};

/// Finds the addresses of a host.
#[async_trait]
pub trait DnsResolver: Send + Sync {
    async fn addresses(&self, name: &str) -> io::Result<Vec<IpAddr>>;
}

/// Resolves names with the system's resolver.
pub struct SystemResolver;

#[async_trait]
impl DnsResolver for SystemResolver {
    async fn addresses(&self, name: &str) -> io::Result<Vec<IpAddr>> {
        Ok(lookup_host((name, 0)).await?.map(|found| found.ip()).collect())
    }
}

/// Why a name has no address to connect to. The messages are shown to the organization.
#[derive(Debug, thiserror::Error)]
pub enum UnresolvableName {
    #[error("the name {0} was not found")]
    Unknown(String),
    #[error("the name {0} cannot be resolved at the moment")]
    Unavailable(String),
    #[error("{0} resolves to {1}")]
    Special(String, &'static str),
    #[error("https only")]
    PlainHttp,
}

/// Resolves the names of requests with this reach, and applies the rules to the addresses.
pub struct GuardedResolver {
    pub names: Arc<dyn DnsResolver>,
    pub rules: Arc<WebhookDestinationRules>,
    pub reach: DestinationScope,
}

impl Resolve for GuardedResolver {
    fn resolve(&self, name: Name) -> Resolving {
        let (names, rules, reach) = (self.names.clone(), self.rules.clone(), self.reach);
        Box::pin(async move {
            let found = names.addresses(name.as_str()).await;
            Ok(permitted(&rules, reach, name.as_str(), found)?)
        })
    }
}

/// Filters out refused addresses instead of refusing the name. Nothing is sent to them either way, and a host that also
/// has an internal or a translated address can still be reached by its public one.
fn permitted(
    rules: &WebhookDestinationRules,
    reach: DestinationScope,
    name: &str,
    found: io::Result<Vec<IpAddr>>,
) -> Result<Addrs, UnresolvableName> {
    let found = found.map_err(|error| match is_temporary(&error) {
        true => UnresolvableName::Unavailable(name.to_owned()),
        false => UnresolvableName::Unknown(name.to_owned()),
    })?;
    let (permitted, refused): (Vec<IpAddr>, Vec<IpAddr>) =
        found.into_iter().partition(|address| rules.refuses(reach, *address).is_none());
    if permitted.is_empty() {
        let refusal = refused.first().and_then(|address| rules.refuses(reach, *address));
        return Err(match refusal {
            Some(RefusedIpAddress::Special(what)) => UnresolvableName::Special(name.to_owned(), what),
            Some(RefusedIpAddress::PlainHttp) => UnresolvableName::PlainHttp,
            None => UnresolvableName::Unknown(name.to_owned()),
        });
    }
    // Port 0 stands for the port of the request.
    Ok(Box::new(permitted.into_iter().map(|address| SocketAddr::new(address, 0))))
}

/// Returns whether a lookup failed only temporarily. The standard library only has the message of glibc or musl.
fn is_temporary(error: &io::Error) -> bool {
    let message = error.to_string();
    ["Temporary failure", "Try again"].iter().any(|temporary| message.contains(temporary))
}

#[cfg(test)]
mod tests;
