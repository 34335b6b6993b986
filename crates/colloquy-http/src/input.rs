//! What a request says in its path, its query and its body, with all faults of the three together.

use std::num::IntErrorKind;

use actix_web::HttpRequest;
use actix_web::web::Query;
use colloquy_api::MAX_PAGE;
use colloquy_api::cursor::Place;
use colloquy_api::operations::{self, Operation};
use colloquy_domain::ids::{Id, Kind};
use colloquy_domain::ports::Page;
use colloquy_domain::{Code, Fault, Timestamp, Violations};

use percent_encoding::percent_decode_str;

use crate::body::Received;
use crate::problem::Problem;

pub struct Input<'r> {
    path: &'r str,
    operation: &'static Operation,
    query: Vec<(String, String)>,
    body: Received,
    faults: Violations,
}

impl<'r> Input<'r> {
    pub fn new(request: &'r HttpRequest, operation: &'static Operation, body: Received) -> Self {
        let query = Query::<Vec<(String, String)>>::from_query(request.query_string());
        let query = query.map(Query::into_inner).unwrap_or_default();
        Input { path: request.path(), operation, query, body, faults: Violations::default() }
    }

    /// The path's `{id}`.
    pub fn id<K: Kind>(&mut self) -> Option<Id<K>> {
        let encoded = operations::parameter(self.operation, self.path, "id").unwrap_or_default();
        let text = percent_decode_str(encoded).decode_utf8_lossy();
        Id::parse(&text).map_err(|fault| self.faults.push(fault.at_field("id"))).ok()
    }

    pub fn body<T: colloquy_domain::input::Input>(&mut self) -> Option<T> {
        match &self.body {
            Received::Json(value) => T::read(value, &[], &mut self.faults),
            Received::Refused(fault) => {
                self.faults.push(fault.clone().at([]));
                None
            }
            Received::Ignored => None,
        }
    }

    /// A query parameter that is `true` or `false`, and false when it is absent.
    pub fn flag(&mut self, name: &'static str) -> Option<bool> {
        self.parameter(name, Code::InvalidValue, |text| match text {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(Fault::new(Code::InvalidValue, "Invalid option: expected one of \"true\"|\"false\"")),
        })
        .map(Option::unwrap_or_default)
    }

    /// A moment, with an offset or `Z`.
    pub fn moment(&mut self, name: &'static str) -> Option<Option<Timestamp>> {
        self.parameter(name, Code::InvalidFormat, |text| {
            // Nothing is older than this, and databases differ in how far back they reckon.
            let moment = moment(text).map(|moment| moment.max(Timestamp::UNIX_EPOCH));
            moment.ok_or_else(|| {
                Fault::new(Code::InvalidFormat, "Invalid time: expected one such as 2026-01-31T12:00:00Z")
            })
        })
    }

    /// `limit` and `cursor`, which every list takes.
    pub fn page<P: Place>(&mut self) -> Option<Page<P>> {
        let limit = self.parameter("limit", Code::InvalidType, page_limit);
        let after = self.parameter("cursor", Code::Custom, |text| {
            P::decode(text).ok_or_else(|| Fault::new(Code::Custom, "Not a cursor of this list"))
        });
        Some(Page { limit: limit?.unwrap_or(MAX_PAGE), after: after? })
    }

    /// Everything that was read, unless there was any fault.
    pub fn all<T>(self, read: Option<T>) -> Result<T, Problem> {
        self.faults.unless_any(read).map_err(Problem::Invalid)
    }

    /// A query parameter; `repeated` is the code of one that is given more than once.
    fn parameter<T>(
        &mut self,
        name: &'static str,
        repeated: Code,
        parse: impl Fn(&str) -> Result<T, Fault>,
    ) -> Option<Option<T>> {
        let mut given = self.query.iter().filter(|(key, _)| key == name).map(|(_, value)| value);
        let value = match (given.next(), given.next()) {
            (None, _) => return Some(None),
            (Some(value), None) => parse(value),
            (Some(_), Some(_)) => Err(Fault::new(repeated, "Given more than once")),
        };
        value.map(Some).map_err(|fault| self.faults.push(fault.at_field(name))).ok()
    }
}

fn page_limit(text: &str) -> Result<usize, Fault> {
    let too_big = || Fault::new(Code::TooBig, format!("Too big: expected number to be <={MAX_PAGE}"));
    let too_small = || Fault::new(Code::TooSmall, "Too small: expected number to be >0");
    match text.parse::<i64>() {
        Ok(number) if number < 1 => Err(too_small()),
        Ok(number) => usize::try_from(number).ok().filter(|limit| *limit <= MAX_PAGE).ok_or_else(too_big),
        Err(error) => match error.kind() {
            IntErrorKind::PosOverflow => Err(too_big()),
            IntErrorKind::NegOverflow => Err(too_small()),
            _ => Err(Fault::new(Code::InvalidType, "Invalid input: expected int, received string")),
        },
    }
}

/// RFC 3339, with a `T` between date and time. A `+` that was not written as `%2B` has become a space.
fn moment(text: &str) -> Option<Timestamp> {
    let text = text.replacen(' ', "+", 1);
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
    // What is finer than a nanosecond changes nothing.
    let fraction = &fraction[..fraction.len().min(9)];
    has_form.then(|| format!("{date}T{seconds}.{fraction}{zone}").parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Option<&str>) {
        assert_eq!(moment(text).map(|moment| moment.to_string()).as_deref(), expected, "{text}");
    }

    #[test]
    fn a_moment_is_written_as_rfc_3339_has_it() {
        check("2026-01-01T00:00:00Z", Some("2026-01-01T00:00:00Z"));
        check("2026-01-01t02:00:00.5+02:00", Some("2026-01-01T00:00:00.5Z"));
        check("2026-01-01T02:00:00 02:00", Some("2026-01-01T00:00:00Z"));
        check("2026-01-01T00:00:00.12345678901234Z", Some("2026-01-01T00:00:00.123456789Z"));
    }

    #[test]
    fn other_spellings_of_a_moment_are_refused() {
        for text in [
            "",
            "yesterday",
            "2026-01-01",
            "2026-01-01T00Z",
            "2026-01-01T00:00Z",
            "20260101T000000Z",
            "2026-01-01T00:00:00",
            "2026-01-01T00:00:00+02",
            "2026-01-01T00:00:00+02:00[Europe/Paris]",
            "2026-13-01T00:00:00Z",
            "2026-01-01T00:00:00,5Z",
            "2026-01-01T00:00:00.Z",
            "-000001-01-01T00:00:00Z",
            "2026-01-01T00:00:00ä",
        ] {
            check(text, None);
        }
    }

    #[test]
    fn a_limit_out_of_any_range_is_too_small_or_too_big() {
        let code = |text: &str| page_limit(text).map_err(|fault| fault.code);
        assert_eq!(code("1000"), Ok(1_000));
        assert_eq!(code("99999999999999999999"), Err(Code::TooBig));
        assert_eq!(code("-99999999999999999999"), Err(Code::TooSmall));
        assert_eq!(code("5.0"), Err(Code::InvalidType));
        assert_eq!(code(""), Err(Code::InvalidType));
    }
}
