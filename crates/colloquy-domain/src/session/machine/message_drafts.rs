//! Drafts of messages on their way into the transcript: in order, each once.

use super::SessionMachine;
use crate::message::{Role, split};
use crate::ports::ConversationTurn;
use crate::session::answer::InviteeAnswer;
use crate::session::backchannel::AnswerWeight;
use crate::session::clock::TimeSpan;
use crate::session::effect::{FixedUtterance, SessionEffect, ShownSessionState, TranscriptMessage};
use crate::session::speech::{InterviewerSpeech, SpeechSource};
use crate::session::speech_segmenter::SpeechSegment;

/// A message that waits for its words, or for the messages before it.
#[derive(Clone, Debug)]
pub(super) enum MessageDraft {
    Said(TranscriptMessage),
    Answer {
        answer: InviteeAnswer,
        session: i32,
        /// It was said while the interviewer spoke, so mere agreement is not an answer.
        is_beside: bool,
    },
}

impl MessageDraft {
    pub(super) fn answer(&self) -> Option<&InviteeAnswer> {
        match self {
            MessageDraft::Answer { answer, .. } => Some(answer),
            MessageDraft::Said(_) => None,
        }
    }

    pub(super) fn answer_mut(&mut self) -> Option<&mut InviteeAnswer> {
        match self {
            MessageDraft::Answer { answer, .. } => Some(answer),
            MessageDraft::Said(_) => None,
        }
    }
}

impl SessionMachine {
    pub(super) fn draft_answer(&mut self, answer: InviteeAnswer, is_beside: bool) {
        if !answer.is_empty() {
            self.drafts.push_back(MessageDraft::Answer { answer, session: self.session, is_beside });
        }
    }

    /// Drafts what was said before the speech was heard. It comes before the speech and does not answer it.
    pub(super) fn draft_what_came_before(&mut self) {
        let heard = self.speeches.front().and_then(InterviewerSpeech::span);
        let began_ms = heard.map_or(self.clock.now_ms(), |span| span.start_ms);
        let continues = |piece: SpeechSegment| piece.voice.start_ms <= began_ms;
        if self.state == ShownSessionState::Speaking && !self.segmenter.piece().is_some_and(continues) {
            let before = self.answer.take_until(began_ms);
            self.draft_answer(before, true);
        }
    }

    /// Drafts the heard part of a speech as a message.
    pub(super) fn draft_speech(&mut self, speech: &InterviewerSpeech, is_finished: bool) {
        let is_question = matches!(
            speech.source,
            SpeechSource::Interviewer
                | SpeechSource::Caller(FixedUtterance::Opening | FixedUtterance::Fallback)
        );
        if is_question && speech.has_sentences() {
            self.last_question = Some(speech.full_text());
        }
        if speech.is_message() {
            self.draft_spoken(speech, speech.heard_text(is_finished), !is_finished);
        }
    }

    /// Drafts the sentences that were heard completely as a message. The next process says the rest.
    pub(super) fn draft_whole_sentences(&mut self, speech: &InterviewerSpeech) {
        self.draft_what_came_before();
        self.draft_spoken(speech, speech.whole_sentences(), false);
    }

