//! Counts the visits of one client to a share link.

use colloquy_domain::Timestamp;
use colloquy_domain::address_group::ClientAddressGroup;
use colloquy_domain::share_link::{ShareLink, ShareLinkVisit, VisitorNetworkHash, day_of};
use colloquy_domain::slug::Slug;

use crate::{App, AppError};

/// The networks under which a client's visits are counted, each with its multiple of the limit of one client.
pub struct VisitCounterKeys(Vec<(VisitorNetworkHash, u32)>);

impl VisitCounterKeys {
    /// Returns the keys of a client. Visits from an unknown address are not counted.
    pub fn of(slug: &Slug, client: Option<ClientAddressGroup>) -> Self {
        VisitCounterKeys(
            client.map(|client| VisitorNetworkHash::counted_as(slug, client)).unwrap_or_default(),
        )
    }

    /// Returns whether the daily limit of the link is reached.
    pub async fn have_come_too_often(
        &self,
        app: &App,
        link: &ShareLink,
        now: Timestamp,
    ) -> Result<bool, AppError> {
        let counted = self.0.iter().filter(|_| link.max_per_ip_per_day.is_some());
        for (visitor, allowance) in counted {
            let visits = app.storage.visits(link.interview_id, *visitor, day_of(now)).await?;
            if !link.has_room_for(visits, *allowance) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the rows to store for a visit. There are none unless the link limits visits.
    pub fn visits(&self, app: &App, link: &ShareLink, now: Timestamp) -> Vec<ShareLinkVisit> {
        let counted = self.0.iter().filter(|_| link.max_per_ip_per_day.is_some());
        let visit = |(visitor, _): &(VisitorNetworkHash, u32)| ShareLinkVisit {
            id: app.id(),
            interview_id: link.interview_id,
            visitor: *visitor,
            created_at: now,
        };
        counted.map(visit).collect()
    }
}
