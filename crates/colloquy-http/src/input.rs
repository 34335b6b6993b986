//! Reads the path, query and body of a request, and collects the faults of all three.

use std::num::IntErrorKind;

use actix_web::HttpRequest;
use actix_web::web::Query;
use colloquy_api::MAX_PAGE;
use colloquy_api::cursor::ListOrderKey;
use colloquy_api::operations::Operation;
use colloquy_domain::ids::{Id, IdKind};
use colloquy_domain::input::{not_a_cursor, not_a_moment, unknown_word};
use colloquy_domain::ports::ListPageRequest;
use colloquy_domain::{Timestamp, ViolationCode, ViolationReason, Violations, moment};

use percent_encoding::percent_decode_str;

use crate::body::ReceivedRequestBody;
use crate::problem::Problem;

pub struct RequestInputReader<'r> {
    path: &'r str,
    operation: &'static Operation,
    query: Vec<(String, String)>,
    body: ReceivedRequestBody,
    faults: Violations,
}

impl<'r> RequestInputReader<'r> {
    pub fn new(
        request: &'r HttpRequest,
        operation: &'static Operation,
        body: ReceivedRequestBody,
        fault: Option<ViolationReason>,
    ) -> Self {
        let query = Query::<Vec<(String, String)>>::from_query(request.query_string());
        let query = query.map(Query::into_inner).unwrap_or_default();
        let mut faults = Violations::default();
        fault.into_iter().for_each(|fault| faults.push(fault.at([])));
        RequestInputReader { path: request.path(), operation, query, body, faults }
    }

    /// Reads the `{id}` of the path.
    pub fn id<K: IdKind>(&mut self) -> Option<Id<K>> {
        self.id_named("id")
    }

    pub fn id_named<K: IdKind>(&mut self, name: &'static str) -> Option<Id<K>> {
        let mut variables = self.operation.variables(self.path);
        let encoded = variables.find(|(own, _)| *own == name).map(|(_, text)| text).unwrap_or_default();
        // Ids are hardly ever percent-encoded, so they are decoded only if they are none without it.
        let id = Id::parse(encoded).or_else(|_| Id::parse(&percent_decode_str(encoded).decode_utf8_lossy()));
        id.map_err(|fault| self.faults.push(fault.at_field(name))).ok()
    }

    pub fn body<T: colloquy_domain::input::FromJson>(&mut self) -> Option<T> {
        match &self.body {
            ReceivedRequestBody::Json(value) => T::read(value, &[], &mut self.faults),
            ReceivedRequestBody::Refused(fault) => {
                self.faults.push(fault.clone().at([]));
                None
            }
            ReceivedRequestBody::Ignored | ReceivedRequestBody::Absent => None,
        }
    }

    /// Reads a body that is optional.
    pub fn optional_body<T: colloquy_domain::input::FromJson + Default>(&mut self) -> Option<T> {
        match self.body {
            ReceivedRequestBody::Absent => Some(T::default()),
            _ => self.body(),
        }
    }

    /// Reads a query parameter that is `true` or `false`. An absent one is false.
    pub fn flag(&mut self, name: &'static str) -> Option<bool> {
        self.parameter(name, ViolationCode::InvalidValue, |text| match text {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(unknown_word(["true", "false"].into_iter())),
        })
        .map(Option::unwrap_or_default)
    }

    /// Reads a query parameter that is one of a fixed set of words.
    pub fn word<T: Copy>(
        &mut self,
        name: &'static str,
        words: &[T],
        as_str: fn(T) -> &'static str,
    ) -> Option<Option<T>> {
        self.parameter(name, ViolationCode::InvalidValue, |text| {
            let found = words.iter().find(|word| as_str(**word) == text).copied();
            found.ok_or_else(|| unknown_word(words.iter().map(|word| as_str(*word))))
        })
    }

    /// Reads a query parameter that may be any text.
    pub fn text(&mut self, name: &'static str) -> Option<Option<String>> {
        self.parameter(name, ViolationCode::InvalidType, |text| Ok(text.to_owned()))
    }

    /// Reads a query parameter that is a time with an offset or `Z`.
    pub fn moment(&mut self, name: &'static str) -> Option<Option<Timestamp>> {
        self.parameter(name, ViolationCode::InvalidFormat, |text| {
            // A `+` that was not written as `%2B` has become a space.
            let moment = moment::parse(&text.replacen(' ', "+", 1));
            // No row is older than the epoch, and databases differ in the earliest time that they support.
            moment.map(|moment| moment.max(Timestamp::UNIX_EPOCH)).ok_or_else(not_a_moment)
        })
    }

    /// Reads `limit` and `cursor`, which every list takes.
    pub fn page<P: ListOrderKey>(&mut self) -> Option<ListPageRequest<P>> {
        let limit = self.parameter("limit", ViolationCode::InvalidType, page_limit);
        let after =
            self.parameter("cursor", ViolationCode::Custom, |text| P::decode(text).ok_or_else(not_a_cursor));
        Some(ListPageRequest { limit: limit?.unwrap_or(MAX_PAGE), after: after? })
    }

    /// Returns everything that was read, unless there was any fault.
    pub fn all<T>(self, read: Option<T>) -> Result<T, Problem> {
        self.faults.unless_any(read).map_err(Problem::Invalid)
    }

    /// Reads a query parameter. `repeated` is the code of the fault if it is given more than once.
    fn parameter<T>(
        &mut self,
        name: &'static str,
        repeated: ViolationCode,
        parse: impl Fn(&str) -> Result<T, ViolationReason>,
    ) -> Option<Option<T>> {
        let mut given = self.query.iter().filter(|(key, _)| key == name).map(|(_, value)| value);
        let value = match (given.next(), given.next()) {
            (None, _) => return Some(None),
            (Some(value), None) => parse(value),
            (Some(_), Some(_)) => Err(ViolationReason::new(repeated, "Given more than once")),
        };
        value.map(Some).map_err(|fault| self.faults.push(fault.at_field(name))).ok()
    }
}

fn page_limit(text: &str) -> Result<usize, ViolationReason> {
    let too_big = || {
        ViolationReason::new(ViolationCode::TooBig, format!("Too big: expected number to be <={MAX_PAGE}"))
    };
    let too_small = || ViolationReason::new(ViolationCode::TooSmall, "Too small: expected number to be >0");
    match text.parse::<i64>() {
        Ok(number) if number < 1 => Err(too_small()),
        Ok(number) => usize::try_from(number).ok().filter(|limit| *limit <= MAX_PAGE).ok_or_else(too_big),
        Err(error) => match error.kind() {
            IntErrorKind::PosOverflow => Err(too_big()),
            IntErrorKind::NegOverflow => Err(too_small()),
            _ => Err(ViolationReason::new(
                ViolationCode::InvalidType,
                "Invalid input: expected int, received string",
            )),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_out_of_range_limit_is_too_small_or_too_big() {
        let code = |text: &str| page_limit(text).map_err(|fault| fault.code);
        assert_eq!(code("1000"), Ok(1_000));
        assert_eq!(code("99999999999999999999"), Err(ViolationCode::TooBig));
        assert_eq!(code("-99999999999999999999"), Err(ViolationCode::TooSmall));
        assert_eq!(code("5.0"), Err(ViolationCode::InvalidType));
        assert_eq!(code(""), Err(ViolationCode::InvalidType));
    }
}
