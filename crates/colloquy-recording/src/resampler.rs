//! Resamples sound from an engine's rate to the rate of recordings.

use std::f64::consts::PI;
use std::sync::OnceLock;

use crate::error::RecordingFileError;
use crate::stream::RATE;

/// The rates of microphones and engines. Others would need large tables.
const RATES: [u32; 9] = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
/// The filters of each rate, computed when first needed, because computing them takes longer than using them.
static FILTERS: [OnceLock<Vec<Vec<f32>>>; RATES.len()] = [const { OnceLock::new() }; RATES.len()];
/// Zero crossings of the filter on either side. With the window, this gives about 80 dB of attenuation beyond the
/// slope.
const CROSSINGS: f64 = 20.0;
/// The part of the band that passes. The slope ends beyond the band, where speech is faint. A steeper slope would need
/// more crossings and so more time.
const PASSED_BAND: f64 = 0.94;
const KAISER_BETA: f64 = 8.0;
/// How many products are summed in parallel.
const LANES: usize = 8;

/// A polyphase resampler, with a filter for each position that an output sample can have between two input samples. It
/// adds no delay: the output at n / `RATE` is the input at that time.
#[derive(Debug)]
pub(crate) struct Resampler {
    /// There are `step / phases` input samples for each output sample, in lowest terms.
    phases: usize,
    step: usize,
    filters: &'static [Vec<f32>],
    /// The input that is still needed, and the position of the next output sample in it, in phases.
    input: Vec<f32>,
    position: usize,
    taken: u64,
    given: u64,
}

impl Resampler {
    /// Creates a resampler, or returns `None` if the rate is that of recordings already.
    pub fn new(rate: u32) -> Result<Option<Self>, RecordingFileError> {
        let known = RATES.iter().zip(&FILTERS).find(|(known, _)| **known == rate);
        let (_, filters) = known.ok_or(RecordingFileError::Rate(rate))?;
        if rate == RATE {
            return Ok(None);
        }
        let divisor = common_divisor(rate, RATE);
        let (phases, step) = ((RATE / divisor) as usize, (rate / divisor) as usize);
        let cutoff = PASSED_BAND * f64::from(RATE.min(rate)) / f64::from(rate);
        let reach = ((CROSSINGS / cutoff).ceil() as usize).next_multiple_of(LANES / 2);
        let filters = filters.get_or_init(|| {
            (0..phases).map(|phase| filter(phase as f64 / phases as f64, cutoff, reach)).collect()
        });
        // Silence before the first sample, as long as the filter reaches back.
        let input = vec![0.0; reach - 1];
        Ok(Some(Resampler { phases, step, filters, input, position: 0, taken: 0, given: 0 }))
    }

    pub fn push(&mut self, samples: &[i16], out: &mut Vec<i16>) {
        self.taken += samples.len() as u64;
        self.input.extend(samples.iter().map(|sample| f32::from(*sample)));
        self.run(u64::MAX, out);
    }

    /// Appends the remaining output, so that in total it lasts as long as the input.
    pub fn finish(mut self, out: &mut Vec<i16>) {
        let total = (self.taken * self.phases as u64).div_ceil(self.step as u64);
        self.input.extend(std::iter::repeat_n(0.0, self.filters[0].len()));
        self.run(total, out);
    }

    fn run(&mut self, until: u64, out: &mut Vec<i16>) {
        let taps = self.filters[0].len();
        let mut from = self.position / self.phases;
        while from + taps <= self.input.len() && self.given < until {
            let filter = &self.filters[self.position % self.phases];
            let sum = product(filter, &self.input[from..from + taps]);
            // Rounds to the nearest integer; the cast saturates.
            out.push((sum + 0.5_f32.copysign(sum)) as i16);
            self.given += 1;
            self.position += self.step;
            from = self.position / self.phases;
        }
        let done = from.min(self.input.len());
        self.input.drain(..done);
        self.position -= done * self.phases;
    }
}

/// Returns the dot product of two slices of the same length, a multiple of `LANES`.
fn product(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    for (one, other) in one.chunks_exact(LANES).zip(other.chunks_exact(LANES)) {
        for lane in 0..LANES {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum()
}

/// Returns a windowed sinc around `offset`, which is between the taps `reach - 1` and `reach`.
fn filter(offset: f64, cutoff: f64, reach: usize) -> Vec<f32> {
    let taps: Vec<f64> = (0..2 * reach)
        .map(|tap| {
            let at = tap as f64 - (reach as f64 - 1.0) - offset;
            let edge = (at / reach as f64).clamp(-1.0, 1.0);
            let window = bessel(KAISER_BETA * (1.0 - edge * edge).sqrt()) / bessel(KAISER_BETA);
            let angle = PI * at * cutoff;
            window * if angle == 0.0 { 1.0 } else { angle.sin() / angle }
        })
        .collect();
    let sum: f64 = taps.iter().sum();
    taps.into_iter().map(|tap| (tap / sum) as f32).collect()
}

/// Computes the modified Bessel function of the first kind and order zero.
fn bessel(x: f64) -> f64 {
    let terms = (1..40).scan(1.0, |term, n| {
        *term *= (x / (2.0 * f64::from(n))).powi(2);
        Some(*term)
    });
    1.0 + terms.sum::<f64>()
}

fn common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests;
