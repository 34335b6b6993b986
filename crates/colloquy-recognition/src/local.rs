//! Recognition on this machine: which model transcribes a language, and when.

use std::io;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Pcm, RecognitionError, RecognizedSpeech, Recognizer, SpeechUnavailable};
use colloquy_domain::text::Locale;
use tokio::time::sleep;
use uuid::Uuid;

use crate::engine::{RecognitionModel, RecognitionModelError, Transcription};
use crate::fair_queue::FairQueueEntry;
use crate::lazy_model::LazyModel;
use crate::models::{KnownModel, MOONSHINE, ModelFolder, WHISPER};
use crate::moonshine::Moonshine;
use crate::pool::{QueueWaits, WorkerPool, WorkerPoolRefused};
use crate::sound::{RATE, at_rate, pieces, without_silence};
use crate::whisper::Whisper;

/// How many requests run at the same time, and how many more may wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecognitionWorkerLimits {
    pub threads: usize,
    pub waiting: usize,
}

impl Default for RecognitionWorkerLimits {
    /// Returns a thread for each core, and a queue that those threads work off in about half a minute.
    fn default() -> Self {
        let threads = available_parallelism().map_or(1, usize::from);
        RecognitionWorkerLimits { threads, waiting: 32 * threads }
    }
}

/// The most that one request counts for in the queue: no model takes a longer piece at once.
const LONGEST_TURN: Duration = Duration::from_secs(30);

/// The pause before a rejected piece is queued again.
const RETRY_PAUSE: Duration = Duration::from_millis(200);

/// Loading a model counts towards no interview.
const NO_INTERVIEW: FairQueueEntry =
    FairQueueEntry { invitation: InvitationId::from_uuid(Uuid::nil()), length: Duration::ZERO };

pub struct LocalRecognizer {
    models: ModelFolder,
    lazy_models: Arc<[LazyModel<dyn RecognitionModel>]>,
    pool: WorkerPool,
}

fn moonshine(
    models: &ModelFolder,
    model: &'static KnownModel,
) -> Result<Box<dyn RecognitionModel>, RecognitionModelError> {
    let read =
        |name| models.read(model, name).map_err(|error| RecognitionModelError::File(error.to_string()));
    let (encoder, decoder) = (read("encoder_model.onnx")?, read("decoder_model_merged.onnx")?);
    Ok(Box::new(Moonshine::new(encoder, decoder, &read("tokenizer.bin")?)?))
}

fn whisper(
    models: &ModelFolder,
    model: &'static KnownModel,
) -> Result<Box<dyn RecognitionModel>, RecognitionModelError> {
    let read =
        |name| models.read(model, name).map_err(|error| RecognitionModelError::File(error.to_string()));
    let encoder = read("encoder_model_quantized.onnx")?;
    let decoder = read("decoder_model_merged_quantized.onnx")?;
    Ok(Box::new(Whisper::new(encoder, decoder, &read("vocab.json")?, &read("generation_config.json")?)?))
}

impl LocalRecognizer {
    /// Loads no model yet, so that a service that transcribes nothing needs no memory for one.
    pub fn new(models: ModelFolder, workers: RecognitionWorkerLimits) -> io::Result<Self> {
        // In order of preference: the first one that is installed and knows the language is used.
        let lazy_models =
            Arc::new([LazyModel::new(&MOONSHINE, moonshine), LazyModel::new(&WHISPER, whisper)]);
        Ok(LocalRecognizer { models, lazy_models, pool: WorkerPool::new(workers.threads, workers.waiting)? })
    }

    /// Returns the number of requests in the queue.
    pub fn waiting(&self) -> usize {
        self.pool.waiting()
    }

    /// Returns how long the oldest request in the queue has been waiting.
    pub fn longest_wait(&self) -> Duration {
        self.pool.longest_wait()
    }

    /// Returns how long all requests that have left the queue had waited.
    pub fn waited(&self) -> QueueWaits {
        self.pool.waited()
    }

    /// Loads the model for a language, so that the first answer does not have to wait for it.
    pub async fn prepare(&self, locale: &Locale) -> Result<(), RecognitionError> {
        let (at, _) = self.model_for(locale)?;
        let (lazy_models, models) = (Arc::clone(&self.lazy_models), self.models.clone());
        let prepared = self.pool.run(NO_INTERVIEW, move || lazy_models[at].engine(&models).map(drop)).await;
        outcome(prepared)
    }

