//! Finds speech in voice-activity scores.

use super::clock::{FRAME_MS, TimeSpan};
use super::policy::TurnPolicy;

/// A piece of speech to be recognized as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SpeechSegment {
    /// The span with the audio just before and after the voice.
    pub(super) span: TimeSpan,
    /// From the first voiced frame to the last.
    pub(super) voice: TimeSpan,
    pub(super) voiced_ms: i64,
    /// The longest pause between two voiced frames.
    pub(super) longest_pause_ms: i64,
}

/// The result of one frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SegmenterOutput {
    /// Speech has started.
    pub(super) began: bool,
    /// The audio that is now known to be speech.
    pub(super) speech: Option<TimeSpan>,
}

#[derive(Clone, Debug)]
struct Onset {
    start_ms: i64,
    /// The end of its last voiced frame.
    end_ms: i64,
    voiced_ms: i64,
}

#[derive(Clone, Debug, Default)]
pub(super) struct SpeechSegmenter {
    onset: Option<Onset>,
    piece: Option<SpeechSegment>,
    /// Audio before this is in no later piece.
    taken_ms: i64,
    voice_end_ms: Option<i64>,
    silence_ms: i64,
}

/// A gap up to this length does not end an onset: consonants interrupt the voice.
const ONSET_HOLE_MS: i64 = 60;

impl SpeechSegmenter {
    pub(super) fn frame(&mut self, frame: TimeSpan, score: f32, policy: &TurnPolicy) -> SegmenterOutput {
        // A score of NaN compares as not voiced.
        let voiced = score >= policy.voiced_score;
        self.forget_ended_onset(frame, voiced);
        let Some(piece) = &mut self.piece else {
            return self.wait(frame, voiced, policy);
        };
        piece.span.end_ms = frame.end_ms;
        if !voiced {
            self.silence_ms += frame.length_ms();
            return SegmenterOutput::default();
        }
        let onset = continued(&mut self.onset, frame);
        // Until it is known whether the voice continues, the silence does not grow, so that the piece is not cut meanwhile.
        if self.silence_ms > ONSET_HOLE_MS && onset.voiced_ms < policy.resumes_after_ms {
            return SegmenterOutput::default();
        }
        let (start_ms, voiced_ms) = (onset.start_ms, onset.voiced_ms);
        self.onset = None;
        piece.voiced_ms += voiced_ms;
        piece.longest_pause_ms = piece.longest_pause_ms.max(start_ms - piece.voice.end_ms);
        piece.voice.end_ms = frame.end_ms;
        let bridged = self.voice_end_ms.filter(|end_ms| start_ms - end_ms <= policy.hangover_ms);
        self.silence_ms = 0;
        self.voice_end_ms = Some(frame.end_ms);
        let speech = TimeSpan::new(bridged.unwrap_or(start_ms), frame.end_ms);
        SegmenterOutput { began: false, speech: Some(speech) }
    }

    /// Returns how long there has been no voice, counted in received frames.
    pub(super) fn silence_ms(&self) -> i64 {
        self.silence_ms
    }

    /// Returns the end of the last voice.
    pub(super) fn voice_end_ms(&self) -> Option<i64> {
        self.voice_end_ms
    }

    /// Returns the start of the current voice, even if it is not speech yet.
    pub(super) fn voice_start_ms(&self) -> Option<i64> {
        let onset_ms = self.onset.as_ref().map(|onset| onset.start_ms);
        self.piece.map(|piece| piece.voice.start_ms).or(onset_ms)
    }

    /// Returns how much voice is missing until it counts as speech.
    pub(super) fn begins_in_ms(&self, policy: &TurnPolicy) -> i64 {
        policy.begins_after_ms - self.onset.as_ref().map_or(0, |onset| onset.voiced_ms)
    }

    /// Returns the current piece.
    pub(super) fn piece(&self) -> Option<SpeechSegment> {
        self.piece
    }

    /// Returns the start of the audio that may still become part of a piece.
    pub(super) fn needed_from_ms(&self, now_ms: i64, policy: &TurnPolicy) -> i64 {
        let began_ms = self.onset.as_ref().map_or(now_ms, |onset| onset.start_ms);
        let may_begin_ms = (began_ms - policy.pre_roll_ms).max(self.taken_ms);
        self.piece.map_or(may_begin_ms, |piece| piece.span.start_ms)
    }

