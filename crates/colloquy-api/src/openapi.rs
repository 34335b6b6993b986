//! The OpenAPI document, generated from the operation table and from descriptions of requests and responses.
//!
//! The schemas are written by hand instead of derived from the records. Lengths, formats and descriptions are
//! most of them, and a derivation would need those for each property anyway. Tests check the names and the
//! nullability against the serialized records.

mod examples;
mod meanings;
mod operations;
mod parameters;
pub mod patterns;
mod records;
mod requests;
mod responses;
mod schema;
mod webhooks;

use serde_json::{Map, Value, json};

use crate::ApiTimestamp;
use crate::operations::{IdempotencyMode, OPERATIONS, Operation, OperationId, RequestBodyRequirement};

/// When this version became deprecated, and when it stops working.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApiVersionRetirement {
    pub deprecated_at: ApiTimestamp,
    pub sunset_at: ApiTimestamp,
}

const SUMMARY: &str =
    "Interviews by voice, held by an AI: create them, invite people and read the transcripts.";

const DESCRIPTION: &str = "\
Bodies are JSON. Ids are UUIDs. Times are RFC 3339, returned in UTC with milliseconds. A property without a value is \
`null`, never omitted. Later releases may add properties to responses. A body with unknown properties is rejected; \
unknown query parameters are ignored.

**Keys.** Every operation needs an API key, as `Authorization: Bearer <key>` or `x-api-key: <key>`. A key belongs to one \
organization and cannot access the data of others.

**Lists** are arrays. If there are more rows, the `Link` header has the address of the next page with `rel=\"next\"`.

**Limits.** The `RateLimit-*` headers show how many requests remain in the window. A 429 says in `Retry-After` how long to wait.

**Errors** are JSON. A 400 lists every rejected value with its path and a code.";

/// Returns the document for the service at this address, as JSON. The same arguments always give the same
/// bytes.
pub fn document(base_url: &str, retirement: Option<ApiVersionRetirement>) -> String {
    let tags = operations::TAGS.iter().chain([&webhooks::TAG]);
    let tag = |(name, description): &(&str, &str)| json!({ "name": name, "description": description });
    json!({
        "openapi": "3.1.0",
        "info": info(base_url, retirement),
        "servers": [{ "url": base_url, "description": "This service." }],
        "security": [{ "bearer": [] }, { "apiKey": [] }],
        "tags": tags.map(tag).collect::<Vec<_>>(),
        "paths": paths(retirement.is_some()),
        "webhooks": webhooks::webhooks(),
        "components": components(),
    })
    .to_string()
}

fn info(base_url: &str, retirement: Option<ApiVersionRetirement>) -> Value {
    let description = match retirement {
        None => DESCRIPTION.to_owned(),
        Some(ApiVersionRetirement { deprecated_at, sunset_at }) => format!(
            "{DESCRIPTION}\n\n**Retirement.** This version is deprecated since {deprecated_at} and stops answering at \
             {sunset_at}."
        ),
    };
    json!({
        "title": "Colloquy",
        "version": "1.0",
        "summary": SUMMARY,
        "description": description,
        "contact": { "name": "Colloquy", "url": format!("{base_url}/docs") },
        "license": { "name": "Apache-2.0 OR MIT", "identifier": "Apache-2.0 OR MIT" },
    })
}

fn paths(deprecated: bool) -> Value {
    let mut paths = json!({});
    for operation in OPERATIONS {
        let method = operation.method.as_str().to_ascii_lowercase();
        paths[operation.path][method] = self::operation(operation, deprecated);
    }
    paths
}

fn operation(operation: &Operation, deprecated: bool) -> Value {
    let id = operation.id;
    let mut node = json!({
        "operationId": id.name(),
        "tags": [operations::tag(operation)],
        "summary": operation.purpose,
        "description": operations::rule(id),
    });
    if deprecated {
        node["deprecated"] = true.into();
    }
    let parameters = parameters(operation);
    if !parameters.is_empty() {
        node["parameters"] = parameters.into();
    }
    if let Some(schema) = operations::body(id) {
        node["requestBody"] = json!({
            "required": operation.body == RequestBodyRequirement::Required,
            "content": responses::json_content(schema::reference(schema), examples::request(schema)),
        });
    }
    node["responses"] = responses(operation);
    node
}

/// Returns references to the parameters: those of the path, then of the query, then the header.
fn parameters(operation: &Operation) -> Vec<Value> {
    let of_path = operation.path.split(['{', '}']).skip(1).step_by(2);
    let of_query = operations::query(operation.id).iter().copied();
    let of_header = (operation.repeat == IdempotencyMode::Replayed).then_some("Idempotency-Key");
    let names = of_path.chain(of_query).chain(of_header);
    names.map(|name| json!({ "$ref": format!("#/components/parameters/{name}") })).collect()
}

fn responses(operation: &Operation) -> Value {
    let id = operation.id;
    let own: &[&str] = match operation.repeat {
        IdempotencyMode::Replayed => &["Idempotency-Replayed"],
        IdempotencyMode::Ignored => &[],
    };
    let answer = operations::answer(id);
    let mut success =
        responses::response(operations::about_answer(id), own, answer.schema(), answer.example(id));
    let links = operations::links(id);
    if !links.is_empty() {
        let link = |(to, place): &(OperationId, &str)| {
            (to.name(), json!({ "operationId": to.name(), "parameters": { "id": place } }))
        };
        success["links"] = links.iter().map(link).collect();
    }
    let failure = |(status, name): &(u16, &str)| {
        (status.to_string(), json!({ "$ref": format!("#/components/responses/{name}") }))
    };
    let failures = responses::ERRORS.iter().map(failure);
    std::iter::once(("200".to_owned(), success)).chain(failures).collect()
}

fn schemas() -> Value {
    let schemas = records::schemas()
        .into_iter()
        .chain(requests::schemas())
        .chain(responses::schemas())
        .chain(webhooks::schemas());
    schemas.map(|(name, schema)| (name, schema.about(meanings::meaning(name)))).collect()
}

/// Returns one of the document's schemas with its references replaced by what they refer to, or `None` for an
/// unknown name.
pub fn schema(name: &str) -> Option<Value> {
    let all = schemas();
    Some(written_out(all.get(name)?, &all))
}

fn written_out(schema: &Value, all: &Value) -> Value {
    let named = |members: &Map<String, Value>| {
        let name = members.get("$ref")?.as_str()?.rsplit('/').next()?;
        all.get(name).map(|schema| written_out(schema, all))
    };
    match schema {
        Value::Object(members) => {
            let mut whole = named(members).and_then(|schema| schema.as_object().cloned()).unwrap_or_default();
            let own = members.iter().filter(|(name, _)| *name != "$ref");
            whole.extend(own.map(|(name, value)| (name.clone(), written_out(value, all))));
            Value::Object(whole)
        }
        Value::Array(elements) => elements.iter().map(|element| written_out(element, all)).collect(),
        other => other.clone(),
    }
}

fn components() -> Value {
    json!({
        "schemas": schemas(),
        "responses": responses::error_components(),
        "parameters": parameters::components(),
        "headers": responses::header_components(),
        "securitySchemes": {
            "bearer": {
                "type": "http", "scheme": "bearer", "description": "An API key of the organization.",
            },
            "apiKey": {
                "type": "apiKey", "in": "header", "name": "x-api-key",
                "description": "The same key in another header.",
            },
        },
    })
}

#[cfg(test)]
mod tests;