    /// Transcribes a later piece of an answer. It waits while the queue is full, because giving up would waste the work
    /// on the pieces before.
    async fn transcribe_patiently(
        &self,
        request: FairQueueEntry,
        engine: Arc<dyn RecognitionModel>,
        piece: Arc<Vec<i16>>,
        language: String,
    ) -> Result<Transcription, RecognitionError> {
        loop {
            let (engine, piece, language) = (Arc::clone(&engine), Arc::clone(&piece), language.clone());
            let heard = self
                .pool
                .run_cancellable(request, move |is_awaited| engine.transcribe(&piece, &language, is_awaited));
            match outcome(heard.await) {
                Err(RecognitionError::Crowded) => sleep(RETRY_PAUSE).await,
                settled => return settled,
            }
        }
    }

    /// Returns the index of the model for a locale, and the model's name for the language.
    fn model_for(&self, locale: &Locale) -> Result<(usize, String), SpeechUnavailable> {
        let language = locale.primary();
        let language = match language.as_str() {
            // Whisper knows Bokmål only as "Norwegian".
            "nb" => "no".to_owned(),
            _ => language,
        };
        let mut reason = SpeechUnavailable::NotThisLanguage;
        for (at, lazy) in self.lazy_models.iter().enumerate() {
            if !lazy.model.languages.contains(&language.as_str()) {
                continue;
            }
            if self.models.is_there(lazy.model) {
                return Ok((at, language));
            }
            if self.models.is_being_fetched(lazy.model) {
                reason = SpeechUnavailable::Fetching;
            } else if reason == SpeechUnavailable::NotThisLanguage {
                reason = SpeechUnavailable::NotInstalled;
            }
        }
        Err(reason)
    }
}

/// Cuts the speech in a sound into pieces that the model takes, without silence.
fn cut(sound: &Pcm, longest: usize) -> Result<Vec<Vec<i16>>, RecognitionModelError> {
    let sound =
        at_rate(sound).ok_or_else(|| RecognitionModelError::Model("the sound has no rate".to_owned()))?;
    let speech = without_silence(&sound);
    // A cut in a pause leaves silence at the edges of both pieces, which makes the models less accurate.
    let cut = pieces(&speech, longest).into_iter().map(|piece| without_silence(&speech[piece]));
    Ok(cut.filter(|piece| !piece.is_empty()).collect())
}

fn duration(samples: usize, rate: usize) -> Duration {
    Duration::from_millis((samples * 1_000 / rate.max(1)) as u64)
}

fn outcome<T>(
    done: Result<Result<T, RecognitionModelError>, WorkerPoolRefused>,
) -> Result<T, RecognitionError> {
    match done {
        Ok(Ok(done)) => Ok(done),
        Ok(Err(error)) => Err(RecognitionError::Failed(error.to_string())),
        Err(WorkerPoolRefused::Crowded) => Err(RecognitionError::Crowded),
        Err(WorkerPoolRefused::Broken) => {
            Err(RecognitionError::Failed("the speech model panicked".to_owned()))
        }
    }
}

#[async_trait]
impl Recognizer for LocalRecognizer {
    fn supports(&self, locale: &Locale) -> Result<(), SpeechUnavailable> {
        self.model_for(locale).map(drop)
    }

    async fn recognize(
        &self,
        invitation: InvitationId,
        sound: &Pcm,
        locale: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError> {
        let (at, language) = self.model_for(locale)?;
        let (lazy_models, models) = (Arc::clone(&self.lazy_models), self.models.clone());
        let length = duration(sound.samples.len(), sound.rate as usize).min(LONGEST_TURN);
        let (first, sound, of) = (FairQueueEntry { invitation, length }, sound.clone(), language.clone());
        let first_piece = self.pool.run_cancellable(first, move |is_awaited| {
            let engine = lazy_models[at].engine(&models)?;
            let mut pieces = cut(&sound, engine.longest())?.into_iter();
            let first = pieces.next().map(|piece| engine.transcribe(&piece, &of, is_awaited)).transpose()?;
            Ok::<_, RecognitionModelError>((engine, first, pieces))
        });
        let (engine, first, rest) = outcome(first_piece.await)?;
        let mut heard = Vec::from_iter(first);
        for piece in rest {
            // Each piece of a long answer queues separately, so that other interviews get a turn in between.
            let next = FairQueueEntry { invitation, length: duration(piece.len(), RATE) };
            let (engine, language) = (Arc::clone(&engine), language.clone());
            heard.push(self.transcribe_patiently(next, engine, Arc::new(piece), language).await?);
        }
        let Transcription { text, confidence } = Transcription::join(heard);
        let model = self.lazy_models[at].model.name.to_owned();
        Ok(RecognizedSpeech { text, confidence: Some(confidence), model })
    }
}

#[cfg(test)]
pub mod tests;
