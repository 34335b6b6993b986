//! An answer while it arrives.

use reqwest::Response;
use serde_json::Value;
use tokio::sync::SemaphorePermit;
use tokio::time::{Duration, Instant, timeout_at};

use crate::client::{Deadlines, lost};
use crate::failure::Failure;
use crate::ledger::Call;
use crate::sse::EventReader;
use crate::wire::{End, Heard, Tokens, Wire};

/// How long the usage is waited for, which comes after the last words.
const SETTLE_LIMIT: Duration = Duration::from_millis(500);

/// Dropping it ends the request.
pub struct Answer<'c> {
    wire: &'c dyn Wire,
    response: Option<Response>,
    events: EventReader,
    deadlines: Deadlines,
    /// Words that have not been handed on.
    words: Option<String>,
    tokens: Tokens,
    end: Option<End>,
    seat: Option<SemaphorePermit<'c>>,
}

impl<'c> Answer<'c> {
    pub fn streamed(
        wire: &'c dyn Wire,
        response: Response,
        deadlines: Deadlines,
    ) -> Result<Answer<'c>, Failure> {
        Ok(Self::of(wire, Some(response), deadlines, Heard::default()))
    }

    pub fn whole(wire: &'c dyn Wire, answer: &Value, deadlines: Deadlines) -> Result<Answer<'c>, Failure> {
        Ok(Self::of(wire, None, deadlines, wire.whole(answer)?))
    }

    fn of(wire: &'c dyn Wire, response: Option<Response>, deadlines: Deadlines, heard: Heard) -> Answer<'c> {
        Answer {
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
    pub fn holding(mut self, seat: SemaphorePermit<'c>) -> Answer<'c> {
        self.seat = Some(seat);
        self
    }

    /// Until the first words are there, or it is clear that there are none.
    pub async fn wait_for_words(&mut self, call: &mut Call) -> Result<(), Failure> {
        if self.words.is_none() {
            self.words = self.pull(call).await?;
        }
        call.tokens.learn(self.tokens);
        Ok(())
    }

    /// The next words; none when the answer is over.
    pub async fn next(&mut self, call: &mut Call) -> Result<Option<String>, Failure> {
        if let Some(words) = self.words.take() {
            return Ok(Some(words));
        }
        let by = self.deadlines.whole.min(Instant::now() + self.deadlines.between);
        timeout_at(by, self.pull(call)).await.unwrap_or(Err(Failure::Late))
    }

    /// Whether the model would have gone on.
    pub fn is_cut_short(&self) -> bool {
        self.end == Some(End::CutShort)
    }

    /// Hears the usage, and lets the connection serve the next request. It takes a moment at most, and what goes wrong
    /// then is of no account: the words are there.
    pub async fn settle(&mut self, call: &mut Call) {
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

    async fn pull(&mut self, call: &mut Call) -> Result<Option<String>, Failure> {
        loop {
            if self.end.is_some() {
                return Ok(None);
            }
            let Some(event) = self.events.next() else {
                if self.response.is_none() {
                    return Err(Failure::Connection("the answer ended before it was complete".to_owned()));
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

    async fn receive(&mut self) -> Result<(), Failure> {
        let Some(response) = &mut self.response else { return Ok(()) };
        match response.chunk().await {
            Ok(Some(bytes)) => self.events.push(&bytes).map_err(Failure::Unusable),
            Ok(None) => {
                self.response = None;
                self.events.finish().map_err(Failure::Unusable)
            }
            Err(error) => {
                self.response = None;
                Err(Failure::Connection(lost(&error)))
            }
        }
    }
}
