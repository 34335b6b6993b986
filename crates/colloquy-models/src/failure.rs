//! What went wrong between this service and a provider, and what a caller is told of it.

use std::time::Duration;

use colloquy_domain::ports::GenerationError;
use reqwest::StatusCode;

use crate::settings::ApiKey;

/// How much of a provider's words is passed on.
const SHOWN_CHARACTERS: usize = 200;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProviderFailure {
    /// No connection, or it broke, or the answer ended before it was complete.
    Connection(String),
    /// More requests wait than may.
    Crowded,
    Late,
    Answered {
        status: StatusCode,
        words: String,
        retry_after: Option<Duration>,
    },
    /// An error that the provider told within an answer that had begun well.
    Told {
        words: String,
        passes: bool,
    },
    /// The model will not say anything to this.
    Declined,
    Unusable(String),
}

impl ProviderFailure {
    /// Whether the same request may go well when it is made again.
    pub fn passes(&self) -> bool {
        match self {
            ProviderFailure::Connection(_) => true,
            ProviderFailure::Answered { status, .. } => {
                status.is_server_error()
                    || matches!(*status, StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT)
            }
            ProviderFailure::Told { passes, .. } => *passes,
            ProviderFailure::Crowded
            | ProviderFailure::Late
            | ProviderFailure::Declined
            | ProviderFailure::Unusable(_) => false,
        }
    }

    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            ProviderFailure::Answered { retry_after, .. } => *retry_after,
            _ => None,
        }
    }

    /// A word for the log.
    pub fn outcome(&self) -> &'static str {
        match self {
            ProviderFailure::Connection(_) => "connection",
            ProviderFailure::Crowded => "crowded",
            ProviderFailure::Late => "late",
            ProviderFailure::Answered { .. } => "answered",
            ProviderFailure::Told { .. } => "told",
            ProviderFailure::Declined => "declined",
            ProviderFailure::Unusable(_) => "unusable",
        }
    }
}

impl From<ProviderFailure> for GenerationError {
    fn from(failure: ProviderFailure) -> Self {
        let passes = failure.passes();
        match failure {
            ProviderFailure::Connection(reason) => GenerationError::Unavailable { reason, retry_after: None },
            ProviderFailure::Crowded => GenerationError::Unavailable {
                reason: "too many requests wait for their turn".to_owned(),
                retry_after: None,
            },
            ProviderFailure::Late => GenerationError::Late,
            ProviderFailure::Answered { status, words, retry_after } => {
                let reason = if words.is_empty() {
                    format!("answer {}", status.as_u16())
                } else {
                    format!("answer {}: {words}", status.as_u16())
                };
                if passes {
                    GenerationError::Unavailable { reason, retry_after }
                } else {
                    GenerationError::Refused(reason)
                }
            }
            ProviderFailure::Told { words, .. } if passes => {
                GenerationError::Unavailable { reason: words, retry_after: None }
            }
            ProviderFailure::Told { words, .. } => GenerationError::Refused(words),
            // It is about these words and not about the provider: whoever provokes it must not be able to have the
            // provider skipped for everyone else.
            ProviderFailure::Declined => {
                GenerationError::Unusable("the model declines to answer this".to_owned())
            }
            ProviderFailure::Unusable(reason) => GenerationError::Unusable(reason),
        }
    }
}

/// A provider's words as they may be shown: on one line, short, and without the key.
pub fn quoted(words: &str, key: Option<&ApiKey>) -> String {
    let masked = match key {
        Some(key) => words.replace(key.reveal(), "***"),
        None => words.to_owned(),
    };
    let line: String =
        masked.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect::<String>();
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    // Some providers repeat a key in part, its beginning and its end.
    let line = line.split(' ').map(|word| if looks_like_key(word, key) { "***" } else { word });
    shortened(&line.collect::<Vec<_>>().join(" "), SHOWN_CHARACTERS)
}

fn looks_like_key(word: &str, key: Option<&ApiKey>) -> bool {
    const TELLING_CHARACTERS: usize = 6;
    let Some(key) = key.map(ApiKey::reveal) else { return false };
    let (Some(start), Some(end)) =
        (key.get(..TELLING_CHARACTERS), key.get(key.len().saturating_sub(TELLING_CHARACTERS)..))
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
