//! A model's response while it arrives.

use reqwest::Response;
use serde_json::Value;
use tokio::sync::SemaphorePermit;
use tokio::time::{Duration, Instant, timeout_at};

use crate::client::{AiProviderDeadlines, lost};
use crate::failure::ProviderFailure;
use crate::ledger::MeteredModelRequest;
use crate::sse::ServerSentEventReader;
use crate::wire::{GenerationEndReason, ModelResponsePart, ProviderCodec, TokenCounts};

/// How long to wait for the usage, which follows the last words.
const USAGE_TIMEOUT: Duration = Duration::from_millis(500);

/// A response that is being received. Dropping it cancels the request.
pub struct ModelResponse<'c> {
    wire: &'c dyn ProviderCodec,
    response: Option<Response>,
    events: ServerSentEventReader,
    deadlines: AiProviderDeadlines,
    /// Received words that [`ModelResponse::next`] has not returned yet.
    words: Option<String>,
    tokens: TokenCounts,
    end: Option<GenerationEndReason>,
    permit: Option<SemaphorePermit<'c>>,
}

impl<'c> ModelResponse<'c> {
    pub fn streamed(
        wire: &'c dyn ProviderCodec,
        response: Response,
        deadlines: AiProviderDeadlines,
    ) -> Result<ModelResponse<'c>, ProviderFailure> {
        Ok(Self::of(wire, Some(response), deadlines, ModelResponsePart::default()))
    }

    pub fn whole(
        wire: &'c dyn ProviderCodec,
        answer: &Value,
        deadlines: AiProviderDeadlines,
    ) -> Result<ModelResponse<'c>, ProviderFailure> {
        Ok(Self::of(wire, None, deadlines, wire.whole(answer)?))
    }

    fn of(
        wire: &'c dyn ProviderCodec,
        response: Option<Response>,
        deadlines: AiProviderDeadlines,
        part: ModelResponsePart,
    ) -> ModelResponse<'c> {
        ModelResponse {
            wire,
            response,
            events: ServerSentEventReader::default(),
            deadlines,
            words: Some(part.text).filter(|text| !text.is_empty()),
            tokens: part.tokens,
            end: part.end,
            permit: None,
        }
    }

    /// Holds a permit for as long as the response exists.
    pub fn holding(mut self, permit: SemaphorePermit<'c>) -> ModelResponse<'c> {
        self.permit = Some(permit);
        self
    }

    /// Waits until the first words arrive, or until the response ends without any.
    pub async fn wait_for_words(&mut self, call: &mut MeteredModelRequest) -> Result<(), ProviderFailure> {
        if self.words.is_none() {
            self.words = self.pull(call).await?;
        }
        call.tokens.learn(self.tokens);
        Ok(())
    }

    /// Returns the next words, or `None` at the end of the response.
    pub async fn next(&mut self, call: &mut MeteredModelRequest) -> Result<Option<String>, ProviderFailure> {
        if let Some(words) = self.words.take() {
            return Ok(Some(words));
        }
        let by = self.deadlines.whole.min(Instant::now() + self.deadlines.between);
        timeout_at(by, self.pull(call)).await.unwrap_or(Err(ProviderFailure::TimedOut))
    }

    /// Returns whether the model stopped because of a length limit.
    pub fn is_cut_short(&self) -> bool {
        self.end == Some(GenerationEndReason::CutShort)
    }

    /// Reads the usage and the rest of the response, so that the connection can be reused. This takes half a second at
    /// most. Errors are ignored, because all words have arrived.
    pub async fn await_usage(&mut self, call: &mut MeteredModelRequest) {
        let by = self.deadlines.whole.min(Instant::now() + USAGE_TIMEOUT);
        let _ = timeout_at(by, async {
            loop {
                while let Some(event) = self.events.next() {
                    let part = self.wire.event(&event).unwrap_or_default();
                    call.tokens.learn(part.tokens);
                }
                if self.response.is_none() || self.receive().await.is_err() {
                    break;
                }
            }
        })
        .await;
    }

    async fn pull(&mut self, call: &mut MeteredModelRequest) -> Result<Option<String>, ProviderFailure> {
        loop {
            if self.end.is_some() {
                return Ok(None);
            }
            let Some(event) = self.events.next() else {
                if self.response.is_none() {
                    return Err(ProviderFailure::Connection(
                        "the response ended before it was complete".to_owned(),
                    ));
                }
                self.receive().await?;
                continue;
            };
            let part = self.wire.event(&event)?;
            call.tokens.learn(part.tokens);
            self.end = part.end;
            if !part.text.is_empty() {
                return Ok(Some(part.text));
            }
        }
    }

    async fn receive(&mut self) -> Result<(), ProviderFailure> {
        let Some(response) = &mut self.response else { return Ok(()) };
        match response.chunk().await {
            Ok(Some(bytes)) => self.events.push(&bytes).map_err(ProviderFailure::Unusable),
            Ok(None) => {
                self.response = None;
                self.events.finish().map_err(ProviderFailure::Unusable)
            }
            Err(error) => {
                self.response = None;
                Err(ProviderFailure::Connection(lost(&error)))
            }
        }
    }
}
