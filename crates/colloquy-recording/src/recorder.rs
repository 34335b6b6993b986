use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use colloquy_domain::media::MediaName;

use crate::encoder::{SETTLING_FRAMES, SpeechEncoder};
use crate::error::RecordingError;
use crate::join::silence;
use crate::page_writer::PageWriter;
use crate::resampler::Resampler;
use crate::spool::{self, SpoolPath};
use crate::stream::{self, DELAY, FRAME, GRANULES_A_SAMPLE, PRE_SKIP, RATE};

/// What is never louder than this, 78 dB below the loudest, is heard by nobody.
const INAUDIBLE: u16 = 4;

/// A recording that is whole and lies in the spool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedRecording {
    pub name: MediaName,
    pub path: PathBuf,
    pub duration: Duration,
    /// In bytes.
    pub length: u64,
}

impl FinishedRecording {
    /// Ends what was written so that so many granules are heard, and gives it its place for good.
    pub(crate) fn reveal(
        place: SpoolPath,
        writer: PageWriter,
        pre_skip: u64,
        heard: u64,
    ) -> Result<Self, RecordingError> {
        let finished = FinishedRecording::name(place, writer, pre_skip, heard)?;
        spool::save(&finished.path)?;
        Ok(finished)
    }

    /// The same, but a loss of power may take the name from it again.
    pub(crate) fn name(
        place: SpoolPath,
        writer: PageWriter,
        pre_skip: u64,
        heard: u64,
    ) -> Result<Self, RecordingError> {
        let (file, length) = writer.finish(pre_skip + heard)?;
        place.name()?;
        drop(file);
        let SpoolPath { name, finished: path, .. } = place;
        Ok(FinishedRecording { name, path, duration: stream::duration(heard), length })
    }
}

/// Records one message, or a track of which messages are cut. Dropping it unfinished leaves what was written to be recovered.
#[derive(Debug)]
pub struct FileRecorder {
    place: SpoolPath,
    resampler: Option<Resampler>,
    /// While it is needed: it is most of what a recorder holds.
    encoder: Option<Box<SpeechEncoder>>,
    /// The newest frames, for an encoder that comes later to find into the sound.
    recent: VecDeque<[i16; FRAME]>,
    silent_frames: usize,
    silence: Vec<u8>,
    writer: PageWriter,
    frame: Frame,
    samples: u64,
}

/// A frame being filled.
#[derive(Debug)]
struct Frame {
    samples: [i16; FRAME],
    filled: usize,
}

impl FileRecorder {
    pub(crate) fn begin(place: SpoolPath, rate: u32) -> Result<Self, RecordingError> {
        let resampler = Resampler::new(rate)?;
        let writer = PageWriter::begin(place.claim()?, place.name.as_str(), PRE_SKIP as u16)?;
        Ok(FileRecorder {
            place,
            resampler,
            encoder: None,
            recent: VecDeque::with_capacity(SETTLING_FRAMES),
            silent_frames: 0,
            silence: silence()?,
            writer,
            frame: Frame { samples: [0; FRAME], filled: 0 },
            samples: 0,
        })
    }

    /// Any number of samples, at the rate that the recorder was made for. After a failure nothing more is recorded.
    pub fn push(&mut self, pcm: &[i16]) -> Result<(), RecordingError> {
        let Some(resampler) = &mut self.resampler else { return self.record(pcm) };
        let mut resampled = Vec::new();
        resampler.push(pcm, &mut resampled);
        self.record(&resampled)
    }

    /// So many samples of silence, at `RATE`.
    pub(crate) fn pause(&mut self, mut samples: usize) -> Result<(), RecordingError> {
        while samples > 0 {
            let count = samples.min(FRAME);
            self.record(&[0; FRAME][..count])?;
            samples -= count;
        }
        Ok(())
    }

    /// Nothing follows for a while. Whatever does is heard as if there had been no rest, and takes a little longer.
    pub(crate) fn rest(&mut self) {
        self.encoder = None;
    }

    /// How much was recorded so far.
    pub fn duration(&self) -> Duration {
        Duration::from_nanos(self.samples * 1_000_000_000 / u64::from(RATE))
    }

    /// Writes what was recorded and answers to where the file now reaches: there, a cut can end. Up to 31 ms of what was
    /// pushed are not in it, since the codec gives them when it has heard what follows.
    pub fn flush(&mut self) -> Result<Duration, RecordingError> {
        self.writer.flush()?;
        Ok(stream::duration(self.writer.granule().saturating_sub(PRE_SKIP)))
    }

    /// Returns when the pages written so far would survive a loss of power. They survive the end of the process
    /// without it.
    pub fn sync(&self) -> Result<(), RecordingError> {
        self.writer.sync()
    }

    /// Returns when the recording would survive a loss of power.
    pub fn finish(mut self) -> Result<FinishedRecording, RecordingError> {
        if let Some(resampler) = self.resampler.take() {
            let mut rest = Vec::new();
            resampler.finish(&mut rest);
            self.record(&rest)?;
        }
        let heard = self.samples * GRANULES_A_SAMPLE;
        // What the codec still holds comes out when silence follows.
        self.record(&[0; DELAY])?;
        if self.frame.filled > 0 {
            self.record(&vec![0; FRAME - self.frame.filled])?;
        }
        FinishedRecording::reveal(self.place, self.writer, PRE_SKIP, heard)
    }

    fn record(&mut self, mut pcm: &[i16]) -> Result<(), RecordingError> {
        while !pcm.is_empty() {
            let frame = &mut self.frame;
            let (now, later) = pcm.split_at(pcm.len().min(FRAME - frame.filled));
            frame.samples[frame.filled..frame.filled + now.len()].copy_from_slice(now);
            frame.filled += now.len();
            self.samples += now.len() as u64;
            if frame.filled == FRAME {
                frame.filled = 0;
                self.add_frame()?;
            }
            pcm = later;
        }
        Ok(())
    }

    /// Once the codec has found into silence each packet is the same, and is not made anew: half of an interview is one
    /// side's silence.
    fn add_frame(&mut self) -> Result<(), RecordingError> {
        let frame = self.frame.samples;
        let is_silent = frame.iter().all(|sample| sample.unsigned_abs() <= INAUDIBLE);
        let comes_after_silence = self.silent_frames >= SETTLING_FRAMES;
        self.silent_frames = if is_silent { self.silent_frames + 1 } else { 0 };
        if self.silent_frames > SETTLING_FRAMES {
            if let Some(encoder) = self.encoder.take() {
                encoder.rest();
            }
            self.writer.add(&self.silence)?;
        } else {
            let encoder = match &mut self.encoder {
                Some(encoder) => encoder,
                absent if comes_after_silence => absent.insert(SpeechEncoder::rested()?),
                absent => absent.insert(Box::new(SpeechEncoder::after(&self.recent)?)),
            };
            self.writer.add(encoder.encode(&frame)?)?;
        }
        if self.recent.len() == SETTLING_FRAMES {
            self.recent.pop_front();
        }
        self.recent.push_back(frame);
        Ok(())
    }
}
