//! Whisper: a speech model for many languages.

use std::collections::HashMap;

use rten::{Model, NodeId, Value};
use serde::Deserialize;

use crate::decoder::{DecoderShape, DecodingParameters, RecognitionDecoder};
use crate::engine::{RecognitionModel, RecognitionModelError, Transcription, floats};
use crate::features::{BANDS, HOP, LogMelExtractor};
use crate::moonshine;
use crate::pool::IsAwaited;
use crate::positions;
use crate::sound::{RATE, as_floats};
use crate::vocabulary::TokenVocabulary;
use crate::weights;

const SHAPE: DecoderShape = DecoderShape { layers: 6, heads: 8, head_size: 64 };
/// The model takes 30 s at once. The silence at the end makes it stop there.
const MOST_FRAMES: usize = 30 * RATE / HOP;
const LONGEST_SECONDS: usize = 28;
/// The silence after a shorter sound: 5 s. The model was trained with silence up to 30 s, and the time that it takes
/// grows with all of it. After less silence, it returns nothing more often.
const SILENT_FRAMES: usize = 5 * RATE / HOP;
/// The frames for each row of the encoder's table: one of its convolutions takes every other frame.
const FRAMES_PER_ROW: usize = 2;
/// The most tokens in a second of speech. No one speaks faster, in any language.
const TOKENS_PER_SECOND: usize = 12;
/// The most tokens of a text with its prompt.
const MAX_TOKENS: usize = 448;
/// A text is discarded as invented if the model probably heard no speech and is also unsure of its tokens.
const NO_SPEECH: f32 = 0.6;
const UNSURE: f32 = -1.0;

/// The file `generation_config.json`.
#[derive(Deserialize)]
struct GenerationConfig {
    lang_to_id: HashMap<String, i32>,
    task_to_id: HashMap<String, i32>,
    decoder_start_token_id: i32,
    eos_token_id: i32,
    no_timestamps_token_id: i32,
    suppress_tokens: Vec<i32>,
    begin_suppress_tokens: Vec<i32>,
}

pub struct Whisper {
    encoder: WhisperEncoder,
    decoder: RecognitionDecoder,
    vocabulary: TokenVocabulary,
    settings: GenerationConfig,
    transcribe: i32,
}

impl Whisper {
    pub fn new(
        encoder: Vec<u8>,
        decoder: Vec<u8>,
        vocabulary: &[u8],
        settings: &[u8],
    ) -> Result<Self, RecognitionModelError> {
        let unusable = |error: &dyn std::fmt::Display| {
            RecognitionModelError::File(format!("generation_config.json: {error}"))
        };
        let settings: GenerationConfig =
            serde_json::from_slice(settings).map_err(|error| unusable(&error))?;
        let transcribe = settings.task_to_id.get("transcribe").ok_or_else(|| unusable(&"no `transcribe`"))?;
        Ok(Whisper {
            encoder: WhisperEncoder::new(encoder)?,
            decoder: RecognitionDecoder::new(load(decoder)?, &SHAPE)?,
            vocabulary: TokenVocabulary::of_printable_bytes(vocabulary)?,
            transcribe: *transcribe,
            settings,
        })
    }
}

/// Loads a model, with halved weights if sums of products saturate: Whisper's convolutions then recognize nothing.
/// Moonshine does without, because its convolutions use floats, and 7 bits cost it more accuracy than the few saturated
/// products of its matrices.
fn load(mut file: Vec<u8>) -> Result<Model, RecognitionModelError> {
    if weights::saturate() {
        weights::halve(&mut file);
    }
    moonshine::load(file)
}

impl RecognitionModel for Whisper {
    fn longest(&self) -> usize {
        LONGEST_SECONDS * RATE
    }

    fn transcribe(
        &self,
        samples: &[i16],
        language: &str,
        is_awaited: IsAwaited<'_>,
    ) -> Result<Transcription, RecognitionModelError> {
        let language = self.settings.lang_to_id.get(&format!("<|{language}|>")).copied();
        let language = language
            .ok_or_else(|| RecognitionModelError::Model("it does not know this language".to_owned()))?;
        let shorter = (samples.len().div_ceil(HOP) + SILENT_FRAMES).next_multiple_of(FRAMES_PER_ROW);
        let heard = self.transcribed(samples, shorter.min(MOST_FRAMES), language, is_awaited)?;
        let once = without_repetitions(&heard.text);
        let is_certain = !once.is_empty() && once == heard.text;
        // What nobody waits for any longer would delay what others wait for.
        if is_certain || shorter >= MOST_FRAMES || !is_awaited() {
            return Ok(Transcription { text: once, ..heard });
        }
        // The model sometimes returns nothing, or the same words again and again, for speech that it understands with as
        // much silence as in its training.
        let heard = self.transcribed(samples, MOST_FRAMES, language, is_awaited)?;
        Ok(Transcription { text: without_repetitions(&heard.text), ..heard })
    }
}

