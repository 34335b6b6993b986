//! Language models over HTTP. A [`LanguageModel`] writes texts, conducts interviews and analyses transcripts.
//! A [`FallbackChain`] asks the next model if one fails.

mod analyst;
mod answer;
mod anthropic;
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

pub use fallback::{FallbackChain, FallbackMember};
pub use ledger::{ModelPurpose, UsageCount};
pub use local_servers::{FoundServer, UsualPlace, find_local_server};
pub use model::LanguageModel;
pub use settings::{
    ApiKey, Concurrency, Prices, Protocol, ProviderSettings, Retries, TimeLimits, UnusableSettings,
};
pub use templates::{Templates, UnusableTemplate};
