//! A language model that runs inside this process: Qwen2 with quantized weights from a GGUF file, on the processor.
//!
//! [`EmbeddedModel`] implements the seam of language models. A thread of its own takes requests from a bounded queue. It
//! remembers what it has processed, so that a turn of an interview costs only its new tokens.

mod chat_tokenizer;
mod engine;
mod kv_cache;
mod model;
mod prefix_cache;
mod queue;
mod qwen2;
mod sampler;
mod stop_sequence_filter;
#[cfg(test)]
mod testing;
mod worker;

pub use model::{EmbeddedModel, EmbeddedSettings, ModelLoadError};
pub use prefix_cache::PrefixCacheLimits;
