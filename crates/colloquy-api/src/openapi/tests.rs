use std::collections::BTreeSet;

use jsonschema::Validator;
use serde_json::{Map, Value, json};

use super::{ApiVersionRetirement, document};
use crate::ApiTimestamp;
use crate::operations::{IdempotencyMode, OPERATIONS, Operation, RequestBodyRequirement};

mod records;

const BASE: &str = "https://colloquy.example.org";

fn parsed() -> Value {
    serde_json::from_str(&document(BASE, None)).expect("JSON")
}

/// Returns a validator for one place in the document. It closes records that the document leaves open,
/// because the properties in today's responses are all known.
fn strict(document: &Value, pointer: &str) -> Validator {
    let mut document = document.clone();
    for record in document["components"]["schemas"].as_object_mut().expect("schemas").values_mut() {
        close(record);
    }
    let mut schema = document.pointer(pointer).unwrap_or_else(|| panic!("{pointer} does not exist")).clone();
    schema["components"] = document["components"].take();
    jsonschema::draft202012::options().should_validate_formats(true).build(&schema).expect("a schema")
}

fn close(schema: &mut Value) {
    let properties = schema.get_mut("properties").and_then(Value::as_object_mut);
    let Some(properties) = properties else { return };
    properties.values_mut().for_each(close);
    let closed = schema.as_object_mut().expect("an object");
    closed.entry("additionalProperties").or_insert(json!(false));
}

fn require_valid(validator: &Validator, value: &Value, what: &str) {
    let faults: Vec<String> =
        validator.iter_errors(value).map(|fault| format!("{}: {fault}", fault.instance_path())).collect();
    assert!(faults.is_empty(), "{what}: {faults:#?}\n{value:#}");
}

/// Resolves a `$ref`.
fn resolved<'d>(document: &'d Value, value: &'d Value) -> &'d Value {
    match value.get("$ref").and_then(Value::as_str) {
        None => value,
        Some(reference) => {
            let pointer = reference.strip_prefix('#').expect("a reference inside the document");
            document.pointer(pointer).unwrap_or_else(|| panic!("{reference} leads nowhere"))
        }
    }
}

/// Visits every object in the document with its pointer.
fn each(value: &Value, pointer: &str, visit: &mut impl FnMut(&str, &Map<String, Value>)) {
    let escaped = |name: &str| name.replace('~', "~0").replace('/', "~1");
    match value {
        Value::Object(members) => {
            visit(pointer, members);
            for (name, member) in members {
                each(member, &format!("{pointer}/{}", escaped(name)), visit);
            }
        }
        Value::Array(elements) => {
            for (index, element) in elements.iter().enumerate() {
                each(element, &format!("{pointer}/{index}"), visit);
            }
        }
        _ => {}
    }
}

fn described<'d>(document: &'d Value, operation: &Operation) -> &'d Value {
    &document["paths"][operation.path][operation.method.as_str().to_ascii_lowercase()]
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn the_document_has_exactly_the_operations_of_the_table() {
    let document = parsed();
    let mut found = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        found.extend(
            methods.as_object().expect("methods").keys().map(|method| (path.clone(), method.clone())),
        );
    }
    let expected = OPERATIONS
        .iter()
        .map(|operation| (operation.path.to_owned(), operation.method.as_str().to_ascii_lowercase()));
    assert_eq!(found, expected.collect());
    for operation in OPERATIONS {
        assert_eq!(described(&document, operation)["summary"], operation.purpose);
    }
}

