//! What an invitation records about its mails.

use jiff::Timestamp;

use super::{Invitation, Status, TransitionRefused};
use crate::ids::MailId;
use crate::mail::QueuedMail;
use crate::mail_report::MailReportKind;
use crate::revision::TransitionOutcome;
use crate::text::Email;
use crate::unsubscription::UNSUBSCRIBED;

impl Invitation {
    /// Sets the address that the link is mailed to. The mail itself is queued in the same unit of work.
    pub fn send(&mut self, email: Email, mail: MailId, now: Timestamp) -> Result<(), TransitionRefused> {
        self.require_mailable()?;
        // A new address had no reminder yet, and a bounce of the old one stops no reminder to it.
        if self.email.as_ref() != Some(&email) {
            self.facts.reminders = 0;
        }
        self.facts.email = Some(email);
        self.expect(mail, now);
        Ok(())
    }

    /// Waits for the outcome of a new mail and ignores that of earlier ones.
    pub fn expect(&mut self, mail: MailId, now: Timestamp) {
        self.facts.mail_id = Some(mail);
        self.facts.sent = false;
        self.facts.error = None;
        self.facts.updated_at = now;
    }

    /// Returns an error if a mail may no longer be sent. It is checked once more just before sending.
    pub fn require_mailable(&self) -> Result<(), TransitionRefused> {
        self.require_active()?;
        self.require(&[Status::Ready, Status::Reopened])
    }

    /// Records that a mail was accepted.
    pub fn mailed(&mut self, now: Timestamp) {
        self.facts.sent = true;
        self.facts.sent_at = Some(now);
        self.facts.mailed_at = Some(now);
        self.facts.error = None;
        self.facts.updated_at = now;
    }

    /// Records that a mail was accepted, after what was reported about it. The error of the report stays.
    pub fn mailed_before_error(&mut self, now: Timestamp) {
        let error = self.facts.error.take();
        self.mailed(now);
        self.facts.error = error;
    }

    /// Withdraws the pending mail. It will not be sent later either, even if sending becomes possible again.
    pub fn forget_mail(&mut self) -> Option<MailId> {
        self.facts.mail_id.take()
    }

    /// Records that a mail was refused, or could not be handed over yet.
    pub fn mail_failed(&mut self, reason: String, now: Timestamp) {
        self.facts.sent = false;
        self.facts.error = Some(reason);
        self.facts.updated_at = now;
    }

    /// Records what was reported about a mail to the invitee. A mail that was accepted stays sent. While the interview is
    /// in progress, only the mail that the invitation waits for counts: the session changes the invitation as well.
    pub fn mail_reported(
        &mut self,
        mail: &QueuedMail,
        kind: MailReportKind,
        reason: &str,
        now: Timestamp,
    ) -> TransitionOutcome {
        let is_awaited = self.mail_id == Some(mail.id) || self.status == Status::Ready;
        if !is_awaited || self.email.as_ref() != Some(&mail.to) {
            return TransitionOutcome::Unchanged;
        }
        let what = match kind {
            MailReportKind::HardBounce => "the mail bounced",
            MailReportKind::SoftBounce => "the mail could not be delivered",
            MailReportKind::Complaint => "the recipient has reported the mail as unwanted",
        };
        self.facts.error =
            Some(if reason.is_empty() { what.to_owned() } else { format!("{what}: {reason}") });
        if kind.blocks() {
            self.stop_reminders();
        }
        self.facts.updated_at = now;
        TransitionOutcome::Changed
    }

    /// Records that the recipient has unsubscribed, if the invitation still has that address. The link stays
    /// valid, and a mail that was sent stays sent.
    pub fn unsubscribed(&mut self, email: &Email, now: Timestamp) -> TransitionOutcome {
        let is_theirs = |own: &Email| own.as_str().eq_ignore_ascii_case(email.as_str());
        if !self.facts.email.as_ref().is_some_and(is_theirs) {
            return TransitionOutcome::Unchanged;
        }
        self.facts.error = Some(UNSUBSCRIBED.to_owned());
        self.facts.updated_at = now;
        TransitionOutcome::Changed
    }
}

#[cfg(test)]
mod tests;
