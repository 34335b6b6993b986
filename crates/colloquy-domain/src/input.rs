//! Reads JSON values into domain values and reports every fault at once.
//!
//! A derived decoder stops at the first fault and has no codes, so each input is walked with a table of
//! fields.

use std::borrow::Cow;

use jiff::Timestamp;
use serde_json::{Map, Value};

use crate::ids::{Id, IdKind};
use crate::moment;
use crate::violation::{InputPathStep, ViolationCode, ViolationReason, Violations};

/// A type that can be read from a JSON value. `None` means that at least one fault was reported.
pub trait FromJson: Sized {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self>;
}

/// Returns the fault for a value of the wrong type.
pub fn expected(wanted: &str, value: &Value) -> ViolationReason {
    let received = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    ViolationReason::new(
        ViolationCode::InvalidType,
        format!("Invalid input: expected {wanted}, received {received}"),
    )
}

/// The fields of one object, read by name.
pub struct JsonObjectReader<'v, 'f> {
    object: &'v Map<String, Value>,
    path: &'f [InputPathStep],
    known: Vec<&'static str>,
    faults: &'f mut Violations,
}

impl<'v> JsonObjectReader<'v, '_> {
    pub fn required<T: FromJson>(&mut self, name: &'static str) -> Option<T> {
        if !self.object.contains_key(name) {
            let path = self.path_to(name);
            let fault = ViolationReason::new(
                ViolationCode::InvalidType,
                "Invalid input: expected a value, received undefined",
            );
            self.faults.push(fault.at(path));
        }
        self.optional(name)
    }

    /// Reads a field that may be absent. Returns `None` if it is absent or faulty; a fault is reported, and
    /// the whole input is then rejected.
    pub fn optional<T: FromJson>(&mut self, name: &'static str) -> Option<T> {
        self.known.push(name);
        let value = self.object.get(name)?;
        let path = self.path_to(name);
        T::read(value, &path, self.faults)
    }

    /// Reads a field that may be absent or `null`.
    pub fn patch<T: FromJson>(&mut self, name: &'static str) -> Patch<T> {
        self.optional(name).unwrap_or(Patch::Keep)
    }

    fn path_to(&self, name: &'static str) -> Vec<InputPathStep> {
        let mut path = self.path.to_vec();
        path.push(InputPathStep::Field(name));
        path
    }

    fn refuse_unknown(self) {
        // The number of names quoted in a message. The caller decides how many unknown keys there are and how
        // long they are, so both are limited.
        const QUOTED: usize = 10;
        let known = |key: &str| self.known.contains(&key);
        let mut unknown: Vec<&str> =
            self.object.keys().map(String::as_str).filter(|key| !known(key)).collect();
        if unknown.is_empty() {
            return;
        }
        unknown.sort_unstable();
        let quote = |key: &&str| format!("\"{}\"", key.chars().take(60).collect::<String>());
        let quoted: Vec<String> = unknown.iter().take(QUOTED).map(quote).collect();
        let more = unknown.len() - quoted.len();
        let tail: Cow<'_, str> = if more == 0 { "".into() } else { format!(" and {more} more").into() };
        let message = format!("Unrecognized keys: {}{tail}", quoted.join(", "));
        self.faults.push(ViolationReason::new(ViolationCode::UnrecognizedKeys, message).at(self.path));
    }
}

/// Reads an object with the fields that `read` asks for, and no others.
pub fn object<T>(
    value: &Value,
    path: &[InputPathStep],
    faults: &mut Violations,
    read: impl FnOnce(&mut JsonObjectReader<'_, '_>) -> T,
) -> Option<T> {
    let Value::Object(object) = value else {
        faults.push(expected("object", value).at(path));
        return None;
    };
    let mut fields = JsonObjectReader { object, path, known: Vec::new(), faults };
    let result = read(&mut fields);
    fields.refuse_unknown();
    Some(result)
}

/// Reads an array of `min` to `max` elements. If there are too many, no element is read, which bounds the
/// size of the response.
pub fn array<T: FromJson>(
    value: &Value,
    (min, max): (usize, usize),
    path: &[InputPathStep],
    faults: &mut Violations,
) -> Option<Vec<T>> {
    let Value::Array(elements) = value else {
        faults.push(expected("array", value).at(path));
        return None;
    };
    if elements.len() < min {
        let message = format!("Too small: expected array to have >={min} items");
        faults.push(ViolationReason::new(ViolationCode::TooSmall, message).at(path));
        return None;
    }
    if elements.len() > max {
        let message = format!("Too big: expected array to have <={max} items");
        faults.push(ViolationReason::new(ViolationCode::TooBig, message).at(path));
        return None;
    }
    let read: Vec<Option<T>> = elements
        .iter()
        .enumerate()
        .map(|(index, element)| {
            let mut place = path.to_vec();
            place.push(InputPathStep::Index(index));
            T::read(element, &place, faults)
        })
        .collect();
    read.into_iter().collect()
}

