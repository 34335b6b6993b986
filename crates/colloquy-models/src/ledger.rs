//! Counts and logs the usage of requests.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::settings::Prices;
use crate::wire::TokenCounts;

/// What a request is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelRequestPurpose {
    Guide,
    Title,
    Intro,
    FirstMessage,
    Interview,
    /// Reading the instructions of an interview before its first reply.
    Preparation,
    Insights,
}

impl ModelRequestPurpose {
    pub const ALL: [ModelRequestPurpose; 7] = [
        ModelRequestPurpose::Guide,
        ModelRequestPurpose::Title,
        ModelRequestPurpose::Intro,
        ModelRequestPurpose::FirstMessage,
        ModelRequestPurpose::Interview,
        ModelRequestPurpose::Preparation,
        ModelRequestPurpose::Insights,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            ModelRequestPurpose::Guide => "guide",
            ModelRequestPurpose::Title => "title",
            ModelRequestPurpose::Intro => "intro",
            ModelRequestPurpose::FirstMessage => "first-message",
            ModelRequestPurpose::Interview => "interview",
            ModelRequestPurpose::Preparation => "preparation",
            ModelRequestPurpose::Insights => "insights",
        }
    }
}

/// The usage for one purpose since the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelUsage {
    pub provider: String,
    pub model: String,
    pub purpose: ModelRequestPurpose,
    pub requests: u64,
    pub failures: u64,
    pub input_tokens: u64,
    pub output_tokens: u64,
    /// The cost, if prices are known.
    pub cost_micros: Option<u64>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Count {
    requests: u64,
    failures: u64,
    input_tokens: u64,
    output_tokens: u64,
}

#[derive(Debug)]
pub struct ModelUsageLedger {
    provider: String,
    model: String,
    prices: Option<Prices>,
    counts: Mutex<[Count; ModelRequestPurpose::ALL.len()]>,
}

impl ModelUsageLedger {
    pub fn new(provider: &str, model: &str, prices: Option<Prices>) -> Arc<Self> {
        let (provider, model) = (provider.to_owned(), model.to_owned());
        Arc::new(ModelUsageLedger { provider, model, prices, counts: Mutex::default() })
    }

    /// Returns the usage for every purpose with at least one request.
    pub fn usage(&self) -> Vec<ModelUsage> {
        let counts = *self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let used = ModelRequestPurpose::ALL.into_iter().zip(counts).filter(|(_, count)| count.requests > 0);
        used.map(|(purpose, count)| ModelUsage {
            provider: self.provider.clone(),
            model: self.model.clone(),
            purpose,
            requests: count.requests,
            failures: count.failures,
            input_tokens: count.input_tokens,
            output_tokens: count.output_tokens,
            cost_micros: self.cost(count.input_tokens, count.output_tokens),
        })
        .collect()
    }

    fn cost(&self, input: u64, output: u64) -> Option<u64> {
        let prices = self.prices?;
        let micros = u128::from(input) * u128::from(prices.input_micros)
            + u128::from(output) * u128::from(prices.output_micros);
        Some(u64::try_from(micros / 1_000_000).unwrap_or(u64::MAX))
    }
}

/// Measures a request while it runs. It is counted when it is dropped. So a request that was cancelled, because the
/// invitee continued to speak, counts too.
#[derive(Debug)]
pub struct MeteredModelRequest {
    ledger: Arc<ModelUsageLedger>,
    purpose: ModelRequestPurpose,
    since: Instant,
    first_token: Option<Duration>,
    outcome: &'static str,
    is_sent: bool,
    pub attempts: u32,
    pub tokens: TokenCounts,
}

impl MeteredModelRequest {
    pub fn new(ledger: &Arc<ModelUsageLedger>, purpose: ModelRequestPurpose) -> Self {
        MeteredModelRequest {
            ledger: Arc::clone(ledger),
            purpose,
            since: Instant::now(),
            first_token: None,
            outcome: "dropped",
            is_sent: true,
            attempts: 0,
            tokens: TokenCounts::default(),
        }
    }

    /// Measures a call that counts for no provider, such as one of a benchmark.
    pub fn untracked() -> Self {
        MeteredModelRequest::new(&ModelUsageLedger::new("none", "none", None), ModelRequestPurpose::Interview)
    }

    pub fn purpose(&self) -> ModelRequestPurpose {
        self.purpose
    }

    /// Leaves this request out of the count and the log, because it was not sent.
    pub fn never_sent(&mut self) {
        self.is_sent = false;
    }

    pub fn received_first_token(&mut self) {
        self.first_token.get_or_insert(self.since.elapsed());
    }

    pub fn ended(&mut self, outcome: &'static str) {
        self.outcome = outcome;
    }
}

impl Drop for MeteredModelRequest {
    fn drop(&mut self) {
        if !self.is_sent {
            return;
        }
        let (input, output) = (self.tokens.input.unwrap_or(0), self.tokens.output.unwrap_or(0));
        let failed = !matches!(self.outcome, "complete" | "dropped");
        let mut counts = self.ledger.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = &mut counts[self.purpose as usize];
        count.requests = count.requests.saturating_add(1);
        count.failures = count.failures.saturating_add(failed.into());
        count.input_tokens = count.input_tokens.saturating_add(input);
        count.output_tokens = count.output_tokens.saturating_add(output);
        drop(counts);
        let millis = |span: Duration| u64::try_from(span.as_millis()).unwrap_or(u64::MAX);
        tracing::info!(
            target: "colloquy::models",
            provider = self.ledger.provider,
            model = self.ledger.model,
            purpose = self.purpose.as_str(),
            outcome = self.outcome,
            input_tokens = self.tokens.input,
            output_tokens = self.tokens.output,
            cost_micros = self.ledger.cost(input, output),
            duration_ms = millis(self.since.elapsed()),
            first_token_ms = self.first_token.map(millis),
            attempts = self.attempts,
            "language model request finished",
        );
    }
}

#[cfg(test)]
mod tests;
