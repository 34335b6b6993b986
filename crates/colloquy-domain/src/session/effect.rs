//! What a session wants done.

use super::clock::TimeSpan;
use super::handover::Handover;
use super::input::{PlaybackId, SegmentId, SpeechId};
use crate::invitation::EndReason;
use crate::message::Role;
use crate::ports::{ConversationTurn, RemainingLimits};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SessionState {
    /// The interviewer is heard.
    Speaking,
    /// It is the invitee's turn.
    Listening,
    /// Words are recognized, found or made into sound.
    Thinking,
    Paused(PauseReason),
    Ended(EndReason),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PauseReason {
    /// No connection, or not yet.
    Disconnected,
    ByInvitee,
    LongSilence,
}

/// What is to be said where the words are not the interviewer's. The wording is the caller's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FixedSpeech {
    /// The first message.
    Opening,
    /// The invitee is back.
    WelcomeBack,
    /// The last question again, in these words.
    Question(String),
    /// The rest of what another process was saying.
    Rest(String),
    /// A short sound while thinking.
    Filler,
    /// The invitee has said nothing for a while; this was the question.
    Prompt(String),
    /// There was a voice and no words in it: please say it again.
    SayAgain,
    /// An answer can be written as well.
    OfferTyping,
    /// The words could not be recognized; the recording is kept; writing helps.
    Unrecognized,
    /// Something to go on with when the interviewer found no words: "Please tell me more."
    Fallback,
    /// The interview ends here.
    Closing,
}

impl FixedSpeech {
    /// Whether it becomes a message. What only keeps the conversation going does not: a question asked again is one
    /// question.
    pub fn is_message(&self) -> bool {
        matches!(
            self,
            FixedSpeech::Opening | FixedSpeech::Rest(_) | FixedSpeech::Fallback | FixedSpeech::Closing
        )
    }
}

/// A message that is to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptMessage {
    pub role: Role,
    /// Empty only when nothing of a recorded answer could be recognized.
    pub content: String,
    /// Where it was heard, on the clock of its session.
    pub span: TimeSpan,
    /// Where its sound is on its track of the recording; none for what was only written.
    pub recording: Option<TimeSpan>,
    pub session: i32,
    pub interrupted: bool,
    pub typed: bool,
    /// Whether words of it are only in the recording, because recognition failed.
    pub words_missing: bool,
    /// Active time since it was last told, to be stored along with the message.
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

/// What is to be done, in this order.
#[derive(Clone, Debug, PartialEq)]
pub enum SessionEffect {
    /// Tell a new connection which frame is expected first.
    Ready { next_sequence: u32, session: i32 },
    /// Tell that all frames before this one have been taken.
    Acknowledge { next_sequence: u32 },
    /// Frames from `from` up to `to` never came and are not waited for.
    Gap { from: u32, to: u32 },
    /// Tell the state, which has changed.
    State(SessionState),
    /// Keep this frame's sound, which lies here on the session's clock.
    Record { sequence: u32, span: TimeSpan },

    /// Recognize what was recorded here.
    Recognize { segment: SegmentId, span: TimeSpan },
    /// Have the interviewer reply to the conversation, which ends with what the invitee said.
    Ask { speech: SpeechId, conversation: Vec<ConversationTurn>, remaining: RemainingLimits },
    /// Hand in the sentences of this.
    Say { speech: SpeechId, say: FixedSpeech },
    /// Make the sentence into sound.
    Synthesize { speech: SpeechId, sentence: usize, text: String },
    /// Nothing of this speech is wanted any more, whether it is being found, made or played.
    Cancel { speech: SpeechId },

    /// Send the sentence's sound, at the end of what this playback has.
    Play { playback: PlaybackId, speech: SpeechId, sentence: usize },
    /// Tell that nothing follows in this playback.
    PlayEnds { playback: PlaybackId },
    /// Have the playback stopped, what is left of it thrown away, and what was heard reported.
    Clear { playback: PlaybackId },
    /// Show the sentence, which cannot be played.
    Show { speech: SpeechId, sentence: usize, text: String },
    /// Make it easy to write an answer.
    OfferTyping,
    /// Tell that this part of an answer is kept as a recording only.
    Unrecognized { span: TimeSpan },

    /// Store a message. Each comes once, and an answer before what replies to it.
    Commit(TranscriptMessage),
    /// Store active time that no message tells.
    Meter { active_ms: i64 },
    /// The session is interrupted; what it has to tell has been or will be told.
    Pause(PauseReason),
    /// It goes on, as the same session or as a further one, whose clock begins at 0.
    Resume { session: i32, is_further: bool },
    /// Everything accepted is stored, and another process continues with the frame `next_sequence`. Without a
    /// handover it begins as after every longer pause, with the last question.
    HandOver { handover: Option<Handover>, next_sequence: u32 },
    /// Everything is told and nothing more will be.
    End(EndReason),
}
