use std::sync::atomic::{AtomicU32, Ordering};

use colloquy_domain::OrganizationId;
use colloquy_domain::engine_history::EngineHistory;
use colloquy_domain::revision::Revision;
use colloquy_domain::session::FirstActionAfterTakeover;
use colloquy_domain::session_run::{Consent, SessionRun, SessionRunFacts};
use colloquy_domain::usage::Month;
use diesel::prelude::*;

use super::{UnreadableValue, id, stored_id};
use crate::schema::{session_runs, usage};
use crate::sql_types::{StoredId, StoredJson, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = session_runs, primary_key(invitation_id))]
#[diesel(treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct SessionRunRow {
    pub invitation_id: StoredId,
    pub organization_id: StoredId,
    pub consent_version: String,
    pub consented_at: StoredMoment,
    pub lease_holder: Option<StoredId>,
    pub session: i32,
    pub clock_ms: i64,
    pub next_sequence: i64,
    pub seen_at: StoredMoment,
    pub engine_history: StoredJson,
    pub audio_until: Option<StoredMoment>,
    pub handover: Option<StoredJson>,
    pub revision: i64,
}

impl SessionRunRow {
    pub fn new(session_run: &SessionRun, revision: Revision) -> Self {
        SessionRunRow {
            invitation_id: stored_id(session_run.invitation_id),
            organization_id: stored_id(session_run.organization_id),
            consent_version: session_run.consent.version.clone(),
            consented_at: StoredMoment(session_run.consent.at),
            lease_holder: session_run.lease_holder.map(StoredId),
            session: session_run.session,
            clock_ms: session_run.clock_ms,
            next_sequence: session_run.next_sequence,
            seen_at: StoredMoment(session_run.seen_at),
            engine_history: StoredJson::new(session_run.engine_history.to_json()),
            audio_until: session_run.audio_until.map(StoredMoment),
            handover: session_run.handover.as_ref().map(|handover| StoredJson::new(handover.to_json())),
            revision: revision.number(),
        }
    }
}

impl TryFrom<SessionRunRow> for SessionRun {
    type Error = UnreadableValue;

    fn try_from(row: SessionRunRow) -> Result<Self, UnreadableValue> {
        let facts = SessionRunFacts {
            invitation_id: id(row.invitation_id),
            organization_id: id(row.organization_id),
            consent: Consent { version: row.consent_version, at: row.consented_at.0 },
            lease_holder: row.lease_holder.map(|holder| holder.0),
            session: row.session,
            clock_ms: row.clock_ms,
            next_sequence: row.next_sequence,
            seen_at: row.seen_at.0,
            engine_history: EngineHistory::from_json(&row.engine_history.0),
            audio_until: row.audio_until.map(|until| until.0),
            // A handover that a later version has stored may not parse. It is ignored, and the last question is asked
            // again.
            handover: row.handover.and_then(|stored| FirstActionAfterTakeover::from_json(&stored.0)),
        };
        Ok(SessionRun::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

/// The number of rows that hold a month's usage. PostgreSQL locks a row until the change is on disk, and all running
/// interviews of an organization add to its month. With a single row they would wait for each other.
const USAGE_PARTS: u32 = 16;

/// The part to add to next. The parts are used in turn.
static NEXT_PART: AtomicU32 = AtomicU32::new(0);

/// Active time to add to one part of a month's usage.
#[derive(Clone, Debug, PartialEq, Insertable)]
#[diesel(table_name = usage)]
pub struct UsageIncrementRow {
    pub organization_id: StoredId,
    pub year: i32,
    pub month: i32,
    pub part: i32,
    pub active_ms: i64,
}

impl UsageIncrementRow {
    pub fn new(organization_id: OrganizationId, month: Month, active_ms: i64) -> Self {
        UsageIncrementRow {
            organization_id: stored_id(organization_id),
            year: i32::from(month.year),
            month: i32::from(month.month),
            part: (NEXT_PART.fetch_add(1, Ordering::Relaxed) % USAGE_PARTS) as i32,
            active_ms,
        }
    }
}
