//! The forward pass of Qwen2 with quantized weights.

use std::io::{Read, Seek};
use std::sync::Arc;

use candle_core::quantized::gguf_file::Content;
use candle_core::quantized::{QMatMul, QTensor};
use candle_core::{D, Device, Module, Result, Tensor, bail};
use candle_nn::ops::{rms_norm, silu, softmax_last_dim};
use candle_nn::rotary_emb::rope;

use crate::kv_cache::{CacheShape, KvCache};

const DEVICE: &Device = &Device::Cpu;

/// The weights, which all conversations share.
pub struct Qwen2 {
    /// Stays quantized: as floating-point numbers it would take as much memory as all other weights.
    embeddings: QMatMul,
    layers: Vec<Layer>,
    norm: Norm,
    output: QMatMul,
    cos: Tensor,
    sin: Tensor,
    sizes: Sizes,
}

#[derive(Clone, Copy, Debug)]
struct Sizes {
    heads: usize,
    key_heads: usize,
    head_size: usize,
    context: usize,
}

struct Layer {
    attention_norm: Norm,
    queries: Linear,
    keys: Linear,
    values: Linear,
    attention_output: QMatMul,
    feed_forward_norm: Norm,
    gate: QMatMul,
    up: QMatMul,
    down: QMatMul,
}

/// A multiplication with a bias.
struct Linear {
    weight: QMatMul,
    bias: Tensor,
}

impl Linear {
    fn forward(&self, input: &Tensor) -> Result<Tensor> {
        self.weight.forward(input)?.broadcast_add(&self.bias)
    }
}

struct Norm {
    weight: Tensor,
    epsilon: f32,
}

impl Norm {
    fn forward(&self, input: &Tensor) -> Result<Tensor> {
        rms_norm(input, &self.weight, self.epsilon)
    }
}

/// Reads tensors of a GGUF file by their names.
struct TensorReader<'f, F> {
    content: &'f Content,
    file: &'f mut F,
    epsilon: f32,
}

impl<F: Read + Seek> TensorReader<'_, F> {
    fn quantized(&mut self, name: &str) -> Result<QTensor> {
        self.content.tensor(self.file, name, DEVICE)
    }

    fn matrix(&mut self, name: &str) -> Result<QMatMul> {
        QMatMul::from_qtensor(self.quantized(&format!("{name}.weight"))?)
    }

    fn linear(&mut self, name: &str) -> Result<Linear> {
        let bias = self.quantized(&format!("{name}.bias"))?.dequantize(DEVICE)?;
        Ok(Linear { weight: self.matrix(name)?, bias })
    }

    fn norm(&mut self, name: &str) -> Result<Norm> {
        let weight = self.quantized(&format!("{name}.weight"))?.dequantize(DEVICE)?;
        Ok(Norm { weight, epsilon: self.epsilon })
    }

    fn layer(&mut self, number: usize) -> Result<Layer> {
        let name = |part: &str| format!("blk.{number}.{part}");
        Ok(Layer {
            attention_norm: self.norm(&name("attn_norm"))?,
            queries: self.linear(&name("attn_q"))?,
            keys: self.linear(&name("attn_k"))?,
            values: self.linear(&name("attn_v"))?,
            attention_output: self.matrix(&name("attn_output"))?,
            feed_forward_norm: self.norm(&name("ffn_norm"))?,
            gate: self.matrix(&name("ffn_gate"))?,
            up: self.matrix(&name("ffn_up"))?,
            down: self.matrix(&name("ffn_down"))?,
        })
    }
}

fn number(content: &Content, name: &str) -> Result<usize> {
    match content.metadata.get(&format!("qwen2.{name}")) {
        Some(value) => Ok(value.to_u32()? as usize),
        None => bail!("the file has no qwen2.{name}"),
    }
}

fn float(content: &Content, name: &str) -> Result<f32> {
    match content.metadata.get(&format!("qwen2.{name}")) {
        Some(value) => value.to_f32(),
        None => bail!("the file has no qwen2.{name}"),
    }
}

impl Qwen2 {
    /// Reads the weights. A sequence can have at most `context` tokens, or what the model allows if that is less.
    pub fn read(content: &Content, file: &mut (impl Read + Seek), context: usize) -> Result<Self> {
        let heads = number(content, "attention.head_count")?;
        let width = number(content, "embedding_length")?;
        let key_heads = number(content, "attention.head_count_kv")?;
        if heads == 0 || key_heads == 0 || width % heads != 0 || heads % key_heads != 0 {
            bail!("{heads} heads and {key_heads} heads of keys do not fit a width of {width}");
        }
        let head_size = width / heads;
        let context = context.min(number(content, "context_length")?);
        let (cos, sin) = rotations(head_size, float(content, "rope.freq_base")?, context)?;
        let epsilon = float(content, "attention.layer_norm_rms_epsilon")?;
        let layers = number(content, "block_count")?;
        let is_tied = !content.tensor_infos.contains_key("output.weight");
        let mut reader = TensorReader { content, file, epsilon };
        let embeddings = Arc::new(reader.quantized("token_embd.weight")?);
        let output =
            if is_tied { QMatMul::from_arc(embeddings.clone())? } else { reader.matrix("output")? };
        Ok(Qwen2 {
            embeddings: QMatMul::from_arc(embeddings)?,
            layers: (0..layers).map(|layer| reader.layer(layer)).collect::<Result<_>>()?,
            norm: reader.norm("output_norm")?,
            output,
            cos,
            sin,
            sizes: Sizes { heads, key_heads, head_size, context },
        })
    }