/// The longest phrase, in words, that the model repeats when it invents words.
const REPEATED_WORDS: usize = 4;
/// No one says a phrase as often as this in a row.
const REPETITIONS: usize = 5;

/// Returns a text that says a phrase once which the model has repeated.
fn without_repetitions(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    for length in 1..=REPEATED_WORDS {
        let mut start = 0;
        while start + length * REPETITIONS <= words.len() {
            let (phrase, rest) = words[start..].split_at(length);
            let rounds = 1 + rest.chunks_exact(length).take_while(|round| is_same(phrase, round)).count();
            if rounds >= REPETITIONS {
                words.drain(start + length..start + length * rounds);
            }
            start += 1;
        }
    }
    words.join(" ")
}

/// Returns whether two phrases have the same words. Punctuation and letter case do not count.
fn is_same(one: &[&str], other: &[&str]) -> bool {
    let letters = |word: &str| word.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>();
    one.iter().zip(other).all(|(one, other)| letters(one).to_lowercase() == letters(other).to_lowercase())
}

impl Whisper {
    fn transcribed(
        &self,
        samples: &[i16],
        frames: usize,
        language: i32,
        is_awaited: IsAwaited<'_>,
    ) -> Result<Transcription, RecognitionModelError> {
        let settings = &self.settings;
        let encoded = self.encoder.encoded(samples, frames)?;
        let prompt =
            [settings.decoder_start_token_id, language, self.transcribe, settings.no_timestamps_token_id];
        // Timestamp tokens come last in the vocabulary; the prompt turns them off.
        let task = DecodingParameters {
            prompt: &prompt,
            end: settings.eos_token_id,
            at_most: (samples.len() * TOKENS_PER_SECOND / RATE + TOKENS_PER_SECOND)
                .min(MAX_TOKENS - prompt.len()),
            suppressed: &settings.suppress_tokens,
            suppressed_first: &settings.begin_suppress_tokens,
            no_speech: Some(settings.no_timestamps_token_id - 1),
            is_awaited,
        };
        let decoded = self.decoder.write(&encoded, &task)?;
        if decoded.no_speech > NO_SPEECH && decoded.average_log_probability < UNSURE {
            return Ok(Transcription::nothing());
        }
        Ok(Transcription { text: self.vocabulary.text(&decoded.tokens), confidence: decoded.confidence() })
    }
}

/// The encoder, for sounds of up to 30 s.
struct WhisperEncoder {
    features: LogMelExtractor,
    model: Model,
    sound: NodeId,
    rows: NodeId,
    encoded: NodeId,
    /// The table of [`positions`], row by row.
    table: Vec<f32>,
    width: usize,
}

impl WhisperEncoder {
    fn new(file: Vec<u8>) -> Result<Self, RecognitionModelError> {
        let file = positions::as_input(&file)
            .ok_or_else(|| RecognitionModelError::File("the encoder has no table of positions".to_owned()))?;
        let model = load(file)?;
        let [table] = model.run_n(vec![], [model.node_id(positions::TABLE)?], None)?;
        let ([_, width], table) = table.into_shape_vec::<f32, 2>()?;
        Ok(WhisperEncoder {
            features: LogMelExtractor::new(),
            sound: model.node_id("input_features")?,
            rows: model.node_id(positions::ROWS)?,
            encoded: model.node_id("last_hidden_state")?,
            model,
            table,
            width,
        })
    }

    fn encoded(&self, samples: &[i16], frames: usize) -> Result<Value, RecognitionModelError> {
        let rows = frames / FRAMES_PER_ROW;
        let sound = floats([1, BANDS, frames], self.features.of(&as_floats(samples), frames))?;
        let rows = floats([rows, self.width], self.table[..rows * self.width].to_vec())?;
        let input = vec![(self.sound, sound.into()), (self.rows, rows.into())];
        let [encoded] = self.model.run_n(input, [self.encoded], None)?;
        Ok(encoded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_that_the_model_repeats_is_kept_once() {
        let looped = "Sí, claro, sí, claro, sí claro sí claro sí claro Empecé en marzo.";
        assert_eq!(without_repetitions(looped), "Sí, claro, Empecé en marzo.");
        assert_eq!(without_repetitions("a b c d a b c d a b c d a b c d a b c d e"), "a b c d e");
        for said in ["No, no, no, no.", "", "It was very, very, very slow, and very, very late."] {
            assert_eq!(without_repetitions(said), said);
        }
    }
}
