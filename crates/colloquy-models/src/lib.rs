//! Language models over HTTP: [`Model`] writes texts, interviews and analyses by one of them, [`Chain`] asks the next
//! where one fails.

mod analyst;
mod answer;
mod anthropic;
mod client;
mod failure;
mod fallback;
mod interviewer;
mod ledger;
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

pub use fallback::{Chain, Member};
pub use ledger::{Purpose, UsageCount};
pub use model::Model;
pub use settings::{
    ApiKey, Concurrency, Prices, Protocol, ProviderSettings, Retries, TimeLimits, UnusableSettings,
};
pub use templates::{Templates, UnusableTemplate};
