use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_domain::Timestamp;
use uuid::Uuid;

use crate::HttpServiceState;
use crate::problem::{Problem, ProblemContext};

/// The state of a request while it is handled.
pub struct RequestContext {
    pub service: web::Data<HttpServiceState>,
    pub request: HttpRequest,
    pub id: Uuid,
    pub now: Timestamp,
}

impl RequestContext {
    pub fn refuse(&self, problem: &Problem) -> HttpResponse {
        problem.render(&ProblemContext {
            method: self.request.method().as_str(),
            path: self.request.path(),
            base: self.service.app.links.base(),
            request_id: self.id,
            now: self.now,
        })
    }
}
