use std::collections::HashMap;

use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::AttentionReason;
use colloquy_domain::{InterviewId, InvitationId, SignedDuration};

use crate::{App, AppError, Caller};

/// The most invitations that are listed.
pub const LISTED_MAX: usize = 20;

/// For how long an invitation needs attention after its last change, or after the report of a danger.
const ATTENTION_PERIOD: SignedDuration = SignedDuration::from_hours(14 * 24);

/// Invitations of several interviews.
pub struct InvitationsWithInterviews {
    pub invitations: Vec<Invitation>,
    pub interviews: HashMap<InterviewId, Interview>,
    /// Whether there are more.
    pub more: bool,
}

/// Returns the interviews that an organization's invitees are taking, newest invitations first.
pub async fn running(app: &App, caller: &Caller) -> Result<InvitationsWithInterviews, AppError> {
    let invitations = app.storage.running(caller.organization().id, LISTED_MAX + 1).await?;
    with_interviews(app, invitations).await
}

/// Returns the invitations whose mail could not be delivered, and the interviews that were abandoned, in the last two
/// weeks.
pub async fn needing_attention(app: &App, caller: &Caller) -> Result<InvitationsWithInterviews, AppError> {
    with_interviews(app, listed_for_attention(app, caller).await?).await
}

pub(crate) async fn listed_for_attention(app: &App, caller: &Caller) -> Result<Vec<Invitation>, AppError> {
    listed(app, caller, AttentionReason::UndeliveredOrAbandoned).await
}

/// Returns the invitations whose invitees reported a danger in the last two weeks, the latest report first. They have a
/// list of their own, so that many undelivered mails do not hide them.
pub async fn reported_dangers(app: &App, caller: &Caller) -> Result<InvitationsWithInterviews, AppError> {
    with_interviews(app, listed_dangers(app, caller).await?).await
}

pub(crate) async fn listed_dangers(app: &App, caller: &Caller) -> Result<Vec<Invitation>, AppError> {
    listed(app, caller, AttentionReason::ReportedDanger).await
}

async fn listed(app: &App, caller: &Caller, reason: AttentionReason) -> Result<Vec<Invitation>, AppError> {
    let since = app.clock.now() - ATTENTION_PERIOD;
    Ok(app.storage.needing_attention(caller.organization().id, reason, since, LISTED_MAX + 1).await?)
}

/// Returns the invitations whose invitees have withdrawn their consent and about which the organization has to decide, the
/// longest waiting first.
pub async fn undecided_withdrawals(
    app: &App,
    caller: &Caller,
) -> Result<InvitationsWithInterviews, AppError> {
    with_interviews(app, listed_withdrawals(app, caller).await?).await
}

pub(crate) async fn listed_withdrawals(app: &App, caller: &Caller) -> Result<Vec<Invitation>, AppError> {
    let mut found = app.storage.undecided_withdrawals(caller.organization().id, LISTED_MAX + 1).await?;
    let ids: Vec<InvitationId> = found.iter().map(|invitation| invitation.id).collect();
    let erased = app.storage.erased_among(&ids).await?;
    found.retain(|invitation| !erased.contains(&invitation.id));
    Ok(found)
}

async fn with_interviews(
    app: &App,
    mut invitations: Vec<Invitation>,
) -> Result<InvitationsWithInterviews, AppError> {
    let more = invitations.len() > LISTED_MAX;
    invitations.truncate(LISTED_MAX);
    let mut interviews = HashMap::new();
    for invitation in &invitations {
        let id = invitation.interview_id;
        if !interviews.contains_key(&id)
            && let Some(interview) = app.storage.interview(id).await?
        {
            interviews.insert(id, interview);
        }
    }
    Ok(InvitationsWithInterviews { invitations, interviews, more })
}
