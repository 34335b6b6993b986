//! Recognition on this machine: which net hears a language, and when.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Pcm, RecognitionError, RecognizedSpeech, Recognizer, SpeechUnavailable};
use colloquy_domain::text::Locale;
use tokio::time::sleep;
use uuid::Uuid;

use crate::engine::{EngineError, SpeechModel};
use crate::fair_queue::QueuedRequest;
use crate::models::{KnownModel, MOONSHINE, ModelFolder, WHISPER};
use crate::moonshine::Moonshine;
use crate::pool::{PoolRefused, QueueWaits, WorkerPool};
use crate::sound::{RATE, at_rate, pieces, without_silence};
use crate::whisper::Whisper;

/// How much is done at once, and how much may wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerLimits {
    pub threads: usize,
    pub waiting: usize,
}

impl Default for WorkerLimits {
    /// A thread for each core, and for each of them as many as it can hear in about half a minute.
    fn default() -> Self {
        let threads = available_parallelism().map_or(1, usize::from);
        WorkerLimits { threads, waiting: 32 * threads }
    }
}

/// No piece that a net takes at once is longer.
const LONGEST_TURN: Duration = Duration::from_secs(30);

/// The pause before a piece that was refused is queued again.
const AGAIN: Duration = Duration::from_millis(200);

/// Loading a model is no interview's work.
const NOBODY: QueuedRequest =
    QueuedRequest { invitation: InvitationId::from_uuid(Uuid::nil()), length: Duration::ZERO };

pub struct LocalRecognizer {
    models: ModelFolder,
    nets: Arc<[Net]>,
    pool: WorkerPool,
}

