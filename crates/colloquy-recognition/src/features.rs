//! The input of Whisper and of models made from it: a log-mel spectrogram with 80 bands and a hundred frames a second.

use std::f64::consts::PI;

use sonora_fft::pffft::{FftType, Pffft};

use crate::sound::RATE;

pub const BANDS: usize = 80;
const WINDOW: usize = 400;
/// The samples from one frame to the next.
pub const HOP: usize = 160;
const BINS: usize = WINDOW / 2 + 1;

pub struct LogMelExtractor {
    transform: Pffft,
    window: Vec<f32>,
    bands: Vec<Band>,
}

/// A triangular filter over some bins.
struct Band {
    first: usize,
    weights: Vec<f32>,
}

impl LogMelExtractor {
    pub fn new() -> Self {
        let hann = |at: usize| (0.5 - 0.5 * (2.0 * PI * at as f64 / WINDOW as f64).cos()) as f32;
        LogMelExtractor {
            transform: Pffft::new(WINDOW, FftType::Real),
            window: (0..WINDOW).map(hann).collect(),
            bands: bands(),
        }
    }

    /// Returns this many frames of features, band by band. A shorter sound is padded with silence.
    pub fn of(&self, samples: &[f32], frames: usize) -> Vec<f32> {
        let samples = &samples[..samples.len().min(frames * HOP)];
        let silence = 1e-10_f32.log10();
        let mut features = vec![silence; BANDS * frames];
        let mut transform = self.transform.clone();
        let (mut input, mut output) = (transform.create_buffer(), transform.create_buffer());
        let heard = (samples.len() + WINDOW / 2).div_ceil(HOP).min(frames);
        for frame in 0..heard {
            for (at, value) in input.as_mut_slice().iter_mut().enumerate() {
                *value = self.window[at] * sample(samples, frame * HOP + at, frames * HOP);
            }
            transform.forward(&input, &mut output, true);
            // The first pair is the lowest bin with the highest one, which are in no band.
            let (bins, _) = output.as_slice().as_chunks();
            for (band, triangle) in self.bands.iter().enumerate() {
                let bins = triangle.weights.iter().zip(&bins[triangle.first..]);
                let power: f32 = bins.map(|(weight, [re, im])| weight * (re * re + im * im)).sum();
                features[band * frames + frame] = power.max(1e-10).log10();
            }
        }
        let loudest = features.iter().copied().fold(f32::MIN, f32::max);
        for feature in &mut features {
            *feature = (feature.max(loudest - 8.0) + 4.0) / 4.0;
        }
        features
    }
}

/// Returns a sample of the padded sound: the first frame is centred on the first sample, with a reflection before it,
/// and another one after the last of `length` samples.
fn sample(samples: &[f32], at: usize, length: usize) -> f32 {
    let index = at.abs_diff(WINDOW / 2);
    let index = if index < length { index } else { 2 * (length - 1) - index };
    samples.get(index).copied().unwrap_or_default()
}

/// Returns the filters on Slaney's mel scale: linear up to 1 kHz and logarithmic above, all of the same area.
fn bands() -> Vec<Band> {
    let top = mel(RATE as f64 / 2.0);
    let edge = |index: usize| hertz(top * index as f64 / (BANDS + 1) as f64);
    let band = |index: usize| {
        let (low, middle, high) = (edge(index), edge(index + 1), edge(index + 2));
        let weight = |bin: usize| {
            let frequency = bin as f64 * RATE as f64 / WINDOW as f64;
            let slope = ((frequency - low) / (middle - low)).min((high - frequency) / (high - middle));
            (slope.max(0.0) * 2.0 / (high - low)) as f32
        };
        let first = (0..BINS).find(|bin| weight(*bin) > 0.0).unwrap_or_default();
        Band { first, weights: (first..BINS).map(weight).take_while(|weight| *weight > 0.0).collect() }
    };
    (0..BANDS).map(band).collect()
}

const LINEAR_HERTZ: f64 = 1_000.0;
const HERTZ_A_MEL: f64 = 200.0 / 3.0;
/// `ln(6.4) / 27`
const LOG_STEP: f64 = 0.068_751_777_420_949_12;

fn mel(hertz: f64) -> f64 {
    if hertz < LINEAR_HERTZ {
        hertz / HERTZ_A_MEL
    } else {
        LINEAR_HERTZ / HERTZ_A_MEL + (hertz / LINEAR_HERTZ).ln() / LOG_STEP
    }
}

fn hertz(mel: f64) -> f64 {
    let linear = LINEAR_HERTZ / HERTZ_A_MEL;
    if mel < linear { mel * HERTZ_A_MEL } else { LINEAR_HERTZ * ((mel - linear) * LOG_STEP).exp() }
}

#[cfg(test)]
mod tests;
