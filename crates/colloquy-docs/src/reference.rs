//! The content of the reference, read from the OpenAPI document.

mod markdown;
mod page;
mod samples;
mod schema;

use colloquy_api::json::{elements, members, plain, resolve, text};
pub use markdown::as_markdown;
pub use page::{RenderedReference, render};
use schema::{DocumentedField, fields, reference};
use serde_json::Value;

/// The whole interface.
pub struct ApiReference {
    /// The description, in Markdown.
    pub about: String,
    /// The service's address, without the version.
    pub base: String,
    pub groups: Vec<DocumentedOperationGroup>,
    /// The headers of every response.
    pub headers: Vec<DocumentedHeader>,
    pub failures: Vec<DocumentedCommonError>,
}

pub struct DocumentedOperationGroup {
    pub id: String,
    pub name: String,
    pub about: String,
    pub operations: Vec<DocumentedOperation>,
}

pub struct DocumentedOperation {
    pub id: String,
    pub method: String,
    /// The path, or the event type of a webhook.
    pub path: String,
    pub summary: String,
    pub about: String,
    pub is_webhook: bool,
    pub is_deprecated: bool,
    pub parameters: Vec<Parameter>,
    pub body: Option<DocumentedBody>,
    pub answers: Vec<DocumentedResponse>,
    /// The statuses of [`ApiReference::failures`] that the operation may return.
    pub failures: Vec<String>,
}

pub struct Parameter {
    pub place: ParameterPlace,
    pub field: DocumentedField,
    /// An example; empty if there is none.
    pub example: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterPlace {
    Path,
    Query,
    Header,
}

/// A body of a request or a response.
pub struct DocumentedBody {
    pub is_required: bool,
    /// Whether other properties are rejected.
    pub is_closed: bool,
    pub kind: String,
    pub fields: Vec<DocumentedField>,
    pub example: String,
}

pub struct DocumentedResponse {
    pub status: String,
    pub about: String,
    pub content: Option<DocumentedBody>,
    /// The headers that not every response has.
    pub headers: Vec<DocumentedHeader>,
}

pub struct DocumentedHeader {
    pub field: DocumentedField,
    pub example: String,
}

/// An error that is the same for every operation.
pub struct DocumentedCommonError {
    pub status: String,
    pub name: String,
    pub about: String,
    pub content: Option<DocumentedBody>,
    pub headers: Vec<DocumentedHeader>,
}

impl ApiReference {
    /// Reads the document. An unreadable one is a bug in this program; the reference is then empty.
    pub fn of(description: &str) -> Self {
        let document: Value = serde_json::from_str(description).unwrap_or_default();
        let reader = Reader { document: &document };
        ApiReference {
            about: owned(&document["info"]["description"]),
            base: owned(&document["servers"][0]["url"]),
            groups: reader.groups(),
            headers: reader.common_headers(),
            failures: reader.failures(),
        }
    }

    pub fn operations(&self) -> impl Iterator<Item = &DocumentedOperation> {
        self.groups.iter().flat_map(|group| &group.operations)
    }
}

impl DocumentedOperation {
    pub fn at(&self, place: ParameterPlace) -> impl Iterator<Item = &Parameter> {
        self.parameters.iter().filter(move |parameter| parameter.place == place)
    }
}

struct Reader<'t> {
    document: &'t Value,
}

