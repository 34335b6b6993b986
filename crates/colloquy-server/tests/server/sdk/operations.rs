//! Every function against the service, and its answers against the document.

use colloquy_api::operations::OPERATIONS;
use serde_json::{Value, json};

use super::{nodes, printed, program};
use crate::harness::Server;
use crate::media::recordings::say_aloud;
use crate::transitions::invitation_in;

const MESSAGE: &str = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01";

/// No property but those that are described, so that a type is all that there is.
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

fn check_answer(document: &Value, path: &str, method: &str, answer: &Value) {
    let success = &document["paths"][path][method]["responses"]["200"];
    let mut schema = success["content"]["application/json"]["schema"].clone();
    schema["components"] = document["components"].clone();
    close(&mut schema["components"]["schemas"]);
    let validator = jsonschema::draft202012::new(&schema).expect("a schema");
    let faults: Vec<_> = validator.iter_errors(answer).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{method} {path}: {faults:?} in {answer}");
    assert!(*answer != json!([]), "{method} {path} answers something");
}

#[tokio::test]
async fn every_function_answers_what_its_type_says() {
    for node in nodes() {
        let server = Server::sqlite().await;
        let reopened = invitation_in(&server, "REOPENED").await;
        let invitation = invitation_in(&server, "COMPLETED").await;
        say_aloud(&server, &invitation, MESSAGE).await;
        let task = json!({ "reopened": reopened, "message": { "invitation": invitation, "id": MESSAGE } });
        let mut command = program(node, &server, &["operations.js"]);
        command.env("TASK", task.to_string());
        let answers = printed(command).await;
        let document = server.call("GET", "/openapi.json", None).await.ok();
        for operation in OPERATIONS {
            let method = operation.method.as_str().to_lowercase();
            check_answer(&document, operation.path, &method, &answers[operation.id.name()]);
        }
    }
}
