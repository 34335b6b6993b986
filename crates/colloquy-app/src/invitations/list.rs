use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{InvitationFilter, ListPageRequest};
use colloquy_domain::{InterviewId, InvitationId};

use crate::interviews::owned;
use crate::{App, AppError, Caller, ListPage};

/// Lists the invitations of an interview. Run it on [`App::bulk_reads`], with a reservation.
pub async fn list(
    app: &App,
    caller: &Caller,
    interview: InterviewId,
    filter: InvitationFilter,
    page: ListPageRequest<InvitationId>,
) -> Result<ListPage<Invitation>, AppError> {
    owned(app, caller, interview).await?;
    let read = |page| app.storage.invitations(interview, filter, page);
    ListPage::read(page, |invitation| invitation.id, length, read).await
}

/// Returns the length of the texts that may be long.
fn length(invitation: &Invitation) -> usize {
    let text = |text: &Option<String>| text.as_ref().map_or(0, String::len);
    let insights = invitation.insights.as_ref().map_or(0, |insights| insights.to_string().len());
    text(&invitation.summary) + text(&invitation.error) + insights
}
