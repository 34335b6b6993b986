//! What an interview would show and ask. Nothing is stored.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::BrowserSessionId;
use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::interview::{Interview, InterviewFacts, NewInterview};
use colloquy_domain::ports::{RateLimitStatus, TextGenerationInput};

use super::create::{as_written, interview};
use super::guides::guide_of;
use super::texts::{GeneratedTexts, WantedTexts};
use crate::ai::with_fallback;
use crate::{App, AppError, Caller};

/// How long a text may take that a person waits for.
const TEXT_WITHIN: Duration = Duration::from_secs(30);

/// An interview as it would be created.
pub struct InterviewPreview {
    pub interview: Interview,
    pub guide: Arc<InterviewGuide>,
    /// Whether the language model wrote the guide, and not the rules.
    pub is_by_model: bool,
}

/// A text that can be written again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterviewTextKind {
    Title,
    Intro,
    FirstMessage,
}

/// Counts a preview of a browser session. Those for which a model is asked have a limit of their own.
pub async fn count(app: &App, session: BrowserSessionId, asks_model: bool) -> RateLimitStatus {
    let limiter = if asks_model { &app.attempts.model_previews } else { &app.attempts.draft_previews };
    limiter.count(&session.to_string(), app.clock.now()).await
}

/// Writes what [`create`](super::create::create) would write.
pub async fn preview(app: &App, caller: &Caller, new: NewInterview) -> Result<InterviewPreview, AppError> {
    let (interview, written) = interview(app, caller, new, app.clock.now()).await?;
    let is_late = written.is_late();
    let (guide, has_texts) = match written.guide {
        Some(stored) => (Arc::new(stored.guide), true),
        None => (guide_of(app, caller.organization(), &interview).await?, false),
    };
    Ok(InterviewPreview { interview, guide, is_by_model: app.has_model() && has_texts && !is_late })
}

/// Writes what the rules would write, which costs little. The same prompt always has the same wordings, so that a preview
/// which follows the typing does not flicker.
pub async fn draft(app: &App, caller: &Caller, new: NewInterview) -> Result<InterviewPreview, AppError> {
    let mut interview = as_written(app, caller, new, app.clock.now());
    let brief = TextGenerationInput { seed: 0, ..app.brief(caller.organization(), &interview, None) };
    let wanted = WantedTexts::missing_in(&interview);
    let texts = GeneratedTexts::by(&*app.ai_fallback.texts, &brief, wanted).await?;
    let (guide, now) = (Arc::new(texts.guide.value.clone()), interview.created_at);
    texts.fill(&mut interview, now);
    Ok(InterviewPreview { interview: Interview::new(interview), guide, is_by_model: false })
}

/// Returns another wording of one text. The rules make the guide, so that a model is asked only once.
pub async fn rewritten(
    app: &App,
    caller: &Caller,
    new: NewInterview,
    text: InterviewTextKind,
) -> Result<String, AppError> {
    let mut interview = as_written(app, caller, new, app.clock.now());
    let previous = taken(&mut interview, text);
    let brief = app.brief(caller.organization(), &interview, previous.as_deref());
    let (chosen, rules) = (&*app.ai.texts, &*app.ai_fallback.texts);
    let guide = rules.guide(&brief).await?.value;
    macro_rules! written {
        ($method:ident) => {
            with_fallback(TEXT_WITHIN, chosen.$method(&brief, &guide), rules.$method(&brief, &guide))
                .await?
                .value
        };
    }
    Ok(match text {
        InterviewTextKind::Title => written!(title).as_str().to_owned(),
        InterviewTextKind::Intro => written!(intro).as_str().to_owned(),
        InterviewTextKind::FirstMessage => written!(first_message).as_str().to_owned(),
    })
}

impl App {
    /// Returns whether a language model writes the texts of interviews.
    pub fn writes_with_model(&self) -> bool {
        self.has_model()
    }
}

fn taken(interview: &mut InterviewFacts, text: InterviewTextKind) -> Option<String> {
    match text {
        InterviewTextKind::Title => interview.title.take().map(|title| title.as_str().to_owned()),
        InterviewTextKind::Intro => interview.intro.take().map(|intro| intro.as_str().to_owned()),
        InterviewTextKind::FirstMessage => {
            interview.first_message.take().map(|message| message.as_str().to_owned())
        }
    }
}
