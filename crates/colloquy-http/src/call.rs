//! The argument of a handler.

use std::sync::Arc;

use colloquy_api::cursor::ListOrderKey;
use colloquy_api::operations::Operation;
use colloquy_app::{App, Caller, ResponseMemoryReservation};
use colloquy_domain::ViolationReason;
use colloquy_domain::ids::{Id, IdKind};
use colloquy_domain::input::FromJson;
use colloquy_domain::ports::ListPageRequest;

use crate::body::ReceivedRequestBody;
use crate::input::RequestInputReader;
use crate::problem::Problem;
use crate::request_context::RequestContext;

/// A call of an operation by an authenticated caller.
pub struct OperationCall<'v> {
    context: &'v RequestContext,
    operation: &'static Operation,
    caller: Caller,
    body: Option<ReceivedRequestBody>,
    fault: Option<ViolationReason>,
}

impl<'v> OperationCall<'v> {
    pub fn new(
        context: &'v RequestContext,
        operation: &'static Operation,
        caller: Caller,
        body: ReceivedRequestBody,
        fault: Option<ViolationReason>,
    ) -> Self {
        OperationCall { context, operation, caller, body: Some(body), fault }
    }

    pub fn app(&self) -> &App {
        &self.context.service.app
    }

    pub fn shared_app(&self) -> &Arc<App> {
        &self.context.service.app
    }

    /// Reserves memory for a large response.
    pub async fn reserve(&self, bytes: usize) -> Result<ResponseMemoryReservation, Problem> {
        let organization = self.caller.organization().id;
        Ok(self.app().large_responses.reserve(organization, bytes).await?)
    }

    /// Runs a use case that reads many rows on the threads for bulk reads.
    pub async fn in_bulk<T, F>(&self, read: impl FnOnce(Arc<App>, Caller) -> F) -> Result<T, Problem>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Problem>> + Send + 'static,
    {
        self.app().bulk_reads.run(read(self.shared_app().clone(), self.caller.clone())).await
    }

    pub fn caller(&self) -> &Caller {
        &self.caller
    }

    /// Returns the input of the request. Its body can be taken only once.
    pub fn input(&mut self) -> RequestInputReader<'v> {
        let body = self.body.take().unwrap_or(ReceivedRequestBody::Ignored);
        RequestInputReader::new(&self.context.request, self.operation, body, self.fault.take())
    }

    /// Reads the `{id}` of the path.
    pub fn id<K: IdKind>(&mut self) -> Result<Id<K>, Problem> {
        let mut input = self.input();
        let id = input.id();
        input.all(id)
    }

    pub fn id_and_body<K: IdKind, B: FromJson>(&mut self) -> Result<(Id<K>, B), Problem> {
        let mut input = self.input();
        let (id, body) = (input.id(), input.body());
        input.all(id.zip(body))
    }

    pub fn id_and_optional_body<K: IdKind, B: FromJson + Default>(&mut self) -> Result<(Id<K>, B), Problem> {
        let mut input = self.input();
        let (id, body) = (input.id(), input.optional_body());
        input.all(id.zip(body))
    }

    pub fn id_and_page<K: IdKind, P: ListOrderKey>(
        &mut self,
    ) -> Result<(Id<K>, ListPageRequest<P>), Problem> {
        let mut input = self.input();
        let (id, page) = (input.id(), input.page());
        input.all(id.zip(page))
    }
}
