//! The outermost layer, which every request passes before and after its handler.

use std::net::IpAddr;
use std::rc::Rc;
use std::time::Instant;

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_api::operations::HttpMethod;
use colloquy_domain::OrganizationId;
use colloquy_domain::ports::RateLimitStatus;
use tracing::Instrument;
use uuid::Uuid;

use crate::authentication::WithRateLimit;
use crate::body::receive;
use crate::body_limits::UnreadRequestBody;
use crate::client_address::client_address;
use crate::connection::HttpConnectionState;
use crate::idempotency::{self, IdempotencyHeader};
use crate::logged_path::logged_path;
use crate::problem::Problem;
use crate::reply::{LARGE_BYTES, SlicedBody};
use crate::request_context::RequestContext;
use crate::{HttpServiceState, WebPageRequest};
use crate::{cors, documents, mcp, media, routes};
use colloquy_api::MAX_BODY_BYTES;

pub async fn answer(
    service: web::Data<HttpServiceState>,
    request: HttpRequest,
    payload: web::Payload,
) -> HttpResponse {
    let connection = HttpConnectionState::of(&request).cloned();
    if let Some(connection) = &connection {
        connection.begin(&request).await;
    }
    let started = Instant::now();
    let is_crowded = connection.as_ref().is_some_and(|connection| connection.is_crowded());
    let max_bytes = (service.larger_bodies)(request.path()).unwrap_or(MAX_BODY_BYTES);
    let (payload, mut unread) = UnreadRequestBody::guard(&request, payload, max_bytes, is_crowded).await;
    let (id, now) = (service.app.ids.next(), service.app.clock.now());
    let address = client_address(&request, &service.settings.trusted_proxies);
    let origin = cors::allowed_origin(&service.settings.cors_origins, request.headers());
    let context = RequestContext { service, request, id, now };
    let versioned = is_versioned(context.request.path());
    let (verdict, organization) = match context.request.path() {
        _ if versioned => operation(&context, address, payload).await,
        mcp::PATH => Box::pin(mcp::answer(&context, address, payload)).await,
        _ => (Box::pin(answer_other(&context, address, payload)).await, None),
    };
    let WithRateLimit { window, outcome: mut response } = verdict;
    let is_found = response.status() != StatusCode::NOT_FOUND;
    if origin.is_some() && cors::is_preflight(&context.request) {
        response = HttpResponse::NoContent().finish();
    }
    let headers = response.headers_mut();
    context.service.common.set(headers, id, window, versioned);
    if let Some(origin) = origin {
        cors::allow(headers, origin);
    }
    log(&context, response.status(), is_found, organization, started);
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

fn finish(connection: Option<Rc<HttpConnectionState>>, response: &mut HttpResponse, has_unread_body: bool) {
    if let Some(connection) = connection {
        connection.finish(response, has_unread_body);
    }
}

fn is_versioned(path: &str) -> bool {
    path.strip_prefix("/v1").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

async fn operation(
    context: &RequestContext,
    address: Option<IpAddr>,
    payload: web::Payload,
) -> (WithRateLimit<HttpResponse>, Option<OrganizationId>) {
    let WithRateLimit { window, outcome } =
        context.service.authorize(&context.request, address, context.now).await;
    match outcome {
        Ok((operation, caller)) => {
            let organization = caller.organization().id;
            let headers = context.request.headers();
            let body = receive(operation.body, headers, payload).await;
            let key = IdempotencyHeader::of(operation, headers);
            let outcome = match idempotency::run(context, operation, caller, body, key).await {
                Ok(reply) => {
                    reserve_if_large(context, organization, operation.method, reply.into_response()).await
                }
                Err(problem) => context.refuse(&problem),
            };
            (WithRateLimit { window, outcome }, Some(organization))
        }
        Err(problem) => (WithRateLimit { window, outcome: context.refuse(&problem) }, None),
    }
}

/// Makes a large response to a read wait until there is memory for it. The response to a change is sent in any case.
async fn reserve_if_large(
    context: &RequestContext,
    organization: OrganizationId,
    method: HttpMethod,
    response: HttpResponse,
) -> HttpResponse {
    match response.body().size() {
        BodySize::Sized(length) if length > LARGE_BYTES as u64 && method == HttpMethod::Get => {
            Box::pin(reserve_memory(context, organization, response)).await
        }
        _ => response,
    }
}

async fn reserve_memory(
    context: &RequestContext,
    organization: OrganizationId,
    response: HttpResponse,
) -> HttpResponse {
    let (head, body) = response.into_parts();
    let bytes = match body.try_into_bytes() {
        Ok(bytes) => bytes,
        // The body holds a reservation already.
        Err(body) => return head.set_body(body),
    };
    match context.service.app.large_responses.reserve(organization, bytes.len()).await {
        Ok(reservation) => head.set_body(BoxBody::new(SlicedBody::of_whole(bytes, reservation))),
        Err(error) => context.refuse(&error.into()),
    }
}

async fn answer_other(
    context: &RequestContext,
    address: Option<IpAddr>,
    payload: web::Payload,
) -> WithRateLimit<HttpResponse> {
    let window = context.service.count_anonymous(address, context.now).await;
    let answered = routes::guarded(context, route_other(context, address, payload, window)).await;
    WithRateLimit { window, outcome: answered.unwrap_or_else(|problem| context.refuse(&problem)) }
}

/// Routes everything that is not an operation: documents, media and pages.
async fn route_other(
    context: &RequestContext,
    address: Option<IpAddr>,
    payload: web::Payload,
    window: RateLimitStatus,
) -> Result<HttpResponse, Problem> {
    let (service, path) = (&context.service, context.request.path());
    if let Some(response) = documents::answer(context).await {
        return Ok(response);
    }
    if let Some(media) = service.media.as_ref().filter(|_| path.starts_with(media::PATH)) {
        return Ok(media::answer(&**media, &context.request, context.now).await);
    }
    if let Some(pages) = &service.pages {
        let span = tracing::info_span!("page", request_id = %context.id);
        let visitor = WebPageRequest { request: context.request.clone(), payload, address, window };
        if let Some(page) = pages(visitor).instrument(span).await {
            return Ok(page);
        }
    }
    documents::static_document(context).ok_or(Problem::NoRoute)
}

/// Writes one access log line for each request. It omits the query, which may hold confidential data.
fn log(
    context: &RequestContext,
    status: StatusCode,
    is_found: bool,
    organization: Option<OrganizationId>,
    started: Instant,
) {
    // Written here, because the log would format them through several layers.
    let (mut id, mut owner) = (Uuid::encode_buffer(), Uuid::encode_buffer());
    let organization = organization.map(|id| &*id.uuid().hyphenated().encode_lower(&mut owner));
    tracing::info!(
        target: "colloquy::access",
        method = context.request.method().as_str(),
        path = logged_path(context.request.path(), is_found),
        status = status.as_u16(),
        duration_us = started.elapsed().as_micros() as u64,
        request_id = &*context.id.hyphenated().encode_lower(&mut id),
        organization,
    );
}
