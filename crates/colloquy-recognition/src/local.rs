//! Recognition on this machine: which net hears a language, and when.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use colloquy_domain::ports::{Pcm, RecognitionError, Recognized, Recognizer, Unready};
use colloquy_domain::text::Locale;

use crate::engine::{Engine, EngineError};
use crate::models::{MOONSHINE, Model, Models, WHISPER};
use crate::moonshine::Moonshine;
use crate::pool::{Pool, Refused, Waited};
use crate::sound::{at_rate, pieces, without_silence};
use crate::whisper::Whisper;

/// How much is done at once, and how much may wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Workers {
    pub threads: usize,
    pub waiting: usize,
}

impl Default for Workers {
    /// A thread for each core, and for each of them as many as it can hear in about half a minute.
    fn default() -> Self {
        let threads = available_parallelism().map_or(1, usize::from);
        Workers { threads, waiting: 32 * threads }
    }
}

pub struct LocalRecognizer {
    models: Models,
    nets: Arc<[Net]>,
    pool: Pool,
}

type Load = fn(&Models, &'static Model) -> Result<Box<dyn Engine>, EngineError>;

/// Loaded when it is first needed; after a failure, when it is next needed.
struct Net {
    model: &'static Model,
    load: Load,
    engine: Mutex<Option<Arc<dyn Engine>>>,
}

impl Net {
    fn new(model: &'static Model, load: Load) -> Self {
        Net { model, load, engine: Mutex::default() }
    }

    fn engine(&self, models: &Models) -> Result<Arc<dyn Engine>, EngineError> {
        // Whoever comes while it is being loaded waits here, instead of loading it again.
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(engine) = engine.as_ref() {
            return Ok(Arc::clone(engine));
        }
        let since = Instant::now();
        let loaded: Arc<dyn Engine> = (self.load)(models, self.model)?.into();
        tracing::info!(model = self.model.name, took_ms = since.elapsed().as_millis(), "loaded a model");
        *engine = Some(Arc::clone(&loaded));
        Ok(loaded)
    }
}

fn moonshine(models: &Models, model: &'static Model) -> Result<Box<dyn Engine>, EngineError> {
    let read = |name| models.read(model, name).map_err(|error| EngineError::File(error.to_string()));
    let (encoder, decoder) = (read("encoder_model.onnx")?, read("decoder_model_merged.onnx")?);
    Ok(Box::new(Moonshine::new(encoder, decoder, &read("tokenizer.bin")?)?))
}

fn whisper(models: &Models, model: &'static Model) -> Result<Box<dyn Engine>, EngineError> {
    let read = |name| models.read(model, name).map_err(|error| EngineError::File(error.to_string()));
    let encoder = read("encoder_model_quantized.onnx")?;
    let decoder = read("decoder_model_merged_quantized.onnx")?;
    Ok(Box::new(Whisper::new(encoder, decoder, &read("vocab.json")?, &read("generation_config.json")?)?))
}

impl LocalRecognizer {
    /// Loads nothing yet, so that it costs nothing where nobody speaks.
    pub fn new(models: Models, workers: Workers) -> io::Result<Self> {
        // The first that is there and has the language hears it.
        let nets = Arc::new([Net::new(&MOONSHINE, moonshine), Net::new(&WHISPER, whisper)]);
        Ok(LocalRecognizer { models, nets, pool: Pool::new(workers.threads, workers.waiting)? })
    }

    /// How many stretches of speech have not begun to be recognized.
    pub fn waiting(&self) -> usize {
        self.pool.waiting()
    }

    /// How long the next of them has been waiting.
    pub fn longest_wait(&self) -> Duration {
        self.pool.longest_wait()
    }

    /// How long those that have begun had waited.
    pub fn waited(&self) -> Waited {
        self.pool.waited()
    }

    /// Loads what a language needs, so that the first answer is not the one that waits for it.
    pub async fn prepare(&self, locale: &Locale) -> Result<(), RecognitionError> {
        let (at, _) = self.net(locale)?;
        let (nets, models) = (Arc::clone(&self.nets), self.models.clone());
        let prepared = self.pool.run(move |_| nets[at].engine(&models).map(drop)).await;
        outcome(prepared)
    }

    /// The place of the net, and what the language is called.
    fn net(&self, locale: &Locale) -> Result<(usize, String), Unready> {
        let language = locale.primary();
        let language = match language.as_str() {
            // Written Norwegian, of which Whisper knows one name.
            "nb" => "no".to_owned(),
            _ => language,
        };
        let mut unready = Unready::NotThisLanguage;
        for (at, net) in self.nets.iter().enumerate() {
            if !net.model.languages.contains(&language.as_str()) {
                continue;
            }
            if self.models.is_there(net.model) {
                return Ok((at, language));
            }
            if self.models.is_being_fetched(net.model) {
                unready = Unready::Fetching;
            } else if unready == Unready::NotThisLanguage {
                unready = Unready::NotInstalled;
            }
        }
        Err(unready)
    }
}

/// What waits for its turn and what is done in it.
fn hear(
    engine: &dyn Engine,
    sound: &Pcm,
    language: &str,
    wanted: &dyn Fn() -> bool,
) -> Result<String, EngineError> {
    let sound = at_rate(sound).ok_or_else(|| EngineError::Net("the sound has no rate".to_owned()))?;
    let speech = without_silence(&sound);
    let mut texts = Vec::new();
    for piece in pieces(&speech, engine.longest()) {
        if !wanted() {
            break;
        }
        // A cut leaves silence at its sides, of which the nets are no better than before.
        let piece = without_silence(&speech[piece]);
        if !piece.is_empty() {
            texts.push(engine.hear(&piece, language)?);
        }
    }
    texts.retain(|text| !text.is_empty());
    Ok(texts.join(" "))
}

fn outcome<T>(done: Result<Result<T, EngineError>, Refused>) -> Result<T, RecognitionError> {
    match done {
        Ok(Ok(done)) => Ok(done),
        Ok(Err(error)) => Err(RecognitionError::Failed(error.to_string())),
        Err(Refused::Crowded) => Err(RecognitionError::Crowded),
        Err(Refused::Broken) => Err(RecognitionError::Failed("the net broke off".to_owned())),
    }
}

#[async_trait]
impl Recognizer for LocalRecognizer {
    fn knows(&self, locale: &Locale) -> Result<(), Unready> {
        self.net(locale).map(drop)
    }

    async fn recognize(&self, sound: &Pcm, locale: &Locale) -> Result<Recognized, RecognitionError> {
        let (at, language) = self.net(locale)?;
        let (nets, models, sound) = (Arc::clone(&self.nets), self.models.clone(), sound.clone());
        let heard = self.pool.run(move |wanted| {
            let engine = nets[at].engine(&models)?;
            hear(engine.as_ref(), &sound, &language, wanted)
        });
        let text = outcome(heard.await)?;
        Ok(Recognized { text, model: self.nets[at].model.name.to_owned() })
    }
}

#[cfg(test)]
mod tests;
