//! Finds by how much the echo in the microphone's sound lags behind the reference.

use std::cell::RefCell;

use sonora_fft::pffft::{FftType, Pffft, PffftBuffer};

use crate::history::SampleHistory;

/// The search runs on every second sample.
const STEP: usize = 2;
const RATE: f32 = 8_000.0;

/// The length of the transform, and of the microphone's sound that is searched for: 256 ms.
const LENGTH: usize = 8_192;
const WINDOW: usize = 2_048;

/// The number of lags that are searched: 768 ms.
const LAGS: usize = LENGTH - WINDOW;

/// The band in which voices have energy and loudspeakers play it.
const LOWEST_HZ: f32 = 200.0;
const HIGHEST_HZ: f32 = 3_600.0;

/// How much of the spectrum's shape is removed. Without its shape, a voice resembles only itself, and only at one lag.
const WHITENING: f32 = 0.8;

/// How much an earlier correlation counts when the next one is added.
const CORRELATION_DECAY: f32 = 0.7;

/// How far the best lag must stand out from all others, in standard deviations, to be an echo: if it is found again,
/// and if it is found only once.
const LIKELY_DEVIATION: f32 = 8.0;
const CERTAIN_DEVIATION: f32 = 14.0;

/// The lags around the best one with which it is compared.
const COMPARED_LAGS: usize = 800;

/// Lags that differ by at most this are the same.
const SAME_LAG_DISTANCE: usize = 2;

/// The search needs a tenth of a second of sound of this level, about 75 dB below full scale, on both sides. Shorter
/// sounds resemble each other.
const AUDIBLE_LEVEL: f32 = 6.0;
const MIN_AUDIBLE_SAMPLES: usize = 800;

/// What the last search found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sighting {
    /// The lag in samples.
    pub(crate) lag: usize,
    /// How far it stands out.
    pub(crate) distinctness: f32,
    pub(crate) is_certain: bool,
}

pub(crate) struct Aligner {
    microphone: SampleHistory,
    reference: SampleHistory,
    /// The correlation at each lag.
    correlation: Box<[f32]>,
    last: Option<usize>,
}

/// The buffers of a search. Threads share them among all cancellers, because they are larger than a canceller.
struct Workspace {
    transform: Pffft,
    samples: PffftBuffer,
    microphone: PffftBuffer,
    reference: PffftBuffer,
}

thread_local! {
    static WORKSPACE: RefCell<Workspace> = RefCell::new(Workspace::new());
}

impl Workspace {
    fn new() -> Self {
        let transform = Pffft::new(LENGTH, FftType::Real);
        Workspace {
            samples: transform.create_buffer(),
            microphone: transform.create_buffer(),
            reference: transform.create_buffer(),
            transform,
        }
    }

    /// Correlates the two histories and leaves the result for each lag in `samples`. Returns `false` if one of them
    /// is silent.
    fn correlate(&mut self, microphone: &SampleHistory, reference: &SampleHistory) -> bool {
        let samples = self.samples.as_mut_slice();
        reference.copy(LENGTH, samples);
        if !is_enough(samples) {
            return false;
        }
        self.transform.forward(&self.samples, &mut self.reference, false);
        let samples = self.samples.as_mut_slice();
        samples.fill(0.0);
        microphone.copy(WINDOW, &mut samples[LAGS..]);
        if !is_enough(&samples[LAGS..]) {
            return false;
        }
        self.transform.forward(&self.samples, &mut self.microphone, false);
        let bin_hz = RATE / LENGTH as f32;
        let band = (LOWEST_HZ / bin_hz) as usize..(HIGHEST_HZ / bin_hz) as usize;
        // The first and the last value are those of the lowest and the highest bin, which are outside the band.
        let last = LENGTH - 1;
        let product = self.microphone.as_mut_slice();
        (product[0], product[last]) = (0.0, 0.0);
        let (product, _) = product[1..last].as_chunks_mut();
        let (reference, _) = self.reference.as_slice()[1..last].as_chunks();
        for (bin, (one, other)) in (1..).zip(product.iter_mut().zip(reference)) {
            *one = if band.contains(&bin) { whitened_product(*one, *other) } else { [0.0; 2] };
        }
        self.transform.backward(&self.microphone, &mut self.samples, false);
        true
    }
}

