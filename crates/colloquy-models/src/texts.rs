//! Writes the texts of an interview by a language model.

use async_trait::async_trait;
use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::ports::{GenerationError, GuideAndTextsGenerator, TextGenerationInput, WithProvenance};
use colloquy_domain::text::{FirstMessage, Intro, Title};

use crate::guide;
use crate::ledger::ModelRequestPurpose;
use crate::material::{language, line, or_none};
use crate::model::{LanguageModelAdapter, single_message};
use crate::speech::plain_text;
use crate::templates::InstructionTemplatePurpose;
use crate::wire::{ChatMessage, ChatRequest};

/// More than a text needs, to leave room for models that reason first.
const TEXT_TOKENS: u32 = 1_000;
const TEMPERATURE: f64 = 0.8;
/// Enough for a dozen topics.
const GUIDE_TOKENS: u32 = 3_000;
const GUIDE_TEMPERATURE: f64 = 0.2;

const TITLE_CHARACTERS: usize = 120;
const INTRO_CHARACTERS: usize = 1_500;
const FIRST_MESSAGE_CHARACTERS: usize = 800;

/// APIs require at least one message. The task itself is in the instructions.
const GO: &str = "Please go on.";

#[async_trait]
impl GuideAndTextsGenerator for LanguageModelAdapter {
    async fn guide(
        &self,
        brief: &TextGenerationInput<'_>,
    ) -> Result<WithProvenance<InterviewGuide>, GenerationError> {
        let instructions = self.template(InstructionTemplatePurpose::Guide).filled(&[
            ("prompt", &or_none(Some(brief.prompt.as_str()))),
            ("language", &language(brief.locale)),
            ("organization", &line(brief.organization_name.as_str())),
            ("organization_wishes", &or_none(brief.organization_prompt.map(|wishes| wishes.as_str()))),
            ("schema", guide::SCHEMA),
        ]);
        let messages = single_message(GO.to_owned());
        let question = ChatRequest {
            max_tokens: GUIDE_TOKENS,
            temperature: GUIDE_TEMPERATURE,
            wants_json: true,
            ..text_request(&instructions, &messages)
        };
        let check = |answer: &str, is_cut_short| match is_cut_short {
            true => Err("it was too long".to_owned()),
            false => guide::checked(answer, brief.prompt.as_str()),
        };
        let value = self.checked(question, ModelRequestPurpose::Guide, check).await?;
        Ok(WithProvenance { value, by: self.provenance(InstructionTemplatePurpose::Guide) })
    }

    async fn title(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<Title>, GenerationError> {
        self.text((brief, guide), InstructionTemplatePurpose::Title, ModelRequestPurpose::Title, |text| {
            let text = text.trim_end_matches('.');
            let title = Title::parse(&short(text, TITLE_CHARACTERS)?);
            title.map_err(|fault| fault.message.into())
        })
        .await
    }

    async fn intro(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<Intro>, GenerationError> {
        self.text((brief, guide), InstructionTemplatePurpose::Intro, ModelRequestPurpose::Intro, |text| {
            if text.contains(['?', '？']) {
                return Err("it must not ask a question yet".to_owned());
            }
            Intro::parse(&short(text, INTRO_CHARACTERS)?).map_err(|fault| fault.message.into())
        })
        .await
    }

    async fn first_message(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<FirstMessage>, GenerationError> {
        self.text(
            (brief, guide),
            InstructionTemplatePurpose::FirstMessage,
            ModelRequestPurpose::FirstMessage,
            |text| {
                if text.matches(['?', '？']).count() != 1 {
                    return Err("it must ask exactly one question".to_owned());
                }
                let message = FirstMessage::parse(&short(text, FIRST_MESSAGE_CHARACTERS)?);
                message.map_err(|fault| fault.message.into())
            },
        )
        .await
    }
}

impl LanguageModelAdapter {
    async fn text<T: Send>(
        &self,
        (brief, guide): (&TextGenerationInput<'_>, &InterviewGuide),
        kind: InstructionTemplatePurpose,
        purpose: ModelRequestPurpose,
        parse: impl Fn(&str) -> Result<T, String> + Send + Sync,
    ) -> Result<WithProvenance<T>, GenerationError> {
        let instructions = self.instructions_for(brief, guide, kind);
        let messages = single_message(GO.to_owned());
        let check = |answer: &str, is_cut_short| checked(answer, is_cut_short, brief, &parse);
        let value = self.checked(text_request(&instructions, &messages), purpose, check).await?;
        Ok(WithProvenance { value, by: self.provenance(kind) })
    }

    fn instructions_for(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
        kind: InstructionTemplatePurpose,
    ) -> String {
        let wishes = brief.organization_prompt.map(|wishes| wishes.as_str());
        self.template(kind).filled(&[
            ("prompt", &or_none(Some(brief.prompt.as_str()))),
            ("topics", &guide::topic_names(guide)),
            ("opening", &guide::first_question(guide)),
            ("language", &language(brief.locale)),
            ("organization", &line(brief.organization_name.as_str())),
            ("organization_wishes", &or_none(wishes)),
            ("previous", &or_none(brief.previous)),
        ])
    }
}

/// Returns the request for a short text.
fn text_request<'a>(instructions: &'a str, messages: &'a [ChatMessage]) -> ChatRequest<'a> {
    ChatRequest {
        system: instructions,
        messages,
        max_tokens: TEXT_TOKENS,
        temperature: TEMPERATURE,
        ..ChatRequest::default()
    }
}

fn checked<T>(
    answer: &str,
    is_cut_short: bool,
    brief: &TextGenerationInput<'_>,
    parse: &impl Fn(&str) -> Result<T, String>,
) -> Result<T, String> {
    if is_cut_short {
        return Err("it was too long".to_owned());
    }
    let text = plain_text(answer);
    let text = without_quotes(without_label(&text));
    if !text.chars().any(char::is_alphanumeric) {
        return Err("it was empty".to_owned());
    }
    if brief.previous.is_some_and(|previous| previous.trim() == text) {
        return Err("it was the previous text once more".to_owned());
    }
    parse(text)
}

fn short(text: &str, characters: usize) -> Result<String, String> {
    if text.chars().count() > characters {
        return Err(format!("it was longer than {characters} characters"));
    }
    Ok(text.to_owned())
}

/// Removes a label at the beginning, as in "Title: How we travel".
fn without_label(text: &str) -> &str {
    const LABELS: &[&str] =
        &["title", "titel", "titre", "título", "titolo", "intro", "introduction", "first message", "opening"];
    match text.split_once(':') {
        Some((label, rest)) if LABELS.contains(&label.trim_matches('"').trim().to_lowercase().as_str()) => {
            rest.trim_start()
        }
        _ => text,
    }
}

fn without_quotes(text: &str) -> &str {
    let pairs = [('"', '"'), ('\'', '\''), ('“', '”'), ('„', '“'), ('«', '»'), ('‘', '’'), ('‹', '›')];
    let inner = pairs.iter().find_map(|(open, close)| {
        let inner = text.strip_prefix(*open)?.strip_suffix(*close)?;
        // Two quoted parts are not one text in quotes.
        (!inner.contains(*open) && !inner.contains(*close)).then(|| inner.trim())
    });
    inner.unwrap_or(text)
}

#[cfg(test)]
mod tests;
