//! What became of a try, and how that is stored.

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

/// How long an outcome is tried to be stored while the database is away. After that the mail goes again.
const STORE_FOR: Duration = Duration::from_secs(25);

const STORE_AGAIN: Duration = Duration::from_millis(500);

/// What became of a try.
pub(super) enum SendOutcome {
    Sent,
    /// Trying again is of no use.
    Refused(String),
    Later(String),
    /// It is not to be sent any more.
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

/// Why a mail is not to be sent any more.
pub(super) fn unwanted(mail: &Mail, invitation: &Invitation, interview: &Interview) -> Option<String> {
    if mail.letter == Letter::Link {
        return unwanted_link(mail, invitation, interview).map(str::to_owned);
    }
    if invitation.mail_id != Some(mail.id) {
        return Some("not sent: a later command has taken its place".to_owned());
    }
    if interview.visibility.is_archived() {
        return Some("not sent: the interview is archived".to_owned());
    }
    invitation.require_mailable().err().map(|refusal| format!("not sent: {refusal}"))
}

/// Wanted in every state: the page behind the link says what the state is, to the person whose link it is.
fn unwanted_link(mail: &Mail, invitation: &Invitation, interview: &Interview) -> Option<&'static str> {
    let is_archived = invitation.visibility.is_archived() || interview.visibility.is_archived();
    let is_theirs = invitation.email.as_ref() == Some(&mail.to);
    match (is_archived, is_theirs) {
        (true, _) => Some("not sent: the invitation or its interview is archived"),
        (false, false) => Some("not sent: the invitation has another address by now"),
        (false, true) => None,
    }
}

impl MailWorker {
    /// Stores what became of a try. The invitation may be changed by others meanwhile; the mail is ours, unless
    /// somebody has taken it after our lease ended.
    pub(super) async fn settle(
        &self,
        mut mail: Mail,
        mut invitation: Invitation,
        outcome: SendOutcome,
    ) -> Result<Invitation, StorageError> {
        let actor = mail.actor_of_try();
        let stored_by = Instant::now() + STORE_FOR;
        loop {
            let (unit, after) = self.settlement(mail.clone(), invitation.clone(), actor.clone(), &outcome);
            let error = match self.storage.commit(unit).await {
                Ok(()) => return Ok(after),
                Err(error @ StorageError::Failed(_)) => return Err(error),
                Err(error) => error,
            };
            if Instant::now() >= stored_by {
                return Err(error);
            }
            sleep(if matches!(error, StorageError::Conflict) { Duration::ZERO } else { STORE_AGAIN }).await;
            match self.as_stored(&mail, &invitation).await {
                Err(StorageError::Unavailable(_)) => {}
                Err(error) => return Err(error),
                Ok(None) => return Err(StorageError::Conflict),
                // It took effect although we were not told so.
                Ok(Some((stored, invitation))) if stored.state == MailState::Sent => return Ok(invitation),
                // It was taken back, but not in time.
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

    fn settlement(
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
        // What an interview in progress saves must not be disturbed by a mail that changes nothing of it.
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
