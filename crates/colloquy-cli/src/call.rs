//! Turns parsed arguments into a request.

use std::fs;
use std::io::Read;

use clap::ArgMatches;
use colloquy_api::operations::{HttpMethod, IdempotencyMode, Operation, RequestBodyRequirement};
use serde_json::{Map, Value};

use crate::arguments::{ALL, DATA, IDEMPOTENCY_KEY};
use crate::failure::CliFailure;
use crate::inputs::{CliValueType, CommandInputDefinition, CommandInputLocation, CommandLineOperation};
use crate::invitees;

/// A request without its address and credentials.
#[derive(Debug)]
pub struct ApiRequest {
    pub operation: &'static Operation,
    /// The path, with the ids filled in.
    pub path: String,
    pub query: Vec<(String, String)>,
    pub body: Option<String>,
    pub idempotency_key: Option<String>,
    /// Whether to fetch all pages.
    pub all: bool,
}

impl ApiRequest {
    /// Builds the request. `input` is read only if an argument refers to it.
    pub fn of(
        described: &CommandLineOperation,
        matches: &ArgMatches,
        input: impl Read,
    ) -> Result<Self, CliFailure> {
        let operation = described.operation;
        let given = |input: &CommandInputDefinition| matches.get_one::<Value>(&input.name).cloned();
        let mut path = operation.path.to_owned();
        for input in described.at(CommandInputLocation::Path) {
            let value = given(input).map(plain).unwrap_or_default();
            path = path.replace(&format!("{{{}}}", input.name), &value);
        }
        let query = described
            .at(CommandInputLocation::Query)
            .filter_map(|input| Some((input.name.clone(), plain(given(input)?))));
        Ok(ApiRequest {
            operation,
            path,
            query: query.collect(),
            body: body(described, matches, input)?,
            idempotency_key: match operation.repeat {
                IdempotencyMode::Replayed => {
                    Some(matches.get_one(IDEMPOTENCY_KEY).cloned().unwrap_or_else(draw_key))
                }
                IdempotencyMode::Ignored => None,
            },
            all: described.has_pages() && matches.get_flag(ALL),
        })
    }

    /// Returns whether sending the request twice has the effect and the response of sending it once.
    pub fn is_repeatable(&self) -> bool {
        self.operation.method == HttpMethod::Get || self.operation.repeat == IdempotencyMode::Replayed
    }
}

#[expect(clippy::disallowed_methods, reason = "each call gets a random key, whose order does not matter")]
fn draw_key() -> String {
    uuid::Uuid::now_v7().to_string()
}

/// Formats a value for a path or a query.
fn plain(value: Value) -> String {
    match value {
        Value::String(text) => text,
        other => other.to_string(),
    }
}

fn body(
    described: &CommandLineOperation,
    matches: &ArgMatches,
    input: impl Read,
) -> Result<Option<String>, CliFailure> {
    if described.operation.body == RequestBodyRequirement::Ignored {
        return Ok(None);
    }
    let mut sources = Sources { input: Some(input) };
    let data: Option<&String> = matches.get_one(DATA);
    let mut members = match data {
        Some(data) => object(&sources.data(data)?)?,
        None => Map::new(),
    };
    for input in described.at(CommandInputLocation::Body) {
        let Some(value) = matches.get_one::<Value>(&input.name) else { continue };
        let value = match (&input.kind, value) {
            (CliValueType::Json, Value::String(text)) => sources.invitees(&input.name, text)?,
            (_, value) => value.clone(),
        };
        members.insert(input.name.clone(), value);
    }
    let is_absent =
        members.is_empty() && data.is_none() && described.operation.body == RequestBodyRequirement::Optional;
    Ok((!is_absent).then(|| Value::Object(members).to_string()))
}

fn object(text: &str) -> Result<Map<String, Value>, CliFailure> {
    match serde_json::from_str(text) {
        Ok(Value::Object(members)) => Ok(members),
        Ok(_) => Err(CliFailure::Usage("--data must be a JSON object".to_owned())),
        Err(error) => Err(CliFailure::Usage(format!("--data is not JSON: {error}"))),
    }
}

/// The sources of values that are not on the command line itself.
struct Sources<R> {
    /// Standard input; `None` once it has been read.
    input: Option<R>,
}

impl<R: Read> Sources<R> {
    fn data(&mut self, text: &str) -> Result<String, CliFailure> {
        match text {
            "-" => self.file("--data", "-"),
            text => match text.strip_prefix('@') {
                Some(path) => self.file("--data", path),
                None => Ok(text.to_owned()),
            },
        }
    }

    fn invitees(&mut self, name: &str, text: &str) -> Result<Value, CliFailure> {
        let Some(path) = text.strip_prefix('@') else {
            return serde_json::from_str(text).map_err(|error| {
                CliFailure::Usage(format!("--{name} is not JSON: {error}; to read a file, pass @PATH"))
            });
        };
        let content = self.file(&format!("--{name}"), path)?;
        invitees::read(&content).map_err(|fault| CliFailure::Usage(format!("{}: {fault}", named(path))))
    }

    fn file(&mut self, flag: &str, path: &str) -> Result<String, CliFailure> {
        let unreadable =
            |error: &dyn std::fmt::Display| CliFailure::Usage(format!("{flag}: {}: {error}", named(path)));
        let content = match (path, self.input.take()) {
            ("-", Some(mut input)) => {
                let mut content = Vec::new();
                input.read_to_end(&mut content).map(|_| content)
            }
            ("-", None) => return Err(unreadable(&"it has already been read for another flag")),
            (path, input) => {
                self.input = input;
                fs::read(path)
            }
        };
        let content = content.map_err(|error| unreadable(&error))?;
        String::from_utf8(content).map_err(|_| unreadable(&"it is not UTF-8"))
    }
}

fn named(path: &str) -> &str {
    if path == "-" { "standard input" } else { path }
}

#[cfg(test)]
mod tests;
