//! Several ways to the same end, each tried where the one before fails.

mod circuit;

use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::ports::{
    Analysis, Analyst, Conversation, Generated, GenerationError, InterviewBrief, InterviewSituation,
    Interviewer, InterviewerReply, Provenance, ReplyListener, TextGenerator,
};
use colloquy_domain::text::{FirstMessage, Intro, Title};
use futures::future::BoxFuture;

use crate::model::LanguageModel;
use crate::templates::TemplateKind;
use circuit::CircuitBreaker;

/// One of the ways.
pub struct FallbackMember {
    /// Of its replies, the one that it does not come to the end of included.
    by: Provenance,
    texts: Arc<dyn TextGenerator>,
    interviewer: Arc<dyn Interviewer>,
    analyst: Arc<dyn Analyst>,
    circuit: CircuitBreaker,
}

impl FallbackMember {
    pub fn new(
        by: Provenance,
        texts: Arc<dyn TextGenerator>,
        interviewer: Arc<dyn Interviewer>,
        analyst: Arc<dyn Analyst>,
    ) -> Self {
        FallbackMember { by, texts, interviewer, analyst, circuit: CircuitBreaker::default() }
    }

    pub fn model(model: Arc<LanguageModel>) -> Self {
        FallbackMember::new(model.provenance(TemplateKind::Interviewer), model.clone(), model.clone(), model)
    }
}

/// Asks its members in their order.
///
/// One that refuses, or is away three times on end, is passed over for half a minute; then one request tries it again.
/// The last member is always asked.
pub struct FallbackChain {
    members: Vec<FallbackMember>,
}

impl FallbackChain {
    pub fn new(preferred: Vec<FallbackMember>, last: FallbackMember) -> Self {
        let mut members = preferred;
        members.push(last);
        FallbackChain { members }
    }

    /// The members that are to be asked, and for each the name of the next one.
    fn in_turn(&self) -> impl Iterator<Item = (&FallbackMember, Option<&str>)> {
        let last = self.members.len() - 1;
        let open =
            move |(place, member): &(usize, &FallbackMember)| *place == last || member.circuit.lets_through();
        let next = |place: usize| self.members.get(place + 1).map(|member| member.by.provider.as_str());
        self.members.iter().enumerate().filter(open).map(move |(place, member)| (member, next(place)))
    }

    async fn tried<'a, T>(
        &'a self,
        ask: impl Fn(&'a FallbackMember) -> BoxFuture<'a, Result<T, GenerationError>> + Send + Sync,
    ) -> Result<T, GenerationError> {
        let mut failure = nobody();
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

fn nobody() -> GenerationError {
    GenerationError::Unavailable { reason: "there is nobody to ask".to_owned(), retry_after: None }
}

impl FallbackMember {
    fn failed(&self, error: GenerationError, next: Option<&str>) -> GenerationError {
        self.circuit.failed(&error);
        if let Some(next) = next {
            let provider = self.by.provider.as_str();
            tracing::warn!(target: "colloquy::models", provider, next, reason = %error, "the next one is asked");
        }
        error
    }
}

#[async_trait]
impl TextGenerator for FallbackChain {
    async fn title(&self, brief: &InterviewBrief<'_>) -> Result<Generated<Title>, GenerationError> {
        self.tried(|member| member.texts.title(brief)).await
    }

    async fn intro(&self, brief: &InterviewBrief<'_>) -> Result<Generated<Intro>, GenerationError> {
        self.tried(|member| member.texts.intro(brief)).await
    }

    async fn first_message(
        &self,
        brief: &InterviewBrief<'_>,
    ) -> Result<Generated<FirstMessage>, GenerationError> {
        self.tried(|member| member.texts.first_message(brief)).await
    }
}

#[async_trait]
impl Analyst for FallbackChain {
    async fn analysis(
        &self,
        conversation: &Conversation<'_>,
    ) -> Result<Generated<Analysis>, GenerationError> {
        self.tried(|member| member.analyst.analysis(conversation)).await
    }
}

/// Counts what it hands on.
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
    /// What was spoken is not taken back: a reply that breaks off after a sentence ends there, and is not begun anew by
    /// someone else.
    async fn reply(
        &self,
        situation: &InterviewSituation,
        listener: &mut dyn ReplyListener,
    ) -> Result<InterviewerReply, GenerationError> {
        let mut listener = Counting { listener, sentences: 0 };
        let mut failure = nobody();
        for (member, next) in self.in_turn() {
            match member.interviewer.reply(situation, &mut listener).await {
                Ok(reply) => {
                    member.circuit.succeeded();
                    return Ok(reply);
                }
                Err(error) if listener.sentences > 0 => {
                    member.circuit.failed(&error);
                    let (provider, sentences) = (member.by.provider.as_str(), listener.sentences);
                    tracing::warn!(
                        target: "colloquy::models", provider, sentences, reason = %error,
                        "a reply ends before its time",
                    );
                    return Ok(InterviewerReply { by: member.by.clone(), closes: false });
                }
                Err(error) => failure = member.failed(error, next),
            }
        }
        Err(failure)
    }
}

#[cfg(test)]
mod tests;
