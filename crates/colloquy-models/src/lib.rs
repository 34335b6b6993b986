//! Language models. A [`LanguageModelAdapter`] writes texts, conducts interviews and analyses transcripts through a
//! [`ChatModel`], which is a provider over HTTP or another implementation. A [`FallbackChain`] asks the next model if one
//! fails.

mod analyst;
mod answer;
mod anthropic;
mod chat;
mod client;
mod failure;
mod fallback;
mod guide;
mod interviewer;
mod ledger;
mod local_servers;
mod material;
mod model;
mod openai;
mod retry;
mod settings;
mod speech;
mod sse;
mod templates;
#[cfg(test)]
mod testing;
mod texts;
mod wire;

pub use chat::{ChatModel, ChatResponse};
pub use failure::ProviderFailure;
pub use fallback::{FallbackChain, FallbackMember};
pub use ledger::{MeteredModelRequest, ModelRequestPurpose, ModelUsage};
pub use local_servers::{DetectedModelServer, ModelServerCandidate, find_local_server};
pub use model::{LanguageModelAdapter, ModelIdentity};
pub use settings::{
    ModelRetryPolicy, Prices, ProviderApiKey, ProviderConcurrency, ProviderProtocol, ProviderSettings,
    ProviderTimeouts, UnusableProviderSettings,
};
pub use templates::{InstructionTemplates, UnusablePromptTemplate};
pub use wire::{ChatMessage, ChatRequest, ChatRole, TokenCounts};
