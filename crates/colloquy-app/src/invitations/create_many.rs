use colloquy_domain::InterviewId;
use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::invitees::NewInvitations;
use colloquy_domain::ports::{UnitOfWork, Write};

use super::batch::{InvitationBatch, made_before};
use crate::accounts::audit_log::push_invitations_change;
use crate::interviews::owned;
use crate::{App, AppError, Caller};

/// Creates an invitation for each invitee, in their order, and mails each of them.
pub async fn create_many(
    app: &App,
    caller: &Caller,
    interview: InterviewId,
    bulk: NewInvitations,
) -> Result<Vec<Invitation>, AppError> {
    if let Some(made) = caller.made() {
        return made_before(app, made).await;
    }
    let batch = app
        .until_saved(interview.uuid(), async || {
            let interview = owned(app, caller, interview).await?;
            interview.visibility.require_active("interview")?;
            let batch = InvitationBatch::mailed(app, caller, &interview, &bulk.invitees, app.clock.now());
            let count = (interview.id, bulk.invitees.len());
            let mut unit = UnitOfWork::default().with(Write::KeepInterview(interview));
            push_invitations_change(app, caller, AuditAction::InvitationsCreated, count, &mut unit);
            let unit = batch.join(app, caller, unit, None);
            app.commit(caller, unit, || batch.ids().collect()).await?;
            Ok(batch)
        })
        .await?;
    Ok(batch.deliver(app).await)
}
