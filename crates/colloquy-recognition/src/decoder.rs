//! The half of a recognizing net that writes, word piece by word piece. Both nets here have the same kind: one graph for
//! the first step and for the later ones, which are told what the earlier ones found out.

use rten::{Model, NodeId, Value, ValueOrView};

use crate::engine::{EngineError, floats, integers};

/// Less than this many word pieces in a row are not taken for a loop.
const LOOP_PIECES: usize = 24;
const LOOP_ROUNDS: usize = 3;
const LONGEST_ROUND: usize = 48;

pub struct TokenDecoder {
    model: Model,
    pieces: NodeId,
    heard: NodeId,
    later: NodeId,
    scores: NodeId,
    own: Vec<Memory>,
    heards: Vec<Memory>,
    heads: usize,
    head_size: usize,
}

/// What is handed from step to step.
struct Memory {
    past: NodeId,
    present: NodeId,
}

pub struct DecoderShape {
    pub layers: usize,
    pub heads: usize,
    pub head_size: usize,
}

pub struct DecoderTask<'t> {
    /// What stands before the text.
    pub prompt: &'t [i32],
    pub end: i32,
    pub at_most: usize,
    /// Never written.
    pub barred: &'t [i32],
    /// Not written first.
    pub barred_first: &'t [i32],
    /// The piece which, right after the first one of the prompt, says that nobody speaks.
    pub nobody: Option<i32>,
}

#[derive(Debug, Default)]
pub struct DecodedText {
    pub pieces: Vec<i32>,
    /// How sure the net was of a piece, on average, as a logarithm.
    pub sureness: f32,
    /// How likely it is that nobody speaks.
    pub nobody: f32,
}

/// What the first step finds out.
struct First {
    /// Of each word piece, after each piece of the prompt.
    scores: Vec<f32>,
    own: Vec<Value>,
    heards: Vec<Value>,
}

impl TokenDecoder {
    pub fn new(model: Model, shape: &DecoderShape) -> Result<Self, EngineError> {
        let memories = |whose: &str| {
            let mut memories = Vec::new();
            for layer in 0..shape.layers {
                for part in ["key", "value"] {
                    memories.push(Memory {
                        past: model.node_id(&format!("past_key_values.{layer}.{whose}.{part}"))?,
                        present: model.node_id(&format!("present.{layer}.{whose}.{part}"))?,
                    });
                }
            }
            Ok::<_, EngineError>(memories)
        };
        Ok(TokenDecoder {
            pieces: model.node_id("input_ids")?,
            heard: model.node_id("encoder_hidden_states")?,
            later: model.node_id("use_cache_branch")?,
            scores: model.node_id("logits")?,
            own: memories("decoder")?,
            heards: memories("encoder")?,
            heads: shape.heads,
            head_size: shape.head_size,
            model,
        })
    }

    /// The likeliest text, piece by piece, until its end, its bound, or a loop.
    pub fn write(&self, heard: &Value, task: &DecoderTask<'_>) -> Result<DecodedText, EngineError> {
        let First { mut scores, mut own, heards } = self.first(heard, task)?;
        let mut written = DecodedText::default();
        let width = scores.len() / task.prompt.len();
        if let Some(nobody) = task.nobody {
            written.nobody = log_probability(&scores[..width], nobody).exp();
        }
        scores.drain(..scores.len() - width);
        loop {
            let barred_first: &[i32] = if written.pieces.is_empty() { task.barred_first } else { &[] };
            for barred in task.barred.iter().chain(barred_first) {
                if let Some(score) = usize::try_from(*barred).ok().and_then(|at| scores.get_mut(at)) {
                    *score = f32::NEG_INFINITY;
                }
            }
            let best = scores.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b));
            let best = best.map_or(task.end, |(at, _)| i32::try_from(at).unwrap_or(task.end));
            written.sureness += log_probability(&scores, best);
            if best == task.end {
                break;
            }
            written.pieces.push(best);
            let length = without_loop(&written.pieces);
            if length < written.pieces.len() {
                written.pieces.truncate(length);
                break;
            }
            if written.pieces.len() >= task.at_most {
                break;
            }
            (scores, own) = self.next(heard, best, own, &heards)?;
        }
        written.sureness /= (written.pieces.len() + 1) as f32;
        Ok(written)
    }

    fn first(&self, heard: &Value, task: &DecoderTask<'_>) -> Result<First, EngineError> {
        let nothing = floats([1, self.heads, 0, self.head_size], Vec::new())?;
        let mut inputs = vec![
            (self.pieces, integers([1, task.prompt.len()], task.prompt.to_vec())?.into()),
            (self.heard, ValueOrView::from(heard)),
            (self.later, integers([1], vec![0])?.into()),
        ];
        inputs.extend(self.own.iter().chain(&self.heards).map(|memory| (memory.past, (&nothing).into())));
        let presents = self.own.iter().chain(&self.heards).map(|memory| memory.present);
        let outputs: Vec<NodeId> = std::iter::once(self.scores).chain(presents).collect();
        let mut outputs = self.model.run(inputs, &outputs, None)?.into_iter();
        let scores = read(outputs.next())?;
        let own = outputs.by_ref().take(self.own.len()).collect();
        Ok(First { scores, own, heards: outputs.collect() })
    }

    fn next(
        &self,
        heard: &Value,
        piece: i32,
        own: Vec<Value>,
        heards: &[Value],
    ) -> Result<(Vec<f32>, Vec<Value>), EngineError> {
        let mut inputs = vec![
            (self.pieces, integers([1, 1], vec![piece])?.into()),
            (self.heard, ValueOrView::from(heard)),
            (self.later, integers([1], vec![1])?.into()),
        ];
        inputs.extend(self.own.iter().zip(own).map(|(memory, value)| (memory.past, value.into())));
        inputs.extend(self.heards.iter().zip(heards).map(|(memory, value)| (memory.past, value.into())));
        let presents = self.own.iter().map(|memory| memory.present);
        let outputs: Vec<NodeId> = std::iter::once(self.scores).chain(presents).collect();
        let mut outputs = self.model.run(inputs, &outputs, None)?.into_iter();
        Ok((read(outputs.next())?, outputs.collect()))
    }
}

fn read(value: Option<Value>) -> Result<Vec<f32>, EngineError> {
    let value = value.ok_or_else(|| EngineError::Net("it answered nothing".to_owned()))?;
    let (_, floats) = value.into_shape_vec::<f32, 3>()?;
    if floats.is_empty() { Err(EngineError::Net("it answered nothing".to_owned())) } else { Ok(floats) }
}

fn log_probability(scores: &[f32], of: i32) -> f32 {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = scores.iter().map(|score| (score - most).exp()).sum();
    let score = usize::try_from(of).ok().and_then(|at| scores.get(at)).copied().unwrap_or(f32::NEG_INFINITY);
    score - most - sum.ln()
}

/// How many of the pieces there are before they go round in a circle; all of them if they do not.
fn without_loop(pieces: &[i32]) -> usize {
    for round in 1..=LONGEST_ROUND.min(pieces.len() / LOOP_ROUNDS) {
        let rounds = LOOP_PIECES.div_ceil(round).max(LOOP_ROUNDS);
        let Some(tail) = pieces.len().checked_sub(rounds * round).map(|start| &pieces[start..]) else {
            continue;
        };
        if tail.chunks_exact(round).all(|chunk| *chunk == tail[..round]) {
            return pieces.len() - (rounds - 1) * round;
        }
    }
    pieces.len()
}

#[cfg(test)]
mod tests;
