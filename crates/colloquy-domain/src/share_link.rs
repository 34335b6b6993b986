//! A share link: an interview's public door, through which each visitor gets an invitation of their own.

use std::ops::Deref;

use jiff::Timestamp;

use crate::ids::{InterviewId, OrganizationId};
use crate::input::Limit;
use crate::revision::{Change, Revision};
use crate::slug::Slug;
use crate::text::Email;
use crate::violation::{Code, Fault, Violation};
use crate::words::words;

words! {
    /// Whether the form asks for something.
    Ask {
        Off = "off",
        Optional = "optional",
        Required = "required",
    }
}

/// Mail domains, in lower case, from which visitors may come; none means any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AllowedDomains(Vec<String>);

impl AllowedDomains {
    pub fn parse(comma_separated: &str) -> Self {
        let domains = comma_separated.split(',').map(|domain| domain.trim().to_ascii_lowercase());
        AllowedDomains(domains.filter(|domain| !domain.is_empty()).collect())
    }

    pub fn to_text(&self) -> String {
        self.0.join(",")
    }

    pub fn admit(&self, email: &Email) -> bool {
        let domain = email.as_str().rsplit('@').next().unwrap_or_default().to_ascii_lowercase();
        self.0.is_empty() || self.0.contains(&domain)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareLinkFacts {
    pub interview_id: InterviewId,
    pub organization_id: OrganizationId,
    pub slug: Slug,
    pub enabled: bool,
    pub ask_name: Ask,
    pub ask_email: Ask,
    pub max_interviews: Option<Limit>,
    pub max_per_ip_per_day: Option<Limit>,
    pub opens_at: Option<Timestamp>,
    pub closes_at: Option<Timestamp>,
    pub dedupe_by_contact: bool,
    /// A hash of the access code; the code itself is never kept.
    pub access_code_hash: Option<String>,
    pub allowed_email_domains: AllowedDomains,
    pub usage_count: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareLink {
    facts: ShareLinkFacts,
    revision: Revision,
}

impl Deref for ShareLink {
    type Target = ShareLinkFacts;

    fn deref(&self) -> &ShareLinkFacts {
        &self.facts
    }
}

/// Why a visitor is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Closed {
    #[error("the link is switched off")]
    Disabled,
    #[error("the link is not open yet")]
    NotYet,
    #[error("the link is closed")]
    Over,
    #[error("all interviews of this link are taken")]
    Full,
}

impl ShareLink {
    /// An interview's link as it is before anybody has set it up: off.
    pub fn disabled(interview: (OrganizationId, InterviewId), slug: Slug, now: Timestamp) -> Self {
        let facts = ShareLinkFacts {
            interview_id: interview.1,
            organization_id: interview.0,
            slug,
            enabled: false,
            ask_name: Ask::Optional,
            ask_email: Ask::Optional,
            max_interviews: None,
            max_per_ip_per_day: None,
            opens_at: None,
            closes_at: None,
            dedupe_by_contact: false,
            access_code_hash: None,
            allowed_email_domains: AllowedDomains::default(),
            usage_count: 0,
            created_at: now,
            updated_at: now,
        };
        ShareLink { facts, revision: Revision::FIRST }
    }

    pub fn from_stored(facts: ShareLinkFacts, revision: Revision) -> Self {
        ShareLink { facts, revision }
    }

    pub fn revision(&self) -> Revision {
        self.revision
    }

    /// Takes over new settings, and with them the rule that a window ends after it begins.
    pub fn configure(
        &mut self,
        settings: impl FnOnce(&mut ShareLinkFacts),
        now: Timestamp,
    ) -> Result<Change, Violation> {
        let mut facts = self.facts.clone();
        settings(&mut facts);
        if let (Some(opens_at), Some(closes_at)) = (facts.opens_at, facts.closes_at)
            && closes_at <= opens_at
        {
            return Err(Fault::new(Code::Custom, "Must be after opensAt").at_field("closesAt"));
        }
        if facts == self.facts {
            return Ok(Change::Nothing);
        }
        self.facts = ShareLinkFacts { updated_at: now, ..facts };
        Ok(Change::Made)
    }

    pub fn require_open(&self, now: Timestamp) -> Result<(), Closed> {
        if !self.enabled {
            return Err(Closed::Disabled);
        }
        if self.opens_at.is_some_and(|at| now < at) {
            return Err(Closed::NotYet);
        }
        if self.closes_at.is_some_and(|at| now >= at) {
            return Err(Closed::Over);
        }
        if self.max_interviews.is_some_and(|most| self.usage_count >= most.get()) {
            return Err(Closed::Full);
        }
        Ok(())
    }

    /// A visitor was given an invitation.
    pub fn used(&mut self, now: Timestamp) -> Result<(), Closed> {
        self.require_open(now)?;
        self.facts.usage_count += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn moment(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    fn link() -> ShareLink {
        let interview = (OrganizationId::from_uuid(Uuid::nil()), InterviewId::from_uuid(Uuid::nil()));
        ShareLink::disabled(
            interview,
            Slug::parse("aB3dE6gH9k").expect("a slug"),
            moment("2026-01-01T00:00:00Z"),
        )
    }

    fn check(settings: impl FnOnce(&mut ShareLinkFacts), now: &str, expected: Result<(), Closed>) {
        let mut link = link();
        link.configure(settings, moment("2026-01-01T00:00:00Z")).expect("the settings agree");
        assert_eq!(link.require_open(moment(now)), expected);
    }

    #[test]
    fn a_new_link_is_off() {
        check(|_| (), "2026-01-02T00:00:00Z", Err(Closed::Disabled));
    }

    #[test]
    fn a_window_opens_at_its_first_moment_and_closes_at_its_last() {
        let window = |facts: &mut ShareLinkFacts| {
            facts.enabled = true;
            facts.opens_at = Some(moment("2026-01-02T00:00:00Z"));
            facts.closes_at = Some(moment("2026-01-03T00:00:00Z"));
        };
        check(window, "2026-01-01T23:59:59Z", Err(Closed::NotYet));
        check(window, "2026-01-02T00:00:00Z", Ok(()));
        check(window, "2026-01-03T00:00:00Z", Err(Closed::Over));
    }

    #[test]
    fn a_cap_counts_the_visitors() {
        let mut link = link();
        let now = moment("2026-01-02T00:00:00Z");
        let settings = |facts: &mut ShareLinkFacts| {
            facts.enabled = true;
            facts.max_interviews = Limit::new(1).ok();
        };
        assert_eq!(link.configure(settings, now), Ok(Change::Made));
        assert_eq!((link.used(now), link.used(now)), (Ok(()), Err(Closed::Full)));
    }

    #[test]
    fn a_window_must_end_after_it_begins() {
        let refused = link().configure(
            |facts| {
                facts.opens_at = Some(moment("2026-01-02T00:00:00Z"));
                facts.closes_at = facts.opens_at;
            },
            moment("2026-01-01T00:00:00Z"),
        );
        assert_eq!(refused, Err(Fault::new(Code::Custom, "Must be after opensAt").at_field("closesAt")));
    }

    #[test]
    fn domains_admit_their_addresses_in_any_case() {
        let admits = |domains: &str, email: &str| {
            AllowedDomains::parse(domains).admit(&Email::parse(email).expect("an address"))
        };
        assert!(admits("", "a@b.co"));
        assert!(admits("example.org, B.co", "a@b.CO"));
        assert!(!admits("b.co", "a@x.b.co"));
    }
}
