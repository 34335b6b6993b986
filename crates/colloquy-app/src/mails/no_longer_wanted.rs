//! Decides whether a mail that has waited must still be sent, and whether now.

use colloquy_domain::Timestamp;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::mail::{Letter, QueuedMail};
use colloquy_domain::ports::{Storage, StorageError};

pub(super) const BEING_ERASED: &str = "not sent: the invitation is being erased";

/// Why no mail is sent after the invitee has withdrawn their consent.
pub(crate) const CONSENT_WITHDRAWN: &str = "not sent: the invitee has withdrawn their consent";

const DEADLINE_PASSED: &str = "not sent: the deadline has passed";

/// Whether the erasure of an invitation, or of what it belongs to, was requested.
pub(super) async fn is_being_erased(
    storage: &dyn Storage,
    invitation: &Invitation,
) -> Result<bool, StorageError> {
    let erasures = futures::try_join!(
        storage.erasure_of(invitation.id.uuid()),
        storage.erasure_of(invitation.interview_id.uuid()),
        storage.erasure_of(invitation.organization_id.uuid()),
    );
    let (of_invitation, of_interview, of_organization) = erasures?;
    Ok(of_invitation.or(of_interview).or(of_organization).is_some())
}

/// Returns when the hours begin in which a reminder by the plan may be sent, if it was delayed beyond them.
pub(super) fn hours_begin(
    mail: &QueuedMail,
    invitation: &Invitation,
    interview: &Interview,
    now: Timestamp,
) -> Option<Timestamp> {
    // Reminders that a member sends come at once, at any hour.
    if !mail.is_by_plan() {
        return None;
    }
    let plan = interview.reminder_plan.as_ref()?;
    Some(plan.next_opening(invitation.time_zone.as_ref(), now)).filter(|opening| *opening > now)
}

/// Returns why a mail must no longer be sent.
pub(super) fn no_longer_wanted(
    mail: &QueuedMail,
    invitation: &Invitation,
    interview: &Interview,
    now: Timestamp,
) -> Option<String> {
    if mail.letter == Letter::Link {
        return unwanted_link(mail, invitation, interview).map(str::to_owned);
    }
    if matches!(mail.letter, Letter::Reminder | Letter::OrganizationReminder) {
        return unwanted_reminder(mail, invitation, interview, now);
    }
    if invitation.mail_id != Some(mail.id) {
        return Some("not sent: a later request has replaced it".to_owned());
    }
    if interview.visibility.is_archived() {
        return Some("not sent: the interview is archived".to_owned());
    }
    if invitation.is_overdue(interview, now) {
        return Some(DEADLINE_PASSED.to_owned());
    }
    invitation.require_mailable().err().map(|refusal| format!("not sent: {refusal}"))
}

/// Returns why an invitee must not be reminded any more.
fn unwanted_reminder(
    mail: &QueuedMail,
    invitation: &Invitation,
    interview: &Interview,
    now: Timestamp,
) -> Option<String> {
    if let Some(reason) = unwanted_link(mail, invitation, interview) {
        return Some(reason.to_owned());
    }
    if mail.is_by_plan() && interview.reminder_plan.is_none() {
        return Some("not sent: the interview has no plan of reminders any more".to_owned());
    }
    if invitation.status != Status::Ready {
        return Some("not sent: the invitation is not waiting for its invitee any more".to_owned());
    }
    invitation.is_overdue(interview, now).then(|| DEADLINE_PASSED.to_owned())
}

/// Returns why a mail with a link must not be sent. The state of the invitation is no reason: the page behind the link
/// shows it to the person whose link it is. After a withdrawal, that person gets no mail at all.
fn unwanted_link(mail: &QueuedMail, invitation: &Invitation, interview: &Interview) -> Option<&'static str> {
    if invitation.withdrawal.is_some() {
        return Some(CONSENT_WITHDRAWN);
    }
    let is_archived = invitation.visibility.is_archived() || interview.visibility.is_archived();
    let is_theirs = invitation.email.as_ref() == Some(&mail.to);
    match (is_archived, is_theirs) {
        (true, _) => Some("not sent: the invitation or its interview is archived"),
        (false, false) => Some("not sent: the invitation has another address now"),
        (false, true) => None,
    }
}
