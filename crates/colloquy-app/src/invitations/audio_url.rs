use colloquy_domain::{InvitationId, MessageId};

use super::owned;
use crate::presigned::{Presigned, presign};
use crate::{App, AppError, Caller};

/// Where a message's recording can be fetched for a while.
pub async fn audio_url(
    app: &App,
    caller: &Caller,
    invitation: InvitationId,
    message: MessageId,
) -> Result<Presigned, AppError> {
    owned(app, caller, invitation).await?;
    let found = app.storage.message(message).await?;
    let found = found.filter(|found| found.invitation_id == invitation);
    let found = found.ok_or_else(|| AppError::missing(message))?;
    let none = || AppError::Missing { kind: "Recording of message", id: message.uuid() };
    let audio = found.audio.ok_or_else(none)?;
    if !app.media.has(&audio).await? {
        return Err(none());
    }
    presign(app, &audio).await
}
