//! Makes the speech of different engines begin and end alike, and equally loud.

use colloquy_domain::ports::Pcm;

/// The most silence that is kept before and after speech.
const SILENCE_MS: usize = 150;
/// -3 dB relative to full scale.
const PEAK: i32 = 23_197;
/// A sound that is never louder than this (-48 dB) has no speech. Amplified, it would be hiss.
const FAINTEST_PEAK: i32 = 128;
/// Samples below the peak by more than this factor (40 dB) are silence.
const SILENCE_BELOW_PEAK: i32 = 100;

/// Trims silence at the ends, and scales the sound to the common loudness. A sound without speech becomes empty.
pub(crate) fn level(pcm: Pcm) -> Pcm {
    let peak = pcm.samples.iter().map(|sample| i32::from(*sample).abs()).max().unwrap_or(0);
    if peak < FAINTEST_PEAK {
        return Pcm { rate: pcm.rate, samples: Vec::new() };
    }
    let samples = trimmed(&pcm.samples, peak / SILENCE_BELOW_PEAK, SILENCE_MS * pcm.rate as usize / 1000);
    Pcm { rate: pcm.rate, samples: samples.iter().map(|sample| scaled(*sample, peak)).collect() }
}

/// Returns the samples with at most `kept` silent ones at either end.
fn trimmed(samples: &[i16], silence: i32, kept: usize) -> &[i16] {
    let audible = |sample: &i16| i32::from(*sample).abs() > silence;
    let (Some(first), Some(last)) = (samples.iter().position(audible), samples.iter().rposition(audible))
    else {
        return &[];
    };
    &samples[first.saturating_sub(kept)..samples.len().min(last + 1 + kept)]
}

fn scaled(sample: i16, peak: i32) -> i16 {
    let scaled = i64::from(sample) * i64::from(PEAK) / i64::from(peak);
    // No sample is louder than the peak, so none becomes louder than PEAK.
    scaled.clamp(i64::from(i16::MIN), i64::from(i16::MAX)) as i16
}

#[cfg(test)]
mod tests;
