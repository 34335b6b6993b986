//! The form with which members create and edit interviews.

mod fields;
mod preview;

use std::collections::HashSet;

use actix_web::HttpResponse;
use askama::Template;
use colloquy_app::interviews;
use colloquy_domain::InterviewId;
use colloquy_domain::ids::Id;
use colloquy_domain::interview::{Interview, InterviewUpdate};
use colloquy_domain::language::Language;
use colloquy_domain::text::Locale;
use colloquy_languages::console::{AccountProblemTexts, InterviewListTexts};
use colloquy_languages::console_editing::InterviewFormTexts;
use colloquy_languages::console_preview::PreviewTexts;
use colloquy_languages::console_templates::{PromptTemplate, PromptTemplateTexts};

use self::fields::InterviewForm;
use self::preview::{ShownPreview, new_interview, rewritten};
use super::interviews::{saved, saved_path};
use super::voice_sample::{self, VoiceSampleButton};
use crate::edit_conflict::{EditConflict, status_and_title};
use crate::form;
use crate::frame::ConsoleFrame;
use crate::once;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text;

pub use self::preview::{count as count_preview, draft};

/// The fields of the form, which have the names of the REST interface.
const FIELDS: [&str; 8] =
    ["prompt", "locale", "voiceId", "title", "intro", "firstMessage", "maxMinutes", "maxResponses"];

/// The parameter with the word of a template.
const TEMPLATE: &str = "template";

/// The button that shows a preview.
const PREVIEW: &str = "preview";

pub struct Choice {
    pub value: String,
    pub text: String,
    pub is_chosen: bool,
}

pub struct VoiceGroup {
    pub language: String,
    pub voices: Vec<Choice>,
}

#[derive(Template)]
#[template(path = "edit_interview.html")]
struct InterviewFormPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static InterviewFormTexts,
    list: &'static InterviewListTexts,
    problems: &'static AccountProblemTexts,
    heading: &'static str,
    /// The path of the list, and where the form leads.
    base: String,
    action: String,
    cancel: String,
    is_new: bool,
    /// The templates that an empty form offers, with their words.
    templates: Vec<(&'static str, &'static PromptTemplate)>,
    template: &'static PromptTemplateTexts,
    values: InterviewForm,
    languages: Vec<Choice>,
    voices: Vec<VoiceGroup>,
    token: String,
    faulty: HashSet<&'static str>,
    preview: Option<ShownPreview>,
    live: &'static PreviewTexts,
    sample: VoiceSampleButton,
}

impl InterviewFormPage<'_> {
    fn value(&self, field: &str) -> &str {
        self.values.value(field)
    }

    fn error_of(&self, field: &str) -> Option<&'static str> {
        self.faulty.contains(field).then(|| error_text(field, self.texts))
    }

    /// Returns the faulty fields in the order of the form.
    fn errors(&self) -> Vec<(&'static str, &'static str)> {
        FIELDS.iter().filter_map(|field| Some((*field, self.error_of(field)?))).collect()
    }
}

fn error_text(field: &str, texts: &InterviewFormTexts) -> &'static str {
    match field {
        "prompt" => texts.bad_prompt,
        "title" => texts.bad_title,
        "intro" => texts.bad_intro,
        "firstMessage" => texts.bad_first_message,
        "locale" | "voiceId" => texts.bad_voice,
        _ => texts.bad_number,
    }
}

/// Shows an empty form, or one with the settings of another interview of the organization, or with the prompt of a
/// template.
pub async fn new(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let other = request.query("from").and_then(|id| Id::parse(&id).ok());
    let template = request.query(TEMPLATE);
    let values = match (other, template.and_then(|word| template_of(request, &word))) {
        (Some(id), _) => InterviewForm::of(&interview(request, id).await?),
        (None, Some(template)) => InterviewForm::of_template(template, request.language),
        (None, None) => InterviewForm::default(),
    };
    page(request, None, values, HashSet::new(), None).await
}

