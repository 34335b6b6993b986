use std::cmp::Reverse;

use colloquy_domain::OrganizationId;
use colloquy_domain::invitation::{EndReason, Invitation};
use colloquy_domain::ports::AttentionReason;
use jiff::Timestamp;

use super::Tables;

impl Tables {
    pub fn needing_attention(
        &self,
        organization: OrganizationId,
        reason: AttentionReason,
        since: Timestamp,
        limit: usize,
    ) -> Vec<Invitation> {
        let at = |invitation: &Invitation| match reason {
            AttentionReason::ReportedDanger => invitation.danger_reported_at,
            AttentionReason::UndeliveredOrAbandoned => {
                let is_abandoned = invitation.end_reason == Some(EndReason::Abandoned);
                (invitation.error.is_some() || is_abandoned).then_some(invitation.updated_at)
            }
        };
        let needs_attention = |invitation: &&Invitation| {
            invitation.organization_id == organization
                && !invitation.visibility.is_archived()
                && at(invitation).is_some_and(|at| at >= since)
        };
        let mut found: Vec<Invitation> = self.invitations.values().filter(needs_attention).cloned().collect();
        found.sort_by_key(|invitation| Reverse(at(invitation)));
        found.truncate(limit);
        found
    }
}
