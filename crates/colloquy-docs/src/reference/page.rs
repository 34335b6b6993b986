//! Renders the reference as HTML.

use askama::Template;

use super::samples::LANGUAGES;
use super::schema::DocumentedField;
use super::{
    ApiReference, DocumentedBody, DocumentedCommonError, DocumentedHeader, DocumentedOperation,
    DocumentedOperationGroup, DocumentedResponse, Parameter, ParameterPlace,
};
use crate::highlight::highlight;
use crate::markdown::{self, PageSection};

/// The content of the page within its frame.
pub struct RenderedReference {
    pub html: String,
    /// The sections for the search.
    pub sections: Vec<PageSection>,
}

pub fn render(reference: &ApiReference) -> RenderedReference {
    let about = markdown::render_part(&reference.about);
    let groups = reference.groups.iter().map(|group| GroupPart { group, base: &reference.base });
    let page = ReferencePart { about, reference, groups: groups.collect() };
    RenderedReference { html: page.render().unwrap_or_default(), sections: sections(reference) }
}

#[derive(Template)]
#[template(path = "reference.html")]
struct ReferencePart<'r> {
    about: String,
    reference: &'r ApiReference,
    groups: Vec<GroupPart<'r>>,
}

struct GroupPart<'r> {
    group: &'r DocumentedOperationGroup,
    base: &'r str,
}

impl ReferencePart<'_> {
    fn failure(&self, failure: &DocumentedCommonError) -> String {
        FailurePart { failure }.render().unwrap_or_default()
    }

    fn headers(&self, headers: &[DocumentedHeader]) -> String {
        headers_part(headers)
    }
}

impl GroupPart<'_> {
    fn operation(&self, operation: &DocumentedOperation) -> String {
        OperationPart { operation, base: self.base }.render().unwrap_or_default()
    }
}

#[derive(Template)]
#[template(path = "failure.html")]
struct FailurePart<'r> {
    failure: &'r DocumentedCommonError,
}

impl FailurePart<'_> {
    fn example(&self, content: &DocumentedBody) -> String {
        json(&content.example)
    }

    fn content(&self, content: &DocumentedBody) -> String {
        content_part(content)
    }

    fn headers(&self) -> String {
        headers_part(&self.failure.headers)
    }
}

#[derive(Template)]
#[template(path = "operation.html")]
struct OperationPart<'r> {
    operation: &'r DocumentedOperation,
    base: &'r str,
}

impl OperationPart<'_> {
    fn parameters(&self, place: ParameterPlace) -> Vec<DocumentedField> {
        self.operation.at(place).map(|parameter| with_example(&parameter.field, &parameter.example)).collect()
    }

    /// Returns the fields of each kind of parameter, with a heading.
    fn places(&self) -> Vec<(&'static str, String)> {
        [
            (ParameterPlace::Path, "Path"),
            (ParameterPlace::Query, "Query"),
            (ParameterPlace::Header, "Headers"),
        ]
        .into_iter()
        .map(|(place, heading)| (heading, self.parameters(place)))
        .filter(|(_, fields)| !fields.is_empty())
        .map(|(heading, fields)| (heading, fields_part(&fields)))
        .collect()
    }

    fn content(&self, content: &DocumentedBody) -> String {
        content_part(content)
    }

    fn headers(&self, answer: &DocumentedResponse) -> String {
        headers_part(&answer.headers)
    }

    /// Returns each language's id, its name and the sample.
    fn samples(&self) -> Vec<(&'static str, &'static str, String)> {
        if self.operation.is_webhook {
            return Vec::new();
        }
        let sample = |language: &super::samples::CodeSampleLanguage| {
            (language.id, language.name, language.sample(self.base, self.operation).html())
        };
        LANGUAGES.iter().map(sample).collect()
    }

    fn inputs(&self) -> Vec<Input> {
        self.operation.parameters.iter().map(|parameter| Input::of(&self.operation.id, parameter)).collect()
    }

    fn example(&self, content: &DocumentedBody) -> String {
        json(&content.example)
    }

    fn text(&self, markdown: &str) -> String {
        inline(markdown)
    }

    /// Returns the path, with a line break opportunity after each segment.
    fn path(&self) -> String {
        let mut escaped = String::new();
        crate::highlight::escape(&self.operation.path, &mut escaped);
        escaped.replace('/', "/<wbr>")
    }
}

/// A field of the form.
struct Input {
    id: String,
    name: String,
    /// `path`, `query` or `header`.
    place: &'static str,
    is_required: bool,
    example: String,
    /// The allowed values; empty if any value is allowed.
    words: Vec<String>,
}

impl Input {
    fn of(operation: &str, parameter: &Parameter) -> Self {
        let field = &parameter.field;
        let words = match field.kind.as_str() {
            "boolean" => vec!["true".to_owned(), "false".to_owned()],
            _ => field.words.clone(),
        };
        let place = match parameter.place {
            ParameterPlace::Path => "path",
            ParameterPlace::Query => "query",
            ParameterPlace::Header => "header",
        };
        Input {
            id: format!("{operation}-{}", field.name),
            name: field.name.clone(),
            place,
            is_required: field.is_required,
            example: parameter.example.clone(),
            words,
        }
    }
}

#[derive(Template)]
#[template(path = "fields.html")]
struct FieldsPart<'r> {
    fields: &'r [DocumentedField],
}

impl FieldsPart<'_> {
    fn inside(&self, field: &DocumentedField) -> String {
        fields_part(&field.fields)
    }

    fn text(&self, markdown: &str) -> String {
        inline(markdown)
    }
}

fn fields_part(fields: &[DocumentedField]) -> String {
    FieldsPart { fields }.render().unwrap_or_default()
}

fn headers_part(headers: &[DocumentedHeader]) -> String {
    let fields: Vec<DocumentedField> =
        headers.iter().map(|header| with_example(&header.field, &header.example)).collect();
    fields_part(&fields)
}

fn with_example(field: &DocumentedField, example: &str) -> DocumentedField {
    let mut field = field.clone();
    if !example.is_empty() {
        field.bounds.push(format!("for example {example}"));
    }
    field
}

#[derive(Template)]
#[template(path = "content.html")]
struct ContentPart<'r> {
    content: &'r DocumentedBody,
    fields: String,
}

fn content_part(content: &DocumentedBody) -> String {
    ContentPart { content, fields: fields_part(&content.fields) }.render().unwrap_or_default()
}

fn json(text: &str) -> String {
    markdown::code_block("json", &highlight("json", text))
}

/// Renders a text of one paragraph without the paragraph element.
fn inline(text: &str) -> String {
    let html = markdown::render_part(text);
    let html = html.trim();
    html.strip_prefix("<p>").and_then(|html| html.strip_suffix("</p>")).unwrap_or(html).to_owned()
}

fn sections(reference: &ApiReference) -> Vec<PageSection> {
    let head =
        PageSection { id: String::new(), heading: "Reference".to_owned(), text: reference.about.clone() };
    let operations = reference.operations().map(|operation| {
        let mut text =
            format!("{} {} {} {}", operation.about, operation.method, operation.path, operation.id);
        let contents = operation.answers.iter().filter_map(|answer| answer.content.as_ref());
        let fields = contents.chain(&operation.body).flat_map(|content| &content.fields);
        for field in operation.parameters.iter().map(|parameter| &parameter.field).chain(fields) {
            text.push_str(&format!(" {} {}", field.name, field.about));
        }
        PageSection {
            id: operation.id.clone(),
            heading: operation.summary.clone(),
            text: text.replace('`', ""),
        }
    });
    std::iter::once(head).chain(operations).collect()
}
