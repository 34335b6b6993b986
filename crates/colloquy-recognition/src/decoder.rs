//! The decoder of a speech model, which writes the text token by token. Both models here use a merged decoder: one
//! graph runs the first step and all later ones, which get the key-value cache of the steps before.

use rten::{Model, NodeId, Value, ValueOrView};

use crate::engine::{RecognitionModelError, floats, integers};
use crate::pool::IsAwaited;

/// A repetition of fewer tokens than this does not count as a loop.
const LOOP_TOKENS: usize = 24;
const LOOP_ROUNDS: usize = 3;
const LONGEST_ROUND: usize = 48;

/// The part of a recognition model that turns encoded sound into tokens, one after the other.
pub struct RecognitionDecoder {
    model: Model,
    tokens: NodeId,
    encoded: NodeId,
    use_cache: NodeId,
    scores: NodeId,
    self_attention: Vec<CacheNodes>,
    cross_attention: Vec<CacheNodes>,
    heads: usize,
    head_size: usize,
}

/// The input and the output of one part of the key-value cache.
struct CacheNodes {
    past: NodeId,
    present: NodeId,
}

pub struct DecoderShape {
    pub layers: usize,
    pub heads: usize,
    pub head_size: usize,
}

pub struct DecodingParameters<'t> {
    /// The tokens before the text.
    pub prompt: &'t [i32],
    pub end: i32,
    pub at_most: usize,
    /// Tokens that are never written.
    pub suppressed: &'t [i32],
    /// Tokens that the text does not begin with.
    pub suppressed_first: &'t [i32],
    /// The token whose probability after the first token of the prompt is that of no speech.
    pub no_speech: Option<i32>,
    pub is_awaited: IsAwaited<'t>,
}

#[derive(Debug, Default)]
pub struct DecodedTokens {
    pub tokens: Vec<i32>,
    /// The average log probability of a token.
    pub average_log_probability: f32,
    /// The probability that there is no speech.
    pub no_speech: f32,
}

impl DecodedTokens {
    /// Returns the average probability of a token.
    pub fn confidence(&self) -> f32 {
        self.average_log_probability.exp()
    }
}

/// The outputs of the first step.
struct FirstStep {
    /// The score of each token, after each token of the prompt.
    scores: Vec<f32>,
    self_attention: Vec<Value>,
    cross_attention: Vec<Value>,
}

impl RecognitionDecoder {
    pub fn new(model: Model, shape: &DecoderShape) -> Result<Self, RecognitionModelError> {
        let cache_nodes = |attention: &str| {
            let mut cache_nodes = Vec::new();
            for layer in 0..shape.layers {
                for part in ["key", "value"] {
                    cache_nodes.push(CacheNodes {
                        past: model.node_id(&format!("past_key_values.{layer}.{attention}.{part}"))?,
                        present: model.node_id(&format!("present.{layer}.{attention}.{part}"))?,
                    });
                }
            }
            Ok::<_, RecognitionModelError>(cache_nodes)
        };
        Ok(RecognitionDecoder {
            tokens: model.node_id("input_ids")?,
            encoded: model.node_id("encoder_hidden_states")?,
            use_cache: model.node_id("use_cache_branch")?,
            scores: model.node_id("logits")?,
            self_attention: cache_nodes("decoder")?,
            cross_attention: cache_nodes("encoder")?,
            heads: shape.heads,
            head_size: shape.head_size,
            model,
        })
    }

