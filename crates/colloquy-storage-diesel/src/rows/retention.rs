use std::collections::BTreeMap;

use colloquy_domain::Revision;
use colloquy_domain::retention::{
    RetentionKind, RetentionPeriod, RetentionPosition, RetentionRules, RetentionRun, RetentionRunFacts,
    RetentionScope, RetentionSettings, RetentionSettingsFacts,
};
use diesel::prelude::*;
use jiff::Timestamp;
use serde_json::{Map, Value, json};
use uuid::Uuid;

use super::{Columns, UnreadableValue, id, stored_id};
use crate::schema::{retention_runs, retention_settings};
use crate::sql_types::{StoredId, StoredJson, StoredMoment};

/// The number of days that stands for no end.
const FOREVER: i32 = 0;

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = retention_settings, primary_key(scope_id), treat_none_as_null = true)]
#[diesel(treat_none_as_default_value = false)]
pub struct RetentionSettingsRow {
    pub scope_id: StoredId,
    pub organization_id: StoredId,
    pub interview_id: Option<StoredId>,
    pub audio: Option<i32>,
    pub transcripts: Option<i32>,
    pub personal_fields: Option<i32>,
    pub logs: Option<i32>,
    pub mails: Option<i32>,
    pub webhook_bodies: Option<i32>,
    pub revision: i64,
}

impl RetentionSettingsRow {
    pub fn new(settings: &RetentionSettings, revision: Revision) -> Self {
        let days = |kind| settings.rules.get(kind).map(|period| period.days().unwrap_or(FOREVER));
        RetentionSettingsRow {
            scope_id: StoredId(settings.scope.id()),
            organization_id: stored_id(settings.scope.organization_id()),
            interview_id: settings.scope.interview_id().map(stored_id),
            audio: days(RetentionKind::Audio),
            transcripts: days(RetentionKind::Transcripts),
            personal_fields: days(RetentionKind::PersonalFields),
            logs: days(RetentionKind::Logs),
            mails: days(RetentionKind::Mails),
            webhook_bodies: days(RetentionKind::WebhookBodies),
            revision: revision.number(),
        }
    }

    fn days(&self, kind: RetentionKind) -> Option<i32> {
        match kind {
            RetentionKind::Audio => self.audio,
            RetentionKind::Transcripts => self.transcripts,
            RetentionKind::PersonalFields => self.personal_fields,
            RetentionKind::Logs => self.logs,
            RetentionKind::Mails => self.mails,
            RetentionKind::WebhookBodies => self.webhook_bodies,
        }
    }
}

impl TryFrom<RetentionSettingsRow> for RetentionSettings {
    type Error = UnreadableValue;

    fn try_from(row: RetentionSettingsRow) -> Result<Self, UnreadableValue> {
        let mut rules = RetentionRules::default();
        for kind in RetentionKind::ALL {
            let period = row.days(*kind).map(|days| match days {
                FOREVER => Ok(RetentionPeriod::Forever),
                days => RetentionPeriod::from_days(days).map_err(|fault| fault.message),
            });
            let period = Columns("retention_settings").read("days", period.transpose())?;
            rules = rules.with(*kind, period);
        }
        let scope = RetentionScope::of(id(row.organization_id), row.interview_id.map(id));
        let facts = RetentionSettingsFacts { scope, rules };
        Ok(RetentionSettings::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = retention_runs, primary_key(scope_id), treat_none_as_null = true)]
#[diesel(treat_none_as_default_value = false)]
pub struct RetentionRunRow {
    pub scope_id: StoredId,
    pub organization_id: StoredId,
    pub interview_id: Option<StoredId>,
    pub due_at: StoredMoment,
    pub positions: StoredJson,
    pub revision: i64,
}

impl RetentionRunRow {
    pub fn new(run: &RetentionRun, revision: Revision) -> Self {
        let positions = run.positions.iter().map(|(kind, at)| (kind.as_str().to_owned(), written(at)));
        RetentionRunRow {
            scope_id: StoredId(run.scope.id()),
            organization_id: stored_id(run.scope.organization_id()),
            interview_id: run.scope.interview_id().map(stored_id),
            due_at: StoredMoment(run.due_at),
            positions: StoredJson::new(Value::Object(positions.collect())),
            revision: revision.number(),
        }
    }
}

fn written(position: &RetentionPosition) -> Value {
    json!([position.ended_at.as_microsecond(), position.invitation_id.to_string()])
}

impl TryFrom<RetentionRunRow> for RetentionRun {
    type Error = UnreadableValue;

    fn try_from(row: RetentionRunRow) -> Result<Self, UnreadableValue> {
        let positions = row.positions.0.as_object().and_then(positions).ok_or("unknown shape");
        let facts = RetentionRunFacts {
            scope: RetentionScope::of(id(row.organization_id), row.interview_id.map(id)),
            due_at: row.due_at.0,
            positions: Columns("retention_runs").read("positions", positions)?,
        };
        Ok(RetentionRun::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

fn positions(stored: &Map<String, Value>) -> Option<BTreeMap<RetentionKind, RetentionPosition>> {
    let position = |value: &Value| {
        let ended_at = Timestamp::from_microsecond(value[0].as_i64()?).ok()?;
        let invitation_id = id(StoredId(Uuid::try_parse(value[1].as_str()?).ok()?));
        Some(RetentionPosition { ended_at, invitation_id })
    };
    stored.iter().map(|(kind, value)| Some((RetentionKind::from_word(kind)?, position(value)?))).collect()
}
