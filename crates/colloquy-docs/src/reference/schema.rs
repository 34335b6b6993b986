//! Describes schemas in words.

use colloquy_api::json::{elements, members, plain, resolve, text};
use colloquy_api::openapi::patterns;
use serde_json::Value;

/// A value in a request or a response.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DocumentedField {
    pub name: String,
    /// The type: `string (uuid)`, `array of Invitation`, `integer or null`.
    pub kind: String,
    pub is_required: bool,
    pub about: String,
    /// The bounds, one by one.
    pub bounds: Vec<String>,
    /// The allowed values, if the set is closed.
    pub words: Vec<String>,
    /// The members of an object, or of the objects in a list.
    pub fields: Vec<DocumentedField>,
}

impl DocumentedField {
    /// Describes a schema. `document` resolves its references.
    pub fn of(document: &Value, name: &str, schema: &Value, is_required: bool) -> Self {
        let Meaning { kind, inner } = meaning(document, schema);
        let own = match bare(schema) {
            Some(inner) => resolve(document, inner),
            None => resolve(document, schema),
        };
        let items = resolve(document, &inner["items"]);
        let object = if items.is_null() { inner } else { items };
        let about = [schema, own].map(|schema| text(&schema["description"]));
        DocumentedField {
            name: name.to_owned(),
            kind,
            is_required,
            about: about.into_iter().find(|about| !about.is_empty()).unwrap_or_default().to_owned(),
            bounds: bounds(own).into_iter().chain(of_elements(items)).collect(),
            words: elements(&own["enum"]).iter().map(plain).collect(),
            fields: fields(document, object),
        }
    }
}

/// Returns the members of an object.
pub fn fields(document: &Value, schema: &Value) -> Vec<DocumentedField> {
    let required = elements(&schema["required"]);
    members(&schema["properties"])
        .map(|(name, schema)| {
            let is_required = required.iter().any(|required| required == name);
            DocumentedField::of(document, name, schema, is_required)
        })
        .collect()
}

struct Meaning<'t> {
    kind: String,
    /// The schema behind references and `null`.
    inner: &'t Value,
}

/// Returns the schema without `null`, if it allows `null`.
fn bare(schema: &Value) -> Option<&Value> {
    elements(&schema["anyOf"]).iter().find(|choice| choice["type"] != "null")
}

fn meaning<'t>(document: &'t Value, schema: &'t Value) -> Meaning<'t> {
    if let Some(inner) = bare(schema) {
        let Meaning { kind, inner } = meaning(document, inner);
        return Meaning { kind: format!("{kind} or null"), inner };
    }
    let inner = resolve(document, schema);
    let choices = elements(&inner["oneOf"]);
    if !choices.is_empty() {
        let kinds: Vec<String> = choices.iter().map(|choice| meaning(document, choice).kind).collect();
        return Meaning { kind: kinds.join(" or "), inner };
    }
    let names: Vec<&str> = match &inner["type"] {
        Value::String(name) => vec![name],
        types => elements(types).iter().map(text).collect(),
    };
    let mut kinds: Vec<String> = names.into_iter().map(str::to_owned).collect();
    if let Some(first) = kinds.first_mut() {
        let format = text(&inner["format"]);
        if !format.is_empty() {
            first.push_str(&format!(" ({format})"));
        }
        if first == "array" {
            *first = format!("array of {}", named(document, &inner["items"]));
        } else if first == "object"
            && let Some(name) = reference(schema)
        {
            name.clone_into(first);
        }
    }
    Meaning { kind: kinds.join(" or "), inner }
}

/// Returns the name of an array's elements.
fn named(document: &Value, items: &Value) -> String {
    match reference(items).filter(|_| resolve(document, items)["enum"].is_null()) {
        Some(name) => name.to_owned(),
        None => match meaning(document, items).kind {
            choice if choice.contains(" or ") => format!("({choice})"),
            kind => kind,
        },
    }
}

/// Returns the name of the referenced schema.
pub fn reference(schema: &Value) -> Option<&str> {
    text(&schema["$ref"]).strip_prefix("#/components/schemas/")
}

fn of_elements(items: &Value) -> Vec<String> {
    let values: Vec<String> = elements(&items["enum"]).iter().map(plain).collect();
    if values.is_empty() { Vec::new() } else { vec![format!("each one of {}", values.join(", "))] }
}

/// The largest integer that every JSON parser keeps exactly.
const LARGEST: &str = "9007199254740991";

/// Formats a large number for reading.
fn grouped(digits: &str) -> String {
    match digits {
        LARGEST => "2⁵³ − 1".to_owned(),
        digits if digits.len() > 4 => {
            let (thousands, rest) = digits.split_at(digits.len() - 3);
            format!("{thousands}\u{a0}{rest}")
        }
        digits => digits.to_owned(),
    }
}

fn bounds(schema: &Value) -> Vec<String> {
    let number = |keyword: &str| schema[keyword].as_number().map(|number| grouped(&number.to_string()));
    let between = |least: &str, most: &str, what: &str| match (number(least), number(most)) {
        (Some(least), Some(most)) => Some(format!("{least} to {most}{what}")),
        (Some(least), None) => Some(format!("at least {least}{what}")),
        (None, Some(most)) => Some(format!("at most {most}{what}")),
        (None, None) => None,
    };
    let value = match number("exclusiveMinimum") {
        Some(least) => {
            let most = number("maximum").map(|most| format!(", at most {most}"));
            Some(format!("greater than {least}{}", most.unwrap_or_default()))
        }
        None => between("minimum", "maximum", ""),
    };
    let fixed =
        |keyword: &str, words: &str| schema.get(keyword).map(|value| format!("{words} {}", plain(value)));
    [
        between("minLength", "maxLength", " characters"),
        between("minItems", "maxItems", " elements"),
        value,
        fixed("const", "always"),
        fixed("default", "default"),
        pattern(text(&schema["pattern"])),
        (schema["writeOnly"] == true).then(|| "never answered".to_owned()),
        (schema["additionalProperties"] == true).then(|| "any members".to_owned()),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Describes a pattern in words instead of as an expression.
fn pattern(pattern: &str) -> Option<String> {
    let words = match pattern {
        // This pattern applies to all texts, so the page mentions it once.
        "" | patterns::TEXT => return None,
        patterns::UUID => "versions 1 to 8, nil or max",
        patterns::EMAIL => "no dot at either end of the local part, none doubled",
        patterns::EMAIL_DOMAINS => "mail domains, separated by commas",
        patterns::SLUG => "10 letters and digits",
        patterns::MOMENT => "UTC with milliseconds",
        patterns::HTTP_DATE => "an HTTP date",
        patterns::IDEMPOTENCY_KEY => "1 to 255 visible ASCII characters",
        patterns::UNIX_SECONDS => "seconds since 1970",
        other => return Some(format!("matches {other}")),
    };
    Some(words.to_owned())
}
