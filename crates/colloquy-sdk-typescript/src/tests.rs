use std::fs;

use colloquy_api::operations::{IdempotencyMode, OPERATIONS, RequestBodyRequirement};

use super::*;

fn source(path: &str) -> String {
    let found = sources().into_iter().find(|(other, _)| *other == path);
    found.unwrap_or_else(|| panic!("{path} is not generated")).1
}

#[test]
fn the_checked_in_sources_are_up_to_date() {
    for (path, expected) in sources() {
        let found = fs::read_to_string(package().join(path)).unwrap_or_default();
        assert!(found == expected, "{path} is out of date; run `cargo xtask sdk`");
    }
}

#[test]
fn the_package_has_the_version_of_the_workspace() {
    let manifest = fs::read_to_string(package().join("package.json")).expect("a manifest");
    let manifest: Value = serde_json::from_str(&manifest).expect("JSON");
    assert_eq!(manifest["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(manifest["license"], env!("CARGO_PKG_LICENSE"));
    assert!(manifest["dependencies"].is_null(), "it has no dependencies");
}

#[test]
fn every_operation_has_one_function_with_the_parameters_of_the_table() {
    let source = source("src/operations.ts");
    for operation in OPERATIONS {
        let name = operation.id.name();
        let start = format!("\n  {name}(");
        let parts: Vec<&str> = source.split(&start).collect();
        assert_eq!(parts.len(), 2, "{name} occurs once");
        let function = parts[1].split("\n  }\n").next().unwrap_or_default();
        let says = |text: &str| function.contains(text);
        assert!(says(&format!("method: \"{}\"", operation.method.as_str())), "{function}");
        assert_eq!(says("body: "), operation.body == RequestBodyRequirement::Required, "{function}");
        assert_eq!(says("body?: "), operation.body == RequestBodyRequirement::Optional, "{function}");
        assert_eq!(
            says("takesIdempotencyKey: true"),
            operation.repeat == IdempotencyMode::Replayed,
            "{function}"
        );
        assert_eq!(
            says("options?: RepeatableCallOptions"),
            operation.repeat == IdempotencyMode::Replayed,
            "{function}"
        );
    }
}

#[test]
fn every_schema_has_a_type_with_a_comment() {
    let document: Value = serde_json::from_str(&openapi::document("", None)).expect("JSON");
    let source = source("src/records.ts");
    for (name, _) in colloquy_api::json::members(&document["components"]["schemas"]) {
        let is_declared = |declared: String| source.contains(&format!(" */\nexport {declared}"));
        assert!(
            is_declared(format!("interface {name} ")) || is_declared(format!("type {name} =")),
            "{name} is not a type, or has no comment"
        );
    }
    for name in records::OPEN {
        assert!(!document["components"]["schemas"][name].is_null(), "{name} is not a schema");
    }
}

#[test]
fn no_line_is_too_long() {
    for (path, text) in sources() {
        for line in text.lines() {
            assert!(line.chars().count() <= text::WIDTH, "{path}: {line}");
        }
    }
}

fn check(schema: &str, sent: &str, answered: &str) {
    let schema: Value = serde_json::from_str(schema).expect("JSON");
    let kind = |way| shapes::kind(&schema, way, 0);
    assert_eq!(
        (kind(shapes::ShapeDirection::Sent), kind(shapes::ShapeDirection::Answered)),
        (sent.to_owned(), answered.to_owned())
    );
}

#[test]
fn converts_schemas_to_types() {
    for (schema, kind) in [
        (r#"{"type": "string"}"#, "string"),
        (r#"{"type": ["string", "null"]}"#, "string | null"),
        (r#"{"type": "integer"}"#, "number"),
        (r#"{"type": "integer", "const": 400}"#, "400"),
        (r#"{"type": "boolean"}"#, "boolean"),
        (r#"{"enum": ["a", "b"], "type": "string"}"#, r#""a" | "b""#),
        (r##"{"$ref": "#/components/schemas/Voice"}"##, "Voice"),
        (r##"{"anyOf": [{"$ref": "#/components/schemas/Voice"}, {"type": "null"}]}"##, "Voice | null"),
        (
            r#"{"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "integer"}]}}"#,
            "(string | number)[]",
        ),
        (r#"{"type": ["object", "null"], "additionalProperties": true}"#, "Record<string, unknown> | null"),
        (
            r#"{"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}}"#,
            "{\n  a: string;\n}",
        ),
    ] {
        check(schema, kind, kind);
    }
    check(r#"{"type": ["string", "null"], "format": "date-time"}"#, "string | Date | null", "string | null");
}
