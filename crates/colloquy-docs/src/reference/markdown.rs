//! Renders the reference as Markdown.

use std::fmt::{self, Write};

use super::samples::LANGUAGES;
use super::schema::DocumentedField;
use super::{ApiReference, DocumentedBody, DocumentedOperation, ParameterPlace};

/// Returns the whole reference as Markdown.
pub fn as_markdown(reference: &ApiReference) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(reference, &mut out);
    out
}

fn write(reference: &ApiReference, out: &mut String) -> fmt::Result {
    writeln!(out, "# Reference\n\n{}\n", reference.about)?;
    writeln!(
        out,
        "For programs: [OpenAPI 3.1](/openapi.json). The service is at `{}`. Texts may \
                   contain any character except U+0000.",
        reference.base
    )?;
    for group in &reference.groups {
        writeln!(out, "\n## {}\n\n{}", group.name, group.about)?;
        for each in &group.operations {
            operation(reference, each, out)?;
        }
    }
    writeln!(out, "\n## Headers of every response\n")?;
    reference.headers.iter().try_for_each(|header| field(&header.field, 0, out))?;
    writeln!(
        out,
        "\n## Errors\n\nErrors are JSON. The status gives the kind of error; a 400 lists every rejected value."
    )?;
    for failure in &reference.failures {
        writeln!(out, "\n### {} {}\n\n{}\n", failure.status, failure.name, failure.about)?;
        failure.headers.iter().try_for_each(|header| field(&header.field, 0, out))?;
        if let Some(content) = &failure.content {
            writeln!(out)?;
            body(content, out)?;
        }
    }
    Ok(())
}

fn operation(reference: &ApiReference, operation: &DocumentedOperation, out: &mut String) -> fmt::Result {
    writeln!(out, "\n### {}\n", operation.summary)?;
    match operation.is_webhook {
        true => writeln!(out, "`{}` to your endpoint, as `{}`", operation.method, operation.path)?,
        false => writeln!(out, "`{} {}`", operation.method, operation.path)?,
    }
    writeln!(out, "\n{}", operation.about)?;
    for (place, heading) in [
        (ParameterPlace::Path, "Path"),
        (ParameterPlace::Query, "Query"),
        (ParameterPlace::Header, "Headers"),
    ] {
        let fields: Vec<&DocumentedField> = operation.at(place).map(|parameter| &parameter.field).collect();
        if !fields.is_empty() {
            writeln!(out, "\n#### {heading}\n")?;
            fields.into_iter().try_for_each(|each| field(each, 0, out))?;
        }
    }
    if let Some(content) = &operation.body {
        writeln!(out, "\n#### Body\n")?;
        body(content, out)?;
    }
    for answer in &operation.answers {
        writeln!(out, "\n#### Answer {}\n\n{}", answer.status, answer.about)?;
        if let Some(content) = &answer.content {
            writeln!(out)?;
            body(content, out)?;
        }
    }
    if !operation.is_webhook {
        for language in LANGUAGES {
            let sample = language.sample(&reference.base, operation).plain();
            writeln!(out, "\n#### {}\n\n```{}\n{}\n```", language.name, language.id, sample.trim_end())?;
        }
        writeln!(out, "\nErrors: {}.", operation.failures.join(", "))?;
    }
    Ok(())
}

fn body(content: &DocumentedBody, out: &mut String) -> fmt::Result {
    let optional = if content.is_required { "" } else { "; optional" };
    let closed = if content.is_closed { "; other properties are rejected" } else { "" };
    writeln!(out, "`application/json`, {}{optional}{closed}.\n", content.kind)?;
    content.fields.iter().try_for_each(|each| field(each, 0, out))?;
    match content.example.is_empty() {
        true => Ok(()),
        false => writeln!(out, "\n```json\n{}\n```", content.example),
    }
}

fn field(field: &DocumentedField, depth: usize, out: &mut String) -> fmt::Result {
    let required = if field.is_required { ", required" } else { "" };
    write!(out, "{:indent$}- `{}` ({}{required})", "", field.name, field.kind, indent = depth * 2)?;
    let words = field.words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
    let parts = [field.about.trim_end_matches('.').to_owned(), words, field.bounds.join("; ")];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    match parts.is_empty() {
        true => writeln!(out)?,
        false => writeln!(out, ": {}.", parts.join(". "))?,
    }
    field.fields.iter().try_for_each(|inner| self::field(inner, depth + 1, out))
}
