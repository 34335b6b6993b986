use colloquy_domain::input::PositiveInteger;
use colloquy_domain::interview::{ArchiveStatus, Interview, InterviewDetails, InterviewFacts};
use colloquy_domain::origin::InterviewTextOrigins;
use colloquy_domain::reminder_plan::ReminderPlan;
use colloquy_domain::revision::Revision;
use colloquy_domain::text::{FirstMessage, Intro, Locale, Prompt, Title};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, moment, stored_id, stored_moment};
use crate::schema::interviews;
use crate::sql_types::{StoredId, StoredJson, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = interviews, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct InterviewRow {
    #[diesel(embed)]
    pub details: InterviewDetailsRow,
    pub revision: i64,
    pub origins: StoredJson,
    pub deadline: Option<StoredMoment>,
    /// A JSON object.
    pub reminder_plan: Option<String>,
}

impl InterviewRow {
    pub fn new(interview: &Interview, revision: Revision) -> Self {
        InterviewRow {
            details: InterviewDetailsRow::new(interview),
            revision: revision.number(),
            origins: StoredJson::new(interview.origins.to_json()),
            deadline: stored_moment(interview.deadline),
            reminder_plan: interview.reminder_plan.as_ref().map(|plan| plan.to_json().to_string()),
        }
    }
}

/// The columns that readers of an interview see.
#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = interviews, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct InterviewDetailsRow {
    pub id: StoredId,
    pub organization_id: StoredId,
    pub title: Option<String>,
    pub prompt: String,
    pub intro: Option<String>,
    pub first_message: Option<String>,
    pub locale: String,
    pub voice_id: StoredId,
    pub max_minutes: Option<i64>,
    pub max_responses: Option<i64>,
    pub disable_org_system_prompt: bool,
    pub archived_at: Option<StoredMoment>,
    pub created_at: StoredMoment,
    pub updated_at: StoredMoment,
}

const COLUMNS: Columns = Columns("interviews");

impl InterviewDetailsRow {
    fn new(details: &InterviewDetails) -> Self {
        InterviewDetailsRow {
            id: stored_id(details.id),
            organization_id: stored_id(details.organization_id),
            title: details.title.as_ref().map(|title| title.as_str().to_owned()),
            prompt: details.prompt.as_str().to_owned(),
            intro: details.intro.as_ref().map(|intro| intro.as_str().to_owned()),
            first_message: details.first_message.as_ref().map(|message| message.as_str().to_owned()),
            locale: details.locale.as_str().to_owned(),
            voice_id: stored_id(details.voice_id),
            max_minutes: details.max_minutes.map(PositiveInteger::get),
            max_responses: details.max_responses.map(PositiveInteger::get),
            disable_org_system_prompt: details.disable_org_system_prompt,
            archived_at: stored_moment(details.visibility.archived_at()),
            created_at: StoredMoment(details.created_at),
            updated_at: StoredMoment(details.updated_at),
        }
    }
}

impl TryFrom<InterviewDetailsRow> for InterviewDetails {
    type Error = UnreadableValue;

    fn try_from(row: InterviewDetailsRow) -> Result<Self, UnreadableValue> {
        Ok(InterviewDetails {
            id: id(row.id),
            organization_id: id(row.organization_id),
            title: COLUMNS.optional("title", row.title, Title::from_text)?,
            prompt: COLUMNS.read("prompt", Prompt::from_text(row.prompt))?,
            intro: COLUMNS.optional("intro", row.intro, Intro::from_text)?,
            first_message: COLUMNS.optional("first_message", row.first_message, FirstMessage::from_text)?,
            locale: COLUMNS.read("locale", Locale::from_text(row.locale))?,
            voice_id: id(row.voice_id),
            max_minutes: COLUMNS.optional("max_minutes", row.max_minutes, PositiveInteger::new)?,
            max_responses: COLUMNS.optional("max_responses", row.max_responses, PositiveInteger::new)?,
            disable_org_system_prompt: row.disable_org_system_prompt,
            visibility: ArchiveStatus::from_archived_at(moment(row.archived_at)),
            created_at: row.created_at.0,
            updated_at: row.updated_at.0,
        })
    }
}

impl TryFrom<InterviewRow> for Interview {
    type Error = UnreadableValue;

    fn try_from(row: InterviewRow) -> Result<Self, UnreadableValue> {
        let facts = InterviewFacts {
            details: row.details.try_into()?,
            deadline: moment(row.deadline),
            reminder_plan: COLUMNS.optional("reminder_plan", row.reminder_plan, |text| {
                let plan = serde_json::from_str(&text).ok();
                plan.and_then(|plan| ReminderPlan::from_json(&plan)).ok_or("unknown shape")
            })?,
            origins: COLUMNS
                .read("origins", InterviewTextOrigins::from_json(&row.origins.0).ok_or("unknown shape"))?,
        };
        Ok(Interview::from_stored(facts, Revision::from_stored(row.revision)))
    }
}
