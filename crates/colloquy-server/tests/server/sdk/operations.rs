//! Every function against the service, and its results against the document.

use colloquy_api::operations::OPERATIONS;
use serde_json::{Value, json};

use super::{nodes, printed, program};
use crate::harness::Server;
use crate::media::recordings::say_aloud;
use crate::transitions::invitation_in;

const MESSAGE: &str = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01";

/// Forbids undescribed properties in a schema, so that the types must be complete.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            members.values_mut().for_each(close);
            if members.contains_key("properties") {
                members.entry("additionalProperties").or_insert(json!(false));
            }
        }
        Value::Array(elements) => elements.iter_mut().for_each(close),
        _ => {}
    }
}

fn check_result(document: &Value, path: &str, method: &str, result: &Value) {
    let success = &document["paths"][path][method]["responses"]["200"];
    let mut schema = success["content"]["application/json"]["schema"].clone();
    schema["components"] = document["components"].clone();
    close(&mut schema["components"]["schemas"]);
    let validator = jsonschema::draft202012::new(&schema).expect("a schema");
    let faults: Vec<_> = validator.iter_errors(result).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{method} {path}: {faults:?} in {result}");
    assert!(*result != json!([]), "{method} {path} returned an empty list");
}

#[tokio::test]
async fn every_function_returns_what_its_type_says() {
    for node in nodes() {
        let server = Server::sqlite().await;
        let reopened = invitation_in(&server, "REOPENED").await;
        let invitation = invitation_in(&server, "COMPLETED").await;
        say_aloud(&server, &invitation, MESSAGE).await;
        let task = json!({ "reopened": reopened, "message": { "invitation": invitation, "id": MESSAGE } });
        let mut command = program(node, &server, &["operations.js"]);
        command.env("TASK", task.to_string());
        let results = printed(command).await;
        let document = server.call("GET", "/openapi.json", None).await.ok();
        for operation in OPERATIONS {
            let method = operation.method.as_str().to_lowercase();
            check_result(&document, operation.path, &method, &results[operation.id.name()]);
        }
    }
}
