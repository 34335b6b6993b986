//! Moonshine: a small speech model for English.

use rten::{Model, ModelOptions, NodeId};

use crate::decoder::{DecoderShape, DecodingParameters, RecognitionDecoder};
use crate::engine::{RecognitionModel, RecognitionModelError, Transcription, floats};
use crate::pool::IsAwaited;
use crate::sound::{RATE, as_floats, halves};
use crate::vocabulary::TokenVocabulary;

const SHAPE: DecoderShape = DecoderShape { layers: 6, heads: 8, head_size: 36 };
const BEGINNING: i32 = 1;
const END: i32 = 2;
/// The model invents words at the end of longer pieces.
const LONGEST_SECONDS: usize = 20;
/// The most tokens in a second of speech. No one speaks faster.
const TOKENS_PER_SECOND: usize = 8;
/// The least number of samples that its first layers take.
const MIN_SAMPLES: usize = RATE / 8;

pub struct Moonshine {
    encoder: Model,
    sound: NodeId,
    encoded: NodeId,
    decoder: RecognitionDecoder,
    vocabulary: TokenVocabulary,
}

impl Moonshine {
    pub fn new(encoder: Vec<u8>, decoder: Vec<u8>, vocabulary: &[u8]) -> Result<Self, RecognitionModelError> {
        let encoder = load(encoder)?;
        Ok(Moonshine {
            sound: encoder.node_id("input_values")?,
            encoded: encoder.node_id("last_hidden_state")?,
            encoder,
            decoder: RecognitionDecoder::new(load(decoder)?, &SHAPE)?,
            vocabulary: TokenVocabulary::of_lengths_and_bytes(vocabulary)?,
        })
    }
}

pub fn load(file: Vec<u8>) -> Result<Model, RecognitionModelError> {
    ModelOptions::with_all_ops().load(file).map_err(|error| RecognitionModelError::File(error.to_string()))
}

impl RecognitionModel for Moonshine {
    fn longest(&self) -> usize {
        LONGEST_SECONDS * RATE
    }

    fn transcribe(
        &self,
        samples: &[i16],
        _language: &str,
        is_awaited: IsAwaited<'_>,
    ) -> Result<Transcription, RecognitionModelError> {
        let heard = self.transcribed(samples, is_awaited)?;
        if !heard.text.is_empty() || samples.len() < 2 * MIN_SAMPLES {
            return Ok(heard);
        }
        // The model sometimes returns nothing for audible speech. Cut differently, the same speech is transcribed.
        let (first, second) = halves(samples);
        Ok(Transcription::join([self.transcribed(first, is_awaited)?, self.transcribed(second, is_awaited)?]))
    }
}

impl Moonshine {
    fn transcribed(
        &self,
        samples: &[i16],
        is_awaited: IsAwaited<'_>,
    ) -> Result<Transcription, RecognitionModelError> {
        let mut samples = as_floats(samples);
        samples.resize(samples.len().max(MIN_SAMPLES), 0.0);
        let at_most = samples.len() * TOKENS_PER_SECOND / RATE + TOKENS_PER_SECOND;
        let sound = floats([1, samples.len()], samples)?;
        let [encoded] = self.encoder.run_n(vec![(self.sound, sound.into())], [self.encoded], None)?;
        let task = DecodingParameters {
            prompt: &[BEGINNING],
            end: END,
            at_most,
            suppressed: &[],
            suppressed_first: &[],
            no_speech: None,
            is_awaited,
        };
        let decoded = self.decoder.write(&encoded, &task)?;
        Ok(Transcription { text: self.vocabulary.text(&decoded.tokens), confidence: decoded.confidence() })
    }
}
