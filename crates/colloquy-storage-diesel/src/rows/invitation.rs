use std::ops::Deref;

use colloquy_domain::interview::ArchiveStatus;
use colloquy_domain::invitation::{
    ConsentWithdrawal, EndReason, Invitation, InvitationDetails, InvitationFacts, InvitationSource,
    Sentiment, Status,
};
use colloquy_domain::origin::TextOrigin;
use colloquy_domain::reminder_plan::TimeZoneName;
use colloquy_domain::revision::Revision;
use colloquy_domain::slug::Slug;
use colloquy_domain::text::{Email, PersonName};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, moment, stored_id, stored_moment};
use crate::schema::invitations;
use crate::sql_types::{StoredId, StoredJson, StoredMoment};

const COLUMNS: Columns = Columns("invitations");

/// All columns.
#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = invitations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct InvitationRow {
    #[diesel(embed)]
    pub details: InvitationDetailsRow,
    pub organization_id: StoredId,
    pub sessions: i32,
    pub revision: i64,
    pub mail_id: Option<StoredId>,
    pub withdrawn_at: Option<StoredMoment>,
    pub reminders: i32,
    pub mailed_at: Option<StoredMoment>,
    #[diesel(embed)]
    pub progress: InvitationProgressRow,
}

/// The columns that readers of an interview see.
#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = invitations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct InvitationDetailsRow {
    pub id: StoredId,
    pub interview_id: StoredId,
    pub slug: String,
    pub status: String,
    pub name: Option<String>,
    pub email: Option<String>,
    pub source: String,
    pub sent: bool,
    pub error: Option<String>,
    pub incomplete: bool,
    #[diesel(embed)]
    pub outcome: InvitationOutcomeRow,
    pub active_ms: i64,
    pub responses_count: i64,
    #[diesel(embed)]
    pub steps: InvitationStepsRow,
    pub created_at: StoredMoment,
    pub updated_at: StoredMoment,
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = invitations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct InvitationOutcomeRow {
    pub end_reason: Option<String>,
    pub summary: Option<String>,
    pub sentiment: Option<String>,
    pub insights: Option<StoredJson>,
}

/// When the invitation took each step.
#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = invitations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct InvitationStepsRow {
    pub sent_at: Option<StoredMoment>,
    pub started_at: Option<StoredMoment>,
    pub completed_at: Option<StoredMoment>,
    pub reopened_at: Option<StoredMoment>,
    pub cancelled_at: Option<StoredMoment>,
    pub deactivated_at: Option<StoredMoment>,
    pub archived_at: Option<StoredMoment>,
}

/// The columns that change while an invitee comes to an interview, or stays away.
#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = invitations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct InvitationProgressRow {
    pub paused_at: Option<StoredMoment>,
    pub insights_origin: Option<StoredJson>,
    pub opened_at: Option<StoredMoment>,
    pub withdrawal_kept_at: Option<StoredMoment>,
    pub deadline: Option<StoredMoment>,
    pub remind_at: Option<StoredMoment>,
    pub time_zone: Option<String>,
    pub danger_reported_at: Option<StoredMoment>,
}

impl Deref for InvitationRow {
    type Target = InvitationDetailsRow;

    fn deref(&self) -> &InvitationDetailsRow {
        &self.details
    }
}

impl InvitationRow {
    pub fn new(invitation: &Invitation, revision: Revision) -> Self {
        let withdrawal = invitation.withdrawal;
        let origin = invitation.insights_origin.as_ref();
        InvitationRow {
            details: InvitationDetailsRow::new(invitation),
            organization_id: stored_id(invitation.organization_id),
            sessions: invitation.sessions,
            revision: revision.number(),
            mail_id: invitation.mail_id.map(stored_id),
            withdrawn_at: stored_moment(withdrawal.map(|withdrawal| withdrawal.at)),
            reminders: invitation.reminders,
            mailed_at: stored_moment(invitation.mailed_at),
            progress: InvitationProgressRow {
                paused_at: stored_moment(invitation.paused_at),
                insights_origin: origin.map(|origin| StoredJson::new(origin.to_json())),
                opened_at: stored_moment(invitation.opened_at),
                withdrawal_kept_at: stored_moment(withdrawal.and_then(|withdrawal| withdrawal.kept_at)),
                deadline: stored_moment(invitation.deadline),
                remind_at: stored_moment(invitation.remind_at),
                time_zone: invitation.time_zone.as_ref().map(|zone| zone.as_str().to_owned()),
                danger_reported_at: stored_moment(invitation.danger_reported_at),
            },
        }
    }
}

