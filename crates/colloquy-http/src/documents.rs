//! What is not an operation: health, and what machines read to find their way.

use actix_web::HttpResponse;
use actix_web::http::header::ContentType;
use actix_web::http::{Method, StatusCode};
use colloquy_app::AppError;
use serde_json::{Value, json};

use crate::cors;
use crate::problem::{self, Problem};
use crate::visit::Visit;

const ALIVE: &str = "/healthz";
const READY: &str = "/readyz";
const RESOURCE: &str = "/.well-known/oauth-protected-resource";
const DESCRIPTION: &str = "/openapi.json";
const PATHS: &[&str] = &[ALIVE, READY, RESOURCE, DESCRIPTION];

pub fn has(path: &str) -> bool {
    PATHS.contains(&path)
}

pub async fn answer(visit: &Visit) -> HttpResponse {
    let path = visit.request.path();
    if !matches!(*visit.request.method(), Method::GET | Method::HEAD) {
        return visit.refuse(&Problem::OtherMethod { allow: "GET, HEAD".to_owned() });
    }
    let mut response = match path {
        DESCRIPTION => description(visit),
        _ => match document(visit, path).await {
            Ok(document) => problem::json(StatusCode::OK, &document),
            Err(problem) => visit.refuse(&problem),
        },
    };
    cors::allow_any(response.headers_mut());
    response
}

fn description(visit: &Visit) -> HttpResponse {
    HttpResponse::Ok().content_type(ContentType::json()).body(visit.service.description.clone())
}

async fn document(visit: &Visit, path: &str) -> Result<Value, Problem> {
    match path {
        ALIVE => Ok(json!({ "status": "alive" })),
        // Whether the database can be reached.
        READY => {
            visit.service.app.storage.ping().await.map_err(AppError::from)?;
            Ok(json!({ "status": "ready" }))
        }
        // RFC 9728. There is no authorization server to name: keys are made by the organization.
        RESOURCE => Ok(json!({
            "resource": visit.service.app.links.base(),
            "resource_name": "Colloquy",
            "bearer_methods_supported": ["header"],
        })),
        _ => Err(Problem::NoRoute),
    }
}
