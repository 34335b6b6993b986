use std::sync::atomic::{AtomicU32, Ordering};

use colloquy_domain::OrganizationId;
use colloquy_domain::revision::Revision;
use colloquy_domain::session::Handover;
use colloquy_domain::sitting::{Consent, Sitting, SittingFacts};
use colloquy_domain::usage::Month;
use diesel::prelude::*;
use serde_json::Value;

use super::{Columns, Unreadable, id, stored_id};
use crate::schema::{sittings, usage};
use crate::sql_types::{StoredDocument, StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = sittings, primary_key(invitation_id))]
#[diesel(treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct SittingRow {
    pub invitation_id: StoredId,
    pub organization_id: StoredId,
    pub consent_version: String,
    pub consented_at: StoredMoment,
    pub holder: Option<StoredId>,
    pub session: i32,
    pub clock_ms: i64,
    pub next_sequence: i64,
    pub seen_at: StoredMoment,
    pub conductors: StoredDocument,
    pub audio_until: Option<StoredMoment>,
    pub handover: Option<StoredDocument>,
    pub revision: i64,
}

impl SittingRow {
    pub fn new(sitting: &Sitting, revision: Revision) -> Self {
        SittingRow {
            invitation_id: stored_id(sitting.invitation_id),
            organization_id: stored_id(sitting.organization_id),
            consent_version: sitting.consent.version.clone(),
            consented_at: StoredMoment(sitting.consent.at),
            holder: sitting.holder.map(StoredId),
            session: sitting.session,
            clock_ms: sitting.clock_ms,
            next_sequence: sitting.next_sequence,
            seen_at: StoredMoment(sitting.seen_at),
            conductors: StoredDocument(Value::Array(sitting.conductors.clone())),
            audio_until: sitting.audio_until.map(StoredMoment),
            handover: sitting.handover.as_ref().map(|handover| StoredDocument(handover.to_json())),
            revision: revision.number(),
        }
    }
}

impl TryFrom<SittingRow> for Sitting {
    type Error = Unreadable;

    fn try_from(row: SittingRow) -> Result<Self, Unreadable> {
        let columns = Columns("sittings");
        let conductors = match row.conductors.0 {
            Value::Array(conductors) => Ok(conductors),
            _ => Err("not a list"),
        };
        let facts = SittingFacts {
            invitation_id: id(row.invitation_id),
            organization_id: id(row.organization_id),
            consent: Consent { version: row.consent_version, at: row.consented_at.0 },
            holder: row.holder.map(|holder| holder.0),
            session: row.session,
            clock_ms: row.clock_ms,
            next_sequence: row.next_sequence,
            seen_at: row.seen_at.0,
            conductors: columns.read("conductors", conductors)?,
            audio_until: row.audio_until.map(|until| until.0),
            // One that a later version has stored is none: then the last question is asked again.
            handover: row.handover.and_then(|stored| Handover::from_json(&stored.0)),
        };
        Ok(Sitting::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

/// A month's time is in so many rows. One that was added to is locked until that is on disk, and all interviews of an
/// organization that are going on add to its month.
const PARTS: u32 = 16;

/// Adds to the parts in turn.
static NEXT_PART: AtomicU32 = AtomicU32::new(0);

/// What is added to a month.
#[derive(Clone, Debug, PartialEq, Insertable)]
#[diesel(table_name = usage)]
pub struct UsageRow {
    pub organization_id: StoredId,
    pub year: i32,
    pub month: i32,
    pub part: i32,
    pub active_ms: i64,
}

impl UsageRow {
    pub fn new(organization_id: OrganizationId, month: Month, active_ms: i64) -> Self {
        UsageRow {
            organization_id: stored_id(organization_id),
            year: i32::from(month.year),
            month: i32::from(month.month),
            part: (NEXT_PART.fetch_add(1, Ordering::Relaxed) % PARTS) as i32,
            active_ms,
        }
    }
}
