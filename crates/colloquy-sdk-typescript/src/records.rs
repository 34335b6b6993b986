//! Generates the types of requests and responses.

use colloquy_api::json::{self, elements, text};
use serde_json::Value;

use crate::operations::json_schema;
use crate::shapes::{ShapeDirection, further_members, kind, members, properties, reference};
use crate::text::{HEADER, alias, comment, quoted};

/// The sets of words to which later releases may add, as `docs/versioning.md` states. Programs must accept
/// unknown words.
pub const OPEN: [&str; 2] = ["ErrorCode", "LogType"];

const ABOUT: &str = "
// Times in responses are RFC 3339 in UTC with milliseconds. Ids are UUIDs. A missing value is `null`.
";

pub fn source(document: &Value) -> String {
    let declared: Vec<String> =
        schemas(document).map(|(name, schema)| declaration(document, name, schema)).collect();
    format!("{HEADER}{ABOUT}\n{}\n{}", declared.join("\n"), events(document))
}

fn schemas(document: &Value) -> impl Iterator<Item = (&str, &Value)> {
    json::members(&document["components"]["schemas"])
}

fn declaration(document: &Value, name: &str, schema: &Value) -> String {
    let about = comment(0, &[text(&schema["description"]).to_owned()]);
    if schema["properties"].is_null() && schema["type"] == "object" {
        return format!("{about}export type {name} = {};\n", kind(schema, ShapeDirection::Answered, 0));
    }
    if schema["type"] != "object" {
        let words = elements(&schema["enum"]).iter().map(|word| quoted(text(word)));
        let others = OPEN.contains(&name).then(|| "(string & {})".to_owned());
        return format!("{about}{}", alias(name, &words.chain(others).collect::<Vec<_>>()));
    }
    let way = if schema["additionalProperties"].is_null() {
        ShapeDirection::Answered
    } else {
        ShapeDirection::Sent
    };
    match base(document, name, schema) {
        Some((base, its)) => {
            let further = further_members(schema, its, way);
            format!("{about}export interface {name} extends {base} {{\n{further}}}\n")
        }
        None => format!("{about}export interface {name} {{\n{}}}\n", members(schema, way, 2)),
    }
}

/// Returns an earlier type that has all properties of this one except one.
fn base<'d>(document: &'d Value, name: &str, schema: &Value) -> Option<(&'d str, &'d Value)> {
    let earlier = schemas(document).take_while(|(other, _)| *other != name);
    let fits = |(_, other): &(&str, &Value)| {
        let count = properties(other).count();
        let is_closed = !other["additionalProperties"].is_null();
        !is_closed
            && count > 0
            && count + 1 == properties(schema).count()
            && properties(other).all(|(name, other)| schema["properties"][name] == *other)
    };
    earlier.filter(fits).last()
}

/// Returns the names of the schemas of events.
fn webhooks(document: &Value) -> impl Iterator<Item = &str> {
    json::members(&document["webhooks"])
        .filter_map(|(_, webhook)| reference(json_schema(&webhook["post"]["requestBody"])))
}

fn events(document: &Value) -> String {
    let names: Vec<String> = webhooks(document).map(str::to_owned).collect();
    let about = comment(0, &["The webhook events that this release knows.".to_owned()]);
    format!("{about}{}", alias("KnownEvent", &names))
}
