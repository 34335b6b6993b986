use std::fs::File;
use std::path::Path;
use std::time::Duration;

use opus_pure::OpusDecoder;

use crate::error::RecordingFileError;
use crate::stream::{self, FRAME, GRANULES_A_SAMPLE, RATE, StreamExtent, StreamPackets};

/// Decodes packets into speech at `RATE`. The output lags by the codec's delay.
#[derive(Debug)]
pub(crate) struct SpeechDecoder(OpusDecoder);

impl SpeechDecoder {
    pub fn new() -> Result<Self, RecordingFileError> {
        Ok(SpeechDecoder(OpusDecoder::new(RATE as i32, 1)?))
    }

    pub fn decode(&mut self, packet: &[u8]) -> Result<[i16; FRAME], RecordingFileError> {
        let mut frame = [0; FRAME];
        let length = self.0.decode_s16(packet, FRAME, &mut frame)?;
        if length == FRAME { Ok(frame) } else { Err(RecordingFileError::Foreign) }
    }
}

/// Reads a recording, whether it is finished or truncated.
#[derive(Debug)]
pub struct RecordingReader {
    packets: StreamPackets,
    decoder: SpeechDecoder,
    duration: Duration,
    to_skip: u64,
    left: u64,
}

impl RecordingReader {
    pub fn open(path: &Path) -> Result<Self, RecordingFileError> {
        let granules = StreamExtent::of(File::open(path)?)?.granules();
        let (packets, decoder) = (StreamPackets::open(path)?, SpeechDecoder::new()?);
        let (to_skip, left) = (packets.pre_skip() / GRANULES_A_SAMPLE, granules / GRANULES_A_SAMPLE);
        Ok(RecordingReader { packets, decoder, duration: stream::duration(granules), to_skip, left })
    }

    pub fn duration(&self) -> Duration {
        self.duration
    }

    /// Appends the next samples, at most 20 ms at `RATE`. Returns `false` at the end.
    pub fn read(&mut self, pcm: &mut Vec<i16>) -> Result<bool, RecordingFileError> {
        if self.left == 0 {
            return Ok(false);
        }
        let (frame, skipped) = loop {
            let Some(packet) = self.packets.next()? else { return Ok(false) };
            let frame = self.decoder.decode(&packet)?;
            let skipped = self.to_skip.min(FRAME as u64);
            self.to_skip -= skipped;
            if skipped < FRAME as u64 {
                break (frame, skipped as usize);
            }
        };
        let heard = &frame[skipped..];
        let heard = &heard[..heard.len().min(usize::try_from(self.left).unwrap_or(usize::MAX))];
        self.left -= heard.len() as u64;
        pcm.extend_from_slice(heard);
        Ok(true)
    }
}