    /// Returns the most tokens that a sequence can have.
    pub fn context(&self) -> usize {
        self.sizes.context
    }

    pub fn cache_shape(&self) -> CacheShape {
        CacheShape { layers: self.layers.len(), heads: self.sizes.key_heads, head_size: self.sizes.head_size }
    }

    /// Processes the next tokens of a sequence.
    pub fn process(&self, tokens: &[u32], cache: &mut KvCache) -> Result<()> {
        self.hidden(tokens, cache).map(drop)
    }

    /// Processes the next tokens of a sequence, and returns how likely each token of the vocabulary is to follow.
    pub fn logits(&self, tokens: &[u32], cache: &mut KvCache) -> Result<Vec<f32>> {
        let hidden = self.hidden(tokens, cache)?;
        let last = hidden.narrow(0, tokens.len() - 1, 1)?.contiguous()?;
        self.output.forward(&self.norm.forward(&last)?)?.squeeze(0)?.to_vec1()
    }

    fn hidden(&self, tokens: &[u32], cache: &mut KvCache) -> Result<Tensor> {
        if tokens.is_empty() || cache.tokens() + tokens.len() > self.sizes.context {
            bail!("{} tokens after {} do not fit the context", tokens.len(), cache.tokens());
        }
        cache.reserve(tokens.len())?;
        let mask = mask(tokens.len(), cache.tokens())?;
        let mut hidden = self.embeddings.embedding(&Tensor::new(tokens, DEVICE)?)?;
        for (number, layer) in self.layers.iter().enumerate() {
            let normed = layer.attention_norm.forward(&hidden)?;
            let attended = self.attention(number, layer, &normed, mask.as_ref(), cache)?;
            hidden = (hidden + attended)?;
            let normed = layer.feed_forward_norm.forward(&hidden)?;
            let gated = (silu(&layer.gate.forward(&normed)?)? * layer.up.forward(&normed)?)?;
            hidden = (hidden + layer.down.forward(&gated)?)?;
        }
        cache.advance(tokens.len());
        Ok(hidden)
    }

    fn attention(
        &self,
        number: usize,
        layer: &Layer,
        input: &Tensor,
        mask: Option<&Tensor>,
        cache: &KvCache,
    ) -> Result<Tensor> {
        let Sizes { heads, key_heads, head_size, .. } = self.sizes;
        let (tokens, width) = input.dims2()?;
        let by_head = |projected: Tensor, heads: usize| {
            projected.reshape((tokens, heads, head_size))?.transpose(0, 1)?.contiguous()
        };
        let queries = self.rotated(&by_head(layer.queries.forward(input)?, heads)?, cache.tokens())?;
        let keys = self.rotated(&by_head(layer.keys.forward(input)?, key_heads)?, cache.tokens())?;
        let values = by_head(layer.values.forward(input)?, key_heads)?;
        let (keys, values) = cache.append(number, &keys, &values)?;
        // Several heads of queries share one of keys. As rows of one matrix they need no copies of the keys.
        let rows = heads / key_heads * tokens;
        let queries = queries.reshape((key_heads, rows, head_size))?;
        let scores = (queries.matmul(&keys.transpose(1, 2)?)? * (1.0 / (head_size as f64).sqrt()))?;
        let total = scores.dim(D::Minus1)?;
        let scores = match mask {
            Some(mask) => scores.reshape((heads, tokens, total))?.broadcast_add(mask)?,
            None => scores.reshape((heads, tokens, total))?,
        };
        let weights = softmax_last_dim(&scores)?.reshape((key_heads, rows, total))?;
        let attended = weights.matmul(&values)?.reshape((heads, tokens, head_size))?;
        let attended = attended.transpose(0, 1)?.contiguous()?.reshape((tokens, width))?;
        layer.attention_output.forward(&attended)
    }

    /// Encodes the positions of tokens, which follow `before` others.
    fn rotated(&self, heads: &Tensor, before: usize) -> Result<Tensor> {
        let tokens = heads.dim(1)?;
        let (cos, sin) = (self.cos.narrow(0, before, tokens)?, self.sin.narrow(0, before, tokens)?);
        rope(&heads.unsqueeze(0)?, &cos, &sin)?.squeeze(0)
    }
}

/// Returns the cosines and sines by which positions are encoded.
fn rotations(head_size: usize, base: f32, context: usize) -> Result<(Tensor, Tensor)> {
    let angles: Vec<f32> = (0..context)
        .flat_map(|position| {
            (0..head_size).step_by(2).map(move |at| position as f32 / base.powf(at as f32 / head_size as f32))
        })
        .collect();
    let angles = Tensor::from_vec(angles, (context, head_size / 2), DEVICE)?;
    Ok((angles.cos()?, angles.sin()?))
}

/// Returns what hides later tokens from earlier ones. A single token needs none, because nothing follows it.
fn mask(tokens: usize, before: usize) -> Result<Option<Tensor>> {
    if tokens == 1 {
        return Ok(None);
    }
    let hidden = |row: usize, column: usize| if column > before + row { f32::NEG_INFINITY } else { 0.0 };
    let rows = (0..tokens).flat_map(|row| (0..before + tokens).map(move |column| hidden(row, column)));
    Tensor::from_vec(rows.collect::<Vec<f32>>(), (tokens, before + tokens), DEVICE).map(Some)
}
