//! What each simulated invitee says, and the frame at which the service can know that the answer is complete.

use anyhow::{Result, bail};
use colloquy_domain::ports::VoiceActivityDetector;
use colloquy_domain::session::{FRAME_MS, FRAME_SAMPLES, TurnPolicy};
use colloquy_pico::PicoTtsVoice;
use colloquy_recognition::NearVoiceDetector;

/// What invitees say if an engine of the benchmark claims to have heard a whole answer.
pub const SHORT_ANSWER: &str = "The first week went very well.";
/// The same with a reason. The service waits longer for more after a brief answer that it has recognized itself.
pub const WHOLE_ANSWER: &str = "The first week went very well, because my colleagues took a lot of time for me, and I was \
    given a small task of my own on the second day.";

/// The number of frames after which a block of voice activity detection ends together with a frame. Answers
/// begin at such a frame, so that detection is the same each time.
pub const IN_STEP: u32 = 4;

/// Silent frames processed before and after the answer to find the end of the voice; a multiple of `IN_STEP`.
const SILENT_FRAMES: usize = 200;

pub struct ScriptedAnswerFrames {
    /// Little endian, as sent.
    pub frames: Vec<Vec<u8>>,
    /// The index, from the answer's first frame, of the frame at which the invitee has been silent long
    /// enough to hear a reply.
    pub deciding: usize,
}

pub fn silence() -> Vec<u8> {
    vec![0; FRAME_SAMPLES as usize * 2]
}

impl ScriptedAnswerFrames {
    pub fn write(answer: &str) -> Result<Self> {
        let samples = colloquy_pico::say(PicoTtsVoice::BritishEnglish, [answer], || true)?;
        let is_loud = |sample: &i16| sample.unsigned_abs() > 300;
        let (first, last) = (samples.iter().position(is_loud), samples.iter().rposition(is_loud));
        let (Some(first), Some(last)) = (first, last) else { bail!("the voice produced no audio") };
        let mut samples = samples[first..=last].to_vec();
        samples.resize(samples.len().next_multiple_of(FRAME_SAMPLES as usize), 0);
        let frames: Vec<&[i16]> = samples.chunks_exact(FRAME_SAMPLES as usize).collect();
        let deciding = deciding(&frames)?;
        let bytes = |frame: &&[i16]| frame.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        Ok(ScriptedAnswerFrames { frames: frames.iter().map(bytes).collect(), deciding })
    }
}

/// Finds the deciding frame with the service's voice activity detector.
fn deciding(frames: &[&[i16]]) -> Result<usize> {
    let (policy, mut vad) = (TurnPolicy::default(), NearVoiceDetector::default());
    let silence = vec![0; FRAME_SAMPLES as usize];
    let pause = || std::iter::repeat_n(&silence[..], SILENT_FRAMES);
    let heard = pause().chain(frames.iter().copied()).chain(pause());
    let is_voiced: Vec<bool> = heard.map(|frame| vad.score(frame) >= policy.voiced_score).collect();
    let voiced = is_voiced[SILENT_FRAMES..].iter().filter(|is_voiced| **is_voiced).count() as i64;
    let last = is_voiced.iter().rposition(|is_voiced| *is_voiced);
    let Some(last) = last.filter(|_| voiced * FRAME_MS >= policy.barge_in_ms) else {
        bail!("no voice was detected in the answer");
    };
    let silent_frames = (policy.reply_silence_ms + FRAME_MS - 1) / FRAME_MS;
    Ok(last - SILENT_FRAMES + silent_frames as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_may_be_heard_850_milliseconds_after_the_voice() {
        let script = ScriptedAnswerFrames::write(SHORT_ANSWER).expect("a script");
        let silent = script.deciding as i64 + 1 - script.frames.len() as i64;
        assert!((33..=48).contains(&silent), "{silent} frames after the last of {}", script.frames.len());
    }
}
