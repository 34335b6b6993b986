use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::{Brief, InterviewView};
use colloquy_domain::text::{FirstMessage, Intro};
use colloquy_domain::{InterviewId, Timestamp};
use serde_json::json;

use super::edit::edit;
use super::get::get;
use super::owned;
use crate::{App, AppError, Caller};

pub async fn intro(app: &App, caller: &Caller, id: InterviewId) -> Result<InterviewView, AppError> {
    let interview = owned(app, caller, id).await?;
    let previous = interview.intro.as_ref().map(Intro::as_str);
    let intro = app.texts.intro(&brief(app, caller, &interview, previous)).await?;
    store(app, caller, id, EventType::InterviewIntroRegenerated, |interview, now| {
        interview.set_intro(intro.clone(), now);
    })
    .await
}

pub async fn first_message(app: &App, caller: &Caller, id: InterviewId) -> Result<InterviewView, AppError> {
    let interview = owned(app, caller, id).await?;
    let previous = interview.first_message.as_ref().map(FirstMessage::as_str);
    let message = app.texts.first_message(&brief(app, caller, &interview, previous)).await?;
    store(app, caller, id, EventType::InterviewFirstMessageRegenerated, |interview, now| {
        interview.set_first_message(message.clone(), now);
    })
    .await
}

fn brief<'a>(
    app: &App,
    caller: &'a Caller,
    interview: &'a Interview,
    previous: Option<&'a str>,
) -> Brief<'a> {
    Brief {
        prompt: &interview.prompt,
        locale: &interview.locale,
        organization_name: &caller.organization().name,
        previous,
        seed: app.seed(),
    }
}

/// A prompt that was changed while the text was made counts as changed after.
async fn store(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    event: EventType,
    set: impl Fn(&mut Interview, Timestamp),
) -> Result<InterviewView, AppError> {
    let interview = edit(app, caller, id, |interview, now| {
        set(interview, now);
        Some((event, json!({})))
    })
    .await?;
    Ok(InterviewView { interview, ..get(app, caller, id).await? })
}
