use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use colloquy_domain::media::MediaName;

use crate::encoder::{SETTLING_FRAMES, SpeechEncoder};
use crate::error::RecordingFileError;
use crate::join::silence;
use crate::page_writer::PageWriter;
use crate::resampler::Resampler;
use crate::spool::{self, SpoolPath};
use crate::stream::{self, DELAY, FRAME, GRANULES_A_SAMPLE, PRE_SKIP, RATE};

/// The loudest level that is inaudible, 78 dB below full scale.
const INAUDIBLE_LEVEL: u16 = 4;

/// A complete recording in the spool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedRecording {
    pub name: MediaName,
    pub path: PathBuf,
    pub duration: Duration,
    /// In bytes.
    pub length: u64,
}

impl FinishedRecording {
    /// Ends the stream after `heard` granules and gives the file its final name, so that both survive a loss of power.
    pub(crate) fn finish_durably(
        place: SpoolPath,
        writer: PageWriter,
        heard: u64,
    ) -> Result<Self, RecordingFileError> {
        let finished = FinishedRecording::finish(place, writer, PRE_SKIP, heard)?;
        spool::sync_name(&finished.path)?;
        Ok(finished)
    }

    /// Does the same, but the file may lose its final name in a loss of power.
    pub(crate) fn finish(
        place: SpoolPath,
        writer: PageWriter,
        pre_skip: u64,
        heard: u64,
    ) -> Result<Self, RecordingFileError> {
        let (file, length) = writer.finish(pre_skip + heard)?;
        place.rename()?;
        drop(file);
        let SpoolPath { name, finished: path, .. } = place;
        Ok(FinishedRecording { name, path, duration: stream::duration(heard), length })
    }
}

/// Records one message, or a track from which messages are cut. If it is dropped before it is finished, what was
/// written can be recovered.
#[derive(Debug)]
pub struct TrackRecorder {
    place: SpoolPath,
    resampler: Option<Resampler>,
    /// Present only while it is needed, because it takes most of a recorder's memory.
    encoder: Option<Box<SpeechEncoder>>,
    /// The latest frames, to which a new encoder first adapts.
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

impl TrackRecorder {
    pub(crate) fn begin(place: SpoolPath, rate: u32) -> Result<Self, RecordingFileError> {
        let resampler = Resampler::new(rate)?;
        let writer = PageWriter::begin(place.claim()?, place.name.as_str(), PRE_SKIP as u16)?;
        Ok(TrackRecorder {
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

    /// Records any number of samples, at the rate that the recorder was created with. After a failure it records
    /// nothing more.
    pub fn push(&mut self, pcm: &[i16]) -> Result<(), RecordingFileError> {
        let Some(resampler) = &mut self.resampler else { return self.record(pcm) };
        let mut resampled = Vec::new();
        resampler.push(pcm, &mut resampled);
        self.record(&resampled)
    }

    /// Records silence of this many samples, at `RATE`.
    pub(crate) fn pause(&mut self, mut samples: usize) -> Result<(), RecordingFileError> {
        while samples > 0 {
            let count = samples.min(FRAME);
            self.record(&[0; FRAME][..count])?;
            samples -= count;
        }
        Ok(())
    }

    /// Releases the encoder, because nothing follows for a while. What follows later sounds the same, but takes a
    /// little longer to encode.
    pub(crate) fn release_encoder(&mut self) {
        self.encoder = None;
    }

    /// Returns the duration that was recorded so far.
    pub fn duration(&self) -> Duration {
        Duration::from_nanos(self.samples * 1_000_000_000 / u64::from(RATE))
    }

    /// Writes what was recorded and returns where the file now ends, which is also where a cut can end. The last 31 ms
    /// may be missing, because the codec only returns them once it has the sound that follows.
    pub fn flush(&mut self) -> Result<Duration, RecordingFileError> {
        self.writer.flush()?;
        Ok(stream::duration(self.writer.granule().saturating_sub(PRE_SKIP)))
    }

    /// Waits until the pages written so far would survive a loss of power. They survive a crash of the process anyway.
    pub fn sync(&self) -> Result<(), RecordingFileError> {
        self.writer.sync()
    }

    /// Finishes the recording and waits until it would survive a loss of power.
    pub fn finish(mut self) -> Result<FinishedRecording, RecordingFileError> {
        if let Some(resampler) = self.resampler.take() {
            let mut rest = Vec::new();
            resampler.finish(&mut rest);
            self.record(&rest)?;
        }
        let heard = self.samples * GRANULES_A_SAMPLE;
        // Silence flushes the samples that the codec still holds.
        self.record(&[0; DELAY])?;
        if self.frame.filled > 0 {
            self.record(&vec![0; FRAME - self.frame.filled])?;
        }
        FinishedRecording::finish_durably(self.place, self.writer, heard)
    }

    fn record(&mut self, mut pcm: &[i16]) -> Result<(), RecordingFileError> {
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

    /// Encodes a frame. Once the codec has adapted to silence, every packet of silence is the same and need not be
    /// encoded again. This saves much, because one side is silent for half of an interview.
    fn add_frame(&mut self) -> Result<(), RecordingFileError> {
        let frame = self.frame.samples;
        let is_silent = frame.iter().all(|sample| sample.unsigned_abs() <= INAUDIBLE_LEVEL);
        let follows_silence = self.silent_frames >= SETTLING_FRAMES;
        self.silent_frames = if is_silent { self.silent_frames + 1 } else { 0 };
        if self.silent_frames > SETTLING_FRAMES {
            if let Some(encoder) = self.encoder.take() {
                encoder.recycle();
            }
            self.writer.add(&self.silence)?;
        } else {
            let encoder = match &mut self.encoder {
                Some(encoder) => encoder,
                absent if follows_silence => absent.insert(SpeechEncoder::after_silence()?),
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
