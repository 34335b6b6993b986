//! The content of the reference, read from the OpenAPI document.

mod markdown;
mod page;
mod samples;
mod schema;

use colloquy_api::Tree;
pub use markdown::twin;
pub use page::{Shown, show};
use schema::{Field, fields, reference};

/// The whole interface.
pub struct Reference {
    /// The description, in Markdown.
    pub about: String,
    /// The service's address, without the version.
    pub base: String,
    pub groups: Vec<Group>,
    /// The headers of every response.
    pub headers: Vec<Header>,
    pub failures: Vec<CommonFailure>,
}

pub struct Group {
    pub id: String,
    pub name: String,
    pub about: String,
    pub operations: Vec<Operation>,
}

pub struct Operation {
    pub id: String,
    pub method: String,
    /// The path, or the event type of a webhook.
    pub path: String,
    pub summary: String,
    pub about: String,
    pub is_webhook: bool,
    pub is_deprecated: bool,
    pub parameters: Vec<Parameter>,
    pub body: Option<BodyContent>,
    pub answers: Vec<ReferenceResponse>,
    /// The statuses of [`Reference::failures`] that the operation may return.
    pub failures: Vec<String>,
}

pub struct Parameter {
    pub place: ParameterPlace,
    pub field: Field,
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
pub struct BodyContent {
    pub is_required: bool,
    /// Whether other properties are rejected.
    pub is_closed: bool,
    pub kind: String,
    pub fields: Vec<Field>,
    pub example: String,
}

pub struct ReferenceResponse {
    pub status: String,
    pub about: String,
    pub content: Option<BodyContent>,
    /// The headers that not every response has.
    pub headers: Vec<Header>,
}

pub struct Header {
    pub field: Field,
    pub example: String,
}

/// An error that is the same for every operation.
pub struct CommonFailure {
    pub status: String,
    pub name: String,
    pub about: String,
    pub content: Option<BodyContent>,
    pub headers: Vec<Header>,
}

impl Reference {
    /// Reads the document. An unreadable one is a bug in this program; the reference is then empty.
    pub fn of(description: &str) -> Self {
        let document: Tree = serde_json::from_str(description).unwrap_or(Tree::Null);
        let reader = Reader { document: &document };
        let base = document.get("servers").elements().first().map(|server| server.get("url").to_string());
        Reference {
            about: document.get("info").get("description").to_string(),
            base: base.unwrap_or_default(),
            groups: reader.groups(),
            headers: reader.common_headers(),
            failures: reader.failures(),
        }
    }

    pub fn operations(&self) -> impl Iterator<Item = &Operation> {
        self.groups.iter().flat_map(|group| &group.operations)
    }
}

impl Operation {
    pub fn at(&self, place: ParameterPlace) -> impl Iterator<Item = &Parameter> {
        self.parameters.iter().filter(move |parameter| parameter.place == place)
    }
}

struct Reader<'t> {
    document: &'t Tree,
}

