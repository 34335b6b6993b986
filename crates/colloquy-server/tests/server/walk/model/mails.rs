//! What becomes of mails.

use std::collections::BTreeSet;

use super::super::steps::Temper;
use super::{Model, Waiting};

impl Model {
    /// Asks for a mail to an invitation's own address, which is tried at once.
    pub(super) fn mail(&mut self, at: usize) {
        self.invitations[at].updated_at = self.now;
        let Some(email) = self.invitations[at].email.clone() else {
            self.fail(at, "apiKey", true);
            return;
        };
        self.mails += 1;
        self.invitations[at].mail = Some(self.mails);
        self.attempt(Waiting { at, email, number: self.mails }, "apiKey");
    }

    /// A mail that waits is not sent any more.
    pub(super) fn take_back(&mut self, at: usize) {
        let Some(number) = self.invitations[at].mail.take() else { return };
        let before = self.waiting.len();
        self.waiting.retain(|mail| mail.number != number);
        if self.waiting.len() < before {
            self.met.insert("a mail that was taken back");
            self.fail(at, "apiKey", true);
        }
    }

    /// Tries every mail that waits.
    pub fn attempt_waiting(&mut self) {
        self.place += 1;
        for mail in std::mem::take(&mut self.waiting) {
            self.attempt(mail, "system");
        }
    }

    /// Whose mails wait.
    pub fn waiting(&self) -> BTreeSet<usize> {
        self.waiting.iter().map(|mail| mail.at).collect()
    }

    fn attempt(&mut self, mail: Waiting, actor: &'static str) {
        let at = mail.at;
        let invitation = &self.invitations[at];
        let is_its_own = invitation.mail == Some(mail.number);
        let is_archived =
            invitation.archived_at.is_some() || self.interviews[invitation.interview].archived_at.is_some();
        let is_open = matches!(invitation.status, "READY" | "REOPENED");
        if !is_its_own || is_archived || !is_open {
            self.met.insert("a mail that nobody wants any more");
            return self.fail(at, actor, is_its_own);
        }
        if actor == "system" {
            self.met.insert("a mail taken up later");
        }
        self.letters.push((at, mail.email.clone()));
        match self.temper {
            Temper::Refuses => self.fail(at, actor, true),
            Temper::Accepts => {
                let (now, invitation) = (self.now, &mut self.invitations[at]);
                (invitation.sent, invitation.sent_at, invitation.has_error) = (true, Some(now), false);
                invitation.updated_at = now;
                self.log("invitation.sent", self.invitations[at].interview, Some(at), actor);
            }
            Temper::Postpones => {
                self.met.insert("a mail put off");
                self.show_failure(at);
                self.waiting.push(mail);
            }
        }
    }

    /// The mail is given up. What became of an earlier one says nothing about the last.
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
