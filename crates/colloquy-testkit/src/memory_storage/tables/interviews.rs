//! Lists of interviews in an order.

use std::cmp::Reverse;

use colloquy_domain::OrganizationId;
use colloquy_domain::interview::Interview;
use colloquy_domain::ports::{InterviewListPosition, InterviewOrder, ListPageRequest, ListedInterview};

use super::Tables;

impl Tables {
    pub fn ordered_interviews(
        &self,
        organization: OrganizationId,
        archived: bool,
        order: InterviewOrder,
        page: ListPageRequest<InterviewListPosition>,
    ) -> Vec<ListedInterview> {
        let mut found: Vec<&Interview> = self.interviews.values().collect();
        found.retain(|one| one.organization_id == organization && one.visibility.is_archived() == archived);
        found.retain(|one| match (order, page.after) {
            (_, None) => true,
            (InterviewOrder::Newest, Some(after)) => one.id < after.id,
            (InterviewOrder::Oldest, Some(after)) => one.id > after.id,
            (InterviewOrder::Changed, Some(after)) => (one.updated_at, one.id) < (after.updated_at, after.id),
        });
        match order {
            InterviewOrder::Newest => found.reverse(),
            InterviewOrder::Oldest => {}
            InterviewOrder::Changed => found.sort_by_key(|one| Reverse((one.updated_at, one.id))),
        }
        let listed = |interview: &Interview| ListedInterview {
            interview: interview.details.clone(),
            counts: self.counts(interview.id),
        };
        found.into_iter().take(page.limit).map(listed).collect()
    }
}
