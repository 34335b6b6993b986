//! Where names lead. A connection is made to what is found here and to nothing else, so this is where names are held
//! to the rules: a name that leads elsewhere a moment later leads nowhere.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use async_trait::async_trait;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use tokio::net::lookup_host;

use crate::rules::{AddressReach, AddressRefused, ReceiverRules};

/// Finds the addresses of a host.
#[async_trait]
pub trait DnsResolver: Send + Sync {
    async fn addresses(&self, name: &str) -> io::Result<Vec<IpAddr>>;
}

/// As the machine's own settings have it.
pub struct SystemResolver;

#[async_trait]
impl DnsResolver for SystemResolver {
    async fn addresses(&self, name: &str) -> io::Result<Vec<IpAddr>> {
        Ok(lookup_host((name, 0)).await?.map(|found| found.ip()).collect())
    }
}

/// Why a name leads nowhere, for the organization to see.
#[derive(Debug, thiserror::Error)]
pub enum UnresolvableName {
    #[error("the name {0} was not found")]
    Unknown(String),
    #[error("the name {0} cannot be looked up for now")]
    Unavailable(String),
    #[error("{0} leads to {1}")]
    Special(String, &'static str),
    #[error("https only")]
    PlainHttp,
}

/// The names of requests that reach this far.
pub struct GuardedResolver {
    pub names: Arc<dyn DnsResolver>,
    pub rules: Arc<ReceiverRules>,
    pub reach: AddressReach,
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

/// Addresses that are refused are left out rather than make the name useless: nothing is sent to them either way, and
/// a host that is also known by an internal address, or by one that a network translates, is reached by its public one.
fn permitted(
    rules: &ReceiverRules,
    reach: AddressReach,
    name: &str,
    found: io::Result<Vec<IpAddr>>,
) -> Result<Addrs, UnresolvableName> {
    let found = found.map_err(|error| match is_passing(&error) {
        true => UnresolvableName::Unavailable(name.to_owned()),
        false => UnresolvableName::Unknown(name.to_owned()),
    })?;
    let (permitted, refused): (Vec<IpAddr>, Vec<IpAddr>) =
        found.into_iter().partition(|address| rules.refuses(reach, *address).is_none());
    if permitted.is_empty() {
        let refusal = refused.first().and_then(|address| rules.refuses(reach, *address));
        return Err(match refusal {
            Some(AddressRefused::Special(what)) => UnresolvableName::Special(name.to_owned(), what),
            Some(AddressRefused::PlainHttp) => UnresolvableName::PlainHttp,
            None => UnresolvableName::Unknown(name.to_owned()),
        });
    }
    // The port 0 stands for the one of the request.
    Ok(Box::new(permitted.into_iter().map(|address| SocketAddr::new(address, 0))))
}

/// The standard library has only words for what a look-up failed of: glibc's, or musl's.
fn is_passing(error: &io::Error) -> bool {
    let words = error.to_string();
    ["Temporary failure", "Try again"].iter().any(|passing| words.contains(passing))
}

#[cfg(test)]
mod tests;
