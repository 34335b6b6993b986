//! What a request says in its path, its query and its body, with all faults of the three together.

use actix_web::HttpRequest;
use actix_web::web::Query;
use colloquy_api::operations::{self, Operation};
use colloquy_api::{MAX_PAGE, cursor};
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
            text.parse::<Timestamp>().map(|moment| moment.max(Timestamp::UNIX_EPOCH)).map_err(|_| {
                Fault::new(Code::InvalidFormat, "Invalid time: expected one such as 2026-01-31T12:00:00Z")
            })
        })
    }

    /// `limit` and `cursor`, which every list takes.
    pub fn page<K: Kind>(&mut self) -> Option<Page<Id<K>>> {
        let limit = self.parameter("limit", Code::InvalidType, page_limit);
        let after = self.parameter("cursor", Code::Custom, |text| {
            cursor::decode(text)
                .map(Id::from_uuid)
                .ok_or_else(|| Fault::new(Code::Custom, "Not a cursor of this list"))
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
    let number: i64 = text
        .parse()
        .map_err(|_| Fault::new(Code::InvalidType, "Invalid input: expected int, received string"))?;
    match usize::try_from(number) {
        Ok(limit) if limit > MAX_PAGE => {
            Err(Fault::new(Code::TooBig, format!("Too big: expected number to be <={MAX_PAGE}")))
        }
        Ok(limit) if limit > 0 => Ok(limit),
        _ => Err(Fault::new(Code::TooSmall, "Too small: expected number to be >0")),
    }
}
