//! Parses the times that callers send, and writes times for readers.

use colloquy_languages::fill;
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::{Offset, TimeZone};

use crate::language::Language;
use crate::usage::Month;

/// Parses an RFC 3339 time with a `T` between date and time. Returns `None` for anything else.
pub fn parse(text: &str) -> Option<Timestamp> {
    let (date, time) = text.split_once(['T', 't'])?;
    let (clock, zone) = time.split_at_checked(time.find(['Z', 'z', '+', '-'])?)?;
    let digits = |text: &str, form: &str| {
        text.len() == form.len()
            && text.bytes().zip(form.bytes()).all(|(byte, wanted)| match wanted {
                b'0' => byte.is_ascii_digit(),
                wanted => byte == wanted,
            })
    };
    let (seconds, fraction) = clock.split_once('.').unwrap_or((clock, "0"));
    let has_form = digits(date, "0000-00-00")
        && digits(seconds, "00:00:00")
        && !fraction.is_empty()
        && fraction.bytes().all(|byte| byte.is_ascii_digit())
        && (zone.eq_ignore_ascii_case("z") || digits(&zone[1..], "00:00"));
    if !has_form || zone.get(1..3).is_some_and(|hours| hours > "23") {
        return None;
    }
    // Digits beyond nanoseconds are ignored.
    let fraction = &fraction[..fraction.len().min(9)];
    let local: DateTime = format!("{date}T{seconds}.{fraction}").parse().ok()?;
    let sign = if zone.starts_with('-') { -1 } else { 1 };
    let part = |at: usize| zone.get(at..at + 2).and_then(|digits| digits.parse().ok()).unwrap_or(0);
    let offset = Offset::from_seconds(sign * (part(1) * 3_600 + part(4) * 60)).ok()?;
    // Some callers write the end of year 9999 for "never". It lies beyond the last time that can be
    // represented.
    let moment = offset.to_timestamp(local).unwrap_or(Timestamp::MAX);
    (moment >= FIRST).then_some(moment)
}

/// The start of the year 0. RFC 3339 cannot express earlier years.
const FIRST: Timestamp = Timestamp::constant(-62_167_219_200, 0);

/// Truncates a time to milliseconds, the precision of API responses.
pub fn in_milliseconds(moment: Timestamp) -> Timestamp {
    Timestamp::from_millisecond(moment.as_millisecond()).unwrap_or(moment)
}

/// Returns the beginning of the day, in UTC.
pub fn midnight(moment: Timestamp) -> Timestamp {
    let in_day = moment.as_second().rem_euclid(24 * 60 * 60);
    Timestamp::from_second(moment.as_second() - in_day).unwrap_or(moment)
}

/// Writes a time in UTC and says so, because the reader's time zone is unknown.
pub fn written(moment: Timestamp, language: Language) -> String {
    filled(language.tables().page.moment.pattern, moment, language)
}

/// Writes the day and the month, in UTC.
pub fn day(moment: Timestamp, language: Language) -> String {
    filled(language.tables().page.moment.day_pattern, moment, language)
}

/// Writes the month and the year.
pub fn month(month: Month, language: Language) -> String {
    let year = month.year.to_string();
    let values = [("month", name_of_month(month.month, language)), ("year", &year)];
    fill(language.tables().page.moment.month_pattern, &values)
}

fn name_of_month(month: i8, language: Language) -> &'static str {
    let months = &language.tables().page.moment.months;
    usize::try_from(month - 1).ok().and_then(|index| months.get(index)).unwrap_or(&"")
}