impl Reader<'_> {
    fn groups(&self) -> Vec<Group> {
        let all = self.operations();
        let mut groups: Vec<Group> = Vec::new();
        for tag in self.document.get("tags").elements() {
            let name = tag.get("name").to_string();
            let id = name.to_lowercase().replace(' ', "-");
            let about = tag.get("description").to_string();
            groups.push(Group { id, name, about, operations: Vec::new() });
        }
        for (tag, operation) in all {
            if let Some(group) = groups.iter_mut().find(|group| group.name == tag) {
                group.operations.push(operation);
            }
        }
        groups
    }

    /// Returns the operations, each with the name of its group.
    fn operations(&self) -> Vec<(String, Operation)> {
        let of = |member: &str, is_webhook: bool| {
            let paths = self.document.get(member).members().iter();
            paths
                .flat_map(|(path, methods)| {
                    methods.members().iter().map(move |(method, node)| (path, method, node))
                })
                .map(|(path, method, node)| {
                    let tag = node.get("tags").elements().first().map(Tree::to_string);
                    (tag.unwrap_or_default(), self.operation(path, method, node, is_webhook))
                })
                .collect::<Vec<_>>()
        };
        of("paths", false).into_iter().chain(of("webhooks", true)).collect()
    }

    fn operation(&self, path: &str, method: &str, node: &Tree, is_webhook: bool) -> Operation {
        let parameters = node.get("parameters").elements().iter();
        let responses = node.get("responses").members();
        let is_shared = |response: &Tree| !response.get("$ref").is_null();
        let body = node.get("requestBody");
        Operation {
            id: node.get("operationId").to_string(),
            method: method.to_uppercase(),
            path: path.to_owned(),
            summary: node.get("summary").to_string(),
            about: node.get("description").to_string(),
            is_webhook,
            is_deprecated: node.get("deprecated").is_true(),
            parameters: parameters
                .map(|parameter| self.parameter(self.document.resolve(parameter)))
                .collect(),
            body: self
                .content(body)
                .map(|content| BodyContent { is_required: body.get("required").is_true(), ..content }),
            answers: responses
                .iter()
                .filter(|(_, response)| !is_shared(response))
                .map(|(status, response)| ReferenceResponse {
                    status: status.clone(),
                    about: response.get("description").to_string(),
                    content: self.content(response),
                    headers: self.own_headers(response),
                })
                .collect(),
            failures: responses
                .iter()
                .filter(|(_, response)| is_shared(response))
                .map(|(status, _)| status.clone())
                .collect(),
        }
    }

    fn parameter(&self, node: &Tree) -> Parameter {
        let place = match node.get("in").text() {
            "path" => ParameterPlace::Path,
            "query" => ParameterPlace::Query,
            _ => ParameterPlace::Header,
        };
        Parameter { place, field: self.described(node.get("name").text(), node), example: example(node) }
    }

    /// Reads a parameter or a header: a schema with a description beside it.
    fn described(&self, name: &str, node: &Tree) -> Field {
        let field = Field::of(self.document, name, node.get("schema"), node.get("required").is_true());
        Field { about: node.get("description").to_string(), ..field }
    }

    fn content(&self, node: &Tree) -> Option<BodyContent> {
        let content = node.get("content").get("application/json");
        let schema = content.get("schema");
        if schema.is_null() {
            return None;
        }
        let whole = Field::of(self.document, "", schema, true);
        let inner = self.document.resolve(schema);
        Some(BodyContent {
            is_required: true,
            is_closed: *inner.get("additionalProperties") == Tree::Bool(false),
            kind: reference(schema).map_or(whole.kind, str::to_owned),
            fields: if whole.fields.is_empty() { fields(self.document, inner) } else { whole.fields },
            example: match content.get("example") {
                Tree::Null => String::new(),
                example => example.pretty(),
            },
        })
    }

    fn common_headers(&self) -> Vec<Header> {
        let responses = self.document.get("components").get("responses").members();
        let common =
            |name: &str| responses.iter().all(|(_, response)| !response.get("headers").get(name).is_null());
        let all = self.document.get("components").get("headers").members();
        all.iter().filter(|(name, _)| common(name)).map(|(name, node)| self.header(name, node)).collect()
    }

    fn header(&self, name: &str, node: &Tree) -> Header {
        Header { field: self.described(name, node), example: example(node) }
    }

    fn own_headers(&self, response: &Tree) -> Vec<Header> {
        let common = self.common_headers();
        let is_own = |name: &str| !common.iter().any(|header| header.field.name == name);
        let headers = response.get("headers").members().iter().filter(|(name, _)| is_own(name));
        headers.map(|(name, node)| self.header(name, self.document.resolve(node))).collect()
    }

    fn failures(&self) -> Vec<CommonFailure> {
        let responses = self.document.get("components").get("responses").members();
        let failure = |(name, response): &(String, Tree)| {
            let status = self.status_of(name);
            CommonFailure {
                status,
                name: name.clone(),
                about: response.get("description").to_string(),
                content: self.content(response),
                headers: self.own_headers(response),
            }
        };
        responses.iter().map(failure).collect()
    }

    /// Returns the status that operations use for a shared response.
    fn status_of(&self, name: &str) -> String {
        let reference = format!("#/components/responses/{name}");
        let methods = self.document.get("paths").members().iter().flat_map(|(_, methods)| methods.members());
        let mut responses = methods.flat_map(|(_, operation)| operation.get("responses").members());
        let found = responses.find(|(_, response)| response.get("$ref").text() == reference);
        found.map(|(status, _)| status.clone()).unwrap_or_default()
    }
}

fn example(node: &Tree) -> String {
    match node.get("example") {
        Tree::Null => String::new(),
        example => example.to_string(),
    }
}

#[cfg(test)]
mod tests;
