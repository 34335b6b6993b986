//! Reads WAV files, including the ones that were written before their length was known.

use std::ops::RangeInclusive;

use colloquy_domain::ports::Pcm;
use hound::{SampleFormat, WavReader};

/// The sample rates that are accepted. A lower one has no intelligible speech, and a higher one only costs memory.
const RATES: RangeInclusive<u32> = 8_000..=48_000;

pub fn sound(file: &[u8]) -> Result<Pcm, String> {
    let reader = WavReader::new(file).map_err(|error| error.to_string())?;
    let spec = reader.spec();
    if (spec.channels, spec.bits_per_sample, spec.sample_format) != (1, 16, SampleFormat::Int) {
        return Err(format!("it has {} channels and {} bits", spec.channels, spec.bits_per_sample));
    }
    if !RATES.contains(&spec.sample_rate) {
        let (least, most) = (RATES.start(), RATES.end());
        return Err(format!("its sample rate is {} Hz, not {least} to {most} Hz", spec.sample_rate));
    }
    // The length in the header may be a placeholder, so all samples in the file are read.
    Ok(Pcm { rate: spec.sample_rate, samples: samples(reader.into_inner()) })
}

/// Decodes little-endian samples. A single byte at the end is ignored.
pub fn samples(bytes: &[u8]) -> Vec<i16> {
    let (samples, _) = bytes.as_chunks::<2>();
    samples.iter().map(|bytes| i16::from_le_bytes(*bytes)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejects_sample_rates_that_no_voice_has() {
        let file = |rate: u32| Pcm { rate, samples: vec![1, -1] }.to_wav();
        for rate in [8_000, 16_000, 22_050, 24_000, 44_100, 48_000] {
            assert_eq!(sound(&file(rate)), Ok(Pcm { rate, samples: vec![1, -1] }));
        }
        for rate in [1, 7_999, 48_001, 768_000] {
            let refused = sound(&file(rate)).expect_err("no voice has this rate");
            assert_eq!(refused, format!("its sample rate is {rate} Hz, not 8000 to 48000 Hz"));
        }
    }
}
