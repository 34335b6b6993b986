//! Whisper: a net for many languages.

use std::collections::HashMap;

use rten::{Model, NodeId};
use serde::Deserialize;

use crate::decoder::{DecoderShape, DecoderTask, TokenDecoder};
use crate::engine::{EngineError, SpeechModel, floats};
use crate::features::{AudioFeatures, BANDS, FRAMES};
use crate::moonshine;
use crate::sound::{RATE, as_floats};
use crate::vocabulary::TokenVocabulary;
use crate::weights;

const SHAPE: DecoderShape = DecoderShape { layers: 6, heads: 8, head_size: 64 };
/// It hears 30 s at once; a little silence at the end makes it stop there.
const LONGEST_SECONDS: usize = 28;
/// Nobody speaks faster, in any language.
const PIECES_A_SECOND: usize = 12;
/// A whole text with what stands before it.
const PIECES: usize = 448;
/// Where it takes sound for no speech and writes what it is not sure of, it made it up.
const NOBODY: f32 = 0.6;
const UNSURE: f32 = -1.0;

/// The file `generation_config.json`.
#[derive(Deserialize)]
struct Settings {
    lang_to_id: HashMap<String, i32>,
    task_to_id: HashMap<String, i32>,
    decoder_start_token_id: i32,
    eos_token_id: i32,
    no_timestamps_token_id: i32,
    suppress_tokens: Vec<i32>,
    begin_suppress_tokens: Vec<i32>,
}

pub struct Whisper {
    features: AudioFeatures,
    encoder: Model,
    sound: NodeId,
    heard: NodeId,
    decoder: TokenDecoder,
    vocabulary: TokenVocabulary,
    settings: Settings,
    transcribe: i32,
}

impl Whisper {
    pub fn new(
        encoder: Vec<u8>,
        decoder: Vec<u8>,
        vocabulary: &[u8],
        settings: &[u8],
    ) -> Result<Self, EngineError> {
        let unusable =
            |error: &dyn std::fmt::Display| EngineError::File(format!("generation_config.json: {error}"));
        let settings: Settings = serde_json::from_slice(settings).map_err(|error| unusable(&error))?;
        let transcribe = settings.task_to_id.get("transcribe").ok_or_else(|| unusable(&"no `transcribe`"))?;
        let encoder = load(encoder)?;
        Ok(Whisper {
            features: AudioFeatures::default(),
            sound: encoder.node_id("input_features")?,
            heard: encoder.node_id("last_hidden_state")?,
            encoder,
            decoder: TokenDecoder::new(load(decoder)?, &SHAPE)?,
            vocabulary: TokenVocabulary::of_printable_bytes(vocabulary)?,
            transcribe: *transcribe,
            settings,
        })
    }
}

/// Its convolutions recognize nothing where products saturate. Moonshine's are of floats, and it loses more by 7 bits than
/// by the few products of its matrices that saturate.
fn load(mut file: Vec<u8>) -> Result<Model, EngineError> {
    if weights::saturate() {
        weights::halve(&mut file);
    }
    moonshine::load(file)
}

impl SpeechModel for Whisper {
    fn longest(&self) -> usize {
        LONGEST_SECONDS * RATE
    }

    fn hear(&self, samples: &[i16], language: &str) -> Result<String, EngineError> {
        let settings = &self.settings;
        let language = settings.lang_to_id.get(&format!("<|{language}|>")).copied();
        let language =
            language.ok_or_else(|| EngineError::Net("it does not know the language".to_owned()))?;
        let sound = floats([1, BANDS, FRAMES], self.features.of(&as_floats(samples)))?;
        let [heard] = self.encoder.run_n(vec![(self.sound, sound.into())], [self.heard], None)?;
        let prompt =
            [settings.decoder_start_token_id, language, self.transcribe, settings.no_timestamps_token_id];
        // Times come after all else, and are not asked for.
        let task = DecoderTask {
            prompt: &prompt,
            end: settings.eos_token_id,
            at_most: (samples.len() * PIECES_A_SECOND / RATE + PIECES_A_SECOND).min(PIECES - prompt.len()),
            barred: &settings.suppress_tokens,
            barred_first: &settings.begin_suppress_tokens,
            nobody: Some(settings.no_timestamps_token_id - 1),
        };
        let written = self.decoder.write(&heard, &task)?;
        if written.nobody > NOBODY && written.sureness < UNSURE {
            return Ok(String::new());
        }
        Ok(self.vocabulary.text(&written.pieces))
    }
}
