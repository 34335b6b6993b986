//! The form with which members create and edit interviews.

use std::collections::HashSet;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::interviews;
use colloquy_domain::InterviewId;
use colloquy_domain::guide::{GuideTopic, InterviewGuide, TopicDepth};
use colloquy_domain::ids::Id;
use colloquy_domain::interview::{Interview, InterviewUpdate, NewInterview};
use colloquy_domain::language::Language;
use colloquy_domain::text::Locale;
use colloquy_languages::console::{AccountProblemTexts, InterviewListTexts};
use colloquy_languages::console_editing::InterviewFormTexts;
use colloquy_languages::console_templates::{PromptTemplate, PromptTemplateTexts};
use colloquy_languages::fill;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::interviews::{saved, saved_path};
use crate::form::{self, SubmittedForm};
use crate::frame::ConsoleFrame;
use crate::once;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text;

/// The fields of the form, which have the names of the REST interface.
const FIELDS: [&str; 8] =
    ["prompt", "locale", "voiceId", "title", "intro", "firstMessage", "maxMinutes", "maxResponses"];

/// The field with the hashes of the values that the form was opened with.
const OPENED: &str = "opened";

/// The parameter with the word of a template.
const TEMPLATE: &str = "template";

/// The button that shows a preview.
const PREVIEW: &str = "preview";

/// The values of the form, in the order of [`FIELDS`].
#[derive(Clone, Default)]
struct InterviewForm([String; FIELDS.len()]);

impl InterviewForm {
    fn entered(form: &SubmittedForm) -> Self {
        InterviewForm(FIELDS.map(|field| form.value(field).to_owned()))
    }

    fn of(interview: &Interview) -> Self {
        let text = |text: Option<&str>| text.unwrap_or_default().to_owned();
        let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
        InterviewForm([
            interview.prompt.as_str().to_owned(),
            interview.locale.as_str().to_owned(),
            interview.voice_id.to_string(),
            text(interview.title.as_ref().map(|title| title.as_str())),
            text(interview.intro.as_ref().map(|intro| intro.as_str())),
            text(interview.first_message.as_ref().map(|message| message.as_str())),
            number(interview.max_minutes.map(|minutes| minutes.get())),
            number(interview.max_responses.map(|responses| responses.get())),
        ])
    }

    fn of_template(template: &PromptTemplate, language: Language) -> Self {
        let mut values = InterviewForm::default();
        values.0[0] = template.prompt.to_owned();
        values.0[1] = language.as_str().to_owned();
        values
    }

    /// Fills in the texts that are missing.
    fn with_texts(mut self, interview: &Interview) -> Self {
        let written = InterviewForm::of(interview);
        for (at, field) in FIELDS.iter().enumerate() {
            if ["title", "intro", "firstMessage"].contains(field) && self.0[at].trim().is_empty() {
                self.0[at].clone_from(&written.0[at]);
            }
        }
        self
    }

    fn value(&self, field: &str) -> &str {
        FIELDS.iter().position(|name| *name == field).map_or("", |at| &self.0[at])
    }

    /// Returns a hash of each value. A form contains those of the values that it was opened with, so that saving it
    /// leaves alone what others have changed since.
    fn hashes(&self) -> String {
        let hash = |value: &String| {
            let hash = Sha256::digest(value.replace("\r\n", "\n"));
            hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect::<String>()
        };
        self.0.iter().map(hash).collect::<Vec<_>>().join(".")
    }

    /// Returns what differs from the values with these hashes, as a request to the REST interface.
    fn changes_from(&self, opened: &str) -> Value {
        let own = self.hashes();
        let hashes = own.split('.').zip(opened.split('.').chain(std::iter::repeat("")));
        let changed =
            FIELDS.iter().zip(hashes).filter(|(_, (own, opened))| own != opened).map(|(field, _)| field);
        let json = |field: &str| match self.value(field) {
            number if field.starts_with("max") => {
                number.trim().parse::<i64>().map_or_else(|_| number.into(), Value::from)
            }
            text => text.into(),
        };
        Value::Object(changed.map(|field| ((*field).to_owned(), json(field))).collect::<Map<_, _>>())
    }
}

struct ShownTopic {
    question: String,
    is_deep: bool,
    is_optional: bool,
}

/// What an interviewer would ask.
struct ShownGuide {
    topics: Vec<ShownTopic>,
    conditions: Vec<String>,
    unmentioned: Vec<String>,
    closing: Option<String>,
}

