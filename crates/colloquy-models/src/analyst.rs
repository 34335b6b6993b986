//! Analyses transcripts by a language model, and checks every message that the model cites.

mod draft;
mod transcript;

use async_trait::async_trait;
use colloquy_domain::insights::Insights;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{AnalysisInput, Analyst, GenerationError, TranscriptAnalysis, WithProvenance};

use crate::guide;
use crate::ledger::ModelRequestPurpose;
use crate::material::{language, or_none};
use crate::model::{LanguageModelAdapter, single_message};
use crate::templates::InstructionTemplatePurpose;
use crate::wire::ChatRequest;
use transcript::CitableTranscript;

const ANALYSIS_TOKENS: u32 = 4_000;
const TEMPERATURE: f64 = 0.2;

#[async_trait]
impl Analyst for LanguageModelAdapter {
    async fn analysis(
        &self,
        conversation: &AnalysisInput<'_>,
    ) -> Result<WithProvenance<TranscriptAnalysis>, GenerationError> {
        let by = self.provenance(InstructionTemplatePurpose::Insights);
        let transcript = CitableTranscript::of(conversation.messages);
        let has_answers = conversation.messages.iter().any(|message| message.role == Role::User);
        if !has_answers {
            let (generator, questions) = (self.name().to_owned(), transcript.questions);
            let insights = Insights { generator, questions, ..Insights::default() };
            let insights = Some(insights.to_json());
            let value = TranscriptAnalysis { summary: None, sentiment: None, insights, remarks: vec![] };
            return Ok(WithProvenance { value, by });
        }
        let instructions = self.template(InstructionTemplatePurpose::Insights).filled(&[
            ("prompt", &or_none(Some(conversation.prompt.as_str()))),
            ("guide", &guide::outline(conversation.guide)),
            ("language", &language(conversation.locale)),
            ("schema", draft::SCHEMA),
        ]);
        let messages = single_message(transcript.text.clone());
        let question = ChatRequest {
            system: &instructions,
            messages: &messages,
            max_tokens: ANALYSIS_TOKENS,
            temperature: TEMPERATURE,
            wants_json: true,
            ..ChatRequest::default()
        };
        let value =
            self.checked(
                question,
                ModelRequestPurpose::Insights,
                |answer, is_cut_short| match is_cut_short {
                    true => Err("it was too long".to_owned()),
                    false => draft::checked(answer, &transcript, conversation.guide, self.name()),
                },
            );
        Ok(WithProvenance { value: value.await?, by })
    }
}

#[cfg(test)]
mod tests;
