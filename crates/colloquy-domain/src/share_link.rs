//! A share link: the public access to an interview, through which each visitor gets an invitation of their
//! own.

mod visit;

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use serde_json::Value;

use crate::ids::{InterviewId, OrganizationId};
use crate::input::{self, FromJson, Patch, PositiveInteger};
use crate::interview::InterviewAvailability;
use crate::revision::Versioned;
use crate::slug::Slug;
use crate::text::{AccessCode, Email};
use crate::violation::{InputPathStep, Violation, ViolationCode, ViolationReason, Violations};
use crate::words::words;

pub use visit::{ShareLinkVisit, VisitorNetworkHash};

words! {
    /// Whether the form asks for a value.
    Ask {
        Off = "off",
        Optional = "optional",
        Required = "required",
    }
}

impl FromJson for Ask {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        input::word(value, Ask::ALL, Ask::as_str, path, faults)
    }
}

/// The mail domains that visitors may have, separated by commas as they were given. An empty list allows any
/// domain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShareLinkEmailDomains(String);

const DOMAINS_LENGTH: usize = 5_000;

/// The daily limit of visits of a new link. It is enough for a class, a conference or a newsletter, and
/// limits the cost that a stranger with a script can cause.
pub const DEFAULT_MAX_PER_DAY: i64 = 500;

const DAY: SignedDuration = SignedDuration::from_hours(24);

impl ShareLinkEmailDomains {
    pub fn parse(text: &str) -> Result<Self, ViolationReason> {
        if text.chars().count() > DOMAINS_LENGTH {
            let message = format!("Too big: expected string to have <={DOMAINS_LENGTH} characters");
            return Err(ViolationReason::new(ViolationCode::TooBig, message));
        }
        match domains(text).find(|domain| Email::parse(&format!("a@{domain}")).is_err()) {
            None => Ok(ShareLinkEmailDomains(text.to_owned())),
            Some(wrong) => {
                let quoted: String = wrong.chars().take(60).collect();
                Err(ViolationReason::new(
                    ViolationCode::InvalidFormat,
                    format!("Not a mail domain such as example.org: \"{quoted}\""),
                ))
            }
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn admit(&self, email: &Email) -> bool {
        let given = email.as_str().rsplit('@').next().unwrap_or_default();
        let mut allowed = domains(&self.0).peekable();
        allowed.peek().is_none() || allowed.any(|domain| domain.eq_ignore_ascii_case(given))
    }
}

fn domains(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|domain| !domain.is_empty())
}

impl FromJson for ShareLinkEmailDomains {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let Some(text) = value.as_str() else {
            faults.push(input::expected("string", value).at(path));
            return None;
        };
        ShareLinkEmailDomains::parse(text).map_err(|fault| faults.push(fault.at(path))).ok()
    }
}

/// The settings that a caller changes. Absent ones stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShareLinkUpdate {
    pub enabled: Option<bool>,
    pub ask_name: Option<Ask>,
    pub ask_email: Option<Ask>,
    pub max_interviews: Patch<PositiveInteger>,
    pub max_per_day: Patch<PositiveInteger>,
    pub max_per_ip_per_day: Patch<PositiveInteger>,
    pub opens_at: Patch<Timestamp>,
    pub closes_at: Patch<Timestamp>,
    pub dedupe_by_contact: Option<bool>,
    /// An empty code removes the current one.
    pub access_code: Option<AccessCode>,
    pub allowed_email_domains: Option<ShareLinkEmailDomains>,
}

impl FromJson for ShareLinkUpdate {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let update = input::object(value, path, faults, |fields| ShareLinkUpdate {
            enabled: fields.optional("enabled"),
            ask_name: fields.optional("askName"),
            ask_email: fields.optional("askEmail"),
            max_interviews: fields.patch("maxInterviews"),
            max_per_day: fields.patch("maxPerDay"),
            max_per_ip_per_day: fields.patch("maxPerIpPerDay"),
            opens_at: fields.patch("opensAt"),
            closes_at: fields.patch("closesAt"),
            dedupe_by_contact: fields.optional("dedupeByContact"),
            access_code: fields.optional("accessCode"),
            allowed_email_domains: fields.optional("allowedEmailDomains"),
        })?;
        if let (Patch::Set(opens_at), Patch::Set(closes_at)) = (&update.opens_at, &update.closes_at)
            && closes_at <= opens_at
        {
            let mut place = path.to_vec();
            place.push(InputPathStep::Field("closesAt"));
            faults.push(closes_too_soon().at(place));
        }
        Some(update)
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
    pub max_interviews: Option<PositiveInteger>,
    /// The maximum number of visits in a day (UTC); `None` for no limit.
    pub max_per_day: Option<PositiveInteger>,
    pub max_per_ip_per_day: Option<PositiveInteger>,
    pub opens_at: Option<Timestamp>,
    pub closes_at: Option<Timestamp>,
    pub dedupe_by_contact: bool,
    /// A hash of the access code. The code itself is never stored.
    pub access_code_hash: Option<String>,
    pub allowed_email_domains: ShareLinkEmailDomains,
    /// The number of invitations that visitors were given.
    pub usage_count: i64,
    pub visits: DailyVisits,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// The visits of one day (UTC). A visit means that a visitor was given an invitation, or was mailed the link
/// of one. They are counted on the link's own row, whose revision admits one visitor at a time, so the count
/// is exact and its cost does not grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyVisits {
    /// The start of the day.
    pub day: Timestamp,
    pub count: i64,
}

