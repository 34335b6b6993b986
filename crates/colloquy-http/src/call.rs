//! What a handler is given.

use actix_web::{HttpRequest, web};
use colloquy_app::{App, Caller};

use crate::Service;
use crate::body::Received;
use crate::input::Input;

/// A call of an operation by a caller whose key was good.
pub struct Call {
    service: web::Data<Service>,
    request: HttpRequest,
    caller: Caller,
    body: Option<Received>,
}

impl Call {
    pub fn new(service: web::Data<Service>, request: HttpRequest, caller: Caller, body: Received) -> Self {
        Call { service, request, caller, body: Some(body) }
    }

    pub fn app(&self) -> &App {
        &self.service.app
    }

    pub fn caller(&self) -> &Caller {
        &self.caller
    }

    /// What the request says; its body can be taken once.
    pub fn input(&mut self) -> Input<'_> {
        Input::new(&self.request, self.body.take().unwrap_or(Received::Ignored))
    }
}
