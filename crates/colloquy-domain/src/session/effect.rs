//! The effects of a session: what its caller has to do.

use super::clock::TimeSpan;
use super::handover::FirstActionAfterTakeover;
use super::input::{PlaybackId, RecognitionSegmentId, SpeechId};
use super::turn_timings::TurnTimings;
use crate::invitation::EndReason;
use crate::message::Role;
use crate::ports::{ConversationTurn, RemainingInterviewLimits};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShownSessionState {
    /// The interviewer is speaking.
    Speaking,
    /// It is the invitee's turn.
    Listening,
    /// Words are being recognized, a reply generated, or speech synthesized.
    Thinking,
    Paused(PauseReason),
    Ended(EndReason),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PauseReason {
    /// There is no connection, or none yet.
    Disconnected,
    ByInvitee,
    LongSilence,
}

/// Speech whose words are not the interviewer's. The caller chooses the wording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FixedUtterance {
    /// The first message.
    Opening,
    /// Greets an invitee who has returned.
    WelcomeBack,
    /// Repeats the last question in these words.
    Question(String),
    /// Leads back to a question that was asked before the invitee left, for the `times`th time.
    QuestionAgain { question: String, times: u32 },
    /// The rest of what another process was saying.
    Rest(String),
    /// A short sound while thinking.
    Filler,
    /// Prompts an invitee who has been silent for a while; this was the question.
    Prompt(String),
    /// Asks the invitee to repeat an answer in which no words were recognized.
    SayAgain,
    /// Says that an answer can be typed as well.
    OfferTyping,
    /// Says that the words could not be recognized, that the recording is kept, and that typing helps.
    Unrecognized,
    /// Replaces a reply that the interviewer failed to generate: "Please tell me more."
    Fallback,
    /// Ends the interview.
    Closing,
}

impl FixedUtterance {
    /// Whether it becomes a message. Speech that only keeps the conversation going does not: a repeated
    /// question is still one question.
    pub fn is_message(&self) -> bool {
        matches!(
            self,
            FixedUtterance::Opening
                | FixedUtterance::Rest(_)
                | FixedUtterance::Fallback
                | FixedUtterance::Closing
        )
    }
}

/// A message to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptMessage {
    pub role: Role,
    /// Empty only if nothing of a recorded answer could be recognized.
    pub content: String,
    /// Where it was heard, on the clock of its session.
    pub span: TimeSpan,
    /// Where its audio is on its track of the recording; `None` for text that was only typed.
    pub recording: Option<TimeSpan>,
    pub session: i32,
    pub interrupted: bool,
    pub typed: bool,
    /// Whether some of its words exist only in the recording, because recognition failed.
    pub words_missing: bool,
    /// The active time since the last report, to be stored with the message.
    pub active_ms: i64,
}

impl TranscriptMessage {
    pub fn offset_ms(&self) -> i64 {
        self.span.start_ms
    }

    pub fn duration_ms(&self) -> i64 {
        self.span.length_ms()
    }
}

/// What the caller has to do, in this order.
#[derive(Clone, Debug, PartialEq)]
pub enum SessionEffect {
    /// Send a new connection the number of the first frame expected.
    Ready { next_sequence: u32, session: i32 },
    /// Acknowledge all frames before this one.
    Acknowledge { next_sequence: u32 },
    /// Report that the frames from `from` up to `to` never arrived and are no longer expected.
    Gap { from: u32, to: u32 },
    /// Report the new state.
    State(ShownSessionState),
    /// Record this frame's audio, which has this span on the session's clock.
    Record { sequence: u32, span: TimeSpan },

    /// Recognize the recorded audio of this span. If the voice continues, a longer span with the same beginning
    /// follows under another number, and the words of this one are not used.
    Recognize { segment: RecognitionSegmentId, span: TimeSpan },
    /// Stop recognizing this segment, whose words are no longer needed. A result that arrives even so has no
    /// effect.
    CancelRecognition { segment: RecognitionSegmentId },
    /// Judge by the sound of this span whether the invitee has finished. It has the newest seconds of the answer
    /// and ends with a short pause. A caller without a detector ignores it.
    JudgeTurn { segment: RecognitionSegmentId, span: TimeSpan },
    /// Have the interviewer reply to the conversation, which ends with the invitee's answer.
    Ask {
        speech: SpeechId,
        conversation: Vec<ConversationTurn>,
        remaining: RemainingInterviewLimits,
        /// Whether the recognizer is sure of the words of this answer.
        are_words_sure: bool,
    },
    /// Interpret the answer to which this speech replies, because its reply waits for more. The result is no more than a
    /// reason not to wait, so a caller may ignore it.
    InterpretAnswer { speech: SpeechId, text: String },
    /// Provide the sentences of this fixed speech.
    Say { speech: SpeechId, say: FixedUtterance },
    /// Synthesize the sentence.
    Synthesize { speech: SpeechId, sentence: usize, text: String },
    /// Stop generating, synthesizing and playing this speech.
    Cancel { speech: SpeechId },

    /// Send the sentence's audio, after everything this playback already has.
    Play { playback: PlaybackId, speech: SpeechId, sentence: usize },
    /// Report that nothing follows in this playback.
    PlayEnds { playback: PlaybackId },
    /// Stop the playback, discard the rest of it, and have the page report what was heard.
    Clear { playback: PlaybackId },
    /// Show the sentence as text, because it cannot be played.
    Show { speech: SpeechId, sentence: usize, text: String },
    /// Offer typing on the page.
    OfferTyping,
    /// Report that this part of an answer exists only as a recording.
    Unrecognized { span: TimeSpan },

    /// Store a message. Each message comes once, and an answer comes before the reply to it.
    Commit(TranscriptMessage),
    /// Log when the steps of a turn happened.
    TurnTimed(TurnTimings),
    /// Store active time that belongs to no message.
    Meter { active_ms: i64 },
    /// The session is interrupted. Its messages and its active time have been or will be reported.
    Pause(PauseReason),
    /// The interview continues, in the same session or in a further one whose clock begins at 0.
    Resume { session: i32, is_further: bool },
    /// Everything accepted is stored, and another process continues with the frame `next_sequence`. Without a
    /// handover it begins with the last question, as after any longer pause.
    HandOver { handover: Option<FirstActionAfterTakeover>, next_sequence: u32 },
    /// Everything has been reported, and no further effects follow.
    End(EndReason),
}