impl DailyVisits {
    fn none(now: Timestamp) -> Self {
        DailyVisits { day: day_of(now), count: 0 }
    }

    /// Returns the visits on the day of `now`. A node whose clock is slightly behind midnight keeps counting
    /// on the day that another node has started.
    fn of_day(self, now: Timestamp) -> Self {
        if self.day < day_of(now) { DailyVisits::none(now) } else { self }
    }
}

pub type ShareLink = Versioned<ShareLinkFacts>;

/// Why a visitor is not admitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShareLinkClosed {
    #[error("the link is switched off")]
    Disabled,
    #[error("the link is not open yet")]
    NotYet,
    #[error("the link is closed")]
    Over,
    #[error("the link has reached its limit of interviews")]
    Full,
    #[error("the link has reached its daily limit of visits")]
    FullToday,
}

impl ShareLinkClosed {
    /// Whether it is closed only to new visitors. Those who have an invitation may return.
    pub fn is_full(self) -> bool {
        matches!(self, ShareLinkClosed::Full | ShareLinkClosed::FullToday)
    }
}

impl ShareLink {
    /// Creates the link of an interview before it is configured: disabled.
    pub fn disabled(interview: (OrganizationId, InterviewId), slug: Slug, now: Timestamp) -> Self {
        let facts = ShareLinkFacts {
            interview_id: interview.1,
            organization_id: interview.0,
            slug,
            enabled: false,
            ask_name: Ask::Optional,
            ask_email: Ask::Optional,
            max_interviews: None,
            max_per_day: PositiveInteger::new(DEFAULT_MAX_PER_DAY).ok(),
            max_per_ip_per_day: None,
            opens_at: None,
            closes_at: None,
            dedupe_by_contact: false,
            access_code_hash: None,
            allowed_email_domains: ShareLinkEmailDomains::default(),
            usage_count: 0,
            visits: DailyVisits::none(now),
            created_at: now,
            updated_at: now,
        };
        Versioned::new_unsaved(facts)
    }

