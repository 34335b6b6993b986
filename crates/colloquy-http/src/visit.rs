use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_domain::Timestamp;
use uuid::Uuid;

use crate::Service;
use crate::problem::{Occasion, Problem};

/// A request while it is answered.
pub struct Visit {
    pub service: web::Data<Service>,
    pub request: HttpRequest,
    pub id: Uuid,
    pub now: Timestamp,
}

impl Visit {
    pub fn refuse(&self, problem: &Problem) -> HttpResponse {
        problem.render(&Occasion {
            method: self.request.method().as_str(),
            path: self.request.path(),
            base: self.service.app.links.base(),
            request_id: self.id,
            now: self.now,
        })
    }
}
