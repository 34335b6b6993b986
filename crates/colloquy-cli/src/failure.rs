//! The errors of a command, with their JSON form and the program's exit status.

use std::io;

use serde_json::{Value, json};

/// The prefix of API keys, which are masked in messages.
const KEY_PREFIX: &str = "clq_";

#[derive(Debug)]
pub enum CliFailure {
    /// The command line, or a file that it names, is invalid.
    Usage(String),
    /// There is no key, or it cannot be one.
    NoKey(String),
    /// The service has rejected the request.
    Refused { status: u16, message: String },
    /// There was no response, or an unreadable one.
    Lost(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl CliFailure {
    pub fn exit_code(&self) -> u8 {
        match self {
            CliFailure::Usage(_) => 2,
            CliFailure::NoKey(_) | CliFailure::Refused { status: 401, .. } => 3,
            // A closed pipe means that the reader has all it needs.
            CliFailure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            CliFailure::Refused { .. } | CliFailure::Lost(_) | CliFailure::Output(_) => 1,
        }
    }

    /// Returns `{"status", "error"}`, or `None` if the output is not read.
    pub fn json(&self) -> Option<String> {
        let (status, message) = match self {
            CliFailure::Usage(message) | CliFailure::NoKey(message) | CliFailure::Lost(message) => {
                (Value::Null, message.clone())
            }
            CliFailure::Refused { status, message } => (json!(status), message.clone()),
            CliFailure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return None,
            CliFailure::Output(error) => (Value::Null, format!("cannot write the output: {error}")),
        };
        let failure = json!({ "status": status, "error": without_keys(&message) });
        Some(crate::text::json_for_terminals(&failure.to_string()))
    }
}

/// Masks keys in a message that may repeat what was typed.
fn without_keys(message: &str) -> String {
    let mut parts = message.split(KEY_PREFIX);
    let mut masked = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        masked.push_str(KEY_PREFIX);
        masked.push('…');
        masked.push_str(part.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric()));
    }
    masked
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(failure: CliFailure, exit_code: u8, expected: Option<&str>) {
        assert_eq!(failure.json().as_deref(), expected);
        assert_eq!(failure.exit_code(), exit_code);
    }

    #[test]
    fn the_exit_status_distinguishes_usage_and_key_errors() {
        let usage = "{\"status\":null,\"error\":\"no \\\"such\\\" file\"}";
        check(CliFailure::Usage("no \"such\" file".to_owned()), 2, Some(usage));
        check(CliFailure::NoKey("no key".to_owned()), 3, Some("{\"status\":null,\"error\":\"no key\"}"));
        let refused = |status| CliFailure::Refused { status, message: "no".to_owned() };
        check(refused(401), 3, Some("{\"status\":401,\"error\":\"no\"}"));
        check(refused(403), 1, Some("{\"status\":403,\"error\":\"no\"}"));
        check(CliFailure::Lost("gone".to_owned()), 1, Some("{\"status\":null,\"error\":\"gone\"}"));
    }

    #[test]
    fn a_closed_pipe_is_success() {
        check(CliFailure::Output(io::ErrorKind::BrokenPipe.into()), 0, None);
        let full = CliFailure::Output(io::ErrorKind::StorageFull.into());
        assert_eq!(full.exit_code(), 1);
    }

    #[test]
    fn messages_contain_no_key() {
        let typed = "unexpected argument 'clq_0aZ' found, clq_, clq_1";
        check(
            CliFailure::Usage(typed.to_owned()),
            2,
            Some("{\"status\":null,\"error\":\"unexpected argument 'clq_…' found, clq_…, clq_…\"}"),
        );
    }

    #[test]
    fn messages_cannot_steer_a_terminal() {
        let message = "\u{1b}[2J\u{9b}31m".to_owned();
        let expected = "{\"status\":500,\"error\":\"\\u001b[2J\\u009b31m\"}";
        check(CliFailure::Refused { status: 500, message }, 1, Some(expected));
    }
}
