//! Why a command did not do what was asked, in the shape in which it is told, and with the status of the program.

use std::io;

use serde_json::{Value, json};

/// The marks of keys, which no message shows.
const KEY_PREFIX: &str = "clq_";

#[derive(Debug)]
pub enum CliFailure {
    /// The command line, or a file that it names, is not understood.
    Usage(String),
    /// There is no key, or none that could be one.
    NoKey(String),
    /// The service has refused.
    Refused { status: u16, message: String },
    /// No answer came, or none that can be read.
    Lost(String),
    /// What is to be told cannot be written.
    Output(io::Error),
}

impl CliFailure {
    pub fn exit_code(&self) -> u8 {
        match self {
            CliFailure::Usage(_) => 2,
            CliFailure::NoKey(_) | CliFailure::Refused { status: 401, .. } => 3,
            // Whoever has closed the pipe wants no more, and has what was wanted.
            CliFailure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            CliFailure::Refused { .. } | CliFailure::Lost(_) | CliFailure::Output(_) => 1,
        }
    }

    /// `{"status", "error"}`; none when there is nobody to be told.
    pub fn json(&self) -> Option<String> {
        let (status, message) = match self {
            CliFailure::Usage(message) | CliFailure::NoKey(message) | CliFailure::Lost(message) => {
                (Value::Null, message.clone())
            }
            CliFailure::Refused { status, message } => (json!(status), message.clone()),
            CliFailure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return None,
            CliFailure::Output(error) => (Value::Null, format!("the answer cannot be written: {error}")),
        };
        // Written by hand, since `status` is looked at first.
        let message = crate::text::json_for_terminals(&Value::from(without_keys(&message)).to_string());
        Some(format!("{{\"status\":{status},\"error\":{message}}}"))
    }
}

/// A message that may repeat what was typed, a key perhaps.
fn without_keys(message: &str) -> String {
    let mut parts = message.split(KEY_PREFIX);
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        told.push_str(KEY_PREFIX);
        told.push('…');
        told.push_str(part.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric()));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(failure: CliFailure, exit_code: u8, told: Option<&str>) {
        assert_eq!(failure.json().as_deref(), told);
        assert_eq!(failure.exit_code(), exit_code);
    }

    #[test]
    fn the_status_of_the_program_tells_the_usage_and_the_key_from_the_rest() {
        let usage = "{\"status\":null,\"error\":\"no \\\"such\\\" file\"}";
        check(CliFailure::Usage("no \"such\" file".to_owned()), 2, Some(usage));
        check(CliFailure::NoKey("no key".to_owned()), 3, Some("{\"status\":null,\"error\":\"no key\"}"));
        let refused = |status| CliFailure::Refused { status, message: "no".to_owned() };
        check(refused(401), 3, Some("{\"status\":401,\"error\":\"no\"}"));
        check(refused(403), 1, Some("{\"status\":403,\"error\":\"no\"}"));
        check(CliFailure::Lost("gone".to_owned()), 1, Some("{\"status\":null,\"error\":\"gone\"}"));
    }

    #[test]
    fn a_closed_pipe_is_no_failure() {
        check(CliFailure::Output(io::ErrorKind::BrokenPipe.into()), 0, None);
        let full = CliFailure::Output(io::ErrorKind::StorageFull.into());
        assert_eq!(full.exit_code(), 1);
    }

    #[test]
    fn no_key_is_ever_told() {
        let typed = "unexpected argument 'clq_0aZ' found, clq_, clq_1";
        check(
            CliFailure::Usage(typed.to_owned()),
            2,
            Some("{\"status\":null,\"error\":\"unexpected argument 'clq_…' found, clq_…, clq_…\"}"),
        );
    }

    #[test]
    fn what_a_service_says_cannot_steer_a_terminal() {
        let message = "\u{1b}[2J\u{9b}31m".to_owned();
        let told = "{\"status\":500,\"error\":\"\\u001b[2J\\u009b31m\"}";
        check(CliFailure::Refused { status: 500, message }, 1, Some(told));
    }
}
