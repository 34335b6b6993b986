//! What a handler is given.

use colloquy_api::operations::Operation;
use colloquy_app::{App, Caller};
use colloquy_domain::Fault;

use crate::body::Received;
use crate::input::Input;
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

    pub fn caller(&self) -> &Caller {
        &self.caller
    }

    /// What the request says; its body can be taken once.
    pub fn input(&mut self) -> Input<'v> {
        let body = self.body.take().unwrap_or(Received::Ignored);
        Input::new(&self.visit.request, self.operation, body, self.fault.take())
    }
}
