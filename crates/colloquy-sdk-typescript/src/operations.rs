//! Generates a function for each operation.

use std::collections::BTreeSet;

use colloquy_api::json::{elements, members, resolve, text};
use serde_json::Value;

use crate::shapes::{ShapeDirection, kind, member, reference};
use crate::text::{HEADER, WIDTH, capitalized, comment, quoted};

/// The header that makes repeating a call safe.
const KEY: &str = "Idempotency-Key";

struct Operation<'d> {
    document: &'d Value,
    method: &'d str,
    path: &'d str,
    node: &'d Value,
}

pub fn source(document: &Value) -> String {
    let operations: Vec<Operation> = members(&document["paths"])
        .flat_map(|(path, methods)| {
            members(methods).map(move |(method, node)| Operation { document, method, path, node })
        })
        .collect();
    let queries: String = operations.iter().map(Operation::query).collect();
    let functions: Vec<String> = operations.iter().map(Operation::function).collect();
    let named: BTreeSet<&str> = operations.iter().flat_map(Operation::records).collect();
    let named: String = named.into_iter().map(|name| format!("  {name},\n")).collect();
    format!(
        "{HEADER}
import {{ path, type Call, type CallOptions, type RepeatableCallOptions }} from \"./calls.js\";
import type {{ Pages }} from \"./pages.js\";
import type {{
{named}}} from \"./records.js\";
{queries}
/** The operations of the interface, by their operation ids. */
export abstract class Operations {{
  protected abstract call<T>(call: Call, options?: CallOptions): Promise<T>;

  protected abstract list<T>(call: Call, options?: CallOptions): Pages<T>;

{}}}
",
        functions.join("\n")
    )
}

impl<'d> Operation<'d> {
    fn name(&self) -> &'d str {
        text(&self.node["operationId"])
    }

    /// Returns the parameters in a place: the path, the query or a header.
    fn parameters(&self, place: &'static str) -> impl Iterator<Item = &'d Value> {
        let all = elements(&self.node["parameters"]).iter();
        all.map(|parameter| resolve(self.document, parameter))
            .filter(move |parameter| parameter["in"] == place)
    }

    /// Returns whether the list has pages.
    fn is_paged(&self) -> bool {
        self.parameters("query").any(|parameter| parameter["name"] == "cursor")
    }

    fn is_repeatable(&self) -> bool {
        self.parameters("header").any(|parameter| parameter["name"] == KEY)
    }

    fn body(&self) -> Option<&'d str> {
        reference(json_schema(&self.node["requestBody"]))
    }

    fn answer(&self) -> &'d Value {
        json_schema(&self.node["responses"]["200"])
    }

    /// Returns the records in the function's signature.
    fn records(&self) -> Vec<&'d str> {
        let answer = self.answer();
        let of_answer = [reference(answer), reference(&answer["items"])];
        let of_query = self.parameters("query").map(|parameter| reference(&parameter["schema"]));
        of_answer.into_iter().chain(of_query).chain([self.body()]).flatten().collect()
    }

    fn query_name(&self) -> Option<String> {
        self.parameters("query").next().map(|_| format!("{}Query", capitalized(self.name())))
    }

    /// Returns the declaration of the query's type.
    fn query(&self) -> String {
        let Some(name) = self.query_name() else { return String::new() };
        let members: String = self
            .parameters("query")
            .map(|parameter| {
                let about = text(&parameter["description"]);
                let field = text(&parameter["name"]);
                let line = member(field, &parameter["schema"], false, ShapeDirection::Sent, 2);
                // The parameter's description comes before the bounds from its schema.
                match line.trim_start().strip_prefix("/** ").and_then(|rest| rest.split_once(" */\n")) {
                    Some((bounds, line)) => format!("{}{line}", comment(2, &[format!("{about} {bounds}")])),
                    None => format!("{}{line}", comment(2, &[about.to_owned()])),
                }
            })
            .collect();
        let about = comment(0, &[format!("The query of {{@link Operations.{}}}.", self.name())]);
        format!("\n{about}export interface {name} {{\n{members}}}\n")
    }

    /// Returns the path's template and the names of its parameters: `interviewId` for the `{id}` after
    /// `/interviews/`.
    fn path_parts(&self) -> (String, Vec<String>) {
        let mut names = Vec::new();
        let mut before = "";
        let segment = |segment: &'d str| {
            let written = match segment.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
                Some("id") => {
                    names.push(format!("{}Id", before.trim_end_matches('s')));
                    format!("${{{}}}", names[names.len() - 1])
                }
                Some(name) => {
                    names.push(name.to_owned());
                    format!("${{{name}}}")
                }
                None => segment.to_owned(),
            };
            before = segment;
            written
        };
        let path: Vec<String> = self.path.split('/').map(segment).collect();
        (path.join("/"), names)
    }

    fn about(&self) -> String {
        let answer = text(&self.node["responses"]["200"]["description"]);
        let mut rule = text(&self.node["description"]).to_owned();
        if self.is_paged() {
            rule.push_str(" Await it for one page, or iterate over all rows with `for await`.");
        }
        comment(2, &[format!("{}.", text(&self.node["summary"])), rule, format!("@returns {answer}")])
    }

    fn function(&self) -> String {
        let (path, names) = self.path_parts();
        let mut parameters: Vec<String> = names.iter().map(|name| format!("{name}: string")).collect();
        if let Some(body) = self.body() {
            let mark = if self.node["requestBody"]["required"] == true { "" } else { "?" };
            parameters.push(format!("body{mark}: {body}"));
        }
        parameters.extend(self.query_name().map(|name| format!("query: {name} = {{}}")));
        let options = if self.is_repeatable() { "RepeatableCallOptions" } else { "CallOptions" };
        parameters.push(format!("options?: {options}"));
        let (function, answer) = match self.is_paged() {
            true => {
                ("list", format!("Pages<{}>", kind(&self.answer()["items"], ShapeDirection::Answered, 2)))
            }
            false => ("call", format!("Promise<{}>", kind(self.answer(), ShapeDirection::Answered, 2))),
        };
        let call = self.call(&path);
        let line = format!("    return this.{function}({{ {} }}, options);\n", call.join(", "));
        let body = if line.len() <= WIDTH + 1 {
            line
        } else {
            let members: String = call.iter().map(|member| format!("        {member},\n")).collect();
            format!("    return this.{function}(\n      {{\n{members}      }},\n      options,\n    );\n")
        };
        format!("{}{}{body}  }}\n", self.about(), head(self.name(), &parameters, &answer))
    }

    fn call(&self, path: &str) -> Vec<String> {
        let mut members = vec![format!("method: {}", quoted(&self.method.to_ascii_uppercase()))];
        members.push(format!("path: path`{path}`"));
        members.extend(self.body().map(|_| "body".to_owned()));
        members.extend(self.query_name().map(|_| "query".to_owned()));
        if self.is_repeatable() {
            members.push("takesIdempotencyKey: true".to_owned());
        }
        members
    }
}

/// Returns the schema of a request or a response.
pub fn json_schema(body: &Value) -> &Value {
    &body["content"]["application/json"]["schema"]
}

/// Returns a function's head on one line, or on several if it is too long.
fn head(name: &str, parameters: &[String], answer: &str) -> String {
    let line = format!("  {name}({}): {answer} {{\n", parameters.join(", "));
    if line.len() <= WIDTH + 1 {
        return line;
    }
    let parameters: String = parameters.iter().map(|parameter| format!("    {parameter},\n")).collect();
    format!("  {name}(\n{parameters}  ): {answer} {{\n")
}
