//! An interview: the prompt, the language and voice, and the limits.

use std::ops::{Deref, DerefMut};

use jiff::Timestamp;
use serde_json::Value;

use crate::deadline::{Deadline, replace_deadline};
use crate::ids::{InterviewId, OrganizationId, VoiceId};
use crate::input::{self, FromJson, PositiveInteger};
use crate::invitees::{Invitee, InviteeList};
use crate::origin::{InterviewTextOrigins, TextOrigin, WithProvenance};
use crate::reminder_plan::ReminderPlan;
use crate::revision::{TransitionOutcome, Versioned};
use crate::text::{Email, FirstMessage, Intro, Locale, Prompt, ShortLocale, Title};
use crate::violation::{InputPathStep, Violation, ViolationCode, ViolationReason, Violations};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArchiveStatus {
    Active,
    Archived { at: Timestamp },
}

impl ArchiveStatus {
    pub fn from_archived_at(at: Option<Timestamp>) -> Self {
        at.map_or(ArchiveStatus::Active, |at| ArchiveStatus::Archived { at })
    }

    pub fn archived_at(self) -> Option<Timestamp> {
        match self {
            ArchiveStatus::Active => None,
            ArchiveStatus::Archived { at } => Some(at),
        }
    }

    pub fn is_archived(self) -> bool {
        self.archived_at().is_some()
    }

    pub(crate) fn archive(&mut self, now: Timestamp) -> TransitionOutcome {
        if self.is_archived() {
            return TransitionOutcome::Unchanged;
        }
        *self = ArchiveStatus::Archived { at: now };
        TransitionOutcome::Changed
    }

    pub(crate) fn restore(&mut self) -> TransitionOutcome {
        if !self.is_archived() {
            return TransitionOutcome::Unchanged;
        }
        *self = ArchiveStatus::Active;
        TransitionOutcome::Changed
    }

    /// Returns an error for operations that archived objects do not allow.
    pub fn require_active(self, what: &str) -> Result<(), Violation> {
        if !self.is_archived() {
            return Ok(());
        }
        let message = format!("The {what} is archived; restore it first");
        Err(ViolationReason::new(ViolationCode::Custom, message).at_field("archived"))
    }
}

/// What the API shows of an interview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterviewDetails {
    pub id: InterviewId,
    /// Decides who may see the rest.
    pub organization_id: OrganizationId,
    pub title: Option<Title>,
    pub prompt: Prompt,
    pub intro: Option<Intro>,
    pub first_message: Option<FirstMessage>,
    pub locale: Locale,
    pub voice_id: VoiceId,
    pub max_minutes: Option<PositiveInteger>,
    pub max_responses: Option<PositiveInteger>,
    pub disable_org_system_prompt: bool,
    pub visibility: ArchiveStatus,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// All attributes of an interview. The details can be read without the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterviewFacts {
    pub details: InterviewDetails,
    /// When invitees can no longer start it. An invitation may have a deadline of its own.
    pub deadline: Option<Timestamp>,
    /// When invitees who have not started are reminded, if they are.
    pub reminder_plan: Option<ReminderPlan>,
    /// The origins of those texts that were generated.
    pub origins: InterviewTextOrigins,
}

impl Deref for InterviewFacts {
    type Target = InterviewDetails;

    fn deref(&self) -> &InterviewDetails {
        &self.details
    }
}

impl DerefMut for InterviewFacts {
    fn deref_mut(&mut self) -> &mut InterviewDetails {
        &mut self.details
    }
}

/// What decides whether anybody can still start an interview.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InterviewAvailability {
    pub visibility: ArchiveStatus,
    pub deadline: Option<Timestamp>,
}

impl InterviewAvailability {
    pub fn is_over(self, now: Timestamp) -> bool {
        self.deadline.is_some_and(|deadline| now >= deadline)
    }
}

/// An interview. Its facts can be read freely and change only through its methods.
pub type Interview = Versioned<InterviewFacts>;

impl Interview {
    pub fn new(facts: InterviewFacts) -> Self {
        Versioned::new_unsaved(facts)
    }

