//! The operator's settings for a provider.

use std::fmt;
use std::time::Duration;

use colloquy_outbound::http::server_address;
use reqwest::Url;

use crate::ledger::ModelRequestPurpose;

/// A provider's key. It never appears in errors, logs or debug output.
#[derive(Clone, PartialEq, Eq)]
pub struct ProviderApiKey(String);

impl ProviderApiKey {
    pub fn parse(text: &str) -> Result<Self, UnusableProviderSettings> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(UnusableProviderSettings::Key);
        }
        Ok(ProviderApiKey(text.to_owned()))
    }

    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for ProviderApiKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ProviderApiKey(***)")
    }
}

/// The protocol of a provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProviderProtocol {
    /// Chat completions, as in OpenAI, vLLM, Ollama, llama.cpp, LM Studio and Mistral.
    OpenAi,
    /// Anthropic's Messages API.
    Anthropic,
}

/// The timeouts for a provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProviderTimeouts {
    /// For connecting.
    pub connect: Duration,
    /// For a title, an intro or an opening question, including all retries and waits.
    pub text: Duration,
    /// For the first words of a reply, including all retries and waits.
    pub first_token: Duration,
    /// For the next words.
    pub between_tokens: Duration,
    /// For any request as a whole, such as a guide or an analysis.
    pub whole: Duration,
}

impl Default for ProviderTimeouts {
    /// Returns the timeouts for a provider with machines of its own.
    fn default() -> Self {
        ProviderTimeouts {
            connect: Duration::from_secs(3),
            text: Duration::from_secs(10),
            first_token: Duration::from_secs(8),
            between_tokens: Duration::from_secs(10),
            whole: Duration::from_secs(60),
        }
    }
}

impl ProviderTimeouts {
    /// Returns the timeouts for a model on the operator's own machine, which may lack a graphics processor.
    pub fn local() -> Self {
        ProviderTimeouts {
            text: Duration::from_secs(20),
            first_token: Duration::from_secs(12),
            whole: Duration::from_secs(180),
            ..ProviderTimeouts::default()
        }
    }

    /// Returns the timeout for a whole request.
    pub fn whole_of(&self, purpose: ModelRequestPurpose) -> Duration {
        match purpose {
            ModelRequestPurpose::Title | ModelRequestPurpose::Intro | ModelRequestPurpose::FirstMessage => {
                self.text.min(self.whole)
            }
            ModelRequestPurpose::Guide
            | ModelRequestPurpose::Interview
            | ModelRequestPurpose::Preparation
            | ModelRequestPurpose::Insights => self.whole,
        }
    }
}

/// How often a request is retried that failed before its first words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModelRetryPolicy {
    pub at_most: u32,
    /// The upper bound of the first random wait. Each further bound is twice as high.
    pub first_wait: Duration,
    /// If a provider asks for a longer wait, there is no retry.
    pub longest_wait: Duration,
}

impl Default for ModelRetryPolicy {
    fn default() -> Self {
        ModelRetryPolicy {
            at_most: 2,
            first_wait: Duration::from_millis(250),
            longest_wait: Duration::from_secs(5),
        }
    }
}

/// How many requests a provider gets at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProviderConcurrency {
    pub running: usize,
    /// The most requests in the queue. Further ones fail at once.
    pub waiting: usize,
}

impl Default for ProviderConcurrency {
    fn default() -> Self {
        ProviderConcurrency { running: 16, waiting: 32 }
    }
}

/// What a million tokens cost, in millionths of the currency's unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prices {
    pub input_micros: u64,
    pub output_micros: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProviderSettings {
    /// The name in logs, usage and provenance.
    pub name: String,
    pub protocol: ProviderProtocol,
    /// The base URL, such as `https://api.openai.com/v1` or `https://api.anthropic.com`.
    pub url: String,
    pub model: String,
    pub key: Option<ProviderApiKey>,
    pub limits: ProviderTimeouts,
    pub retries: ModelRetryPolicy,
    pub concurrency: ProviderConcurrency,
    pub prices: Option<Prices>,
    /// Whether to send the instructions of an interview ahead of its first reply, so that the server has processed them
    /// when the reply is due. Servers that charge for each request charge for this one too.
    pub prepares: bool,
}

impl ProviderSettings {
    pub fn openai(url: &str, model: &str, key: Option<ProviderApiKey>) -> Self {
        Self::with_defaults("openai", ProviderProtocol::OpenAi, url, model, key)
    }

    pub fn anthropic(url: &str, model: &str, key: Option<ProviderApiKey>) -> Self {
        Self::with_defaults("anthropic", ProviderProtocol::Anthropic, url, model, key)
    }

    fn with_defaults(
        name: &str,
        protocol: ProviderProtocol,
        url: &str,
        model: &str,
        key: Option<ProviderApiKey>,
    ) -> Self {
        ProviderSettings {
            name: name.to_owned(),
            protocol,
            url: url.to_owned(),
            model: model.to_owned(),
            key,
            limits: ProviderTimeouts::default(),
            retries: ModelRetryPolicy::default(),
            concurrency: ProviderConcurrency::default(),
            prices: None,
            prepares: false,
        }
    }

    /// Returns the URL for requests.
    pub(crate) fn endpoint(&self) -> Result<Url, UnusableProviderSettings> {
        let base = self.url.trim_end_matches('/');
        let whole = match self.protocol {
            ProviderProtocol::OpenAi => format!("{base}/chat/completions"),
            ProviderProtocol::Anthropic => {
                format!("{}/v1/messages", base.strip_suffix("/v1").unwrap_or(base))
            }
        };
        server_address(&whole).ok_or(UnusableProviderSettings::Url)
    }

    pub(crate) fn check(&self) -> Result<(), UnusableProviderSettings> {
        if self.name.trim().is_empty() {
            return Err(UnusableProviderSettings::Name);
        }
        if self.model.trim().is_empty() {
            return Err(UnusableProviderSettings::Model);
        }
        if self.concurrency.running == 0 {
            return Err(UnusableProviderSettings::Concurrency);
        }
        Ok(())
    }
}

/// Why a provider cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnusableProviderSettings {
    #[error("the name of the provider is missing")]
    Name,
    #[error("the address must be http:// or https:// with a host, and without a user name, password, ? or #")]
    Url,
    #[error("the name of a model is missing")]
    Model,
    #[error("the key must consist of visible ASCII characters")]
    Key,
    #[error("at least one concurrent request must be allowed")]
    Concurrency,
    #[error("the HTTP client cannot be set up: {0}")]
    Client(String),
}

#[cfg(test)]
mod tests;