/// A field that may be absent, `null` or a value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Patch<T> {
    #[default]
    Keep,
    Clear,
    Set(T),
}

impl<T: Clone> Patch<T> {
    /// Applies the change to a stored value.
    pub fn apply(&self, place: &mut Option<T>) {
        match self {
            Patch::Keep => {}
            Patch::Clear => *place = None,
            Patch::Set(value) => *place = Some(value.clone()),
        }
    }
}

impl<T: FromJson> FromJson for Patch<T> {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        match value {
            Value::Null => Some(Patch::Clear),
            value => T::read(value, path, faults).map(Patch::Set),
        }
    }
}

/// Reads one of a fixed set of words. Anything else, even a value of another type, is reported as an invalid
/// value.
pub fn word<T: Copy>(
    value: &Value,
    words: &[T],
    as_str: fn(T) -> &'static str,
    path: &[InputPathStep],
    faults: &mut Violations,
) -> Option<T> {
    let found = value.as_str().and_then(|text| words.iter().find(|word| as_str(**word) == text));
    if found.is_none() {
        faults.push(unknown_word(words.iter().map(|word| as_str(*word))).at(path));
    }
    found.copied()
}

/// Returns the fault for a word that is not in a fixed set.
pub fn unknown_word(words: impl Iterator<Item = &'static str>) -> ViolationReason {
    let words: Vec<String> = words.map(|word| format!("\"{word}\"")).collect();
    ViolationReason::new(
        ViolationCode::InvalidValue,
        format!("Invalid option: expected one of {}", words.join("|")),
    )
}

impl FromJson for Timestamp {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let Some(text) = value.as_str() else {
            faults.push(expected("string", value).at(path));
            return None;
        };
        let moment = moment::parse(text).map(moment::in_milliseconds);
        if moment.is_none() {
            faults.push(not_a_moment().at(path));
        }
        moment
    }
}

pub fn not_a_moment() -> ViolationReason {
    ViolationReason::new(
        ViolationCode::InvalidFormat,
        "Invalid time: expected one such as 2026-01-31T12:00:00Z",
    )
}

pub fn not_a_cursor() -> ViolationReason {
    ViolationReason::new(ViolationCode::Custom, "Not a cursor of this list")
}

impl FromJson for bool {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        if value.as_bool().is_none() {
            faults.push(expected("boolean", value).at(path));
        }
        value.as_bool()
    }
}

impl<K: IdKind> FromJson for Id<K> {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let Some(text) = value.as_str() else {
            faults.push(expected("string", value).at(path));
            return None;
        };
        Id::parse(text).map_err(|fault| faults.push(fault.at(path))).ok()
    }
}

/// An integer from 1 to 9 007 199 254 740 991, the largest that every JSON reader represents exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PositiveInteger(i64);

impl PositiveInteger {
    pub const MAX: i64 = 9_007_199_254_740_991;

    pub fn new(number: i64) -> Result<Self, ViolationReason> {
        match garde::rules::range::apply(&number, (Some(1), Some(Self::MAX))) {
            Ok(()) => Ok(PositiveInteger(number)),
            Err(_) if number < 1 => {
                Err(ViolationReason::new(ViolationCode::TooSmall, "Too small: expected number to be >0"))
            }
            Err(_) => Err(ViolationReason::new(
                ViolationCode::TooBig,
                format!("Too big: expected number to be <={}", Self::MAX),
            )),
        }
    }

    pub fn get(self) -> i64 {
        self.0
    }
}

impl FromJson for PositiveInteger {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        // Numbers are read as JavaScript reads them: `1.0` and `5e0` are integers.
        let number = value.as_f64();
        let limit = match number {
            Some(number) if number.fract() == 0.0 => PositiveInteger::new(number as i64),
            Some(_) => Err(ViolationReason::new(
                ViolationCode::InvalidType,
                "Invalid input: expected int, received number",
            )),
            None => Err(expected("number", value)),
        };
        limit.map_err(|fault| faults.push(fault.at(path))).ok()
    }
}

#[cfg(test)]
mod tests;
