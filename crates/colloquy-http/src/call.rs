//! What a handler is given.

use std::sync::Arc;

use colloquy_api::operations::Operation;
use colloquy_app::{App, Caller, Reservation};
use colloquy_domain::Fault;

use crate::body::Received;
use crate::input::Input;
use crate::problem::Problem;
use crate::visit::Visit;

/// A call of an operation by a caller whose key was good.
pub struct Call<'v> {
    visit: &'v Visit,
    operation: &'static Operation,
    caller: Caller,
    body: Option<Received>,
    fault: Option<Fault>,
}

impl<'v> Call<'v> {
    pub fn new(
        visit: &'v Visit,
        operation: &'static Operation,
        caller: Caller,
        body: Received,
        fault: Option<Fault>,
    ) -> Self {
        Call { visit, operation, caller, body: Some(body), fault }
    }

    pub fn app(&self) -> &App {
        &self.visit.service.app
    }

    pub fn shared_app(&self) -> &Arc<App> {
        &self.visit.service.app
    }

    /// Room for an answer of so many bytes among the large ones.
    pub async fn reserve(&self, bytes: usize) -> Result<Reservation, Problem> {
        let organization = self.caller.organization().id;
        Ok(self.app().large_answers.reserve(organization, bytes).await?)
    }

    /// Runs a use case that reads many rows on the threads for that.
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

    /// What the request says; its body can be taken once.
    pub fn input(&mut self) -> Input<'v> {
        let body = self.body.take().unwrap_or(Received::Ignored);
        Input::new(&self.visit.request, self.operation, body, self.fault.take())
    }
}
