//! What is in a WAV file, also in one that was written before its length was known.

use colloquy_domain::ports::Pcm;
use hound::{SampleFormat, WavReader};

pub fn sound(file: &[u8]) -> Result<Pcm, String> {
    let reader = WavReader::new(file).map_err(|error| error.to_string())?;
    let spec = reader.spec();
    if (spec.channels, spec.bits_per_sample, spec.sample_format) != (1, 16, SampleFormat::Int) {
        return Err(format!("it is of {} channels and {} bits", spec.channels, spec.bits_per_sample));
    }
    // The header's own length may be a stand-in, so the samples are those that are there.
    Ok(Pcm { rate: spec.sample_rate, samples: samples(reader.into_inner()) })
}

/// Of bare samples, little end first. A last byte without its other half is none.
pub fn samples(bytes: &[u8]) -> Vec<i16> {
    let (samples, _) = bytes.as_chunks::<2>();
    samples.iter().map(|bytes| i16::from_le_bytes(*bytes)).collect()
}
