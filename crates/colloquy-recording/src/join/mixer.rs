use crate::encoder::{SETTLING_FRAMES, SpeechEncoder};
use crate::error::RecordingError;
use crate::playback::SpeechDecoder;
use crate::stream::{DELAY, FRAME};

use super::{HISTORY_FRAMES, Track};

/// Decodes tracks, adds them up and encodes the sum, without a delay of its own: it decodes a frame ahead, and so has
/// the samples that the codec will hold back.
#[derive(Debug)]
pub(super) struct Mixer {
    encoder: SpeechEncoder,
    /// The sum from where the next packet begins to the end of the frame that was decoded last.
    sum: Vec<i32>,
    frames_alone: usize,
}

impl Mixer {
    /// Lets the encoder hear what came before, so that its first packet follows from the one that was taken over.
    pub fn before(tracks: &mut [Track]) -> Result<Self, RecordingError> {
        let sum = vec![0; SETTLING_FRAMES * FRAME + FRAME - DELAY];
        let mut mixer = Mixer { encoder: SpeechEncoder::new()?, sum, frames_alone: 0 };
        for track in tracks.iter_mut() {
            mixer.enter(track)?;
        }
        for _ in 0..SETTLING_FRAMES {
            mixer.packet()?;
        }
        Ok(mixer)
    }

    /// If the one track that is left can be taken over again.
    pub fn is_settled(&self) -> bool {
        self.frames_alone >= HISTORY_FRAMES
    }

    /// The tracks' current frame, so many of which are not silent.
    pub fn mix(&mut self, tracks: &mut [Track], heard: usize) -> Result<&[u8], RecordingError> {
        self.frames_alone = if heard == 1 { self.frames_alone + 1 } else { 0 };
        for track in tracks.iter_mut() {
            self.enter(track)?;
        }
        let ahead = self.sum.len();
        self.sum.resize(ahead + FRAME, 0);
        for track in tracks {
            if let (Some(next), Some(decoder)) = (&track.next, &mut track.decoder) {
                let mut frame = decoder.decode(next)?;
                track.trim(track.number + 1, &mut frame);
                add(&mut self.sum[ahead..], &frame);
            }
        }
        self.packet()
    }

    /// Adds what a track, if it is new, has said until now.
    fn enter(&mut self, track: &mut Track) -> Result<(), RecordingError> {
        if track.decoder.is_some() {
            return Ok(());
        }
        let mut decoder = SpeechDecoder::new()?;
        let mut said = Vec::new();
        let first = track.number - track.history.len() as u64;
        for (number, packet) in (first..).zip(track.history.iter().chain([&track.current])) {
            let mut frame = decoder.decode(packet)?;
            track.trim(number, &mut frame);
            said.extend_from_slice(&frame);
        }
        track.decoder = Some(decoder);
        let both = self.sum.len().min(said.len());
        let (from, of) = (self.sum.len() - both, said.len() - both);
        add(&mut self.sum[from..], &said[of..]);
        Ok(())
    }

    fn packet(&mut self) -> Result<&[u8], RecordingError> {
        let mut frame = [0; FRAME];
        for (sample, sum) in frame.iter_mut().zip(self.sum.drain(..FRAME)) {
            *sample = sum.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
        }
        self.encoder.encode(&frame)
    }
}

fn add(sum: &mut [i32], frame: &[i16]) {
    for (sum, sample) in sum.iter_mut().zip(frame) {
        *sum += i32::from(*sample);
    }
}
