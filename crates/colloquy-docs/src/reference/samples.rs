//! Sample requests in several languages, with placeholders for values entered on the page. To add a language,
//! add a row and a function. Its quoting rules are also in `assets/samples.js`, which fills the placeholders.

use colloquy_api::commands::flag;
use colloquy_api::operations::OPERATIONS;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use super::{DocumentedOperation, ParameterPlace};
use crate::highlight::escape;

pub struct CodeSampleLanguage {
    pub id: &'static str,
    pub name: &'static str,
    /// Writes a sample; `base` is the service's address.
    write: fn(base: &str, operation: &DocumentedOperation) -> CodeSample,
}

pub const LANGUAGES: &[CodeSampleLanguage] = &[
    CodeSampleLanguage { id: "curl", name: "curl", write: curl },
    CodeSampleLanguage { id: "typescript", name: "TypeScript", write: typescript },
    CodeSampleLanguage { id: "cli", name: "CLI", write: command_line },
];

impl CodeSampleLanguage {
    pub fn sample(&self, base: &str, operation: &DocumentedOperation) -> CodeSample {
        (self.write)(base, operation)
    }
}

#[derive(Default)]
pub struct CodeSample(Vec<SamplePart>);

enum SamplePart {
    Text(String),
    Hole(Hole),
}

/// A placeholder for an entered value. It is empty while there is no value.
struct Hole {
    /// The origin: `path:id`, `query` as a whole, `query:limit`, `header:Idempotency-Key`, `body`.
    from: String,
    form: Form,
    before: String,
    after: &'static str,
    /// The text while there is no value.
    otherwise: String,
    value: String,
}

/// How a value is written.
#[derive(Clone, Copy)]
enum Form {
    /// A segment of a path.
    Segment,
    /// Unchanged.
    Plain,
    /// In single quotes, for a shell.
    Shell,
    /// A JSON string, which is also a TypeScript string.
    Quoted,
    /// JSON as a TypeScript object.
    Literal,
    /// A query as members of a TypeScript object.
    Members,
}

const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

impl Form {
    fn name(self) -> &'static str {
        match self {
            Form::Segment => "segment",
            Form::Plain => "plain",
            Form::Shell => "shell",
            Form::Quoted => "quoted",
            Form::Literal => "literal",
            Form::Members => "members",
        }
    }

    fn write(self, value: &str) -> String {
        match self {
            Form::Segment => utf8_percent_encode(value, UNRESERVED).to_string(),
            Form::Plain => value.to_owned(),
            Form::Shell => value.replace('\'', r"'\''"),
            Form::Quoted => serde_json::to_string(value).unwrap_or_default(),
            Form::Literal => literal(value),
            // A query is empty until something is entered; the script then writes it.
            Form::Members => String::new(),
        }
    }
}

impl Hole {
    fn text(&self) -> String {
        match self.value.is_empty() {
            true => self.otherwise.clone(),
            false => format!("{}{}{}", self.before, self.form.write(&self.value), self.after),
        }
    }
}

impl CodeSample {
    fn text(mut self, text: impl Into<String>) -> Self {
        self.0.push(SamplePart::Text(text.into()));
        self
    }

