use colloquy_domain::InvitationId;
use colloquy_domain::ports::{InvitationWithMessages, ListPageRequest};
use tokio::try_join;

use super::{owned, require_owner};
use crate::pagers::PAGE_ROWS;
use crate::{App, AppError, Caller};

/// An invitation with the start of its transcript.
pub struct InvitationWithTranscriptStart {
    pub view: InvitationWithMessages,
    /// Whether the transcript continues.
    pub more: bool,
}

/// Returns an invitation with the start of its transcript. Reads both concurrently, so the read is bounded because the
/// owner is not checked yet.
pub async fn get(
    app: &App,
    caller: &Caller,
    id: InvitationId,
) -> Result<InvitationWithTranscriptStart, AppError> {
    let first = ListPageRequest { after: None, limit: PAGE_ROWS + 1 };
    let (invitation, mut messages) = try_join!(app.storage.invitation(id), app.storage.messages(id, first))?;
    let invitation = invitation.ok_or_else(|| AppError::missing(id))?;
    require_owner(caller, &invitation)?;
    let more = messages.len() > PAGE_ROWS;
    messages.truncate(PAGE_ROWS);
    Ok(InvitationWithTranscriptStart { view: InvitationWithMessages { invitation, messages }, more })
}

/// Returns an invitation with its whole transcript. Run it on [`App::bulk_reads`], with a reservation.
pub async fn whole(app: &App, caller: &Caller, id: InvitationId) -> Result<InvitationWithMessages, AppError> {
    owned(app, caller, id).await?;
    app.storage.invitation_view(id).await?.ok_or_else(|| AppError::missing(id))
}
