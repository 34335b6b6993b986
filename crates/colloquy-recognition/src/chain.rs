//! A fallback chain: several recognizers behind one.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Pcm, RecognitionError, RecognizedSpeech, Recognizer, SpeechUnavailable};
use colloquy_domain::text::Locale;
use colloquy_outbound::{CircuitBreaker, CircuitPolicy};

/// When a failing recognizer comes after all others, so that not every answer has to wait for it to fail. A single
/// failure may be a coincidence.
const CIRCUIT: CircuitPolicy = CircuitPolicy { failures: 2, pause: Duration::from_secs(30) };

/// Falls back to the next recognizer if one fails or does not know the language.
pub struct RecognizerChain {
    members: Vec<Member>,
}

struct Member {
    recognizer: Arc<dyn Recognizer>,
    circuit: CircuitBreaker,
}

impl Member {
    fn record_outcome(&self, answer: &Result<RecognizedSpeech, RecognitionError>) {
        match answer {
            Ok(_) => self.circuit.succeeded(),
            // A full queue is not a failure, and costs no time: the recognizer reports it at once.
            Err(RecognitionError::SpeechUnavailable(_) | RecognitionError::Crowded) => {}
            Err(RecognitionError::Failed(_)) => self.circuit.failed(),
        }
    }
}

impl RecognizerChain {
    pub fn new(recognizers: impl IntoIterator<Item = Arc<dyn Recognizer>>) -> Self {
        let member = |recognizer| Member { recognizer, circuit: CircuitBreaker::new(CIRCUIT) };
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
    fn supports(&self, locale: &Locale) -> Result<(), SpeechUnavailable> {
        let mut reason = SpeechUnavailable::NotThisLanguage;
        for member in &self.members {
            match member.recognizer.supports(locale) {
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
        self.supports(locale)?;
        let (failing, others): (Vec<&Member>, Vec<&Member>) =
            self.members.iter().partition(|member| member.circuit.is_open());
        let mut failure = None;
        for member in others.into_iter().chain(failing) {
            if member.recognizer.supports(locale).is_err() {
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