    fn hole(
        mut self,
        from: impl Into<String>,
        form: Form,
        value: &str,
        around: (&str, &'static str),
    ) -> Self {
        let (before, after) = (around.0.to_owned(), around.1);
        let (otherwise, value) = (String::new(), value.to_owned());
        self.0.push(SamplePart::Hole(Hole { from: from.into(), form, before, after, otherwise, value }));
        self
    }

    /// Sets the text of the last placeholder for when there is no value.
    fn or(mut self, before: &str, otherwise: &str) -> Self {
        if let Some(SamplePart::Hole(hole)) = self.0.last_mut() {
            hole.otherwise = format!("{before}{otherwise}");
        }
        self
    }

    /// Adds the operation's address with its path and query.
    fn address(mut self, base: &str, operation: &DocumentedOperation) -> Self {
        self = self.text(base);
        for (place, part) in operation.path.split(['{', '}']).enumerate() {
            self = match place % 2 {
                0 => self.text(part),
                _ => {
                    let parameter =
                        operation.at(ParameterPlace::Path).find(|parameter| parameter.field.name == part);
                    let example = parameter.map_or("", |parameter| &parameter.example);
                    self.hole(format!("path:{part}"), Form::Segment, example, ("", ""))
                }
            };
        }
        match operation.at(ParameterPlace::Query).next() {
            Some(_) => self.hole("query", Form::Plain, "", ("?", "")),
            None => self,
        }
    }

    /// Adds a placeholder for each header of the request.
    fn headers(
        mut self,
        operation: &DocumentedOperation,
        form: Form,
        around: fn(&str) -> (&'static str, &'static str),
    ) -> Self {
        for header in operation.at(ParameterPlace::Header) {
            let name = &header.field.name;
            self = self.hole(format!("header:{name}"), form, "", around(name));
        }
        self
    }

    /// Returns the sample as HTML.
    pub fn html(&self) -> String {
        let mut html = String::new();
        for part in &self.0 {
            match part {
                SamplePart::Text(text) => escape(text, &mut html),
                SamplePart::Hole(hole) => {
                    let attributes = [
                        ("from", hole.from.as_str()),
                        ("form", hole.form.name()),
                        ("before", hole.before.as_str()),
                        ("after", hole.after),
                        ("otherwise", &hole.otherwise),
                    ];
                    html.push_str("<span class=\"hole\"");
                    for (name, value) in attributes {
                        html.push_str(&format!(" data-{name}=\""));
                        escape(value, &mut html);
                        html.push('"');
                    }
                    html.push('>');
                    escape(&hole.text(), &mut html);
                    html.push_str("</span>");
                }
            }
        }
        html
    }

    /// Returns the sample before anything is entered.
    pub fn plain(&self) -> String {
        let text = |part: &SamplePart| match part {
            SamplePart::Text(text) => text.clone(),
            SamplePart::Hole(hole) => hole.text(),
        };
        self.0.iter().map(text).collect()
    }
}

fn body(operation: &DocumentedOperation) -> Option<&str> {
    operation.body.as_ref().map(|body| body.example.as_str())
}

fn curl(base: &str, operation: &DocumentedOperation) -> CodeSample {
    let method = if operation.method == "GET" { String::new() } else { format!("-X {} ", operation.method) };
    let sample = CodeSample::default()
        .text(format!("curl {method}'"))
        .address(base, operation)
        .text("' \\\n  -H \"Authorization: Bearer $COLLOQUY_API_KEY\"")
        .headers(operation, Form::Shell, |_| (" \\\n  -H 'Idempotency-Key: ", "'"));
    match body(operation) {
        Some(example) => sample.hole(
            "body",
            Form::Shell,
            example,
            (" \\\n  -H 'Content-Type: application/json' \\\n  -d '", "'"),
        ),
        None => sample,
    }
}

/// Returns the command line's flags besides the ids, each with the origin of its value.
fn flags(operation: &DocumentedOperation) -> impl Iterator<Item = (String, String)> {
    let queries = operation.at(ParameterPlace::Query).map(|query| ("query:", &query.field.name));
    let headers = operation.at(ParameterPlace::Header).map(|header| ("header:", &header.field.name));
    queries.chain(headers).map(|(place, name)| (format!("{place}{name}"), flag(name)))
}

fn command_line(base: &str, operation: &DocumentedOperation) -> CodeSample {
    let row = OPERATIONS.iter().find(|row| row.id.name() == operation.id);
    let command = row.map(|row| row.command);
    let words = command.map(|command| format!("colloquy {} {}", command.group, command.name));
    let mut sample = CodeSample::default().text(words.unwrap_or_default());
    for parameter in operation.at(ParameterPlace::Path) {
        let from = format!("path:{}", parameter.field.name);
        sample = sample.hole(from, Form::Segment, &parameter.example, (" ", ""));
    }
    sample = sample.text(format!(" \\\n  --base-url '{base}'"));
    for (from, flag) in flags(operation) {
        sample = sample.hole(from, Form::Shell, "", (&format!(" \\\n  --{flag} '"), "'"));
    }
    match body(operation) {
        Some(example) => sample.hole("body", Form::Shell, example, (" \\\n  --data '", "'")),
        None => sample,
    }
}

/// Writes a call of the SDK, whose functions are named after the operations.
fn typescript(base: &str, operation: &DocumentedOperation) -> CodeSample {
    let is_list = operation.at(ParameterPlace::Query).any(|parameter| parameter.field.name == "cursor");
    let answer = if is_list { "{ items }" } else { "answer" };
    let mut sample = CodeSample::default().text(format!(
        "import {{ Colloquy }} from \"colloquy-sdk\";\n\n\
         // The key is in COLLOQUY_API_KEY.\n\
         const colloquy = new Colloquy({{ baseUrl: {} }});\n\
         const {answer} = await colloquy.{}(",
        Form::Quoted.write(base),
        operation.id
    ));
    let mut separator = "";
    for parameter in operation.at(ParameterPlace::Path) {
        let from = format!("path:{}", parameter.field.name);
        sample = sample.hole(from, Form::Quoted, &parameter.example, (separator, ""));
        separator = ", ";
    }
    if let Some(example) = body(operation) {
        sample = sample.hole("body", Form::Literal, example, (separator, "")).or(separator, "undefined");
    }
    if operation.at(ParameterPlace::Query).next().is_some() {
        sample =
            sample.hole("query", Form::Members, "", (if separator.is_empty() { "{ " } else { ", { " }, " }"));
    }
    let sample = sample.headers(operation, Form::Quoted, |_| (", { idempotencyKey: ", " }"));
    sample.text(format!(");\nconsole.log({});\n", answer.trim_matches(['{', '}', ' '])))
}

/// Returns JSON with unquoted member names, as in TypeScript, at the starts of lines.
fn literal(json: &str) -> String {
    let line = |line: &str| {
        let unquoted = line.trim_start().strip_prefix('"').and_then(|rest| rest.split_once("\":"));
        match unquoted {
            Some((name, rest)) if name.bytes().all(|byte| byte.is_ascii_alphabetic()) => {
                format!("{}{name}:{rest}", &line[..line.len() - line.trim_start().len()])
            }
            _ => line.to_owned(),
        }
    };
    json.split('\n').map(line).collect::<Vec<_>>().join("\n")
}