    /// Applies the settings that are present and differ, and returns the names of the changed ones.
    pub fn update(&mut self, update: &InterviewUpdate, now: Timestamp) -> Vec<&'static str> {
        let mut changed = Vec::new();
        let facts = &mut self.facts;
        let mut set = |name, differs: bool| {
            if differs {
                changed.push(name);
            }
        };
        set("title", rewrite(&mut facts.details.title, &mut facts.origins.title, &update.title));
        set("prompt", replace(&mut facts.prompt, &update.prompt));
        set("intro", rewrite(&mut facts.details.intro, &mut facts.origins.intro, &update.intro));
        set(
            "firstMessage",
            rewrite(
                &mut facts.details.first_message,
                &mut facts.origins.first_message,
                &update.first_message,
            ),
        );
        set("locale", replace(&mut facts.locale, &update.locale.clone().map(Locale::from)));
        set("voiceId", replace(&mut facts.voice_id, &update.voice_id));
        set("maxMinutes", replace_some(&mut facts.max_minutes, &update.max_minutes));
        set("maxResponses", replace_some(&mut facts.max_responses, &update.max_responses));
        set(
            "disableOrgSystemPrompt",
            replace(&mut facts.disable_org_system_prompt, &update.disable_org_system_prompt),
        );
        if !changed.is_empty() {
            facts.updated_at = now;
        }
        changed
    }

    pub fn set_title(&mut self, title: WithProvenance<Title>, now: Timestamp) {
        self.facts.title = Some(title.value);
        self.facts.origins.title = Some(TextOrigin { by: title.by, at: now });
        self.facts.updated_at = now;
    }

    pub fn set_intro(&mut self, intro: WithProvenance<Intro>, now: Timestamp) {
        self.facts.intro = Some(intro.value);
        self.facts.origins.intro = Some(TextOrigin { by: intro.by, at: now });
        self.facts.updated_at = now;
    }

    pub fn set_first_message(&mut self, message: WithProvenance<FirstMessage>, now: Timestamp) {
        self.facts.first_message = Some(message.value);
        self.facts.origins.first_message = Some(TextOrigin { by: message.by, at: now });
        self.facts.updated_at = now;
    }

    pub fn availability(&self) -> InterviewAvailability {
        InterviewAvailability { visibility: self.visibility, deadline: self.deadline }
    }

    /// Sets or removes the deadline.
    pub fn set_deadline(&mut self, deadline: Option<Deadline>, now: Timestamp) -> TransitionOutcome {
        self.touched(now, |facts| replace_deadline(&mut facts.deadline, deadline))
    }

    /// Sets or removes the plan by which invitees are reminded.
    pub fn set_reminder_plan(&mut self, plan: Option<ReminderPlan>, now: Timestamp) -> TransitionOutcome {
        self.touched(now, |facts| {
            if facts.reminder_plan == plan {
                return TransitionOutcome::Unchanged;
            }
            facts.reminder_plan = plan;
            TransitionOutcome::Changed
        })
    }

    pub fn archive(&mut self, now: Timestamp) -> TransitionOutcome {
        self.touched(now, |facts| facts.visibility.archive(now))
    }

    pub fn restore(&mut self, now: Timestamp) -> TransitionOutcome {
        self.touched(now, |facts| facts.visibility.restore())
    }

    fn touched(
        &mut self,
        now: Timestamp,
        change: impl FnOnce(&mut InterviewFacts) -> TransitionOutcome,
    ) -> TransitionOutcome {
        let change = change(&mut self.facts);
        if change.is_made() {
            self.facts.updated_at = now;
        }
        change
    }
}

fn replace<T: Clone + PartialEq>(place: &mut T, new: &Option<T>) -> bool {
    match new {
        Some(new) if new != place => {
            *place = new.clone();
            true
        }
        _ => false,
    }
}

fn replace_some<T: Clone + PartialEq>(place: &mut Option<T>, new: &Option<T>) -> bool {
    new.is_some() && replace(place, &Some(new.clone()))
}

/// Replaces a text. A text that a person wrote has no generated origin any longer.
fn rewrite<T: Clone + PartialEq>(
    place: &mut Option<T>,
    origin: &mut Option<TextOrigin>,
    new: &Option<T>,
) -> bool {
    let is_new = replace_some(place, new);
    if is_new {
        *origin = None;
    }
    is_new
}

/// What a caller may set when creating an interview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewInterview {
    pub prompt: Prompt,
    pub title: Option<Title>,
    pub intro: Option<Intro>,
    pub first_message: Option<FirstMessage>,
    pub locale: Option<Locale>,
    pub voice_id: Option<VoiceId>,
    pub email: Option<Email>,
    /// Empty if the caller wants one shareable invitation.
    pub invitees: Vec<Invitee>,
}

impl FromJson for NewInterview {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        input::object(value, path, faults, |fields| {
            let prompt = fields.required("prompt");
            let (title, intro) = (fields.optional("title"), fields.optional("intro"));
            let (first_message, locale) = (fields.optional("firstMessage"), fields.optional("locale"));
            let (voice_id, email) = (fields.optional("voiceId"), fields.optional("email"));
            let invitees = fields.optional("invitees").map_or_else(Vec::new, |InviteeList(list)| list);
            Some(NewInterview {
                prompt: prompt?,
                title,
                intro,
                first_message,
                locale,
                voice_id,
                email,
                invitees,
            })
        })?
    }
}

/// The settings that a caller changes. Absent ones stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InterviewUpdate {
    pub title: Option<Title>,
    pub prompt: Option<Prompt>,
    pub intro: Option<Intro>,
    pub first_message: Option<FirstMessage>,
    pub locale: Option<ShortLocale>,
    pub voice_id: Option<VoiceId>,
    pub max_minutes: Option<PositiveInteger>,
    pub max_responses: Option<PositiveInteger>,
    pub disable_org_system_prompt: Option<bool>,
}

impl FromJson for InterviewUpdate {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        input::object(value, path, faults, |fields| InterviewUpdate {
            title: fields.optional("title"),
            prompt: fields.optional("prompt"),
            intro: fields.optional("intro"),
            first_message: fields.optional("firstMessage"),
            locale: fields.optional("locale"),
            voice_id: fields.optional("voiceId"),
            max_minutes: fields.optional("maxMinutes"),
            max_responses: fields.optional("maxResponses"),
            disable_org_system_prompt: fields.optional("disableOrgSystemPrompt"),
        })
    }
}

#[cfg(test)]
mod tests;
