//! Messages on their way into the transcript: in order, each once.

use super::Session;
use crate::message::{Role, split};
use crate::ports::Turn;
use crate::session::answer::Answer;
use crate::session::backchannel::Weight;
use crate::session::clock::Span;
use crate::session::effect::{Effect, Say, Spoken, State};
use crate::session::speech::{Source, Speech};

/// A message that waits for its words, or for those before it.
#[derive(Clone, Debug)]
pub(super) enum Draft {
    Said(Spoken),
    Answer {
        answer: Answer,
        session: i32,
        /// It was said while the interviewer spoke, so agreement is no answer.
        is_beside: bool,
    },
}

impl Draft {
    pub(super) fn answer_mut(&mut self) -> Option<&mut Answer> {
        match self {
            Draft::Answer { answer, .. } => Some(answer),
            Draft::Said(_) => None,
        }
    }
}

impl Session {
    pub(super) fn draft_answer(&mut self, answer: Answer, is_beside: bool) {
        if !answer.is_empty() {
            self.drafts.push_back(Draft::Answer { answer, session: self.session, is_beside });
        }
    }

    /// What was said while the speech was only being made stands before it, and is no answer to it.
    pub(super) fn draft_what_came_before(&mut self) {
        let heard = self.speeches.front().and_then(Speech::span);
        let begun_ms = heard.map_or(self.clock.now_ms(), |span| span.start_ms);
        let is_before = self.answer.span().is_some_and(|span| span.end_ms <= begun_ms);
        if self.state == State::Speaking && is_before && self.hearing.piece().is_none() {
            let answer = std::mem::take(&mut self.answer);
            self.draft_answer(answer, true);
        }
    }

    /// What of a speech was heard becomes a message.
    pub(super) fn draft_speech(&mut self, speech: &Speech, is_through: bool) {
        let is_question =
            matches!(speech.source, Source::Interviewer | Source::Caller(Say::Opening | Say::Fallback));
        if is_question && speech.has_sentences() {
            self.last_question = Some(speech.full_text());
        }
        if speech.is_message() {
            self.draft_spoken(speech, speech.heard_text(is_through), !is_through);
        }
    }

    /// What was heard to the end of a sentence becomes a message; the rest is said by the next process.
    pub(super) fn draft_whole_sentences(&mut self, speech: &Speech) {
        self.draft_what_came_before();
        self.draft_spoken(speech, speech.whole_sentences(), false);
    }

    fn draft_spoken(&mut self, speech: &Speech, content: String, interrupted: bool) {
        if content.is_empty() {
            return;
        }
        self.meter.message_ended();
        let now_ms = self.clock.now_ms();
        self.drafts.push_back(Draft::Said(Spoken {
            role: Role::Assistant,
            content,
            span: speech.span().unwrap_or(Span::new(now_ms, now_ms)),
            recording: speech.span().filter(|span| span.length_ms() > 0),
            session: self.session,
            interrupted,
            typed: false,
            words_missing: false,
            active_ms: 0,
        }));
    }

    pub(super) fn commit_ready(&mut self) {
        while let Some(draft) = self.drafts.front() {
            let messages = match draft {
                Draft::Said(spoken) => {
                    let texts = split(&spoken.content).map(str::to_owned).collect();
                    divided(spoken.clone(), texts)
                }
                Draft::Answer { answer, .. } if !answer.is_settled() => return,
                Draft::Answer { answer, session, is_beside } => {
                    let message = self.message_of(answer, *session, *is_beside);
                    message.map_or_else(Vec::new, |message| divided(message, answer.texts()))
                }
            };
            self.drafts.pop_front();
            for message in messages {
                self.commit(message);
            }
        }
        let is_resting = self.ending.is_some() || matches!(self.state, State::Paused(_));
        if is_resting {
            let active_ms = self.meter.tell();
            if active_ms > 0 {
                self.effects.push(Effect::Meter { active_ms });
            }
        }
    }

    fn commit(&mut self, mut message: Spoken) {
        message.active_ms = self.meter.tell();
        if message.typed && message.session == self.session {
            // Writing makes no sound: it takes its place after what was heard when it was sent.
            let at_ms = message.span.start_ms.max(self.told_to_ms);
            message.span = Span::new(at_ms, at_ms);
        }
        self.told_to_ms = message.span.end_ms;
        self.responses += i64::from(message.role == Role::User);
        if !message.content.is_empty() {
            self.conversation.push(Turn { role: message.role, text: message.content.clone() });
        }
        self.effects.push(Effect::Commit(message));
    }

    fn message_of(&self, answer: &Answer, session: i32, is_beside: bool) -> Option<Spoken> {
        if !self.counts(answer, is_beside) {
            return None;
        }
        let now_ms = self.clock.now_ms();
        Some(Spoken {
            role: Role::User,
            content: answer.text(),
            span: answer.span().unwrap_or(Span::new(now_ms, now_ms)),
            recording: answer.recording(),
            session,
            interrupted: false,
            typed: answer.is_typed(),
            words_missing: answer.has_failed(),
            active_ms: 0,
        })
    }

    /// Whether an answer is a message. One whose words are missing is: its sound may hold anything.
    fn counts(&self, answer: &Answer, is_beside: bool) -> bool {
        let weight = answer.weight(self.setup.language);
        answer.has_failed() || weight == Weight::Words || (weight == Weight::Agreement && !is_beside)
    }

    /// The invitee's messages, with those that are only waiting to be told.
    pub(super) fn responses_with_drafts(&self) -> i64 {
        let waiting = self.drafts.iter().filter(|draft| match draft {
            Draft::Answer { answer, is_beside, .. } => answer.is_settled() && self.counts(answer, *is_beside),
            Draft::Said(_) => false,
        });
        self.responses + waiting.count() as i64
    }

    /// Everything so far, and then this.
    pub(super) fn conversation_with(&self, answer: &Answer) -> Vec<Turn> {
        let drafted = self.drafts.iter().filter_map(|draft| match draft {
            Draft::Said(spoken) => Some(Turn { role: spoken.role, text: spoken.content.clone() }),
            Draft::Answer { answer, is_beside, .. } if self.counts(answer, *is_beside) => {
                Some(Turn { role: Role::User, text: answer.text() })
            }
            Draft::Answer { .. } => None,
        });
        let last = Turn { role: Role::User, text: answer.text() };
        let all = self.conversation.iter().cloned().chain(drafted).chain([last]);
        all.filter(|turn| !turn.text.is_empty()).collect()
    }
}

/// Consecutive messages where a text is longer than one can hold. The first has the sound.
fn divided(message: Spoken, texts: Vec<String>) -> Vec<Spoken> {
    if texts.len() < 2 {
        return vec![message];
    }
    let end_ms = message.span.end_ms;
    let further = Spoken {
        content: String::new(),
        span: Span::new(end_ms, end_ms),
        recording: None,
        words_missing: false,
        ..message.clone()
    };
    let mut messages = Vec::with_capacity(texts.len());
    for content in texts {
        let rest = if messages.is_empty() { &message } else { &further };
        messages.push(Spoken { content, ..rest.clone() });
    }
    messages
}
