use colloquy_domain::InterviewId;
use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::{Brief, InterviewView};
use colloquy_domain::text::{FirstMessage, Intro};
use serde_json::json;

use super::edit::save;
use super::get::get;
use super::owned;
use crate::error::until_saved;
use crate::{App, AppError, Caller};

pub async fn intro(app: &App, caller: &Caller, id: InterviewId) -> Result<InterviewView, AppError> {
    regenerate(app, caller, id, Text::Intro).await
}

pub async fn first_message(app: &App, caller: &Caller, id: InterviewId) -> Result<InterviewView, AppError> {
    regenerate(app, caller, id, Text::FirstMessage).await
}

#[derive(Clone, Copy)]
enum Text {
    Intro,
    FirstMessage,
}

/// The text is asked for before anything is saved; if the interview changed meanwhile, so may have its prompt, and
/// the text is made anew.
async fn regenerate(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    text: Text,
) -> Result<InterviewView, AppError> {
    let interview = until_saved(async || {
        let mut interview = owned(app, caller, id).await?;
        let event = rewrite(app, caller, &mut interview, text).await?;
        save(app, caller, &interview, (event, json!({})), interview.updated_at).await?;
        Ok(interview)
    })
    .await?;
    Ok(InterviewView { interview, ..get(app, caller, id).await? })
}

async fn rewrite(
    app: &App,
    caller: &Caller,
    interview: &mut Interview,
    text: Text,
) -> Result<EventType, AppError> {
    let brief = Brief {
        prompt: &interview.prompt,
        locale: &interview.locale,
        organization_name: &caller.organization().name,
        previous: None,
        seed: app.seed(),
    };
    match text {
        Text::Intro => {
            let previous = interview.intro.as_ref().map(Intro::as_str);
            let intro = app.texts.intro(&Brief { previous, ..brief }).await?;
            interview.set_intro(intro, app.clock.now());
            Ok(EventType::InterviewIntroRegenerated)
        }
        Text::FirstMessage => {
            let previous = interview.first_message.as_ref().map(FirstMessage::as_str);
            let message = app.texts.first_message(&Brief { previous, ..brief }).await?;
            interview.set_first_message(message, app.clock.now());
            Ok(EventType::InterviewFirstMessageRegenerated)
        }
    }
}
