use colloquy_domain::media::MediaName;
use colloquy_domain::ports::MediaError;
use colloquy_domain::recording::{RecordingPart, Waveform, of_interview};
use colloquy_domain::{InvitationId, OrganizationId};

use super::owned;
use crate::presigned::{PresignedUrl, presign};
use crate::{App, AppError, Caller};

pub struct InterviewRecording {
    pub name: MediaName,
    pub parts: Vec<RecordingPart>,
    /// How many parts are still on the nodes that recorded them.
    pub missing: usize,
}

/// Returns the recording of a whole interview, with both sides, in the media store. An interview that was resumed, or
/// moved to another node, has several parts. They are joined on the first request.
pub async fn recording(
    app: &App,
    organization: OrganizationId,
    id: InvitationId,
) -> Result<InterviewRecording, AppError> {
    let invitation = app.storage.invitation(id).await?.ok_or_else(|| AppError::missing(id))?;
    if invitation.organization_id != organization {
        return Err(AppError::foreign(id));
    }
    let (parts, missing) = stored_parts(app, id).await?;
    let name = whole(app, id, &parts).await?;
    Ok(InterviewRecording { name, parts, missing })
}

/// Returns the first part that was recorded of an interview, even if it has not reached the media store.
pub async fn first_part(
    app: &App,
    caller: &Caller,
    id: InvitationId,
) -> Result<Option<RecordingPart>, AppError> {
    owned(app, caller, id).await?;
    let session_run = app.storage.session_run(id).await?;
    Ok(session_run.and_then(|session_run| session_run.recorded().into_iter().next()))
}

/// Returns a temporary URL for the recording of a whole interview.
pub async fn recording_url(app: &App, caller: &Caller, id: InvitationId) -> Result<PresignedUrl, AppError> {
    owned(app, caller, id).await?;
    let (parts, _) = stored_parts(app, id).await?;
    presign(app, &whole(app, id, &parts).await?).await
}

/// Returns the waveform of the recording of a whole interview.
pub async fn waveform(app: &App, caller: &Caller, id: InvitationId) -> Result<Waveform, AppError> {
    owned(app, caller, id).await?;
    let (parts, _) = stored_parts(app, id).await?;
    Ok(app.recordings.waveform(&parts).await.map_err(|error| MediaError(error.into()))?)
}

/// Returns the parts in the media store, in order, and how many others there are. At least one is in the store.
async fn stored_parts(app: &App, id: InvitationId) -> Result<(Vec<RecordingPart>, usize), AppError> {
    let session_run = app.storage.session_run(id).await?;
    let (mut parts, mut missing) = (Vec::new(), 0);
    for part in session_run.iter().flat_map(|session_run| session_run.recorded()) {
        match app.media.has(&part.name()).await? {
            true => parts.push(part),
            false => missing += 1,
        }
    }
    match parts.is_empty() {
        true => Err(none(id)),
        false => Ok((parts, missing)),
    }
}

/// Returns the name of the recording that has all parts.
async fn whole(app: &App, id: InvitationId, parts: &[RecordingPart]) -> Result<MediaName, AppError> {
    if let [whole] = parts {
        return Ok(whole.name());
    }
    let whole = of_interview(id, parts.len());
    if app.media.has(&whole).await? {
        return Ok(whole);
    }
    app.recordings.join(parts, &whole).await.map_err(|error| MediaError(error.into()))?;
    // A long recording may have been erased meanwhile. A command, unlike a node, does not look for that later.
    let session_run = app.storage.session_run(id).await?;
    if session_run.is_none_or(|session_run| session_run.recorded().is_empty()) {
        app.media.remove(&whole).await?;
        return Err(none(id));
    }
    Ok(whole)
}

fn none(id: InvitationId) -> AppError {
    AppError::Missing { kind: "Recording of invitation", id: id.uuid() }
}
