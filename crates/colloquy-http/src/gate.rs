//! What happens to every request before and after its handler.

use std::time::Instant;

use actix_web::body::BoxBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpResponse, web};
use colloquy_domain::Timestamp;
use uuid::Uuid;

use crate::Service;
use crate::access::{Verdict, Visit};
use crate::client_address::client_address;
use crate::cors;
use crate::problem::{Occasion, Problem};

pub async fn gate(request: ServiceRequest, next: Next<BoxBody>) -> Result<ServiceResponse<BoxBody>, Error> {
    let started = Instant::now();
    let Some(service) = request.app_data::<web::Data<Service>>().cloned() else {
        return Ok(request.into_response(HttpResponse::InternalServerError().finish()));
    };
    let (request_id, now) = (service.app.ids.next(), service.app.clock.now());
    let address = client_address(&request, &service.settings.trusted_proxies);
    let versioned = is_versioned(request.path());
    let origin = cors::allowed_origin(&service.settings.cors_origins, request.headers());
    let verdict = if !versioned {
        Verdict { window: service.count_anonymous(address, now).await, outcome: Err(Problem::NoKey) }
    } else {
        service.judge(request.method().as_str(), request.path(), request.headers(), address, now).await
    };
    let caller = verdict.outcome.as_ref().ok().cloned();
    let organization = caller.as_ref().map(|caller| caller.organization().id);
    let mut response = match verdict.outcome {
        _ if origin.is_some() && cors::is_preflight(&request) => {
            request.into_response(HttpResponse::NoContent().finish())
        }
        Err(problem) if versioned => refuse(&service, request, &problem, request_id, now),
        _ => {
            request.extensions_mut().insert(Visit { request_id, caller });
            next.call(request).await?
        }
    };
    let headers = response.headers_mut();
    service.common.set(headers, request_id, verdict.window, versioned);
    if let Some(origin) = origin {
        cors::allow(headers, origin);
    }
    log(&response, request_id, organization, started);
    Ok(response)
}

fn is_versioned(path: &str) -> bool {
    path.strip_prefix("/v1").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

fn refuse(
    service: &Service,
    request: ServiceRequest,
    problem: &Problem,
    request_id: Uuid,
    now: Timestamp,
) -> ServiceResponse<BoxBody> {
    let response = problem.render(&Occasion {
        method: request.method().as_str(),
        path: request.path(),
        base: service.app.links.base(),
        request_id,
        now,
    });
    request.into_response(response)
}

/// One line for each request; its query is left out, for it may hold what is nobody's business.
fn log(
    response: &ServiceResponse<BoxBody>,
    request_id: Uuid,
    organization: Option<colloquy_domain::OrganizationId>,
    started: Instant,
) {
    let request = response.request();
    tracing::info!(
        target: "colloquy::access",
        method = request.method().as_str(),
        path = request.path(),
        status = response.status().as_u16(),
        duration_us = started.elapsed().as_micros() as u64,
        request_id = %request_id,
        organization = organization.map(tracing::field::display),
    );
}
