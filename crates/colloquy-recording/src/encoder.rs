use opus_pure::{Application, MAX_PACKET_BYTES, OpusEncoder, Signal};

use crate::error::RecordingError;
use crate::stream::{FRAME, RATE};

const BITS_A_SECOND: i32 = 24_000;
/// 8 takes 1.6 times as long, and encoding is most of what a session costs. What is read aloud is understood as well: its
/// STOI is 0.993 here, and 0.994 there. Below 4 the first frames of a cut are further from what was said.
const COMPLEXITY: i32 = 5;

/// Speech at `RATE` into packets.
#[derive(Debug)]
pub(crate) struct Encoder {
    codec: OpusEncoder,
    packet: Vec<u8>,
}

impl Encoder {
    pub fn new() -> Result<Self, RecordingError> {
        let mut codec = OpusEncoder::new(RATE as i32, 1, Application::Voip)?;
        codec.bitrate_bps = BITS_A_SECOND;
        codec.complexity = COMPLEXITY;
        codec.signal_type = Some(Signal::Voice);
        Ok(Encoder { codec, packet: vec![0; MAX_PACKET_BYTES] })
    }

    pub fn encode(&mut self, frame: &[i16; FRAME]) -> Result<&[u8], RecordingError> {
        let length = self.codec.encode_s16(frame, FRAME, &mut self.packet)?;
        Ok(&self.packet[..length])
    }
}
