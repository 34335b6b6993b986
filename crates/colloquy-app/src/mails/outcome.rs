//! The outcome of an attempt, and how it is stored.

use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::mail::{Letter, MailState, QueuedMail};
use colloquy_domain::ports::{MailerError, StorageError, UnitOfWork, Write};
use colloquy_domain::{Id, LogEntryId, TransitionOutcome};
use serde_json::json;
use tokio::time::error::Elapsed;

use super::outbox::MailInProgress;
use super::{MailOutbox, MailQueue};
use crate::delivery::commit;

/// The outcome of an attempt to send a mail.
pub(crate) enum SendOutcome {
    Sent,
    Later(String),
    /// The server rejected the mail for good, or the organization must no longer mail the recipient.
    Refused(String),
    /// The mail is not sent for a reason that may pass.
    Unwanted(String),
}

impl SendOutcome {
    /// Returns the outcome of an attempt that ended or timed out.
    pub fn of(delivered: Result<Result<(), MailerError>, Elapsed>) -> Self {
        match delivered {
            Ok(Ok(())) => SendOutcome::Sent,
            Ok(Err(MailerError::Refused(reason))) => SendOutcome::Refused(reason),
            Ok(Err(MailerError::Later(reason))) => SendOutcome::Later(reason),
            Err(_) => SendOutcome::Later("The mail server did not answer in time".to_owned()),
        }
    }

    /// Returns why the mail was not sent.
    fn reason(&self) -> Option<&str> {
        match self {
            SendOutcome::Sent => None,
            SendOutcome::Later(reason) | SendOutcome::Refused(reason) | SendOutcome::Unwanted(reason) => {
                Some(reason)
            }
        }
    }
}

/// A mail with its invitation and the outcome of its attempt, or `None` if there was no attempt: what it is about no longer
/// exists, or it must be sent later.
pub(super) type HandedOver = Option<(QueuedMail, Invitation, SendOutcome)>;

impl MailOutbox {
    /// Stores the outcome of an attempt, and reports it to the request that waits for it.
    pub(super) async fn record_outcome(
        &self,
        queue: &MailQueue,
        in_progress: MailInProgress<'_>,
        result: Result<HandedOver, StorageError>,
    ) {
        let recorded = async {
            let Some((mail, invitation, outcome)) = result? else { return Ok(None) };
            self.store_outcome(mail, invitation, outcome).await.map(Some)
        };
        let recorded = recorded.await.unwrap_or_else(|error: StorageError| {
            tracing::warn!(%error, mail = %in_progress.id, "mail outcome could not be stored; sending again later");
            None
        });
        drop(in_progress);
        if let (Some(invitation), MailQueue::Requested(request)) = (recorded, queue) {
            // The receiver is gone once the response has been sent.
            drop(request.sender.try_send(invitation));
        }
    }

    /// Stores an outcome. Others may change the invitation meanwhile. The mail is ours, unless another worker has
    /// claimed it after our lease ended.
    async fn store_outcome(
        &self,
        mut mail: QueuedMail,
        mut invitation: Invitation,
        outcome: SendOutcome,
    ) -> Result<Invitation, StorageError> {
        let (actor, error_before) = (mail.actor_of_attempt(), invitation.error.clone());
        loop {
            // The report of a bounce, or an unsubscription, can be faster than the outcome.
            let has_new_error = invitation.error != error_before;
            let attempted = (mail.clone(), invitation.clone());
            let (unit, after) = self.outcome_unit(attempted, actor.clone(), &outcome, has_new_error);
            match commit(&*self.storage, unit).await {
                Ok(()) => return Ok(after),
                Err(StorageError::Conflict) => {}
                Err(error) => return Err(error),
            }
            let stored = async {
                let mail = self.still_ours(&mail).await?;
                Ok::<_, StorageError>(mail.zip(self.storage.invitation(invitation.id).await?))
            };
            match stored.await {
                Err(StorageError::Unavailable(_)) => {}
                Err(error) => return Err(error),
                Ok(None) => return Err(StorageError::Conflict),
                // The commit took effect although it was reported as failed.
                Ok(Some((stored, invitation))) if stored.state == MailState::Sent => return Ok(invitation),
                // The mail was withdrawn while the attempt was in flight.
                Ok(Some((stored, _))) if stored.state == MailState::Failed && outcome.reason().is_some() => {
                    return Err(StorageError::Conflict);
                }
                Ok(Some(stored)) => (mail, invitation) = stored,
            }
        }
    }

