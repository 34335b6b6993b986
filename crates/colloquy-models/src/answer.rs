//! An answer while it arrives.

use reqwest::Response;
use serde_json::Value;
use tokio::sync::SemaphorePermit;
use tokio::time::{Duration, Instant, timeout_at};

use crate::client::{RequestDeadlines, lost};
use crate::failure::ProviderFailure;
use crate::ledger::MeteredCall;
use crate::sse::EventReader;
use crate::wire::{ProviderProtocol, StopReason, StreamedPart, TokenCounts};

/// How long the usage is waited for, which comes after the last words.
const SETTLE_LIMIT: Duration = Duration::from_millis(500);

/// Dropping it ends the request.
pub struct ModelResponse<'c> {
    wire: &'c dyn ProviderProtocol,
    response: Option<Response>,
    events: EventReader,
    deadlines: RequestDeadlines,
    /// Words that have not been handed on.
    words: Option<String>,
    tokens: TokenCounts,
    end: Option<StopReason>,
    seat: Option<SemaphorePermit<'c>>,
}

impl<'c> ModelResponse<'c> {
    pub fn streamed(
        wire: &'c dyn ProviderProtocol,
        response: Response,
        deadlines: RequestDeadlines,
    ) -> Result<ModelResponse<'c>, ProviderFailure> {
        Ok(Self::of(wire, Some(response), deadlines, StreamedPart::default()))
    }

    pub fn whole(
        wire: &'c dyn ProviderProtocol,
        answer: &Value,
        deadlines: RequestDeadlines,
    ) -> Result<ModelResponse<'c>, ProviderFailure> {
        Ok(Self::of(wire, None, deadlines, wire.whole(answer)?))
    }

    fn of(
        wire: &'c dyn ProviderProtocol,
        response: Option<Response>,
        deadlines: RequestDeadlines,
        heard: StreamedPart,
    ) -> ModelResponse<'c> {
        ModelResponse {
            wire,
            response,
            events: EventReader::default(),
            deadlines,
            words: Some(heard.text).filter(|text| !text.is_empty()),
            tokens: heard.tokens,
            end: heard.end,
            seat: None,
        }
    }

    /// Keeps a seat until the answer is over.
    pub fn holding(mut self, seat: SemaphorePermit<'c>) -> ModelResponse<'c> {
        self.seat = Some(seat);
        self
    }

    /// Until the first words are there, or it is clear that there are none.
    pub async fn wait_for_words(&mut self, call: &mut MeteredCall) -> Result<(), ProviderFailure> {
        if self.words.is_none() {
            self.words = self.pull(call).await?;
        }
        call.tokens.learn(self.tokens);
        Ok(())
    }

    /// The next words; none when the answer is over.
    pub async fn next(&mut self, call: &mut MeteredCall) -> Result<Option<String>, ProviderFailure> {
        if let Some(words) = self.words.take() {
            return Ok(Some(words));
        }
        let by = self.deadlines.whole.min(Instant::now() + self.deadlines.between);
        timeout_at(by, self.pull(call)).await.unwrap_or(Err(ProviderFailure::Late))
    }

    /// Whether the model would have gone on.
    pub fn is_cut_short(&self) -> bool {
        self.end == Some(StopReason::CutShort)
    }

    /// Hears the usage, and lets the connection serve the next request. It takes a moment at most, and what goes wrong
    /// then is of no account: the words are there.
    pub async fn settle(&mut self, call: &mut MeteredCall) {
        let by = self.deadlines.whole.min(Instant::now() + SETTLE_LIMIT);
        let _ = timeout_at(by, async {
            loop {
                while let Some(event) = self.events.next() {
                    let heard = self.wire.event(&event).unwrap_or_default();
                    call.tokens.learn(heard.tokens);
                }
                if self.response.is_none() || self.receive().await.is_err() {
                    break;
                }
            }
        })
        .await;
    }

    async fn pull(&mut self, call: &mut MeteredCall) -> Result<Option<String>, ProviderFailure> {
        loop {
            if self.end.is_some() {
                return Ok(None);
            }
            let Some(event) = self.events.next() else {
                if self.response.is_none() {
                    return Err(ProviderFailure::Connection(
                        "the answer ended before it was complete".to_owned(),
                    ));
                }
                self.receive().await?;
                continue;
            };
            let heard = self.wire.event(&event)?;
            call.tokens.learn(heard.tokens);
            self.end = heard.end;
            if !heard.text.is_empty() {
                return Ok(Some(heard.text));
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
