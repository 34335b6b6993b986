//! What happens to a session.

/// Something that the interviewer says: an opening, a reply, or one of [`super::FixedSpeech`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SpeechId(pub u32);

/// One playing of it. A speech that goes on after it was stopped does so in a further playback.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlaybackId(pub u32);

/// A piece of the invitee's sound that is recognized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SegmentId(pub u32);

/// What happened. Whatever is unknown, late or doubled changes nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum SessionInput {
    /// The invitee's side is connected; when it was before, the newest connection counts.
    Attached,
    Detached,
    /// 20 ms of the invitee's sound, with how much it is like a voice (0 to 1).
    Frame {
        sequence: u32,
        score: f32,
    },
    /// How much of a playback has been heard so far, and whether it has played to its end.
    Playback {
        playback: PlaybackId,
        heard_ms: i64,
        ended: bool,
    },
    /// The invitee sent a written answer.
    Typed {
        text: String,
    },
    /// The invitee is writing one.
    Typing,
    Mute,
    Unmute,
    /// The invitee wants a break.
    Pause,
    Resume,
    RepeatQuestion,
    /// The invitee wants to end the interview.
    End,
    /// The words of a segment; none when there are none.
    Recognized {
        segment: SegmentId,
        text: String,
    },
    RecognitionFailed {
        segment: SegmentId,
    },
    /// The next sentence of a speech.
    Sentence {
        speech: SpeechId,
        text: String,
    },
    /// It has all its sentences.
    SpeechComplete {
        speech: SpeechId,
        closes: bool,
    },
    /// It gets no more sentences. Those that came stand.
    SpeechFailed {
        speech: SpeechId,
    },
    /// A sentence, counted from 0 in its speech, can be played.
    Synthesized {
        speech: SpeechId,
        sentence: usize,
        length_ms: i64,
    },
    SynthesisFailed {
        speech: SpeechId,
        sentence: usize,
    },
    /// This process stops: the interview is handed over at the next pause.
    HandOver,
    /// Nothing but time.
    Tick,
}
