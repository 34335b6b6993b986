//! The visits of one client to a share link.

use colloquy_domain::Timestamp;
use colloquy_domain::address_group::AddressGroup;
use colloquy_domain::share_link::{ShareLink, ShareLinkVisit, ShareLinkVisitor, day_of};
use colloquy_domain::slug::Slug;

use crate::{App, AppError};

/// Every network that a client's visits are counted by, each with how many times the limit of one client it may use.
pub struct VisitCounterKeys(Vec<(ShareLinkVisitor, u32)>);

impl VisitCounterKeys {
    /// Nobody is counted who comes from an unknown address.
    pub fn of(slug: &Slug, client: Option<AddressGroup>) -> Self {
        VisitCounterKeys(client.map(|client| ShareLinkVisitor::counted_as(slug, client)).unwrap_or_default())
    }

    /// Whether as many as the link allows have come today.
    pub async fn have_come_too_often(
        &self,
        app: &App,
        link: &ShareLink,
        now: Timestamp,
    ) -> Result<bool, AppError> {
        let Some(most) = link.max_per_ip_per_day else { return Ok(false) };
        for (visitor, allowance) in &self.0 {
            let visits = app.storage.visits(link.interview_id, *visitor, day_of(now)).await?;
            if visits >= most.get().saturating_mul((*allowance).into()) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What is stored of a visit: nothing unless the link limits visits.
    pub fn visits(&self, app: &App, link: &ShareLink, now: Timestamp) -> Vec<ShareLinkVisit> {
        let counted = self.0.iter().filter(|_| link.max_per_ip_per_day.is_some());
        let visit = |(visitor, _): &(ShareLinkVisitor, u32)| ShareLinkVisit {
            id: app.id(),
            interview_id: link.interview_id,
            visitor: *visitor,
            created_at: now,
        };
        counted.map(visit).collect()
    }
}
