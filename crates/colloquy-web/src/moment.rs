//! Formats times for readers.

use colloquy_domain::Timestamp;
use colloquy_languages::page::InviteePageTexts;
use jiff::tz::TimeZone;

use crate::words::fill;

/// Formats a time in UTC and says so, because the reader's time zone is unknown.
pub fn readable(moment: Timestamp, words: &InviteePageTexts) -> String {
    let date = moment.to_zoned(TimeZone::UTC);
    let month = usize::try_from(date.month() - 1).ok().and_then(|index| words.moment.months.get(index));
    let day = match date.day() {
        1 => words.moment.first_day.to_owned(),
        day => day.to_string(),
    };
    let (year, time) = (date.year().to_string(), format!("{:02}:{:02}", date.hour(), date.minute()));
    let values = [("day", day.as_str()), ("month", month.unwrap_or(&"")), ("year", &year), ("time", &time)];
    fill(words.moment.pattern, &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use colloquy_domain::language::Language;

    fn check(moment: &str, language: Language, expected: &str) {
        let moment = moment.parse().expect("a time");
        assert_eq!(readable(moment, &language.tables().page), expected);
    }

    #[test]
    fn formats_in_each_language() {
        let moment = "2027-03-04T09:05:59.999Z";
        check(moment, Language::English, "4 March 2027, 09:05 UTC");
        check(moment, Language::French, "4 mars 2027 à 09:05 (UTC)");
        check(moment, Language::German, "4. März 2027, 09:05 Uhr (UTC)");
        check(moment, Language::Spanish, "4 de marzo de 2027, 09:05 (UTC)");
        check(moment, Language::Italian, "4 marzo 2027, ore 09:05 (UTC)");
        check(moment, Language::Portuguese, "4 de março de 2027, 09:05 (UTC)");
        check(moment, Language::Dutch, "4 maart 2027, 09:05 uur (UTC)");
    }

    #[test]
    fn french_has_an_ordinal_for_the_first_of_a_month() {
        check("2027-01-01T00:00:00Z", Language::French, "1er janvier 2027 à 00:00 (UTC)");
        check("2027-12-01T23:59:00Z", Language::Italian, "1º dicembre 2027, ore 23:59 (UTC)");
        check("2027-12-01T23:59:00Z", Language::German, "1. Dezember 2027, 23:59 Uhr (UTC)");
    }
}
