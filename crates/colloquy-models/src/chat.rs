//! The seam between what is asked of a language model and where that model runs.

use async_trait::async_trait;

use crate::failure::ProviderFailure;
use crate::ledger::MeteredModelRequest;
use crate::wire::ChatRequest;

/// A language model that continues a chat: at a provider over HTTP, or inside this process.
#[async_trait]
pub trait ChatModel: Send + Sync {
    /// Asks for a response, and returns it once its first words have arrived. Dropping the future or the response
    /// cancels the request. A model that cannot begin in time fails as early as it knows, so that the caller has time
    /// for a fallback.
    async fn ask<'m>(
        &'m self,
        request: &ChatRequest<'_>,
        call: &mut MeteredModelRequest,
    ) -> Result<Box<dyn ChatResponse + 'm>, ProviderFailure>;

    /// Processes the instructions and messages of a request ahead of it, so that the next request that begins in the
    /// same way is answered sooner. It is a hint, which never fails. If no request is sent, the call does not count.
    async fn prepare(&self, request: &ChatRequest<'_>, call: &mut MeteredModelRequest);
}

/// A response while it arrives.
#[async_trait]
pub trait ChatResponse: Send {
    /// Returns the next words, or `None` at the end.
    async fn next(&mut self, call: &mut MeteredModelRequest) -> Result<Option<String>, ProviderFailure>;

    /// Returns whether the model stopped because of a length limit.
    fn is_cut_short(&self) -> bool;

    /// Waits briefly for what follows the last words, such as the usage.
    async fn await_usage(&mut self, call: &mut MeteredModelRequest);
}