    /// Ends the piece. The next one begins with the next voice.
    pub(super) fn close(&mut self) -> Option<SpeechSegment> {
        let piece = self.piece.take()?;
        self.taken_ms = piece.span.end_ms;
        self.onset = None;
        Some(piece)
    }

    /// Ends the piece in the middle of speech. The next one follows immediately.
    pub(super) fn split(&mut self) -> Option<SpeechSegment> {
        let piece = self.close()?;
        let end_ms = piece.span.end_ms;
        let empty = TimeSpan::new(end_ms, end_ms);
        self.piece = Some(SpeechSegment { span: empty, voice: empty, voiced_ms: 0, longest_pause_ms: 0 });
        Some(piece)
    }

    /// Ends the piece at this time. The next one has everything after it.
    pub(super) fn split_at(&mut self, at_ms: i64) -> Option<SpeechSegment> {
        let piece = self.close()?;
        let at_ms = at_ms.clamp(piece.span.start_ms, piece.span.end_ms);
        let rest = TimeSpan::new(at_ms, piece.span.end_ms);
        let rest_voice = TimeSpan::new(at_ms, piece.voice.end_ms);
        let rest_voiced_ms = rest_voice.length_ms().min(piece.voiced_ms);
        self.taken_ms = at_ms;
        let rest =
            SpeechSegment { span: rest, voice: rest_voice, voiced_ms: rest_voiced_ms, longest_pause_ms: 0 };
        self.piece = Some(rest);
        let voice = TimeSpan::new(piece.voice.start_ms, piece.voice.end_ms.min(at_ms));
        let span = TimeSpan::new(piece.span.start_ms, at_ms);
        Some(SpeechSegment { span, voice, voiced_ms: piece.voiced_ms - rest_voiced_ms, ..piece })
    }

    /// Discards everything before this time.
    pub(super) fn discard_before(&mut self, now_ms: i64) {
        *self = SpeechSegmenter { taken_ms: now_ms, ..SpeechSegmenter::default() };
    }

    fn forget_ended_onset(&mut self, frame: TimeSpan, voiced: bool) {
        // Lost frames are a gap as well.
        let quiet_until_ms = if voiced { frame.start_ms } else { frame.end_ms };
        self.onset = self.onset.take().filter(|onset| quiet_until_ms - onset.end_ms <= ONSET_HOLE_MS);
    }

    fn wait(&mut self, frame: TimeSpan, voiced: bool, policy: &TurnPolicy) -> SegmenterOutput {
        self.silence_ms += frame.length_ms();
        if !voiced {
            return SegmenterOutput::default();
        }
        let onset = continued(&mut self.onset, frame);
        if onset.voiced_ms < policy.begins_after_ms {
            return SegmenterOutput::default();
        }
        let (start_ms, voiced_ms) = (onset.start_ms, onset.voiced_ms);
        let bridged = self.voice_end_ms.filter(|end_ms| start_ms - end_ms <= policy.hangover_ms);
        let taken_from_ms = (start_ms - policy.pre_roll_ms).max(self.taken_ms);
        self.onset = None;
        let voice = TimeSpan::new(start_ms, frame.end_ms);
        let span = TimeSpan::new(taken_from_ms, frame.end_ms);
        self.piece = Some(SpeechSegment { span, voice, voiced_ms, longest_pause_ms: 0 });
        self.silence_ms = 0;
        self.voice_end_ms = Some(frame.end_ms);
        SegmenterOutput {
            began: true,
            speech: Some(TimeSpan::new(bridged.unwrap_or(start_ms), frame.end_ms)),
        }
    }
}

/// Returns the onset with this voiced frame.
fn continued(onset: &mut Option<Onset>, frame: TimeSpan) -> &mut Onset {
    let fresh = Onset { start_ms: frame.start_ms, end_ms: frame.end_ms, voiced_ms: 0 };
    let onset = onset.get_or_insert(fresh);
    onset.voiced_ms += FRAME_MS;
    onset.end_ms = frame.end_ms;
    onset
}

#[cfg(test)]
mod tests;
