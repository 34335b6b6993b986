//! The inputs and outputs of each operation, read from the OpenAPI document.

use colloquy_api::operations::{OPERATIONS, Operation};
use colloquy_api::{Tree, openapi};

/// An operation and what the command line needs to know of it.
#[derive(Clone, Debug)]
pub struct DescribedOperation {
    pub operation: &'static Operation,
    /// The details beyond the summary.
    pub rule: String,
    pub inputs: Vec<CommandInput>,
    /// The name of the record in the response, or of the elements of its list.
    pub record: String,
}

#[derive(Clone, Debug)]
pub struct CommandInput {
    /// The name on the wire.
    pub name: String,
    pub place: InputPlace,
    pub kind: InputKind,
    pub may_be_null: bool,
    pub is_required: bool,
    pub about: String,
    /// An example as it would be typed, if there is one.
    pub example: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputPlace {
    Path,
    Query,
    Body,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputKind {
    Text,
    Id,
    Moment,
    Integer,
    Boolean,
    OneOf(Vec<String>),
    Json,
}

impl DescribedOperation {
    /// Returns all operations. The document is ours; an unreadable one would leave them without flags, which
    /// tests would notice.
    pub fn all() -> Vec<Self> {
        let document = serde_json::from_str(&openapi::document("", None)).unwrap_or(Tree::Null);
        OPERATIONS.iter().map(|operation| DescribedOperation::of(&document, operation)).collect()
    }

    fn of(document: &Tree, operation: &'static Operation) -> Self {
        let methods = document.get("paths").get(operation.path);
        let node = methods.get(&operation.method.as_str().to_ascii_lowercase());
        let parameters = node.get("parameters").elements().iter().map(|node| document.resolve(node));
        let mut inputs: Vec<CommandInput> =
            parameters.filter_map(|parameter| CommandInput::of_parameter(document, parameter)).collect();
        let content = node.get("requestBody").get("content").get("application/json");
        let body = document.resolve(content.get("schema"));
        let required = body.get("required").elements();
        inputs.extend(body.get("properties").members().iter().map(|(name, schema)| {
            let input = CommandInput::of(document, name, InputPlace::Body, schema);
            let example = match content.get("example").get(name) {
                Tree::Null => None,
                value => Some(value.to_string()),
            };
            let is_required = required.iter().any(|required| required.text() == name);
            CommandInput { is_required, example, ..input }
        }));
        let answer = node.get("responses").get("200").get("content").get("application/json").get("schema");
        let record = [answer, answer.get("items")].map(|schema| schema.get("$ref").text());
        let record = record.into_iter().find_map(|reference| reference.rsplit_once('/'));
        DescribedOperation {
            operation,
            rule: node.get("description").text().to_owned(),
            inputs,
            record: record.map_or("", |(_, name)| name).to_owned(),
        }
    }

    pub fn at(&self, place: InputPlace) -> impl Iterator<Item = &CommandInput> {
        self.inputs.iter().filter(move |input| input.place == place)
    }

    /// Returns whether the response is a list with pages.
    pub fn has_pages(&self) -> bool {
        self.at(InputPlace::Query).any(|input| input.name == "cursor")
    }
}

impl CommandInput {
    fn of_parameter(document: &Tree, node: &Tree) -> Option<Self> {
        let place = match node.get("in").text() {
            "path" => InputPlace::Path,
            "query" => InputPlace::Query,
            // The header has its own flag.
            _ => return None,
        };
        let input = CommandInput::of(document, node.get("name").text(), place, node.get("schema"));
        let example = match node.get("example") {
            Tree::Null => None,
            value => Some(value.to_string()),
        };
        let is_required = node.get("required").is_true();
        Some(CommandInput { about: node.get("description").text().to_owned(), is_required, example, ..input })
    }

    fn of(document: &Tree, name: &str, place: InputPlace, schema: &Tree) -> Self {
        let choices = schema.get("anyOf").elements();
        let bare = choices.iter().find(|choice| choice.get("type").text() != "null").unwrap_or(schema);
        let inner = document.resolve(bare);
        let types: Vec<&str> = match inner.get("type") {
            Tree::Text(kind) => vec![kind],
            kinds => kinds.elements().iter().map(Tree::text).collect(),
        };
        let words: Vec<String> = inner.get("enum").elements().iter().map(Tree::to_string).collect();
        let kind = match (types.first().copied(), inner.get("format").text()) {
            _ if !words.is_empty() => InputKind::OneOf(words),
            (Some("boolean"), _) => InputKind::Boolean,
            (Some("integer"), _) => InputKind::Integer,
            (Some("string"), "uuid") => InputKind::Id,
            (Some("string"), "date-time") => InputKind::Moment,
            (Some("string"), _) => InputKind::Text,
            _ => InputKind::Json,
        };
        CommandInput {
            name: name.to_owned(),
            place,
            kind,
            may_be_null: types.contains(&"null") || !choices.is_empty(),
            is_required: false,
            about: schema.get("description").text().to_owned(),
            example: None,
        }
    }
}
