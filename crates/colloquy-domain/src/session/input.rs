//! The inputs of a session: what happens to it.

/// Identifies something that the interviewer says: an opening, a reply, or one of [`super::FixedUtterance`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SpeechId(pub u32);

/// Identifies one playback of a speech. A speech that continues after it was stopped has a further playback.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlaybackId(pub u32);

/// Identifies a piece of the invitee's audio that is recognized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecognitionSegmentId(pub u32);

/// What happened. Unknown, late and duplicate inputs have no effect.
#[derive(Clone, Debug, PartialEq)]
pub enum SessionInput {
    /// The invitee's page has connected. If it was connected before, the newest connection counts.
    Attached,
    Detached,
    /// 20 ms of the invitee's audio, with the probability (0 to 1) that it contains a voice.
    Frame {
        sequence: u32,
        score: f32,
    },
    /// How much of a playback has been heard, and whether it has ended.
    Playback {
        playback: PlaybackId,
        heard_ms: i64,
        ended: bool,
    },
    /// The invitee sent a typed answer.
    Typed {
        text: String,
    },
    /// The invitee is typing an answer.
    Typing,
    Mute,
    Unmute,
    /// The invitee takes a break.
    Pause,
    Resume,
    RepeatQuestion,
    /// The invitee ends the interview.
    End,
    /// The words of a segment, empty if there are none, and how sure (0 to 1) the recognizer is of them, if it says so.
    Recognized {
        segment: RecognitionSegmentId,
        text: String,
        confidence: Option<f32>,
    },
    RecognitionFailed {
        segment: RecognitionSegmentId,
    },
    /// How probable (0 to 1) it is that the invitee has finished with this segment, judged by its sound. It may
    /// arrive late or never; the session does well without it.
    TurnJudged {
        segment: RecognitionSegmentId,
        finished: f32,
    },
    /// Whether the answer to which this speech replies needs no more words. It may arrive late or never; then the reply
    /// waits for more.
    AnswerInterpreted {
        speech: SpeechId,
        is_whole: bool,
    },
    /// The next sentence of a speech.
    Sentence {
        speech: SpeechId,
        text: String,
    },
    /// The speech is complete.
    SpeechComplete {
        speech: SpeechId,
        closes: bool,
    },
    /// The speech gets no further sentences. The sentences so far remain valid.
    SpeechFailed {
        speech: SpeechId,
    },
    /// The audio of a sentence, counted from 0 in its speech, is ready.
    Synthesized {
        speech: SpeechId,
        sentence: usize,
        length_ms: i64,
    },
    SynthesisFailed {
        speech: SpeechId,
        sentence: usize,
    },
    /// This process is shutting down; the interview is handed over at the next pause.
    HandOver,
    /// Time has passed.
    Tick,
}