    fn outcome_unit(
        &self,
        (mut mail, mut invitation): (QueuedMail, Invitation),
        actor: Actor,
        outcome: &SendOutcome,
        has_new_error: bool,
    ) -> (UnitOfWork, Invitation) {
        let now = self.clock.now();
        match outcome {
            SendOutcome::Sent => mail.sent(),
            SendOutcome::Refused(reason) | SendOutcome::Unwanted(reason) => mail.dropped(reason.clone()),
            SendOutcome::Later(reason) => drop(mail.postponed(reason.clone(), now)),
        }
        // A mail that the invitation does not wait for must not conflict with what an interview in progress saves.
        let is_awaited = invitation.mail_id == Some(mail.id);
        if is_awaited {
            match outcome.reason() {
                None if has_new_error => invitation.mailed_before_error(now),
                None => invitation.mailed(now),
                Some(reason) => invitation.mail_failed(reason.to_owned(), now),
            }
        }
        let changes_reminders = mail.letter == Letter::OrganizationReminder
            && mail.state == MailState::Failed
            && reminder_failed(&mut invitation, &mail, outcome).is_made();
        let is_reminder = matches!(mail.letter, Letter::Reminder | Letter::OrganizationReminder);
        let postpones_reminders =
            is_reminder && mail.state == MailState::Sent && invitation.reminder_sent(now).is_made();
        let event = match mail.state {
            MailState::Sent => Some(EventType::InvitationSent),
            MailState::Failed => Some(EventType::InvitationSendFailed),
            MailState::Due => None,
        };
        let mut data = json!({ "email": mail.to.as_str() });
        outcome.reason().into_iter().for_each(|reason| data["reason"] = json!(reason));
        if !matches!(mail.letter, Letter::Invitation | Letter::Resumption) {
            data["letter"] = json!(mail.letter.as_str());
        }
        let mut unit = UnitOfWork::default().with(Write::SaveMail(mail));
        if is_awaited || changes_reminders || postpones_reminders {
            unit.push(Write::SaveInvitation(invitation.clone()));
        }
        if let Some(event) = event {
            let id: LogEntryId = Id::from_uuid(self.ids.next());
            let owner = (invitation.organization_id, invitation.interview_id);
            let entry = LogEntry::of_interview(id, event, owner, actor, now).about(invitation.id);
            unit.push(Write::AddLogEntry(entry.with(data)));
        }
        (unit, invitation)
    }
}

/// Records a reminder of the organization that was not sent in the end. No other one is tried after one that could not be
/// delivered, but one that was not sent for a reason that may pass is still to come.
fn reminder_failed(
    invitation: &mut Invitation,
    mail: &QueuedMail,
    outcome: &SendOutcome,
) -> TransitionOutcome {
    match outcome {
        SendOutcome::Unwanted(_) if mail.is_by_plan() => invitation.reminder_not_sent(),
        // Those of members are not counted.
        SendOutcome::Unwanted(_) => TransitionOutcome::Unchanged,
        // The status decides whether an interview in progress could be saving at the same time.
        SendOutcome::Sent | SendOutcome::Later(_) | SendOutcome::Refused(_) => {
            if invitation.status != Status::Ready {
                return TransitionOutcome::Unchanged;
            }
            invitation.stop_reminders();
            TransitionOutcome::Changed
        }
    }
}