#[test]
fn parameters_and_bodies_match_the_table() {
    let document = parsed();
    for operation in OPERATIONS {
        let described = described(&document, operation);
        let required = match operation.body {
            RequestBodyRequirement::Ignored => Value::Null,
            RequestBodyRequirement::Optional => json!(false),
            RequestBodyRequirement::Required => json!(true),
        };
        assert_eq!(described["requestBody"]["required"], required, "{operation:?}");
        let of_path =
            operation.path.split('/').filter_map(|segment| segment.strip_prefix('{')?.strip_suffix('}'));
        let of_header = (operation.repeat == IdempotencyMode::Replayed).then_some("Idempotency-Key");
        let expected: BTreeSet<&str> = of_path.chain(of_header).collect();
        let parameters = described["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
        let parameters = parameters.iter().map(|parameter| resolved(&document, parameter));
        let found = parameters.filter(|parameter| parameter["in"] != "query");
        assert_eq!(
            found.filter_map(|parameter| parameter["name"].as_str()).collect::<BTreeSet<_>>(),
            expected
        );
    }
}

#[test]
fn every_operation_has_every_error_and_every_response_has_the_headers() {
    let document = parsed();
    let statuses = ["200", "400", "401", "403", "404", "405", "410", "429", "500", "503"];
    for operation in OPERATIONS {
        let responses = &described(&document, operation)["responses"];
        assert_eq!(keys(responses), BTreeSet::from(statuses), "{operation:?}");
        for (status, response) in responses.as_object().expect("responses") {
            let response = resolved(&document, response);
            let mut expected = BTreeSet::from([
                "X-Request-Id",
                "RateLimit-Policy",
                "RateLimit-Limit",
                "RateLimit-Remaining",
                "RateLimit-Reset",
                "Link",
                "Deprecation",
                "Sunset",
                "Cache-Control",
            ]);
            expected.extend(match status.as_str() {
                "200" if operation.repeat == IdempotencyMode::Replayed => Some("Idempotency-Replayed"),
                "401" => Some("WWW-Authenticate"),
                "405" => Some("Allow"),
                "429" | "503" => Some("Retry-After"),
                _ => None,
            });
            assert_eq!(keys(&response["headers"]), expected, "{operation:?} {status}");
            let shape = match status.as_str() {
                "200" => continue,
                "400" => "#/components/schemas/ValidationError",
                _ => "#/components/schemas/StandardError",
            };
            assert_eq!(response["content"]["application/json"]["schema"]["$ref"], shape);
        }
    }
}

/// Returns whether a pattern matches whole texts only: it begins and ends with an anchor, and no alternative
/// outside a group escapes them.
fn is_anchored(pattern: &str) -> bool {
    let Some(inner) = pattern.strip_prefix('^').and_then(|rest| rest.strip_suffix('$')) else { return false };
    let (mut depth, mut in_class, mut is_escaped) = (0, false, false);
    for character in inner.chars() {
        match character {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            ']' => in_class = false,
            _ if in_class => {}
            '[' => in_class = true,
            '(' => depth += 1,
            ')' => depth -= 1,
            '|' if depth == 0 => return false,
            _ => {}
        }
    }
    !is_escaped
}

#[test]
fn every_pattern_matches_whole_texts_only() {
    let document = parsed();
    let mut patterns = 0;
    each(&document, "", &mut |pointer, members| {
        if let Some(pattern) = members.get("pattern").and_then(Value::as_str) {
            assert!(is_anchored(pattern), "{pointer}: {pattern}");
            patterns += 1;
        }
    });
    assert!(patterns > 50, "{patterns}");
    for loose in ["a$", "^a", "a", "^a|b$", "^(a)|b$", "^a\\$"] {
        assert!(!is_anchored(loose), "{loose}");
    }
}

#[test]
fn names_a_contact() {
    let contact = &parsed()["info"]["contact"];
    assert_eq!(contact, &json!({ "name": "Colloquy", "url": format!("{BASE}/docs") }));
}

#[test]
fn every_reference_leads_somewhere() {
    let document = parsed();
    let mut references = 0;
    each(&document, "", &mut |_, members| {
        let object = Value::Object(members.clone());
        if members.get("$ref").is_some_and(Value::is_string) {
            resolved(&document, &object);
            references += 1;
        }
    });
    assert!(references > 400, "{references}");
}

#[test]
fn every_operation_has_a_unique_id_that_links_can_name() {
    let document = parsed();
    let (mut ids, mut linked) = (Vec::new(), BTreeSet::new());
    each(&document, "", &mut |pointer, members| {
        if let Some(id) = members.get("operationId").and_then(Value::as_str) {
            if pointer.contains("/links/") {
                linked.insert(id.to_owned());
            } else {
                ids.push(id.to_owned());
            }
        }
    });
    let known: BTreeSet<String> = ids.iter().cloned().collect();
    assert_eq!(known.len(), ids.len(), "{ids:?}");
    assert_eq!(ids.len(), OPERATIONS.len() + crate::words::EVENT_TYPES.len());
    assert!(known.contains("createInterview") && known.is_superset(&linked), "{linked:?}");
}

#[test]
fn every_body_parameter_and_header_has_a_valid_example() {
    let document = parsed();
    let mut examples = 0;
    each(&document, "", &mut |pointer, members| {
        if !members.contains_key("schema") {
            return;
        }
        let example = members.get("example");
        // Only the service can create a cursor.
        assert!(example.is_some() || pointer.ends_with("/cursor"), "{pointer} has no example");
        if let Some(example) = example {
            require_valid(&strict(&document, &format!("{pointer}/schema")), example, pointer);
            examples += 1;
        }
    });
    assert!(examples > 70, "{examples}");
}

#[test]
fn requests_allow_no_other_properties() {
    let document = parsed();
    for operation in OPERATIONS {
        let pointer = format!(
            "/paths/{}/{}/requestBody/content/application~1json",
            operation.path.replace('/', "~1"),
            operation.method.as_str().to_ascii_lowercase()
        );
        let Some(content) = document.pointer(&pointer) else { continue };
        let mut example = content["example"].clone();
        example["another"] = json!(1);
        let validator = strict(&document, &format!("{pointer}/schema"));
        assert!(!validator.is_valid(&example), "{operation:?} allows any property");
    }
}

#[test]
fn the_document_has_its_address_and_is_deterministic() {
    assert_eq!(parsed()["servers"][0]["url"], BASE);
    assert_eq!(document(BASE, None), document(BASE, None));
}

#[test]
fn a_retired_version_is_marked_in_every_operation() {
    let moment = |text: &str| ApiTimestamp(text.parse().expect("a time"));
    let retirement = ApiVersionRetirement {
        deprecated_at: moment("2027-01-01T00:00:00Z"),
        sunset_at: moment("2027-07-01T00:00:00Z"),
    };
    let document: Value = serde_json::from_str(&document(BASE, Some(retirement))).expect("JSON");
    for operation in OPERATIONS {
        assert_eq!(described(&document, operation)["deprecated"], true);
        assert_eq!(described(&parsed(), operation).get("deprecated"), None);
    }
    let description = document["info"]["description"].as_str().expect("a text");
    assert!(
        description.contains("2027-01-01T00:00:00.000Z") && description.contains("2027-07-01T00:00:00.000Z")
    );
}

#[test]
fn every_schema_has_a_description() {
    let document = parsed();
    for (name, schema) in document["components"]["schemas"].as_object().expect("schemas") {
        assert!(schema["description"].as_str().is_some_and(|text| text.ends_with('.')), "{name}");
    }
}