    /// Applies the settings that are present and differ, and returns the names of the changed ones.
    /// `access_code_hash` is the hash of the new access code, if the code changes.
    pub fn configure(
        &mut self,
        update: &ShareLinkUpdate,
        access_code_hash: Option<Option<String>>,
        now: Timestamp,
    ) -> Result<Vec<&'static str>, Violation> {
        let before = &self.facts;
        let mut facts = before.clone();
        facts.enabled = update.enabled.unwrap_or(facts.enabled);
        facts.ask_name = update.ask_name.unwrap_or(facts.ask_name);
        facts.ask_email = update.ask_email.unwrap_or(facts.ask_email);
        update.max_interviews.apply(&mut facts.max_interviews);
        update.max_per_day.apply(&mut facts.max_per_day);
        update.max_per_ip_per_day.apply(&mut facts.max_per_ip_per_day);
        update.opens_at.apply(&mut facts.opens_at);
        update.closes_at.apply(&mut facts.closes_at);
        facts.dedupe_by_contact = update.dedupe_by_contact.unwrap_or(facts.dedupe_by_contact);
        facts.access_code_hash = access_code_hash.unwrap_or(facts.access_code_hash);
        if let Some(domains) = &update.allowed_email_domains {
            facts.allowed_email_domains = domains.clone();
        }
        if facts.opens_at.zip(facts.closes_at).is_some_and(|(opens_at, closes_at)| closes_at <= opens_at) {
            return Err(closes_too_soon().at_field("closesAt"));
        }
        let differing = [
            ("enabled", facts.enabled != before.enabled),
            ("askName", facts.ask_name != before.ask_name),
            ("askEmail", facts.ask_email != before.ask_email),
            ("maxInterviews", facts.max_interviews != before.max_interviews),
            ("maxPerDay", facts.max_per_day != before.max_per_day),
            ("maxPerIpPerDay", facts.max_per_ip_per_day != before.max_per_ip_per_day),
            ("opensAt", facts.opens_at != before.opens_at),
            ("closesAt", facts.closes_at != before.closes_at),
            ("dedupeByContact", facts.dedupe_by_contact != before.dedupe_by_contact),
            ("accessCode", facts.access_code_hash != before.access_code_hash),
            ("allowedEmailDomains", facts.allowed_email_domains != before.allowed_email_domains),
        ];
        let changed: Vec<_> =
            differing.into_iter().filter_map(|(name, differs)| differs.then_some(name)).collect();
        if !changed.is_empty() {
            self.facts = ShareLinkFacts { updated_at: now, ..facts };
        }
        Ok(changed)
    }

    /// Checks that a visitor may be given an invitation. An archived interview disables its link.
    pub fn require_open(
        &self,
        interview: InterviewAvailability,
        now: Timestamp,
    ) -> Result<(), ShareLinkClosed> {
        self.require_window(interview, now)?;
        if self.max_interviews.is_some_and(|most| self.usage_count >= most.get()) {
            return Err(ShareLinkClosed::Full);
        }
        self.require_room_today(now)
    }

    /// Checks that a visitor who has an invitation may return.
    pub fn require_window(
        &self,
        interview: InterviewAvailability,
        now: Timestamp,
    ) -> Result<(), ShareLinkClosed> {
        if !self.enabled || interview.visibility.is_archived() {
            return Err(ShareLinkClosed::Disabled);
        }
        if self.opens_at.is_some_and(|at| now < at) {
            return Err(ShareLinkClosed::NotYet);
        }
        if self.closes_at.is_some_and(|at| now >= at) || interview.is_over(now) {
            return Err(ShareLinkClosed::Over);
        }
        Ok(())
    }

    fn require_room_today(&self, now: Timestamp) -> Result<(), ShareLinkClosed> {
        let visits = self.visits.of_day(now).count;
        if self.max_per_day.is_some_and(|most| visits >= most.get()) {
            return Err(ShareLinkClosed::FullToday);
        }
        Ok(())
    }

    /// Whether a client network may visit once more today, given its visits so far and its multiple of the
    /// limit of one client.
    pub fn has_room_for(&self, visits: i64, allowance: u32) -> bool {
        self.max_per_ip_per_day.is_none_or(|most| visits < most.get().saturating_mul(allowance.into()))
    }

    /// Returns when it opens, or opens again, if that is known.
    pub fn opens_next(&self, interview: InterviewAvailability, now: Timestamp) -> Option<Timestamp> {
        match self.require_open(interview, now) {
            Err(ShareLinkClosed::NotYet) => self.opens_at,
            Err(ShareLinkClosed::FullToday) => {
                let tomorrow = day_of(now) + DAY;
                let is_open = self.closes_at.is_none_or(|at| tomorrow < at) && !interview.is_over(tomorrow);
                is_open.then_some(tomorrow)
            }
            Ok(()) | Err(ShareLinkClosed::Disabled | ShareLinkClosed::Over | ShareLinkClosed::Full) => None,
        }
    }

    /// Whether a visitor with this address is admitted. The allowed domains apply only if the form requires
    /// an address.
    pub fn admits(&self, email: &Email) -> bool {
        self.ask_email != Ask::Required || self.allowed_email_domains.admit(email)
    }

    /// Counts a visitor who is given an invitation.
    pub fn used(&mut self, interview: InterviewAvailability, now: Timestamp) -> Result<(), ShareLinkClosed> {
        self.require_open(interview, now)?;
        self.facts.usage_count += 1;
        self.count_visit(now);
        Ok(())
    }

    /// Counts a visitor who requests the link of an existing invitation, which does not count towards
    /// `max_interviews`.
    pub fn revisited(
        &mut self,
        interview: InterviewAvailability,
        now: Timestamp,
    ) -> Result<(), ShareLinkClosed> {
        self.require_window(interview, now)?;
        self.require_room_today(now)?;
        self.count_visit(now);
        Ok(())
    }

    fn count_visit(&mut self, now: Timestamp) {
        let visits = self.visits.of_day(now);
        self.facts.visits = DailyVisits { count: visits.count + 1, ..visits };
    }
}

fn closes_too_soon() -> ViolationReason {
    ViolationReason::new(ViolationCode::Custom, "Must be after opensAt")
}

/// Returns the start of the day, in UTC.
pub fn day_of(moment: Timestamp) -> Timestamp {
    moment.to_zoned(TimeZone::UTC).start_of_day().map_or(moment, |day| day.timestamp())
}

#[cfg(test)]
mod tests;
