use colloquy_domain::media::MediaName;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::MediaError;
use colloquy_domain::session::{TimeSpan, TurnPolicy};
use colloquy_domain::{InvitationId, MessageId};

use super::owned;
use crate::presigned::{PresignedUrl, presign};
use crate::{App, AppError, Caller};

/// Returns a temporary URL for the recording of a message. The recording is cut on the first request, because few are
/// ever requested.
pub async fn audio_url(
    app: &App,
    caller: &Caller,
    invitation: InvitationId,
    message: MessageId,
) -> Result<PresignedUrl, AppError> {
    owned(app, caller, invitation).await?;
    let found = app.storage.message(message).await?;
    let found = found.filter(|found| found.invitation_id == invitation);
    let found = found.ok_or_else(|| AppError::missing(message))?;
    let none = || AppError::Missing { kind: "Recording of message", id: message.uuid() };
    let audio = found.audio.clone().ok_or_else(none)?;
    if !app.media.has(&audio).await? && !cut(app, &found, &audio).await? {
        return Err(none());
    }
    presign(app, &audio).await
}

/// Returns the origin of the URLs of recordings: that of the service or of its object storage.
pub async fn audio_origin(app: &App, name: &MediaName) -> Result<String, AppError> {
    let url = presign(app, name).await?.url;
    Ok(url.split('/').take(3).collect::<Vec<_>>().join("/"))
}

/// Cuts the message out of the session's recording. Returns `false` if this node cannot access the recording.
async fn cut(app: &App, message: &Message, name: &MediaName) -> Result<bool, AppError> {
    let Some(session_run) = app.storage.session_run(message.invitation_id).await? else { return Ok(false) };
    let Some(part) = session_run.recorded_at(message.session, message.offset_ms) else { return Ok(false) };
    // A voice starts and ends more softly than it is detected. What the service says has exact limits.
    let policy = TurnPolicy::default();
    let (before_ms, after_ms) = match message.role {
        Role::User => (policy.pre_roll_ms, policy.hangover_ms),
        Role::Assistant => (0, 0),
    };
    let start_ms = message.offset_ms - part.from_ms;
    let end_ms = start_ms + message.duration_ms + after_ms;
    let span = TimeSpan::new((start_ms - before_ms).max(0), end_ms);
    let cut = app.recordings.cut(&part, message.role, span, name).await;
    Ok(cut.map_err(|error| MediaError(error.into()))?)
}
