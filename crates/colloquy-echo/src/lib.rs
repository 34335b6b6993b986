//! Echo cancelling for spoken interviews, by the echo canceller of WebRTC in its Rust port `sonora-aec3`.
//!
//! WebRTC's canceller expects the reference at a constant distance from its echo. A service knows only roughly when a
//! page plays a sound, so the aligner finds the echo first, and each time it moves, and the canceller then gets the
//! reference as if nothing had moved: what it has learnt of the room remains valid.

mod aligner;
mod history;
mod judge;
mod rehearing;

use colloquy_domain::ports::EchoCanceller;
use sonora_aec3::block::Block;
use sonora_aec3::block_processor::BlockProcessor;
use sonora_aec3::config::EchoCanceller3Config;

use aligner::{Aligner, Sighting};
use history::SampleHistory;
use judge::EchoJudge;
use rehearing::RehearingAllowance;

const RATE: usize = 16_000;
const FRAME: usize = 320;
/// The samples that the canceller takes at once: a fifth of a frame.
const BLOCK: usize = 64;

/// The reference precedes the echo by this much, 6 ms, so that an echo that is found a little late is still modelled.
const HEADROOM: usize = 96;

/// An echo that has moved by at most this is followed by the canceller itself.
const MAX_FOLLOWED_SHIFT: usize = 8;

/// How much sound the canceller hears again with the right alignment: half a second.
const REHEARD_FRAMES: usize = 25;

/// How often it hears that. Once is too short to converge, so that it would suppress a voice beside the echo for another
/// second.
const REHEARING_PASSES: usize = 2;

/// The longest lag of the echo behind the reference, and what is kept to hear it again.
const REFERENCE_KEPT: usize = RATE * 9 / 10 + REHEARD_FRAMES * FRAME;

/// The length of the echo that is modelled: 80 ms.
const FILTER_BLOCKS: usize = 20;

/// The share of the measured gain that a new filter expects, and the least. WebRTC expects an echo that is as loud as the
/// reference, and would suppress every voice beside it until its filter has converged.
const EXPECTED_GAIN_SHARE: f32 = 0.5;
const LEAST_GAIN: f32 = 0.1;

/// Samples above this are clipped.
const CLIPPING_LEVEL: f32 = 32_700.0;

/// The frames between two searches.
const SEARCH_EVERY: usize = 3;

/// Cancels the echo of one connection. It takes 354 KiB, and does not grow.
pub struct AdaptiveEchoCanceller {
    processor: BlockProcessor,
    aligner: Aligner,
    judge: EchoJudge,
    microphone: SampleHistory,
    reference: SampleHistory,
    /// By how much the echo lags behind the reference, once it was found.
    lag: Option<usize>,
    rehearing: RehearingAllowance,
    frames: usize,
}

impl Default for AdaptiveEchoCanceller {
    fn default() -> Self {
        AdaptiveEchoCanceller {
            processor: processor(1.0),
            aligner: Aligner::new(),
            judge: EchoJudge::default(),
            microphone: SampleHistory::of(REHEARD_FRAMES * FRAME),
            reference: SampleHistory::of(REFERENCE_KEPT),
            lag: None,
            rehearing: RehearingAllowance::default(),
            frames: 0,
        }
    }
}

/// Returns a processor that expects an echo with this gain until its filter has converged.
fn processor(gain: f32) -> BlockProcessor {
    let mut config = EchoCanceller3Config::default();
    config.delay.use_external_delay_estimator = true;
    config.ep_strength.default_gain = gain;
    let filter = &mut config.filter;
    filter.refined.length_blocks = FILTER_BLOCKS;
    filter.refined_initial.length_blocks = FILTER_BLOCKS;
    filter.coarse.length_blocks = FILTER_BLOCKS;
    filter.coarse_initial.length_blocks = FILTER_BLOCKS;
    // A voice that is as loud as the echo counts as a voice, after 24 ms: an interviewer can be interrupted.
    let near_end = &mut config.suppressor.dominant_nearend_detection;
    near_end.enr_threshold = 0.6;
    near_end.trigger_threshold = 6;
    // What is left of an echo is judged here, so the canceller need not suppress it at the cost of the voice. The
    // coarse filter adapts so fast that it removes a part of the voice as well.
    filter.enable_coarse_filter_output_usage = false;
    let masking = &mut config.suppressor.normal_tuning;
    (masking.mask_lf.enr_transparent, masking.mask_lf.enr_suppress) = (1.0, 1.5);
    (masking.mask_hf.enr_transparent, masking.mask_hf.enr_suppress) = (0.3, 0.5);
    let mut processor = BlockProcessor::new(&config, RATE, 1, 1);
    processor.set_audio_buffer_delay(0);
    processor
}

