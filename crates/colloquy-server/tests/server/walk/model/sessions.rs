//! The changes that a session makes to an invitation.

use super::{MESSAGE_S, Message, Model};

impl Model {
    pub fn may_start(&self, at: usize) -> bool {
        let invitation = &self.invitations[at];
        invitation.archived_at.is_none() && matches!(invitation.status, "READY" | "REOPENED")
    }

    pub fn start(&mut self, at: usize) {
        if self.invitations[at].started_at.is_some() {
            self.met.insert("a resumed interview");
        }
        let (now, invitation) = (self.now, &mut self.invitations[at]);
        invitation.status = "IN_PROGRESS";
        invitation.started_at.get_or_insert(now);
        invitation.sessions += 1;
        (invitation.end_reason, invitation.incomplete, invitation.completed_at) = (None, false, None);
        invitation.updated_at = now;
    }

    pub fn is_running(&self, at: usize) -> bool {
        self.invitations[at].status == "IN_PROGRESS"
    }

    pub fn speak(&mut self, at: usize, id: String, is_recorded: bool) {
        let (now, invitation) = (self.now, &mut self.invitations[at]);
        let is_answer = invitation.messages.len() % 2 == 1;
        let session = invitation.sessions;
        invitation.messages.push(Message { id, is_answer, is_recorded, created_at: now, session });
        invitation.updated_at = now;
    }

    pub fn end(&mut self, at: usize, reason: &'static str) {
        let now = self.now;
        self.invitations[at].close(reason, now);
    }
}

impl super::Invitation {
    pub fn active_seconds(&self) -> i64 {
        MESSAGE_S * i64::try_from(self.messages.len()).expect("few")
    }

    pub fn responses(&self) -> usize {
        self.messages.iter().filter(|message| message.is_answer).count()
    }
}
