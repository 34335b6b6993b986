//! A provider's model behind the ports.

use std::sync::Arc;

use colloquy_domain::ports::{Clock, GenerationError, Provenance, Randomness};

use crate::client::Client;
use crate::failure::Failure;
use crate::ledger::{Call, Ledger, Purpose, UsageCount};
use crate::settings::{ProviderSettings, UnusableSettings};
use crate::templates::{Kind, Template, Templates};
use crate::wire::{Question, Said, Voice};

/// The second is the repair.
const TRIES: usize = 2;

/// Makes texts, replies and analyses by a language model.
pub struct Model {
    client: Client,
    templates: Arc<Templates>,
    ledger: Arc<Ledger>,
}

impl Model {
    /// Connects to nothing yet.
    pub fn new(
        settings: ProviderSettings,
        templates: Arc<Templates>,
        clock: Arc<dyn Clock>,
        randomness: Arc<dyn Randomness>,
    ) -> Result<Self, UnusableSettings> {
        let ledger = Ledger::new(&settings.name, &settings.model, settings.prices);
        Ok(Model { client: Client::new(settings, clock, randomness)?, templates, ledger })
    }

    pub fn name(&self) -> &str {
        &self.client.settings().name
    }

    /// What was used since the start, by purpose.
    pub fn usage(&self) -> Vec<UsageCount> {
        self.ledger.usage()
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    pub(crate) fn call(&self, purpose: Purpose) -> Call {
        Call::new(&self.ledger, purpose)
    }

    pub(crate) fn template(&self, kind: Kind) -> &Template {
        self.templates.of(kind)
    }

    pub(crate) fn provenance(&self, kind: Kind) -> Provenance {
        let settings = self.client.settings();
        let template = self.template(kind).id().to_owned();
        Provenance { provider: settings.name.clone(), model: settings.model.clone(), template }
    }

    /// What can be made of the answer. One that cannot be used is asked for once more, with its fault. The check is also
    /// told whether the model would have gone on.
    pub(crate) async fn checked<T: Send>(
        &self,
        question: Question<'_>,
        purpose: Purpose,
        check: impl Fn(&str, bool) -> Result<T, String> + Send + Sync,
    ) -> Result<T, GenerationError> {
        let mut system = question.system.to_owned();
        let mut fault = String::new();
        for _ in 0..TRIES {
            let (answer, is_cut_short) =
                self.answer(&Question { system: &system, ..question }, purpose).await?;
            match check(&answer, is_cut_short) {
                Ok(value) => return Ok(value),
                Err(found) => fault = found,
            }
            system = again(question.system, &fault);
        }
        Err(GenerationError::Unusable(fault))
    }

    /// The whole answer, and whether the model would have gone on.
    async fn answer(
        &self,
        question: &Question<'_>,
        purpose: Purpose,
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
        answer.settle(&mut call).await;
        call.ended("complete");
        Ok((text, answer.is_cut_short()))
    }

    pub(crate) fn failed(&self, failure: Failure, call: &mut Call) -> GenerationError {
        call.ended(failure.outcome());
        self.client.masked(failure).into()
    }
}

/// The person's only message.
pub fn only(text: String) -> [Said; 1] {
    [Said { voice: Voice::Person, text }]
}

/// The instructions, with what was wrong with the last answer.
fn again(system: &str, fault: &str) -> String {
    format!("{system}\n\nYour last answer could not be used: {fault}. Answer anew, and see to that.")
}
