//! An invitee who is back: what was said before counts, and only a question without an answer is asked again.

use super::SessionMachine;
use crate::language::Language;
use crate::message::Role;
use crate::safety;
use crate::session::answer::InviteeAnswer;
use crate::session::effect::FixedUtterance;

impl SessionMachine {
    /// Greets an invitee who is back. The words of an answer from before may still be on their way.
    pub(super) fn welcome_back(&mut self) {
        self.say(FixedUtterance::WelcomeBack);
        self.returning = Some(self.clock.elapsed_ms() + self.setup.engines.recovery_ms);
        self.thinking_since_ms = self.clock.now_ms();
        self.check_return();
    }

    pub(super) fn is_returning(&self) -> bool {
        self.returning.is_some()
    }

    /// Continues as soon as it is known whether the last question was answered.
    pub(super) fn check_return(&mut self) {
        let Some(until_ms) = self.returning else { return };
        if !self.drafts.is_empty() && self.clock.elapsed_ms() < until_ms {
            return;
        }
        self.returning = None;
        let last = self.conversation.iter().rfind(|turn| !turn.text.is_empty()).map(|turn| turn.role);
        match (last, self.last_question.clone()) {
            (Some(Role::User), _) | (_, None) => self.request_owed_reply(),
            // What was said about a danger is no question, so the interviewer continues with another topic.
            (_, Some(text))
                if safety::is_response(&text, self.setup.language.unwrap_or(Language::DEFAULT)) =>
            {
                self.request_owed_reply();
            }
            (_, Some(question)) => {
                self.returns += 1;
                self.say(FixedUtterance::QuestionAgain { question, times: self.returns });
            }
        }
    }

    fn request_owed_reply(&mut self) {
        self.owes_reply = true;
        self.request_reply(InviteeAnswer::default());
    }
}
