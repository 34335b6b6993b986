//! Conducts interviews by a language model. Every sentence is checked before it is spoken.

mod begun_form;
mod checks;
mod history;
mod instructions;

use async_trait::async_trait;
use colloquy_domain::interviewing::Coverage;
use colloquy_domain::ports::{
    FinishedReply, GenerationError, InterviewSituation, Interviewer, ReplyListener,
};

use crate::ledger::ModelRequestPurpose;
use crate::model::LanguageModelAdapter;
use crate::speech::SentenceStream;
use crate::templates::InstructionTemplatePurpose;
use crate::wire::{ChatMessage, ChatRequest};
use begun_form::begun_form;
use checks::ReplyRuleFilter;
use history::ConversationExcerpt;

/// More than a reply needs, to leave room for models that reason first.
const REPLY_TOKENS: u32 = 800;
const TEMPERATURE: f64 = 0.6;
/// The first attempt, and one after a reply that broke a rule before anything was spoken.
const ATTEMPTS: usize = 2;

/// The result of one request for a reply.
enum Attempt {
    Spoken(FinishedReply),
    /// Nothing was spoken, because of this fault.
    Rejected(String),
}

#[async_trait]
impl Interviewer for LanguageModelAdapter {
    async fn reply(
        &self,
        situation: &InterviewSituation,
        listener: &mut dyn ReplyListener,
    ) -> Result<FinishedReply, GenerationError> {
        let coverage = Coverage::of(&situation.guide, &situation.conversation, situation.locale.language());
        let history = ConversationExcerpt::of(&situation.conversation);
        let state = self.state(situation, &coverage, &history.asked);
        let begun = begun_form(situation, &coverage);
        let mut fault = None;
        for _ in 0..ATTEMPTS {
            let messages = history.ending_with(&state, fault.as_deref());
            let reply = ReplyRuleFilter::new(situation, &coverage, listener);
            match self.attempt(situation, (&messages, &begun), reply).await? {
                Attempt::Spoken(reply) => return Ok(reply),
                Attempt::Rejected(found) => fault = Some(found),
            }
        }
        Err(GenerationError::Unusable(fault.unwrap_or_default()))
    }

    async fn prepare(&self, situation: &InterviewSituation) {
        let system = self.instructions(situation);
        let history = ConversationExcerpt::of(&situation.conversation);
        let mut call = self.call(ModelRequestPurpose::Preparation);
        let request = ChatRequest { max_tokens: 1, ..reply_request(&system, &history.recent) };
        self.client().prepare(&request, &mut call).await;
    }
}

impl LanguageModelAdapter {
    async fn attempt(
        &self,
        situation: &InterviewSituation,
        (messages, prefill): (&[ChatMessage], &str),
        mut reply: ReplyRuleFilter<'_>,
    ) -> Result<Attempt, GenerationError> {
        let system = self.instructions(situation);
        let mut call = self.call(ModelRequestPurpose::Interview);
        let request =
            ChatRequest { prefill, stop_after_prefill: &begun_form::END, ..reply_request(&system, messages) };
        let mut answer = self.client().ask(&request, &mut call).await?;
        let mut speech = SentenceStream::default();
        loop {
            match answer.next(&mut call).await {
                Ok(Some(words)) => {
                    for sentence in speech.push(&words) {
                        reply.speak(&sentence, speech.notes().ends);
                    }
                    if reply.is_stopped() {
                        break;
                    }
                }
                Ok(None) => break,
                // Everything that will be spoken has arrived. At most the end of the form is missing.
                Err(_) if speech.is_full() => break,
                Err(failure) => return Err(self.failed(failure, &mut call)),
            }
        }
        let mut closes = speech.notes().ends;
        if !reply.is_stopped() {
            let (last, ends) = speech.finish(answer.is_cut_short());
            closes = ends;
            last.iter().for_each(|sentence| reply.speak(sentence, closes));
            answer.await_usage(&mut call).await;
        }
        match reply.finish(closes) {
            Ok(closes) => {
                call.ended("complete");
                let by = self.provenance(InstructionTemplatePurpose::Interviewer);
                Ok(Attempt::Spoken(FinishedReply { by, closes }))
            }
            Err(fault) => {
                call.ended("unusable");
                Ok(Attempt::Rejected(fault))
            }
        }
    }
}

fn reply_request<'a>(system: &'a str, messages: &'a [ChatMessage]) -> ChatRequest<'a> {
    ChatRequest {
        system,
        messages,
        max_tokens: REPLY_TOKENS,
        temperature: TEMPERATURE,
        streams: true,
        shares_prefix: true,
        ..ChatRequest::default()
    }
}

#[cfg(test)]
mod tests;
