use colloquy_domain::InterviewId;
use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::invitation::{Invitation, NewInvitation};
use colloquy_domain::ports::{UnitOfWork, Write};

use super::batch::{InvitationBatch, made_before};
use crate::accounts::audit_log::push_invitations_change;
use crate::interviews::owned;
use crate::{App, AppError, Caller};

/// Creates one invitation without a mail. Name and email only pre-fill it.
pub async fn create(
    app: &App,
    caller: &Caller,
    interview: InterviewId,
    new: NewInvitation,
) -> Result<Invitation, AppError> {
    if let Some(made) = caller.made() {
        return made_before(app, made).await?.pop().ok_or_else(|| AppError::missing(interview));
    }
    app.until_saved(interview.uuid(), async || {
        let interview = owned(app, caller, interview).await?;
        interview.visibility.require_active("interview")?;
        let batch = InvitationBatch::single(app, &interview, new.clone(), app.clock.now());
        let invited = (interview.id, 1);
        let mut unit = UnitOfWork::default().with(Write::KeepInterview(interview));
        push_invitations_change(app, caller, AuditAction::InvitationsCreated, invited, &mut unit);
        let unit = batch.join(app, caller, unit, None);
        app.commit(caller, unit, || batch.ids().collect()).await?;
        Ok(batch.invitations()[0].clone())
    })
    .await
}
