//! The usage of an organization's interviews.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::organization::UsageCap;

const WORDS_READ_A_MINUTE: i64 = 200;

/// The minutes of each month that cost nothing.
pub const FREE_MINUTES: i64 = 60;

/// A calendar month in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month {
    pub year: i16,
    pub month: i8,
}

impl Month {
    pub fn of(moment: Timestamp) -> Self {
        let date = moment.to_zoned(TimeZone::UTC).date();
        Month { year: date.year(), month: date.month() }
    }

    pub fn before(self) -> Self {
        match self.month {
            1 => Month { year: self.year - 1, month: 12 },
            month => Month { month: month - 1, ..self },
        }
    }
}

/// An organization's active time in one month.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    pub active_ms: i64,
}

impl Usage {
    pub fn active_seconds(self) -> i64 {
        self.active_ms / 1_000
    }

    /// Whether an interview may start within the cap that the organization has set.
    pub fn is_within(self, cap: UsageCap) -> bool {
        self.active_seconds() < cap.seconds()
    }
}

/// Returns the active time of a typed answer: the time it takes to read it.
pub fn reading_time_ms(text: &str) -> i64 {
    let words = text.split_whitespace().count() as i64;
    words * 60_000 / WORDS_READ_A_MINUTE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cap_stops_starts_when_it_is_reached() {
        let is_within = |active_ms: i64| Usage { active_ms }.is_within(UsageCap::parse("1m").expect("a cap"));
        assert!(is_within(59_999) && !is_within(60_000));
        assert!(!Usage::default().is_within(UsageCap::parse("0").expect("a cap")), "no interview starts");
    }

    #[test]
    fn december_is_before_january() {
        let january = Month { year: 2026, month: 1 };
        assert_eq!(january.before(), Month { year: 2025, month: 12 });
        assert_eq!(Month { year: 2026, month: 2 }.before(), january);
    }

    #[test]
    fn two_hundred_words_are_read_in_a_minute() {
        assert_eq!(reading_time_ms(&"word ".repeat(200)), 60_000);
        assert_eq!(reading_time_ms("  yes "), 300);
        assert_eq!(reading_time_ms(""), 0);
    }

    #[test]
    fn months_are_those_of_utc() {
        let moment: Timestamp = "2026-03-01T00:30:00+01:00".parse().expect("a time");
        assert_eq!(Month::of(moment), Month { year: 2026, month: 2 });
    }
}
