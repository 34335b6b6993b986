use colloquy_api::openapi;
use serde_json::{Map, Value, json};

use super::{ROWS, described};

fn tools() -> Vec<Value> {
    described().iter().map(|tool| serde_json::to_value(tool).expect("JSON")).collect()
}

/// Visits every object in a schema.
fn walk(schema: &Value, visit: &mut impl FnMut(&Map<String, Value>)) {
    match schema {
        Value::Object(members) => {
            visit(members);
            members.values().for_each(|member| walk(member, visit));
        }
        Value::Array(elements) => elements.iter().for_each(|element| walk(element, visit)),
        _ => {}
    }
}

#[test]
fn every_tool_has_a_full_description() {
    let tools = tools();
    assert_eq!(tools.len(), 8);
    for tool in &tools {
        for member in ["name", "title", "description", "inputSchema", "outputSchema", "annotations"] {
            assert!(!tool[member].is_null(), "{} has no {member}", tool["name"]);
        }
        for hint in ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] {
            assert!(tool["annotations"][hint].is_boolean(), "{} has no {hint}", tool["name"]);
        }
        let name = tool["name"].as_str().expect("a name");
        let reads = name.starts_with("list-") || name.starts_with("get-");
        assert_eq!(tool["annotations"]["readOnlyHint"], reads, "{name}");
    }
}

#[test]
fn schemas_have_no_references_or_patterns_and_inputs_are_closed() {
    for tool in tools() {
        let name = &tool["name"];
        for schema in [&tool["inputSchema"], &tool["outputSchema"]] {
            jsonschema::meta::validate(schema).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(schema["type"], "object", "{name}");
            walk(schema, &mut |members| {
                assert!(!members.contains_key("$ref"), "{name} has a reference");
                assert!(!members.get("pattern").is_some_and(Value::is_string), "{name} has a pattern");
            });
        }
        assert_eq!(tool["inputSchema"]["additionalProperties"], false, "{name}");
        for (argument, schema) in tool["inputSchema"]["properties"].as_object().expect("properties") {
            let is_described = schema["description"].is_string() || argument == "title";
            let is_of_interface = openapi::schema("InterviewUpdate")
                .is_some_and(|known| !known["properties"][argument].is_null());
            assert!(is_described || is_of_interface, "{name} does not describe {argument}");
        }
    }
}

#[test]
fn tools_have_the_specified_names_and_titles() {
    let rows: Vec<_> = ROWS.iter().map(|row| (row.name, row.title)).collect();
    assert_eq!(
        rows,
        [
            ("list-interviews", "List interviews"),
            ("create-interview", "Create interview"),
            ("update-interview", "Update interview"),
            ("get-interview", "Read interview"),
            ("list-invitations", "List invitations"),
            ("create-invitation", "Create invitations"),
            ("update-invitation", "Update invitation"),
            ("get-invitation", "Read invitation"),
        ]
    );
}

#[test]
fn tools_share_the_inputs_of_the_rest_interface() {
    let create = &tools()[1]["inputSchema"];
    assert_eq!(create["required"], json!(["prompt"]));
    assert_eq!(create["properties"]["prompt"]["minLength"], 10);
    assert_eq!(create["properties"]["invitees"]["items"]["required"], json!(["email"]));
}
