use colloquy_domain::InterviewId;
use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::share_link::ShareLink;
use colloquy_domain::slug::Slug;

use crate::interviews::owned;
use crate::{App, AppError, Caller};

/// Returns the share link of an interview. The first read creates it, disabled.
pub async fn get(app: &App, caller: &Caller, id: InterviewId) -> Result<ShareLink, AppError> {
    let interview = owned(app, caller, id).await?;
    if let Some(link) = app.storage.share_link(id).await? {
        return Ok(link);
    }
    let owner = (interview.organization_id, id);
    let link = ShareLink::disabled(owner, Slug::draw(&*app.randomness), app.clock.now());
    match app.storage.commit(UnitOfWork::default().with(Write::AddShareLink(link.clone()))).await {
        Ok(()) => Ok(link),
        // A concurrent read has created it.
        Err(error @ StorageError::Failed(_)) => app.storage.share_link(id).await?.ok_or(error.into()),
        Err(error) => Err(error.into()),
    }
}
