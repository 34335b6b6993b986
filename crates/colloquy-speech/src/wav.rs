//! Reads WAV files, including those that were written before their length was known.

use colloquy_domain::ports::Pcm;
use hound::{SampleFormat, WavReader};

pub fn sound(file: &[u8]) -> Result<Pcm, String> {
    let reader = WavReader::new(file).map_err(|error| error.to_string())?;
    let spec = reader.spec();
    if (spec.channels, spec.bits_per_sample, spec.sample_format) != (1, 16, SampleFormat::Int) {
        return Err(format!("it has {} channels and {} bits", spec.channels, spec.bits_per_sample));
    }
    // The length in the header may be a placeholder, so all samples in the file are read.
    Ok(Pcm { rate: spec.sample_rate, samples: samples(reader.into_inner()) })
}

/// Decodes little-endian samples. A single byte at the end is ignored.
pub fn samples(bytes: &[u8]) -> Vec<i16> {
    let (samples, _) = bytes.as_chunks::<2>();
    samples.iter().map(|bytes| i16::from_le_bytes(*bytes)).collect()
}
