//! Levels of sound, in decibels relative to full scale, and how they were distributed lately.

use std::f32::consts::PI;

use crate::sound::RATE;

/// The level of silence.
const SILENCE: f32 = -96.0;

/// The corner of the filter that removes hum, wind and the rumble of traffic. Voices have little below it.
const CORNER_HZ: f32 = 200.0;

/// The frames over which a level is averaged. 80 ms are longer than the gap that a consonant leaves in a voice, and
/// shorter than a pause between words.
const AVERAGED_FRAMES: f32 = 4.0;

/// Measures the level of consecutive frames without rumble.
#[derive(Default)]
pub struct LevelMeter {
    /// The last input and the last output of each of two equal filters.
    filters: [(f32, f32); 2],
    power: f32,
}

impl LevelMeter {
    pub fn level(&mut self, frame: &[i16]) -> f32 {
        let remaining = 1.0 / (1.0 + 2.0 * PI * CORNER_HZ / RATE as f32);
        let mut sum = 0.0;
        for sample in frame {
            let mut value = f32::from(*sample) / 32_768.0;
            for (input, output) in &mut self.filters {
                *output = remaining * (*output + value - *input);
                *input = value;
                value = *output;
            }
            sum += value * value;
        }
        self.power += (sum / frame.len().max(1) as f32 - self.power) / AVERAGED_FRAMES;
        level_of(self.power)
    }
}

/// Returns the level of a power, of which 1 is full scale.
pub fn level_of(power: f32) -> f32 {
    10.0 * power.max(power_of(SILENCE)).log10()
}

pub fn power_of(level: f32) -> f32 {
    10_f32.powf(level / 10.0)
}

const STEP_DB: f32 = 2.0;
const STEPS: usize = 48;

/// The distribution of levels. Each frame halves in weight within a fixed time.
pub struct RecentLevels {
    weights: [f32; STEPS],
    total: f32,
    /// The share of a weight that remains after a frame.
    remaining: f32,
}

impl RecentLevels {
    pub fn new(half_life_frames: f32) -> Self {
        RecentLevels { weights: [0.0; STEPS], total: 0.0, remaining: 0.5_f32.powf(1.0 / half_life_frames) }
    }

    /// Counts a frame with this level, or a frame without one.
    pub fn add(&mut self, level: Option<f32>) {
        for weight in &mut self.weights {
            *weight *= self.remaining;
        }
        self.total *= self.remaining;
        if let Some(level) = level {
            let step = ((level - SILENCE) / STEP_DB) as usize;
            self.weights[step.min(STEPS - 1)] += 1.0;
            self.total += 1.0;
        }
    }

    pub fn forget(&mut self) {
        self.weights = [0.0; STEPS];
        self.total = 0.0;
    }

    /// Returns the level that this share of the frames does not exceed, or `None` if too few frames had a level.
    pub fn quantile(&self, share: f32, least_frames: f32) -> Option<f32> {
        if self.total < least_frames {
            return None;
        }
        let mut rest = share * self.total;
        for (step, weight) in self.weights.iter().enumerate() {
            if rest <= *weight && *weight > 0.0 {
                return Some(SILENCE + STEP_DB * (step as f32 + rest / weight));
            }
            rest -= weight;
        }
        Some(SILENCE + STEP_DB * STEPS as f32)
    }
}
