//! Reads a tool's arguments by the rules of REST bodies and collects all faults.

use colloquy_api::cursor::ListOrderKey;
use colloquy_domain::idempotency::IdempotencyKey;
use colloquy_domain::input::{FromJson, JsonObjectReader, PositiveInteger, expected, not_a_cursor, object};
use colloquy_domain::violation::InputPathStep;
use colloquy_domain::{ViolationCode, ViolationReason, Violations};
use serde_json::{Map, Value};
use uuid::Uuid;

use crate::outcome::ToolFailure;

/// The maximum number of rows in a page. It is small because a model reads the whole response.
pub const MAX_PAGE: i64 = 100;

/// The default of `limit`.
pub const PAGE: usize = 20;

pub struct ToolArguments {
    given: Map<String, Value>,
    faults: Violations,
}

impl ToolArguments {
    pub fn new(given: Map<String, Value>) -> Self {
        ToolArguments { given, faults: Violations::default() }
    }

    /// Returns whether there is an argument of this name, valid or not.
    pub fn has(&self, name: &str) -> bool {
        self.given.contains_key(name)
    }

    /// Returns one text for the tool and its arguments, which identifies the call. The order of arguments does not
    /// matter.
    pub fn asked(&self, tool: &str) -> String {
        let mut given = Value::Object(self.given.clone());
        given.sort_all_objects();
        format!("{tool} {given}")
    }

    /// Reads and removes the arguments of these names, which stand beside those of an input of the interface.
    pub fn beside<T>(
        &mut self,
        names: &[&str],
        read: impl FnOnce(&mut JsonObjectReader<'_, '_>) -> T,
    ) -> Option<T> {
        let own = names.iter().filter_map(|name| self.given.remove_entry(*name)).collect();
        object(&Value::Object(own), &[], &mut self.faults, read)
    }

    /// Reads all remaining arguments as one input of the interface.
    pub fn rest<T: FromJson>(&mut self) -> Option<T> {
        T::read(&Value::Object(std::mem::take(&mut self.given)), &[], &mut self.faults)
    }

    /// Reads all remaining arguments by name.
    pub fn all<T>(&mut self, read: impl FnOnce(&mut JsonObjectReader<'_, '_>) -> T) -> Option<T> {
        object(&Value::Object(std::mem::take(&mut self.given)), &[], &mut self.faults, read)
    }

    pub fn refuse(&mut self, field: &'static str, fault: ViolationReason) {
        self.faults.push(fault.at_field(field));
    }

    /// Returns what was read, or all faults if there were any.
    pub fn done<T>(self, read: Option<T>) -> Result<T, ToolFailure> {
        self.faults.unless_any(read).map_err(ToolFailure::Invalid)
    }
}

/// Reads `limit` and `cursor`, which every list accepts.
pub fn page(fields: &mut JsonObjectReader<'_, '_>) -> (usize, Option<Uuid>) {
    let limit = fields.optional("limit").map_or(PAGE, |PageLimit(limit)| limit);
    (limit, fields.optional("cursor").map(|Cursor(place)| place))
}

struct PageLimit(usize);

impl FromJson for PageLimit {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let limit = PositiveInteger::read(value, path, faults)?.get();
        if limit > MAX_PAGE {
            let message = format!("Too big: expected number to be <={MAX_PAGE}");
            faults.push(ViolationReason::new(ViolationCode::TooBig, message).at(path));
            return None;
        }
        usize::try_from(limit).ok().map(PageLimit)
    }
}

struct Cursor(Uuid);

impl FromJson for Cursor {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let place = value.as_str().map(Uuid::decode);
        match place {
            Some(Some(place)) => Some(Cursor(place)),
            Some(None) => {
                faults.push(not_a_cursor().at(path));
                None
            }
            None => {
                faults.push(expected("string", value).at(path));
                None
            }
        }
    }
}

/// The key that makes repeating a call safe.
pub struct IdempotencyArgument(pub IdempotencyKey);

impl FromJson for IdempotencyArgument {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let Some(text) = value.as_str() else {
            faults.push(expected("string", value).at(path));
            return None;
        };
        let key = IdempotencyKey::parse(text);
        if key.is_none() {
            let fault = ViolationReason::new(
                ViolationCode::Custom,
                "The key must have 1 to 255 visible ASCII characters",
            );
            faults.push(fault.at(path));
        }
        key.map(IdempotencyArgument)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(arguments: &str) -> String {
        ToolArguments::new(serde_json::from_str(arguments).expect("JSON")).asked("create-interview")
    }

    #[test]
    fn a_call_is_the_same_whatever_the_order_of_its_arguments() {
        let asked_first =
            asked(r#"{"title":"First week","invitees":[{"name":"Ada","email":"ada@example.org"}]}"#);
        let asked_again =
            asked(r#"{"invitees":[{"email":"ada@example.org","name":"Ada"}],"title":"First week"}"#);
        assert_eq!(asked_first, asked_again);
        let sorted = r#"{"invitees":[{"email":"ada@example.org","name":"Ada"}],"title":"First week"}"#;
        assert_eq!(asked_first, format!("create-interview {sorted}"));
    }
}
