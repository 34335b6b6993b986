use std::cmp::Reverse;

use colloquy_domain::OrganizationId;
use colloquy_domain::invitation::{EndReason, Invitation};
use jiff::Timestamp;

use super::Tables;

impl Tables {
    pub fn needing_attention(
        &self,
        organization: OrganizationId,
        since: Timestamp,
        limit: usize,
    ) -> Vec<Invitation> {
        let needs_attention = |invitation: &&Invitation| {
            invitation.organization_id == organization
                && !invitation.visibility.is_archived()
                && (invitation.error.is_some() || invitation.end_reason == Some(EndReason::Abandoned))
                && invitation.updated_at >= since
        };
        let mut found: Vec<Invitation> = self.invitations.values().filter(needs_attention).cloned().collect();
        found.sort_by_key(|invitation| Reverse(invitation.updated_at));
        found.truncate(limit);
        found
    }
}
