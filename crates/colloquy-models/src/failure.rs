//! The failures of requests to a provider, and the errors that callers get for them.

use std::time::Duration;

use colloquy_domain::ports::GenerationError;
use reqwest::StatusCode;

use crate::settings::ProviderApiKey;

/// The most characters of a provider's words that are passed on.
const SHOWN_CHARACTERS: usize = 200;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProviderFailure {
    /// The connection failed or was lost, or the response ended before it was complete.
    Connection(String),
    QueueFull,
    TimedOut,
    /// The provider returned an error status.
    ErrorStatus {
        status: StatusCode,
        words: String,
        retry_after: Option<Duration>,
    },
    /// The provider reported an error within a response that had begun successfully.
    Reported {
        words: String,
        is_transient: bool,
    },
    /// The model refuses to respond to this input.
    Declined,
    Unusable(String),
}

impl ProviderFailure {
    /// Returns whether a retry may succeed.
    pub fn is_transient(&self) -> bool {
        match self {
            ProviderFailure::Connection(_) => true,
            ProviderFailure::ErrorStatus { status, .. } => {
                status.is_server_error()
                    || matches!(*status, StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT)
            }
            ProviderFailure::Reported { is_transient, .. } => *is_transient,
            ProviderFailure::QueueFull
            | ProviderFailure::TimedOut
            | ProviderFailure::Declined
            | ProviderFailure::Unusable(_) => false,
        }
    }

    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            ProviderFailure::ErrorStatus { retry_after, .. } => *retry_after,
            _ => None,
        }
    }

    /// Returns the outcome for the log.
    pub fn outcome(&self) -> &'static str {
        match self {
            ProviderFailure::Connection(_) => "connection",
            ProviderFailure::QueueFull => "queueFull",
            ProviderFailure::TimedOut => "timeout",
            ProviderFailure::ErrorStatus { .. } => "errorStatus",
            ProviderFailure::Reported { .. } => "reported",
            ProviderFailure::Declined => "declined",
            ProviderFailure::Unusable(_) => "unusable",
        }
    }
}

impl From<ProviderFailure> for GenerationError {
    fn from(failure: ProviderFailure) -> Self {
        let is_transient = failure.is_transient();
        match failure {
            ProviderFailure::Connection(reason) => GenerationError::Unavailable { reason, retry_after: None },
            ProviderFailure::QueueFull => GenerationError::Unavailable {
                reason: "too many requests are waiting".to_owned(),
                retry_after: None,
            },
            ProviderFailure::TimedOut => GenerationError::Late,
            ProviderFailure::ErrorStatus { status, words, retry_after } => {
                let reason = if words.is_empty() {
                    format!("status {}", status.as_u16())
                } else {
                    format!("status {}: {words}", status.as_u16())
                };
                if is_transient {
                    GenerationError::Unavailable { reason, retry_after }
                } else {
                    GenerationError::Refused(reason)
                }
            }
            ProviderFailure::Reported { words, .. } if is_transient => {
                GenerationError::Unavailable { reason: words, retry_after: None }
            }
            ProviderFailure::Reported { words, .. } => GenerationError::Refused(words),
            // This concerns the input, not the provider. An invitee who provokes it must not be able to make the
            // service skip the provider for everyone else.
            ProviderFailure::Declined => {
                GenerationError::Unusable("the model declines to answer this".to_owned())
            }
            ProviderFailure::Unusable(reason) => GenerationError::Unusable(reason),
        }
    }
}

/// Makes a provider's words safe to show: on one line, short, and without the key.
pub fn quoted(words: &str, key: Option<&ProviderApiKey>) -> String {
    let masked = match key {
        Some(key) => words.replace(key.reveal(), "***"),
        None => words.to_owned(),
    };
    let line: String =
        masked.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect::<String>();
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    // Some providers repeat the beginning and the end of a key.
    let line = line.split(' ').map(|word| if looks_like_key(word, key) { "***" } else { word });
    shortened(&line.collect::<Vec<_>>().join(" "), SHOWN_CHARACTERS)
}

fn looks_like_key(word: &str, key: Option<&ProviderApiKey>) -> bool {
    const SHOWN_KEY_CHARACTERS: usize = 6;
    let Some(key) = key.map(ProviderApiKey::reveal) else { return false };
    let (Some(start), Some(end)) =
        (key.get(..SHOWN_KEY_CHARACTERS), key.get(key.len().saturating_sub(SHOWN_KEY_CHARACTERS)..))
    else {
        return false;
    };
    word.contains(start) || word.contains(end)
}

pub fn shortened(text: &str, characters: usize) -> String {
    match text.char_indices().nth(characters) {
        None => text.to_owned(),
        Some(_) => {
            let kept: String = text.chars().take(characters.saturating_sub(1)).collect();
            format!("{}…", kept.trim_end())
        }
    }
}

#[cfg(test)]
mod tests;
