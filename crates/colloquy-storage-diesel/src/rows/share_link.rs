use colloquy_domain::input::PositiveInteger;
use colloquy_domain::revision::Revision;
use colloquy_domain::share_link::{
    Ask, DailyVisits, ShareLink, ShareLinkEmailDomains, ShareLinkFacts, ShareLinkVisit,
};
use colloquy_domain::slug::Slug;
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, moment, stored_id, stored_moment};
use crate::schema::{share_links, share_visits};
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = share_links, primary_key(interview_id), treat_none_as_null = true)]
#[diesel(treat_none_as_default_value = false)]
pub struct ShareLinkRow {
    pub interview_id: StoredId,
    pub organization_id: StoredId,
    pub slug: String,
    pub enabled: bool,
    pub ask_name: String,
    pub ask_email: String,
    #[diesel(embed)]
    pub limits: ShareLinkLimitsRow,
    pub dedupe_by_contact: bool,
    pub access_code_hash: Option<String>,
    pub allowed_email_domains: String,
    pub usage_count: i64,
    pub created_at: StoredMoment,
    pub updated_at: StoredMoment,
    pub revision: i64,
    pub visits_day: StoredMoment,
    pub visits_count: i64,
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = share_links, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct ShareLinkLimitsRow {
    pub max_interviews: Option<i64>,
    pub max_per_day: Option<i64>,
    pub max_per_ip_per_day: Option<i64>,
    pub opens_at: Option<StoredMoment>,
    pub closes_at: Option<StoredMoment>,
}

impl ShareLinkRow {
    pub fn new(link: &ShareLink, revision: Revision) -> Self {
        ShareLinkRow {
            interview_id: stored_id(link.interview_id),
            organization_id: stored_id(link.organization_id),
            slug: link.slug.as_str().to_owned(),
            enabled: link.enabled,
            ask_name: link.ask_name.as_str().to_owned(),
            ask_email: link.ask_email.as_str().to_owned(),
            limits: ShareLinkLimitsRow {
                max_interviews: link.max_interviews.map(PositiveInteger::get),
                max_per_day: link.max_per_day.map(PositiveInteger::get),
                max_per_ip_per_day: link.max_per_ip_per_day.map(PositiveInteger::get),
                opens_at: stored_moment(link.opens_at),
                closes_at: stored_moment(link.closes_at),
            },
            dedupe_by_contact: link.dedupe_by_contact,
            access_code_hash: link.access_code_hash.clone(),
            allowed_email_domains: link.allowed_email_domains.as_str().to_owned(),
            usage_count: link.usage_count,
            created_at: StoredMoment(link.created_at),
            updated_at: StoredMoment(link.updated_at),
            revision: revision.number(),
            visits_day: StoredMoment(link.visits.day),
            visits_count: link.visits.count,
        }
    }
}

impl TryFrom<ShareLinkRow> for ShareLink {
    type Error = UnreadableValue;

    fn try_from(row: ShareLinkRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("share_links");
        let limits = row.limits;
        let domains = ShareLinkEmailDomains::parse(&row.allowed_email_domains);
        let facts = ShareLinkFacts {
            interview_id: id(row.interview_id),
            organization_id: id(row.organization_id),
            slug: columns.word("slug", &row.slug, Slug::parse)?,
            enabled: row.enabled,
            ask_name: columns.word("ask_name", &row.ask_name, Ask::from_word)?,
            ask_email: columns.word("ask_email", &row.ask_email, Ask::from_word)?,
            max_interviews: columns.optional(
                "max_interviews",
                limits.max_interviews,
                PositiveInteger::new,
            )?,
            max_per_day: columns.optional("max_per_day", limits.max_per_day, PositiveInteger::new)?,
            max_per_ip_per_day: columns.optional(
                "max_per_ip_per_day",
                limits.max_per_ip_per_day,
                PositiveInteger::new,
            )?,
            opens_at: moment(limits.opens_at),
            closes_at: moment(limits.closes_at),
            dedupe_by_contact: row.dedupe_by_contact,
            access_code_hash: row.access_code_hash,
            allowed_email_domains: columns.read("allowed_email_domains", domains)?,
            usage_count: row.usage_count,
            visits: DailyVisits { day: row.visits_day.0, count: row.visits_count },
            created_at: row.created_at.0,
            updated_at: row.updated_at.0,
        };
        Ok(ShareLink::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

#[derive(Clone, Debug, PartialEq, Insertable)]
#[diesel(table_name = share_visits, treat_none_as_default_value = false)]
pub struct VisitRow {
    pub id: StoredId,
    pub interview_id: StoredId,
    pub visitor: Vec<u8>,
    pub created_at: StoredMoment,
}

impl From<&ShareLinkVisit> for VisitRow {
    fn from(visit: &ShareLinkVisit) -> Self {
        VisitRow {
            id: stored_id(visit.id),
            interview_id: stored_id(visit.interview_id),
            visitor: visit.visitor.0.to_vec(),
            created_at: StoredMoment(visit.created_at),
        }
    }
}
