//! Answers an invitee who reports a danger, and pauses the interview. No interviewer is asked.

use std::collections::VecDeque;

use colloquy_domain::message::Role;
use colloquy_domain::ports::ConversationTurn;
use colloquy_domain::safety::{self, SafetyConcern};
use colloquy_domain::session::{SessionInput, ShownSessionState, SpeechId};
use serde_json::Value;

use super::SessionActor;
use crate::sessions::fixed_speech;

/// A concern after which the interview is not paused yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct PendingConcern {
    concern: SafetyConcern,
    /// What is being said about it; `None` if it was interrupted. Then it is said again after the next answer.
    speech: Option<SpeechId>,
}

impl SessionActor {
    /// Says what is to be said if the last answer raises a concern. Returns whether it did.
    pub(super) fn answer_concern(
        &mut self,
        speech: SpeechId,
        conversation: &[ConversationTurn],
        are_words_sure: bool,
        inputs: &mut VecDeque<SessionInput>,
    ) -> bool {
        let pending = self.pending_concern.map(|pending| pending.concern);
        let Some(concern) = last_concern(conversation, are_words_sure, self).or(pending) else {
            return false;
        };
        self.pending_concern = Some(PendingConcern { concern, speech: Some(speech) });
        self.journal.concern = Some(concern);
        let text = safety::response(concern, &self.situation.locale, self.safety_contact.as_ref());
        let sentences = fixed_speech::split(&text).into_iter();
        inputs.extend(sentences.map(|text| SessionInput::Sentence { speech, text }));
        inputs.push_back(SessionInput::SpeechComplete { speech, closes: false });
        true
    }

    pub(super) fn interrupt_concern(&mut self, cancelled: SpeechId) {
        if let Some(pending) = &mut self.pending_concern {
            pending.speech = pending.speech.filter(|speech| *speech != cancelled);
        }
    }

    /// Pauses the interview once everything was said.
    pub(super) fn pause_after_concern(&mut self, state: ShownSessionState) -> Option<SessionInput> {
        let is_said = self.pending_concern.is_some_and(|pending| pending.speech.is_some());
        let is_over = is_said && state == ShownSessionState::Listening;
        is_over.then(|| {
            self.pending_concern = None;
            SessionInput::Pause
        })
    }
}

/// Returns the concern that the answer since the interviewer's last message raises.
fn last_concern(
    conversation: &[ConversationTurn],
    are_words_sure: bool,
    actor: &SessionActor,
) -> Option<SafetyConcern> {
    let asked = conversation.iter().rposition(|turn| turn.role == Role::Assistant);
    let answer = &conversation[asked.map_or(0, |asked| asked + 1)..];
    let said: Vec<&str> = answer.iter().map(|turn| turn.text.as_str()).collect();
    let said = said.join("\n");
    let is_told = asked.is_some_and(|asked| safety::is_response(&conversation[asked].text, actor.language));
    // Words that were hardly understood can sound like anything, and a pause would end a normal interview.
    if is_told || !are_words_sure {
        return safety::repeated_concern(&said, actor.language);
    }
    safety::concern_of_answer(&said, actor.language).map(|(concern, _)| concern)
}

/// Adds the concern to the data of a log entry.
pub fn with_concern(mut data: Value, concern: Option<SafetyConcern>) -> Value {
    if let Some(concern) = concern {
        data["concern"] = concern.as_str().into();
    }
    data
}
