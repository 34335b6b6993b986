//! Sound as a file that everything plays.

use bytes::{BufMut, Bytes, BytesMut};
use colloquy_domain::ports::Pcm;

const HEADER_BYTES: u32 = 44;
const SAMPLE_BYTES: u32 = 2;

/// A WAV file of 16 bits a sample and one channel. What is past the format's 4 GiB (a day and more) is left out.
pub fn wav(pcm: &Pcm) -> Bytes {
    let longest = (u32::MAX - HEADER_BYTES) / SAMPLE_BYTES;
    let count = u32::try_from(pcm.samples.len()).unwrap_or(u32::MAX).min(longest);
    let data_bytes = count * SAMPLE_BYTES;
    let mut file = BytesMut::with_capacity((HEADER_BYTES + data_bytes) as usize);
    file.put_slice(b"RIFF");
    file.put_u32_le(HEADER_BYTES - 8 + data_bytes);
    file.put_slice(b"WAVEfmt ");
    file.put_u32_le(16);
    file.put_u16_le(1);
    file.put_u16_le(1);
    file.put_u32_le(pcm.rate);
    file.put_u32_le(pcm.rate.saturating_mul(SAMPLE_BYTES));
    file.put_u16_le(2);
    file.put_u16_le(16);
    file.put_slice(b"data");
    file.put_u32_le(data_bytes);
    for sample in &pcm.samples[..count as usize] {
        file.put_i16_le(*sample);
    }
    file.freeze()
}

#[cfg(test)]
mod tests;
