//! The outcome of an attempt, and how it is stored.

use std::time::Duration;

use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::mail::{Letter, Mail, MailState};
use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::{Id, LogEntryId};
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::MailWorker;

/// How long storing an outcome is retried while the database is unavailable. After that, the mail is sent again.
const STORE_TIMEOUT: Duration = Duration::from_secs(25);

const STORE_RETRY_INTERVAL: Duration = Duration::from_millis(500);

/// The outcome of an attempt to send a mail.
pub(super) enum SendOutcome {
    Sent,
    /// The server rejected the mail for good, so there is no retry.
    Refused(String),
    Later(String),
    /// The mail must not be sent any more.
    Unwanted(String),
}

impl SendOutcome {
    fn is_sent(&self) -> bool {
        self.reason().is_none()
    }

    fn reason(&self) -> Option<&str> {
        match self {
            SendOutcome::Sent => None,
            SendOutcome::Refused(reason) | SendOutcome::Later(reason) | SendOutcome::Unwanted(reason) => {
                Some(reason)
            }
        }
    }
}

/// Returns why a mail must not be sent any more.
pub(super) fn unwanted(mail: &Mail, invitation: &Invitation, interview: &Interview) -> Option<String> {
    if mail.letter == Letter::Link {
        return unwanted_link(mail, invitation, interview).map(str::to_owned);
    }
    if invitation.mail_id != Some(mail.id) {
        return Some("not sent: a later request has replaced it".to_owned());
    }
    if interview.visibility.is_archived() {
        return Some("not sent: the interview is archived".to_owned());
    }
    invitation.require_mailable().err().map(|refusal| format!("not sent: {refusal}"))
}

/// Returns why a mail with a link must not be sent. The state of the invitation is no reason: the page behind the link
/// shows it to the person whose link it is.
fn unwanted_link(mail: &Mail, invitation: &Invitation, interview: &Interview) -> Option<&'static str> {
    let is_archived = invitation.visibility.is_archived() || interview.visibility.is_archived();
    let is_theirs = invitation.email.as_ref() == Some(&mail.to);
    match (is_archived, is_theirs) {
        (true, _) => Some("not sent: the invitation or its interview is archived"),
        (false, false) => Some("not sent: the invitation has another address now"),
        (false, true) => None,
    }
}

impl MailWorker {
    /// Stores the outcome of an attempt. Others may change the invitation meanwhile. The mail is ours, unless another
    /// worker has claimed it after our lease ended.
    pub(super) async fn record_outcome(
        &self,
        mut mail: Mail,
        mut invitation: Invitation,
        outcome: SendOutcome,
    ) -> Result<Invitation, StorageError> {
        let actor = mail.actor_of_try();
        let stored_by = Instant::now() + STORE_TIMEOUT;
        loop {
            let (unit, after) = self.outcome_unit(mail.clone(), invitation.clone(), actor.clone(), &outcome);
            let error = match self.storage.commit(unit).await {
                Ok(()) => return Ok(after),
                Err(error @ StorageError::Failed(_)) => return Err(error),
                Err(error) => error,
            };
            if Instant::now() >= stored_by {
                return Err(error);
            }
            sleep(if matches!(error, StorageError::Conflict) {
                Duration::ZERO
            } else {
                STORE_RETRY_INTERVAL
            })
            .await;
            match self.as_stored(&mail, &invitation).await {
                Err(StorageError::Unavailable(_)) => {}
                Err(error) => return Err(error),
                Ok(None) => return Err(StorageError::Conflict),
                // The commit took effect although it was reported as failed.
                Ok(Some((stored, invitation))) if stored.state == MailState::Sent => return Ok(invitation),
                // The mail was withdrawn while the attempt was in flight.
                Ok(Some((stored, _))) if stored.state == MailState::Failed && !outcome.is_sent() => {
                    return Err(StorageError::Conflict);
                }
                Ok(Some(stored)) => (mail, invitation) = stored,
            }
        }
    }

    async fn as_stored(
        &self,
        mail: &Mail,
        invitation: &Invitation,
    ) -> Result<Option<(Mail, Invitation)>, StorageError> {
        let mail = self.still_ours(mail).await?;
        Ok(mail.zip(self.storage.invitation(invitation.id).await?))
    }

    fn outcome_unit(
        &self,
        mut mail: Mail,
        mut invitation: Invitation,
        actor: Actor,
        outcome: &SendOutcome,
    ) -> (UnitOfWork, Invitation) {
        let now = self.clock.now();
        let email = mail.to.clone();
        match outcome {
            SendOutcome::Sent => mail.sent(),
            SendOutcome::Refused(reason) | SendOutcome::Unwanted(reason) => mail.dropped(reason.clone()),
            SendOutcome::Later(reason) => drop(mail.postponed(reason.clone(), now)),
        }
        // A mail that the invitation does not wait for must not conflict with what an interview in progress saves.
        let is_awaited = invitation.mail_id == Some(mail.id);
        if is_awaited {
            match outcome.reason() {
                None => invitation.mailed(now),
                Some(reason) => invitation.mail_failed(reason.to_owned(), now),
            }
        }
        let mut logged = match mail.state {
            MailState::Sent => Some((EventType::InvitationSent, json!({ "email": email.as_str() }))),
            MailState::Failed => {
                let data = json!({ "email": email.as_str(), "reason": outcome.reason() });
                Some((EventType::InvitationSendFailed, data))
            }
            MailState::Due => None,
        };
        if let Some((_, data)) = logged.as_mut().filter(|_| mail.letter == Letter::Link) {
            data["letter"] = json!(mail.letter.as_str());
        }
        let mut unit = UnitOfWork::default().with(Write::SaveMail(mail));
        if is_awaited {
            unit.push(Write::SaveInvitation(invitation.clone()));
        }
        if let Some((event, data)) = logged {
            let id: LogEntryId = Id::from_uuid(self.ids.next());
            let owner = (invitation.organization_id, invitation.interview_id);
            let entry = LogEntry::of_interview(id, event, owner, actor, now).about(invitation.id);
            unit.push(Write::AddLogEntry(entry.with(data)));
        }
        (unit, invitation)
    }
}
