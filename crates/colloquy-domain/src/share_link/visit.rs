//! The visitors of a share link, who are counted for its limits.

use jiff::Timestamp;
use sha2::{Digest, Sha256};

use crate::address_group::{ClientAddressGroup, ClientNetwork};
use crate::ids::{InterviewId, VisitId};
use crate::slug::Slug;

/// An admitted visitor, stored for a day and only as a hash of their network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareLinkVisit {
    pub id: VisitId,
    pub interview_id: InterviewId,
    pub visitor: VisitorNetworkHash,
    pub created_at: Timestamp,
}

/// A hash of the network that a visitor of one link comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VisitorNetworkHash(pub [u8; 32]);

impl VisitorNetworkHash {
    /// Returns every network that counts the visits of this client, each with its multiple of the limit of
    /// one client.
    pub fn counted_as(slug: &Slug, client: ClientAddressGroup) -> Vec<(Self, u32)> {
        let networks = client.networks();
        networks.map(|(network, allowance)| (VisitorNetworkHash::of(slug, &network), allowance)).collect()
    }

    fn of(slug: &Slug, network: &ClientNetwork) -> Self {
        let hash = Sha256::new().chain_update(slug.as_str()).chain_update(network.prefix_bytes());
        VisitorNetworkHash(hash.finalize().into())
    }
}