impl AdaptiveEchoCanceller {
    /// Searches for the echo, and follows it if it has moved.
    fn align(&mut self) {
        self.frames += 1;
        if !self.frames.is_multiple_of(SEARCH_EVERY) {
            return;
        }
        let found = self.aligner.search();
        let has_moved = |lag: usize, found: &Sighting| lag.abs_diff(found.lag) > MAX_FOLLOWED_SHIFT;
        if let Some(found) = found.filter(|found| found.is_certain)
            && self.lag.is_none_or(|lag| has_moved(lag, &found))
        {
            if self.lag.is_none() {
                self.processor = processor(self.expected_gain(found.lag));
            }
            self.lag = Some(found.lag);
            if self.rehearing.takes(REHEARING_PASSES * REHEARD_FRAMES) {
                self.rehear(found.lag);
            }
            self.judge.has_moved();
        }
        let is_confirmed = found.is_some_and(|found| found.is_certain);
        self.judge.is_confirmed = is_confirmed && self.lag.is_some();
    }

    /// Cancels the echo in the frame that was pushed `age` samples ago. Returns the power of its reference.
    fn cancel(&mut self, lag: usize, age: usize, frame: &mut [i16]) -> f32 {
        let (mut render, mut capture) = (Block::new(1, 1), Block::new(1, 1));
        let mut played = 0.0;
        for (index, samples) in frame.chunks_exact_mut(BLOCK).enumerate() {
            let age = age - index * BLOCK;
            self.reference.copy(age + lag.saturating_sub(HEADROOM), render.view_mut(0, 0));
            self.microphone.copy(age, capture.view_mut(0, 0));
            played += render.view(0, 0).iter().map(|sample| sample * sample).sum::<f32>();
            self.processor.buffer_render(&render);
            let is_saturated = capture.view(0, 0).iter().any(|sample| sample.abs() >= CLIPPING_LEVEL);
            self.processor.process_capture(false, is_saturated, None, &mut capture);
            for (sample, clean) in samples.iter_mut().zip(capture.view(0, 0)) {
                *sample = clean.round() as i16;
            }
        }
        played / FRAME as f32
    }

    /// Returns the gain that a new filter should expect of an echo with this lag.
    fn expected_gain(&self, lag: usize) -> f32 {
        let (mut heard, mut played) = ([0.0; REHEARD_FRAMES * FRAME], [0.0; REHEARD_FRAMES * FRAME]);
        self.microphone.copy(REHEARD_FRAMES * FRAME, &mut heard);
        self.reference.copy(REHEARD_FRAMES * FRAME + lag, &mut played);
        let power = |samples: &[f32]| samples.iter().map(|sample| sample * sample).sum::<f32>();
        let gain = (power(&heard) / power(&played).max(1.0)).sqrt();
        (gain * EXPECTED_GAIN_SHARE).clamp(LEAST_GAIN, 1.0)
    }

    /// Lets the canceller hear the newest sound again, with another alignment.
    fn rehear(&mut self, lag: usize) {
        let mut frame = [0; FRAME];
        for age in (0..REHEARING_PASSES).flat_map(|_| (2..=REHEARD_FRAMES).rev()) {
            self.cancel(lag, age * FRAME, &mut frame);
        }
    }
}

impl EchoCanceller for AdaptiveEchoCanceller {
    fn clean(&mut self, frame: &mut [i16], reference: &[i16]) -> f32 {
        self.rehearing.grow();
        self.microphone.push(frame);
        self.reference.push(reference);
        self.aligner.push(frame, reference);
        self.align();
        let heard = power(frame);
        let Some(lag) = self.lag else {
            return self.judge.unaligned(heard, power(reference));
        };
        let played = self.cancel(lag, FRAME, frame);
        let likelihood = self.judge.aligned(heard, power(frame), played);
        if self.judge.is_echo_gone() {
            // A filter that has adapted to silence would take longer to learn the echo again than a new one.
            *self = AdaptiveEchoCanceller::default();
        }
        likelihood
    }

    fn rest(&mut self) {
        self.microphone.clear();
        self.reference.clear();
        self.aligner.restart();
        self.judge.rest();
    }
}

fn power(frame: &[i16]) -> f32 {
    frame.iter().map(|sample| f32::from(*sample).powi(2)).sum::<f32>() / frame.len().max(1) as f32
}