/// Returns the product of a value of one spectrum with the conjugate of one of another.
fn whitened_product([re, im]: [f32; 2], [other_re, other_im]: [f32; 2]) -> [f32; 2] {
    let product = [re * other_re + im * other_im, im * other_re - re * other_im];
    let size = product[0].hypot(product[1]);
    let scale = if size > 0.0 { size.powf(-WHITENING) } else { 0.0 };
    product.map(|part| part * scale)
}

impl Aligner {
    pub(crate) fn new() -> Self {
        Aligner {
            microphone: SampleHistory::of(WINDOW),
            reference: SampleHistory::of(LENGTH),
            correlation: vec![0.0; LAGS].into_boxed_slice(),
            last: None,
        }
    }

    pub(crate) fn push(&mut self, microphone: &[i16], reference: &[i16]) {
        self.microphone.push(&halved(microphone));
        self.reference.push(&halved(reference));
    }

    /// Forgets what was heard.
    pub(crate) fn restart(&mut self) {
        self.microphone.clear();
        self.reference.clear();
        self.correlation.fill(0.0);
        self.last = None;
    }

    /// Searches for the echo. Returns `None` if there is nothing to compare.
    pub(crate) fn search(&mut self) -> Option<Sighting> {
        WORKSPACE.with_borrow_mut(|workspace| {
            if !workspace.correlate(&self.microphone, &self.reference) {
                return None;
            }
            let found = &workspace.samples.as_slice()[..LAGS];
            let scale = 1.0 / level(found).max(f32::MIN_POSITIVE);
            for (sum, one) in self.correlation.iter_mut().zip(found) {
                *sum = *sum * CORRELATION_DECAY + one * scale;
            }
            let (lag, peak) = self
                .correlation
                .iter()
                .enumerate()
                .max_by(|one, other| one.1.abs().total_cmp(&other.1.abs()))?;
            // Where the sounds overlap only in part, most lags have no correlation at all.
            let around = lag.saturating_sub(COMPARED_LAGS)..(lag + COMPARED_LAGS).min(LAGS);
            let deviation = level(&self.correlation).max(level_without(&self.correlation[around], *peak));
            let distinctness = peak.abs() / deviation.max(f32::MIN_POSITIVE);
            let is_repeated = self.last.is_some_and(|last| last.abs_diff(lag) <= SAME_LAG_DISTANCE);
            self.last = (distinctness >= LIKELY_DEVIATION).then_some(lag);
            let is_certain =
                distinctness >= CERTAIN_DEVIATION || is_repeated && distinctness >= LIKELY_DEVIATION;
            Some(Sighting { lag: lag * STEP, distinctness, is_certain })
        })
    }
}

fn is_enough(samples: &[f32]) -> bool {
    samples.iter().filter(|sample| sample.abs() >= AUDIBLE_LEVEL).count() >= MIN_AUDIBLE_SAMPLES
}

/// Returns the level of these samples, not counting the peak and what is nearly as high.
fn level_without(samples: &[f32], peak: f32) -> f32 {
    let rest = samples.iter().filter(|sample| sample.abs() < peak.abs() / 2.0);
    let (count, sum) = rest.fold((0, 0.0), |(count, sum), sample| (count + 1, sum + sample * sample));
    (sum / count.max(1) as f32).sqrt()
}

fn level(samples: &[f32]) -> f32 {
    (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32).sqrt()
}

/// Returns every second sample, without what would alias into the band.
fn halved(samples: &[i16]) -> Vec<i16> {
    samples.chunks_exact(STEP).map(|pair| ((i32::from(pair[0]) + i32::from(pair[1])) / 2) as i16).collect()
}

#[cfg(test)]
mod tests;
