//! What becomes of mails.

use std::collections::BTreeSet;

use super::super::steps::Temper;
use super::Model;

impl Model {
    /// Asks for a mail to an invitation's own address, which is tried at once.
    pub(super) fn mail(&mut self, at: usize) {
        self.invitations[at].updated_at = self.now;
        let Some(email) = self.invitations[at].email.clone() else {
            self.fail(at, "apiKey", true);
            return;
        };
        self.attempt(at, email, "apiKey");
    }

    /// Tries every mail that waits.
    pub fn attempt_waiting(&mut self) {
        self.place += 1;
        for (at, email) in std::mem::take(&mut self.waiting) {
            self.attempt(at, email, "system");
        }
    }

    /// Whose mails wait.
    pub fn waiting(&self) -> BTreeSet<usize> {
        self.waiting.iter().map(|(at, _)| *at).collect()
    }

    fn attempt(&mut self, at: usize, email: String, actor: &'static str) {
        let invitation = &self.invitations[at];
        let is_its_own = invitation.email.as_ref() == Some(&email);
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
        self.letters.push((at, email.clone()));
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
                self.waiting.push((at, email));
            }
        }
    }

    /// The mail is given up. An earlier address's mail says nothing about the present one.
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
