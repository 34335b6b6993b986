//! Documents that are not operations: health checks, discovery metadata, and the static documents.

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, HeaderValue};
use actix_web::http::{Method, StatusCode};
use colloquy_app::AppError;
use colloquy_domain::ports::{Storage, StorageError};
use serde_json::{Value, json};

use crate::problem::{self, Problem};
use crate::request_context::RequestContext;
use crate::{cors, mcp};

const ALIVE: &str = "/healthz";
const READY: &str = "/readyz";
pub const RESOURCE: &str = "/.well-known/oauth-protected-resource";
const MCP_RESOURCE: &str = "/.well-known/oauth-protected-resource/api/mcp";

/// How long caches may keep documents about the service, which change only with its version.
const KEPT: HeaderValue = HeaderValue::from_static("public, max-age=3600");

/// Returns a health check or metadata document, or `None` for any other path.
pub async fn answer(context: &RequestContext) -> Option<HttpResponse> {
    Some(open(context, document(context).await?))
}

/// Returns a static document.
pub fn static_document(context: &RequestContext) -> Option<HttpResponse> {
    let document = context.service.static_documents.find(context.request.path())?;
    Some(open(context, document.answer(&context.request)))
}

/// Makes a document readable for pages of any origin.
fn open(context: &RequestContext, document: HttpResponse) -> HttpResponse {
    let mut response = match *context.request.method() {
        Method::GET | Method::HEAD => document,
        _ if cors::is_preflight(&context.request) => HttpResponse::NoContent().finish(),
        _ => context.refuse(&Problem::OtherMethod { allow: "GET, HEAD".to_owned() }),
    };
    cors::allow_any(response.headers_mut());
    response
}

async fn document(context: &RequestContext) -> Option<HttpResponse> {
    let base = context.service.app.links.base();
    Some(match context.request.path() {
        ALIVE => problem::json(StatusCode::OK, &json!({ "status": "alive" })),
        READY => match ready(&*context.service.app.storage).await.map_err(AppError::from) {
            Ok(()) => problem::json(StatusCode::OK, &json!({ "status": "ready" })),
            Err(error) => context.refuse(&error.into()),
        },
        RESOURCE => problem::json(StatusCode::OK, &resource("Colloquy", base, "")),
        MCP_RESOURCE => problem::json(StatusCode::OK, &resource("Colloquy MCP server", base, mcp::PATH)),
        path => {
            let document = context.service.mcp.document(path)?;
            let mut response = HttpResponse::Ok();
            response.insert_header((CACHE_CONTROL, KEPT)).content_type(document.content_type);
            response.body(document.body)
        }
    })
}

/// Checks that the database responds and accepts writes. Anyone may call it any number of times, because the storage
/// limits how often the check writes.
async fn ready(storage: &dyn Storage) -> Result<(), StorageError> {
    storage.ping().await?;
    storage.check_writes().await
}

/// Returns the metadata of a protected resource (RFC 9728). It names no authorization server, because keys are issued
/// outside of OAuth.
fn resource(name: &str, base: &str, path: &str) -> Value {
    json!({
        "resource": format!("{base}{path}"),
        "resource_name": name,
        "bearer_methods_supported": ["header"],
        "resource_documentation": format!("{base}/auth.md"),
    })
}
