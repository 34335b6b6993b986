//! The inputs and outputs of each operation, read from the OpenAPI document.

use colloquy_api::json::{elements, members, plain, resolve, text};
use colloquy_api::openapi;
use colloquy_api::operations::{OPERATIONS, Operation};
use serde_json::Value;

/// An operation and what the command line needs to know of it.
#[derive(Clone, Debug)]
pub struct CommandLineOperation {
    pub operation: &'static Operation,
    /// The details beyond the summary.
    pub rule: String,
    pub inputs: Vec<CommandInputDefinition>,
    /// The name of the record in the response, or of the elements of its list.
    pub record: String,
}

#[derive(Clone, Debug)]
pub struct CommandInputDefinition {
    /// The name on the wire.
    pub name: String,
    pub place: CommandInputLocation,
    pub kind: CliValueType,
    pub may_be_null: bool,
    pub is_required: bool,
    pub about: String,
    /// An example as it would be typed, if there is one.
    pub example: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandInputLocation {
    Path,
    Query,
    Body,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CliValueType {
    Text,
    Id,
    Moment,
    Integer,
    Boolean,
    OneOf(Vec<String>),
    Json,
}

impl CommandLineOperation {
    /// Returns all operations. The document is ours; an unreadable one would leave them without flags, which
    /// tests would notice.
    pub fn all() -> Vec<Self> {
        let document = serde_json::from_str(&openapi::document("", None)).unwrap_or_default();
        OPERATIONS.iter().map(|operation| CommandLineOperation::of(&document, operation)).collect()
    }

    fn of(document: &Value, operation: &'static Operation) -> Self {
        let node = &document["paths"][operation.path][operation.method.as_str().to_ascii_lowercase()];
        let parameters = elements(&node["parameters"]).iter().map(|node| resolve(document, node));
        let mut inputs: Vec<CommandInputDefinition> = parameters
            .filter_map(|parameter| CommandInputDefinition::of_parameter(document, parameter))
            .collect();
        let content = &node["requestBody"]["content"]["application/json"];
        let body = resolve(document, &content["schema"]);
        let required = elements(&body["required"]);
        inputs.extend(members(&body["properties"]).map(|(name, schema)| {
            let input = CommandInputDefinition::of(document, name, CommandInputLocation::Body, schema);
            let example = content["example"].get(name).map(plain);
            let is_required = required.iter().any(|required| required == name);
            CommandInputDefinition { is_required, example, ..input }
        }));
        let answer = &node["responses"]["200"]["content"]["application/json"]["schema"];
        let record = [answer, &answer["items"]].map(|schema| text(&schema["$ref"]));
        let record = record.into_iter().find_map(|reference| reference.rsplit_once('/'));
        CommandLineOperation {
            operation,
            rule: text(&node["description"]).to_owned(),
            inputs,
            record: record.map_or("", |(_, name)| name).to_owned(),
        }
    }

    pub fn at(&self, place: CommandInputLocation) -> impl Iterator<Item = &CommandInputDefinition> {
        self.inputs.iter().filter(move |input| input.place == place)
    }

    /// Returns whether the response is a list with pages.
    pub fn has_pages(&self) -> bool {
        self.at(CommandInputLocation::Query).any(|input| input.name == "cursor")
    }
}

impl CommandInputDefinition {
    fn of_parameter(document: &Value, node: &Value) -> Option<Self> {
        let place = match text(&node["in"]) {
            "path" => CommandInputLocation::Path,
            "query" => CommandInputLocation::Query,
            // The header has its own flag.
            _ => return None,
        };
        let input = CommandInputDefinition::of(document, text(&node["name"]), place, &node["schema"]);
        let example = node.get("example").map(plain);
        let is_required = node["required"] == true;
        Some(CommandInputDefinition {
            about: text(&node["description"]).to_owned(),
            is_required,
            example,
            ..input
        })
    }

    fn of(document: &Value, name: &str, place: CommandInputLocation, schema: &Value) -> Self {
        let choices = elements(&schema["anyOf"]);
        let bare = choices.iter().find(|choice| choice["type"] != "null").unwrap_or(schema);
        let inner = resolve(document, bare);
        let types: Vec<&str> = match &inner["type"] {
            Value::String(kind) => vec![kind],
            kinds => elements(kinds).iter().map(text).collect(),
        };
        let words: Vec<String> = elements(&inner["enum"]).iter().map(plain).collect();
        let kind = match (types.first().copied(), text(&inner["format"])) {
            _ if !words.is_empty() => CliValueType::OneOf(words),
            (Some("boolean"), _) => CliValueType::Boolean,
            (Some("integer"), _) => CliValueType::Integer,
            (Some("string"), "uuid") => CliValueType::Id,
            (Some("string"), "date-time") => CliValueType::Moment,
            (Some("string"), _) => CliValueType::Text,
            _ => CliValueType::Json,
        };
        CommandInputDefinition {
            name: name.to_owned(),
            place,
            kind,
            may_be_null: types.contains(&"null") || !choices.is_empty(),
            is_required: false,
            about: text(&schema["description"]).to_owned(),
            example: None,
        }
    }
}
