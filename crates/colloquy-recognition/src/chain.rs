//! Several recognizers as one.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Pcm, RecognitionError, RecognizedSpeech, Recognizer, SpeechUnavailable};
use colloquy_domain::text::Locale;
use tokio::time::Instant;

/// One failure may be a chance.
const FAILURES: u32 = 2;
/// For so long one that fails is asked after all others, so that not every answer waits for its failure.
const REST: Duration = Duration::from_secs(30);

/// Each is asked where the one before fails or does not know the language.
pub struct RecognizerChain {
    members: Vec<Member>,
}

struct Member {
    recognizer: Arc<dyn Recognizer>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// On end.
    failures: u32,
    rests_until: Option<Instant>,
}

impl Member {
    fn rests(&self) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.rests_until.is_some_and(|until| Instant::now() < until)
    }

    fn has_answered(&self, answer: &Result<RecognizedSpeech, RecognitionError>) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match answer {
            Ok(_) => *state = State::default(),
            // Being crowded is no fault, and is answered at once.
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

/// The better news of two.
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
            member.has_answered(&answer);
            match answer {
                Ok(recognized) => return Ok(recognized),
                Err(RecognitionError::Crowded) => failure = Some(RecognitionError::Crowded),
                Err(error) => {
                    tracing::warn!(%error, "a recognizer fails");
                    // One that is only crowded may understand it later.
                    failure = failure.filter(|known| *known == RecognitionError::Crowded).or(Some(error));
                }
            }
        }
        Err(failure.unwrap_or(RecognitionError::SpeechUnavailable(SpeechUnavailable::NotThisLanguage)))
    }
}

#[cfg(test)]
mod tests;
