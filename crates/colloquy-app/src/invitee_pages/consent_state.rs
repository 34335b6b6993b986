//! What has become of the consent of an invitee.

use colloquy_domain::invitation::Invitation;
use colloquy_domain::organization::{Organization, WithdrawalPolicy};
use colloquy_domain::session_run::SessionRun;

use crate::{App, AppError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConsentState {
    NotGiven,
    /// With what happens if the invitee withdraws it.
    Given(WithdrawalPolicy),
    Withdrawn(DataAfterWithdrawal),
}

impl ConsentState {
    pub fn may_withdraw(self) -> bool {
        matches!(self, ConsentState::Given(_))
    }
}

/// What happens to what is stored about an invitee who has withdrawn their consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataAfterWithdrawal {
    /// The organization has not decided.
    Undecided,
    BeingErased,
    Kept,
}

pub(super) async fn consent_state(
    app: &App,
    invitation: &Invitation,
    organization: &Organization,
    session_run: Option<&SessionRun>,
) -> Result<ConsentState, AppError> {
    let Some(withdrawal) = invitation.withdrawal else {
        let policy = organization.withdrawal_policy;
        return Ok(session_run.map_or(ConsentState::NotGiven, |_| ConsentState::Given(policy)));
    };
    let data = match app.storage.erasure_of(invitation.id.uuid()).await? {
        Some(_) => DataAfterWithdrawal::BeingErased,
        None if withdrawal.awaits_decision() => DataAfterWithdrawal::Undecided,
        None => DataAfterWithdrawal::Kept,
    };
    Ok(ConsentState::Withdrawn(data))
}
