//! A fallback chain of text generators, interviewers and analysts.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::ports::{
    AnalysisInput, Analyst, FinishedReply, GenerationError, GuideAndTextsGenerator, InterviewSituation,
    Interviewer, Provenance, ReplyListener, TextGenerationInput, TranscriptAnalysis, WithProvenance,
};
use colloquy_domain::text::{FirstMessage, Intro, Title};
use colloquy_outbound::{CircuitBreaker, CircuitPolicy};
use futures::future::BoxFuture;

use crate::model::LanguageModelAdapter;
use crate::templates::InstructionTemplatePurpose;

const CIRCUIT: CircuitPolicy = CircuitPolicy { failures: 3, pause: Duration::from_secs(30) };

/// A member of a fallback chain.
pub struct FallbackMember {
    /// The provenance of its replies, including the ones that it does not finish.
    by: Provenance,
    texts: Arc<dyn GuideAndTextsGenerator>,
    interviewer: Arc<dyn Interviewer>,
    analyst: Arc<dyn Analyst>,
    circuit: CircuitBreaker,
}

impl FallbackMember {
    pub fn new(
        by: Provenance,
        texts: Arc<dyn GuideAndTextsGenerator>,
        interviewer: Arc<dyn Interviewer>,
        analyst: Arc<dyn Analyst>,
    ) -> Self {
        FallbackMember { by, texts, interviewer, analyst, circuit: CircuitBreaker::new(CIRCUIT) }
    }

    /// Returns a member that is never skipped, for a model that fails at once if it is busy: skipping it would save no
    /// time, and it would not be prepared for the replies that follow.
    pub fn never_skipped(self) -> Self {
        FallbackMember {
            circuit: CircuitBreaker::new(CircuitPolicy { failures: u32::MAX, ..CIRCUIT }),
            ..self
        }
    }

    pub fn model(model: Arc<LanguageModelAdapter>) -> Self {
        FallbackMember::new(
            model.provenance(InstructionTemplatePurpose::Interviewer),
            model.clone(),
            model.clone(),
            model,
        )
    }
}

/// Asks its members in order until one succeeds.
///
/// A member that refuses, or that is unavailable three times in a row, is skipped for half a minute. Then one request
/// checks whether it works again. The last member is never skipped.
pub struct FallbackChain {
    members: Vec<FallbackMember>,
}

impl FallbackChain {
    pub fn new(preferred: Vec<FallbackMember>, last: FallbackMember) -> Self {
        let mut members = preferred;
        members.push(last);
        FallbackChain { members }
    }

    /// Returns the members to ask, each with the name of the next one.
    fn in_turn(&self) -> impl Iterator<Item = (&FallbackMember, Option<&str>)> {
        let last = self.members.len() - 1;
        let open = move |(place, member): &(usize, &FallbackMember)| {
            *place == last || member.circuit.allows_request()
        };
        let next = |place: usize| self.members.get(place + 1).map(|member| member.by.provider.as_str());
        self.members.iter().enumerate().filter(open).map(move |(place, member)| (member, next(place)))
    }

    async fn first_success<'a, T>(
        &'a self,
        ask: impl Fn(&'a FallbackMember) -> BoxFuture<'a, Result<T, GenerationError>> + Send + Sync,
    ) -> Result<T, GenerationError> {
        let mut failure = no_member();
        for (member, next) in self.in_turn() {
            match ask(member).await {
                Ok(value) => {
                    member.circuit.succeeded();
                    return Ok(value);
                }
                Err(error) => failure = member.failed(error, next),
            }
        }
        Err(failure)
    }
}

fn no_member() -> GenerationError {
    GenerationError::Unavailable { reason: "no provider is configured".to_owned(), retry_after: None }
}

impl FallbackMember {
    fn record_failure(&self, error: &GenerationError) {
        match error {
            GenerationError::Refused(_) => self.circuit.open(),
            GenerationError::Unavailable { .. } | GenerationError::Late => self.circuit.failed(),
            // This concerns the input, which may have been written to provoke it.
            GenerationError::Unusable(_) => {}
        }
    }

    fn failed(&self, error: GenerationError, next: Option<&str>) -> GenerationError {
        self.record_failure(&error);
        if let Some(next) = next {
            let provider = self.by.provider.as_str();
            tracing::warn!(
                target: "colloquy::models", provider, next, reason = %error,
                "a provider failed; the next one is asked",
            );
        }
        error
    }
}

#[async_trait]
impl GuideAndTextsGenerator for FallbackChain {
    async fn guide(
        &self,
        brief: &TextGenerationInput<'_>,
    ) -> Result<WithProvenance<InterviewGuide>, GenerationError> {
        self.first_success(|member| member.texts.guide(brief)).await
    }

    async fn title(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<Title>, GenerationError> {
        self.first_success(|member| member.texts.title(brief, guide)).await
    }

    async fn intro(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<Intro>, GenerationError> {
        self.first_success(|member| member.texts.intro(brief, guide)).await
    }

    async fn first_message(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<FirstMessage>, GenerationError> {
        self.first_success(|member| member.texts.first_message(brief, guide)).await
    }
}

#[async_trait]
impl Analyst for FallbackChain {
    async fn analysis(
        &self,
        conversation: &AnalysisInput<'_>,
    ) -> Result<WithProvenance<TranscriptAnalysis>, GenerationError> {
        self.first_success(|member| member.analyst.analysis(conversation)).await
    }
}

/// Counts the sentences that it passes on.
struct Counting<'a> {
    listener: &'a mut dyn ReplyListener,
    sentences: usize,
}

impl ReplyListener for Counting<'_> {
    fn sentence(&mut self, sentence: &str) {
        self.sentences += 1;
        self.listener.sentence(sentence);
    }
}

#[async_trait]
impl Interviewer for FallbackChain {
    /// Spoken sentences cannot be taken back. So a reply that fails after a sentence ends there, and no other member
    /// starts it over.
    async fn reply(
        &self,
        situation: &InterviewSituation,
        listener: &mut dyn ReplyListener,
    ) -> Result<FinishedReply, GenerationError> {
        let mut listener = Counting { listener, sentences: 0 };
        let mut failure = no_member();
        for (member, next) in self.in_turn() {
            match member.interviewer.reply(situation, &mut listener).await {
                Ok(reply) => {
                    member.circuit.succeeded();
                    return Ok(reply);
                }
                Err(error) if listener.sentences > 0 => {
                    member.record_failure(&error);
                    let (provider, sentences) = (member.by.provider.as_str(), listener.sentences);
                    tracing::warn!(
                        target: "colloquy::models", provider, sentences, reason = %error,
                        "a reply was cut short by a failure",
                    );
                    return Ok(FinishedReply { by: member.by.clone(), closes: false });
                }
                Err(error) => failure = member.failed(error, next),
            }
        }
        Err(failure)
    }

    /// Prepares the member that will be asked first.
    async fn prepare(&self, situation: &InterviewSituation) {
        let first = self.members.iter().find(|member| !member.circuit.is_open());
        if let Some(first) = first.or(self.members.last()) {
            first.interviewer.prepare(situation).await;
        }
    }
}

#[cfg(test)]
mod tests;
