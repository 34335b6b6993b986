//! What an interview would show and ask, as a part of its form and while its prompt is typed.

use std::collections::HashSet;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::interviews::preview::{self, InterviewPreview, InterviewTextKind};
use colloquy_domain::guide::{GuideTopic, TopicDepth};
use colloquy_domain::interview::NewInterview;
use colloquy_languages::console_editing::InterviewFormTexts;
use colloquy_languages::console_preview::PreviewTexts;
use colloquy_languages::fill;

use super::{InterviewForm, error_text};
use crate::form;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;

/// The field of the buttons that write a text again, with the name of the text's field.
const REWRITE: &str = "rewrite";

pub(super) struct ShownTopic {
    pub(super) question: String,
    pub(super) is_deep: bool,
    pub(super) is_optional: bool,
}

pub(super) struct WrittenPreview {
    pub(super) title: String,
    pub(super) intro: String,
    pub(super) first_message: String,
    pub(super) topics: Vec<ShownTopic>,
    pub(super) conditions: Vec<String>,
    pub(super) unmentioned: Vec<String>,
    pub(super) closing: Option<String>,
    /// Says what wrote the texts.
    pub(super) by: &'static str,
}

/// A preview, or what is wrong with the form.
pub struct ShownPreview {
    pub(super) texts: &'static InterviewFormTexts,
    pub(super) announcement: String,
    pub(super) problems: Vec<&'static str>,
    pub(super) written: Option<WrittenPreview>,
}

impl ShownPreview {
    pub fn new(request: &ConsoleRequest<'_>, preview: &InterviewPreview) -> Self {
        let (interview, guide) = (&preview.interview, &preview.guide);
        let texts = &request.texts.preview;
        let topic = |topic: &GuideTopic| ShownTopic {
            question: topic.opening.clone(),
            is_deep: topic.depth == TopicDepth::Deep,
            is_optional: !topic.is_required,
        };
        let count = guide.topics.len().to_string();
        let text = |text: Option<&str>| text.unwrap_or_default().to_owned();
        ShownPreview {
            texts: &request.texts.editing.interview,
            announcement: fill(texts.updated, &[("count", &count)]),
            problems: Vec::new(),
            written: Some(WrittenPreview {
                title: text(interview.title.as_ref().map(|title| title.as_str())),
                intro: text(interview.intro.as_ref().map(|intro| intro.as_str())),
                first_message: text(interview.first_message.as_ref().map(|message| message.as_str())),
                topics: guide.topics.iter().map(topic).collect(),
                conditions: guide.conditions.iter().map(|condition| condition.question.clone()).collect(),
                unmentioned: guide.unmentioned.clone(),
                closing: guide.closing.clone(),
                by: written_by(request, preview.is_by_model, texts),
            }),
        }
    }

    fn faulty(request: &ConsoleRequest<'_>, faulty: &HashSet<&'static str>) -> Self {
        let texts = &request.texts.editing.interview;
        let problems = match faulty.contains("prompt") {
            true => vec![request.texts.preview.too_short],
            false => faulty.iter().map(|field| error_text(field, texts)).collect(),
        };
        ShownPreview { texts, announcement: String::new(), problems, written: None }
    }
}

fn written_by(request: &ConsoleRequest<'_>, is_by_model: bool, texts: &PreviewTexts) -> &'static str {
    match (is_by_model, request.app.writes_with_model()) {
        (true, _) => texts.by_model,
        (false, true) => texts.by_rules_before_model,
        (false, false) => texts.by_rules,
    }
}

#[derive(Template)]
#[template(path = "preview_part.html")]
struct PreviewPart {
    preview: ShownPreview,
}

/// Shows what the rules would write for the form as it is, as a part of the page.
pub async fn draft(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    count(request, false).await?;
    let entered = InterviewForm::entered(&request.form);
    let preview = match new_interview(&entered) {
        Ok(new) => {
            let draft = preview::draft(request.app, request.caller()?, new).await?;
            ShownPreview::new(request, &draft)
        }
        Err(faulty) => ShownPreview::faulty(request, &faulty),
    };
    Ok(response::page(StatusCode::OK, &PreviewPart { preview }))
}

/// Counts a preview, and refuses it if the person has asked for too many.
pub async fn count(request: &ConsoleRequest<'_>, asks_model: bool) -> Result<(), ConsoleProblem> {
    let window = preview::count(request.app, request.person()?.session.id, asks_model).await;
    match window.allowed {
        true => Ok(()),
        false => Err(ConsoleProblem::TooMany { retry_after_s: window.reset_s }),
    }
}

/// Reads the form as a new interview.
pub fn new_interview(entered: &InterviewForm) -> Result<NewInterview, HashSet<&'static str>> {
    form::parse(&entered.changes_from(&InterviewForm::default()))
}

/// Returns the form with another wording of the text whose button was pressed. Returns `None` if it was another button.
pub async fn rewritten(
    request: &ConsoleRequest<'_>,
    entered: &InterviewForm,
    new: &NewInterview,
) -> Result<Option<InterviewForm>, ConsoleProblem> {
    let field = request.form.value(REWRITE);
    let text = match field {
        "title" => InterviewTextKind::Title,
        "intro" => InterviewTextKind::Intro,
        "firstMessage" => InterviewTextKind::FirstMessage,
        _ => return Ok(None),
    };
    count(request, request.app.writes_with_model()).await?;
    let text = preview::rewritten(request.app, request.caller()?, new.clone(), text).await?;
    Ok(Some(entered.clone().with(field, text)))
}