    fn draft_spoken(&mut self, speech: &InterviewerSpeech, content: String, interrupted: bool) {
        if content.is_empty() {
            return;
        }
        self.meter.message_ended();
        let now_ms = self.clock.now_ms();
        self.drafts.push_back(MessageDraft::Said(TranscriptMessage {
            role: Role::Assistant,
            content,
            span: speech.span().unwrap_or(TimeSpan::new(now_ms, now_ms)),
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
            let (messages, typed) = match draft {
                MessageDraft::Said(spoken) => {
                    let texts = split(&spoken.content).map(str::to_owned).collect();
                    (divided(spoken.clone(), texts), Vec::new())
                }
                MessageDraft::Answer { answer, .. } if !answer.is_settled() => return,
                MessageDraft::Answer { answer, session, is_beside } => {
                    let message = self.message_of(answer, *session, *is_beside);
                    let messages = message.map_or_else(Vec::new, |message| divided(message, answer.texts()));
                    (messages, answer.typed().map(str::to_owned).collect())
                }
            };
            self.drafts.pop_front();
            if !messages.is_empty() {
                self.resends.commit(typed);
            }
            for message in messages {
                self.commit(message);
            }
        }
        let is_resting = self.ending.is_some() || matches!(self.state, ShownSessionState::Paused(_));
        if is_resting {
            let active_ms = self.meter.take_unreported_ms();
            if active_ms > 0 {
                self.effects.push(SessionEffect::Meter { active_ms });
            }
        }
    }

    fn commit(&mut self, mut message: TranscriptMessage) {
        message.active_ms = self.meter.take_unreported_ms();
        // Late words belong to an earlier session, whose clock says nothing about this one.
        if message.session == self.session {
            if message.typed {
                // Typing makes no sound, so the message is placed after what was heard when it was sent.
                let at_ms = message.span.start_ms.max(self.transcript_end_ms);
                message.span = TimeSpan::new(at_ms, at_ms);
            }
            self.transcript_end_ms = message.span.end_ms;
        }
        self.responses += i64::from(message.role == Role::User);
        if !message.content.is_empty() {
            self.conversation.push(ConversationTurn { role: message.role, text: message.content.clone() });
        }
        self.effects.push(SessionEffect::Commit(message));
    }

    fn message_of(&self, answer: &InviteeAnswer, session: i32, is_beside: bool) -> Option<TranscriptMessage> {
        if !self.counts(answer, is_beside) {
            return None;
        }
        let now_ms = self.clock.now_ms();
        Some(TranscriptMessage {
            role: Role::User,
            content: answer.text(),
            span: answer.span().unwrap_or(TimeSpan::new(now_ms, now_ms)),
            recording: answer.recording(),
            session,
            interrupted: false,
            typed: answer.is_typed(),
            words_missing: answer.has_failed(),
            active_ms: 0,
        })
    }

    /// Whether an answer becomes a message. One with missing words does, because its audio may contain
    /// anything.
    fn counts(&self, answer: &InviteeAnswer, is_beside: bool) -> bool {
        let weight = answer.weight(self.setup.language);
        answer.has_failed()
            || weight == AnswerWeight::Words
            || (weight == AnswerWeight::Agreement && !is_beside)
    }

    /// Returns the number of the invitee's messages, including drafts that are ready.
    pub(super) fn responses_with_drafts(&self) -> i64 {
        let waiting = self.drafts.iter().filter(|draft| match draft {
            MessageDraft::Answer { answer, is_beside, .. } => {
                answer.is_settled() && self.counts(answer, *is_beside)
            }
            MessageDraft::Said(_) => false,
        });
        self.responses + waiting.count() as i64
    }

    /// Returns the conversation so far, followed by this answer.
    pub(super) fn conversation_with(&self, answer: &InviteeAnswer) -> Vec<ConversationTurn> {
        let drafted = self.drafts.iter().filter_map(|draft| match draft {
            MessageDraft::Said(spoken) => {
                Some(ConversationTurn { role: spoken.role, text: spoken.content.clone() })
            }
            MessageDraft::Answer { answer, is_beside, .. } if self.counts(answer, *is_beside) => {
                Some(ConversationTurn { role: Role::User, text: answer.text() })
            }
            MessageDraft::Answer { .. } => None,
        });
        let last = ConversationTurn { role: Role::User, text: answer.text() };
        let all = self.conversation.iter().cloned().chain(drafted).chain([last]);
        all.filter(|turn| !turn.text.is_empty()).collect()
    }
}

/// Splits a message whose text is too long into consecutive messages. The first one has the recording.
fn divided(message: TranscriptMessage, texts: Vec<String>) -> Vec<TranscriptMessage> {
    if texts.len() < 2 {
        return vec![message];
    }
    let end_ms = message.span.end_ms;
    let further = TranscriptMessage {
        content: String::new(),
        span: TimeSpan::new(end_ms, end_ms),
        recording: None,
        words_missing: false,
        ..message.clone()
    };
    let mut messages = Vec::with_capacity(texts.len());
    for content in texts {
        let rest = if messages.is_empty() { &message } else { &further };
        messages.push(TranscriptMessage { content, ..rest.clone() });
    }
    messages
}
