//! Generates the types of requests and responses.

use colloquy_api::Tree;

use crate::shapes::{ShapeDirection, further_members, kind, members, reference};
use crate::text::{HEADER, alias, comment, quoted};

/// The sets of words to which later releases may add, as `docs/versioning.md` states. Programs must accept
/// unknown words.
pub const OPEN: [&str; 2] = ["ErrorCode", "LogType"];

const ABOUT: &str = "
// Times in responses are RFC 3339 in UTC with milliseconds. Ids are UUIDs. A missing value is `null`.
";

pub fn source(document: &Tree) -> String {
    let schemas = document.get("components").get("schemas").members();
    let declared: Vec<String> =
        schemas.iter().map(|(name, schema)| declaration(document, name, schema)).collect();
    format!("{HEADER}{ABOUT}\n{}\n{}", declared.join("\n"), events(document))
}

fn declaration(document: &Tree, name: &str, schema: &Tree) -> String {
    let about = comment(0, &[schema.get("description").text().to_owned()]);
    if schema.get("properties").is_null() && schema.get("type").text() == "object" {
        return format!("{about}export type {name} = {};\n", kind(schema, ShapeDirection::Answered, 0));
    }
    if schema.get("type").text() != "object" {
        let words = schema.get("enum").elements().iter().map(|word| quoted(word.text()));
        let others = OPEN.contains(&name).then(|| "(string & {})".to_owned());
        return format!("{about}{}", alias(name, &words.chain(others).collect::<Vec<_>>()));
    }
    let way = if schema.get("additionalProperties").is_null() {
        ShapeDirection::Answered
    } else {
        ShapeDirection::Sent
    };
    match base(document, name, schema) {
        Some((base, its)) => {
            let further = further_members(schema, its, way, 2);
            format!("{about}export interface {name} extends {base} {{\n{further}}}\n")
        }
        None => format!("{about}export interface {name} {{\n{}}}\n", members(schema, way, 2)),
    }
}

/// Returns an earlier type that has all properties of this one except one.
fn base<'d>(document: &'d Tree, name: &str, schema: &Tree) -> Option<(&'d str, &'d Tree)> {
    let own = schema.get("properties").members();
    let others = document.get("components").get("schemas").members().iter();
    let earlier = others.take_while(|(other, _)| other != name);
    let fits = |(_, other): &&(String, Tree)| {
        let members = other.get("properties").members();
        let is_closed = !other.get("additionalProperties").is_null();
        !is_closed
            && !members.is_empty()
            && members.len() + 1 == own.len()
            && members.iter().all(|member| own.contains(member))
    };
    earlier.filter(fits).last().map(|(name, schema)| (name.as_str(), schema))
}

/// Returns the names of the schemas of events.
fn webhooks(document: &Tree) -> impl Iterator<Item = &str> {
    document.get("webhooks").members().iter().filter_map(|(_, webhook)| {
        let body = webhook.get("post").get("requestBody");
        reference(body.get("content").get("application/json").get("schema"))
    })
}

fn events(document: &Tree) -> String {
    let names: Vec<String> = webhooks(document).map(str::to_owned).collect();
    let about = comment(0, &["The webhook events that this release knows.".to_owned()]);
    format!("{about}{}", alias("KnownEvent", &names))
}
