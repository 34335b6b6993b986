//! Turn detection on this machine.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Pcm, TurnDetectionError, TurnDetector};
use colloquy_domain::text::Locale;

use crate::engine::RecognitionModelError;
use crate::fair_queue::FairQueueEntry;
use crate::lazy_model::LazyModel;
use crate::models::{KnownModel, ModelFolder, SMART_TURN};
use crate::pool::{WorkerPool, WorkerPoolRefused};
use crate::smart_turn::{self, SmartTurn};
use crate::sound::{at_rate, until_silence};

/// One thread of its own: a decision cannot wait for a recognition, and all decisions together take at most one core.
const JUDGEMENT_THREADS: usize = 1;

/// The decisions that may wait. A decision behind more of them would be too late.
const MAX_WAITING_JUDGEMENTS: usize = 4;

/// What every decision counts for in the queue: the sound that the model takes.
const JUDGEMENT_COST: Duration = Duration::from_secs(smart_turn::SECONDS as u64);

/// Judges turns by a model on this machine.
pub struct LocalTurnDetector {
    models: ModelFolder,
    lazy_model: Arc<LazyModel<SmartTurn>>,
    pool: WorkerPool,
}

fn load(models: &ModelFolder, model: &'static KnownModel) -> Result<Box<SmartTurn>, RecognitionModelError> {
    let file = models.read(model, "smart-turn-v3.2-cpu.onnx");
    Ok(Box::new(SmartTurn::new(file.map_err(|error| RecognitionModelError::File(error.to_string()))?)?))
}

impl LocalTurnDetector {
    /// Loads no model yet. The first decision does, and may be late for that reason.
    pub fn new(models: ModelFolder) -> io::Result<Self> {
        LocalTurnDetector::with_queue(models, MAX_WAITING_JUDGEMENTS)
    }

    fn with_queue(models: ModelFolder, places: usize) -> io::Result<Self> {
        let lazy_model = Arc::new(LazyModel::new(&SMART_TURN, load));
        Ok(LocalTurnDetector { models, lazy_model, pool: WorkerPool::new(JUDGEMENT_THREADS, places)? })
    }
}

/// Returns the end of a sound, which is all that the model takes.
fn end(sound: &Pcm) -> Pcm {
    let wanted = smart_turn::SECONDS * sound.rate as usize;
    let start = sound.samples.len().saturating_sub(wanted);
    Pcm { rate: sound.rate, samples: sound.samples[start..].to_vec() }
}

#[async_trait]
impl TurnDetector for LocalTurnDetector {
    fn supports(&self, locale: &Locale) -> bool {
        let language = locale.primary();
        let language = if language == "nb" { "no" } else { language.as_str() };
        SMART_TURN.languages.contains(&language) && self.models.is_there(&SMART_TURN)
    }

    async fn judge(
        &self,
        invitation: InvitationId,
        answer: &Pcm,
        locale: &Locale,
    ) -> Result<f32, TurnDetectionError> {
        if !self.supports(locale) {
            return Err(TurnDetectionError::Unavailable);
        }
        let (lazy_model, models, answer) = (Arc::clone(&self.lazy_model), self.models.clone(), end(answer));
        let request = FairQueueEntry { invitation, length: JUDGEMENT_COST };
        let judged = self.pool.run(request, move || {
            let model = lazy_model.engine(&models)?;
            let sound = at_rate(&answer)
                .ok_or_else(|| RecognitionModelError::Model("the sound has no rate".to_owned()))?;
            // The longer the silence, the surer is the model that any speaker has finished. The session knows the
            // silence itself, and asks about the speech before it.
            model.probability(until_silence(&sound))
        });
        match judged.await {
            Ok(Ok(probability)) => Ok(probability.clamp(0.0, 1.0)),
            Ok(Err(error)) => Err(TurnDetectionError::Failed(error.to_string())),
            Err(WorkerPoolRefused::Crowded) => Err(TurnDetectionError::Busy),
            Err(WorkerPoolRefused::Broken) => {
                Err(TurnDetectionError::Failed("the model panicked".to_owned()))
            }
        }
    }
}

#[cfg(test)]
mod tests;
