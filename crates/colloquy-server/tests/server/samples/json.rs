//! Checks JSON and HTTP on a page against the OpenAPI document.

use serde_json::{Map, Value, json};

/// Checks that a text is JSON and, if a schema is named, that it is a part of what the schema describes. A text that
/// fits a record or a body must name its schema.
pub fn check(text: &str, schema: Option<&str>) -> Result<(), String> {
    let value: Value = serde_json::from_str(text).map_err(|error| format!("this is not JSON: {error}"))?;
    let document = colloquy_api::openapi::document("http://127.0.0.1:8080", None);
    let document: Value = serde_json::from_str(&document).expect("JSON");
    let components = partial(&document["components"]);
    let Some(name) = schema else {
        let schemas = components["schemas"].as_object().expect("schemas");
        let records = schemas.iter().filter(|(_, schema)| schema.get("properties").is_some());
        let mut fitting =
            records.filter(|(name, _)| value != json!({}) && faults(&value, name, &components).is_empty());
        return fitting.next().map_or(Ok(()), |(name, _)| {
            Err(format!("this looks like {name}: add `<!-- schema: {name} -->`"))
        });
    };
    let element = name.strip_suffix("[]").unwrap_or(name);
    if components["schemas"].get(element).is_none() {
        return Err(format!("the OpenAPI document has no schema {element}"));
    }
    let faults = faults(&value, name, &components);
    if faults.is_empty() { Ok(()) } else { Err(format!("this is not {name}: {}", faults.join("; "))) }
}

/// Returns why a value is not a part of this schema. `NAME[]` is an array.
fn faults(value: &Value, name: &str, components: &Value) -> Vec<String> {
    let reference = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let mut root = match name.strip_suffix("[]") {
        Some(element) => json!({ "type": "array", "items": reference(element) }),
        None => reference(name),
    };
    root["components"] = components.clone();
    let validator = jsonschema::validator_for(&root).expect("a schema");
    validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

/// Relaxes a schema for pages, which may omit properties of a record but may not add any.
fn partial(schema: &Value) -> Value {
    match schema {
        Value::Object(members) => {
            let kept = members.iter().filter(|(keyword, value)| *keyword != "required" || !value.is_array());
            let mut kept: Map<_, _> = kept.map(|(name, value)| (name.clone(), partial(value))).collect();
            if kept.contains_key("properties") {
                kept.insert("additionalProperties".to_owned(), Value::Bool(false));
            }
            Value::Object(kept)
        }
        Value::Array(values) => values.iter().map(partial).collect(),
        other => other.clone(),
    }
}

/// Checks that a text has the form of an HTTP request or response: its first line, its headers, and a JSON body if any.
pub fn check_http(text: &str) -> Result<(), String> {
    let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut lines = head.lines();
    let words: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
    let is_status = |word: &str| word.len() == 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    let fits = match words[..] {
        ["HTTP/1.1", status, ..] => is_status(status),
        [method, target, "HTTP/1.1"] => {
            method.bytes().all(|byte| byte.is_ascii_uppercase()) && target.starts_with('/')
        }
        _ => false,
    };
    if !fits {
        return Err(
            "neither a request such as `GET / HTTP/1.1` nor a response such as `HTTP/1.1 200 OK`".to_owned()
        );
    }
    let is_name = |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let is_header = |line: &str| line.split_once(": ").is_some_and(|(name, _)| is_name(name));
    if let Some(line) = lines.find(|line| !is_header(line)) {
        return Err(format!("`{line}` is not a header"));
    }
    if body.trim().is_empty() || body.contains('…') {
        return Ok(());
    }
    serde_json::from_str::<Value>(body).map(drop).map_err(|error| format!("the body is not JSON: {error}"))
}
