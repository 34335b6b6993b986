//! What is not an operation: health, and what machines read to find their way.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpMessage, HttpRequest, HttpResponse, web};
use serde_json::json;
use uuid::Uuid;

use crate::access::Visit;
use crate::problem::{self, Problem};
use crate::routes::refuse;
use crate::{Service, cors};

pub fn add(config: &mut web::ServiceConfig) {
    let page = |path: &str| web::resource(path.to_owned()).default_service(web::to(other_method));
    let documents = [
        page("/healthz").route(web::get().to(alive)).route(web::head().to(alive)),
        page("/readyz").route(web::get().to(ready)).route(web::head().to(ready)),
        page("/.well-known/oauth-protected-resource")
            .route(web::get().to(protected_resource))
            .route(web::head().to(protected_resource)),
    ];
    for document in documents {
        config.service(document);
    }
}

async fn alive() -> HttpResponse {
    problem::json(StatusCode::OK, &json!({ "status": "alive" }))
}

/// Whether the database can be reached.
async fn ready(service: web::Data<Service>, request: HttpRequest) -> HttpResponse {
    match service.app.storage.ping().await {
        Ok(()) => problem::json(StatusCode::OK, &json!({ "status": "ready" })),
        Err(error) => refuse(&service, &request, request_id(&request), &Problem::App(error.into())),
    }
}

/// RFC 9728. There is no authorization server to name: keys are made by the organization.
async fn protected_resource(service: web::Data<Service>) -> HttpResponse {
    let document = json!({
        "resource": service.app.links.base(),
        "resource_name": "Colloquy",
        "bearer_methods_supported": ["header"],
    });
    let mut response = problem::json(StatusCode::OK, &document);
    cors::allow_any(response.headers_mut());
    response
}

async fn other_method(service: web::Data<Service>, request: HttpRequest) -> HttpResponse {
    let problem = Problem::OtherMethod { allow: "GET, HEAD".to_owned() };
    refuse(&service, &request, request_id(&request), &problem)
}

pub async fn nothing_here(service: web::Data<Service>, request: HttpRequest) -> HttpResponse {
    let mut response = refuse(&service, &request, request_id(&request), &Problem::NoRoute);
    response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    response
}

fn request_id(request: &HttpRequest) -> Uuid {
    request.extensions().get::<Visit>().map_or(Uuid::nil(), |visit| visit.request_id)
}
