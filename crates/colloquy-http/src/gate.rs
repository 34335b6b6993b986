//! What happens to every request, before and after what it asks for.

use std::net::IpAddr;
use std::rc::Rc;
use std::time::Instant;

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_api::operations::Method;
use colloquy_domain::OrganizationId;
use colloquy_domain::ports::Window;
use tracing::Instrument;

use crate::access::Verdict;
use crate::body::receive;
use crate::client_address::client_address;
use crate::connection::Connection;
use crate::idempotency::{self, Key};
use crate::logged_path::logged_path;
use crate::problem::Problem;
use crate::reply::{LARGE_BYTES, Slices};
use crate::unread::Unread;
use crate::visit::Visit;
use crate::{Service, Visitor};
use crate::{cors, documents, mcp, media, routes};

pub async fn answer(
    service: web::Data<Service>,
    request: HttpRequest,
    payload: web::Payload,
) -> HttpResponse {
    let connection = Connection::of(&request).cloned();
    if let Some(connection) = &connection {
        connection.begin(&request).await;
    }
    let started = Instant::now();
    let is_crowded = connection.as_ref().is_some_and(|connection| connection.is_crowded());
    let (payload, mut unread) = Unread::guard(&request, payload, is_crowded).await;
    let (id, now) = (service.app.ids.next(), service.app.clock.now());
    let address = client_address(&request, &service.settings.trusted_proxies);
    let origin = cors::allowed_origin(&service.settings.cors_origins, request.headers());
    let visit = Visit { service, request, id, now };
    let versioned = is_versioned(visit.request.path());
    let (verdict, organization) = match visit.request.path() {
        _ if versioned => operation(&visit, address, payload).await,
        mcp::PATH => mcp::answer(&visit, address, payload).await,
        _ => (elsewhere_safely(&visit, address, payload).await, None),
    };
    let Verdict { window, outcome: mut response } = verdict;
    let is_found = response.status() != StatusCode::NOT_FOUND;
    if origin.is_some() && cors::is_preflight(&visit.request) {
        response = HttpResponse::NoContent().finish();
    }
    let headers = response.headers_mut();
    visit.service.common.set(headers, id, window, versioned);
    if let Some(origin) = origin {
        cors::allow(headers, origin);
    }
    log(&visit, response.status(), is_found, organization, started);
    match unread.remains(&response).await {
        true => {
            finish(connection, &mut response, true);
            unread.held_by(response)
        }
        false => {
            finish(connection, &mut response, false);
            response
        }
    }
}

fn finish(connection: Option<Rc<Connection>>, response: &mut HttpResponse, has_unread_body: bool) {
    if let Some(connection) = connection {
        connection.finish(response, has_unread_body);
    }
}

fn is_versioned(path: &str) -> bool {
    path.strip_prefix("/v1").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

async fn operation(
    visit: &Visit,
    address: Option<IpAddr>,
    payload: web::Payload,
) -> (Verdict<HttpResponse>, Option<OrganizationId>) {
    let Verdict { window, outcome } = visit.service.judge(&visit.request, address, visit.now).await;
    match outcome {
        Ok((operation, caller)) => {
            let organization = caller.organization().id;
            let headers = visit.request.headers();
            let body = receive(operation.body, headers, payload).await;
            let key = Key::of(operation, headers);
            let outcome = match idempotency::run(visit, operation, caller, body, key).await {
                Ok(reply) => held(visit, organization, operation.method, reply.into_response()).await,
                Err(problem) => visit.refuse(&problem),
            };
            (Verdict { window, outcome }, Some(organization))
        }
        Err(problem) => (Verdict { window, outcome: visit.refuse(&problem) }, None),
    }
}

/// What is read may be long, and has to wait for room until those who asked before have taken theirs. What was changed
/// is answered in any case.
async fn held(
    visit: &Visit,
    organization: OrganizationId,
    method: Method,
    response: HttpResponse,
) -> HttpResponse {
    match response.body().size() {
        BodySize::Sized(length) if length > LARGE_BYTES as u64 && method == Method::Get => {
            Box::pin(with_room(visit, organization, response)).await
        }
        _ => response,
    }
}

async fn with_room(visit: &Visit, organization: OrganizationId, response: HttpResponse) -> HttpResponse {
    let (head, body) = response.into_parts();
    let bytes = match body.try_into_bytes() {
        Ok(bytes) => bytes,
        // It holds its room already.
        Err(body) => return head.set_body(body),
    };
    match visit.service.app.large_answers.reserve(organization, bytes.len()).await {
        Ok(reservation) => head.set_body(BoxBody::new(Slices::of_whole(bytes, reservation))),
        Err(error) => visit.refuse(&error.into()),
    }
}

async fn elsewhere_safely(
    visit: &Visit,
    address: Option<IpAddr>,
    payload: web::Payload,
) -> Verdict<HttpResponse> {
    let window = visit.service.count_anonymous(address, visit.now).await;
    let answered = routes::guarded(visit, elsewhere(visit, address, payload, window)).await;
    Verdict { window, outcome: answered.unwrap_or_else(|problem| visit.refuse(&problem)) }
}

/// What is no operation: documents, media and pages.
async fn elsewhere(
    visit: &Visit,
    address: Option<IpAddr>,
    payload: web::Payload,
    window: Window,
) -> Result<HttpResponse, Problem> {
    let (service, path) = (&visit.service, visit.request.path());
    if let Some(response) = documents::answer(visit).await {
        return Ok(response);
    }
    if let Some(door) = service.door.as_ref().filter(|_| path.starts_with(media::PATH)) {
        return Ok(media::answer(&**door, &visit.request, visit.now).await);
    }
    if let Some(pages) = &service.pages {
        let span = tracing::info_span!("page", request_id = %visit.id);
        let visitor = Visitor { request: visit.request.clone(), payload, address, window };
        if let Some(page) = pages(visitor).instrument(span).await {
            return Ok(page);
        }
    }
    documents::lend(visit).ok_or(Problem::NoRoute)
}

/// One line for each request; its query is left out, for it may hold what is nobody's business.
fn log(
    visit: &Visit,
    status: StatusCode,
    is_found: bool,
    organization: Option<OrganizationId>,
    started: Instant,
) {
    tracing::info!(
        target: "colloquy::access",
        method = visit.request.method().as_str(),
        path = logged_path(visit.request.path(), is_found),
        status = status.as_u16(),
        duration_us = started.elapsed().as_micros() as u64,
        request_id = %visit.id,
        organization = organization.map(tracing::field::display),
    );
}