fn filled(pattern: &str, moment: Timestamp, language: Language) -> String {
    let (format, date) = (&language.tables().page.moment, moment.to_zoned(TimeZone::UTC));
    let month = name_of_month(date.month(), language);
    let day = match date.day() {
        1 => format.first_day.to_owned(),
        day => day.to_string(),
    };
    let (year, time) = (date.year().to_string(), format!("{:02}:{:02}", date.hour(), date.minute()));
    let values = [("day", day.as_str()), ("month", month), ("year", &year), ("time", &time)];
    fill(pattern, &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_written(moment: &str, language: Language, expected: &str) {
        assert_eq!(written(moment.parse().expect("a time"), language), expected);
    }

    #[test]
    fn days_are_written_in_each_language() {
        let moment = "2027-03-01T23:59:59Z".parse().expect("a time");
        let written = [Language::English, Language::French, Language::German].map(|one| day(moment, one));
        assert_eq!(written, ["1 March", "1er mars", "1. März"]);
    }

    #[test]
    fn months_are_written_in_each_language() {
        let last = Month { year: 2026, month: 12 };
        let written = [Language::English, Language::German, Language::Spanish].map(|one| month(last, one));
        assert_eq!(written, ["December 2026", "Dezember 2026", "diciembre de 2026"]);
    }

    #[test]
    fn times_are_written_in_each_language() {
        let moment = "2027-03-04T09:05:59.999Z";
        check_written(moment, Language::English, "4 March 2027, 09:05 UTC");
        check_written(moment, Language::French, "4 mars 2027 à 09:05 (UTC)");
        check_written(moment, Language::German, "4. März 2027, 09:05 Uhr (UTC)");
        check_written(moment, Language::Spanish, "4 de marzo de 2027, 09:05 (UTC)");
        check_written(moment, Language::Italian, "4 marzo 2027, ore 09:05 (UTC)");
        check_written(moment, Language::Portuguese, "4 de março de 2027, 09:05 (UTC)");
        check_written(moment, Language::Dutch, "4 maart 2027, 09:05 uur (UTC)");
    }

    #[test]
    fn french_has_an_ordinal_for_the_first_of_a_month() {
        check_written("2027-01-01T00:00:00Z", Language::French, "1er janvier 2027 à 00:00 (UTC)");
        check_written("2027-12-01T23:59:00Z", Language::Italian, "1º dicembre 2027, ore 23:59 (UTC)");
        check_written("2027-12-01T23:59:00Z", Language::German, "1. Dezember 2027, 23:59 Uhr (UTC)");
    }

    fn check(text: &str, expected: Option<&str>) {
        assert_eq!(parse(text).map(|moment| moment.to_string()).as_deref(), expected, "{text}");
    }

    #[test]
    fn accepts_rfc_3339() {
        check("2026-01-01T00:00:00Z", Some("2026-01-01T00:00:00Z"));
        check("2026-01-01t02:00:00.5+02:00", Some("2026-01-01T00:00:00.5Z"));
        check("2026-01-01T00:00:00.12345678901234Z", Some("2026-01-01T00:00:00.123456789Z"));
        check("2026-01-01T00:00:00-05:30", Some("2026-01-01T05:30:00Z"));
        check("0000-01-01T00:00:00Z", Some("0000-01-01T00:00:00Z"));
        check("9999-12-31T23:59:59Z", Some("9999-12-30T22:00:00.999999999Z"));
    }

    #[test]
    fn rejects_other_spellings_of_a_time() {
        for text in [
            "",
            "yesterday",
            "2026-01-01",
            "2026-01-01T00Z",
            "2026-01-01T00:00Z",
            "20260101T000000Z",
            "2026-01-01T00:00:00",
            "2026-01-01T00:00:00+02",
            "2026-01-01T00:00:00 02:00",
            "2026-01-01T00:00:00+02:00[Europe/Paris]",
            "2026-13-01T00:00:00Z",
            "2026-01-01T00:00:00,5Z",
            "2026-01-01T00:00:00.Z",
            "-000001-01-01T00:00:00Z",
            "0000-01-01T00:00:00+01:00",
            "2026-01-01T00:00:00+24:00",
            "2026-01-01T24:00:00Z",
            "2026-01-01T00:00:00ä",
        ] {
            check(text, None);
        }
    }
}