impl Reader<'_> {
    fn groups(&self) -> Vec<DocumentedOperationGroup> {
        let all = self.operations();
        let mut groups: Vec<DocumentedOperationGroup> = Vec::new();
        for tag in elements(&self.document["tags"]) {
            let name = owned(&tag["name"]);
            let id = name.to_lowercase().replace(' ', "-");
            let about = owned(&tag["description"]);
            groups.push(DocumentedOperationGroup { id, name, about, operations: Vec::new() });
        }
        for (tag, operation) in all {
            if let Some(group) = groups.iter_mut().find(|group| group.name == tag) {
                group.operations.push(operation);
            }
        }
        groups
    }

    /// Returns the operations, each with the name of its group.
    fn operations(&self) -> Vec<(String, DocumentedOperation)> {
        let of = |member: &str, is_webhook: bool| {
            members(&self.document[member])
                .flat_map(|(path, methods)| members(methods).map(move |(method, node)| (path, method, node)))
                .map(|(path, method, node)| {
                    (owned(&node["tags"][0]), self.operation(path, method, node, is_webhook))
                })
                .collect::<Vec<_>>()
        };
        of("paths", false).into_iter().chain(of("webhooks", true)).collect()
    }

    fn operation(&self, path: &str, method: &str, node: &Value, is_webhook: bool) -> DocumentedOperation {
        let responses = members(&node["responses"]);
        let (shared, own): (Vec<_>, Vec<_>) =
            responses.partition(|(_, response)| !response["$ref"].is_null());
        let body = &node["requestBody"];
        DocumentedOperation {
            id: owned(&node["operationId"]),
            method: method.to_uppercase(),
            path: path.to_owned(),
            summary: owned(&node["summary"]),
            about: owned(&node["description"]),
            is_webhook,
            is_deprecated: node["deprecated"] == true,
            parameters: elements(&node["parameters"])
                .iter()
                .map(|parameter| self.parameter(resolve(self.document, parameter)))
                .collect(),
            body: self
                .content(body)
                .map(|content| DocumentedBody { is_required: body["required"] == true, ..content }),
            answers: own
                .into_iter()
                .map(|(status, response)| DocumentedResponse {
                    status: status.to_owned(),
                    about: owned(&response["description"]),
                    content: self.content(response),
                    headers: self.own_headers(response),
                })
                .collect(),
            failures: shared.into_iter().map(|(status, _)| status.to_owned()).collect(),
        }
    }

    fn parameter(&self, node: &Value) -> Parameter {
        let place = match text(&node["in"]) {
            "path" => ParameterPlace::Path,
            "query" => ParameterPlace::Query,
            _ => ParameterPlace::Header,
        };
        Parameter { place, field: self.described(text(&node["name"]), node), example: example(node) }
    }

    /// Reads a parameter or a header: a schema with a description beside it.
    fn described(&self, name: &str, node: &Value) -> DocumentedField {
        let field = DocumentedField::of(self.document, name, &node["schema"], node["required"] == true);
        DocumentedField { about: owned(&node["description"]), ..field }
    }

    fn content(&self, node: &Value) -> Option<DocumentedBody> {
        let content = &node["content"]["application/json"];
        let schema = &content["schema"];
        if schema.is_null() {
            return None;
        }
        let whole = DocumentedField::of(self.document, "", schema, true);
        let inner = resolve(self.document, schema);
        Some(DocumentedBody {
            is_required: true,
            is_closed: inner["additionalProperties"] == false,
            kind: reference(schema).map_or(whole.kind, str::to_owned),
            fields: if whole.fields.is_empty() { fields(self.document, inner) } else { whole.fields },
            example: content.get("example").map(|example| format!("{example:#}")).unwrap_or_default(),
        })
    }

    fn common_headers(&self) -> Vec<DocumentedHeader> {
        let components = &self.document["components"];
        let has = |response: &Value, name: &str| !response["headers"][name].is_null();
        let is_common =
            |name: &str| members(&components["responses"]).all(|(_, response)| has(response, name));
        let common = members(&components["headers"]).filter(|(name, _)| is_common(name));
        common.map(|(name, node)| self.header(name, node)).collect()
    }

    fn header(&self, name: &str, node: &Value) -> DocumentedHeader {
        DocumentedHeader { field: self.described(name, node), example: example(node) }
    }

    fn own_headers(&self, response: &Value) -> Vec<DocumentedHeader> {
        let common = self.common_headers();
        let is_own = |name: &str| !common.iter().any(|header| header.field.name == name);
        let headers = members(&response["headers"]).filter(|(name, _)| is_own(name));
        headers.map(|(name, node)| self.header(name, resolve(self.document, node))).collect()
    }

    fn failures(&self) -> Vec<DocumentedCommonError> {
        let failure = |(name, response): (&str, &Value)| DocumentedCommonError {
            status: self.status_of(name),
            name: name.to_owned(),
            about: owned(&response["description"]),
            content: self.content(response),
            headers: self.own_headers(response),
        };
        members(&self.document["components"]["responses"]).map(failure).collect()
    }

    /// Returns the status that operations use for a shared response.
    fn status_of(&self, name: &str) -> String {
        let reference = format!("#/components/responses/{name}");
        let methods = members(&self.document["paths"]).flat_map(|(_, methods)| members(methods));
        let mut responses = methods.flat_map(|(_, operation)| members(&operation["responses"]));
        let found = responses.find(|(_, response)| response["$ref"] == reference);
        found.map(|(status, _)| status.to_owned()).unwrap_or_default()
    }
}

fn owned(node: &Value) -> String {
    text(node).to_owned()
}

fn example(node: &Value) -> String {
    node.get("example").map(plain).unwrap_or_default()
}

#[cfg(test)]
mod tests;
