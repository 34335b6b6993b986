//! The usage of an organization's interviews, and which part of it is free.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::organization::UsageCap;

/// The free active time in each calendar month.
pub const FREE_SECONDS_A_MONTH: i64 = 60 * 60;

const WORDS_READ_A_MINUTE: i64 = 200;

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

    pub fn free_seconds(self) -> i64 {
        self.active_seconds().min(FREE_SECONDS_A_MONTH)
    }

    pub fn billable_seconds(self) -> i64 {
        self.active_seconds() - self.free_seconds()
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

    fn check(active_ms: i64, free: i64, billable: i64) {
        let usage = Usage { active_ms };
        assert_eq!((usage.free_seconds(), usage.billable_seconds()), (free, billable));
    }

    #[test]
    fn the_first_sixty_minutes_are_free() {
        check(0, 0, 0);
        check(3_599_999, 3_599, 0);
        check(3_600_000, 3_600, 0);
        check(3_661_000, 3_600, 61);
    }

    #[test]
    fn a_cap_stops_starts_when_it_is_reached() {
        let is_within = |active_ms: i64| Usage { active_ms }.is_within(UsageCap::parse("1m").expect("a cap"));
        assert!(is_within(59_999) && !is_within(60_000));
        assert!(!Usage::default().is_within(UsageCap::parse("0").expect("a cap")), "no interview starts");
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