    /// Decodes greedily until the end token, the limit, or a loop. Stops between two tokens once the caller has
    /// left.
    pub fn write(
        &self,
        encoded: &Value,
        task: &DecodingParameters<'_>,
    ) -> Result<DecodedTokens, RecognitionModelError> {
        if !(task.is_awaited)() {
            return Err(RecognitionModelError::Cancelled);
        }
        let FirstStep { mut scores, mut self_attention, cross_attention } = self.first(encoded, task)?;
        let mut written = DecodedTokens::default();
        let width = scores.len() / task.prompt.len();
        if let Some(no_speech) = task.no_speech {
            written.no_speech = log_probability(&scores[..width], no_speech).exp();
        }
        scores.drain(..scores.len() - width);
        loop {
            let suppressed_first: &[i32] =
                if written.tokens.is_empty() { task.suppressed_first } else { &[] };
            for suppressed in task.suppressed.iter().chain(suppressed_first) {
                if let Some(score) = usize::try_from(*suppressed).ok().and_then(|at| scores.get_mut(at)) {
                    *score = f32::NEG_INFINITY;
                }
            }
            let best = scores.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b));
            let best = best.map_or(task.end, |(at, _)| i32::try_from(at).unwrap_or(task.end));
            written.average_log_probability += log_probability(&scores, best);
            if best == task.end {
                break;
            }
            written.tokens.push(best);
            let length = without_loop(&written.tokens);
            if length < written.tokens.len() {
                written.tokens.truncate(length);
                break;
            }
            if written.tokens.len() >= task.at_most {
                break;
            }
            if !(task.is_awaited)() {
                return Err(RecognitionModelError::Cancelled);
            }
            (scores, self_attention) = self.next(encoded, best, self_attention, &cross_attention)?;
        }
        written.average_log_probability /= (written.tokens.len() + 1) as f32;
        Ok(written)
    }

    fn first(
        &self,
        encoded: &Value,
        task: &DecodingParameters<'_>,
    ) -> Result<FirstStep, RecognitionModelError> {
        let nothing = floats([1, self.heads, 0, self.head_size], Vec::new())?;
        let mut inputs = vec![
            (self.tokens, integers([1, task.prompt.len()], task.prompt.to_vec())?.into()),
            (self.encoded, ValueOrView::from(encoded)),
            (self.use_cache, integers([1], vec![0])?.into()),
        ];
        inputs.extend(
            self.self_attention
                .iter()
                .chain(&self.cross_attention)
                .map(|nodes| (nodes.past, (&nothing).into())),
        );
        let presents = self.self_attention.iter().chain(&self.cross_attention).map(|nodes| nodes.present);
        let outputs: Vec<NodeId> = std::iter::once(self.scores).chain(presents).collect();
        let mut outputs = self.model.run(inputs, &outputs, None)?.into_iter();
        let scores = read(outputs.next())?;
        let self_attention = outputs.by_ref().take(self.self_attention.len()).collect();
        Ok(FirstStep { scores, self_attention, cross_attention: outputs.collect() })
    }

    fn next(
        &self,
        encoded: &Value,
        token: i32,
        self_attention: Vec<Value>,
        cross_attention: &[Value],
    ) -> Result<(Vec<f32>, Vec<Value>), RecognitionModelError> {
        let mut inputs = vec![
            (self.tokens, integers([1, 1], vec![token])?.into()),
            (self.encoded, ValueOrView::from(encoded)),
            (self.use_cache, integers([1], vec![1])?.into()),
        ];
        inputs.extend(
            self.self_attention.iter().zip(self_attention).map(|(nodes, value)| (nodes.past, value.into())),
        );
        inputs.extend(
            self.cross_attention.iter().zip(cross_attention).map(|(nodes, value)| (nodes.past, value.into())),
        );
        let presents = self.self_attention.iter().map(|nodes| nodes.present);
        let outputs: Vec<NodeId> = std::iter::once(self.scores).chain(presents).collect();
        let mut outputs = self.model.run(inputs, &outputs, None)?.into_iter();
        Ok((read(outputs.next())?, outputs.collect()))
    }
}

fn read(value: Option<Value>) -> Result<Vec<f32>, RecognitionModelError> {
    let value = value.ok_or_else(|| RecognitionModelError::Model("it returned no scores".to_owned()))?;
    let (_, floats) = value.into_shape_vec::<f32, 3>()?;
    if floats.is_empty() {
        Err(RecognitionModelError::Model("it returned no scores".to_owned()))
    } else {
        Ok(floats)
    }
}

fn log_probability(scores: &[f32], of: i32) -> f32 {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = scores.iter().map(|score| (score - most).exp()).sum();
    let score = usize::try_from(of).ok().and_then(|at| scores.get(at)).copied().unwrap_or(f32::NEG_INFINITY);
    score - most - sum.ln()
}

/// Returns how many tokens to keep: all of them, or those up to the first round of a loop at the end.
fn without_loop(tokens: &[i32]) -> usize {
    for round in 1..=LONGEST_ROUND.min(tokens.len() / LOOP_ROUNDS) {
        let rounds = LOOP_TOKENS.div_ceil(round).max(LOOP_ROUNDS);
        let Some(tail) = tokens.len().checked_sub(rounds * round).map(|start| &tokens[start..]) else {
            continue;
        };
        if tail.chunks_exact(round).all(|chunk| *chunk == tail[..round]) {
            return tokens.len() - (rounds - 1) * round;
        }
    }
    tokens.len()
}

#[cfg(test)]
mod tests;
