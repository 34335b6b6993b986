//! Converts schemas to types.

use colloquy_api::json::{elements, text};
use serde_json::{Value, json};

use crate::text::{WIDTH, comment, grouped, quoted};

/// Whether a value is in a request or in a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeDirection {
    Sent,
    Answered,
}

/// Returns the type of a value at an indentation.
pub fn kind(schema: &Value, way: ShapeDirection, indent: usize) -> String {
    kinds(schema, way, indent).join(" | ")
}

fn kinds(schema: &Value, way: ShapeDirection, indent: usize) -> Vec<String> {
    if let Some(name) = reference(schema) {
        return vec![name.to_owned()];
    }
    let choices = [&schema["anyOf"], &schema["oneOf"]];
    if let Some(choices) = choices.into_iter().find(|choices| !choices.is_null()) {
        return elements(choices).iter().flat_map(|choice| kinds(choice, way, indent)).collect();
    }
    let words = elements(&schema["enum"]);
    if !words.is_empty() {
        return words.iter().map(|word| quoted(text(word))).collect();
    }
    let names = match &schema["type"] {
        Value::String(name) => vec![name.as_str()],
        names => elements(names).iter().map(text).collect(),
    };
    names.into_iter().flat_map(|name| plain(name, schema, way, indent)).collect()
}

fn plain(name: &str, schema: &Value, way: ShapeDirection, indent: usize) -> Vec<String> {
    let one = |kind: &str| vec![kind.to_owned()];
    match name {
        "integer" | "number" => match &schema["const"] {
            Value::Null => one("number"),
            fixed => vec![fixed.to_string()],
        },
        // A caller may pass a `Date`, which JSON serializes in the format that the service accepts.
        "string" if way == ShapeDirection::Sent && schema["format"] == "date-time" => {
            vec!["string".to_owned(), "Date".to_owned()]
        }
        "array" => {
            let items = kinds(&schema["items"], way, indent);
            match &items[..] {
                [item] => vec![format!("{item}[]")],
                _ => vec![format!("({})[]", items.join(" | "))],
            }
        }
        "object" if properties(schema).next().is_none() => one("Record<string, unknown>"),
        "object" => vec![format!("{{\n{}{}}}", members(schema, way, indent + 2), " ".repeat(indent))],
        other => one(other),
    }
}

/// Returns the properties of an object with their schemas.
pub fn properties(schema: &Value) -> impl Iterator<Item = (&str, &Value)> {
    colloquy_api::json::members(&schema["properties"])
}

/// Returns the declarations of an object's properties, each with a line for its description.
pub fn members(schema: &Value, way: ShapeDirection, indent: usize) -> String {
    let required = elements(&schema["required"]);
    let member = |(name, schema): (&str, &Value)| {
        let is_required = required.iter().any(|required| required == name);
        member(name, schema, is_required, way, indent)
    };
    properties(schema).map(member).collect()
}

/// Returns the properties of an object that its base does not have.
pub fn further_members(schema: &Value, base: &Value, way: ShapeDirection) -> String {
    let own = properties(schema).filter(|(name, schema)| base["properties"][name] != **schema);
    let own: Value = own.map(|(name, schema)| (name, schema.clone())).collect();
    members(&json!({ "required": schema["required"], "properties": own }), way, 2)
}

pub fn member(name: &str, schema: &Value, is_required: bool, way: ShapeDirection, indent: usize) -> String {
    let space = " ".repeat(indent);
    let bounds = if way == ShapeDirection::Sent { bounds(schema) } else { String::new() };
    let about = format!("{} {bounds}", text(&schema["description"]));
    let about = comment(indent, &[about.trim().to_owned()]);
    let kind = kind(schema, way, indent);
    // An optional property may also be set to undefined, whatever the caller's compiler options.
    let (mark, absent) = if is_required { ("", "") } else { ("?", " | undefined") };
    let line = format!("{space}{name}{mark}: {kind}{absent};\n");
    if line.contains("{\n") || line.len() <= WIDTH + 1 {
        return format!("{about}{line}");
    }
    format!(
        "{about}{space}{name}{mark}:\n{space}  | {}{absent};\n",
        kind.replace(" | ", &format!("\n{space}  | "))
    )
}

/// Describes restrictions that the type does not express.
fn bounds(schema: &Value) -> String {
    let number = |keyword: &str| schema[keyword].as_u64();
    let count = |keyword: &str| number(keyword).map(grouped);
    for (least, most, what) in [
        ("minLength", "maxLength", "characters"),
        ("minItems", "maxItems", "elements"),
        ("minimum", "maximum", ""),
    ] {
        let count = match (count(least), count(most)) {
            (Some(least), Some(most)) => format!("{least} to {most} {what}"),
            (None, Some(most)) if !what.is_empty() => format!("At most {most} {what}"),
            _ => continue,
        };
        return format!("{}.", count.trim());
    }
    match (number("exclusiveMinimum"), text(&schema["format"])) {
        (Some(least), _) => format!("An integer from {}.", least + 1),
        (None, "uuid") => "A UUID.".to_owned(),
        (None, "date-time") => "A `Date`, or RFC 3339 with any offset.".to_owned(),
        _ => String::new(),
    }
}

/// Returns the name of the referenced schema.
pub fn reference(schema: &Value) -> Option<&str> {
    text(&schema["$ref"]).strip_prefix("#/components/schemas/")
}
