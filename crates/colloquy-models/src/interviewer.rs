//! Conducts interviews by a language model.

mod history;

use async_trait::async_trait;
use colloquy_domain::ports::{
    GenerationError, InterviewSituation, Interviewer, InterviewerReply, RemainingLimits, ReplyListener,
};

use crate::ledger::ModelPurpose;
use crate::material::{language, line, or_none};
use crate::model::LanguageModel;
use crate::speech::{CLOSE_MARKER, SentenceStream};
use crate::templates::TemplateKind;
use crate::wire::ChatRequest;
use history::History;

/// More than a reply needs, to leave room for models that reason first.
const REPLY_TOKENS: u32 = 800;
const TEMPERATURE: f64 = 0.6;

#[async_trait]
impl Interviewer for LanguageModel {
    async fn reply(
        &self,
        situation: &InterviewSituation,
        listener: &mut dyn ReplyListener,
    ) -> Result<InterviewerReply, GenerationError> {
        let history = History::of(&situation.conversation);
        let system = self.instructions(situation, &history.asked);
        let question = ChatRequest {
            system: &system,
            messages: &history.recent,
            max_tokens: REPLY_TOKENS,
            temperature: TEMPERATURE,
            wants_json: false,
            streams: true,
            ..ChatRequest::default()
        };
        let mut call = self.call(ModelPurpose::Interview);
        let mut answer = self.client().ask(&question, &mut call).await?;
        let mut speech = SentenceStream::default();
        loop {
            match answer.next(&mut call).await {
                Ok(Some(words)) => {
                    speech.push(&words).iter().for_each(|sentence| listener.sentence(sentence));
                }
                Ok(None) => break,
                // Everything that will be spoken has arrived. At most the marker is missing.
                Err(_) if speech.is_full() => break,
                Err(failure) => return Err(self.failed(failure, &mut call)),
            }
        }
        let (last, closes) = speech.finish(answer.is_cut_short());
        last.iter().for_each(|sentence| listener.sentence(sentence));
        answer.settle(&mut call).await;
        if speech.spoken() == 0 {
            call.ended("unusable");
            return Err(GenerationError::Unusable("the reply has nothing to speak".to_owned()));
        }
        call.ended("complete");
        Ok(InterviewerReply { by: self.provenance(TemplateKind::Interviewer), closes })
    }
}

impl LanguageModel {
    fn instructions(&self, situation: &InterviewSituation, asked: &[String]) -> String {
        let title = situation.title.as_ref().map(|title| title.as_str());
        let intro = situation.intro.as_ref().map(|intro| intro.as_str());
        let wishes = situation.organization_prompt.as_ref().map(|wishes| wishes.as_str());
        let name = situation.invitee_name.as_ref().map(|name| line(name.as_str()));
        let asked: Vec<String> = asked.iter().map(|question| format!("- {question}")).collect();
        self.template(TemplateKind::Interviewer).filled(&[
            ("prompt", &or_none(Some(situation.prompt.as_str()))),
            ("organization", &line(situation.organization_name.as_str())),
            ("organization_wishes", &or_none(wishes)),
            ("title", &or_none(title)),
            ("intro", &or_none(intro)),
            ("invitee_name", &or_none(name.as_deref())),
            ("language", &language(&situation.locale)),
            ("limits", &limits(situation.remaining)),
            ("close_marker", CLOSE_MARKER),
            ("asked", &or_none(Some(&asked.join("\n")))),
        ])
    }
}

/// Describes the remaining limits for the prompt.
fn limits(left: RemainingLimits) -> String {
    const MINUTE_MS: i64 = 60_000;
    if left.active_ms.is_some_and(|ms| ms <= 0) || left.responses.is_some_and(|responses| responses <= 0) {
        return "nothing: close with this reply".to_owned();
    }
    let time = left.active_ms.map(|ms| {
        if ms < MINUTE_MS { "less than a minute".to_owned() } else { format!("about {} min", ms / MINUTE_MS) }
    });
    let answers = left.responses.map(|responses| format!("{responses} more answers of the person"));
    let limits: Vec<String> = time.into_iter().chain(answers).collect();
    if limits.is_empty() { "no limit is set".to_owned() } else { limits.join(", and ") }
}

#[cfg(test)]
mod tests;
