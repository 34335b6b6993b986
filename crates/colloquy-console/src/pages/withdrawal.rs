//! Invitees who have withdrawn their consent: the setting, and the decision about one of them.

use actix_web::HttpResponse;
use colloquy_app::invitations::withdraw_consent;
use colloquy_app::{SeenRevision, erasures, organizations};
use colloquy_domain::InvitationId;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::organization::{OrganizationUpdate, WithdrawalPolicy};
use colloquy_domain::text::ReasonToKeep;
use colloquy_languages::console_withdrawal::ConsoleWithdrawalTexts;

use super::invitation::{self, FaultyInput};
use crate::edit_conflict::{self, StoredField};
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::timed_text::TimedText;

/// The longest reason, in characters.
const LONGEST_REASON: usize = 500;

/// What the page of an invitation says about a withdrawal.
pub struct WithdrawalNotice {
    pub withdrawn: TimedText,
    pub state: TimedText,
    /// Whether the person may decide now.
    pub may_decide: bool,
    /// A reason that cannot be stored.
    pub faulty_reason: Option<String>,
    pub longest_reason: usize,
}

impl WithdrawalNotice {
    pub async fn of(
        request: &ConsoleRequest<'_>,
        invitation: &Invitation,
        faulty_reason: Option<String>,
    ) -> Result<Option<Self>, ConsoleProblem> {
        let Some(withdrawal) = invitation.withdrawal else { return Ok(None) };
        let texts = &request.texts.withdrawal;
        let organization = invitation.organization_id;
        let erasure = erasures::of_target(request.app, organization, invitation.id.uuid()).await?;
        let at = |sentence, time| TimedText::new(sentence, time, request.language);
        let may_decide = request.may_administer() && erasure.is_none() && withdrawal.awaits_decision();
        let state = match (erasure, withdrawal.kept_at) {
            (Some(_), _) => texts.being_erased.into(),
            (None, Some(kept_at)) => at(texts.kept, kept_at),
            (None, None) if may_decide => texts.decide.into(),
            (None, None) => texts.owners_decide.into(),
        };
        Ok(Some(WithdrawalNotice {
            withdrawn: at(texts.withdrawn, withdrawal.at),
            state,
            may_decide,
            faulty_reason,
            longest_reason: LONGEST_REASON,
        }))
    }
}

/// Records that the organization keeps what is stored, or asks for a reason again.
pub async fn keep(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<HttpResponse, ConsoleProblem> {
    let entered = request.form.value("reason").trim();
    let Ok(reason) = ReasonToKeep::parse(entered) else {
        return invitation::page(request, id, FaultyInput::Reason(entered.to_owned())).await;
    };
    let administrator = request.administrator()?;
    withdraw_consent::keep(request.app, &administrator, request.caller()?, id, &reason).await?;
    invitation::saved(request, id)
}

/// A choice of the setting.
pub struct PolicyChoice {
    pub value: &'static str,
    pub text: &'static str,
    pub hint: &'static str,
    pub is_chosen: bool,
}

/// Returns the choices of the setting.
pub async fn policies(request: &ConsoleRequest<'_>) -> Result<Vec<PolicyChoice>, ConsoleProblem> {
    let chosen = request.caller()?.organization().withdrawal_policy;
    let choice = |policy: &WithdrawalPolicy| {
        let (text, hint) = label(*policy, &request.texts.withdrawal);
        PolicyChoice { value: policy.as_str(), text, hint, is_chosen: *policy == chosen }
    };
    Ok(WithdrawalPolicy::ALL.iter().map(choice).collect())
}

fn label(policy: WithdrawalPolicy, texts: &ConsoleWithdrawalTexts) -> (&'static str, &'static str) {
    match policy {
        WithdrawalPolicy::AskFirst => (texts.ask_first, texts.ask_first_hint),
        WithdrawalPolicy::EraseAtOnce => (texts.erase_at_once, texts.erase_at_once_hint),
    }
}

/// Returns the setting as the field of its form.
pub fn policy_field(request: &ConsoleRequest<'_>) -> Result<StoredField, ConsoleProblem> {
    let (texts, policy) = (&request.texts.withdrawal, request.caller()?.organization().withdrawal_policy);
    Ok(StoredField::new(texts.heading, policy.as_str()).shown_as(label(policy, texts).0))
}

/// Saves the setting.
pub async fn save_policy(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let entered = request.form.value("withdrawal").to_owned();
    WithdrawalPolicy::from_word(&entered).ok_or(ConsoleProblem::BadForm)?;
    // With two choices, what one person changes cannot collide with what another one changes.
    let merged = edit_conflict::merge(request, vec![policy_field(request)?], [Some(entered)]);
    let policy = WithdrawalPolicy::from_word(merged.value(0)).ok_or(ConsoleProblem::BadForm)?;
    let (administrator, organization) = (request.administrator()?, request.organization()?);
    let update = OrganizationUpdate { withdrawal_policy: Some(policy), ..OrganizationUpdate::default() };
    let seen = SeenRevision::of(request.caller()?.organization());
    organizations::update(request.app, &administrator, organization, update, seen).await?;
    Ok(response::redirect(&format!("/app/organizations/{organization}/data?saved")))
}
