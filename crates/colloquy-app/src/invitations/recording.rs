use colloquy_domain::media::MediaName;
use colloquy_domain::ports::MediaError;
use colloquy_domain::recording::of_interview;
use colloquy_domain::{InvitationId, OrganizationId};

use crate::{App, AppError};

pub struct InterviewRecording {
    pub name: MediaName,
    pub parts: usize,
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
    let session_run = app.storage.session_run(id).await?;
    let (mut parts, mut missing) = (Vec::new(), 0);
    for part in session_run.iter().flat_map(|session_run| session_run.recorded()) {
        match app.media.has(&part.name()).await? {
            true => parts.push(part),
            false => missing += 1,
        }
    }
    let name = match parts.as_slice() {
        [] => return Err(AppError::Missing { kind: "Recording of invitation", id: id.uuid() }),
        [whole] => whole.name(),
        several => {
            let whole = of_interview(id, several.len());
            if !app.media.has(&whole).await? {
                app.recordings.join(several, &whole).await.map_err(|error| MediaError(error.into()))?;
            }
            whole
        }
    };
    Ok(InterviewRecording { name, parts: parts.len(), missing })
}
