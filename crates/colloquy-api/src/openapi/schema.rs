//! A builder for the parts of JSON Schema (draft 2020-12) that the interface needs.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::patterns;

/// The largest integer that every JSON parser keeps exactly.
const MAX_INTEGER: i64 = 9_007_199_254_740_991;

#[derive(Clone, Debug, Serialize)]
pub struct JsonSchema(Map<String, Value>);

impl From<JsonSchema> for Value {
    fn from(schema: JsonSchema) -> Self {
        Value::Object(schema.0)
    }
}

impl JsonSchema {
    fn of(kind: &str) -> Self {
        JsonSchema(Map::from_iter([("type".to_owned(), kind.into())]))
    }

    pub fn with(mut self, keyword: &'static str, value: impl Into<Value>) -> Self {
        self.0.insert(keyword.to_owned(), value.into());
        self
    }

    pub fn about(self, description: &str) -> Self {
        self.with("description", description)
    }

    /// Returns the schema extended to allow `null`.
    pub fn or_null(self) -> Self {
        let members = self.0.into_iter().map(|(keyword, value)| match keyword.as_str() {
            "type" => (keyword, json!([value, "null"])),
            "$ref" => ("anyOf".to_owned(), json!([{ "$ref": value }, { "type": "null" }])),
            _ => (keyword, value),
        });
        JsonSchema(members.collect())
    }

    pub fn length(self, min: i64, max: i64) -> Self {
        let schema = if min > 0 { self.with("minLength", min) } else { self };
        schema.with("maxLength", max)
    }

    pub fn between(self, min: i64, max: i64) -> Self {
        self.with("minimum", min).with("maximum", max)
    }
}

/// A text in a response.
pub fn text() -> JsonSchema {
    JsonSchema::of("string")
}

/// A text in a request: anything without U+0000.
pub fn input_text() -> JsonSchema {
    text().with("pattern", patterns::TEXT)
}

pub fn email() -> JsonSchema {
    text().with("format", "email").with("pattern", patterns::EMAIL).length(0, 254)
}

/// An id in a response.
pub fn id() -> JsonSchema {
    text().with("format", "uuid")
}

/// An id in a request.
pub fn input_id() -> JsonSchema {
    id().with("pattern", patterns::UUID)
}

pub fn slug() -> JsonSchema {
    text().with("pattern", patterns::SLUG)
}

pub fn url() -> JsonSchema {
    text().with("format", "uri")
}

/// A time in a response: UTC with milliseconds.
pub fn moment() -> JsonSchema {
    input_moment().with("pattern", patterns::MOMENT)
}

/// A time in a request, with any offset.
pub fn input_moment() -> JsonSchema {
    text().with("format", "date-time")
}

pub fn boolean() -> JsonSchema {
    JsonSchema::of("boolean")
}

/// A number of things, from 0.
pub fn count() -> JsonSchema {
    JsonSchema::of("integer").with("minimum", 0)
}

/// A limit in a request: an integer from 1.
pub fn limit() -> JsonSchema {
    JsonSchema::of("integer").with("exclusiveMinimum", 0).with("maximum", MAX_INTEGER)
}

pub fn integer() -> JsonSchema {
    JsonSchema::of("integer")
}

pub fn words(words: &[&str]) -> JsonSchema {
    text().with("enum", words)
}

pub fn array(items: impl Into<Value>) -> JsonSchema {
    JsonSchema::of("array").with("items", items)
}

/// An object with any members.
pub fn anything() -> JsonSchema {
    JsonSchema::of("object").with("additionalProperties", true)
}

/// A reference to one of the document's schemas.
pub fn reference(name: &str) -> JsonSchema {
    JsonSchema(Map::from_iter([("$ref".to_owned(), format!("#/components/schemas/{name}").into())]))
}

pub type Properties = Vec<(&'static str, JsonSchema)>;

/// An object in a response, with all its properties required. It stays open, because a later release may add
/// properties and generated clients must accept them.
pub fn record(properties: Properties) -> JsonSchema {
    let names: Vec<&str> = properties.iter().map(|(name, _)| *name).collect();
    JsonSchema::of("object").with("required", &names[..]).with("properties", members(properties))
}

/// An object in a request, which accepts no other properties.
pub fn request(required: &[&str], properties: Properties) -> JsonSchema {
    let schema = JsonSchema::of("object").with("additionalProperties", false);
    let schema = if required.is_empty() { schema } else { schema.with("required", required) };
    schema.with("properties", members(properties))
}

fn members(properties: Properties) -> Value {
    properties.into_iter().collect()
}
