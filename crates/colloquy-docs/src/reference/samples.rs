//! Requests as they are written in a language, with holes that follow what is entered on the page. A further language is
//! one more row and one more function; its forms of quoting are also in `assets/samples.js`, which fills the holes.

use colloquy_api::commands::flag;
use colloquy_api::operations::OPERATIONS;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use super::{Operation, Place};
use crate::highlight::escape;

pub struct Language {
    pub id: &'static str,
    pub name: &'static str,
    /// `base` is the service's address.
    write: fn(base: &str, operation: &Operation) -> Sample,
}

pub const LANGUAGES: &[Language] = &[
    Language { id: "curl", name: "curl", write: curl },
    Language { id: "typescript", name: "TypeScript", write: typescript },
    Language { id: "cli", name: "CLI", write: command_line },
];

impl Language {
    pub fn sample(&self, base: &str, operation: &Operation) -> Sample {
        (self.write)(base, operation)
    }
}

#[derive(Default)]
pub struct Sample(Vec<Part>);

enum Part {
    Text(String),
    Hole(Hole),
}

/// Where something that is entered stands; nothing is there while nothing is entered.
struct Hole {
    /// `path:id`, `query` as a whole, `query:limit`, `header:Idempotency-Key`, `body`.
    from: String,
    form: Form,
    before: String,
    after: &'static str,
    value: String,
}

/// How what is entered is written.
#[derive(Clone, Copy)]
enum Form {
    /// As a segment of a path.
    Segment,
    /// As it is.
    Plain,
    /// Between single quotes of a shell.
    Shell,
    /// As a text of JSON, and so of TypeScript.
    Quoted,
    /// Two spaces further in.
    Indented,
    /// Not at all: what stands around it is what matters.
    Absent,
}

const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

impl Form {
    fn name(self) -> &'static str {
        match self {
            Form::Segment => "segment",
            Form::Plain => "plain",
            Form::Shell => "shell",
            Form::Quoted => "quoted",
            Form::Indented => "indented",
            Form::Absent => "absent",
        }
    }

    fn write(self, value: &str) -> String {
        match self {
            Form::Segment => utf8_percent_encode(value, UNRESERVED).to_string(),
            Form::Plain => value.to_owned(),
            Form::Shell => value.replace('\'', r"'\''"),
            Form::Quoted => serde_json::to_string(value).unwrap_or_default(),
            Form::Indented => value.replace('\n', "\n  "),
            Form::Absent => String::new(),
        }
    }
}

impl Hole {
    fn text(&self) -> String {
        match self.value.is_empty() {
            true => String::new(),
            false => format!("{}{}{}", self.before, self.form.write(&self.value), self.after),
        }
    }
}

impl Sample {
    fn text(mut self, text: impl Into<String>) -> Self {
        self.0.push(Part::Text(text.into()));
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
        self.0.push(Part::Hole(Hole { from: from.into(), form, before, after, value: value.to_owned() }));
        self
    }

    /// The operation's address with its path and query.
    fn address(mut self, base: &str, operation: &Operation) -> Self {
        self = self.text(base);
        for (place, part) in operation.path.split(['{', '}']).enumerate() {
            self = match place % 2 {
                0 => self.text(part),
                _ => {
                    let parameter = operation.at(Place::Path).find(|parameter| parameter.field.name == part);
                    let example = parameter.map_or("", |parameter| &parameter.example);
                    self.hole(format!("path:{part}"), Form::Segment, example, ("", ""))
                }
            };
        }
        match operation.at(Place::Query).next() {
            Some(_) => self.hole("query", Form::Plain, "", ("?", "")),
            None => self,
        }
    }

    /// One for each header that may be sent.
    fn headers(
        mut self,
        operation: &Operation,
        form: Form,
        around: fn(&str) -> (&'static str, &'static str),
    ) -> Self {
        for header in operation.at(Place::Header) {
            let name = &header.field.name;
            self = self.hole(format!("header:{name}"), form, "", around(name));
        }
        self
    }

    /// As HTML.
    pub fn html(&self) -> String {
        let mut html = String::new();
        for part in &self.0 {
            match part {
                Part::Text(text) => escape(text, &mut html),
                Part::Hole(hole) => {
                    let attributes = [
                        ("from", hole.from.as_str()),
                        ("form", hole.form.name()),
                        ("before", hole.before.as_str()),
                        ("after", hole.after),
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

    /// As it is before anything is entered.
    pub fn plain(&self) -> String {
        let text = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Hole(hole) => hole.text(),
        };
        self.0.iter().map(text).collect()
    }
}

fn body(operation: &Operation) -> Option<&str> {
    operation.body.as_ref().map(|body| body.example.as_str())
}

fn curl(base: &str, operation: &Operation) -> Sample {
    let method = if operation.method == "GET" { String::new() } else { format!("-X {} ", operation.method) };
    let sample = Sample::default()
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

/// What the command line takes beside the ids, by where it is entered, each with its flag.
fn flags(operation: &Operation) -> impl Iterator<Item = (String, String)> {
    let queries = operation.at(Place::Query).map(|query| ("query:", &query.field.name));
    let headers = operation.at(Place::Header).map(|header| ("header:", &header.field.name));
    queries.chain(headers).map(|(place, name)| (format!("{place}{name}"), flag(name)))
}

fn command_line(base: &str, operation: &Operation) -> Sample {
    let row = OPERATIONS.iter().find(|row| row.id.name() == operation.id);
    let command = row.map(|row| row.id.command());
    let words = command.map(|command| format!("colloquy {} {}", command.group, command.name));
    let mut sample = Sample::default().text(words.unwrap_or_default());
    for parameter in operation.at(Place::Path) {
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

fn typescript(base: &str, operation: &Operation) -> Sample {
    let sample =
        Sample::default().text("const response = await fetch(\"").address(base, operation).text("\", {\n");
    let sample = match operation.method.as_str() {
        "GET" => sample,
        method => sample.text(format!("  method: \"{method}\",\n")),
    };
    let sample = sample
        .text("  headers: {\n    Authorization: `Bearer ${process.env.COLLOQUY_API_KEY}`,\n")
        .headers(operation, Form::Quoted, |_| ("    \"Idempotency-Key\": ", ",\n"));
    let sample = match body(operation) {
        Some(example) => sample
            .hole("body", Form::Absent, example, ("    \"Content-Type\": \"application/json\",\n", ""))
            .text("  },\n")
            .hole("body", Form::Indented, example, ("  body: JSON.stringify(", "),\n")),
        None => sample.text("  },\n"),
    };
    sample.text(
        "});\nif (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);\n\
         console.log(await response.json());\n",
    )
}
