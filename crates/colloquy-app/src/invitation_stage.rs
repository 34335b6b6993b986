//! Reads what the domain needs to decide what an invitee finds at a link.

use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, InvitationStage};
use colloquy_domain::organization::Organization;
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::usage::{Month, Usage};

use crate::{App, AppError};

pub(crate) async fn invitation_stage(
    app: &App,
    invitation: &Invitation,
    interview: &Interview,
    organization: &Organization,
    session_run: Option<&SessionRun>,
) -> Result<InvitationStage, AppError> {
    let now = app.clock.now();
    let usage = match organization.cap {
        Some(_) if invitation.awaits_start() => app.storage.usage(organization.id, Month::of(now)).await?,
        _ => Usage::default(),
    };
    let seen_at = session_run.map(|session_run| session_run.seen_at);
    Ok(invitation.stage(interview, organization, seen_at, usage, now))
}
