//! What is not an operation: health, and what machines read to find their way.

use actix_web::HttpResponse;
use actix_web::http::{Method, StatusCode};
use serde_json::json;

use crate::cors;
use crate::gate::Visit;
use crate::problem::{self, Problem};

pub async fn answer(visit: &Visit) -> HttpResponse {
    let document = match visit.request.path() {
        "/healthz" => Ok(json!({ "status": "alive" })),
        // Whether the database can be reached.
        "/readyz" => match visit.service.app.storage.ping().await {
            Ok(()) => Ok(json!({ "status": "ready" })),
            Err(error) => Err(Problem::App(error.into())),
        },
        // RFC 9728. There is no authorization server to name: keys are made by the organization.
        "/.well-known/oauth-protected-resource" => Ok(json!({
            "resource": visit.service.app.links.base(),
            "resource_name": "Colloquy",
            "bearer_methods_supported": ["header"],
        })),
        _ => return visit.refuse(&Problem::NoRoute),
    };
    if !matches!(*visit.request.method(), Method::GET | Method::HEAD) {
        return visit.refuse(&Problem::OtherMethod { allow: "GET, HEAD".to_owned() });
    }
    let mut response = match document {
        Ok(document) => problem::json(StatusCode::OK, &document),
        Err(problem) => visit.refuse(&problem),
    };
    cors::allow_any(response.headers_mut());
    response
}