type Load = fn(&ModelFolder, &'static KnownModel) -> Result<Box<dyn SpeechModel>, EngineError>;

/// Loaded when it is first needed; after a failure, when it is next needed.
struct Net {
    model: &'static KnownModel,
    load: Load,
    engine: Mutex<Option<Arc<dyn SpeechModel>>>,
}

impl Net {
    fn new(model: &'static KnownModel, load: Load) -> Self {
        Net { model, load, engine: Mutex::default() }
    }

    fn engine(&self, models: &ModelFolder) -> Result<Arc<dyn SpeechModel>, EngineError> {
        // Whoever comes while it is being loaded waits here, instead of loading it again.
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(engine) = engine.as_ref() {
            return Ok(Arc::clone(engine));
        }
        let since = Instant::now();
        let loaded: Arc<dyn SpeechModel> = (self.load)(models, self.model)?.into();
        tracing::info!(model = self.model.name, took_ms = since.elapsed().as_millis(), "loaded a model");
        *engine = Some(Arc::clone(&loaded));
        Ok(loaded)
    }
}

fn moonshine(models: &ModelFolder, model: &'static KnownModel) -> Result<Box<dyn SpeechModel>, EngineError> {
    let read = |name| models.read(model, name).map_err(|error| EngineError::File(error.to_string()));
    let (encoder, decoder) = (read("encoder_model.onnx")?, read("decoder_model_merged.onnx")?);
    Ok(Box::new(Moonshine::new(encoder, decoder, &read("tokenizer.bin")?)?))
}

fn whisper(models: &ModelFolder, model: &'static KnownModel) -> Result<Box<dyn SpeechModel>, EngineError> {
    let read = |name| models.read(model, name).map_err(|error| EngineError::File(error.to_string()));
    let encoder = read("encoder_model_quantized.onnx")?;
    let decoder = read("decoder_model_merged_quantized.onnx")?;
    Ok(Box::new(Whisper::new(encoder, decoder, &read("vocab.json")?, &read("generation_config.json")?)?))
}

impl LocalRecognizer {
    /// Loads nothing yet, so that it costs nothing where nobody speaks.
    pub fn new(models: ModelFolder, workers: WorkerLimits) -> io::Result<Self> {
        // The first that is there and has the language hears it.
        let nets = Arc::new([Net::new(&MOONSHINE, moonshine), Net::new(&WHISPER, whisper)]);
        Ok(LocalRecognizer { models, nets, pool: WorkerPool::new(workers.threads, workers.waiting)? })
    }

    /// How many stretches of speech have not begun to be recognized.
    pub fn waiting(&self) -> usize {
        self.pool.waiting()
    }

    /// How long the oldest of them has been waiting.
    pub fn longest_wait(&self) -> Duration {
        self.pool.longest_wait()
    }

    /// How long those that have begun had waited.
    pub fn waited(&self) -> QueueWaits {
        self.pool.waited()
    }

    /// Loads what a language needs, so that the first answer is not the one that waits for it.
    pub async fn prepare(&self, locale: &Locale) -> Result<(), RecognitionError> {
        let (at, _) = self.net(locale)?;
        let (nets, models) = (Arc::clone(&self.nets), self.models.clone());
        let prepared = self.pool.run(NOBODY, move || nets[at].engine(&models).map(drop)).await;
        outcome(prepared)
    }

    /// Hears a further piece of what has been begun. Being refused now would waste what is done, so this waits.
    async fn patiently(
        &self,
        request: QueuedRequest,
        engine: Arc<dyn SpeechModel>,
        piece: Arc<Vec<i16>>,
        language: String,
    ) -> Result<String, RecognitionError> {
        loop {
            let (engine, piece, language) = (Arc::clone(&engine), Arc::clone(&piece), language.clone());
            let heard = self.pool.run(request, move || engine.hear(&piece, &language)).await;
            match outcome(heard) {
                Err(RecognitionError::Crowded) => sleep(AGAIN).await,
                settled => return settled,
            }
        }
    }

    /// The place of the net, and what the language is called.
    fn net(&self, locale: &Locale) -> Result<(usize, String), SpeechUnavailable> {
        let language = locale.primary();
        let language = match language.as_str() {
            // Written Norwegian, of which Whisper knows one name.
            "nb" => "no".to_owned(),
            _ => language,
        };
        let mut reason = SpeechUnavailable::NotThisLanguage;
        for (at, net) in self.nets.iter().enumerate() {
            if !net.model.languages.contains(&language.as_str()) {
                continue;
            }
            if self.models.is_there(net.model) {
                return Ok((at, language));
            }
            if self.models.is_being_fetched(net.model) {
                reason = SpeechUnavailable::Fetching;
            } else if reason == SpeechUnavailable::NotThisLanguage {
                reason = SpeechUnavailable::NotInstalled;
            }
        }
        Err(reason)
    }
}

/// The pieces of the speech in it that a net takes.
fn cut(sound: &Pcm, longest: usize) -> Result<Vec<Vec<i16>>, EngineError> {
    let sound = at_rate(sound).ok_or_else(|| EngineError::Net("the sound has no rate".to_owned()))?;
    let speech = without_silence(&sound);
    // A cut leaves silence at its sides, of which the nets are no better than before.
    let cut = pieces(&speech, longest).into_iter().map(|piece| without_silence(&speech[piece]));
    Ok(cut.filter(|piece| !piece.is_empty()).collect())
}

fn duration(samples: usize, rate: usize) -> Duration {
    Duration::from_millis((samples * 1_000 / rate.max(1)) as u64)
}

fn outcome<T>(done: Result<Result<T, EngineError>, PoolRefused>) -> Result<T, RecognitionError> {
    match done {
        Ok(Ok(done)) => Ok(done),
        Ok(Err(error)) => Err(RecognitionError::Failed(error.to_string())),
        Err(PoolRefused::Crowded) => Err(RecognitionError::Crowded),
        Err(PoolRefused::Broken) => Err(RecognitionError::Failed("the net broke off".to_owned())),
    }
}

#[async_trait]
impl Recognizer for LocalRecognizer {
    fn knows(&self, locale: &Locale) -> Result<(), SpeechUnavailable> {
        self.net(locale).map(drop)
    }

    async fn recognize(
        &self,
        invitation: InvitationId,
        sound: &Pcm,
        locale: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError> {
        let (at, language) = self.net(locale)?;
        let (nets, models) = (Arc::clone(&self.nets), self.models.clone());
        let length = duration(sound.samples.len(), sound.rate as usize).min(LONGEST_TURN);
        let (first, sound, of) = (QueuedRequest { invitation, length }, sound.clone(), language.clone());
        let begun = self.pool.run(first, move || {
            let engine = nets[at].engine(&models)?;
            let mut pieces = cut(&sound, engine.longest())?.into_iter();
            let first = pieces.next().map(|piece| engine.hear(&piece, &of)).transpose()?;
            Ok::<_, EngineError>((engine, first.unwrap_or_default(), pieces))
        });
        let (engine, first, rest) = outcome(begun.await)?;
        let mut texts = vec![first];
        for piece in rest {
            // Each piece of a long speech waits for a turn of its own, so that others come in between.
            let next = QueuedRequest { invitation, length: duration(piece.len(), RATE) };
            let (engine, language) = (Arc::clone(&engine), language.clone());
            let heard = self.patiently(next, engine, Arc::new(piece), language).await;
            texts.push(heard?);
        }
        texts.retain(|text| !text.is_empty());
        Ok(RecognizedSpeech { text: texts.join(" "), model: self.nets[at].model.name.to_owned() })
    }
}

#[cfg(test)]
mod tests;
