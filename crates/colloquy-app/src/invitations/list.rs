use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{InvitationFilter, Page};
use colloquy_domain::{InterviewId, InvitationId};

use crate::interviews::owned;
use crate::{App, AppError, Caller};

/// One page, and whether there are more behind it.
pub struct Listed {
    pub invitations: Vec<Invitation>,
    pub more: bool,
}

pub async fn list(
    app: &App,
    caller: &Caller,
    interview: InterviewId,
    filter: InvitationFilter,
    page: Page<InvitationId>,
) -> Result<Listed, AppError> {
    owned(app, caller, interview).await?;
    let _turn = app.lists.acquire().await;
    let one_more = Page { limit: page.limit + 1, ..page };
    let mut invitations = app.storage.invitations(interview, filter, one_more).await?;
    let more = invitations.len() > page.limit;
    invitations.truncate(page.limit);
    Ok(Listed { invitations, more })
}
