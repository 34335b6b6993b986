use crate::encoder::{SETTLING_FRAMES, SpeechEncoder};
use crate::error::RecordingFileError;
use crate::playback::SpeechDecoder;
use crate::stream::{DELAY, FRAME};

use super::{HISTORY_FRAMES, Track};

/// Decodes tracks, adds them up and encodes the sum. This adds no delay: the mixer decodes one frame ahead, which makes
/// up for the samples that the codec holds back.
#[derive(Debug)]
pub(super) struct Mixer {
    encoder: SpeechEncoder,
    /// The sum, from the start of the next packet to the end of the frame that was decoded last.
    sum: Vec<i32>,
    frames_alone: usize,
}

impl Mixer {
    /// Creates a mixer. Its encoder first encodes the frames before, so that its first packet continues the packet
    /// before it.
    pub fn before(tracks: &mut [Track]) -> Result<Self, RecordingFileError> {
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

    /// Returns whether the only remaining track's packets can be copied again.
    pub fn is_settled(&self) -> bool {
        self.frames_alone >= HISTORY_FRAMES
    }

    /// Mixes the tracks' current frames. `heard` is the number of tracks that are not silent.
    pub fn mix(&mut self, tracks: &mut [Track], heard: usize) -> Result<&[u8], RecordingFileError> {
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

    /// If the track is new to the mix, decodes its history and adds it to the sum.
    fn enter(&mut self, track: &mut Track) -> Result<(), RecordingFileError> {
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

    fn packet(&mut self) -> Result<&[u8], RecordingFileError> {
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
