use colloquy_domain::InterviewId;
use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::log_entry::{EventType, LogEntry};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::share_link::{ShareLink, ShareLinkUpdate};
use colloquy_domain::text::AccessCode;
use serde_json::json;

use super::get::get;
use crate::accounts::audit_log::push_interview_change;
use crate::{App, AppError, Caller};

pub async fn update(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    update: ShareLinkUpdate,
) -> Result<ShareLink, AppError> {
    let link = get(app, caller, id).await?;
    let hash = new_hash(app, &link, update.access_code.as_ref()).await?;
    app.until_saved(id.uuid(), async || {
        let mut link = get(app, caller, id).await?;
        caller.seen().require(&link)?;
        let now = app.clock.now();
        let changed = link.configure(&update, hash.clone(), now)?;
        if !changed.is_empty() {
            let owner = (link.organization_id, id);
            let entry = LogEntry::of_interview(app.id(), EventType::ShareUpdated, owner, caller.actor(), now);
            let mut unit = UnitOfWork::default()
                .with(Write::SaveShareLink(link.clone()))
                .with(Write::AddLogEntry(entry.with(json!({ "changed": changed }))));
            push_interview_change(app, caller, AuditAction::ShareLinkUpdated, id, &mut unit);
            app.storage.commit(unit).await?;
        }
        Ok(link)
    })
    .await
}

/// Returns the new hash, or `None` if the code is unchanged.
async fn new_hash(
    app: &App,
    link: &ShareLink,
    code: Option<&AccessCode>,
) -> Result<Option<Option<String>>, AppError> {
    let Some(code) = code else { return Ok(None) };
    if code.as_str().is_empty() {
        return Ok(Some(None));
    }
    if let Some(present) = &link.access_code_hash
        && app.access_codes.is_kept(code, present).await?
    {
        return Ok(None);
    }
    Ok(Some(Some(app.access_codes.hash(&*app.randomness, code).await?)))
}