fn template_of(request: &ConsoleRequest<'_>, word: &str) -> Option<&'static PromptTemplate> {
    let templates = request.texts.editing.templates.all();
    templates.into_iter().find(|(name, _)| *name == word).map(|(_, template)| template)
}

pub async fn show(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let interview = interview(request, id).await?;
    page(request, Some((&interview, None)), InterviewForm::of(&interview), HashSet::new(), None).await
}

async fn interview(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<Interview, ConsoleProblem> {
    Ok(interviews::get::with_counts(request.app, request.caller()?, id).await?.interview)
}

pub async fn create(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let entered = InterviewForm::entered(&request.form);
    let new = match new_interview(&entered) {
        Ok(new) => new,
        Err(faulty) => return page(request, None, entered, faulty, None).await,
    };
    if let Some(rewritten) = rewritten(request, &entered, &new).await? {
        return page(request, None, rewritten, HashSet::new(), None).await;
    }
    if !request.form.value(PREVIEW).is_empty() {
        count_preview(request, request.app.writes_with_model()).await?;
        let preview = interviews::preview::preview(request.app, request.caller()?, new).await?;
        let shown = ShownPreview::new(request, &preview);
        return page(request, None, entered.with_texts(&preview.interview), HashSet::new(), Some(shown))
            .await;
    }
    once::run(request, async |caller| {
        let created = interviews::create::create(request.app, caller, new.clone()).await?;
        saved_path(request, created.interview.id)
    })
    .await
}

pub async fn save(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let interview = interview(request, id).await?;
    let (stored, entered) = (InterviewForm::of(&interview), InterviewForm::entered(&request.form));
    let (merged, conflict) = entered.merged_into(request, &stored);
    let mut update: InterviewUpdate = match form::parse(&merged.changes_from(&stored)) {
        Ok(update) => update,
        Err(faulty) => return page(request, Some((&interview, None)), entered, faulty, None).await,
    };
    if let Ok(new) = new_interview(&entered)
        && let Some(rewritten) = rewritten(request, &entered, &new).await?
    {
        return page(request, Some((&interview, None)), rewritten, HashSet::new(), None).await;
    }
    if conflict.is_some() {
        return page(request, Some((&interview, conflict)), merged, HashSet::new(), None).await;
    }
    // A voice of the language before cannot speak the new one.
    if let (Some(locale), None) = (&update.locale, update.voice_id) {
        update.voice_id = Some(request.app.voices.first_for(&locale.clone().into()).id);
    }
    let caller = request.caller_having_seen(&interview)?;
    interviews::update::update(request.app, &caller, id, update).await?;
    saved(request, id)
}

/// Shows the form of an interview, or of a new one.
async fn page(
    request: &ConsoleRequest<'_>,
    edited: Option<(&Interview, Option<EditConflict>)>,
    values: InterviewForm,
    faulty: HashSet<&'static str>,
    preview: Option<ShownPreview>,
) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.editing.interview;
    let (id, conflict) = edited.map_or((None, None), |(interview, conflict)| (Some(interview), conflict));
    let stored = id.map(|interview| InterviewForm::of(interview).fields(request)).unwrap_or_default();
    let id = id.map(|interview| interview.id);
    let heading = if id.is_some() { texts.edit } else { texts.new_heading };
    let (status, title) = status_and_title(request, heading, !faulty.is_empty(), conflict.as_ref());
    let scripts: &[&str] = if id.is_none() { &["preview.js", "voice.js"] } else { &["voice.js"] };
    let base = format!("/app/organizations/{}/interviews", request.organization()?);
    let (action, cancel) = match id {
        Some(id) => (format!("{base}/{id}/edit"), format!("{base}/{id}")),
        None => (base.clone(), base.clone()),
    };
    let page = InterviewFormPage {
        frame: ConsoleFrame::new(request, title).with_scripts(scripts).with_edit(request, &stored, conflict),
        texts,
        list: &request.texts.interviews,
        problems: &request.texts.problems,
        heading,
        base,
        action,
        cancel,
        is_new: id.is_none(),
        templates: match id.is_none() && faulty.is_empty() && preview.is_none() {
            true => request.texts.editing.templates.all().into(),
            false => Vec::new(),
        },
        template: &request.texts.editing.templates,
        languages: languages(request, values.value("locale")),
        voices: voices(request, values.value("voiceId")),
        values,
        token: request.form_token().unwrap_or_default(),
        faulty,
        preview,
        live: &request.texts.preview,
        sample: VoiceSampleButton::new(request)?,
    };
    voice_sample::allowed(request, response::page(status, &page)).await
}

/// Returns the supported languages, and the chosen one if it is another, such as that of a country.
pub fn languages(request: &ConsoleRequest<'_>, chosen: &str) -> Vec<Choice> {
    let default = request.caller().ok().and_then(|caller| caller.organization().default_locale.clone());
    let default = default.unwrap_or_else(|| Locale::from(request.language));
    let chosen = if chosen.is_empty() { default.as_str() } else { chosen };
    let known = Language::ALL.iter().map(|language| language.as_str().to_owned());
    let mut tags: Vec<String> = known.collect();
    if !tags.iter().any(|tag| tag == chosen) {
        tags.insert(0, chosen.to_owned());
    }
    let choice = |tag: String| Choice {
        text: Locale::parse(&tag).map_or_else(|_| tag.clone(), |locale| text::language(&locale)),
        is_chosen: tag == chosen,
        value: tag,
    };
    tags.into_iter().map(choice).collect()
}

pub fn voices(request: &ConsoleRequest<'_>, chosen: &str) -> Vec<VoiceGroup> {
    let mut groups: Vec<VoiceGroup> = Vec::new();
    for voice in request.app.voices.voices() {
        let locale = Locale::parse(&voice.language).ok();
        let language = locale.map_or_else(|| voice.language.clone(), |locale| text::language(&locale));
        let id = voice.id.to_string();
        let choice = Choice { text: voice.name.clone(), is_chosen: id == chosen, value: id };
        match groups.last_mut() {
            Some(group) if group.language == language => group.voices.push(choice),
            _ => groups.push(VoiceGroup { language, voices: vec![choice] }),
        }
    }
    groups
}
