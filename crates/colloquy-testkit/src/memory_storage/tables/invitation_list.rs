use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{InvitationFilter, ListPageRequest};
use colloquy_domain::{InterviewId, InvitationId};

use super::Tables;

impl Tables {
    /// Returns a page of an interview's invitations, newest first.
    pub fn invitations_listed(
        &self,
        interview: InterviewId,
        filter: InvitationFilter,
        page: ListPageRequest<InvitationId>,
    ) -> impl Iterator<Item = &Invitation> {
        let is_listed = move |invitation: &&Invitation| {
            invitation.interview_id == interview
                && invitation.visibility.is_archived() == filter.archived
                && filter.status.is_none_or(|status| invitation.status == status)
                && page.after.is_none_or(|after| invitation.id < after)
        };
        self.invitations.values().rev().filter(is_listed).take(page.limit)
    }
}
