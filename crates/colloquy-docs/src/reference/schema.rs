//! Describes schemas in words.

use colloquy_api::Tree;
use colloquy_api::openapi::patterns;

/// A value in a request or a response.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Field {
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
    pub fields: Vec<Field>,
}

impl Field {
    /// Describes a schema. `document` resolves its references.
    pub fn of(document: &Tree, name: &str, schema: &Tree, is_required: bool) -> Self {
        let Meaning { kind, inner } = meaning(document, schema);
        let own = match bare(schema) {
            Some(inner) => document.resolve(inner),
            None => document.resolve(schema),
        };
        let items = document.resolve(inner.get("items"));
        let object = if items.is_null() { inner } else { items };
        let about = [schema.get("description"), own.get("description")];
        Field {
            name: name.to_owned(),
            kind,
            is_required,
            about: about
                .iter()
                .map(|about| about.text())
                .find(|about| !about.is_empty())
                .unwrap_or("")
                .into(),
            bounds: bounds(own).into_iter().chain(of_elements(items)).collect(),
            words: own.get("enum").elements().iter().map(Tree::to_string).collect(),
            fields: fields(document, object),
        }
    }
}

/// Returns the members of an object.
pub fn fields(document: &Tree, schema: &Tree) -> Vec<Field> {
    let required = schema.get("required").elements();
    let members = schema.get("properties").members();
    members
        .iter()
        .map(|(name, schema)| {
            let is_required = required.iter().any(|required| required.text() == name);
            Field::of(document, name, schema, is_required)
        })
        .collect()
}

struct Meaning<'t> {
    kind: String,
    /// The schema behind references and `null`.
    inner: &'t Tree,
}

/// Returns the schema without `null`, if it allows `null`.
fn bare(schema: &Tree) -> Option<&Tree> {
    let choices = schema.get("anyOf").elements();
    choices.iter().find(|choice| choice.get("type").text() != "null")
}

fn meaning<'t>(document: &'t Tree, schema: &'t Tree) -> Meaning<'t> {
    if let Some(inner) = bare(schema) {
        let Meaning { kind, inner } = meaning(document, inner);
        return Meaning { kind: format!("{kind} or null"), inner };
    }
    let inner = document.resolve(schema);
    let choices = inner.get("oneOf").elements();
    if !choices.is_empty() {
        let kinds: Vec<String> = choices.iter().map(|choice| meaning(document, choice).kind).collect();
        return Meaning { kind: kinds.join(" or "), inner };
    }
    let names: Vec<&str> = match inner.get("type") {
        Tree::Text(name) => vec![name],
        types => types.elements().iter().map(Tree::text).collect(),
    };
    let mut kinds: Vec<String> = names.into_iter().map(str::to_owned).collect();
    if let Some(first) = kinds.first_mut() {
        let format = inner.get("format").text();
        if !format.is_empty() {
            first.push_str(&format!(" ({format})"));
        }
        if first == "array" {
            *first = format!("array of {}", named(document, inner.get("items")));
        } else if first == "object"
            && let Some(name) = reference(schema)
        {
            name.clone_into(first);
        }
    }
    Meaning { kind: kinds.join(" or "), inner }
}

/// Returns the name of an array's elements.
fn named(document: &Tree, items: &Tree) -> String {
    match reference(items).filter(|_| document.resolve(items).get("enum").is_null()) {
        Some(name) => name.to_owned(),
        None => match meaning(document, items).kind {
            choice if choice.contains(" or ") => format!("({choice})"),
            kind => kind,
        },
    }
}

/// Returns the name of the referenced schema.
pub fn reference(schema: &Tree) -> Option<&str> {
    schema.get("$ref").text().strip_prefix("#/components/schemas/")
}

fn of_elements(items: &Tree) -> Vec<String> {
    let values: Vec<String> = items.get("enum").elements().iter().map(Tree::to_string).collect();
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

fn bounds(schema: &Tree) -> Vec<String> {
    let number = |keyword: &str| match schema.get(keyword) {
        Tree::Number(number) => Some(grouped(&number.to_string())),
        _ => None,
    };
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
    let fixed = |keyword: &str, words: &str| match schema.get(keyword) {
        Tree::Null => None,
        value => Some(format!("{words} {value}")),
    };
    [
        between("minLength", "maxLength", " characters"),
        between("minItems", "maxItems", " elements"),
        value,
        fixed("const", "always"),
        fixed("default", "default"),
        pattern(schema.get("pattern").text()),
        schema.get("writeOnly").is_true().then(|| "never answered".to_owned()),
        (schema.get("additionalProperties").is_true()).then(|| "any members".to_owned()),
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
