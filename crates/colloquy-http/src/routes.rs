//! From the operation table to the handlers.

use std::future::Future;
use std::panic::AssertUnwindSafe;

use actix_web::{HttpMessage, HttpRequest, HttpResponse, Route, http, web};
use colloquy_api::operations::{Body, Method, OPERATIONS, Operation, OperationId};
use futures::FutureExt;
use uuid::Uuid;

use crate::Service;
use crate::access::Visit;
use crate::body::{Received, receive};
use crate::call::Call;
use crate::problem::{Occasion, Problem};
use crate::reply::Reply;
use crate::v1::interviews;

pub fn add(config: &mut web::ServiceConfig) {
    for operation in OPERATIONS {
        config.route(operation.path, route(operation));
    }
}

/// A row of the table without a handler does not compile.
fn route(operation: &'static Operation) -> Route {
    let method = match operation.method {
        Method::Get => http::Method::GET,
        Method::Post => http::Method::POST,
        Method::Patch => http::Method::PATCH,
    };
    let route = web::method(method);
    let body = operation.body;
    match operation.id {
        OperationId::CreateInterview => serve(route, body, interviews::create::create),
        OperationId::ListInterviews => serve(route, body, interviews::list::list),
        OperationId::GetInterview => serve(route, body, interviews::get::get),
        OperationId::UpdateInterview => serve(route, body, interviews::update::update),
        OperationId::RegenerateIntro => serve(route, body, interviews::regenerate::intro),
        OperationId::RegenerateFirstMessage => serve(route, body, interviews::regenerate::first_message),
        OperationId::ArchiveInterview => serve(route, body, interviews::archive::archive),
    }
}

fn serve<H, F>(route: Route, body: Body, handler: H) -> Route
where
    H: Fn(Call) -> F + Clone + 'static,
    F: Future<Output = Result<Reply, Problem>> + 'static,
{
    route.to(move |service: web::Data<Service>, request: HttpRequest, payload: web::Payload| {
        answer(service, request, payload, body, handler.clone())
    })
}

async fn answer<F: Future<Output = Result<Reply, Problem>>>(
    service: web::Data<Service>,
    request: HttpRequest,
    payload: web::Payload,
    body: Body,
    handler: impl Fn(Call) -> F,
) -> HttpResponse {
    let visit = request.extensions().get::<Visit>().cloned();
    let Some(Visit { request_id, caller: Some(caller) }) = visit else {
        return refuse(&service, &request, Uuid::nil(), &Problem::NoKey);
    };
    let body = match body {
        Body::Required => receive(request.headers(), payload).await,
        Body::Ignored => Received::Ignored,
    };
    let call = Call::new(service.clone(), request.clone(), caller, body);
    // A bug in one request must not take the connection's other requests with it.
    match AssertUnwindSafe(handler(call)).catch_unwind().await {
        Ok(Ok(reply)) => reply.into_response(),
        Ok(Err(problem)) => refuse(&service, &request, request_id, &problem),
        Err(_) => refuse(&service, &request, request_id, &Problem::Panicked),
    }
}

pub fn refuse(service: &Service, request: &HttpRequest, request_id: Uuid, problem: &Problem) -> HttpResponse {
    problem.render(&Occasion {
        method: request.method().as_str(),
        path: request.path(),
        base: service.app.links.base(),
        request_id,
        now: service.app.clock.now(),
    })
}
