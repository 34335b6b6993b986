//! What is not an operation: health, and what machines read to find their way.

use actix_web::HttpResponse;
use actix_web::http::{Method, StatusCode};
use colloquy_app::AppError;
use serde_json::{Value, json};

use crate::cors;
use crate::problem::{self, Problem};
use crate::visit::Visit;

const ALIVE: &str = "/healthz";
const READY: &str = "/readyz";
const RESOURCE: &str = "/.well-known/oauth-protected-resource";
const PATHS: &[&str] = &[ALIVE, READY, RESOURCE];

pub fn has(path: &str) -> bool {
    PATHS.contains(&path)
}

/// Those that tell what is the case at the moment, or a little of it.
pub async fn answer(visit: &Visit) -> HttpResponse {
    let made = match is_read(visit) {
        Ok(()) => document(visit, visit.request.path()).await,
        Err(problem) => Err(problem),
    };
    open(visit, made.map(|document| problem::json(StatusCode::OK, &document)))
}

/// Those of the library.
pub fn lend(visit: &Visit) -> Option<HttpResponse> {
    let document = visit.service.library.find(visit.request.path())?;
    Some(open(visit, is_read(visit).map(|()| document.answer(&visit.request))))
}

fn is_read(visit: &Visit) -> Result<(), Problem> {
    match *visit.request.method() {
        Method::GET | Method::HEAD => Ok(()),
        _ => Err(Problem::OtherMethod { allow: "GET, HEAD".to_owned() }),
    }
}

/// Pages of any origin may read them.
fn open(visit: &Visit, made: Result<HttpResponse, Problem>) -> HttpResponse {
    let mut response = made.unwrap_or_else(|problem| visit.refuse(&problem));
    cors::allow_any(response.headers_mut());
    response
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
            "resource_documentation": format!("{}/auth.md", visit.service.app.links.base()),
        })),
        _ => Err(Problem::NoRoute),
    }
}