impl InvitationDetailsRow {
    fn new(details: &InvitationDetails) -> Self {
        InvitationDetailsRow {
            id: stored_id(details.id),
            interview_id: stored_id(details.interview_id),
            slug: details.slug.as_str().to_owned(),
            status: details.status.as_str().to_owned(),
            name: details.name.as_ref().map(|name| name.as_str().to_owned()),
            email: details.email.as_ref().map(|email| email.as_str().to_owned()),
            source: details.source.as_str().to_owned(),
            sent: details.sent,
            error: details.error.clone(),
            incomplete: details.incomplete,
            outcome: InvitationOutcomeRow {
                end_reason: details.end_reason.map(|reason| reason.as_str().to_owned()),
                summary: details.summary.clone(),
                sentiment: details.sentiment.map(|sentiment| sentiment.as_str().to_owned()),
                insights: details.insights.clone().map(StoredJson::new),
            },
            active_ms: details.active_ms,
            responses_count: details.responses_count,
            steps: InvitationStepsRow {
                sent_at: stored_moment(details.sent_at),
                started_at: stored_moment(details.started_at),
                completed_at: stored_moment(details.completed_at),
                reopened_at: stored_moment(details.reopened_at),
                cancelled_at: stored_moment(details.cancelled_at),
                deactivated_at: stored_moment(details.deactivated_at),
                archived_at: stored_moment(details.visibility.archived_at()),
            },
            created_at: StoredMoment(details.created_at),
            updated_at: StoredMoment(details.updated_at),
        }
    }
}

impl TryFrom<InvitationDetailsRow> for InvitationDetails {
    type Error = UnreadableValue;

    fn try_from(row: InvitationDetailsRow) -> Result<Self, UnreadableValue> {
        let InvitationDetailsRow { outcome, steps, .. } = row;
        Ok(InvitationDetails {
            id: id(row.id),
            interview_id: id(row.interview_id),
            slug: COLUMNS.word("slug", &row.slug, Slug::parse)?,
            status: COLUMNS.word("status", &row.status, Status::from_word)?,
            name: COLUMNS.optional("name", row.name, PersonName::from_text)?,
            email: COLUMNS.optional("email", row.email, Email::from_text)?,
            source: COLUMNS.word("source", &row.source, InvitationSource::from_word)?,
            sent: row.sent,
            sent_at: moment(steps.sent_at),
            error: row.error,
            incomplete: row.incomplete,
            end_reason: COLUMNS.optional("end_reason", outcome.end_reason, |word| {
                EndReason::from_word(&word).ok_or("unknown word")
            })?,
            summary: outcome.summary,
            sentiment: COLUMNS.optional("sentiment", outcome.sentiment, |word| {
                Sentiment::from_word(&word).ok_or("unknown word")
            })?,
            insights: outcome.insights.map(|document| document.0),
            active_ms: row.active_ms,
            responses_count: row.responses_count,
            started_at: moment(steps.started_at),
            completed_at: moment(steps.completed_at),
            reopened_at: moment(steps.reopened_at),
            cancelled_at: moment(steps.cancelled_at),
            deactivated_at: moment(steps.deactivated_at),
            visibility: ArchiveStatus::from_archived_at(moment(steps.archived_at)),
            created_at: row.created_at.0,
            updated_at: row.updated_at.0,
        })
    }
}

impl TryFrom<InvitationRow> for Invitation {
    type Error = UnreadableValue;

    fn try_from(row: InvitationRow) -> Result<Self, UnreadableValue> {
        let InvitationProgressRow {
            paused_at,
            insights_origin,
            opened_at,
            withdrawal_kept_at,
            deadline,
            remind_at,
            time_zone,
            danger_reported_at,
        } = row.progress;
        let facts = InvitationFacts {
            details: row.details.try_into()?,
            organization_id: id(row.organization_id),
            mail_id: row.mail_id.map(id),
            insights_origin: COLUMNS.optional("insights_origin", insights_origin, |document| {
                TextOrigin::from_json(&document.0).ok_or("unknown shape")
            })?,
            sessions: row.sessions,
            paused_at: moment(paused_at),
            opened_at: moment(opened_at),
            deadline: moment(deadline),
            remind_at: moment(remind_at),
            reminders: row.reminders,
            mailed_at: moment(row.mailed_at),
            // A name that is not known any more is as none.
            time_zone: time_zone.and_then(|name| TimeZoneName::parse(&name)),
            danger_reported_at: moment(danger_reported_at),
            withdrawal: moment(row.withdrawn_at)
                .map(|at| ConsentWithdrawal { at, kept_at: moment(withdrawal_kept_at) }),
        };
        Ok(Invitation::from_stored(facts, Revision::from_stored(row.revision)))
    }
}
