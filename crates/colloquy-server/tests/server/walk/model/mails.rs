//! The outcomes of mails.

use std::collections::BTreeSet;

use super::super::steps::MailerMode;
use super::{Model, WaitingMail};

impl Model {
    /// Requests a mail to the invitation's address, which is attempted at once.
    pub(super) fn mail(&mut self, at: usize) {
        self.invitations[at].updated_at = self.now;
        let Some(email) = self.invitations[at].email.clone() else {
            self.fail(at, "apiKey", true);
            return;
        };
        self.mails += 1;
        self.invitations[at].mail = Some(self.mails);
        self.attempt(WaitingMail { at, email, number: self.mails }, "apiKey");
    }

    /// Withdraws the invitation's mail if it is still waiting.
    pub(super) fn withdraw_mail(&mut self, at: usize) {
        let Some(number) = self.invitations[at].mail.take() else { return };
        let before = self.waiting.len();
        self.waiting.retain(|mail| mail.number != number);
        if self.waiting.len() < before {
            self.met.insert("a withdrawn mail");
            self.fail(at, "apiKey", true);
        }
    }

    /// Attempts every waiting mail.
    pub fn attempt_waiting(&mut self) {
        self.place += 1;
        for mail in std::mem::take(&mut self.waiting) {
            self.attempt(mail, "system");
        }
    }

    /// Returns the invitations with waiting mails.
    pub fn waiting(&self) -> BTreeSet<usize> {
        self.waiting.iter().map(|mail| mail.at).collect()
    }

    fn attempt(&mut self, mail: WaitingMail, actor: &'static str) {
        let at = mail.at;
        let invitation = &self.invitations[at];
        let is_its_own = invitation.mail == Some(mail.number);
        let is_archived =
            invitation.archived_at.is_some() || self.interviews[invitation.interview].archived_at.is_some();
        let is_open = matches!(invitation.status, "READY" | "REOPENED");
        if !is_its_own || is_archived || !is_open {
            self.met.insert("an obsolete mail");
            return self.fail(at, actor, is_its_own);
        }
        if actor == "system" {
            self.met.insert("a mail sent by a worker");
        }
        self.letters.push((at, mail.email.clone()));
        match self.mailer_mode {
            MailerMode::Refuses => self.fail(at, actor, true),
            MailerMode::Accepts => {
                let (now, invitation) = (self.now, &mut self.invitations[at]);
                (invitation.sent, invitation.sent_at, invitation.has_error) = (true, Some(now), false);
                invitation.updated_at = now;
                self.log("invitation.sent", self.invitations[at].interview, Some(at), actor);
            }
            MailerMode::Postpones => {
                self.met.insert("a deferred mail");
                self.show_failure(at);
                self.waiting.push(mail);
            }
        }
    }

    /// Logs a failed mail. Only the invitation's last mail changes its record.
    fn fail(&mut self, at: usize, actor: &'static str, is_its_own: bool) {
        if is_its_own {
            self.show_failure(at);
        }
        self.log("invitation.sendFailed", self.invitations[at].interview, Some(at), actor);
    }

    fn show_failure(&mut self, at: usize) {
        let (now, invitation) = (self.now, &mut self.invitations[at]);
        (invitation.sent, invitation.has_error, invitation.updated_at) = (false, true, now);
    }
}
