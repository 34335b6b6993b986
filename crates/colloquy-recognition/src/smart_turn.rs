//! Smart Turn: judges from the sound of the last seconds whether a speaker has finished. It is the encoder of Whisper
//! tiny with a classifier instead of the decoder.

use std::sync::Arc;

use rten::{Model, NodeId, RunOptions, ThreadPool};

use crate::engine::{RecognitionModelError, floats};
use crate::features::{BANDS, HOP, LogMelExtractor};
use crate::moonshine;
use crate::rounding;
use crate::sound::{RATE, as_floats};

/// The length of the sound that the model takes.
pub const SECONDS: usize = 8;
const WINDOW: usize = SECONDS * RATE;

/// Keeps the division finite if there is only silence.
const LEAST_VARIANCE: f64 = 1e-7;

pub struct SmartTurn {
    features: LogMelExtractor,
    model: Model,
    sound: NodeId,
    probability: NodeId,
    /// The model's own thread. In the pool of the recognition models, a decision would wait until a text is complete.
    thread: Arc<ThreadPool>,
}

impl SmartTurn {
    pub fn new(file: Vec<u8>) -> Result<Self, RecognitionModelError> {
        // The rounding is for processors that multiply bytes. Computed with floats, it makes the model less accurate
        // and takes two fifths of its time.
        let model = moonshine::load(rounding::without(&file).unwrap_or(file))?;
        Ok(SmartTurn {
            features: LogMelExtractor::new(),
            sound: model.node_id("input_features")?,
            // The output already went through a sigmoid, unlike its name says.
            probability: model.node_id("logits")?,
            model,
            thread: Arc::new(ThreadPool::with_num_threads(1)),
        })
    }

    /// Returns the probability that the speaker has finished, from sound at 16 kHz up to the present.
    pub fn probability(&self, samples: &[i16]) -> Result<f32, RecognitionModelError> {
        let features = self.features.of(&normalized(&window(samples)), WINDOW / HOP);
        let features = floats([1, BANDS, WINDOW / HOP], features)?;
        let options = RunOptions::default().with_thread_pool(Some(Arc::clone(&self.thread)));
        let input = vec![(self.sound, features.into())];
        let [output] = self.model.run_n(input, [self.probability], Some(options))?;
        let (_, probabilities) = output.into_shape_vec::<f32, 2>()?;
        probabilities
            .first()
            .copied()
            .ok_or_else(|| RecognitionModelError::Model("it returned nothing".to_owned()))
    }
}

/// Returns the end of the sound. The model was trained with silence before a shorter one.
fn window(samples: &[i16]) -> Vec<f32> {
    let last = &samples[samples.len().saturating_sub(WINDOW)..];
    let mut window = vec![0.0; WINDOW - last.len()];
    window.append(&mut as_floats(last));
    window
}

/// Removes the mean and scales the variance to 1, so that the loudness of a microphone does not matter.
fn normalized(samples: &[f32]) -> Vec<f32> {
    let count = samples.len() as f64;
    let mean = samples.iter().map(|sample| f64::from(*sample)).sum::<f64>() / count;
    let variance = samples.iter().map(|sample| (f64::from(*sample) - mean).powi(2)).sum::<f64>() / count;
    let scale = (variance + LEAST_VARIANCE).sqrt();
    samples.iter().map(|sample| ((f64::from(*sample) - mean) / scale) as f32).collect()
}
