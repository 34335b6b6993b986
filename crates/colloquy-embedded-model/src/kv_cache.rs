//! The keys and values of processed tokens, which attention reads again for every later token.

use candle_core::{DType, Device, Result, Tensor};

/// Buffers grow by this many tokens at a time.
const GROWTH_TOKENS: usize = 256;

/// The dimensions of the keys and of the values in every layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CacheShape {
    pub layers: usize,
    pub heads: usize,
    pub head_size: usize,
}

impl CacheShape {
    fn bytes(&self, tokens: usize) -> usize {
        2 * self.layers * self.heads * self.head_size * tokens * DType::F32.size_in_bytes()
    }

    fn buffer(&self, tokens: usize) -> Result<Tensor> {
        Tensor::zeros((self.heads, tokens, self.head_size), DType::F32, &Device::Cpu)
    }
}

/// The keys and values of one sequence of tokens.
#[derive(Debug)]
pub struct KvCache {
    shape: CacheShape,
    layers: Vec<(Tensor, Tensor)>,
    tokens: usize,
    capacity: usize,
}

impl KvCache {
    pub fn new(shape: CacheShape) -> Self {
        KvCache { shape, layers: Vec::new(), tokens: 0, capacity: 0 }
    }

    /// Returns how many tokens were processed.
    pub fn tokens(&self) -> usize {
        self.tokens
    }

    pub fn bytes(&self) -> usize {
        self.shape.bytes(self.capacity)
    }

    /// Forgets all tokens but the first ones.
    pub fn truncate(&mut self, tokens: usize) {
        self.tokens = self.tokens.min(tokens);
    }

    /// Returns a copy of the first tokens.
    pub fn copy_of_first(&self, tokens: usize) -> Result<Self> {
        let mut copy = KvCache::new(self.shape);
        copy.reserve(tokens)?;
        for ((keys, values), (from_keys, from_values)) in copy.layers.iter().zip(&self.layers) {
            keys.slice_set(&from_keys.narrow(1, 0, tokens)?.contiguous()?, 1, 0)?;
            values.slice_set(&from_values.narrow(1, 0, tokens)?.contiguous()?, 1, 0)?;
        }
        copy.tokens = tokens;
        Ok(copy)
    }

    /// Makes room for further tokens.
    pub fn reserve(&mut self, further: usize) -> Result<()> {
        let wanted = self.tokens + further;
        if wanted <= self.capacity {
            return Ok(());
        }
        let capacity = wanted.next_multiple_of(GROWTH_TOKENS);
        let mut grown = Vec::with_capacity(self.shape.layers);
        for layer in 0..self.shape.layers {
            let (keys, values) = (self.shape.buffer(capacity)?, self.shape.buffer(capacity)?);
            if let Some((old_keys, old_values)) = self.layers.get(layer).filter(|_| self.tokens > 0) {
                keys.slice_set(old_keys, 1, 0)?;
                values.slice_set(old_values, 1, 0)?;
            }
            grown.push((keys, values));
        }
        self.layers = grown;
        self.capacity = capacity;
        Ok(())
    }

    /// Stores the keys and values of the next tokens in a layer, and returns those of all tokens. The next tokens count
    /// only after [`KvCache::advance`], when all layers have them.
    pub fn append(&self, layer: usize, keys: &Tensor, values: &Tensor) -> Result<(Tensor, Tensor)> {
        let (all_keys, all_values) = &self.layers[layer];
        all_keys.slice_set(keys, 1, self.tokens)?;
        all_values.slice_set(values, 1, self.tokens)?;
        let total = self.tokens + keys.dim(1)?;
        Ok((all_keys.narrow(1, 0, total)?, all_values.narrow(1, 0, total)?))
    }

    pub fn advance(&mut self, tokens: usize) {
        self.tokens += tokens;
    }
}
