//! A fallback chain: several recognizers behind one.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Pcm, RecognitionError, RecognizedSpeech, Recognizer, SpeechUnavailable};
use colloquy_domain::text::Locale;
use tokio::time::Instant;

/// The failures in a row after which a recognizer rests. A single failure may be a coincidence.
const FAILURES: u32 = 2;
/// How long a failing recognizer comes after all others, so that not every answer has to wait for it to fail.
const REST: Duration = Duration::from_secs(30);

/// Falls back to the next recognizer if one fails or does not know the language.
pub struct RecognizerChain {
    members: Vec<Member>,
}

struct Member {
    recognizer: Arc<dyn Recognizer>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// In a row.
    failures: u32,
    rests_until: Option<Instant>,
}

impl Member {
    fn rests(&self) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.rests_until.is_some_and(|until| Instant::now() < until)
    }

    fn record_outcome(&self, answer: &Result<RecognizedSpeech, RecognitionError>) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match answer {
            Ok(_) => *state = State::default(),
            // A full queue is not a failure, and costs no time: the recognizer reports it at once.
            Err(RecognitionError::SpeechUnavailable(_) | RecognitionError::Crowded) => {}
            Err(RecognitionError::Failed(_)) => {
                state.failures = state.failures.saturating_add(1);
                if state.failures >= FAILURES {
                    state.rests_until = Some(Instant::now() + REST);
                }
            }
        }
    }
}

impl RecognizerChain {
    pub fn new(recognizers: impl IntoIterator<Item = Arc<dyn Recognizer>>) -> Self {
        let member = |recognizer| Member { recognizer, state: Mutex::default() };
        RecognizerChain { members: recognizers.into_iter().map(member).collect() }
    }
}

/// Returns the reason that leaves more hope of recognition later.
fn better(one: SpeechUnavailable, other: SpeechUnavailable) -> SpeechUnavailable {
    let rank = |reason| match reason {
        SpeechUnavailable::Fetching => 2,
        SpeechUnavailable::NotInstalled => 1,
        SpeechUnavailable::NotThisLanguage => 0,
    };
    if rank(other) > rank(one) { other } else { one }
}

#[async_trait]
impl Recognizer for RecognizerChain {
    fn knows(&self, locale: &Locale) -> Result<(), SpeechUnavailable> {
        let mut reason = SpeechUnavailable::NotThisLanguage;
        for member in &self.members {
            match member.recognizer.knows(locale) {
                Ok(()) => return Ok(()),
                Err(other) => reason = better(reason, other),
            }
        }
        Err(reason)
    }

    async fn recognize(
        &self,
        invitation: InvitationId,
        speech: &Pcm,
        locale: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError> {
        self.knows(locale)?;
        let (resting, awake): (Vec<&Member>, Vec<&Member>) =
            self.members.iter().partition(|member| member.rests());
        let mut failure = None;
        for member in awake.into_iter().chain(resting) {
            if member.recognizer.knows(locale).is_err() {
                continue;
            }
            let answer = member.recognizer.recognize(invitation, speech, locale).await;
            member.record_outcome(&answer);
            match answer {
                Ok(recognized) => return Ok(recognized),
                Err(RecognitionError::Crowded) => failure = Some(RecognitionError::Crowded),
                Err(error) => {
                    tracing::warn!(%error, "a recognizer failed; the next one is asked if there is one");
                    // A recognizer whose queue is full may succeed later, so its error is the one to report.
                    failure = failure.filter(|known| *known == RecognitionError::Crowded).or(Some(error));
                }
            }
        }
        Err(failure.unwrap_or(RecognitionError::SpeechUnavailable(SpeechUnavailable::NotThisLanguage)))
    }
}

#[cfg(test)]
mod tests;
