use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{InvitationFilter, PageRequest};
use colloquy_domain::{InterviewId, InvitationId};

use crate::interviews::list::{PAGE_BYTES, READ_AT_ONCE};
use crate::interviews::owned;
use crate::{App, AppError, Caller};

/// One page, and whether more follow.
pub struct InvitationListPage {
    pub invitations: Vec<Invitation>,
    pub more: bool,
}

/// Lists the invitations of an interview. Run it on [`App::bulk_reads`], with a reservation.
pub async fn list(
    app: &App,
    caller: &Caller,
    interview: InterviewId,
    filter: InvitationFilter,
    page: PageRequest<InvitationId>,
) -> Result<InvitationListPage, AppError> {
    owned(app, caller, interview).await?;
    let mut invitations: Vec<Invitation> = Vec::new();
    let mut bytes = 0;
    loop {
        let after = invitations.last().map(|last| last.id).or(page.after);
        let wanted = page.limit + 1 - invitations.len();
        let limit = wanted.min(READ_AT_ONCE);
        let read = app.storage.invitations(interview, filter, PageRequest { after, limit }).await?;
        let is_last = read.len() < limit || limit == wanted;
        for invitation in read {
            bytes += length(&invitation);
            if invitations.len() == page.limit || (bytes > PAGE_BYTES && !invitations.is_empty()) {
                return Ok(InvitationListPage { invitations, more: true });
            }
            invitations.push(invitation);
        }
        if is_last {
            return Ok(InvitationListPage { invitations, more: false });
        }
    }
}

/// Returns the length of the texts that may be long.
fn length(invitation: &Invitation) -> usize {
    let text = |text: &Option<String>| text.as_ref().map_or(0, String::len);
    let insights = invitation.insights.as_ref().map_or(0, |insights| insights.to_string().len());
    text(&invitation.summary) + text(&invitation.error) + insights
}
