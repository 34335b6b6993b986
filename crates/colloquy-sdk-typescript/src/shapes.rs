//! Converts schemas to types.

use colloquy_api::Tree;

use crate::text::{WIDTH, comment, grouped, quoted};

/// Whether a value is in a request or in a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeDirection {
    Sent,
    Answered,
}

/// Returns the type of a value at an indentation.
pub fn kind(schema: &Tree, way: ShapeDirection, indent: usize) -> String {
    kinds(schema, way, indent).join(" | ")
}

fn kinds(schema: &Tree, way: ShapeDirection, indent: usize) -> Vec<String> {
    if let Some(name) = reference(schema) {
        return vec![name.to_owned()];
    }
    let choices = [schema.get("anyOf"), schema.get("oneOf")];
    if let Some(choices) = choices.into_iter().find(|choices| !choices.is_null()) {
        return choices.elements().iter().flat_map(|choice| kinds(choice, way, indent)).collect();
    }
    let words = schema.get("enum").elements();
    if !words.is_empty() {
        return words.iter().map(|word| quoted(word.text())).collect();
    }
    let names = match schema.get("type") {
        Tree::Text(name) => vec![name.as_str()],
        names => names.elements().iter().map(Tree::text).collect(),
    };
    names.into_iter().flat_map(|name| plain(name, schema, way, indent)).collect()
}

fn plain(name: &str, schema: &Tree, way: ShapeDirection, indent: usize) -> Vec<String> {
    let one = |kind: &str| vec![kind.to_owned()];
    match name {
        "integer" | "number" => match schema.get("const") {
            Tree::Null => one("number"),
            fixed => vec![fixed.to_string()],
        },
        // A caller may pass a `Date`, which JSON serializes in the format that the service accepts.
        "string" if way == ShapeDirection::Sent && schema.get("format").text() == "date-time" => {
            vec!["string".to_owned(), "Date".to_owned()]
        }
        "array" => {
            let items = kinds(schema.get("items"), way, indent);
            match &items[..] {
                [item] => vec![format!("{item}[]")],
                _ => vec![format!("({})[]", items.join(" | "))],
            }
        }
        "object" if schema.get("properties").members().is_empty() => one("Record<string, unknown>"),
        "object" => vec![format!("{{\n{}{}}}", members(schema, way, indent + 2), " ".repeat(indent))],
        other => one(other),
    }
}

/// Returns the properties of an object, each with a line for its description.
pub fn members(schema: &Tree, way: ShapeDirection, indent: usize) -> String {
    let required = schema.get("required").elements();
    let member = |(name, schema): &(String, Tree)| {
        let is_required = required.iter().any(|required| required.text() == name);
        member(name, schema, is_required, way, indent)
    };
    schema.get("properties").members().iter().map(member).collect()
}

/// Returns the properties of an object that its base does not have.
pub fn further_members(schema: &Tree, base: &Tree, way: ShapeDirection, indent: usize) -> String {
    let of_base = base.get("properties").members();
    let own = schema.get("properties").members().iter().filter(|member| !of_base.contains(member));
    let own = Tree::Object(own.cloned().collect());
    let schema = Tree::Object(vec![
        ("required".to_owned(), schema.get("required").clone()),
        ("properties".to_owned(), own),
    ]);
    members(&schema, way, indent)
}

pub fn member(name: &str, schema: &Tree, is_required: bool, way: ShapeDirection, indent: usize) -> String {
    let space = " ".repeat(indent);
    let bounds = if way == ShapeDirection::Sent { bounds(schema) } else { String::new() };
    let about = format!("{} {bounds}", schema.get("description").text());
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
fn bounds(schema: &Tree) -> String {
    let number = |keyword: &str| match schema.get(keyword) {
        Tree::Number(number) => number.as_u64(),
        _ => None,
    };
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
    match (number("exclusiveMinimum"), schema.get("format").text()) {
        (Some(least), _) => format!("An integer from {}.", least + 1),
        (None, "uuid") => "A UUID.".to_owned(),
        (None, "date-time") => "A `Date`, or RFC 3339 with any offset.".to_owned(),
        _ => String::new(),
    }
}

/// Returns the name of the referenced schema.
pub fn reference(schema: &Tree) -> Option<&str> {
    schema.get("$ref").text().strip_prefix("#/components/schemas/")
}
