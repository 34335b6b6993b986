//! Formats the service's error responses as a sentence.

use colloquy_api::error::{ErrorPathStep, StandardError, ValidationError};

/// Returns `None` if the response is not from the service.
pub fn message(body: &str) -> Option<String> {
    if let Ok(error) = serde_json::from_str::<StandardError>(body) {
        return Some(error.message);
    }
    let error: ValidationError = serde_json::from_str(body).ok()?;
    let faults = error.errors.iter().map(|fault| match place(&fault.path) {
        place if place.is_empty() => fault.message.to_string(),
        place => format!("{place}: {}", fault.message),
    });
    Some(faults.collect::<Vec<_>>().join("; "))
}

/// Formats a path such as `invitees[2].email`.
fn place(path: &[ErrorPathStep]) -> String {
    let mut place = String::new();
    for step in path {
        match step {
            ErrorPathStep::Index(index) => place.push_str(&format!("[{index}]")),
            ErrorPathStep::Field(name) if place.is_empty() => place.push_str(name),
            ErrorPathStep::Field(name) => place.push_str(&format!(".{name}")),
        }
    }
    place
}

#[cfg(test)]
mod tests {
    use super::message;

    fn check(body: &str, expected: Option<&str>) {
        assert_eq!(message(body).as_deref(), expected);
    }

    #[test]
    fn lists_every_fault_with_its_path() {
        check(
            r#"{"statusCode":400,"timestamp":"2026-11-20T08:15:00.000Z","path":"/v1/interviews","errors":[
                {"path":["prompt"],"code":"too_small","message":"Too small"},
                {"path":["invitees",2,"email"],"code":"invalid_format","message":"Invalid email address"},
                {"path":[],"code":"unrecognized_keys","message":"Unrecognized key: \"x\""}]}"#,
            Some("prompt: Too small; invitees[2].email: Invalid email address; Unrecognized key: \"x\""),
        );
    }

    #[test]
    fn returns_a_message_unchanged() {
        check(
            r#"{"statusCode":404,"error":"Not Found","message":"Voice 7 not found"}"#,
            Some("Voice 7 not found"),
        );
    }

    #[test]
    fn ignores_responses_of_other_servers() {
        check("<html>Bad Gateway</html>", None);
        check("{\"detail\": \"no\"}", None);
    }
}
