//! Guides and texts that are written after the caller has its answer: those of a slow model, which replace the fallback's,
//! and the guide of a prompt that has changed. What waits is lost if the process ends. Then the fallback's texts stay, and
//! a guide is made by rules when it is needed.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use colloquy_domain::guide::GuideSourceHash;
use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::{InterviewId, Timestamp};
use serde_json::{Map, json};
use tokio::sync::Notify;

use super::guides::stored_guide;
use super::texts::{GeneratedTexts, WantedTexts};
use crate::ai::within;
use crate::{App, AppError};

/// How long a model may take for the texts of one interview.
const TEXTS_TIMEOUT: Duration = Duration::from_secs(120);

/// How often storing is attempted if the interview is changed concurrently.
const MAX_ATTEMPTS: usize = 10;

/// How many interviews may wait. Further ones keep the texts of the fallback.
const WAITING_MAX: usize = 1_000;

/// The interviews whose texts the model has yet to write, in order.
#[derive(Debug, Default)]
pub(crate) struct LateTexts {
    waiting: Mutex<VecDeque<(InterviewId, WantedTexts)>>,
    added: Notify,
}

impl LateTexts {
    fn want(&self, interview: InterviewId, texts: WantedTexts) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() < WAITING_MAX {
            waiting.push_back((interview, texts));
        }
        drop(waiting);
        self.added.notify_one();
    }

    fn next(&self) -> Option<(InterviewId, WantedTexts)> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

impl App {
    /// Has a model write the guide of an interview and these texts later, if one is configured.
    pub(super) fn want_late_texts(&self, interview: InterviewId, texts: WantedTexts) {
        if self.has_model() {
            self.late_texts.want(interview, texts);
        }
    }

    /// Has the model write late texts, one interview after the other, until the process ends.
    pub(crate) async fn write_late_texts(&self) {
        loop {
            self.write_waiting_texts().await;
            self.late_texts.added.notified().await;
        }
    }

    /// Has the model write the texts that are waiting now.
    pub async fn write_waiting_texts(&self) {
        while let Some((interview, wanted)) = self.late_texts.next() {
            if let Err(error) = write(self, interview, wanted).await {
                tracing::warn!(%error, %interview, "late texts could not be written; the fallback's stay");
            }
        }
    }
}

async fn write(app: &App, id: InterviewId, wanted: WantedTexts) -> Result<(), AppError> {
    let Some(interview) = app.storage.interview(id).await? else { return Ok(()) };
    let organization = app.storage.organization(interview.organization_id).await?;
    let Some(organization) = organization else { return Ok(()) };
    let brief = app.brief(&organization, &interview, None);
    let wanted = wanted.still_generated(&interview);
    let texts = within(TEXTS_TIMEOUT, GeneratedTexts::by(&*app.ai.texts, &brief, wanted)).await?;
    for _ in 0..MAX_ATTEMPTS {
        match store(app, &interview, &texts).await {
            Err(AppError::Unavailable(StorageError::Conflict)) => {}
            settled => return settled,
        }
    }
    Err(AppError::Late)
}

/// Stores the model's guide and texts, unless the prompt has changed since. A text that has changed since stays.
async fn store(app: &App, read: &Interview, texts: &GeneratedTexts) -> Result<(), AppError> {
    let Some(mut interview) = app.storage.interview(read.id).await? else { return Ok(()) };
    let now = app.clock.now();
    let guide = stored_guide(read, texts.guide.clone(), now);
    if GuideSourceHash::of_interview(&interview) != guide.source {
        return Ok(());
    }
    let mut unit = UnitOfWork::default().with(Write::SaveGuide(guide));
    let changed = replace(&mut interview, read, texts, now);
    if !changed.is_empty() {
        let origins = interview.origins.to_json();
        let generated = changed.iter().map(|name| ((*name).to_owned(), origins[*name].clone()));
        let data = json!({ "changed": changed, "generated": generated.collect::<Map<_, _>>() });
        let owner = (interview.organization_id, interview.id);
        let entry =
            LogEntry::of_interview(app.id(), EventType::InterviewUpdated, owner, Actor::system(), now);
        unit.push(Write::SaveInterview(interview));
        unit.push(Write::AddLogEntry(entry.with(data)));
    }
    Ok(app.storage.commit(unit).await?)
}

/// Replaces the texts that are still as they were read, and returns their names.
fn replace(
    interview: &mut Interview,
    read: &Interview,
    texts: &GeneratedTexts,
    now: Timestamp,
) -> Vec<&'static str> {
    let mut changed = Vec::new();
    if let Some(title) = texts.title.clone().filter(|_| interview.title == read.title) {
        interview.set_title(title, now);
        changed.push("title");
    }
    if let Some(intro) = texts.intro.clone().filter(|_| interview.intro == read.intro) {
        interview.set_intro(intro, now);
        changed.push("intro");
    }
    if let Some(first) = texts.first_message.clone().filter(|_| interview.first_message == read.first_message)
    {
        interview.set_first_message(first, now);
        changed.push("firstMessage");
    }
    changed
}
