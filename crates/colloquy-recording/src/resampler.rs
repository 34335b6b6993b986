//! From an engine's rate to the recordings' one.

use std::f64::consts::PI;
use std::sync::OnceLock;

use crate::error::RecordingError;
use crate::stream::RATE;

/// Those that microphones and engines have. Others would need large tables.
const RATES: [u32; 9] = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
/// For each of them, once it was needed: making them takes longer than using them.
static FILTERS: [OnceLock<Vec<Vec<f32>>>; RATES.len()] = [const { OnceLock::new() }; RATES.len()];
/// Zero crossings of the filter on either side: with the window about 80 dB, where its slope has ended.
const CROSSINGS: f64 = 20.0;
/// What stays of the band. The foot of the slope is beyond its end: what is there of speech is faint, and more crossings
/// would take longer.
const PASSED: f64 = 0.94;
const KAISER_BETA: f64 = 8.0;
/// So many products are added up at once.
const LANES: usize = 8;

/// A filter for each position that an output sample can have between two input samples. What comes out at n / `RATE`
/// is what went in at that time.
#[derive(Debug)]
pub(crate) struct Resampler {
    /// In lowest terms, `step / phases` input samples for each output sample.
    phases: usize,
    step: usize,
    filters: &'static [Vec<f32>],
    /// The input that is still needed, and where in it the next output sample is, in phases.
    input: Vec<f32>,
    position: usize,
    taken: u64,
    given: u64,
}

impl Resampler {
    /// None if nothing is to be done.
    pub fn new(rate: u32) -> Result<Option<Self>, RecordingError> {
        let known = RATES.iter().zip(&FILTERS).find(|(known, _)| **known == rate);
        let (_, filters) = known.ok_or(RecordingError::Rate(rate))?;
        if rate == RATE {
            return Ok(None);
        }
        let divisor = common_divisor(rate, RATE);
        let (phases, step) = ((RATE / divisor) as usize, (rate / divisor) as usize);
        let cutoff = PASSED * f64::from(RATE.min(rate)) / f64::from(rate);
        let reach = ((CROSSINGS / cutoff).ceil() as usize).next_multiple_of(LANES / 2);
        let filters = filters.get_or_init(|| {
            (0..phases).map(|phase| filter(phase as f64 / phases as f64, cutoff, reach)).collect()
        });
        // Silence before the first sample, for as far as the filter reaches back.
        let input = vec![0.0; reach - 1];
        Ok(Some(Resampler { phases, step, filters, input, position: 0, taken: 0, given: 0 }))
    }

    pub fn push(&mut self, samples: &[i16], out: &mut Vec<i16>) {
        self.taken += samples.len() as u64;
        self.input.extend(samples.iter().map(|sample| f32::from(*sample)));
        self.run(u64::MAX, out);
    }

    /// What is still inside; altogether as long as what went in.
    pub fn finish(mut self, out: &mut Vec<i16>) {
        let wanted = (self.taken * self.phases as u64).div_ceil(self.step as u64);
        self.input.extend(std::iter::repeat_n(0.0, self.filters[0].len()));
        self.run(wanted, out);
    }

    fn run(&mut self, until: u64, out: &mut Vec<i16>) {
        let taps = self.filters[0].len();
        let mut from = self.position / self.phases;
        while from + taps <= self.input.len() && self.given < until {
            let filter = &self.filters[self.position % self.phases];
            let sum = product(filter, &self.input[from..from + taps]);
            // To the nearest; saturates.
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

/// Of as many numbers, a multiple of `LANES`.
fn product(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    for (one, other) in one.chunks_exact(LANES).zip(other.chunks_exact(LANES)) {
        for lane in 0..LANES {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum()
}

/// A windowed sinc round `offset`, which is between the taps `reach - 1` and `reach`.
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

/// The modified one of the first kind and order nought.
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
