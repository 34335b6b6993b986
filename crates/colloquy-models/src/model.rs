//! A language model, which implements the ports.

use std::sync::Arc;

use colloquy_domain::ports::{Clock, GenerationError, Provenance, Randomness};

use crate::chat::ChatModel;
use crate::client::ProviderClient;
use crate::failure::ProviderFailure;
use crate::ledger::{MeteredModelRequest, ModelRequestPurpose, ModelUsage, ModelUsageLedger};
use crate::settings::{Prices, ProviderSettings, UnusableProviderSettings};
use crate::templates::{InstructionTemplate, InstructionTemplatePurpose, InstructionTemplates};
use crate::wire::{ChatMessage, ChatRequest, ChatRole};

/// The first attempt, and one to repair an unusable response.
const ATTEMPTS: usize = 2;

/// How a model appears in logs, usage and provenance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelIdentity {
    pub provider: String,
    pub model: String,
    pub prices: Option<Prices>,
}

/// Generates texts, replies and analyses by a language model.
pub struct LanguageModelAdapter {
    identity: ModelIdentity,
    client: Arc<dyn ChatModel>,
    templates: Arc<InstructionTemplates>,
    ledger: Arc<ModelUsageLedger>,
}

impl LanguageModelAdapter {
    /// Creates a client for the provider. It does not connect yet.
    pub fn new(
        settings: ProviderSettings,
        templates: Arc<InstructionTemplates>,
        clock: Arc<dyn Clock>,
        randomness: Arc<dyn Randomness>,
    ) -> Result<Self, UnusableProviderSettings> {
        let identity = ModelIdentity {
            provider: settings.name.clone(),
            model: settings.model.clone(),
            prices: settings.prices,
        };
        let client = Arc::new(ProviderClient::new(settings, clock, randomness)?);
        Ok(LanguageModelAdapter::of(identity, client, templates))
    }

    pub fn of(
        identity: ModelIdentity,
        client: Arc<dyn ChatModel>,
        templates: Arc<InstructionTemplates>,
    ) -> Self {
        let ledger = ModelUsageLedger::new(&identity.provider, &identity.model, identity.prices);
        LanguageModelAdapter { identity, client, templates, ledger }
    }

    pub fn name(&self) -> &str {
        &self.identity.provider
    }

    /// Returns the usage since the start, by purpose.
    pub fn usage(&self) -> Vec<ModelUsage> {
        self.ledger.usage()
    }

    pub(crate) fn client(&self) -> &dyn ChatModel {
        self.client.as_ref()
    }

    pub(crate) fn call(&self, purpose: ModelRequestPurpose) -> MeteredModelRequest {
        MeteredModelRequest::new(&self.ledger, purpose)
    }

    pub(crate) fn template(&self, kind: InstructionTemplatePurpose) -> &InstructionTemplate {
        self.templates.of(kind)
    }

    pub(crate) fn provenance(&self, kind: InstructionTemplatePurpose) -> Provenance {
        let ModelIdentity { provider, model, .. } = self.identity.clone();
        Provenance { provider, model, template: self.template(kind).id().to_owned() }
    }

    /// Asks for a response and parses it with `check`. If the check fails, asks once more, and tells the model what was
    /// wrong. The check also gets whether the response was cut short.
    pub(crate) async fn checked<T: Send>(
        &self,
        question: ChatRequest<'_>,
        purpose: ModelRequestPurpose,
        check: impl Fn(&str, bool) -> Result<T, String> + Send + Sync,
    ) -> Result<T, GenerationError> {
        let mut system = question.system.to_owned();
        let mut fault = String::new();
        for _ in 0..ATTEMPTS {
            let (answer, is_cut_short) =
                self.answer(&ChatRequest { system: &system, ..question }, purpose).await?;
            match check(&answer, is_cut_short) {
                Ok(value) => return Ok(value),
                Err(found) => fault = found,
            }
            system = repair_instructions(question.system, &fault);
        }
        Err(GenerationError::Unusable(fault))
    }

    /// Returns the whole response, and whether it was cut short.
    async fn answer(
        &self,
        question: &ChatRequest<'_>,
        purpose: ModelRequestPurpose,
    ) -> Result<(String, bool), GenerationError> {
        let mut call = self.call(purpose);
        let mut answer = self.client.ask(question, &mut call).await?;
        let mut text = String::new();
        loop {
            match answer.next(&mut call).await {
                Ok(Some(words)) => text.push_str(&words),
                Ok(None) => break,
                Err(failure) => return Err(self.failed(failure, &mut call)),
            }
        }
        answer.await_usage(&mut call).await;
        call.ended("complete");
        Ok((text, answer.is_cut_short()))
    }

    pub(crate) fn failed(&self, failure: ProviderFailure, call: &mut MeteredModelRequest) -> GenerationError {
        call.ended(failure.outcome());
        failure.into()
    }
}

/// Returns a conversation of one message by the person.
pub fn single_message(text: String) -> [ChatMessage; 1] {
    [ChatMessage { role: ChatRole::Person, text }]
}

/// Returns the instructions, with what was wrong with the last response.
fn repair_instructions(system: &str, fault: &str) -> String {
    format!("{system}\n\nYour last answer could not be used: {fault}. Answer anew, and see to that.")
}

#[cfg(test)]
mod tests;