impl ShownGuide {
    fn new(guide: &InterviewGuide) -> Self {
        let topic = |topic: &GuideTopic| ShownTopic {
            question: topic.opening.clone(),
            is_deep: topic.depth == TopicDepth::Deep,
            is_optional: !topic.is_required,
        };
        ShownGuide {
            topics: guide.topics.iter().map(topic).collect(),
            conditions: guide.conditions.iter().map(|condition| condition.question.clone()).collect(),
            unmentioned: guide.unmentioned.clone(),
            closing: guide.closing.clone(),
        }
    }
}

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
    /// Those that an empty form offers, with their words.
    templates: Vec<(&'static str, &'static PromptTemplate)>,
    template: &'static PromptTemplateTexts,
    values: InterviewForm,
    opened: String,
    languages: Vec<Choice>,
    voices: Vec<VoiceGroup>,
    token: String,
    once: String,
    faulty: HashSet<&'static str>,
    preview: Option<ShownGuide>,
}

impl InterviewFormPage<'_> {
    fn value(&self, field: &str) -> &str {
        self.values.value(field)
    }

    fn error_of(&self, field: &str) -> Option<&'static str> {
        let text = match field {
            "prompt" => self.texts.bad_prompt,
            "title" => self.texts.bad_title,
            "intro" => self.texts.bad_intro,
            "firstMessage" => self.texts.bad_first_message,
            "locale" | "voiceId" => self.texts.bad_voice,
            _ => self.texts.bad_number,
        };
        self.faulty.contains(field).then_some(text)
    }

    /// Returns the faulty fields in the order of the form.
    fn errors(&self) -> Vec<(&'static str, &'static str)> {
        FIELDS.iter().filter_map(|field| Some((*field, self.error_of(field)?))).collect()
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
    page(request, None, values, HashSet::new(), None)
}

fn template_of(request: &ConsoleRequest<'_>, word: &str) -> Option<&'static PromptTemplate> {
    let templates = request.texts.editing.templates.all();
    templates.into_iter().find(|(name, _)| *name == word).map(|(_, template)| template)
}

pub async fn show(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let interview = interview(request, id).await?;
    page(request, Some(id), InterviewForm::of(&interview), HashSet::new(), None)
}

async fn interview(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<Interview, ConsoleProblem> {
    Ok(interviews::get::with_counts(request.app, request.caller()?, id).await?.interview)
}

pub async fn create(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let entered = InterviewForm::entered(&request.form);
    let new: NewInterview = match form::parse(&entered.changes_from(&InterviewForm::default().hashes())) {
        Ok(new) => new,
        Err(faulty) => return page(request, None, entered, faulty, None),
    };
    if !request.form.value(PREVIEW).is_empty() {
        let preview = interviews::create::preview(request.app, request.caller()?, new).await?;
        let guide = ShownGuide::new(&preview.guide);
        return page(request, None, entered.with_texts(&preview.interview), HashSet::new(), Some(guide));
    }
    once::create(request, async |caller| {
        let created = interviews::create::create(request.app, caller, new.clone()).await?;
        saved_path(request, created.interview.id)
    })
    .await
}

pub async fn save(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    interview(request, id).await?;
    let entered = InterviewForm::entered(&request.form);
    let mut update: InterviewUpdate = match form::parse(&entered.changes_from(request.form.value(OPENED))) {
        Ok(update) => update,
        Err(faulty) => return page(request, Some(id), entered, faulty, None),
    };
    // A voice of the language before cannot speak the new one.
    if let (Some(locale), None) = (&update.locale, update.voice_id) {
        update.voice_id = Some(request.app.voices.first_for(&locale.clone().into()).id);
    }
    interviews::update::update(request.app, request.caller()?, id, update).await?;
    saved(request, id)
}

/// Shows the form of an interview, or of a new one.
fn page(
    request: &ConsoleRequest<'_>,
    id: Option<InterviewId>,
    values: InterviewForm,
    faulty: HashSet<&'static str>,
    preview: Option<ShownGuide>,
) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.editing.interview;
    let heading = if id.is_some() { texts.edit } else { texts.new_heading };
    let (status, title) = match faulty.is_empty() {
        true => (StatusCode::OK, heading.to_owned()),
        false => (StatusCode::BAD_REQUEST, fill(request.texts.frame.error_title, &[("title", heading)])),
    };
    let base = format!("/app/organizations/{}/interviews", request.organization()?);
    let (action, cancel) = match id {
        Some(id) => (format!("{base}/{id}/edit"), format!("{base}/{id}")),
        None => (base.clone(), base.clone()),
    };
    let page = InterviewFormPage {
        frame: ConsoleFrame::new(request, title),
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
        opened: match request.form.value(OPENED) {
            "" => values.hashes(),
            opened => opened.to_owned(),
        },
        values,
        token: request.form_token().unwrap_or_default(),
        once: once::id(request),
        faulty,
        preview,
    };
    Ok(response::page(status, &page))
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
